"""The comparison of two runs, as text and as JSON."""

from __future__ import annotations

from math import isnan
from typing import Any

from experiments.competitions.match.comparison import ComparedRuns
from experiments.show.table import Column, Table, number

_COLUMNS = (
    Column("player", words=True),
    Column("against", words=True, key="defender"),
    Column("deals"),
    Column("gain (95 %)", key="won"),
    Column("at any stopping time", lambda ends: f"{ends[0]:+.2f} to {ends[1]:+.2f}", key="interval_whenever_stopped"),
    Column("played differently", lambda share: f"{100 * share:.1f} %" if share else "none", key="other_cards"),
    Column("tricks a board", number("+.3f"), key="tricks_a_board"),
    Column("CPU time", number(".2f"), key="seconds_ratio"),
)


def comparison_table(runs: ComparedRuns) -> Table:
    """Return a table by player and defender, with the IMPs per deal that the second run gains over the first."""
    rows = tuple(
        (
            each.player,
            each.defender,
            each.won.number,
            # If all boards were played with the same cards in both runs, there is no interval.
            each.won if each.other_cards else None,
            each.whenever_stopped if each.other_cards else None,
            each.other_cards,
            each.tricks,
            None if isnan(each.seconds) else each.seconds,
        )
        for each in runs.players
    )
    return Table(_COLUMNS, rows, "Gain of (2) over (1), IMPs a deal")


def comparison_text(runs: ComparedRuns) -> str:
    """Return the program versions of both runs and the table, as text."""
    lines = []
    for place, programs in enumerate(runs.programs, start=1):
        names = ", ".join(each or "a program version that was not recorded" for each in programs)
        lines.append(f"({place}) played by {names or 'people'}")
    return "\n".join([*lines, "", comparison_table(runs).to_text()])


def comparison_json(runs: ComparedRuns) -> dict[str, Any]:
    """Return the program versions of both runs and the rows of the table, as JSON."""
    return {"programs": [list(each) for each in runs.programs], "players": comparison_table(runs).to_json()}
