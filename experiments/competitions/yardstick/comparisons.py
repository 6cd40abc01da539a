"""Compares our players with the people or programs who played: by program, match, role and part of the play.

All values are double-dummy tricks per board. The tables of a deal are correlated, so they count as one observation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import sqrt
from operator import sub
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from experiments.questions.judge.asked import AskedTable
from experiments.questions.judge.choices import CardChoice
from experiments.questions.review.analysis import DEFENCE_BY_PLACE, USUAL_LOSS, TurnGroup
from experiments.statistics.clusters import cluster_values, clustered_mean, clustered_share
from experiments.statistics.interval import FEWEST, Interval, mean_interval, scatter
from experiments.statistics.simultaneous import Stratum, simultaneous_intervals

if TYPE_CHECKING:
    import pandas as pd

BY_ROLE = (TurnGroup("lead"), TurnGroup("defence"), TurnGroup("declarer"))
BY_TRICK = (
    TurnGroup("defence", "tricks 1-4", tricks=range(1, 5)),
    TurnGroup("defence", "tricks 5-8", tricks=range(5, 9)),
    TurnGroup("defence", "tricks 9-13", tricks=range(9, 14)),
    TurnGroup("declarer", "tricks 1-4", tricks=range(1, 5)),
    TurnGroup("declarer", "tricks 5-8", tricks=range(5, 9)),
    TurnGroup("declarer", "tricks 9-13", tricks=range(9, 14)),
)
FAMILIES = (BY_ROLE, DEFENCE_BY_PLACE, BY_TRICK)
"""Families of groups of turns.

For each `Scope`, the intervals of all players in all groups of a family are simultaneous."""

Scope = Literal["all", "program", "match"]
SCOPES: tuple[Scope, ...] = ("all", "program", "match")


@dataclass(frozen=True, slots=True)
class Score:
    """The result of people, or of one player, in a group of turns."""

    turns: int
    right: Interval
    """The share of turns at which nothing was lost."""
    lost: Interval
    """Tricks lost per board."""
    more: Interval
    """Tricks lost per board, minus the tricks that people lost at the same turns."""
    more_than_first: Interval | None
    """Tricks lost per board, minus the first player's at the same turns.

    None for people, for the first player, and if the two players have no turn in common."""
    both: float
    """The share of turns at which neither the player nor people lost anything."""
    seconds: float
    """CPU seconds per turn; 0 for people."""


def scores(tables: Sequence[AskedTable], group: TurnGroup, players: int) -> list[Score | None]:
    """Return the scores of people, then of each player, in a group of turns; a score without turns is None.

    ``players`` is the number of players. All intervals treat deals as independent observations.
    """
    return [_score(tables, group, player) for player in (None, *range(players))]


def _score(tables: Sequence[AskedTable], group: TurnGroup, player: int | None) -> Score | None:
    boards = [_pairs(table, group.has, player, None) for table in tables]
    pairs = [pair for board in boards for pair in board]
    if not pairs:
        return None
    deals = [table.deal for table in tables]
    places = [place for place, board in enumerate(boards) for _ in board]
    beside_first = [_pairs(table, group.has, player, 0) for table in tables] if player else []
    turns = (
        [] if player is None else [turn.answers[player] for table in tables for turn in table.turns if group.has(turn)]
    )
    return Score(
        turns=len(pairs),
        right=clustered_share([cost == 0 for cost, _ in pairs], places, [deals[place] for place in places]),
        lost=clustered_mean(_sums(boards, lambda cost, _: cost), deals, USUAL_LOSS),
        more=clustered_mean(_sums(boards, sub), deals, USUAL_LOSS),
        more_than_first=clustered_mean(_sums(beside_first, sub), deals, USUAL_LOSS) if any(beside_first) else None,
        both=sum(cost == other == 0 for cost, other in pairs) / len(pairs),
        seconds=sum(answer.seconds for answer in turns if answer) / len(pairs),
    )


CostPairs = list[tuple[int, int]]
"""The costs of two cards at each turn of a board at which both are known."""


def _pairs(table: AskedTable, has: Callable[[CardChoice], bool], one: int | None, other: int | None) -> CostPairs:
    """Return the costs of two players' cards at those turns that ``has`` accepts; None stands for who played."""
    chosen = ((_cost(turn, one), _cost(turn, other)) for turn in table.turns if has(turn))
    return [(cost, beside) for cost, beside in chosen if cost is not None and beside is not None]


