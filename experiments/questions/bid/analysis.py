"""Asks a bidder for a call, and finds what each candidate leads to and what the chosen call shows."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from agent.calls.network import bidding_network
from agent.players.bidding.bidder import BiddingView, CallDecision
from agent.players.bidding.net import OWN_SYSTEM
from agent.players.bidding.outcomes import bid_out, frequent_contracts, likely_layouts, reader_of
from agent.registry import BidderSpec
from experiments.questions.explain.analysis import ShownCall, shown_by_auction
from experiments.questions.explain.notes import note_of_last_call

_LAYOUTS = 100
"""The number of layouts in which the candidates of a bidder without a search are bid to the end."""


@dataclass(frozen=True, slots=True)
class ExplainedCall:
    """A bidder's decision, what it rests on, and what it shows."""

    view: BiddingView
    decision: CallDecision
    """The decision; each candidate has the contracts that it leads to."""
    so_far: tuple[ShownCall, ...]
    """What each call of the auction so far shows."""
    bidder: str
    """The name of the bidder."""
    note: str | None
    """What the chosen call shows (`experiments.questions.explain.notes`): empty if nothing new, None if unknown."""


def explained_call(view: BiddingView, bidder: BidderSpec, seed: int) -> ExplainedCall:
    """Return a bidder's call, with the contracts that the candidates lead to.

    A bidder with a search knows these contracts. For others, the bidding network finishes the auction in layouts that
    the calls so far make likely; if there is none, the contracts are unknown.

    :raises PlayerError: if the bidder has no legal call.
    """
    decision = bidder.make(np.random.SeedSequence(seed)).call(view)
    if not all(each.leads_to for each in decision.candidates):
        decision = _with_contracts(view, decision, np.random.default_rng(seed))
    shown = tuple(shown_by_auction(view.auction, view.vulnerability, view.systems(OWN_SYSTEM)))
    made = view.auction.call(decision.call)
    note = note_of_last_call(made, view.vulnerability) if bidder.is_built_in else None
    return ExplainedCall(view, decision, shown, bidder.name, note)


def _with_contracts(view: BiddingView, decision: CallDecision, generator: np.random.Generator) -> CallDecision:
    network = bidding_network()
    layouts, _ = likely_layouts(reader_of(network), view, _LAYOUTS, generator)
    if not len(layouts):
        return decision
    contracts = bid_out(network, view, [each.call for each in decision.candidates], layouts, generator)
    candidates = (
        replace(each, leads_to=frequent_contracts(reached))
        for each, reached in zip(decision.candidates, contracts, strict=True)
    )
    return replace(decision, candidates=tuple(candidates))
