"""What calls lead to: likely layouts of the hidden hands, in which a network bids on for all four seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import AuctionBatch, ContractBatch
from agent.calls.network import CallNetwork, without_system
from agent.knowledge.belief import effective_size, systematic
from agent.knowledge.evidence.calls import HeardCalls, heard_calls
from agent.knowledge.likely_deals import draw_likely_deals
from agent.knowledge.view import View
from agent.players.bidding.bidder import BiddingView
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.rules.auction import CALLS, Call, call_number
from agent.rules.contract import Contract
from agent.rules.imps import imps_of
from ddsolver.cards import Seat, Strain
from ddsolver.deal import Deal
from ddsolver.position import Position
from ddsolver.solver import Solver

_DRAWN = 16
"""For each layout, this number of deals is drawn and weighed."""
_TEMPERATURE = 1.5
"""The network that bids reads the calls of others at this temperature, because it is surer than they are."""


def calls_heard(reader: CallNetwork, view: BiddingView) -> HeardCalls:
    """Return how ``reader`` reads the calls of the other seats."""
    unknown = Contract(1, Strain.NOTRUMP, view.seat)
    before = View.at_table(view.seat, unknown, view.vulnerability, view.auction, {view.seat: view.hand}, ())
    return heard_calls(before, reader, view.systems)


def likely_layouts(
    reader: CallNetwork, view: BiddingView, number: int, generator: np.random.Generator
) -> tuple[NDArray[np.int64], float]:
    """Return layouts that the calls make likely, int64 (n, 4), and the Kish effective size of the draw.

    ``reader`` reads the calls of the other seats. There are ``number`` layouts, or none if no hand drawn is possible.
    """
    held = [view.hand if seat is view.seat else None for seat in Seat]
    heard = calls_heard(reader, view)
    # The small networks propose hands in a third of the time; the large ones weigh the deals.
    drawn = draw_likely_deals(held, heard.rough.likely, _DRAWN * number, generator, heard.log_likelihood)
    if drawn is None:
        return np.empty((0, 4), dtype=np.int64), 0.0
    deals, weights = drawn
    chosen = systematic(weights / weights.sum(), number, generator)
    return deals[chosen], effective_size(weights)


def bid_out(
    network: CallNetwork,
    view: BiddingView,
    candidates: Sequence[Call],
    layouts: NDArray[np.int64],
    generator: np.random.Generator,
) -> list[ContractBatch]:
    """Return the contracts after each candidate in all layouts, int64 (n, 4), if all make first choices from there.

    The viewer's side keeps to the system of the network.
    """
    calls = [call_number(call) for call in view.auction.calls]
    start = AuctionBatch.one(view.auction.dealer, calls, view.vulnerability, view.systems)
    number, width = len(candidates), len(layouts)
    tables = BiddingTables(
        start.taken(np.zeros(number * width, dtype=np.int64)),
        np.tile(np.arange(width), number),
        np.tile(np.arange(2) ^ view.seat % 2, (number * width, 1)),
        np.zeros((number * width, 2)),
    )
    made = np.repeat([call_number(call) for call in candidates], width)
    tables.auctions.call(np.arange(number * width), made)
    own = HandParts.of(network, layouts)
    # The opponents keep to no system that is known.
    tables.bid_out([own, replace(own, network=without_system(network), bound=None)], generator)
    bid = tables.auctions.contracts()
    return [
        ContractBatch(*(values[place * width :][:width] for values in (bid.bid, bid.declarer, bid.doubled)))
        for place in range(number)
    ]


@cache
def reader_of(network: CallNetwork) -> CallNetwork:
    """Return a network that bids as a reader of others' calls."""
    return network.at_temperature(_TEMPERATURE)


@dataclass(frozen=True, slots=True)
class Outcomes:
    """What candidate calls lead to in the same layouts."""

    contracts: list[ContractBatch]
    """The contracts of each candidate."""
    points: NDArray[np.int64]
    """The double-dummy points of the viewer's side, int64 (candidates, layouts); 0 where all reach one contract."""
    effective: float
    """The Kish effective number of layouts, since a likely one may have been drawn several times."""

    def gains(self, over: int = 0) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return the mean IMPs of each candidate over the one at place ``over``, and their standard errors.

        Both are float64 (candidates,).
        """
        differences = imps_of(self.points - self.points[over])
        return differences.mean(axis=1), differences.std(axis=1, ddof=1) / np.sqrt(self.effective)

    def made(self, seat: Seat) -> list[float]:
        """Return how often the most frequent contract of each candidate makes, from 0 to 1, for the viewer's ``seat``.

        Only the layouts count in which the candidates reach different contracts; without one, it is 0.
        """
        reached = np.array([(each.bid, each.declarer, each.doubled) for each in self.contracts])
        differ = (reached != reached[0]).any(axis=(0, 1))
        shares = []
        for own, points in zip(reached, self.points, strict=True):
            contracts, places, times = np.unique(own, axis=1, return_inverse=True, return_counts=True)
            most = int(times.argmax())
            sign = 1 if contracts[1, most] % 2 == seat % 2 else -1
            among = differ & (places.ravel() == most)
            shares.append(float((sign * points[among] > 0).mean()) if among.any() else 0.0)
        return shares


def outcomes_of(
    network: CallNetwork,
    view: BiddingView,
    candidates: Sequence[Call],
    layouts: NDArray[np.int64],
    generator: np.random.Generator,
    solver: Solver,
) -> Outcomes:
    """Return the outcomes of candidates in layouts, int64 (n, 4), if the network bids on.

    Each declarer and strain is solved once a layout, if the candidates reach different contracts in it.
    """
    contracts = bid_out(network, view, candidates, layouts, generator)
    tricks = np.zeros((len(layouts), 4, 5), dtype=np.int8)
    reached = np.array([(each.bid, each.declarer, each.doubled) for each in contracts])
    differ = (reached != reached[0]).any(axis=(0, 1))
    for row in np.flatnonzero(differ):
        north, east, south, west = map(int, layouts[row])
        deal = Deal((north, east, south, west))
        asked = {(int(each.declarer[row]), int(each.strain[row])) for each in contracts if each.bid[row] >= 0}
        for declarer, strain in sorted(asked, key=lambda pair: pair[::-1]):
            position = Position(deal, Strain(strain), Seat(declarer).left)
            tricks[row, declarer, strain] = 13 - solver.tricks(position)
    vulnerable = np.tile(view.vulnerability.sides, (len(layouts), 1))
    points = np.array([each.scores(tricks, vulnerable) for each in contracts]) * differ
    copies = np.unique(layouts, axis=0, return_counts=True)[1].astype(np.float64)
    return Outcomes(contracts, points if view.seat.is_north_south else -points, effective_size(copies))


def frequent_contracts(contracts: ContractBatch) -> tuple[tuple[str, float], ...]:
    """Return the three most frequent contracts, such as ``4SN``, and their shares; ``Pass`` if all passed."""
    texts = Counter(
        "Pass" if bid < 0 else f"{CALLS[bid]}{Seat(declarer)}{'x' * doubled}"
        for bid, declarer, doubled in zip(contracts.bid, contracts.declarer, contracts.doubled, strict=True)
    )
    return tuple((text, times / texts.total()) for text, times in texts.most_common(3))
