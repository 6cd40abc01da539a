"""What `declarer whist` finds, as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ddsolver.whist import Side, SuitDeal, Value, best_lead, deal_value, suit_value, tricks
from ddsolver.whist.conjectures import Findings
from ddsolver.whist.valuation import LONGEST, value_bounds


@dataclass(frozen=True)
class WhistAnalysis:
    """A symmetric deal of two-person whist, solved."""

    deal: tuple[SuitDeal, ...]
    values: tuple[str, ...]
    """The value of each suit."""

    total: str
    """The value of the deal."""

    tricks: dict[Side, int]
    """Tricks that West takes, by who leads."""

    leads: dict[Side, tuple[int, int]]
    """A best lead for each player: the suit's place in the deal and the rank."""

    @property
    def size(self) -> int:
        """Tricks in all."""
        return sum(suit.size for suit in self.deal)


def analyse(deal: Sequence[SuitDeal]) -> WhistAnalysis:
    """Solve a deal.

    :raises WhistError: if it has several suits and one is too long for its value to be known.
    """
    alone = sum(suit.size > 0 for suit in deal) == 1
    values = [_value_text(suit, alone) for suit in deal]
    return WhistAnalysis(
        tuple(deal),
        tuple(values),
        next(value for suit, value in zip(deal, values, strict=True) if suit.size) if alone else str(deal_value(deal)),
        {side: tricks(deal, side) for side in Side},
        {side: best_lead(deal, side) for side in Side},
    )


def _value_text(suit: SuitDeal, alone: bool) -> str:
    """The value of a suit; of a long one that is by itself possibly only the halves around it."""
    lower, upper = value_bounds(suit)
    if alone and lower != upper and suit.size > LONGEST:
        return f"between {Value(lower)} and {Value(upper)}"
    return str(suit_value(suit))


def analysis_json(analysis: WhistAnalysis) -> dict[str, object]:
    """The analysis; suits are numbered from 0."""
    return {
        "suits": [
            {"west": suit.text(Side.WEST), "east": suit.text(Side.EAST), "value": value}
            for suit, value in zip(analysis.deal, analysis.values, strict=True)
        ],
        "value": analysis.total,
        "tricks": {str(side): tricks for side, tricks in analysis.tricks.items()},
        "lead": {
            str(side): {"suit": place, "card": analysis.deal[place].card(rank)}
            for side, (place, rank) in analysis.leads.items()
        },
    }


def analysis_text(analysis: WhistAnalysis) -> str:
    """The analysis: a line a suit, the sum, a line for each leader."""
    rows = [("West", "East", "Value")]
    for suit, value in zip(analysis.deal, analysis.values, strict=True):
        rows.append((suit.text(Side.WEST) or "-", suit.text(Side.EAST) or "-", value))
    if len(analysis.deal) > 1:
        rows.append(("", "", analysis.total))
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    lines = [f"{west:<{widths[0]}}  {east:<{widths[1]}}  {value}" for west, east, value in rows]
    return "\n".join([*lines, "", *(_leader_line(analysis, side) for side in Side)])


def _leader_line(analysis: WhistAnalysis, leader: Side) -> str:
    place, rank = analysis.leads[leader]
    suit = analysis.deal[place]
    of_suit = f" of suit {place + 1}" if len(analysis.deal) > 1 else ""
    tricks = f"West takes {analysis.tricks[leader]} of {analysis.size}"
    return f"{leader.name.title()} leads: {tricks}; a best lead is the {suit.card(rank)}{of_suit}"


def findings_json(findings: Findings) -> dict[str, object]:
    """What was found of the conjectures: how many deals, the deals against each, how many deals have each value."""
    return {
        "size": findings.size,
        "deals": findings.deals,
        "against": {
            "12.2": [str(deal) for deal in findings.against_exits],
            "12.3": [str(deal) for deal in findings.against_fractions],
            "12.4": [str(deal) for deal in findings.against_hold_ups],
        },
        "ace_hold_ups": findings.ace_hold_ups,
        "values": {str(value): count for value, count in findings.values.items()},
    }


def findings_text(findings: Findings) -> str:
    """What was found of the conjectures, a line each."""
    claims = {
        "12.2, an exit behind k stoppers has the number k": findings.against_exits,
        "12.3, fractions are 1/2^k, 1 - 1/2^k, 3/8 or 5/8": findings.against_fractions,
        "12.4, only the ace is ever held up": findings.against_hold_ups,
    }
    lines = [f"All {findings.deals} suits of {findings.size} cards each; {len(findings.values)} values"]
    for claim, against in claims.items():
        verdict = f"fails on {len(against)}, the first {against[0]}" if against else "holds"
        lines.append(f"  {claim}: {verdict}")
    lines.append(f"  suits whose ace may have to be held up: {findings.ace_hold_ups}")
    return "\n".join(lines)
