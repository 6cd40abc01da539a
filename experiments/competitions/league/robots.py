"""A league of robots: each plays a match against every other, on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from agent.robots import Robot
from ddsolver.cards import Seat
from experiments.competitions.contrasts import Gains
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.league.standings import LeagueRanking, Standing
from experiments.competitions.match.bid_match import RobotMatch, play_robots
from experiments.competitions.match.deals import unbid_deals
from experiments.competitions.match.settings import Four
from experiments.competitions.match.teams import TeamBoard
from experiments.runs.deals import keep_deals
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import StoredDeal
from experiments.runs.store import Store
from experiments.statistics.interval import BIDDERS, Interval, Spread


@dataclass(frozen=True, slots=True)
class RobotStanding(Standing):
    """The results of one robot; its boards are those that were bid, and played unless all passed."""

    by_bidding: Interval | None
    """The part of ``over`` that is due to the bidding, with a single interval; the rest is due to the play."""
    bidding_seconds: float | None
    """CPU seconds a board of its bidding, both hands; None if no board is finished."""
    card_seconds: float | None
    """CPU seconds a board of its cards."""


@dataclass(frozen=True)
class RobotLeague(LeagueRanking[RobotStanding]):
    """The matches of some robots, each against every other, by the keys of both."""

    matches: Mapping[tuple[str, str], RobotMatch]

    @classmethod
    def of(cls, settings: LeagueSettings, deals: Sequence[StoredDeal]) -> RobotLeague:
        """Return the league on some deals, without results."""
        names = {settings.keys[text]: name for name, text in settings.players.items()}
        matches = {
            (one, other): RobotMatch(_four(one, other).aiming(settings.scored), deals, settings.seed)
            for one, other in combinations(names, 2)
        }
        reference, weights = settings.keys[settings.players[settings.first]], dict.fromkeys(settings.sources, 1.0)
        return cls(names, {}, reference, weights, "imps", matches)

    @property
    def spreads(self) -> dict[str, Spread]:
        """The prior spreads of the gains on a deal, by source."""
        return dict.fromkeys(self.weights, BIDDERS)

    @property
    def played(self) -> int:
        """The number of boards that were bid, and played unless all passed."""
        return sum(_finished(match) for match in self.matches.values())

    @property
    def compared(self) -> int:
        """The number of deals that at least one pair of robots has finished at both tables."""
        return len({result.deal.cards for match in self.matches.values() for result in match.results()})

    @property
    def repeats_deals(self) -> bool:
        """Whether some of the boards have the same cards."""
        return any(match.independent_deals < len(match.deals) for match in self.matches.values())

    @property
    def programs(self) -> tuple[str, ...]:
        """The program versions that played the boards."""
        return tuple(sorted({board.program for match in self.matches.values() for board in match.boards.values()}))

    def gains(self, first: str, second: str, defender: str | None = None) -> Gains:  # noqa: ARG002 - they meet each other
        """Return one robot's gains over another."""
        return self.part(first, second, lambda result: result.won)

    def part(self, first: str, second: str, of: Callable[[TeamBoard], int]) -> Gains:
        """Return a part of one robot's gains over another."""
        if (first, second) in self.matches:
            return self.matches[first, second].part(of)
        return self.matches[second, first].part(of).reversed()

    def standing(self, player: str, over: Interval | None, ranks: tuple[int, int]) -> RobotStanding:
        """Return the standing of a robot, given its gain over the reference and its possible ranks."""
        own = [
            (Seat.NORTH if pair[0] == player else Seat.EAST, match)
            for pair, match in self.matches.items()
            if player in pair
        ]
        bid = None if over is None else self.part(player, self.reference, lambda result: result.won_by_bidding)
        return RobotStanding(
            self.names[player],
            player,
            sum(_finished(match) for _, match in own),
            over,
            ranks,
            by_bidding=None if bid is None else self.mean(bid),
            bidding_seconds=_mean([match.bidding_seconds(seat) for seat, match in own]),
            card_seconds=_mean([match.card_seconds(seat) for seat, match in own]),
        )


def _four(first: str, second: str) -> Four:
    """Return the first table of the match of two robots, given by their keys."""
    one, other = (Robot.parse(key, is_key=True) for key in (first, second))
    return Four.of({Seat.NORTH: one, Seat.EAST: other, Seat.SOUTH: one, Seat.WEST: other})


def play_robot_league(
    settings: LeagueSettings, store: Store, pool: Pool, progress: Progress
) -> tuple[RobotLeague, int, bool]:
    """Play the boards that a run lacks; the store has the deals of files.

    Return the league, how many boards failed in this session, and whether it was interrupted.

    :raises StoreError: as `experiments.competitions.league.run.run_league`.
    """
    if not settings.files:
        deals, _ = unbid_deals((), settings.deals, settings.seed)
        keep_deals(store, deals)
    league = read_robot_league(settings, store)
    matches = [*league.matches.values()]
    before = sum(len(match.failed) for match in matches)
    total = sum(len(match.deals) * len(match.tables) for match in matches)
    with progress.playing("playing", total, league.played) as stage:

        def on_board() -> None:
            stage.step()
            stage.tell(lambda: _words(league))

        play_robots(matches, store, pool, on_board)
    failed = sum(len(match.failed) for match in matches) - before
    # Matches in which the same bidders meet have boards in common.
    names = {place: name for match in matches for place, name in match.board_names().items()}
    for failure in store.failures():
        if (place := (failure.source, failure.number)) in names:
            progress.failed(failure, names[place])
    return league, failed, stage.is_interrupted


def read_robot_league(settings: LeagueSettings, store: Store) -> RobotLeague:
    """Return the league of a run so far, without playing."""
    deals = [deal for deal in store.deals().values() if deal.source in settings.sources]
    limit = None if settings.files else settings.deals
    league = RobotLeague.of(settings, sorted(deals, key=lambda deal: deal.number)[:limit])
    for match in league.matches.values():
        match.read(store)
    return league


def _finished(match: RobotMatch) -> int:
    return sum(len(match.deals) - len(match.missing(table)) for table, _ in enumerate(match.tables))


def _mean(values: Sequence[float | None]) -> float | None:
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known else None


def _words(league: RobotLeague) -> str:
    """Return each robot's gain over the reference, the largest first, with a single interval."""
    gains = [(name, _gain_so_far(league, key)) for key, name in league.names.items() if key != league.reference]
    return ", ".join(f"{name} {gain}" for name, gain in sorted(gains, key=lambda each: -each[1].mean))


def _gain_so_far(league: RobotLeague, player: str) -> Interval:
    if (player, league.reference) in league.matches:
        return league.matches[player, league.reference].gain_so_far()
    return league.matches[league.reference, player].gain_so_far().reversed()
