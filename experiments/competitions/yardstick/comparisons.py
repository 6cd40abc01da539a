"""Compares our players with the people or programs who played: by program, match, role and part of the play.

All values are double-dummy tricks per board. The tables of a deal are correlated, so they count as one observation.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from math import sqrt
from typing import TYPE_CHECKING, Literal, NamedTuple

import numpy as np

from ddsolver.cards import Card
from experiments.questions.judge.asked import AskedTable
from experiments.questions.judge.choices import CardChoice, TurnRole
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

For each measure and each `Scope`, the intervals of all players in all groups of a family are simultaneous."""

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
    deals = [table.deal for table in tables]
    chosen = [[each for each in table.turns if group.has(each)] for table in tables]
    people: _Costs = [[each.cost for each in turns] for turns in chosen]
    found = [_score(people, people, None, 0.0, deals)]
    first: _Costs | None = None
    for place in range(players):
        costs = [[_cost(each, place) for each in turns] for turns in chosen]
        seconds = sum(answer.seconds for turns in chosen for each in turns if (answer := each.answers[place]))
        found.append(_score(costs, people, first, seconds, deals))
        first = first or costs
    return found


def _cost(choice: CardChoice, player: int) -> int | None:
    """Return what a player's card would have cost; None if it was not asked."""
    return answer.cost if (answer := choice.answers[player]) else None


_Costs = list[list[int | None]]
"""The costs of cards, by board and turn; None where the player was not asked."""


def _score(costs: _Costs, people: _Costs, first: _Costs | None, seconds: float, deals: Sequence[str]) -> Score | None:
    pairs = list(_both(costs, people))
    if not pairs:
        return None
    lost = [float(sum(cost or 0 for cost in turns)) for turns in costs]
    return Score(
        turns=len(pairs),
        right=_right(costs, people, deals),
        lost=_interval(lost, deals),
        more=_more(costs, people, deals),
        more_than_first=_more(costs, first, deals) if first is not None and any(_both(costs, first)) else None,
        both=sum(cost == other == 0 for cost, other in pairs) / len(pairs),
        seconds=seconds / len(pairs),
    )


def _right(costs: _Costs, people: _Costs, deals: Sequence[str]) -> Interval:
    """Return the share of turns at which a player lost nothing."""
    boards = [[cost == 0 for cost, _ in _both([a], [b])] for a, b in zip(costs, people, strict=True)]
    places = [place for place, turns in enumerate(boards) for _ in turns]
    return clustered_share(list(chain.from_iterable(boards)), places, [deals[place] for place in places])


def _more(costs: _Costs, others: _Costs, deals: Sequence[str]) -> Interval:
    """Return how many more tricks per board one player lost than another, where both were asked."""
    boards = zip(costs, others, strict=True)
    return _interval([float(sum(cost - other for cost, other in _both([a], [b]))) for a, b in boards], deals)


def _both(costs: _Costs, others: _Costs) -> Iterator[tuple[int, int]]:
    """Yield the costs of two players' cards at each turn at which both were asked."""
    for board, beside in zip(costs, others, strict=True):
        for cost, other in zip(board, beside, strict=True):
            if cost is not None and other is not None:
                yield cost, other


def _interval(values: Sequence[float], deals: Sequence[str]) -> Interval:
    return clustered_mean(values, deals, USUAL_LOSS)


class Measure(NamedTuple):
    """A mean per board, with a simultaneous 95 % interval (``together``) and a separate one (``alone``)."""

    together: Interval
    alone: Interval


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
    difference: Measure
    """``ours`` minus ``theirs``: below 0, our player is better."""
    they_lost: Measure
    """Tricks per board lost by those who played, at turns where our player lost nothing."""
    we_lost: Measure
    """Tricks per board lost by our player, at turns where those who played lost nothing."""


_MEASURES: tuple[Callable[[int, int], int], ...] = (
    lambda ours, theirs: ours - theirs,
    lambda ours, theirs: 0 if ours else theirs,
    lambda ours, theirs: 0 if theirs else ours,
)
"""For ``difference``, ``they_lost`` and ``we_lost``: what a turn adds, given our cost and theirs."""


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
    pairs: list[list[tuple[int, int]]]
    """For each board, the cost of our card and of the card played, turn by turn."""

    def values(self, measure: int) -> dict[Hashable, float]:
        """Return one measure for each deal; ``measure`` is its index in ``_MEASURES``."""
        value = _MEASURES[measure]
        boards = [float(sum(value(*pair) for pair in pairs)) for pairs in self.pairs]
        return cluster_values(boards, self.deals)


