"""Four players at two tables: every deal is played again with the pairs changed round, so that cards decide nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from agent.errors import PlayerError
from agent.registry import Defence, PlayerSpec, Role, parse_player
from agent.rules.contract import Contract
from agent.rules.imps import imps
from ddsolver.cards import Seat
from experiments.match.settings import luck_of
from experiments.runs.rows import BoardKey, PlayedBoard, StoredDeal
from experiments.runs.tasks import Task
from experiments.statistics.interval import Interval, mean_interval
from experiments.statistics.priors import IMPS

_SEAT = re.compile(r"(?:^|,)\s*([NESWnesw]{1,4})\s*=")
_OR = " / "


@dataclass(frozen=True, slots=True)
class Four:
    """A player for each seat, by what it does: who plays there as declarer, and who as defender."""

    declarers: Mapping[Seat, PlayerSpec]
    defenders: Mapping[Seat, PlayerSpec]

    @classmethod
    def parse(cls, text: str) -> Four:
        """Read ``N=...,E=...,S=...,W=...`` or ``NS=...,EW=...``; a seat may have two, ``declarer / defender``.

        :raises PlayerError: if a seat has none or two, or as `parse_player` for the first role that each may be asked.
        """
        parts = _SEAT.split(text)
        seats, names = parts[1::2], parts[2::2]
        given: dict[Seat, str] = {}
        for letters, name in zip(seats, names, strict=True):
            for letter in letters.upper():
                if Seat.parse(letter) in given:
                    raise PlayerError(f"{Seat.parse(letter).name.title()} has two players: {text!r}")
                given[Seat.parse(letter)] = name.strip()
        missing = [seat.name.title() for seat in Seat if not given.get(seat)]
        if parts[0].strip() or missing:
            nobody = f"nobody sits {' and '.join(missing)}" if missing else f"{parts[0]!r} is no seat"
            raise PlayerError(f"{nobody}: give four players, N=NAME,E=NAME,S=NAME,W=NAME or NS=NAME,EW=NAME")
        declarers: dict[Seat, PlayerSpec] = {}
        defenders: dict[Seat, PlayerSpec] = {}
        for seat, name in given.items():
            names_of = [each.strip() for each in name.split(_OR)]
            if len(names_of) > 2:
                raise PlayerError(f"{seat.name.title()} has more than a declarer and a defender: {given[seat]!r}")
            try:
                declarers[seat] = parse_player(names_of[0], Role.DECLARER)
                defenders[seat] = parse_player(names_of[-1], Role.DEFENDER)
            except PlayerError as error:
                hint = "" if len(names_of) == 2 else "; a seat may have two, 'payoff / monte-carlo', who declares first"
                raise PlayerError(f"{seat.name.title()}: {error}{hint}") from None
        return cls(declarers, defenders)

    def changed_round(self) -> Four:
        """Everybody one seat on: East and West sit where North and South sat."""
        declarers = {seat.left: name for seat, name in self.declarers.items()}
        return Four(declarers, {seat.left: name for seat, name in self.defenders.items()})

    def at(self, contract: Contract) -> tuple[PlayerSpec, Defence]:
        """Who declares a contract, and who defend it."""
        seat = contract.declarer
        return self.declarers[seat], Defence(self.defenders[seat.left], self.defenders[seat.right])

    def side(self, seat: Seat) -> str:
        """The pair of a seat, for people."""
        return " and ".join(dict.fromkeys(self.name(each) for each in (seat, seat.partner)))

    def name(self, seat: Seat) -> str:
        """Who sits there, for people."""
        return _OR.join(dict.fromkeys((self.declarers[seat].key, self.defenders[seat].key)))


@dataclass(frozen=True, slots=True)
class TeamBoard:
    """A deal at both tables; no boards if it was passed out."""

    deal: StoredDeal
    boards: tuple[PlayedBoard, ...]

    @property
    def north_south(self) -> tuple[int, ...]:
        """The points to North-South at each table."""
        contract = self.deal.contract if self.boards else None
        sign = -1 if contract is not None and not contract.declarer.is_north_south else 1
        return tuple(sign * board.score for board in self.boards)

    @property
    def won(self) -> int:
        """IMPs to the pair that sat North-South at the first table."""
        return imps(self.north_south[0] - self.north_south[1]) if self.boards else 0


@dataclass(slots=True)
class TeamMatch:
    """The results of a match of two pairs so far."""

    first: Four
    """The first table."""
    deals: Sequence[StoredDeal]
    seed: int
    boards: dict[BoardKey, PlayedBoard] = field(default_factory=dict)
    interrupted: bool = False
    tasks: list[Task] = field(init=False)
    """Every deal at both tables."""

    def __post_init__(self) -> None:
        self.tasks = [
            Task(deal, *four.at(deal.contract), self.seed, luck_of(deal), keep_decisions=True)
            for deal in self.deals
            if deal.contract is not None
            for four in self.tables
        ]

    @property
    def tables(self) -> tuple[Four, Four]:
        """Who sits where at the first table and at the second."""
        return self.first, self.first.changed_round()

    def keys(self) -> set[BoardKey]:
        """All boards of the match, played or not."""
        return {task.key for task in self.tasks}

    def results(self) -> list[TeamBoard]:
        """The deals that were played at both tables."""
        tasks = iter(self.tasks)
        found = []
        for deal in self.deals:
            if deal.contract is None:
                found.append(TeamBoard(deal, ()))
                continue
            boards = [self.boards.get(next(tasks).key) for _ in self.tables]
            played = tuple(board for board in boards if board is not None)
            if len(played) == len(boards):
                found.append(TeamBoard(deal, played))
        return found

    def won(self, seat: Seat = Seat.NORTH) -> Interval:
        """IMPs a deal to the pair that sat at a seat and opposite at the first table."""
        sign = 1 if seat.is_north_south else -1
        return mean_interval([sign * result.won for result in self.results()], IMPS.usual)
