"""The report of `declarer calibrate players`: tables by group of turns, by program and by match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from experiments.competitions.kinds import Kind, Outcome, RunReport
from experiments.competitions.yardstick.comparisons import (
    BY_ROLE,
    BY_TRICK,
    PARTS,
    Calibration,
    Comparison,
    Score,
    first_minus_others,
    scores,
)
from experiments.competitions.yardstick.run import CalibrationSettings, play_run, read_run
from experiments.questions.judge.asked import AskedTable
from experiments.questions.judge.choices import TurnRole
from experiments.questions.review.analysis import DEFENCE_BY_PLACE, GROUPS, TurnGroup
from experiments.questions.review.report import WORLD_CLASS
from experiments.runs.provenance import Provenance
from experiments.runs.rows import PEOPLE
from experiments.show.board import counted
from experiments.show.exports import Exports
from experiments.show.plots import COLOURS, Picture, has_matplotlib, legend_below, panels
from experiments.show.table import Column, Table, number, plus_minus, share

_TITLES: Mapping[TurnRole, str] = {"lead": "opening lead", "defence": "defence after it", "declarer": "declarer"}


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


def others_table(tables: Sequence[AskedTable], players: Sequence[str]) -> Table:
    """Return a row for each player but the first: the tricks that the first one lost, minus those of this one."""
    columns = [
        Column(ROLE_NAMES[part.role] if part else "all turns", plus_minus(3, "+"), key=part.role if part else ALL)
        for part in PARTS
    ]
    rows = zip(players[1:], first_minus_others(tables, len(players)), strict=True)
    title = f"{players[0]}: tricks lost a board, minus those of each other player at the same turns"
    return Table((Column("player", words=True), *columns), tuple((name, *found) for name, found in rows), title)


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


ALL = "all"
ROLE_NAMES: dict[TurnRole, str] = {"lead": "lead", "defence": "later defence", "declarer": "declarer"}
NOTE = (
    "At every turn with a choice, our player saw what the person or program on turn saw. A card costs the tricks that "
    "it gives away with all four hands in view. The intervals of the first player minus the others are simultaneous; "
    "those of the tables of all turns are single ones. Those by program and by match are simultaneous within a group: "
    "with 95 % confidence, all intervals of the group contain their true values. The intervals of all programs form "
    "three groups: by role, by place in the trick, and by trick. So do the intervals of all matches, and those of the "
    "row of all tables. The tables of a deal count as one observation."
)


def yardstick_tables(found: Sequence[Comparison], players: Sequence[str]) -> list[Table]:
    """Return two tables for each of our players: the tricks that it lost, minus those of the people or programs.

    The first is by role and place in the trick, the second by trick.
    """
    tables = []
    for place, player in enumerate(players):
        own = [each for each in found if each.player == place]
        if own:
            more = f"{player}: tricks lost a board, minus theirs"
            tables += [
                _differences(own, (*BY_ROLE, *DEFENCE_BY_PLACE), f"{more}, by role and place in the trick"),
                _differences(own, BY_TRICK, f"{more}, by trick"),
            ]
    return tables


def _differences(found: Sequence[Comparison], groups: Sequence[TurnGroup], title: str) -> Table:
    columns = [Column(each.part or ROLE_NAMES[each.role], plus_minus(3, "+"), group=_group(each)) for each in groups]
    rows = [
        (*head, *(by_group[each].together if each in by_group else None for each in groups))
        for head, by_group in _rows(found)
    ]
    return Table((*_HEAD, *columns), tuple(rows), title)


_HEAD = (Column("of", words=True), Column("", words=True, key="name"), Column("boards"), Column("deals"))


def _group(group: TurnGroup) -> str:
    return ROLE_NAMES[group.role] if group.part else ""


def _rows(found: Sequence[Comparison]) -> Iterator[tuple[tuple[Any, ...], dict[TurnGroup, Comparison]]]:
    """Yield the rows of a table: the first cells of a row, and its comparisons by group of turns."""
    rows: dict[tuple[str, str], dict[TurnGroup, Comparison]] = {}
    for each in found:
        rows.setdefault((each.kind, each.name), {})[each.group] = each
    for (kind, name), by_group in rows.items():
        most = max(by_group.values(), key=lambda each: each.boards)
        yield (kind, name, most.boards, most.deals), by_group


def comparisons_table(found: Sequence[Comparison], players: Sequence[str]) -> Table:
    """Return every comparison as a row, for JSON and CSV."""
    keys = (
        *("of", "name", "player", "role", "turns_of", "boards", "deals", "turns", "lost", "own_lost"),
        *("difference", "difference_alone"),
    )
    rows = tuple(
        (
            *(each.kind, each.name, players[each.player], each.group.role, each.group.part or ALL),
            *(each.boards, each.deals, each.turns, each.theirs, each.ours),
            *(each.together, each.alone),
        )
        for each in found
    )
    return Table(tuple(Column(key) for key in keys), rows, "All comparisons")


def number_of_deals(tables: Sequence[AskedTable]) -> int:
    """Return the number of different deals."""
    return len({table.deal for table in tables})


PICTURE = "differences"
_ALT = (
    "Tricks lost a board by role, ours minus theirs. Thin lines are simultaneous 95 % intervals, and thick lines are "
    "single ones."
)
_INCHES_A_ROW = 0.32
_MOST_ROWS = 40


def differences_picture(compared: Sequence[Comparison], players: Sequence[str]) -> Picture:
    """Return a picture of the tricks that our players lost, minus those that the people or programs lost.

    There is a panel for each role and a colour for each of our players. There is a row for all tables,
    for each program and for each match. Thin lines are simultaneous intervals, and thick lines are single intervals.
    """
    rows = list(dict.fromkeys((each.kind, each.name) for each in compared))[:_MOST_ROWS]
    height = 1.6 + _INCHES_A_ROW * len(rows) * max(1.0, 0.6 * len(players))
    figure, drawn = panels(len(BY_ROLE), height)
    for panel, group in zip(drawn, BY_ROLE, strict=True):
        for place, player in enumerate(players):
            own = [each for each in compared if each.group == group and each.player == place]
            colour, shift = COLOURS[place % len(COLOURS)], 0.7 * ((place + 0.5) / len(players) - 0.5)
            for each in own:
                if (each.kind, each.name) in rows:
                    at = rows.index((each.kind, each.name)) + shift
                    for interval, width in ((each.together, 1.0), (each.alone, 3.0)):
                        if interval.low is not None and interval.high is not None:
                            panel.hlines(at, interval.low, interval.high, color=colour, linewidth=width)
                    panel.plot(each.together.mean, at, "o", color=colour, markersize=4)
            panel.plot([], [], "o", color=colour, label=player)
        panel.axvline(0, color="black", linewidth=0.8)
        panel.set_title(ROLE_NAMES[group.role], fontsize=10)
    names = [name if kind != "match" else f"match {name}" for kind, name in rows]
    drawn[0].set_yticks(range(len(rows)), [name or "all tables" for name in names], fontsize=8)
    drawn[0].set_ylim(len(rows) - 0.5, -0.5)
    drawn[1].set_xlabel("tricks lost a board, ours minus theirs; below 0, ours is better")
    legend_below(figure, drawn[0])
    return Picture(figure, _ALT)


@dataclass(frozen=True, slots=True)
class CalibrationReport(RunReport):
    """The report of players compared with people or programs; ``name`` is the title of its page."""

    found: Calibration
    name: str = "Our players compared with those who played"
    markdown = "tables.md"
    note = NOTE

    def heading(self) -> list[str]:
        """Return the size of the comparison, as in ``36 boards of 18 deals, 590 turns with a choice; ...``."""
        tables = self.found.tables
        boards, deals = counted(len(tables), "board"), number_of_deals(tables)
        turns = counted(sum(len(table.turns) for table in tables), "turn")
        several = f" of {counted(deals, 'deal')}" if deals < len(tables) else ""
        return [f"{boards}{several}, {turns} with a choice; costs are double-dummy tricks"]

    def to_json(self) -> dict[str, Any]:
        """Return all results as JSON.

        The intervals of ``comparisons`` are simultaneous, except those under keys that end in ``_alone``.
        """
        found = self.found
        return {
            "boards": len(found.tables),
            "deals": number_of_deals(found.tables),
            "turns": sum(len(table.turns) for table in found.tables),
            "players": list(found.players),
            "entrants": list(found.entrants),
            "others": others_table(found.tables, found.names).to_json(),
            "groups": [
                {"role": _TITLES[group.role], "turns_of": group.part or "all", "players": table.to_json()}
                for group, table in calibration_tables(found.tables, found.names).items()
            ],
            "comparisons": comparisons_table(found.comparisons, found.players).to_json(),
        }

    def exports(self, provenance: Provenance | None = None) -> Exports:
        """Return the tables for papers and programs."""
        found = self.found
        tables = [
            *([others_table(found.tables, found.names)] if len(found.names) > 1 else []),
            *calibration_tables(found.tables, found.names).values(),
            *yardstick_tables(found.comparisons, found.players),
        ]
        comparisons = comparisons_table(found.comparisons, found.players)
        return Exports(tables, {"comparisons": comparisons, "turns": found.to_frame()}, provenance)

    def picture(self) -> tuple[str, Picture] | None:
        """Return `differences_picture`; None if matplotlib is not installed."""
        found = self.found
        return (PICTURE, differences_picture(found.comparisons, found.players)) if has_matplotlib() else None


def outcome_of(found: Calibration) -> Outcome:
    """Return what the command prints after a comparison."""
    done = f"{len(found.tables)} of {found.total} boards are finished"
    return Outcome(
        report=CalibrationReport(found) if found.tables else None,
        has_results=bool(found.tables),
        remarks=(done,) if found.interrupted else (),
        failures=found.failures,
        interrupted=found.interrupted,
    )


KIND = Kind(
    CalibrationSettings, play_run, outcome_of, lambda settings, store: outcome_of(read_run(settings, store)).report
)
