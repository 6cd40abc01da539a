"""The results that a file lists for a board, as a table against par."""

from __future__ import annotations

from experiments.questions.evening.traveller import Traveller
from experiments.show.board import contract_in_short, signed
from experiments.show.table import Column, Table

_COLUMNS = (
    Column("N-S", words=True, key="north_south"),
    Column("E-W", words=True, key="east_west"),
    Column("contract", words=True),
    Column("result"),
    Column("score", signed),
    Column("IMPs against par", signed, key="imps"),
)


def traveller_table(traveller: Traveller) -> Table:
    """Return the results of a board; score and IMPs are North-South's."""
    rows = []
    for result in traveller.results:
        contract = result.contract
        over = None if contract is None else result.tricks - contract.tricks_needed
        rows.append(
            (
                result.north_south,
                result.east_west,
                "passed out" if contract is None else contract_in_short(contract),
                "" if over is None else "=" if over == 0 else signed(over),
                result.score,
                traveller.imps(result),
            )
        )
    contracts = f" ({', '.join(traveller.par_contracts)})" if traveller.par_contracts else " (passed out)"
    return Table(_COLUMNS, tuple(rows), f"Board {traveller.board}: par {signed(traveller.par)}{contracts}")
