"""Robots: whole players, which bid, declare and defend."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from agent.bidders import BidderSpec, parse_bidder
from agent.errors import PlayerError
from agent.players.objective import Aim
from agent.registry import PlayerSpec, Role, parse_player

__all__ = ["ROBOTS", "CardPlayer", "Robot", "is_robot"]

ROBOTS: Mapping[str, str] = {
    "robot:strong": "monte-carlo + monte-carlo:strong,auction=robots",
    "robot:fast": "net + monte-carlo:fast,auction=robots",
}
"""The robots that have a name, by name, with what each stands for."""
_WITH = " + "
_OR = " / "


@dataclass(frozen=True, slots=True)
class CardPlayer:
    """The player of the cards at a seat: one player declares and one defends."""

    declarer: PlayerSpec
    defender: PlayerSpec

    @classmethod
    def parse(cls, text: str) -> CardPlayer:
        """Read a player, or two of them as ``declarer / defender``.

        :raises PlayerError: if the text names more than two players, or one does not exist in its role.
        """
        names = [part.strip() for part in text.split(_OR)]
        if len(names) > 2:
            raise PlayerError(f"more than two players: {text!r}; name one, or 'declarer / defender'")
        try:
            return cls(parse_player(names[0], Role.DECLARER), parse_player(names[-1], Role.DEFENDER))
        except PlayerError as error:
            hint = "" if len(names) == 2 else "; name a declarer and a defender, as in 'payoff / monte-carlo'"
            raise PlayerError(f"{error}{hint}") from None

    @property
    def key(self) -> str:
        """The player as text: ``declarer / defender`` if these differ."""
        return _OR.join(dict.fromkeys((self.declarer.key, self.defender.key)))

    def aiming(self, scored: Aim) -> CardPlayer:
        """Return the player for a place where this is scored (`PlayerSpec.aiming`)."""
        return CardPlayer(self.declarer.aiming(scored), self.defender.aiming(scored))


@dataclass(frozen=True, slots=True)
class Robot:
    """A whole player: who bids, and who plays the cards."""

    bidder: BidderSpec
    cards: CardPlayer

    @classmethod
    def parse(cls, text: str) -> Robot:
        """Read ``robot:strong``, or a bidder and a player such as ``net + payoff:samples=50 / monte-carlo:fast``.

        :raises PlayerError: if there is no such robot, bidder or player.
        """
        bidder, joined, cards = ROBOTS.get(text.strip(), text).partition(_WITH)
        if not joined:
            raise PlayerError(
                f"unknown robot: {text.strip()!r} (choose from {', '.join(ROBOTS)}, or name a bidder and a player, "
                "as in 'net + monte-carlo:fast')"
            )
        return cls(parse_bidder(bidder), CardPlayer.parse(cards))

    @property
    def key(self) -> str:
        """The robot as text, with its bidder and its player."""
        return f"{self.bidder.key}{_WITH}{self.cards.key}"


def is_robot(text: str) -> bool:
    """Whether a text names a robot, rather than a player of cards only."""
    return _WITH in text or text.strip().partition(":")[0] == "robot"