def _cost(turn: CardChoice, player: int | None) -> int | None:
    """Return what a player's card would have cost, or the card that was played; None if the player was not asked."""
    if player is None:
        return turn.cost
    return answer.cost if (answer := turn.answers[player]) else None


def _sums(boards: Sequence[CostPairs], value: Callable[[int, int], int]) -> list[float]:
    """Return the sum of a value over the turns of each board."""
    return [float(sum(value(*pair) for pair in board)) for board in boards]


PARTS: tuple[TurnGroup | None, ...] = (*BY_ROLE, None)
"""The turns at which the first player is compared with the others: those of each role, and all (None)."""


def first_minus_others(tables: Sequence[AskedTable], players: int) -> list[list[Interval | None]]:
    """Return the tricks a board that the first player lost, minus those of each other player.

    Each other player has an interval for each of `PARTS`, or None if it shares no turn with the first one. The 95 %
    intervals are simultaneous. Deals are independent observations.
    """
    deals = [table.deal for table in tables]
    cells: dict[tuple[int, int], dict[Hashable, float]] = {}
    for other in range(1, players):
        for place, part in enumerate(PARTS):
            has = part.has if part else lambda _: True
            boards = [_pairs(table, has, 0, other) for table in tables]
            if any(boards):
                cells[other, place] = cluster_values(_sums(boards, sub), deals)
    intervals = simultaneous_intervals([[Stratum(values, 1.0, USUAL_LOSS)] for values in cells.values()])
    found = dict(zip(cells, intervals, strict=True))
    return [[found.get((other, place)) for place in range(len(PARTS))] for other in range(1, players)]


@dataclass(frozen=True, slots=True)
class Comparison:
    """What one of our players loses, compared with the people or programs who played, at the same turns.

    ``kind`` says whose turns these are: those of one program, of one match, or of all tables.
    """

    kind: Scope
    name: str
    """The name of the program or match; empty for all tables."""
    player: int
    """The place of our player in the list of players."""
    group: TurnGroup
    boards: int
    """The number of tables compared; for a program in defence, say, only the tables at which it defended."""
    deals: int
    turns: int
    theirs: float
    """Tricks per board lost by those who played."""
    ours: float
    """Tricks per board lost by our player at the same turns."""
    together: Interval
    """``ours`` minus ``theirs``, with a simultaneous 95 % interval: below 0, our player is better."""
    alone: Interval
    """The same with a single interval."""


def programs(tables: Sequence[AskedTable]) -> list[str]:
    """Return the names at four or more tables, the most frequent first; three tables give no interval."""
    counts = Counter(name for table in tables for name in set(table.names))
    return [name for name, count in counts.most_common() if count >= FEWEST]


def matches(tables: Sequence[AskedTable]) -> list[str]:
    """Return the names of the matches, in order of appearance; an empty list if there is only one match."""
    names = list(dict.fromkeys(table.match for table in tables))
    return names if len(names) > 1 else []


def comparisons(tables: Sequence[AskedTable], players: int) -> list[Comparison]:
    """Return all comparisons with at least one turn: over all tables, then by program, then by match."""
    names: dict[Scope, list[str]] = {"all": [""], "program": programs(tables), "match": matches(tables)}
    return [
        each
        for kind in SCOPES
        for family in FAMILIES
        for each in _family(tables, [(kind, name) for name in names[kind]], family, players)
    ]


CSV_HEAD = (
    *("file", "board", "table", "deal", "program", "seat", "role", "trick", "place", "card", "cost"),
    *("player", "own_card", "own_cost", "cpu_seconds"),
)


