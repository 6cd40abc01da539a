"""The report of `declarer bid`."""

from __future__ import annotations

from agent.players.bidding.bidder import BiddingView, CallCandidate, CallDecision
from ddsolver.deal import hand_to_pbn
from experiments.questions.explain.analysis import ShownCall
from experiments.show.table import Column, Table


def bid_text(view: BiddingView, decision: CallDecision, shown: tuple[ShownCall, ...]) -> str:
    """Return what the calls so far show, the candidates, and the reason for the choice."""
    lines = [each.line for each in shown]
    lines.append(f"{view.seat.name.title()} has {hand_to_pbn(view.hand)}: {decision.call}")
    lines.append(_reason(decision))
    if len(decision.candidates) > 1:
        columns = [Column("call", words=True), Column("probability")]
        if decision.layouts:
            columns += [Column("IMPs"), Column("leads to", words=True)]
        rows = tuple(_row(each, searched=decision.layouts > 0) for each in decision.candidates)
        lines += ["", Table(tuple(columns), rows).to_text()]
    return "\n".join(lines)


def bid_json(view: BiddingView, decision: CallDecision, shown: tuple[ShownCall, ...]) -> dict[str, object]:
    """Return the decision as values for JSON."""
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
        "auction": [{"seat": str(each.seat), "call": each.call, "words": each.words} for each in shown],
    }


def _reason(decision: CallDecision) -> str:
    if decision.remark:
        return decision.remark
    chosen = decision.candidates[0] if decision.candidates else None
    if chosen is None:
        return "a call of the script"
    likeliest = max(decision.candidates, key=lambda each: each.probability)
    if not decision.layouts:
        return f"{100 * chosen.probability:.0f} % of players with such a hand make this call, says the network"
    if chosen is not likeliest:
        return (
            f"it wins {chosen.gain:.1f} IMPs over {likeliest.call}, the likeliest call, in {decision.layouts} layouts"
        )
    return f"the likeliest call; no other wins enough over it in {decision.layouts} layouts"


def _row(each: CallCandidate, *, searched: bool) -> tuple[str, ...]:
    row = (str(each.call), f"{100 * each.probability:.0f} %")
    if not searched:
        return row
    gain = "" if not each.error and not each.gain else f"{each.gain:+.1f} ± {2 * each.error:.1f}"
    return (*row, gain, ", ".join(f"{contract} {100 * share:.0f} %" for contract, share in each.leads_to))
