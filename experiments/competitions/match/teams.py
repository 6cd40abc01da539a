"""Team matches: four players play every deal twice, and the pairs exchange seats to cancel the luck of the deal."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from agent.errors import PlayerError
from agent.players.objective import Aim
from agent.registry import Defence, PlayerSpec, Role, parse_player
from agent.rules.contract import Contract
from agent.rules.imps import imps
from ddsolver.cards import Seat
from experiments.competitions.match.settings import comparison_spread, luck_of
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import Task
from experiments.statistics.interval import Interval, mean_interval

_SEAT = re.compile(r"(?:^|,)\s*([NESWnesw]{1,4})\s*=")
_OR = " / "


@dataclass(frozen=True, slots=True)
class Four:
    """The players of one table: a declarer and a defender for each seat."""

    declarers: Mapping[Seat, PlayerSpec]
    defenders: Mapping[Seat, PlayerSpec]

    @classmethod
    def parse(cls, text: str) -> Four:
        """Read ``N=...,E=...,S=...,W=...`` or ``NS=...,EW=...``; a seat may have two players, ``declarer / defender``.

        :raises PlayerError: if a seat is missing or named twice, or a player does not exist in its role.
        """
        parts = _SEAT.split(text)
        seats, names = parts[1::2], parts[2::2]
        given: dict[Seat, str] = {}
        for letters, name in zip(seats, names, strict=True):
            for letter in letters.upper():
                if Seat.parse(letter) in given:
                    raise PlayerError(f"{text!r} names {Seat.parse(letter).name.title()} twice; name every seat once")
                given[Seat.parse(letter)] = name.strip()
        missing = [seat.name.title() for seat in Seat if not given.get(seat)]
        if parts[0].strip() or missing:
            fault = f"no player for {' and '.join(missing)}" if missing else f"{parts[0]!r} is not a seat"
            raise PlayerError(f"{fault}: give four players, N=NAME,E=NAME,S=NAME,W=NAME or NS=NAME,EW=NAME")
        declarers: dict[Seat, PlayerSpec] = {}
        defenders: dict[Seat, PlayerSpec] = {}
        for seat, name in given.items():
            names_of = [part.strip() for part in name.split(_OR)]
            if len(names_of) > 2:
                raise PlayerError(
                    f"{seat.name.title()} has more than two players: {given[seat]!r}; "
                    "name one, or 'declarer / defender'"
                )
            try:
                declarers[seat] = parse_player(names_of[0], Role.DECLARER)
                defenders[seat] = parse_player(names_of[-1], Role.DEFENDER)
            except PlayerError as error:
                hint = "" if len(names_of) == 2 else "; name a declarer and a defender, as in 'payoff / monte-carlo'"
                raise PlayerError(f"{seat.name.title()}: {error}{hint}") from None
        return cls(declarers, defenders)

    def aiming(self, scored: Aim) -> Four:
        """Return the table at which this is scored (`PlayerSpec.aiming`)."""
        declarers = {seat: spec.aiming(scored) for seat, spec in self.declarers.items()}
        return Four(declarers, {seat: spec.aiming(scored) for seat, spec in self.defenders.items()})

    def changed_round(self) -> Four:
        """Return the table with every player moved one seat to the left: the pairs exchange places."""
        declarers = {seat.left: name for seat, name in self.declarers.items()}
        return Four(declarers, {seat.left: name for seat, name in self.defenders.items()})

    def at(self, contract: Contract) -> tuple[PlayerSpec, Defence]:
        """Return the declarer and the defence for a contract."""
        seat = contract.declarer
        return self.declarers[seat], Defence(self.defenders[seat.left], self.defenders[seat.right])

    def side(self, seat: Seat) -> str:
        """Return the name of the pair that a seat belongs to."""
        return " and ".join(dict.fromkeys(self.name(member) for member in (seat, seat.partner)))

    def name(self, seat: Seat) -> str:
        """Return the name of the player at a seat: ``declarer / defender`` if these differ."""
        return _OR.join(dict.fromkeys((self.declarers[seat].key, self.defenders[seat].key)))


@dataclass(frozen=True, slots=True)
class TeamBoard:
    """The boards of a deal at all tables; none if the deal was passed out."""

    deal: StoredDeal
    boards: tuple[PlayedBoard, ...]
    bid: tuple[StoredDeal, ...] = ()
    """The deal once per table, with that table's contract; empty unless each table had its own auction."""

    @property
    def deals(self) -> tuple[StoredDeal, ...]:
        """The deal as it was played at each table."""
        return self.bid or (self.deal,) * len(self.boards)

    @property
    def north_south(self) -> tuple[int, ...]:
        """The points for North-South at each table."""
        contracts = [deal.contract for deal in self.deals]
        return tuple(
            -board.score if contract is not None and not contract.declarer.is_north_south else board.score
            for contract, board in zip(contracts, self.boards, strict=True)
        )

    @property
    def won(self) -> int:
        """The IMPs of the pair that sat North-South at the first table; 0 if there is no second table."""
        return imps(self.north_south[0] - self.north_south[1]) if len(self.boards) > 1 else 0


