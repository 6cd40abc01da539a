"""A league of robots: each plays a match against every other, on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

from agent.registry import BidderSpec
from agent.robots import Robot
from ddsolver.cards import Seat
from experiments.competitions.contrasts import Gains
from experiments.competitions.design import Design
from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.league.standings import LeagueRanking, Standing
from experiments.competitions.match.bid_match import RobotMatch, RobotTask
from experiments.competitions.match.settings import Four
from experiments.competitions.match.teams import TeamBoard
from experiments.runs.rows import BoardKey, FailedBoard, StoredDeal
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
class RobotLeague(LeagueRanking[RobotStanding], Design):
    """The matches of some robots, each against every other, by the keys of both."""

    matches: Mapping[tuple[str, str], RobotMatch]
    failed: set[BoardKey] = field(default_factory=set)

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
    def bidders(self) -> set[tuple[BidderSpec, ...]]:
        """The bidders at each table."""
        return {bidders for match in self.matches.values() for bidders in match.bidders}

    @property
    def size(self) -> int:
        """The number of boards, bid or not."""
        return sum(match.size for match in self.matches.values())

    @property
    def number_left(self) -> int:
        """The number of boards that are not finished."""
        return sum(match.number_left for match in self.matches.values())

    def batches(self) -> Iterator[list[RobotTask]]:
        """Yield the boards that are not finished, deal by deal."""
        left = [replace(task, match=pair) for pair, match in self.matches.items() for task in match.left]
        order = {
            (deal.source, deal.number): at for match in self.matches.values() for at, deal in enumerate(match.deals)
        }
        yield sorted(left, key=lambda task: order[task.deal.source, task.deal.number])

    def enter(self, work: Any, row: Any) -> FailedBoard | None:
        """Add what came of a board to its match."""
        failure = self.matches[work.match].enter(work, row)
        if failure is not None:
            self.failed.add(failure.key)
        return failure

    def board_name(self, failure: FailedBoard) -> str:
        """Return the name of a failed board in its file."""
        return next(match.board_name(failure) for match in self.matches.values() if match.has(failure))

    def words_so_far(self) -> str:
        """Return each robot's gain over the reference, the largest first, with a single interval."""
        gains = [(name, self._gain_so_far(key)) for key, name in self.names.items() if key != self.reference]
        return ", ".join(f"{name} {gain}" for name, gain in sorted(gains, key=lambda each: -each[1].mean))

    def _gain_so_far(self, player: str) -> Interval:
        pair = next(pair for pair in self.matches if {*pair} == {player, self.reference})
        return self.matches[pair].gains_so_far()[pair.index(player)]

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
    return Four({Seat.NORTH: one, Seat.EAST: other, Seat.SOUTH: one, Seat.WEST: other})


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