def _family(
    tables: Sequence[AskedTable], rows: Sequence[tuple[Scope, str]], groups: Sequence[TurnGroup], players: int
) -> list[Comparison]:
    cells = [
        cell
        for kind, name in rows
        for player in range(players)
        for group in groups
        if any((cell := _cell(tables, kind, name, player, group)).pairs)
    ]
    spreads = {key: _spreads(tables, *key) for key in {(cell.player, cell.group) for cell in cells}}
    measures = [
        _measures([(cell, _prior(cell, spreads)[measure]) for cell in cells], measure)
        for measure in range(len(_MEASURES))
    ]
    return [_comparison(cell, *found) for cell, *found in zip(cells, *measures, strict=True)]


def _cell(tables: Sequence[AskedTable], kind: Scope, name: str, player: int, group: TurnGroup) -> _Cell:
    def has(turn: CardChoice) -> bool:
        return group.has(turn) and (kind != "program" or turn.player == name)

    chosen = [
        table
        for table in tables
        if (kind != "match" or table.match == name) and (kind != "program" or name in table.players(group.role))
    ]
    pairs = [
        [(cost, each.cost) for each in table.turns if has(each) and (cost := _cost(each, player)) is not None]
        for table in chosen
    ]
    return _Cell(kind, name, player, group, [table.deal for table in chosen], pairs)


def _prior(cell: _Cell, spreads: Mapping[tuple[int, TurnGroup], Sequence[float]]) -> Sequence[float]:
    """Return the prior spread of each measure.

    For a comparison over all tables, it is `USUAL_LOSS`. For a program or a match, it is the spread over all tables.
    """
    return (USUAL_LOSS,) * len(_MEASURES) if cell.kind == "all" else spreads[cell.player, cell.group]


def _spreads(tables: Sequence[AskedTable], player: int, group: TurnGroup) -> list[float]:
    """Return the standard deviation of each measure over all deals.

    With few deals, the estimate is drawn towards `USUAL_LOSS`.
    """
    cell = _cell(tables, "all", "", player, group)
    return [sqrt(scatter(np.array([*cell.values(measure).values()]), USUAL_LOSS)) for measure in range(len(_MEASURES))]


def _measures(cells: Sequence[tuple[_Cell, float]], measure: int) -> list[Measure]:
    """Return one measure for every cell; ``cells`` are pairs of a cell and its prior spread of the measure."""
    values = [(cell.values(measure), spread) for cell, spread in cells]
    together = simultaneous_intervals([[Stratum(by_deal, 1.0, spread)] for by_deal, spread in values])
    alone = [mean_interval([*by_deal.values()], spread) for by_deal, spread in values]
    return [Measure(*pair) for pair in zip(together, alone, strict=True)]


def _comparison(cell: _Cell, difference: Measure, they_lost: Measure, we_lost: Measure) -> Comparison:
    turns = [pair for pairs in cell.pairs for pair in pairs]
    return Comparison(
        kind=cell.kind,
        name=cell.name,
        player=cell.player,
        group=cell.group,
        boards=len(cell.pairs),
        deals=len(set(cell.deals)),
        turns=len(turns),
        theirs=sum(theirs for _, theirs in turns) / len(cell.pairs),
        ours=sum(ours for ours, _ in turns) / len(cell.pairs),
        difference=difference,
        they_lost=they_lost,
        we_lost=we_lost,
    )


COSTLIEST = 10
"""The largest number of costly mistakes that are listed for a role."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turn at which our player's card loses tricks and the card that was played did not."""

    table: AskedTable
    turn: CardChoice
    ours: Card
    cost: int
    """The tricks that our card gave away."""


def mistakes(tables: Sequence[AskedTable], player: int) -> Iterator[Mistake]:
    """Yield the mistakes of the player with the index ``player``, in the order of the tables."""
    for table in tables:
        for turn in table.turns:
            answer = turn.answers[player]
            if answer is not None and answer.cost and not turn.cost:
                yield Mistake(table, turn, answer.card, answer.cost)


def costliest(tables: Sequence[AskedTable], player: int, role: TurnRole) -> list[Mistake]:
    """Return a player's costliest mistakes in a role, at most `COSTLIEST`; those of equal cost keep their order."""
    own = [mistake for mistake in mistakes(tables, player) if mistake.turn.role == role]
    return sorted(own, key=lambda mistake: -mistake.cost)[:COSTLIEST]
