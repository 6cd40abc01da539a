"""Robots: who bids, declares and defends at a seat."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NoReturn

from agent.catalogue import ROBOTS
from agent.errors import PlayerError
from agent.option_text import split_options, split_unquoted
from agent.players.objective import Aim
from agent.registry import BidderSpec, PlayerSpec, Role, parse_bidder, parse_player
from ddsolver.errors import check_kind
from ddsolver.removed import refuse

__all__ = ["ROBOTS", "Robot", "is_robot"]

_WITH = " + "
_OR = " / "


@dataclass(frozen=True, slots=True)
class Robot:
    """Who sits at a seat: a robot, which is a whole player, or without a bidder, a player of the cards only."""

    bidder: BidderSpec | None
    declarer: PlayerSpec
    defender: PlayerSpec

    @classmethod
    def parse(cls, text: str, *, is_key: bool = False) -> Robot:
        """Return the robot or player in a text; with ``is_key``, it is a `key`.

        The text is ``robot:strong``, also with options, as in ``robot:strong,samples=50``; or a bidder and a player,
        such as ``net + payoff:samples=50 / monte-carlo:fast``; or only a player. A player is one that declares and
        defends, or two as ``declarer / defender``.

        :raises PlayerError: if there is no such robot, bidder or player, or more than two players.
        """
        check_kind(text, str, "a robot", PlayerError)
        named, _, options = text.strip().partition(",")
        if named in ROBOTS:
            return cls.parse(ROBOTS[named])._changed(named, options)
        bidder, *rest = split_unquoted(text, _WITH)
        if not rest and is_robot(text):
            raise PlayerError(
                f"unknown robot: {text.strip()!r} (choose from {', '.join(ROBOTS)}, or name a bidder and a player, "
                "as in 'net + monte-carlo:fast')"
            )
        cards = _WITH.join(rest) if rest else text
        names = [part.strip() for part in split_unquoted(cards, _OR)]
        if len(names) > 2:
            raise PlayerError(f"more than two players: {cards!r}; name one, or 'declarer / defender'")
        bids = parse_bidder(bidder, is_key=is_key) if rest else None
        try:
            declares = parse_player(names[0], Role.DECLARER, is_key=is_key)
            return cls(bids, declares, parse_player(names[-1], Role.DEFENDER, is_key=is_key))
        except PlayerError as error:
            hint = "" if len(names) == 2 else "; name a declarer and a defender, as in 'payoff / monte-carlo'"
            raise PlayerError(f"{error}{hint}") from None

    def _changed(self, name: str, options: str) -> Robot:
        """Return the robot with other values of options, given as text, of its player or else of its bidder."""
        robot = self
        for key, word, value in split_options(options):
            changes = {key.strip(): value}
            if changes.keys() <= self.declarer.settings.options().keys():
                declarer, defender = robot.declarer.changed(changes), robot.defender.changed(changes)
                robot = replace(robot, declarer=declarer, defender=defender)
            elif robot.bidder is not None and changes.keys() <= robot.bidder.settings.options().keys():
                robot = replace(robot, bidder=robot.bidder.changed(changes))
            else:
                raise PlayerError(f"unknown option of {name}: {word!r}; neither its player nor its bidder has it")
        return robot

    @property
    def key(self) -> str:
        """The robot as text: its bidder, if it has one, and its player; ``declarer / defender`` if these differ."""
        cards = _OR.join(dict.fromkeys((self.declarer.key, self.defender.key)))
        return cards if self.bidder is None else f"{self.bidder.key}{_WITH}{cards}"

    def aiming(self, scored: Aim) -> Robot:
        """Return the robot for a place where this is scored (`Spec.aiming`)."""
        return replace(self, declarer=self.declarer.aiming(scored), defender=self.defender.aiming(scored))


def is_robot(text: str) -> bool:
    """Whether a text names a robot, rather than a player of cards only."""
    return len(split_unquoted(text, _WITH)) > 1 or text.strip().partition(":")[0] == "robot"


def __getattr__(name: str) -> NoReturn:
    refuse(__name__, name)
