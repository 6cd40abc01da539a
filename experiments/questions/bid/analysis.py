"""Asks a bidder for a call: what each candidate leads to, what the chosen one shows, and the report of both."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace

import numpy as np

from agent.players.bidding.bidder import BiddingView, CallCandidate, CallDecision
from agent.players.bidding.outcomes import bid_out, frequent_contracts, likely_layouts
from agent.registry import BidderSpec
from agent.rules.auction import Call
from ddsolver.deal import hand_to_pbn
from experiments.questions.explain.analysis import ShownCall, explain_json, shown_by_auction
from experiments.questions.explain.notes import note_of_last_call
from experiments.questions.explain.players import Players
from experiments.questions.judge.calls import CallJudge, ComparedCalls, compare_calls, rival_of
from experiments.show.table import Column, Table, fields_json

_COMPARING = 1
"""What the seed of the layouts in which calls are compared has besides that of the bidder."""
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
    compared: ComparedCalls | None
    """The call that somebody would make in its place, beside it; None if no other call comes near."""


def explained_call(view: BiddingView, bidder: BidderSpec, seed: int, other: Call | None = None) -> ExplainedCall:
    """Return a bidder's call, with the contracts that the candidates lead to, beside ``other``.

    A bidder with a search knows these contracts. For others, the bidding network finishes the auction in layouts that
    the calls so far make likely; if there is none, the contracts are unknown. Without ``other``, the call is compared
    with the likeliest other candidate, if one comes near.

    :raises PlayerError: if the bidder has no legal call.
    :raises AuctionError: if ``other`` is not legal.
    """
    if other is not None:
        view.auction.call(other)
    decision, judge = bidder.make(np.random.SeedSequence(seed)).call(view), CallJudge.of_bidder(bidder)
    if not all(each.leads_to for each in decision.candidates):
        decision = _with_contracts(judge, view, decision, np.random.default_rng(seed))
    if other is None and decision.candidates:
        rivals = [each.call for each in decision.candidates[1:]]
        other = rivals[0] if rivals else rival_of(judge, view, decision.call)
    generator = np.random.default_rng([seed, _COMPARING])
    compared = None if other in (None, decision.call) else compare_calls(judge, view, other, decision.call, generator)
    shown = tuple(shown_by_auction(view.auction, view.vulnerability, Players(view.systems)))
    made = view.auction.call(decision.call)
    note = note_of_last_call(made, view.vulnerability) if bidder.is_built_in else None
    return ExplainedCall(view, decision, shown, bidder.name, note, compared)


def _with_contracts(
    judge: CallJudge, view: BiddingView, decision: CallDecision, generator: np.random.Generator
) -> CallDecision:
    layouts, _ = likely_layouts(judge.reader, view, _LAYOUTS, generator)
    if not len(layouts):
        return decision
    contracts = bid_out(judge.network, view, [each.call for each in decision.candidates], layouts, generator)
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
        "compared": None if explained.compared is None else _compared_json(explained.compared),
        "auction": explain_json(explained.so_far)["calls"],
    }


def _compared_json(compared: ComparedCalls) -> dict[str, object]:
    return fields_json(compared, "call", "imps", "error", "layouts") | {
        "because": None if compared.fact is None else asdict(compared.fact),
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
    if explained.compared is not None:
        return explained.compared.verdict
    if not decision.candidates:
        return f"a call of the {explained.bidder}"
    # People would make it less often: the network that bids learned from results, and is surer than they are.
    return f"the network makes this call with a probability of {100 * decision.candidates[0].probability:.0f} %"


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
