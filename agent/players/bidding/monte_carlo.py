"""A bidder that bids each candidate to the end in sampled layouts, and solves the contracts double dummy."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from agent.calls.contract_scores import ContractBatch
from agent.calls.legality import CALLS, call_number
from agent.calls.many_auctions import AuctionBatch
from agent.calls.network import CallNetwork
from agent.knowledge.belief import effective_size, systematic
from agent.knowledge.likely_deals import draw_likely_deals
from agent.players.bidding.bidder import BiddingView, CallCandidate, CallDecision
from agent.players.bidding.net import OWN_SYSTEM, candidates_of, network_of
from agent.players.bidding.settings import MonteCarloBidderSettings
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.rules.imps import imps_of
from ddsolver.cards import Seat, Strain
from ddsolver.deal import Deal
from ddsolver.position import Position
from ddsolver.solver import Solver

_MOST = 4
"""The largest number of candidates."""
_DRAWN = 16
"""For each layout of the search, this number of deals is drawn and weighed."""
_FEWEST = 10.0
"""With a smaller effective sample, the first choice stays."""
_TEMPERATURE = 1.5
"""The network reads the calls of others at this temperature, because it is surer than they are."""


@dataclass(frozen=True, slots=True)
class _Calls:
    """The calls of a hand as evidence (`agent.knowledge.likely_deals.Reading`)."""

    network: CallNetwork
    seat: Seat
    view: BiddingView

    def log_likelihood(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        view = self.view
        systems = view.systems(OWN_SYSTEM)
        return self.network.log_likelihood(hands, self.seat, view.auction, view.vulnerability, systems)


class MonteCarloBidder:
    """A bidder that leaves the network's first choice for a call that wins IMPs over it in likely layouts."""

    def __init__(self, settings: MonteCarloBidderSettings, generator: np.random.Generator) -> None:
        self._settings = settings
        self._generator = generator
        self._network = network_of(settings.weights)
        self._solver = Solver()

    def call(self, view: BiddingView) -> CallDecision:
        """Return a decision: without a search if only one call is likely."""
        candidates = candidates_of(self._network, view, self._settings.least)[:_MOST]
        if len(candidates) == 1:
            return CallDecision(candidates[0].call, candidates)
        layouts, effective = self._layouts(view)
        if effective < _FEWEST:
            remark = f"only {effective:.0f} effective layouts explain the calls, so there was no search"
            return CallDecision(candidates[0].call, candidates, 0, effective, remark)
        contracts = self._bid_out(view, candidates, layouts)
        scores = self._scores(contracts, layouts, view)
        differences = imps_of(scores - scores[0])
        gains = differences.mean(axis=1)
        errors = differences.std(axis=1, ddof=1) / np.sqrt(len(layouts))
        judged = [
            replace(each, gain=float(gain), error=float(error), leads_to=_frequent(contracts[place]))
            for place, (each, gain, error) in enumerate(zip(candidates, gains, errors, strict=True))
        ]
        best = int(gains.argmax())
        if gains[best] < max(self._settings.margin, 2 * errors[best]):
            best = 0
        chosen = judged.pop(best)
        return CallDecision(chosen.call, (chosen, *judged), len(layouts), effective)

    def _layouts(self, view: BiddingView) -> tuple[NDArray[np.int64], float]:
        """Return layouts that the calls make likely, int64 (n, 4), and the effective size of the draw."""
        network = replace(self._network, temperature=_TEMPERATURE)
        held = [view.hand if seat is view.seat else None for seat in Seat]
        heard = min(len(view.auction.calls), 3)
        others = [view.auction.seat_of(len(view.auction.calls) - 1 - age) for age in range(heard)]
        readings = {seat: _Calls(network, seat, view) for seat in others}
        number = self._settings.layouts
        drawn = draw_likely_deals(held, readings, _DRAWN * number, self._generator)
        if drawn is None:
            return np.empty((0, 4), dtype=np.int64), 0.0
        deals, weights = drawn
        chosen = systematic(weights / weights.sum(), number, self._generator)
        return deals[chosen], effective_size(weights)

    def _bid_out(
        self, view: BiddingView, candidates: tuple[CallCandidate, ...], layouts: NDArray[np.int64]
    ) -> list[ContractBatch]:
        """Return the contracts after each candidate in all layouts, if all go on with their first choices."""
        calls = [call_number(call) for call in view.auction.calls]
        start = AuctionBatch.one(view.auction.dealer, calls, view.vulnerability, view.systems(OWN_SYSTEM))
        number, width = len(candidates), len(layouts)
        tables = BiddingTables(
            start.taken(np.zeros(number * width, dtype=np.int64)),
            np.tile(np.arange(width), number),
            np.zeros((number * width, 2), dtype=np.int64),
            np.zeros((number * width, 2)),
        )
        made = np.repeat([call_number(each.call) for each in candidates], width)
        tables.auctions.call(np.arange(number * width), made)
        tables.bid_out([HandParts.of(self._network, layouts)], self._generator)
        bid = tables.auctions.contracts()
        return [
            ContractBatch(*(values[place * width :][:width] for values in (bid.bid, bid.declarer, bid.doubled)))
            for place in range(number)
        ]

    def _scores(
        self, contracts: list[ContractBatch], layouts: NDArray[np.int64], view: BiddingView
    ) -> NDArray[np.int64]:
        """Return the points of the viewer's side, int64 (candidates, layouts); each question is solved once."""
        tricks = np.zeros((len(layouts), 4, 5), dtype=np.int8)
        for row, layout in enumerate(layouts):
            north, east, south, west = map(int, layout)
            deal = Deal((north, east, south, west))
            asked = {(int(each.declarer[row]), int(each.strain[row])) for each in contracts if each.bid[row] >= 0}
            for declarer, strain in sorted(asked, key=lambda pair: pair[::-1]):
                position = Position(deal, Strain(strain), Seat(declarer).left)
                tricks[row, declarer, strain] = 13 - self._solver.tricks(position)
        vulnerable = np.tile(view.vulnerability.sides, (len(layouts), 1))
        points = np.array([each.scores(tricks, vulnerable) for each in contracts])
        return points if view.seat.is_north_south else -points


def _frequent(contracts: ContractBatch) -> tuple[tuple[str, float], ...]:
    """Return the three most frequent contracts and their shares."""
    texts = Counter(
        "Pass" if bid < 0 else f"{CALLS[bid]}{Seat(declarer)}{'x' * doubled}"
        for bid, declarer, doubled in zip(contracts.bid, contracts.declarer, contracts.doubled, strict=True)
    )
    return tuple((text, times / texts.total()) for text, times in texts.most_common(3))
