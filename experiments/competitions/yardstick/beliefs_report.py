"""Results of `declarer calibrate beliefs`, as text and as JSON."""

from __future__ import annotations

from collections.abc import Sequence

from experiments.competitions.yardstick.beliefs import GROUPS, BeliefVariant, Measured, knowledge
from experiments.show.table import Column, Table, as_text, number

_COLUMNS = (
    Column("belief", words=True),
    Column("turns"),
    Column("log ratio", key="log_ratio"),
    Column("effective share", number(".3f"), key="effective_share"),
)


def beliefs_text(measured: Sequence[Measured], beliefs: Sequence[BeliefVariant], boards: int) -> str:
    """Return tables as text, one for each group of turns, with a row for each belief."""
    head = (
        f"{boards} boards, {len(measured)} turns; log of (weight of the true layout / mean weight), with 95 % intervals"
    )
    return f"{head}\n\n{as_text(_tables(measured, beliefs))}"


def beliefs_json(measured: Sequence[Measured], beliefs: Sequence[BeliefVariant], boards: int) -> dict[str, object]:
    """Return the rows of all tables as JSON; each row names its group of turns."""
    rows = [{"turns_of": table.title, **row} for table in _tables(measured, beliefs) for row in table.to_json()]
    return {"boards": boards, "turns": len(measured), "beliefs": rows}


def _tables(measured: Sequence[Measured], beliefs: Sequence[BeliefVariant]) -> list[Table]:
    tables = []
    for group in GROUPS:
        known = {belief.name: knowledge(measured, group, place) for place, belief in enumerate(beliefs)}
        rows = tuple((name, each[0].number, *each) for name, each in known.items() if each is not None)
        if rows:
            tables.append(Table(_COLUMNS, rows, group))
    return tables
