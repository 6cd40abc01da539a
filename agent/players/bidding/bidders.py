"""The bidders of this package: the likeliest call of a network, a search from there, and given calls."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import get_args

import numpy as np

from agent.calls.network import DEFAULT_SYSTEM, NO_SYSTEM, CallNetwork, NetworkName, network_of
from agent.calls.system.automaton import bidding_system
from agent.calls.system.file import system_names
from agent.errors import PlayerError
from agent.one_thread import one_thread
from agent.options import Settings, Text, one_of, option, real_number, whole_number
from agent.players.bidding.bidder import BiddingView, CallCandidate, CallDecision
from agent.players.bidding.outcomes import calls_heard, frequent_contracts, likely_layouts, outcomes_of, reader_of
from agent.rules.auction import CALLS, Action, parse_call
from ddsolver.solver import Solver


def _known_system(name: str) -> str:
    """Return the name of a system of this package or of a file, or ``none``, if there is such a system, without faults.

    Those of this package are not loaded for that: every command would, which only checks the default.

    :raises PlayerError: if there is none, or its file has a fault.
    """
    if name not in _KNOWN_SYSTEMS:
        bidding_system(name)
    return name


_KNOWN_SYSTEMS = (NO_SYSTEM, *system_names())
_SYSTEM = Text(f"{', '.join(_KNOWN_SYSTEMS)} or a file *.toml is needed", _known_system)


@dataclass(frozen=True, kw_only=True)
class NetSettings(Settings):
    """Which network bids, and the system that it keeps to."""

    network: NetworkName = option(
        "learned",
        one_of(get_args(NetworkName)),
        "the network: the one that learned from results, or the one that imitates other bidders",
        formerly="weights",
    )
    system: str = option(DEFAULT_SYSTEM, _SYSTEM, "the system that its calls keep to", baseline=NO_SYSTEM)


@dataclass(frozen=True, kw_only=True)
class MonteCarloBidderSettings(NetSettings):
    """How a bidder searches."""

    layouts: int = option(
        32, whole_number(2, 10_000), "number of layouts in which each candidate is bid to the end", baseline=24
    )
    least: float = option(
        0.05,
        real_number("a number from 0.001 to 0.5", 0.001, 0.5),
        "calls that are at least this likely are candidates",
    )
    margin: float = option(
        1.0,
        real_number("a number of IMPs from 0 to 24", 0, 24),
        "it leaves the first choice only for a call that gains this many IMPs and its standard error",
    )


@dataclass(frozen=True, kw_only=True)
class ScriptSettings(Settings):
    """The calls of a bidder that follows a script."""

    calls: str = option("", Text(), "its calls in order, such as '1S Pass'; after them, it passes")


_SHOWN = 0.02
"""Calls at least this likely are shown as candidates."""


class NetBidder:
    """A bidder without search; the same view always gives the same call."""

    def __init__(self, settings: NetSettings, _generator: np.random.Generator) -> None:
        self.settings = settings
        self.network = network_of(settings.network, settings.system)

    @one_thread()
    def call(self, view: BiddingView) -> CallDecision:
        """Return the network's likeliest call."""
        candidates = candidates_of(self.network, view, _SHOWN)
        return CallDecision(candidates[0].call, candidates)


def candidates_of(network: CallNetwork, view: BiddingView, least: float) -> tuple[CallCandidate, ...]:
    """Return the likeliest call and those with the probability ``least``, from the likeliest down."""
    logs = network.log_probabilities(np.array([view.hand]), view.auction, view.vulnerability, view.systems)[0]
    shares = np.exp(logs)
    order = np.argsort(-shares, kind="stable")
    return tuple(
        CallCandidate(CALLS[number], float(shares[number]))
        for place, number in enumerate(order)
        if place == 0 or shares[number] >= least
    )


class ScriptBidder:
    """A bidder that makes its given calls in order, and passes after them; each auction begins with the first call.

    :raises AuctionError: if the script has a word that is no call.
    """

    def __init__(self, settings: ScriptSettings, _generator: np.random.Generator) -> None:
        self._calls = [parse_call(word) for word in settings.calls.split()]

    def call(self, view: BiddingView) -> CallDecision:
        """Return the next call of the script.

        :raises PlayerError: if it is not legal.
        """
        number = len(view.auction.calls) // 4
        call = self._calls[number] if number < len(self._calls) else Action.PASS
        if not view.auction.is_legal(call):
            raise PlayerError(f"call {number + 1} of the script, {call}, is not legal after {view.auction}")
        return CallDecision(call)


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
        if gains[best] < max(self._settings.margin, errors[best]):
            best = 0
        chosen = judged.pop(best)
        return CallDecision(chosen.call, (chosen, *judged), len(layouts), effective, ignored)
