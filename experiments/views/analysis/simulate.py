"""What `declarer simulate` finds, as text, as JSON and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.contract import Contract
from ddsolver.cards import Seat, Strain
from experiments.analysis.simulate import Duel, Outlook, Simulation, compared
from experiments.views.board import contract_in_short
from experiments.views.plots import Picture, finished, legend_below, panels

if TYPE_CHECKING:
    import pandas as pd

_SIDES = ((Seat.NORTH, "North-South"), (Seat.EAST, "East-West"))


def simulation_text(found: Simulation, contracts: Sequence[Contract]) -> str:
    """For each side tricks, chances of each level, the level that scores most; then the contracts asked about."""
    number = len(found.deals)
    lines = [f"{number} deal{'' if number == 1 else 's'}, {found.told}; double dummy, all hands seen"]
    for side, name in _SIDES:
        lines += ["", f"{name:<12}{'tricks':<13}" + "".join(f"{level:>6}" for level in range(1, 8)) + "   scores most"]
        for strain in reversed(STRAINS_UPWARDS):
            declarer = found.declarer(side, strain)
            levels = [found.outlook(Contract(level, strain, declarer)) for level in range(1, 8)]
            chances = "".join(f"{100 * each.makes.mean:>6.0f}" for each in levels)
            best = found.best_level(side, strain)
            lines.append(
                f"{strain.symbol:<3}{declarer.name.title():<9}{levels[0].tricks.told(2):<13}{chances}"
                f"   {contract_in_short(best.contract)} {best.score.told(0, '+')}"
            )
    lines.append("chances of 1 to 7 in per cent, by whichever partner takes more tricks on average")
    if contracts:
        lines += ["", f"{'contract':<12}{'makes':<18}{'tricks':<14}points"]
        for contract in contracts:
            each = found.outlook(contract)
            lines.append(
                f"{contract_in_short(contract):<12}{each.makes.per_cent(1):<18}{each.tricks.told(2):<14}"
                f"{each.score.told(0, '+')}"
            )
    for duel in compared(found, contracts):
        lines.append(
            f"{contract_in_short(duel.first)} over {contract_in_short(duel.second)}: {duel.imps} IMPs a deal, "
            f"{duel.matchpoints.told(1, '+')} % of a top"
        )
    return "\n".join(lines)


def simulation_json(found: Simulation, contracts: Sequence[Contract]) -> dict[str, Any]:
    """Everything: tricks of all declarers and strains, every contract undoubled, and those asked about."""
    return {
        "deals": len(found.deals),
        "known": found.told,
        "vulnerable": str(found.vulnerability),
        "tricks": {
            str(seat): {str(strain): float(found.tricks[:, seat, strain].mean()) for strain in STRAINS_UPWARDS}
            for seat in Seat
        },
        "contracts": [
            _outlook_json(found.outlook(Contract(level, strain, declarer)))
            for level in range(1, 8)
            for strain in STRAINS_UPWARDS
            for declarer in Seat
        ],
        "asked": [_outlook_json(found.outlook(contract)) for contract in contracts],
        "compared": [_duel_json(duel) for duel in compared(found, contracts)],
    }


def simulation_frame(found: Simulation) -> pd.DataFrame:
    """What every contract is worth, undoubled, as a frame: a row a contract, in the words of the JSON."""
    import pandas as pd

    return pd.DataFrame(simulation_json(found, [])["contracts"])


def _outlook_json(outlook: Outlook) -> dict[str, Any]:
    return {
        "contract": str(outlook.contract),
        "makes": outlook.makes.mean,
        "makes_95": [outlook.makes.low, outlook.makes.high],
        "tricks": outlook.tricks.mean,
        "points": outlook.score.mean,
        "points_half_width_95": outlook.score.half_width,
    }


def _duel_json(duel: Duel) -> dict[str, Any]:
    return {
        "first": str(duel.first),
        "second": str(duel.second),
        "imps": duel.imps.mean,
        "imps_half_width_95": duel.imps.half_width,
        "matchpoints": duel.matchpoints.mean,
        "matchpoints_half_width_95": duel.matchpoints.half_width,
    }


def simulation_picture(found: Simulation) -> Picture:
    """How often each side takes how many tricks, by strain."""
    figure, sides = panels(2)
    for panel, (side, name) in zip(sides, _SIDES, strict=True):
        for place, strain in enumerate(reversed(STRAINS_UPWARDS)):
            taken = found.tricks[:, found.declarer(side, strain), strain]
            shares = [100 * float((taken == tricks).mean()) for tricks in range(14)]
            panel.plot(range(14), shares, _LINES[place], label=_spoken(strain), linewidth=1.5, markersize=4)
        panel.set_title(name)
        panel.set_xlabel("tricks")
        panel.set_xticks(range(14))
    sides[0].set_ylabel("% of the deals")
    legend_below(figure, sides[0])
    return finished(figure)


_LINES = ("k-o", "b--s", "r--^", "y-.D", "g:v")
"""Notrump, spades, hearts, diamonds, clubs."""


def _spoken(strain: Strain) -> str:
    return "notrump" if strain is Strain.NOTRUMP else strain.name.lower()
