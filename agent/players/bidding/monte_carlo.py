"""A bidder that bids each candidate to the end in sampled layouts, and solves the contracts double dummy."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from agent.calls.contract_scores import ContractBatch
from agent.calls.network import network_of
from agent.players.bidding.bidder import BiddingView, CallDecision
from agent.players.bidding.net import candidates_of
from agent.players.bidding.outcomes import bid_out, frequent_contracts, likely_layouts
from agent.players.bidding.settings import MonteCarloBidderSettings
from agent.rules.imps import imps_of
from ddsolver.cards import Seat, Strain
from ddsolver.deal import Deal
from ddsolver.position import Position
from ddsolver.solver import Solver

_MOST = 4
"""The largest number of candidates."""
_FEWEST = 10.0
"""With a smaller effective sample, the first choice stays."""


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
        layouts, effective = likely_layouts(self._network, view, self._settings.layouts, self._generator)
        if effective < _FEWEST:
            remark = f"only {effective:.0f} effective layouts explain the calls, so there was no search"
            return CallDecision(candidates[0].call, candidates, 0, effective, remark)
        contracts = bid_out(self._network, view, [each.call for each in candidates], layouts, self._generator)
        scores = self._scores(contracts, layouts, view)
        differences = imps_of(scores - scores[0])
        gains = differences.mean(axis=1)
        errors = differences.std(axis=1, ddof=1) / np.sqrt(len(layouts))
        judged = [
            replace(each, gain=float(gain), error=float(error), leads_to=frequent_contracts(contracts[place]))
            for place, (each, gain, error) in enumerate(zip(candidates, gains, errors, strict=True))
        ]
        best = int(gains.argmax())
        if gains[best] < max(self._settings.margin, 2 * errors[best]):
            best = 0
        chosen = judged.pop(best)
        return CallDecision(chosen.call, (chosen, *judged), len(layouts), effective)

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
