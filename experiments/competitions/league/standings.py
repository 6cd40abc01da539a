"""The standings of a league: how much each player gains over the others, with intervals, and its CPU time.

The points of the 3NT challenge are 10 for a made contract and 1 per overtrick, or -1 per trick short: in 3NT, 10 tricks
score 11 points, and 8 tricks -1.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections import Counter, defaultdict
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, Literal, TypeVar

import numpy as np

from agent.players.objective import Scoring
from agent.rules.contract import Contract
from experiments.competitions.contrasts import Gains, Ranking, Result, Totals
from experiments.competitions.match.match import declarer_gains
from experiments.competitions.match.settings import compare, comparison_spread
from experiments.runs.records import frame_of
from experiments.runs.rows import BoardKey, PlayedBoard, StoredDeal
from experiments.statistics.interval import KNOWN, Interval, Spread, scatter
from experiments.statistics.simultaneous import Stratum, possible_ranks

if TYPE_CHECKING:
    import pandas as pd

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

    The interval is simultaneous (`LeagueRanking.over_together`).
    """
    ranks: tuple[int, int]
    """The player's best and worst possible rank, according to the significant differences."""


StandingT = TypeVar("StandingT", bound=Standing)


@dataclass(frozen=True)
class LeagueRanking(Ranking[str], Generic[StandingT]):
    """A league of declarers or of robots, which are given by their keys."""

    names: Mapping[str, str]
    """The names of the players in tables, by their keys."""
    defenders: Mapping[str, str]
    """The names of the defences, by their keys; empty if the players meet each other."""
    reference: str
    """The key of the player with whom the others are compared."""
    weights: Mapping[str, float]
    """The weight of each source of deals."""
    scoring: LeagueScoring

    @property
    @abstractmethod
    def spreads(self) -> Mapping[str, Spread]:
        """The prior spreads of the gains on a deal, by source."""

    @property
    def players(self) -> list[str]:
        """The keys of the players that have boards."""
        return [*self.names]

    @abstractmethod
    def standing(self, player: str, over: Interval | None, ranks: tuple[int, int]) -> StandingT:
        """Return the standing of a player, given its gain over the reference and its possible ranks."""

    def strata(self, gains: Gains) -> list[Stratum]:
        """Return gains as a stratum for each source that has some, with its weight."""
        return gains.strata(self.weights, self.spreads)

    @property
    def known(self) -> float:
        """The weight of the prior spreads in pseudo-observations; it is the same for all sources."""
        return max((spread.known for spread in self.spreads.values()), default=KNOWN)

    def over_together(self, first: str, second: str, defender: str | None = None) -> Interval:
        """Return one player's mean gain per deal over another, with a simultaneous interval.

        Without ``defender``, the intervals of all pairs of players are simultaneous. With ``defender``, the
        intervals of all pairs against each defender are.
        """
        together = self._together if defender is None else self._together_by_defender
        return together.get((first, second, defender)) or self.over(first, second, defender)

    @cached_property
    def _together(self) -> dict[tuple[Any, ...], Interval]:
        return self.together()

    @cached_property
    def _together_by_defender(self) -> dict[tuple[Any, ...], Interval]:
        return self.together(self.defenders)

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
class League(LeagueRanking[LeagueStanding]):
    """The boards of several declarers on the same deals."""

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
    def _played(self) -> dict[BoardKey, PlayedBoard]:
        """The boards of the players, by key."""
        return {
            board.key: board
            for board in self.boards
            if board.player in self.names and board.defender in self.defenders and board.source in self.weights
        }

    @cached_property
    def results(self) -> dict[str, list[Result]]:
        """The results of each player."""
        results: dict[str, list[Result]] = {player: [] for player in self.names}
        for board in self._played.values():
            results[board.player].append(Result(self.deals[board.source, board.number], board))
        return results

    @cached_property
    def programs(self) -> tuple[str, ...]:
        """The program versions that played the boards; '' stands for boards stored without a version."""
        return tuple(sorted({board.program for board in self._played.values()}))

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
        return [player for player in self.names if self.results[player]]

    @property
    def played(self) -> int:
        """The number of boards that the players have played."""
        return len(self._played)

    @property
    def compared(self) -> int:
        """The number of deals that at least one player has played; tables with the same cards are one deal."""
        return sum(self.deals_by_source().values())

    def deals_by_source(self) -> Counter[str]:
        """Return the number of deals of each source that at least one player has played."""
        return Counter(source for source, _ in {(place[0], self.deals[place].cards) for place in self._places})

    @property
    def repeats_deals(self) -> bool:
        """Whether some of the boards played have the same cards."""
        return self.compared < len(self._places)

    @cached_property
    def _places(self) -> set[tuple[str, int]]:
        """The deals that were played, by source and number."""
        return {key[:2] for key in self._played}

    def gains(self, first: str, second: str, defender: str | None = None) -> Gains:
        """Return one player's gains over another, by source of the deals (such as a contract set).

        The gain on a deal is the mean over its tables, against ``defender`` (default: the mean over all defenders). A
        deal counts only if both players have finished all of these tables.
        """
        deals = (deal for deal in self.deals.values() if deal.contract is not None)
        against = [defender] if defender else [*self.defenders]
        return declarer_gains(deals, self._played, (first, second), against, self._gain)

    def _gain(self, deal: StoredDeal, one: PlayedBoard, other: PlayedBoard) -> float:
        """Return one player's gain over another with the same cards and defenders, in the units of the scoring."""
        if self.scoring == CHALLENGE:
            contract = deal.played_contract
            return challenge_points(contract, one.tricks) - challenge_points(contract, other.tricks)
        return compare(one.score - other.score, self.scoring)

    def standing(self, player: str, over: Interval | None, ranks: tuple[int, int]) -> LeagueStanding:
        """Return the standing of a player, given its gain over the reference and its possible ranks."""
        of_source: dict[str, list[Result]] = defaultdict(list)
        for result in self.results[player]:
            of_source[result.deal.source].append(result)
        totals = {source: Totals.of(results) for source, results in of_source.items()}
        all_weights = sum(self.weights[source] for source in totals)

        def mean(value: Callable[[Totals], float]) -> float:
            return sum(self.weights[source] / all_weights * value(total) for source, total in totals.items())

        timed = all(total.wall_seconds is not None for total in totals.values())
        return LeagueStanding(
            self.names[player],
            player,
            len(self.results[player]),
            over,
            ranks,
            made=mean(lambda total: total.made / total.played),
            tricks_lost=mean(lambda total: total.tricks_lost / total.played),
            seconds=mean(lambda total: total.seconds),
            wall_seconds=mean(lambda total: total.wall_seconds or 0.0) if timed else None,
            faults=sum(total.faults for total in totals.values()),
        )

    def without_faults(self) -> League | None:
        """Return the league without boards that an engine's failure ended; None if there are none."""
        faultless = [board for board in self.boards if not board.fault]
        return None if len(faultless) == len(self.boards) else replace(self, boards=faultless)

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
        results = [result for own in self.results.values() for result in own]
        boards = [result.board for result in results if result.board is not None]
        frame = frame_of(self.deals, boards)
        frame.insert(0, "name", frame["player"].map(dict(self.names)).astype("str"))
        theirs = [self._played.get(board.key._replace(player=self.reference)) for board in boards]
        over = [
            math.nan if other is None else self._gain(result.deal, board, other)
            for result, board, other in zip(results, boards, theirs, strict=True)
        ]
        frame["over_reference"] = np.array(over, dtype=np.float64)
        return frame