@dataclass(frozen=True)
class Calibration:
    """The results of a run, over the tables at which every player has answered."""

    players: tuple[str, ...]
    """The players that were asked."""
    tables: tuple[AskedTable, ...]
    """The tables; a turn has the answer of each player, then of each entrant."""
    total: int
    """The number of tables of the run, with or without answers."""
    programs: tuple[str, ...]
    """The code versions of the players."""
    failures: int = 0
    """How often a player failed at a table in this session."""
    interrupted: bool = False
    entrants: tuple[str, ...] = ()
    """At the tables of the bench of card play, the players whose answers are kept (`bench_entrants`)."""

    def __repr__(self) -> str:
        return f"<Calibration: players={', '.join(self.players)}, tables={len(self.tables)} of {self.total}>"

    @property
    def names(self) -> tuple[str, ...]:
        """The players and the entrants."""
        return self.players + self.entrants

    @cached_property
    def comparisons(self) -> list[Comparison]:
        """All comparisons, cached because they take seconds."""
        return comparisons(self.tables, len(self.players))

    def to_frame(self) -> pd.DataFrame:
        """Return a row for each turn and each player that was asked at it; entrants have none.

        The columns say where the turn was, which card was played and what it cost in double-dummy tricks; and which
        card our player chose, what that would have cost, and the player's mean CPU seconds.
        """
        import pandas as pd  # slow, and only frames need it

        return pd.DataFrame(_turn_rows(self), columns=list(CSV_HEAD)).astype({"cpu_seconds": float})


def _turn_rows(found: Calibration) -> Iterator[tuple[object, ...]]:
    """Yield the rows of `Calibration.to_frame`, with the columns of `CSV_HEAD`."""
    for table in found.tables:
        for turn in table.turns:
            played = (
                *(table.match, turn.board, table.table, table.deal, turn.player, str(turn.seat), turn.role),
                *(turn.trick, turn.place, str(turn.card), turn.cost),
            )
            for player, answer in zip(found.players, turn.answers, strict=False):  # the entrants' follow
                if answer is not None:
                    yield (*played, player, str(answer.card), answer.cost, round(answer.seconds, 6))


class _Cell(NamedTuple):
    """The boards of a comparison, with the costs of our card and of the card played at every turn."""

    kind: Scope
    name: str
    player: int
    group: TurnGroup
    deals: list[str]
    boards: list[CostPairs]
    """For each board, the cost of our card and of the card played, turn by turn."""

    def values(self) -> dict[Hashable, float]:
        """Return our tricks lost minus theirs for each deal."""
        return cluster_values(_sums(self.boards, sub), self.deals)


def _family(
    tables: Sequence[AskedTable], rows: Sequence[tuple[Scope, str]], groups: Sequence[TurnGroup], players: int
) -> list[Comparison]:
    cells = [
        cell
        for kind, name in rows
        for player in range(players)
        for group in groups
        if any((cell := _cell(tables, kind, name, player, group)).boards)
    ]
    spreads = {key: _spread(tables, *key) for key in {(cell.player, cell.group) for cell in cells}}
    # The prior spread of all tables is the usual one; that of a program or a match is the spread over all tables.
    priors = [USUAL_LOSS if cell.kind == "all" else spreads[cell.player, cell.group] for cell in cells]
    values = [cell.values() for cell in cells]
    strata = [[Stratum(by_deal, 1.0, spread)] for by_deal, spread in zip(values, priors, strict=True)]
    alone = [mean_interval([*by_deal.values()], spread) for by_deal, spread in zip(values, priors, strict=True)]
    return [_comparison(*each) for each in zip(cells, simultaneous_intervals(strata), alone, strict=True)]


def _cell(tables: Sequence[AskedTable], kind: Scope, name: str, player: int, group: TurnGroup) -> _Cell:
    def has(turn: CardChoice) -> bool:
        return group.has(turn) and (kind != "program" or turn.player == name)

    chosen = [
        table
        for table in tables
        if (kind != "match" or table.match == name) and (kind != "program" or name in table.players(group.role))
    ]
    boards = [_pairs(table, has, player, None) for table in chosen]
    return _Cell(kind, name, player, group, [table.deal for table in chosen], boards)


def _spread(tables: Sequence[AskedTable], player: int, group: TurnGroup) -> float:
    """Return the standard deviation over all deals; with few deals, the estimate is drawn towards `USUAL_LOSS`."""
    cell = _cell(tables, "all", "", player, group)
    return sqrt(scatter(np.array([*cell.values().values()]), USUAL_LOSS))


def _comparison(cell: _Cell, together: Interval, alone: Interval) -> Comparison:
    turns = [pair for board in cell.boards for pair in board]
    return Comparison(
        kind=cell.kind,
        name=cell.name,
        player=cell.player,
        group=cell.group,
        boards=len(cell.boards),
        deals=len(set(cell.deals)),
        turns=len(turns),
        theirs=sum(theirs for _, theirs in turns) / len(cell.boards),
        ours=sum(ours for ours, _ in turns) / len(cell.boards),
        together=together,
        alone=alone,
    )
