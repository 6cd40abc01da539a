"""Tables of `declarer calibrate players` by program, match, role and part of the play, and rows for every turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from experiments.competitions.yardstick.comparisons import BY_ROLE, BY_TRICK, Calibration, Comparison
from experiments.questions.review.analysis import DEFENCE_BY_PLACE, TurnGroup, TurnRole
from experiments.questions.review.asked import AskedTable
from experiments.show.table import Column, Table, plus_minus

CSV_HEAD = (
    *("file", "board", "table", "deal", "program", "seat", "role", "trick", "place", "card", "cost"),
    *("player", "own_card", "own_cost", "cpu_seconds"),
)
ALL = "all"
ROLE_NAMES: dict[TurnRole, str] = {"lead": "lead", "defence": "later defence", "declarer": "declarer"}
TOGETHER = (
    "The intervals are simultaneous within a group: with 95 % confidence, all intervals of the group contain their "
    "true values. The intervals of all programs form three groups: by role, by place in the trick, and by trick. So "
    "do the intervals of all matches, and those of the row of all tables. The tables of a deal count as one "
    "observation."
)


def turn_rows(found: Calibration) -> Iterator[tuple[object, ...]]:
    """Yield a row for each turn and each player that was asked at it, with the columns of `CSV_HEAD`."""
    for table in found.tables:
        for turn in table.turns:
            seen = turn.turn
            played = (
                *(table.match, seen.board, table.table, table.deal, seen.player, str(seen.seat), seen.role),
                *(seen.trick, seen.place, str(seen.card), seen.cost),
            )
            for player, card, cost, seconds in zip(found.players, turn.cards, turn.costs, turn.seconds, strict=True):
                if card is not None:
                    yield (*played, player, str(card), cost, f"{seconds:.6f}")


def yardstick_tables(found: Sequence[Comparison], players: Sequence[str]) -> list[Table]:
    """Return three tables for each of our players, which compare our player with the people or programs that played.

    The first two have the tricks that our player lost, minus those that the others lost: by role and place in the
    trick, and by trick. The third has the tricks that the others lost where our player lost nothing, and the reverse.
    """
    tables = []
    for place, player in enumerate(players):
        own = [each for each in found if each.player == place]
        if own:
            more = f"{player}: tricks lost a board, minus theirs"
            tables += [
                _differences(own, (*BY_ROLE, *DEFENCE_BY_PLACE), f"{more}, by role and place in the trick"),
                _differences(own, BY_TRICK, f"{more}, by trick"),
                _right(own, f"{player}: tricks a board that they lost where it was right, and the reverse"),
            ]
    return tables


def _differences(found: Sequence[Comparison], groups: Sequence[TurnGroup], title: str) -> Table:
    columns = [Column(each.part or ROLE_NAMES[each.role], plus_minus(3, "+"), group=_group(each)) for each in groups]
    rows = [
        (*head, *(by_group[each].difference.together if each in by_group else None for each in groups))
        for head, by_group in _rows(found)
    ]
    return Table((*_HEAD, *columns), tuple(rows), title)


def _right(found: Sequence[Comparison], title: str) -> Table:
    columns = [
        Column(what, plus_minus(3), group=ROLE_NAMES[group.role]) for group in BY_ROLE for what in ("they", "it")
    ]
    rows = []
    for head, by_group in _rows(found):
        pairs = [
            (by_group[each].they_lost.together, by_group[each].we_lost.together) if each in by_group else (None, None)
            for each in BY_ROLE
        ]
        rows.append((*head, *(value for pair in pairs for value in pair)))
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
        *("difference", "difference_alone", "they_lost_where_it_was_right", "they_lost_where_it_was_right_alone"),
        *("it_lost_where_they_were_right", "it_lost_where_they_were_right_alone"),
    )
    rows = tuple(
        (
            *(each.kind, each.name, players[each.player], each.group.role, each.group.part or ALL),
            *(each.boards, each.deals, each.turns, each.theirs, each.ours),
            *each.difference,
            *each.they_lost,
            *each.we_lost,
        )
        for each in found
    )
    return Table(tuple(Column(key) for key in keys), rows, "All comparisons")


def has_parts(found: Sequence[Comparison]) -> bool:
    """Return whether there are comparisons by program or by match, and not only over all tables."""
    return any(each.name for each in found)


def number_of_deals(tables: Sequence[AskedTable]) -> int:
    """Return the number of different deals."""
    return len({table.deal for table in tables})
