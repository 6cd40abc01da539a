"""The standings of a league: how much each player gains over the others, with intervals, and its CPU time.

The points of the 3NT challenge are 10 for a made contract and 1 per overtrick, or -1 per trick short: in 3NT, 10 tricks
score 11 points, and 8 tricks -1.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import numpy as np

from agent.players.objective import Scoring
from agent.registry import Role
from agent.rules.contract import Contract
from experiments.competitions.contrasts import Gains, known_of
from experiments.competitions.match.settings import compare, comparison_spread
from experiments.runs.records import frame_of
from experiments.runs.rows import PlayedBoard, StoredDeal, mean_wall_seconds
from experiments.statistics.interval import Interval, Spread, scatter
from experiments.statistics.simultaneous import pairwise_intervals, possible_ranks

if TYPE_CHECKING:
    import pandas as pd

TablePlace = tuple[str, int, str]
"""A table at which players can be compared: source and number of the deal, and the defender."""


CHALLENGE: Literal["challenge"] = "challenge"
LeagueScoring = Scoring | Literal["challenge"]
_MADE = 10
SPREAD = Spread(usual=4.5, most=_MADE + 13.0)
"""The spread of the difference between two declarers' challenge points on a deal.

Most differences are 0. If only one declarer goes down, the difference is at least 11.
"""


def challenge_points(contract: Contract, tricks: int) -> int:
    """Return the points of a declarer who took this number of tricks."""
    over = tricks - contract.tricks_needed
    return over + (_MADE if over >= 0 else 0)


@dataclass(frozen=True, slots=True)
class Standing:
    """The results of one player of a league."""

    name: str
    player: str
    boards: int
    over: Interval | None
    """The gain per deal over the reference, on the deals that both played; None for the reference itself.

    The interval is simultaneous (`Ranking.over_together`).
    """
    ranks: tuple[int, int]
    """The player's best and worst possible rank, according to the significant differences."""


StandingT = TypeVar("StandingT", bound=Standing)


class Ranking(ABC, Generic[StandingT]):
    """Players on the same deals, each compared with every other on the deals that both played."""

    names: Mapping[str, str]
    """The names of the players in tables, by their keys."""
    defenders: Mapping[str, str]
    """The names of the defences, by their keys; empty if the players meet each other."""
    reference: str
    """The key of the player with whom the others are compared."""
    weights: Mapping[str, float]
    """The weight of each source of deals."""
    scoring: LeagueScoring

    @abstractmethod
    def gains(self, first: str, second: str, defender: str | None = None) -> Gains:
        """Return one player's gains over another, against a defence or in the mean over all."""

    @property
    @abstractmethod
    def spreads(self) -> Mapping[str, Spread]:
        """The prior spreads of the gains on a deal, by source."""

    @property
    def players(self) -> list[str]:
        """The keys of the players that have boards."""
        return [*self.names]

    @property
    @abstractmethod
    def played(self) -> int:
        """The number of boards that the players have played."""

    @property
    @abstractmethod
    def compared(self) -> int:
        """The number of deals that have been played; tables with the same cards are one deal."""

    @property
    @abstractmethod
    def repeats_deals(self) -> bool:
        """Whether some of the boards have the same cards."""

    @property
    @abstractmethod
    def programs(self) -> tuple[str, ...]:
        """The program versions that played the boards; '' stands for boards stored without a version."""

    @abstractmethod
    def standing(self, player: str, over: Interval | None, ranks: tuple[int, int]) -> StandingT:
        """Return the standing of a player, given its gain over the reference and its possible ranks."""

    def over(self, first: str, second: str, defender: str | None = None) -> Interval:
        """Return one player's mean gain per deal over another, weighted over the sources that both played."""
        asked = first, second, defender
        if asked not in self._overs:
            self._overs[asked] = self.gains(*asked).weighted(self.weights, self.spreads)
        return self._overs[asked]

    @cached_property
    def _overs(self) -> dict[tuple[str, str, str | None], Interval]:
        """The results of `over`."""
        return {}

    def over_together(self, first: str, second: str, defender: str | None = None) -> Interval:
        """Return one player's mean gain per deal over another, with a simultaneous interval.

        Without ``defender``, the intervals of all pairs of players are simultaneous. With ``defender``, the
        intervals of all pairs against each defender are.
        """
        together = self._together if defender is None else self._together_by_defender
        return together.get((first, second, defender)) or self.over(first, second, defender)

    @cached_property
    def _together(self) -> dict[tuple[Any, ...], Interval]:
        return self._pairwise([None])

    @cached_property
    def _together_by_defender(self) -> dict[tuple[Any, ...], Interval]:
        return self._pairwise(self.defenders)

    def _pairwise(self, defenders: Iterable[str | None]) -> dict[tuple[Any, ...], Interval]:
        comparisons = {
            (one, other, against): self.gains(one, other, against).strata(self.weights, self.spreads)
            for one, other in combinations(self.players, 2)
            for against in defenders
        }
        return pairwise_intervals(comparisons, known=known_of(self.spreads))

    def standings(self) -> list[StandingT]:
        """Return the standings, with the largest gain over the reference first; leave out players without boards."""
        players = self.players
        found = []
        for player in players:
            rivals = [self.over_together(other, player) for other in players if other != player]
            over = None if player == self.reference else self.over_together(player, self.reference)
            found.append(self.standing(player, over, possible_ranks(rivals)))
        return sorted(found, key=lambda standing: -standing.over.mean if standing.over else 0.0)


