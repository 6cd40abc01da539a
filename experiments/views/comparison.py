"""Two runs compared, as text and as JSON."""

from __future__ import annotations

from typing import Any

from experiments.match.comparison import ComparedRuns
from experiments.views.table import Column, Table, number

_COLUMNS = (
    Column("player", words=True),
    Column("against", words=True, key="defender"),
    Column("deals"),
    Column("won (95 % each)", key="won"),
    Column("whenever stopped", lambda ends: f"{ends[0]:+.2f} to {ends[1]:+.2f}", key="interval_whenever_stopped"),
    Column("other cards", lambda share: f"{share:.1%}" if share else "none", key="other_cards"),
    Column("tricks a board", number("+.3f"), key="tricks_a_board"),
    Column("CPU time", number(".2f"), key="seconds_ratio"),
)


def comparison_table(runs: ComparedRuns) -> Table:
    """Return a row a player and defender: what the second run's boards win from the first's, in IMPs a deal."""
    rows = tuple(
        (
            each.player,
            each.defender,
            each.won.number,
            # Boards played card for card alike have no interval.
            each.won if each.other_cards else None,
            each.whenever_stopped if each.other_cards else None,
            each.other_cards,
            each.tricks,
            each.seconds,
        )
        for each in runs.players
    )
    return Table(_COLUMNS, rows, "IMPs a deal of (2) over (1)")


def comparison_text(runs: ComparedRuns) -> str:
    """Return which programs played both runs, and the table."""
    lines = []
    for place, programs in enumerate(runs.programs, start=1):
        names = ", ".join(each or "a program of before that was stored" for each in programs)
        lines.append(f"({place}) played by {names}")
    return "\n".join([*lines, "", comparison_table(runs).to_text()])


def comparison_json(runs: ComparedRuns) -> dict[str, Any]:
    """Return the programs and the rows of the table."""
    return {"programs": [list(each) for each in runs.programs], "players": comparison_table(runs).to_json()}
