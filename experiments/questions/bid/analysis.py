"""Asks a bidder for a call: what each candidate leads to, what the chosen one shows, and the report of both."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from agent.calls.network import bidding_network
from agent.players.bidding.bidder import BiddingView, CallCandidate, CallDecision
from agent.players.bidding.net import OWN_SYSTEM
from agent.players.bidding.outcomes import bid_out, frequent_contracts, likely_layouts, reader_of
from agent.registry import BidderSpec
from ddsolver.deal import hand_to_pbn
from experiments.questions.explain.analysis import Players, ShownCall, explain_json, shown_by_auction
from experiments.questions.explain.notes import note_of_last_call
from experiments.show.table import Column, Table

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
    shown = tuple(shown_by_auction(view.auction, view.vulnerability, Players(view.systems(OWN_SYSTEM))))
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


def bid_text(explained: ExplainedCall) -> str:
    """Return what the calls so far show, the candidates, and the reason for the choice in two lines."""
    view, decision = explained.view, explained.decision
    lines = [each.line for each in explained.so_far]
    lines.append(f"{view.seat.name.title()} has {hand_to_pbn(view.hand)}: {decision.call}")
    lines += _why(explained)
    if decision.candidates:
        columns = [Column("call", words=True), Column("probability")]
        if decision.layouts:
            columns.append(Column("IMPs"))
        columns.append(Column("leads to", words=True))
        rows = tuple(_row(each, searched=decision.layouts > 0) for each in decision.candidates)
        lines += ["", Table(tuple(columns), rows).to_text()]
    return "\n".join(lines)


def bid_json(explained: ExplainedCall) -> dict[str, object]:
    """Return the decision, its reasons and what the calls show as values for JSON."""
    return call_json(explained.view, explained.decision) | {
        "why": _why(explained),
        "shows": explained.note or "",
        "auction": explain_json(explained.so_far)["calls"],
    }


def call_json(view: BiddingView, decision: CallDecision) -> dict[str, object]:
    """Return a decision as values for JSON."""
    return {
        "seat": str(view.seat),
        "hand": hand_to_pbn(view.hand),
        "call": str(decision.call),
        "candidates": [
            {
                "call": str(each.call),
                "probability": each.probability,
                "gain": each.gain if decision.layouts else None,
                "error": each.error if decision.layouts else None,
                "leads_to": dict(each.leads_to),
            }
            for each in decision.candidates
        ],
        "layouts": decision.layouts,
        "effective": decision.effective,
        "remark": decision.remark,
    }


def _why(explained: ExplainedCall) -> list[str]:
    """Return the reason for the call, and what it shows if the bidder's calls have our meanings."""
    return [_reason(explained), *([] if explained.note is None else [_meaning(explained)])]


def _reason(explained: ExplainedCall) -> str:
    decision = explained.decision
    if decision.remark:
        return decision.remark
    chosen = decision.candidates[0] if decision.candidates else None
    if chosen is None:
        return f"a call of the {explained.bidder}"
    likeliest = max(decision.candidates, key=lambda each: each.probability)
    if not decision.layouts:
        # People would make it less often: the network that bids learned from results, and is surer than they are.
        return f"the network makes this call with a probability of {100 * chosen.probability:.0f} %"
    if chosen is not likeliest:
        return (
            f"it wins {chosen.gain:.1f} IMPs over {likeliest.call}, the likeliest call, in {decision.layouts} layouts"
        )
    return f"the likeliest call; no other wins enough over it in {decision.layouts} layouts"


def _meaning(explained: ExplainedCall) -> str:
    """Return what the call shows to the others, and the contract that it most often leads to."""
    shows = f"it shows {explained.note}" if explained.note else "it shows nothing new"
    chosen = explained.decision.candidates[:1]
    leads = [contract for each in chosen for contract, _ in each.leads_to[:1]]
    if not leads:
        return shows
    return f"{shows}; most often {'all pass' if leads[0] == 'Pass' else f'{leads[0]} is the contract'}"


def _row(each: CallCandidate, *, searched: bool) -> tuple[str, ...]:
    row = [str(each.call), f"{100 * each.probability:.0f} %"]
    if searched:
        row.append("" if not each.error and not each.gain else f"{each.gain:+.1f} ± {2 * each.error:.1f}")
    return (*row, ", ".join(f"{contract} {100 * share:.0f} %" for contract, share in each.leads_to))
