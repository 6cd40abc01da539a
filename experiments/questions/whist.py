"""`declarer whist`: analyse two-person whist."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ddsolver.whist import Side, SuitDeal, Value, best_lead, deal_value, parse_deal, suit_value, tricks
from ddsolver.whist.valuation import LONGEST, value_bounds
from experiments.command_line import common
from experiments.show.table import Column, Table

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class WhistOptions:
    """The arguments and options of `declarer whist`."""

    deal: str = common.positional(
        ...,
        "DEAL",
        "West / East, with dots between suits: 'AQ.AK10 / KJ.QJ9'. For more than thirteen ranks, use numbers: "
        "'15,1 / 14,2'.",
    )
    json_: common.Json = False


@common.command(
    app,
    WhistOptions,
    epilog="Example: declarer whist 'AQ.AK10 / KJ.QJ9'. The values are those of J. Wästlund, 'Two-person symmetric "
    "whist'.",
)
def whist(options: WhistOptions) -> None:
    """Analyse two-person whist.

    In a bridge ending, two opponents play two-person whist if both follow suit to the end and the other two hands win
    no trick. In every suit, both players must have the same number of cards. The analysis gives the value of every
    suit, the number of tricks, and a best lead. The values of
    all suits add up to West's tricks; a value may be a fraction, such as 2 + 1/4. A player has an exit in a suit if
    it can give up the lead there. The letter e in a value marks an exit: +e0 is one of West's, -e0 one of East's. If
    the sum is 3 + 1/2, for example, the exits and the lead decide whether West takes 3 or 4 tricks.
    """
    solve = analyse if options.json_ else analysis_text
    common.show(common.argument("DEAL", lambda text: solve(parse_deal(text)), options.deal))


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
