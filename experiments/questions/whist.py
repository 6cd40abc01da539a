"""`declarer whist`: analyse two-person whist, and test conjectures about it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ddsolver.whist import Side, SuitDeal, Value, best_lead, deal_value, parse_deal, suit_value, tricks
from ddsolver.whist.conjectures import Findings, check_conjectures
from ddsolver.whist.unequal import MOST, SUITS, HigherCards, Suits, check_higher_cards, number_of_deals
from ddsolver.whist.valuation import LONGEST, value_bounds
from experiments.command_line import common
from experiments.runs.progress import progress_bar
from experiments.show.board import counted
from experiments.show.table import Column, Table

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class WhistOptions:
    """The arguments and options of `declarer whist`."""

    deal: str | None = common.positional(
        None,
        "DEAL",
        "West / East, with dots between suits: 'AQ.AK10 / KJ.QJ9'. For more than thirteen ranks, use numbers: "
        "'15,1 / 14,2'.",
    )
    conjectures: int | None = common.option(
        None,
        "N",
        "Test Wästlund's conjectures 12.2 to 12.4 on all suits with N cards in each hand.",
        min=1,
        max=LONGEST,
    )
    unequal: int | None = common.option(
        None,
        "N",
        "Test Wästlund's conjecture 7.2 on all deals of three suits with N cards in each hand; a suit may be "
        "longer in one hand.",
        min=1,
        max=MOST,
    )
    json_: common.Json = False


@common.command(
    app,
    WhistOptions,
    epilog="Example: declarer whist 'AQ.AK10 / KJ.QJ9'. The values are those of J. Wästlund, 'Two-person symmetric "
    "whist'.",
)
def whist(options: WhistOptions) -> None:
    """Analyse two-person whist, or test conjectures about it.

    In a bridge ending, two opponents play two-person whist if both follow suit to the end and the other two hands win
    no trick. In every suit, both players must have the same number of cards. The analysis gives the value of every
    suit, the number of tricks, and a best lead. The values of
    all suits add up to West's tricks; a value may be a fraction, such as 2 + 1/4. A player has an exit in a suit if
    it can give up the lead there. The letter e in a value marks an exit: +e0 is one of West's, -e0 one of East's. If
    the sum is 3 + 1/2, for example, the exits and the lead decide whether West takes 3 or 4 tricks.
    """
    deal, conjectures, unequal, json_ = options.deal, options.conjectures, options.unequal, options.json_
    is_one = sum(each is not None for each in (deal, conjectures, unequal)) == 1
    needed = "give either a deal, as in 'AQ.AK10 / KJ.QJ9', or --conjectures N, or --unequal N"
    common.refuse_if(not is_one, "DEAL", needed)
    if deal is not None:
        solve = analyse if json_ else analysis_text
        common.show(common.argument("DEAL", lambda text: solve(parse_deal(text)), deal))
    if conjectures is not None:
        with progress_bar(math.comb(2 * conjectures, conjectures), "testing", "suit") as bar:
            findings = check_conjectures(conjectures, bar.update)
        common.show(findings_json(findings) if json_ else findings_text(findings))
        common.exit_if(not findings.holds)
    if unequal is not None:
        with progress_bar(number_of_deals(unequal), "testing", "deal") as bar:
            found = check_higher_cards(unequal, bar.update)
        common.show(unequal_json(found) if json_ else unequal_text(found))
        common.exit_if(not found.holds)


def analyse(deal: Sequence[SuitDeal]) -> dict[str, Any]:
    """Return the solution of a deal as JSON: the values, West's tricks by leader, and a best lead of each player.

    Suits are numbered from 0.

    :raises WhistError: if the deal has several suits and one of them is so long that its value is unknown.
    """
    alone = sum(suit.size > 0 for suit in deal) == 1
    values = [_value_text(suit, alone) for suit in deal]
    leads = {side: best_lead(deal, side) for side in Side}
    return {
        "suits": [
            {"west": suit.hand_text(Side.WEST), "east": suit.hand_text(Side.EAST), "value": value}
            for suit, value in zip(deal, values, strict=True)
        ],
        "value": next(value for suit, value in zip(deal, values, strict=True) if suit.size)
        if alone
        else str(deal_value(deal)),
        "tricks": {str(side): tricks(deal, side) for side in Side},
        "lead": {str(side): {"suit": at, "card": deal[at].card(rank)} for side, (at, rank) in leads.items()},
    }


def _value_text(suit: SuitDeal, alone: bool) -> str:
    """Return the value of a suit as text; if a long suit is the only one of the deal (``alone``), perhaps bounds."""
    lower, upper = value_bounds(suit)
    if alone and lower != upper and suit.size > LONGEST:
        return f"between {Value(lower)} and {Value(upper)}"
    return str(suit_value(suit))


def analysis_text(deal: Sequence[SuitDeal]) -> str:
    """Return the solution as text: a line for each suit, the sum of the values, and a line for each leader."""
    found = analyse(deal)
    columns = tuple(Column(name, words=True) for name in ("West", "East", "Value"))
    rows = [(each["west"] or "-", each["east"] or "-", each["value"]) for each in found["suits"]]
    if len(deal) > 1:
        rows.append(("", "", found["value"]))
    lines = [Table(columns, tuple(rows)).to_text(), ""]
    for side in Side:
        lead, taken = found["lead"][str(side)], found["tricks"][str(side)]
        of_suit = f" of suit {lead['suit'] + 1}" if len(deal) > 1 else ""
        of_all = f"West takes {taken} of {sum(suit.size for suit in deal)}"
        lines.append(f"{side.name.title()} leads: {of_all}; a best lead is the {lead['card']}{of_suit}")
    return "\n".join(lines)


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
