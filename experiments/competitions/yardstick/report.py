"""Results of `declarer calibrate players`, as text and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import fill
from typing import Any

from experiments.competitions.yardstick.comparisons import Calibration, Score, scores
from experiments.competitions.yardstick.mistakes_report import NOTE, mistakes_json, mistakes_text
from experiments.competitions.yardstick.tables import (
    TOGETHER,
    comparisons_table,
    has_parts,
    number_of_deals,
    yardstick_tables,
)
from experiments.questions.review.analysis import GROUPS, TurnGroup, TurnRole
from experiments.questions.review.asked import AskedTable
from experiments.questions.review.people import WORLD_CLASS
from experiments.runs.rows import PEOPLE
from experiments.show.board import counted
from experiments.show.table import Column, Table, as_text, number, plus_minus, share

_TITLES: Mapping[TurnRole, str] = {"lead": "opening lead", "defence": "defence after it", "declarer": "declarer"}
_WIDTH = 100


def calibration_text(found: Calibration) -> str:
    """Return all results as text: tables by group of turns, by program and by match, and the costliest mistakes."""
    parts = [heading(found), as_text([*calibration_tables(found.tables, found.players).values()])]
    if has_parts(found.comparisons):
        parts += [as_text(yardstick_tables(found.comparisons, found.players)), fill(TOGETHER, _WIDTH)]
    listed = mistakes_text(found)
    if listed:
        parts += [listed, fill(NOTE, _WIDTH)]
    return "\n\n".join(parts)


def heading(found: Calibration) -> str:
    """Return the size of the comparison, as in ``36 boards of 18 deals, 590 turns with a choice; ...``."""
    boards, deals = len(found.tables), number_of_deals(found.tables)
    turns = sum(len(table.turns) for table in found.tables)
    several = f" of {counted(deals, 'deal')}" if deals < boards else ""
    return f"{counted(boards, 'board')}{several}, {counted(turns, 'turn')} with a choice; costs are double-dummy tricks"


def calibration_tables(tables: Sequence[AskedTable], players: Sequence[str]) -> dict[TurnGroup, Table]:
    """Return a table for each group of turns: a row for people, then one for each player."""
    columns = (
        Column("", words=True, key="player"),
        Column("turns"),
        Column("right", share(1)),
        Column("tricks lost a board", plus_minus(3), key="lost_a_board"),
        Column("more than people", key="more_than_people"),
        Column("both right", number(".1%"), key="both_right"),
        Column("CPU s", number(".3f"), key="seconds_a_turn"),
        *([Column("more than the first", key="more_than_first")] if len(players) > 1 else []),
    )
    found = {}
    for group in GROUPS:
        by_player = scores(tables, group, len(players))
        rows = tuple(
            (name, score.turns, score.right, score.lost, *_beside_people(score, people=name == PEOPLE))[: len(columns)]
            for name, score in zip((PEOPLE, *players), by_player, strict=True)
            if score is not None
        )
        if by_player[0] is not None:
            found[group] = Table(columns, rows, _title(group))
    return found


def _beside_people(score: Score, *, people: bool) -> tuple[Any, ...]:
    return (None,) * 4 if people else (score.more, score.both, score.seconds, score.more_than_first)


def _title(group: TurnGroup) -> str:
    """Return the name of a group of turns, with the figures of world-class players if they are known."""
    known = []
    if (share := WORLD_CLASS.right.get((group.role, group.part))) is not None:
        known.append(f"{100 * share:.0f} % right")
    if not group.part:
        known.append(f"{WORLD_CLASS.lost[group.role]:.2f} tricks")
    title = f"{_TITLES[group.role]}, {group.part}" if group.part else _TITLES[group.role]
    return f"{title} (world class: {', '.join(known)})" if known else title


def calibration_json(found: Calibration) -> dict[str, Any]:
    """Return all results as JSON.

    The intervals of ``comparisons`` are simultaneous, except those under keys that end in ``_alone``.
    """
    return {
        "boards": len(found.tables),
        "deals": number_of_deals(found.tables),
        "turns": sum(len(table.turns) for table in found.tables),
        "players": list(found.players),
        "groups": [
            {"role": _TITLES[group.role], "turns_of": group.part or "all", "players": table.to_json()}
            for group, table in calibration_tables(found.tables, found.players).items()
        ],
        "comparisons": comparisons_table(found.comparisons, found.players).to_json(),
        "costliest": mistakes_json(found),
    }
