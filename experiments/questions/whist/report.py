"""Results of `declarer whist`: the analysis of a deal, and tests of the conjectures, as text and as JSON."""

from __future__ import annotations

from ddsolver.whist import Side
from ddsolver.whist.conjectures import Findings
from ddsolver.whist.unequal import SUITS, HigherCards, Suits
from experiments.questions.whist.analysis import WhistAnalysis
from experiments.show.board import counted
from experiments.show.table import Column, Table


def analysis_json(analysis: WhistAnalysis) -> dict[str, object]:
    """Return the analysis as JSON; suits are numbered from 0."""
    return {
        "suits": [
            {"west": suit.hand_text(Side.WEST), "east": suit.hand_text(Side.EAST), "value": value}
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
    """Return the analysis as text: a line for each suit, the sum of the values, and a line for each leader."""
    columns = tuple(Column(name, words=True) for name in ("West", "East", "Value"))
    rows = [
        (suit.hand_text(Side.WEST) or "-", suit.hand_text(Side.EAST) or "-", value)
        for suit, value in zip(analysis.deal, analysis.values, strict=True)
    ]
    if len(analysis.deal) > 1:
        rows.append(("", "", analysis.total))
    table = Table(columns, tuple(rows)).to_text()
    return "\n".join([table, "", *(_leader_line(analysis, side) for side in Side)])


def _leader_line(analysis: WhistAnalysis, leader: Side) -> str:
    place, rank = analysis.leads[leader]
    suit = analysis.deal[place]
    of_suit = f" of suit {place + 1}" if len(analysis.deal) > 1 else ""
    tricks = f"West takes {analysis.tricks[leader]} of {analysis.size}"
    return f"{leader.name.title()} leads: {tricks}; a best lead is the {suit.card(rank)}{of_suit}"


def findings_json(findings: Findings) -> dict[str, object]:
    """Return the test of the conjectures as JSON; ``against`` has the counterexamples to each conjecture."""
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
    """Return the test of the conjectures as text, with a line for each conjecture."""
    claims = {
        "12.2, an exit behind k stoppers has the number k": findings.against_exits,
        "12.3, fractions are 1/2^k, 1 - 1/2^k, 3/8 or 5/8": findings.against_fractions,
        "12.4, only the ace is ever held up": findings.against_hold_ups,
    }
    lines = [f"All {findings.deals} suits of {findings.size} cards each; {len(findings.values)} values"]
    for claim, against in claims.items():
        verdict = f"fails on {counted(len(against), 'suit')}, first on {against[0]}" if against else "holds"
        lines.append(f"  {claim}: {verdict}")
    lines.append(f"  suits whose ace may have to be held up: {findings.ace_hold_ups}")
    return "\n".join(lines)


def unequal_json(found: HigherCards) -> dict[str, object]:
    """Return the test of conjecture 7.2 as JSON; ``against`` has the counterexamples."""
    return {
        "size": found.size,
        "deals": found.deals,
        "comparisons": found.comparisons,
        "against": [
            {"deal": list(deal), "with_a_higher_card": list(higher), "leader": str(leader)}
            for deal, higher, leader in found.against
        ],
        "costly_leads": [list(deal) for deal in found.costly_leads],
    }


def unequal_text(found: HigherCards) -> str:
    """Return the test of conjecture 7.2 as text, with a line for each form of the conjecture."""
    cards = counted(found.size, "card")
    lines = [
        f"All {found.deals} deals of up to {SUITS} suits with {cards} in each hand; {found.comparisons} comparisons"
    ]
    higher = "holds"
    if found.against:
        deal, better, leader = found.against[0]
        first = f"{_dealt(deal)}, with a higher card {_dealt(better)}, {leader.name.title()} leads"
        higher = f"fails {counted(len(found.against), 'time')}, first on {first}"
    costly = "holds"
    if found.costly_leads:
        costly = f"fails on {counted(len(found.costly_leads), 'deal')}, first on {_dealt(found.costly_leads[0])}"
    return "\n".join(
        [
            *lines,
            f"  7.2, a higher card is at least as good as a lower one: {higher}",
            f"  the same in other words, the lead costs at most one trick: {costly}",
        ]
    )


def _dealt(deal: Suits) -> str:
    return " ".join(deal)