@dataclass(frozen=True, slots=True)
class LeagueStanding(Standing):
    """The results of one declarer; means over deals use the weights of the sources."""

    made: float
    """The share of boards on which the contract was made, 0 to 1."""
    tricks_lost: float
    """Double-dummy tricks minus tricks taken, per board."""
    seconds: float
    """CPU seconds per board, for the cards of declarer and dummy."""
    wall_seconds: float | None
    """Wall time per board in seconds; None if it was not measured on all boards."""
    faults: int
    """The number of boards that ended early because the player's engine failed."""


@dataclass(frozen=True)
class League(Ranking[LeagueStanding]):
    """The boards of several declarers on the same deals."""

    names: Mapping[str, str]
    defenders: Mapping[str, str]
    reference: str
    scoring: LeagueScoring
    weights: Mapping[str, float]
    deals: Mapping[tuple[str, int], StoredDeal]
    boards: Sequence[PlayedBoard]

    @cached_property
    def spreads(self) -> dict[str, Spread]:
        """The prior spreads of the gains on a deal, by source."""
        if self.scoring == CHALLENGE:
            return dict.fromkeys(self.weights, SPREAD)
        deals: dict[str, list[StoredDeal]] = {source: [] for source in self.weights}
        for deal in self.deals.values():
            if deal.source in deals:
                deals[deal.source].append(deal)
        return {source: comparison_spread(self.scoring, own) for source, own in deals.items()}

    @cached_property
    def _at(self) -> dict[str, dict[TablePlace, PlayedBoard]]:
        """The boards of each player, by place."""
        boards: dict[str, dict[TablePlace, PlayedBoard]] = {player: {} for player in self.names}
        for board in self.boards:
            if board.player in boards and board.defender in self.defenders and board.source in self.weights:
                boards[board.player][board.source, board.number, board.defender] = board
        return boards

    @cached_property
    def programs(self) -> tuple[str, ...]:
        """The program versions that played the boards; '' stands for boards stored without a version."""
        return tuple(sorted({board.program for boards in self._at.values() for board in boards.values()}))

    @cached_property
    def mixes_programs(self) -> bool:
        """Whether a player's boards against a defender were played by different program versions."""
        played_by: dict[tuple[str, str], set[str]] = defaultdict(set)
        for board in self.boards:
            played_by[board.player, board.defender].add(board.program)
        return any(len(programs) > 1 for programs in played_by.values())

    @property
    def players(self) -> list[str]:
        """The keys of the players that have boards."""
        return [player for player in self.names if self._at[player]]

    @property
    def played(self) -> int:
        """The number of boards that the players have played."""
        return sum(len(boards) for boards in self._at.values())

    @property
    def compared(self) -> int:
        """The number of deals that at least one player has played; tables with the same cards are one deal."""
        return sum(self.deals_by_source().values())

    def deals_by_source(self) -> Counter[str]:
        """Return the number of deals of each source that at least one player has played."""
        played = {table[:2] for boards in self._at.values() for table in boards}
        return Counter(source for source, _ in {(place[0], self.deals[place].cards) for place in played})

    @property
    def repeats_deals(self) -> bool:
        """Whether some of the boards played have the same cards."""
        return self.compared < len({table[:2] for boards in self._at.values() for table in boards})

    def gains(self, first: str, second: str, defender: str | None = None) -> Gains:
        """Return one player's gains over another, by source of the deals (such as a contract set).

        The gain on a deal is the mean over its tables, against ``defender`` (default: the mean over all defenders). A
        deal counts only if both players have finished all of these tables.
        """
        one, other = self._at[first], self._at[second]
        against = [defender] if defender else list(self.defenders)
        return Gains.of(
            (deal, self._gain(one[table], other[table]))
            for (source, number), deal in self.deals.items()
            if all((table := (source, number, each)) in one and table in other for each in against)
            for table in ((source, number, each) for each in against)
        )

    def _gain(self, one: PlayedBoard, other: PlayedBoard) -> float:
        """Return one player's gain over another with the same cards and defenders, in the units of the scoring."""
        if self.scoring == CHALLENGE:
            contract = self.deals[one.source, one.number].played_contract
            return challenge_points(contract, one.tricks) - challenge_points(contract, other.tricks)
        return compare(one.score - other.score, self.scoring)

    def _shares(self, sources: Iterable[str]) -> list[float]:
        weights = [self.weights[source] for source in sources]
        return [weight / sum(weights) for weight in weights]

    def standing(self, player: str, over: Interval | None, ranks: tuple[int, int]) -> LeagueStanding:
        """Return the standing of a player, given its gain over the reference and its possible ranks."""
        return LeagueStanding(
            self.names[player],
            player,
            len(self._at[player]),
            over,
            ranks,
            made=self._mean(player, lambda deal, board: board.tricks >= deal.played_contract.tricks_needed),
            tricks_lost=self._mean(player, lambda deal, board: deal.double_dummy - board.tricks),
            seconds=self._mean(player, lambda _, board: board.seconds),
            wall_seconds=self._wall_seconds(player),
            faults=sum(board.fault.startswith(Role.DECLARER) for board in self._at[player].values()),
        )

    def _wall_seconds(self, player: str) -> float | None:
        if mean_wall_seconds(self._at[player].values()) is None:
            return None
        return self._mean(player, lambda _, board: board.wall_seconds or 0.0)

    def without_faults(self) -> League | None:
        """Return the league without boards that an engine's failure ended; None if there are none."""
        faultless = [board for board in self.boards if not board.fault]
        return None if len(faultless) == len(self.boards) else replace(self, boards=faultless)

    def _mean(self, player: str, value: Callable[[StoredDeal, PlayedBoard], float]) -> float:
        """Return the mean of a value over a player's boards, weighted by source."""
        values: dict[str, list[float]] = defaultdict(list)
        for (source, number, _), board in self._at[player].items():
            values[source].append(value(self.deals[source, number], board))
        means = [sum(of_source) / len(of_source) for of_source in values.values()]
        return sum(share * mean for share, mean in zip(self._shares(values), means, strict=True))

    def on_deals(self, places: Container[tuple[str, int]]) -> League:
        """Return the league on some of its deals, given by source and number; their order does not matter."""
        deals = {place: deal for place, deal in sorted(self.deals.items(), key=lambda item: item[0]) if place in places}
        boards = [board for board in self.boards if (board.source, board.number) in deals]
        return replace(self, deals=deals, boards=boards)

    def worth_another(self, source: str, deals: int) -> float:
        """Return how much one more deal of a source lowers the variance.

        The source has ``deals`` deals now. The variance is that of a player's mean gain over the reference, averaged
        over all players but the reference. What a deal costs is left out: measured times would make the choice depend
        on the machine, and the deals of different contract sets cost about the same.
        """
        return self._weighted_variances[source] / (deals * (deals + 1))

    @cached_property
    def _weighted_variances(self) -> dict[str, float]:
        """The weighted variance of the gain on one deal, by source."""
        others = [player for player in self.names if player != self.reference]
        won = [self.gains(player, self.reference).by_source for player in others]
        by_source = {}
        for source, weight in self.weights.items():
            known = [np.array([*gains[source].values()]) for gains in won if source in gains]
            unknown, spread = len(won) - len(known), self.spreads[source].usual
            scatters = [scatter(values, spread) for values in known] + [spread**2] * unknown
            by_source[source] = weight**2 * (sum(scatters) / len(scatters) if scatters else spread**2)
        return by_source

    def to_frame(self) -> pd.DataFrame:
        """Return the boards as `experiments.runs.records.frame_of` does, with the players' names in front.

        The column ``over_reference`` has the gain over the reference at the same table, or NaN if it has not played.
        """
        places = [(place, board) for boards in self._at.values() for place, board in boards.items()]
        frame = frame_of(self.deals, [board for _, board in places])
        frame.insert(0, "name", frame["player"].map(dict(self.names)).astype("str"))
        reference = self._at[self.reference] if self.reference else {}
        over = [self._gain(board, reference[place]) if place in reference else math.nan for place, board in places]
        frame["over_reference"] = np.array(over, dtype=np.float64)
        return frame
