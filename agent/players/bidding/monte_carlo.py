"""A bidder that bids each candidate to the end in sampled layouts, and solves the contracts double dummy."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from agent.calls.network import network_of
from agent.one_thread import one_thread
from agent.players.bidding.bidder import BiddingView, CallDecision
from agent.players.bidding.net import candidates_of
from agent.players.bidding.outcomes import calls_heard, frequent_contracts, likely_layouts, outcomes_of, reader_of
from agent.players.bidding.settings import MonteCarloBidderSettings
from ddsolver.solver import Solver

_MOST = 4
"""The largest number of candidates."""
FEWEST = 10.0
"""With a smaller effective sample, the first choice stays."""


class MonteCarloBidder:
    """A bidder that leaves the network's first choice for a call that wins IMPs over it in likely layouts."""

    def __init__(self, settings: MonteCarloBidderSettings, generator: np.random.Generator) -> None:
        self._settings = settings
        self._generator = generator
        self._network = network_of(settings.network, settings.system)
        self._reader = reader_of(self._network)
        self._solver = Solver()

    @one_thread()
    def call(self, view: BiddingView) -> CallDecision:
        """Return a decision: without a search if only one call is likely."""
        candidates = candidates_of(self._network, view, self._settings.least)[:_MOST]
        if len(candidates) == 1:
            return CallDecision(candidates[0].call, candidates)
        layouts, effective = likely_layouts(self._reader, view, self._settings.layouts, self._generator)
        ignored = calls_heard(self._reader, view).remark
        if effective < FEWEST:
            few = f"only {effective:.0f} effective layouts explain the calls, so there was no search"
            return CallDecision(candidates[0].call, candidates, 0, effective, "; ".join(filter(None, [ignored, few])))
        calls = [each.call for each in candidates]
        outcomes = outcomes_of(self._network, view, calls, layouts, self._generator, self._solver)
        gains, errors = outcomes.gains()
        judged = [
            replace(each, gain=float(gain), error=float(error), leads_to=frequent_contracts(reached))
            for each, gain, error, reached in zip(candidates, gains, errors, outcomes.contracts, strict=True)
        ]
        best = int(gains.argmax())
        if gains[best] < max(self._settings.margin, 2 * errors[best]):
            best = 0
        chosen = judged.pop(best)
        return CallDecision(chosen.call, (chosen, *judged), len(layouts), effective, ignored)
