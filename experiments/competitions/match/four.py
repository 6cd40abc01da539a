"""The players of one table of a match of two pairs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from agent.errors import PlayerError
from agent.players.objective import Aim
from agent.registry import BidderSpec, Defence, PlayerSpec
from agent.robots import Robot
from agent.rules.contract import Contract
from ddsolver.cards import Seat

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
    def parse(cls, text: str) -> Four:
        """Read ``N=...,E=...,S=...,W=...`` or ``NS=...,EW=...``.

        A seat has a `agent.robots.Robot`, such as ``robot:fast`` or ``declarer / defender``.

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
        robots: dict[Seat, Robot] = {}
        for seat, name in given.items():
            try:
                robots[seat] = Robot.parse(name)
            except PlayerError as error:
                raise PlayerError(f"{seat.name.title()}: {error}") from None
        return cls(
            {seat: each.declarer for seat, each in robots.items()},
            {seat: each.defender for seat, each in robots.items()},
            {seat: each.bidder for seat, each in robots.items() if each.bidder is not None},
        )

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

    def side(self, seat: Seat) -> str:
        """Return the name of the pair that a seat belongs to."""
        return " and ".join(dict.fromkeys(self.name(member) for member in (seat, seat.partner)))

    def name(self, seat: Seat) -> str:
        """Return the name of the player or robot at a seat."""
        return Robot(self.bidders.get(seat), self.declarers[seat], self.defenders[seat]).key
