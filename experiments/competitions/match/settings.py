"""The players of a match, and the scoring that compares them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import Any

from agent.errors import PlayerError
from agent.players.objective import AIMS, Aim, Scoring
from agent.registry import BidderSpec, Defence, PlayerSpec
from agent.robots import Robot
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver.cards import Seat
from experiments.runs.contract_sets import CONTRACTS, auction_key, spawn_key
from experiments.runs.rows import FILE, PEOPLE, RANDOM, StoredDeal
from experiments.runs.session import DECLARER, read_player
from experiments.runs.tasks import Task
from experiments.statistics.interval import IMPS, MATCHPOINTS, Spread, imp_spread, score_spread, together


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """The declarers and defences of a match, its seed and its scoring."""

    declarers: tuple[PlayerSpec, ...]
    defences: tuple[Defence, ...]
    seed: int
    scoring: Scoring = "imps"
    aim: Aim | None = None
    """In place of what the scoring counts (`AIMS`): what players maximise who have no aim of their own."""
    keep_decisions: bool = False
    """Whether the players' decisions are stored."""
    against_people: bool = False
    """Whether people's results are compared too; people then count as the last declarer."""

    def tasks(self, deals: Iterable[StoredDeal]) -> list[Task]:
        """Return a task for every deal at every table, ordered by deal."""
        declarers = [declarer.aiming(self.scored) for declarer in self.declarers]
        defences = [defence.aiming(self.scored) for defence in self.defences]
        return [
            Task(deal, declarer, defence, self.seed, luck_of(deal), self.keep_decisions)
            for deal in deals
            if deal.contract is not None
            for defence in defences
            for declarer in declarers
        ]

    @classmethod
    def parse(
        cls,
        declarers: Iterable[str],
        defenders: Iterable[str],
        seed: int,
        keys: Mapping[str, str] = MappingProxyType({}),
        **options: Any,
    ) -> MatchSettings:
        """Return the settings for players in command-line notation, whose keys may be known (`read_player`).

        :raises PlayerError: as `parse_player`.
        """
        playing = tuple(read_player(keys, each, DECLARER) for each in declarers)
        return cls(playing, tuple(read_player(keys, each, Defence.parse) for each in defenders), seed, **options)

    @property
    def scored(self) -> Aim:
        """What players maximise who have no aim of their own."""
        return self.aim or AIMS[self.scoring]

    @property
    def players(self) -> tuple[str, ...]:
        """The keys of the declarers; people come last."""
        return (*(declarer.key for declarer in self.declarers), *([PEOPLE] if self.against_people else []))

    @property
    def opponents(self) -> tuple[str, ...]:
        """The keys of the defences."""
        return tuple(defence.key for defence in self.defences)


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
    """The players of one table: a declarer and a defender for each seat, and a bidder if robots sit there."""

    declarers: Mapping[Seat, PlayerSpec]
    defenders: Mapping[Seat, PlayerSpec]
    bidders: Mapping[Seat, BidderSpec] = field(default_factory=dict)
    """The bidders of the seats that have a robot; at other seats nobody bids."""

    @property
    def players(self) -> list[PlayerSpec]:
        """The declarers and defenders of all seats."""
        return [*self.declarers.values(), *self.defenders.values()]

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
        return cls.of(robots)

    @classmethod
    def of(cls, robots: Mapping[Seat, Robot]) -> Four:
        """Return the table with a robot at each seat; a robot may have no bidder."""
        return cls(
            {seat: each.declarer for seat, each in robots.items()},
            {seat: each.defender for seat, each in robots.items()},
            {seat: each.bidder for seat, each in robots.items() if each.bidder is not None},
        )

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
            fault = f"no player for {' and '.join(missing)}" if missing else f"{parts[0]!r} is not a seat"
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
        declarers = {seat: spec.aiming(scored) for seat, spec in self.declarers.items()}
        return replace(
            self, declarers=declarers, defenders={seat: spec.aiming(scored) for seat, spec in self.defenders.items()}
        )

    def changed_round(self) -> Four:
        """Return the table with every player moved one seat to the left: the pairs exchange places."""
        return Four(
            {seat.left: spec for seat, spec in self.declarers.items()},
            {seat.left: spec for seat, spec in self.defenders.items()},
            {seat.left: spec for seat, spec in self.bidders.items()},
        )

    def at(self, contract: Contract) -> tuple[PlayerSpec, Defence]:
        """Return the declarer and the defence for a contract."""
        seat = contract.declarer
        return self.declarers[seat], Defence(self.defenders[seat.left], self.defenders[seat.right])

    def side(self, seat: Seat, names: Mapping[Seat, str] = MappingProxyType({})) -> str:
        """Return the name of the pair that a seat belongs to; players may have other ``names`` than `name`."""
        members = (names.get(member) or self.name(member) for member in (seat, seat.partner))
        return " and ".join(dict.fromkeys(members))

    def name(self, seat: Seat) -> str:
        """Return the name of the player or robot at a seat."""
        return Robot(self.bidders.get(seat), self.declarers[seat], self.defenders[seat]).key
