"""A league of robots: each plays a match against every other, on the same deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from agent.robots import Robot
from ddsolver.cards import Seat
from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.bid_match import RobotMatch, play_robots
from experiments.competitions.match.deals import unbid_deals
from experiments.competitions.match.four import Four
from experiments.runs.deals import keep_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import StoredDeal
from experiments.runs.store import Store
from experiments.statistics.interval import Interval
from experiments.statistics.priors import BIDDERS
from experiments.statistics.simultaneous import pairwise_intervals, possible_ranks


@dataclass(frozen=True, slots=True)
class RobotStanding:
    """The results of one robot."""

    name: str
    robot: str
    over: Interval | None
    """The IMPs a deal over the reference, with a simultaneous interval; None for the reference, and before any deal."""
    by_bidding: Interval | None
    """The part of ``over`` that is due to the bidding, with a single interval; the rest is due to the play."""
    ranks: tuple[int, int]
    """The robot's best and worst possible rank, according to the significant differences."""
    bidding_seconds: float | None
    """CPU seconds a board of its bidding, both hands; None if no board is finished."""
    card_seconds: float | None
    """CPU seconds a board of its cards."""
    boards: int


@dataclass(frozen=True, slots=True)
class RobotLeague:
    """The matches of some robots, each against every other, by the names of both."""

    robots: Mapping[str, str]
    """The robots, as text, by name."""
    reference: str
    matches: Mapping[tuple[str, str], RobotMatch]

    @classmethod
    def of(cls, settings: LeagueSettings, deals: Sequence[StoredDeal]) -> RobotLeague:
        """Return the league on some deals, without results."""
        robots = {name: Robot.parse(text).key for name, text in settings.players.items()}
        matches = {
            (one, other): RobotMatch(
                Four.parse(f"NS={robots[one]},EW={robots[other]}").aiming(settings.scored), deals, settings.seed
            )
            for one, other in combinations(robots, 2)
        }
        return cls(robots, settings.first, matches)

    @property
    def played(self) -> int:
        """The number of boards that were bid, and played unless all passed."""
        return sum(_finished(match) for match in self.matches.values())

    @property
    def deals(self) -> int:
        """The number of deals that at least one pair of robots has finished at both tables."""
        return len({result.deal.cards for match in self.matches.values() for result in match.results()})

    @property
    def repeats_deals(self) -> bool:
        """Whether some of the boards have the same cards."""
        return any(match.independent_deals < len(match.deals) for match in self.matches.values())

    def together(self) -> dict[tuple[Any, ...], Interval]:
        """Return the IMPs a deal of each robot over every other, with simultaneous intervals for all pairs."""
        comparisons = {pair: match.gains().stratum(BIDDERS.usual) for pair, match in self.matches.items()}
        return pairwise_intervals(comparisons, known=BIDDERS.known)

    def standings(self) -> list[RobotStanding]:
        """Return the standings, with the largest gain over the reference first."""
        together = self.together()
        standings = [self._standing(name, together) for name in self.robots]
        return sorted(standings, key=lambda each: -each.over.mean if each.over else 0.0)

    def _standing(self, name: str, together: Mapping[tuple[Any, ...], Interval]) -> RobotStanding:
        rivals = [together[other, name] for other in self.robots if other != name]
        own = [(pair, match) for pair, match in self.matches.items() if name in pair]
        seats = {pair: Seat.NORTH if pair[0] == name else Seat.EAST for pair, _ in own}
        is_first = name == self.reference
        return RobotStanding(
            name=name,
            robot=self.robots[name],
            over=None if is_first else played(together[name, self.reference]),
            by_bidding=None if is_first else played(self._by_bidding(name)),
            ranks=possible_ranks(rivals),
            bidding_seconds=_mean([match.bidding_seconds(seats[pair]) for pair, match in own]),
            card_seconds=_mean([match.card_seconds(seats[pair]) for pair, match in own]),
            boards=sum(_finished(match) for _, match in own),
        )

    def _by_bidding(self, name: str) -> Interval:
        pair = (name, self.reference) if (name, self.reference) in self.matches else (self.reference, name)
        gain = self.matches[pair].part(lambda result: result.won_by_bidding).mean(BIDDERS)
        return gain if pair[0] == name else gain.reversed()


def played(gain: Interval) -> Interval | None:
    """Return a gain; None if no deal is finished that could show it."""
    return gain if gain.number else None


@dataclass(frozen=True, slots=True)
class PlayedRobots:
    """The result of a run of a league of robots."""

    league: RobotLeague
    failures: int
    """The number of boards that failed in this session."""
    problems: tuple[BridgeError, ...] = ()
    """Why some boards of the files cannot be bid."""
    interrupted: bool = False


def play_robot_league(
    settings: LeagueSettings, store: Store, boards: Sequence[Board], pool: Pool, progress: Progress
) -> PlayedRobots:
    """Play the boards that a run lacks.

    ``boards`` are the boards of the run's files, or empty if the store has their deals already.

    :raises StoreError: as `experiments.competitions.league.run.run_league`.
    """
    problems: list[BridgeError] = []
    if boards or not settings.files:
        number = 0 if settings.files else settings.deals
        deals, problems = unbid_deals(boards, number, settings.seed)
        keep_deals(store, deals)
    for problem in problems:
        progress.say(str(problem))
    settings.keep(store)
    league = read_robot_league(settings, store)
    matches = [*league.matches.values()]
    before = sum(len(match.failed) for match in matches)
    interrupted = False
    total = sum(len(match.deals) * len(match.tables) for match in matches)
    with progress.stage("playing", "board", total, league.played) as stage:

        def on_board() -> None:
            stage.step()
            stage.tell(lambda: _words(league))

        try:
            play_robots(matches, store, pool, on_board)
        except KeyboardInterrupt:
            interrupted = True
    failed = sum(len(match.failed) for match in matches) - before
    # Matches in which the same bidders meet have boards in common.
    names = {place: name for match in matches for place, name in match.board_names().items()}
    for failure in store.failures():
        if (place := (failure.source, failure.number)) in names:
            progress.failed(failure, names[place])
    return PlayedRobots(league, failed, tuple(problems), interrupted)


def read_robot_league(settings: LeagueSettings, store: Store) -> RobotLeague:
    """Return the league of a run so far, without playing."""
    deals = [deal for deal in store.deals().values() if deal.source in settings.sources]
    league = RobotLeague.of(settings, sorted(deals, key=lambda deal: deal.number)[: _limit(settings)])
    for match in league.matches.values():
        match.read(store)
    return league


def _limit(settings: LeagueSettings) -> int | None:
    return None if settings.files else settings.deals


def _finished(match: RobotMatch) -> int:
    return sum(len(match.deals) - len(match.missing(table)) for table, _ in enumerate(match.tables))


def _mean(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def _words(league: RobotLeague) -> str:
    """Return each robot's gain over the reference, the largest first, with a single interval."""
    gains = [(name, _gain_so_far(league, name)) for name in league.robots if name != league.reference]
    return ", ".join(f"{name} {gain}" for name, gain in sorted(gains, key=lambda each: -each[1].mean))


def _gain_so_far(league: RobotLeague, name: str) -> Interval:
    if (name, league.reference) in league.matches:
        return league.matches[name, league.reference].gain_so_far()
    return league.matches[league.reference, name].gain_so_far().reversed()
