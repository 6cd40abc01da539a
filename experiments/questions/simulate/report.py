"""Results of `declarer simulate`, as text, as JSON and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.contract import Contract
from ddsolver.cards import Seat, Strain
from experiments.questions.simulate.analysis import Duel, Outlook, Simulation, compared
from experiments.show.board import contract_in_short, counted
from experiments.show.plots import Picture, legend_below, panels
from experiments.show.table import Column, Table, as_text, flat, plus_minus, share

if TYPE_CHECKING:
    import pandas as pd

_SIDES = ((Seat.NORTH, "North-South"), (Seat.EAST, "East-West"))


def simulation_text(found: Simulation, contracts: Sequence[Contract]) -> str:
    """Return a table for each side, the results of ``contracts``, and the comparisons between them, as text."""
    number = len(found.deals)
    head = f"{counted(number, 'deal')}, {found.assumptions}; results are double dummy"
    sides = as_text([_side_table(found, side, name) for side, name in _SIDES])
    lines = [
        head,
        "",
        sides,
        "1 to 7: chance to make that level, in per cent; declarer is the partner with more tricks on average",
    ]
    if contracts:
        lines += ["", contracts_table([found.outlook(contract) for contract in contracts]).to_text()]
    for duel in compared(found, contracts):
        lines.append(
            f"{contract_in_short(duel.first)} over {contract_in_short(duel.second)}: {duel.imps} IMPs a deal, "
            f"{duel.matchpoints.text(1, '+')} % of a top"
        )
    return "\n".join(lines)


def _side_table(found: Simulation, side: Seat, name: str) -> Table:
    columns = (
        Column(name, words=True),
        Column("tricks", plus_minus(2)),
        *(Column(f"{level}", lambda each: f"{100 * each.mean:.0f}") for level in range(1, 8)),
        Column("best contract, points", words=True),
    )
    rows = []
    for strain in reversed(_strains(found)):
        declarer = found.declarer(side, strain)
        levels = [found.outlook(Contract(level, strain, declarer)) for level in range(1, 8)]
        best = found.best_level(side, strain)
        rows.append(
            (
                f"{strain.symbol:<2} {declarer.name.title()}",
                levels[0].tricks,
                *(each.makes for each in levels),
                f"{contract_in_short(best.contract)} {best.score.text(0, '+')}",
            )
        )
    return Table(columns, tuple(rows))


def _strains(found: Simulation) -> list[Strain]:
    """Return the strains that were solved, in the order of the bidding."""
    return [strain for strain in STRAINS_UPWARDS if strain in found.strains]


def contracts_table(outlooks: Sequence[Outlook]) -> Table:
    """Return a table by contract: how often it makes, declarer's tricks, and the score in points."""
    columns = (
        Column("contract", contract_in_short, words=True),
        Column("makes", share(1)),
        Column("tricks", plus_minus(2)),
        Column("points", plus_minus(0, "+")),
    )
    return Table(columns, tuple((each.contract, each.makes, each.tricks, each.score) for each in outlooks))


def simulation_json(found: Simulation, contracts: Sequence[Contract]) -> dict[str, Any]:
    """Return as JSON the mean tricks by declarer and strain, and the results of all undoubled contracts.

    Strains that were not solved are left out.
    ``asked`` has the results of the given contracts, and ``compared`` the comparisons between them.
    """
    return {
        "deals": len(found.deals),
        "known": found.assumptions,
        "vulnerable": str(found.vulnerability),
        "tricks": {
            str(seat): {str(strain): float(found.tricks[:, seat, strain].mean()) for strain in _strains(found)}
            for seat in Seat
        },
        "contracts": _all_contracts(found).to_json(),
        "asked": contracts_table([found.outlook(contract) for contract in contracts]).to_json(),
        "compared": [_duel_json(duel) for duel in compared(found, contracts)],
    }


def simulation_frame(found: Simulation) -> pd.DataFrame:
    """Return a data frame with a row for each undoubled contract."""
    import pandas as pd

    return pd.DataFrame(map(flat, _all_contracts(found).to_json()))


def _all_contracts(found: Simulation) -> Table:
    return contracts_table(
        [
            found.outlook(Contract(level, strain, declarer))
            for level in range(1, 8)
            for strain in _strains(found)
            for declarer in Seat
        ]
    )


def _duel_json(duel: Duel) -> dict[str, Any]:
    return {
        "first": str(duel.first),
        "second": str(duel.second),
        "imps": duel.imps.to_json(),
        "matchpoints": duel.matchpoints.to_json(),
    }


def simulation_picture(found: Simulation) -> Picture:
    """Return a picture with the distribution of each side's tricks, by strain."""
    figure, sides = panels(2)
    for panel, (side, name) in zip(sides, _SIDES, strict=True):
        for strain in reversed(_strains(found)):
            taken = found.tricks[:, found.declarer(side, strain), strain]
            shares = [100 * float((taken == tricks).mean()) for tricks in range(14)]
            line = _LINES[len(Strain) - 1 - strain.strength]
            panel.plot(range(14), shares, line, label=_spoken(strain), linewidth=1.5, markersize=4)
        panel.set_title(name)
        panel.set_xlabel("tricks")
        panel.set_xticks(range(14))
    sides[0].set_ylabel("% of the deals")
    legend_below(figure, sides[0])
    return Picture(figure, "Shares of the deals on which each side takes 0 to 13 tricks, by strain")


_LINES = ("k-o", "b--s", "r--^", "y-.D", "g:v")
"""Line styles of notrump, spades, hearts, diamonds and clubs."""


def _spoken(strain: Strain) -> str:
    return "notrump" if strain is Strain.NOTRUMP else strain.name.lower()
