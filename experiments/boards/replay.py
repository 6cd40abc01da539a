"""Follows the card play of a board, even if some hands are hidden."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from agent.rules.contract import MOST_TRICKS, Contract
from ddsolver.cards import Card, Seat, Strain
from ddsolver.deal import Deal
from ddsolver.position import PlayedTrick, Position, legal_mask, tricks_of


class Replay:
    """The state of a play: the cards played, the seat to play, and the cards left in each known hand."""

    def __init__(self, hands: Sequence[int | None], trump: Strain, leader: Seat) -> None:
        self.held = list(hands)
        """The mask of the cards that each hand still holds, North first; None for a hidden hand."""
        self.plays: list[Card] = []
        self.trump = trump
        self.to_play = leader
        """Whose turn it is."""
        self._trick: list[Card] = []
        self._played = 0

    @property
    def trick(self) -> int:
        """The number of the trick that the next card belongs to, from 1."""
        return len(self.plays) // 4 + 1

    def fault(self, card: Card) -> str | None:
        """Return ``cannot play`` or ``revokes with`` for an illegal card, else None.

        A hidden hand may have any card that was not played, and that no other hand shows.
        """
        hand = self.held[self.to_play]
        if hand is None:
            shown = self._played | reduce(or_, (other or 0 for other in self.held))
            return "cannot play" if shown & card.mask else None
        if legal_mask(hand, self._trick) & card.mask:
            return None
        return "revokes with" if hand & card.mask else "cannot play"

    def play(self, card: Card) -> None:
        """Play the next card."""
        hand = self.held[self.to_play]
        if hand is not None:
            self.held[self.to_play] = hand & ~card.mask
        self._played |= card.mask
        self.plays.append(card)
        self._trick.append(card)
        self.to_play = self.to_play.left
        if len(self._trick) == 4:  # now it is the turn of the trick's leader again
            self.to_play = PlayedTrick(self.to_play, tuple(self._trick)).winner(self.trump)
            self._trick.clear()


def tricks_of_whole_play(hands: Sequence[int | None], contract: Contract | None, plays: Sequence[Card]) -> int | None:
    """Return the tricks of the declarer's side in a play of all 52 cards; None if the play or the deal has fewer."""
    known = [hand for hand in hands if hand is not None]
    if contract is None or len(plays) != 52 or len(known) != 4:
        return None
    deal = Deal((known[0], known[1], known[2], known[3]))
    return Position(deal, contract.strain, contract.leader, plays).tricks_won.of(contract.declarer)


def possible_tricks(contract: Contract, plays: Sequence[Card]) -> range:
    """Return the numbers of tricks that the declarer's side can have after the whole tricks of a play.

    >>> possible_tricks(Contract.parse("1NTS"), [Card.parse(card) for card in ("DA", "D5", "DT", "D7")])
    range(0, 13)
    """
    whole = plays[: len(plays) // 4 * 4]
    winners = [trick.winner(contract.strain) for trick in tricks_of(whole, contract.strain, contract.leader)]
    taken = sum(winner.is_north_south == contract.declarer.is_north_south for winner in winners)
    return range(taken, MOST_TRICKS - (len(winners) - taken) + 1)


def possible_words(possible: range) -> str:
    """Return how many tricks a play leaves to the declarer's side, in words."""
    if len(possible) == 1:
        return f"the play takes {possible[0]}"
    return f"the cards played leave {possible[0]} to {possible[-1]} tricks"
