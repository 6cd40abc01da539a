"""The settings of a match: its players, as a run keeps them, and the scoring that compares them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Annotated, ClassVar, Self

from pydantic import Field, ValidationInfo, field_validator, model_validator

from agent.errors import PlayerError
from agent.option_text import split_unquoted
from agent.players.objective import AIMS, Aim, Scoring
from agent.registry import BidderSpec, Defence, PlayerSpec, parse_bidder
from agent.robots import Robot
from agent.rules.constraints import DealConditions
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver.cards import Seat
from experiments.errors import SettingsError
from experiments.runs.contract_sets import CONTRACTS, auction_key, spawn_key
from experiments.runs.rows import FILE, PEOPLE, RANDOM, StoredDeal
from experiments.runs.session import DECLARER, ContractSets, Declarers, Defenders, KeptSettings, known_keys, read_player
from experiments.runs.store import Store
from experiments.runs.tasks import Task
from experiments.statistics.interval import IMPS, MATCHPOINTS, Spread, imp_spread, score_spread, together
from experiments.statistics.sequential import SequentialTest


def luck_of(deal: StoredDeal) -> tuple[int, ...]:
    """Return the spawn key of the players' random numbers on a deal."""
    # On deals of a contract set, a match uses the same random numbers as a run of `declarer reproduce`.
    if deal.source in (FILE, RANDOM):
        return (deal.number,)
    key = spawn_key if deal.source in CONTRACTS else auction_key
    return key(deal.source, deal.number)


def compare(difference: int, scoring: Scoring) -> float:
    """Convert a difference in points to IMPs, points or matchpoints (-50, 0 or 50 % of a top)."""
    if scoring == "imps":
        return imps(difference)
    if scoring == "points":
        return difference
    return 50.0 * ((difference > 0) - (difference < 0))


def comparison_spread(scoring: Scoring, deals: Iterable[StoredDeal]) -> Spread:
    """Return the prior spread of what `compare` returns on these deals; it follows their contracts."""
    if scoring == "matchpoints":
        return MATCHPOINTS
    kinds = [(deal.contract, deal.vulnerability) for deal in deals if deal.contract is not None]
    of_contract = cache(imp_spread if scoring == "imps" else score_spread)
    return together(of_contract(*kind) for kind in kinds or [(Contract.parse("3NTS"), Vulnerability.NONE)])


def stake_spread(scoring: Scoring, deals: Iterable[StoredDeal]) -> Spread:
    """Return the spread with which a sequential test sets its first stakes.

    The test is valid whatever the spread is. In IMPs it is the same for all deals, so that a match ends where it ended
    in earlier versions.
    """
    return IMPS if scoring == "imps" else comparison_spread(scoring, deals)


_SEAT = re.compile(r"(?:^|,)\s*([NESWnesw]{1,4})\s*=")


