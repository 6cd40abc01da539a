"""Results of `declarer calibrate players`, as text and as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from experiments.analysis.calibrate import AskedTurn, Score, scores
from experiments.analysis.people import WORLD_CLASS
from experiments.analysis.review import GROUPS, TurnGroup, TurnRole
from experiments.views.table import Column, Table, as_text, number, plus_minus, share

PEOPLE = "people"
_TITLES: Mapping[TurnRole, str] = {"lead": "opening lead", "defence": "defence after it", "declarer": "declarer"}


def calibration_text(boards: Sequence[Sequence[AskedTurn]], players: Sequence[str]) -> str:
    """Return a text with a table for each group of turns; its rows are people and then every player."""
    turns = sum(map(len, boards))
    head = f"{len(boards)} boards, {turns} turns with a choice; costs are double-dummy tricks"
    return f"{head}\n\n{as_text([*calibration_tables(boards, players).values()])}"


def calibration_tables(boards: Sequence[Sequence[AskedTurn]], players: Sequence[str]) -> dict[TurnGroup, Table]:
    """Return a table for each group of turns that occurs."""
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
    tables = {}
    for group in GROUPS:
        by_player = scores(boards, group, len(players))
        rows = tuple(
            (name, score.turns, score.right, score.lost, *_beside_people(score, people=name == PEOPLE))[: len(columns)]
            for name, score in zip((PEOPLE, *players), by_player, strict=True)
            if score is not None
        )
        if by_player[0] is not None:
            tables[group] = Table(columns, rows, _title(group))
    return tables


def _beside_people(score: Score, *, people: bool) -> tuple[Any, ...]:
    return (None,) * 4 if people else (score.more, score.both, score.seconds, score.more_than_first)


def _title(group: TurnGroup) -> str:
    """Return the name of a group of turns, with the figures of world-class players."""
    known = []
    if (share := WORLD_CLASS.right.get((group.role, group.part))) is not None:
        known.append(f"{100 * share:.0f} % right")
    if not group.part:
        known.append(f"{WORLD_CLASS.lost[group.role]:.2f} tricks")
    title = f"{_TITLES[group.role]}, {group.part}" if group.part else _TITLES[group.role]
    return f"{title} (world class: {', '.join(known)})" if known else title


def calibration_json(boards: Sequence[Sequence[AskedTurn]], players: Sequence[str]) -> dict[str, Any]:
    """Return the tables of `calibration_tables` as JSON: a list of rows for each group of turns, people first."""
    return {
        "boards": len(boards),
        "turns": sum(map(len, boards)),
        "players": list(players),
        "groups": [
            {"role": _TITLES[group.role], "turns_of": group.part or "all", "players": table.to_json()}
            for group, table in calibration_tables(boards, players).items()
        ],
    }