@dataclass(slots=True)
class TeamMatch:
    """The results so far of a match between two pairs."""

    first: Four
    """The players of the first table."""
    deals: Sequence[StoredDeal]
    seed: int
    boards: dict[BoardKey, PlayedBoard] = field(default_factory=dict)
    failed: set[BoardKey] = field(default_factory=set)
    """Boards that could not be played. They are tried again when the match is resumed."""
    interrupted: bool = False
    number_of_tables: int = 2
    """1 or 2. With 1, the pairs do not exchange places, and there are no IMPs."""
    tasks: list[Task] = field(init=False)
    """A task for every deal at each table."""

    def __post_init__(self) -> None:
        self.tasks = [
            Task(deal, *four.at(deal.contract), self.seed, luck_of(deal), keep_decisions=True, table=table)
            for deal in self.deals
            if deal.contract is not None
            for table, four in enumerate(self.tables)
        ]

    @property
    def tables(self) -> tuple[Four, ...]:
        """The players of the first table, and of the second if there is one."""
        return (self.first, self.first.changed_round())[: self.number_of_tables]

    def read(self, store: Store) -> None:
        """Add the match's boards that a store has."""
        keys = self.keys()
        self.boards |= {board.key: board for board in store.boards() if board.key in keys}

    def add(self, board: PlayedBoard) -> None:
        """Add a played board."""
        self.boards[board.key] = board

    def add_failures(self, failures: Iterable[FailedBoard]) -> None:
        """Add the failed boards that belong to this match, and ignore others."""
        self.failed |= {failure.key for failure in failures} & self.keys()

    def sources(self, deal: StoredDeal) -> tuple[str, ...]:
        """Return the sources in the keys of a deal's boards."""
        return (deal.source,)

    def keys(self) -> set[BoardKey]:
        """Return the keys of all boards of the match, played or not."""
        return {task.key for task in self.tasks}

    def results(self) -> list[TeamBoard]:
        """Return the deals that were played at all tables or passed out."""
        tasks = iter(self.tasks)
        results = []
        for deal in self.deals:
            if deal.contract is None:
                results.append(TeamBoard(deal, ()))
                continue
            boards = [self.boards.get(next(tasks).key) for _ in self.tables]
            played = tuple(board for board in boards if board is not None)
            if len(played) == len(boards):
                results.append(TeamBoard(deal, played))
        return results

    def won(self, seat: Seat = Seat.NORTH) -> Interval:
        """Return the IMPs per deal for the pair that has ``seat`` at the first table."""
        sign = 1 if seat.is_north_south else -1
        results = self.results()
        spread = comparison_spread("imps", [deal for result in results for deal in result.deals])
        return mean_interval([sign * result.won for result in results], spread.usual)

    def tricks_lost(self, seat: Seat) -> tuple[int, int]:
        """Return the tricks below double dummy of the pair that has ``seat`` at the first table.

        The first number is for the boards that it declared, the second for those that it defended.
        """
        lost = {True: 0, False: 0}
        for result in self.results():
            # At the second table the pairs have exchanged their cards.
            for table, (deal, board) in enumerate(zip(result.deals, result.boards, strict=False)):
                if deal.contract is not None:
                    declares = deal.contract.declarer.same_side(seat) is (table == 0)
                    short = deal.double_dummy - board.tricks
                    lost[declares] += short if declares else -short
        return lost[True], lost[False]

    def prefix(self) -> list[float]:
        """Return the first pair's IMPs on each deal before the first unfinished one.

        The first pair sits North-South at the first table. Deals with a failed board are left out.
        """
        finished = {(result.deal.source, result.deal.number): result.won for result in self.results()}
        failed = {(key.source, key.number) for key in self.failed}
        gains = []
        for deal in self.deals:
            if (deal.source, deal.number) in finished:
                gains.append(float(finished[deal.source, deal.number]))
            elif all((source, deal.number) not in failed for source in self.sources(deal)):
                break
        return gains