@dataclass(frozen=True, slots=True)
class Four:
    """The players of one table: a robot at each seat; one without a bidder plays only the cards."""

    robots: Mapping[Seat, Robot]

    @property
    def bidders(self) -> dict[Seat, BidderSpec]:
        """The bidders of the robots; at other seats nobody bids."""
        return {seat: each.bidder for seat, each in self.robots.items() if each.bidder is not None}

    @property
    def players(self) -> list[PlayerSpec]:
        """The declarers and defenders of all seats."""
        return [player for each in self.robots.values() for player in (each.declarer, each.defender)]

    @classmethod
    def parse(cls, text: str, keys: Mapping[str, str] = MappingProxyType({})) -> Four:
        """Read ``N=...,E=...,S=...,W=...`` or ``NS=...,EW=...``.

        A seat has a `agent.robots.Robot`, such as ``robot:fast`` or ``declarer / defender``, whose key may be known
        (`read_player`).

        :raises PlayerError: if a seat is missing or named twice, or a player does not exist in its role.
        """
        robots: dict[Seat, Robot] = {}
        for seat, name in cls.texts(text).items():
            try:
                robots[seat] = read_player(keys, name, Robot.parse)
            except PlayerError as error:
                raise PlayerError(f"{seat.name.title()}: {error}") from None
        return cls(robots)

    @staticmethod
    def texts(text: str) -> dict[Seat, str]:
        """Return the text for each seat in one that `parse` reads.

        :raises PlayerError: if a seat is missing or named twice.
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
            fault = f"{parts[0]!r} is not a seat"
            if missing:
                fault = f"{text!r} names no player for {' and '.join(missing)}" if given else _without_seats(text)
            raise PlayerError(f"{fault}: give four players, N=NAME,E=NAME,S=NAME,W=NAME or NS=NAME,EW=NAME")
        return given

    @property
    def who_bids(self) -> tuple[BidderSpec, ...]:
        """The different bidders of the table; equal for both tables of a match."""
        return tuple(sorted(set(self.bidders.values()), key=lambda bidder: bidder.key))

    def all_bid(self) -> bool:
        """Return whether all four are robots, which bid.

        :raises PlayerError: if only some of them are.
        """
        if self.bidders and len(self.bidders) < len(Seat):
            others = " and ".join(seat.name.title() for seat in Seat if seat not in self.bidders)
            raise PlayerError(f"{others} cannot bid: give robots to all four seats, such as robot:fast, or to none")
        return bool(self.bidders)

    def aiming(self, scored: Aim) -> Four:
        """Return the table at which this is scored (`PlayerSpec.aiming`)."""
        return Four({seat: each.aiming(scored) for seat, each in self.robots.items()})

    def changed_round(self) -> Four:
        """Return the table with every player moved one seat to the left: the pairs exchange places."""
        return Four({seat.left: each for seat, each in self.robots.items()})

    def at(self, contract: Contract) -> tuple[PlayerSpec, Defence]:
        """Return the declarer and the defence for a contract."""
        seat = contract.declarer
        return self.robots[seat].declarer, Defence(self.robots[seat.left].defender, self.robots[seat.right].defender)

    def task(
        self, deal: StoredDeal, luck: tuple[int, ...], seed: int, table: int, *, keep_decisions: bool = False
    ) -> Task:
        """Return the task to play a deal in its contract at this table; ``luck`` is that of the deal (`luck_of`)."""
        player, defence = self.at(deal.played_contract)
        return Task(deal, player, defence, seed, luck, keep_decisions, table, self.who_bids)

    def side(self, seat: Seat, names: Mapping[Seat, str] = MappingProxyType({})) -> str:
        """Return the name of the pair that a seat belongs to; players may have other ``names`` than `name`."""
        members = (names.get(member) or self.name(member) for member in (seat, seat.partner))
        return " and ".join(dict.fromkeys(members))

    def name(self, seat: Seat) -> str:
        """Return the name of the player or robot at a seat."""
        return self.robots[seat].key


def _without_seats(text: str) -> str:
    """Return what is wrong with a text for four players that names no seat."""
    # A word such as ``classes=yes`` is an option of the name before it.
    words = [word.strip() for word in split_unquoted(text, ",")]
    names = [word for word in words if word and "=" not in word.partition(":")[0]]
    unknown = [repr(name) for name in names if not _exists(name)]
    which = f", and {' and '.join(unknown)} {'is no player' if len(unknown) == 1 else 'are no players'}"
    number = f"{len(names)} name{'' if len(names) == 1 else 's'}"
    return f"{text!r} has {number} without seats{which if unknown else ''}"


def _exists(name: str) -> bool:
    """Return whether a name is that of a robot, a player or a bidder."""
    readers: tuple[Callable[[str], object], ...] = (Robot.parse, DECLARER, parse_bidder)
    for parse in readers:
        with suppress(PlayerError):
            parse(name)
            return True
    return False


class MatchRun(KeptSettings):
    """The settings of a match: its players, deals and scoring.

    Either ``declarers`` play against ``defenders``, or ``players`` names the players of all four seats (`Four.parse`);
    robots also bid the deals. The match plays ``deals`` deals of each contract set, or ``random`` random deals, or the
    boards of a file. Random deals fulfil the conditions ``where``. With ``against_people``, people have played these
    boards, and their results are compared with ours. ``sprt`` holds the bounds LOW and HIGH of the sequential test that
    may end the match. ``aim`` is what players maximise who have no aim of their own (default: what ``scoring`` counts);
    a run keeps it. With ``decisions``, the run also keeps how the players judged every card, which makes it about five
    times larger.
    """

    kind: ClassVar[str] = "match"

    declarers: Declarers = ()
    defenders: Defenders = ("arbitrary",)
    players: str = ""
    contracts: ContractSets = ()
    deals: Annotated[int, Field(ge=1)] = 100
    random: Annotated[int, Field(ge=0)] = 0
    where: str = ""
    scoring: Scoring = "imps"
    aim: Aim | None = None
    against_people: bool = False
    sprt: tuple[float, float] | None = None
    sprt_error: Annotated[float, Field(gt=0, lt=0.5)] = 0.05
    decisions: bool = False

    @field_validator("where")
    @classmethod
    def _conditions_can_be_read(cls, value: str) -> str:
        return str(DealConditions.parse(value))

    @field_validator("players")
    @classmethod
    def _players_exist(cls, value: str, info: ValidationInfo) -> str:
        if value:
            cls.check_four(Four.parse(value, known_keys(info)))
        return value

    @classmethod
    def check_four(cls, four: Four) -> None:
        """Check that four players can play with each other.

        :raises PlayerError: if only some of them are robots.
        """
        four.all_bid()

    @model_validator(mode="after")
    def _all_goes_together(self) -> MatchRun:
        if self.against_people and (self.players or self.sprt or self.contracts or self.random):
            why = "it needs a file of boards that people played; leave out players, sprt, contracts and random"
            raise SettingsError(why, "against_people")
        if self.players and (self.declarers or self.defenders != ("arbitrary",) or self.scoring != "imps"):
            why = "it names all players and is scored in IMPs; leave out declarers, defenders and scoring"
            raise SettingsError(why, "players")
        if not self.players and not self.declarers:
            raise SettingsError("give either declarers, or players for all four seats", "players")
        if self.contracts and self.random:
            raise SettingsError("give only one of contracts and random", "contracts")
        if self.where and not self.random:
            raise SettingsError("it chooses random deals; give random too", "where")
        if self.sprt is not None and len(self.declarers) != 2 and not self.players:
            why = "it compares two declarers: give exactly two, or players for all four seats"
            raise SettingsError(why, "sprt")
        return self

    def player_keys(self) -> dict[str, str]:
        """Return the keys of the declarers and defences, or of the four players."""
        if self.players:
            four = self.four
            return {text: four.name(seat) for seat, text in Four.texts(self.players).items()}
        keys = [each.key for each in self.declaring], self.opponents
        return dict(zip((*self.declarers, *self.defenders), chain(*keys), strict=True))

    @property
    def four(self) -> Four:
        """The players of all four seats."""
        return Four.parse(self.players, self.keys)

    @property
    def scored(self) -> Aim:
        """What players maximise who have no aim of their own."""
        return self.aim or AIMS[self.scoring]

    @property
    def declaring(self) -> tuple[PlayerSpec, ...]:
        """The declarers."""
        return tuple(read_player(self.keys, each, DECLARER) for each in self.declarers)

    @property
    def defending(self) -> tuple[Defence, ...]:
        """The defences."""
        return tuple(read_player(self.keys, each, Defence.parse) for each in self.defenders)

    @property
    def compared(self) -> tuple[str, ...]:
        """The keys of the declarers; with ``against_people``, people come last."""
        return (*(declarer.key for declarer in self.declaring), *([PEOPLE] if self.against_people else []))

    @property
    def opponents(self) -> tuple[str, ...]:
        """The keys of the defences."""
        return tuple(defence.key for defence in self.defending)

    def tasks(self, deals: Iterable[StoredDeal]) -> list[Task]:
        """Return a task for every deal at every table of a match of declarers, ordered by deal."""
        declarers = [declarer.aiming(self.scored) for declarer in self.declaring]
        defences = [defence.aiming(self.scored) for defence in self.defending]
        return [
            Task(deal, declarer, defence, self.seed, luck_of(deal), self.decisions)
            for deal in deals
            if deal.contract is not None
            for defence in defences
            for declarer in declarers
        ]

    @property
    def facts(self) -> dict[str, str]:
        """What cannot change within a run: its kind, its seed, what is scored, who bids, and which deals are dealt."""
        bidding = "robots" if self.robots_bid else "given"
        return {**super().facts, "aim": self.scored, "bidding": bidding, "where": self.where}

    @property
    def robots_bid(self) -> bool:
        """Whether the players are robots, which bid the deals."""
        return bool(self.players) and self.four.all_bid()

    @property
    def first_table(self) -> Four:
        """The players of the first table, with what they play for."""
        return self.four.aiming(self.scored)

    @property
    def number_of_tables(self) -> int:
        """The number of tables at which two pairs play each deal."""
        return 2

    @property
    def clients_bid(self) -> bool:
        """Whether the players are clients of a network and bid the deals."""
        return False

    @property
    def pair_names(self) -> tuple[str, str]:
        """The names of the pairs, North-South at the first table first: robots have the names in the settings."""
        four, texts = self.four, Four.texts(self.players)
        names = {seat: text for seat, text in texts.items() if text.startswith("robot:")}
        return four.side(Seat.NORTH, names), four.side(Seat.EAST, names)

    def of_store(self, store: Store) -> Self:
        """Return the settings with which a store is filled: if some of its boards have decisions, all get them.

        Players that it knows by their texts stay the same.
        """
        settings = super().of_store(store)
        return settings.model_copy(update={"decisions": True}) if store.has_decisions() else settings

    def sequential_test(self, deals: Sequence[StoredDeal]) -> SequentialTest | None:
        """Return the sequential test that may end the match; None if ``sprt`` is not set."""
        if self.sprt is None:
            return None
        return SequentialTest(*self.sprt, self.sprt_error, stake_spread(self.scoring, deals))
