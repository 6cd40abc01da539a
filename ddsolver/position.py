"""A position in the play: the hands, the seat to play, and the legal cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ddsolver.cards import SUIT_CARDS, Card, Seat, Strain, cards_of, parse_cards
from ddsolver.deal import Deal, WithPbn
from ddsolver.errors import PlayError


class Tricks(NamedTuple):
    """The tricks won by each side."""

    north_south: int
    east_west: int

    def of(self, seat: Seat | str) -> int:
        """Return the tricks of a seat's side."""
        return self.north_south if Seat.parse(seat).is_north_south else self.east_west

    def plus(self, winner: Seat) -> Tricks:
        """Return the tricks of both sides after ``winner`` has won one more."""
        if winner.is_north_south:
            return Tricks(self.north_south + 1, self.east_west)
        return Tricks(self.north_south, self.east_west + 1)


@dataclass(frozen=True, slots=True, init=False, repr=False)
class Position:
    """A deal, its trump and opening leader, and the cards played so far; immutable, hashable, equal by value.

    Deal, strain, seat and cards may be given as text: ``Position("N:...", "NT", "W", "H5 HQ")``.

    :raises DealError: if the deal is not valid.
    :raises CardError: if a strain, seat or card does not exist.
    :raises PlayError: if a player does not hold a card or revokes with it, or if there are too many cards.
    """

    deal: Deal
    trump: Strain
    leader: Seat
    """The seat that leads to the first trick."""
    plays: tuple[Card, ...]
    """Every card played so far, in order."""
    to_play: Seat = field(compare=False)
    """The seat to play; when the play is over, the seat that won the last trick."""
    hands: tuple[int, int, int, int] = field(compare=False)
    """The masks of the cards that each seat still holds, North first."""
    tricks_won: Tricks = field(compare=False)
    """The number of tricks that each side has won."""

    def __init__(
        self, deal: WithPbn | str, trump: Strain | str, leader: Seat | str, plays: Iterable[Card | str] | str = ()
    ) -> None:
        deal = Deal.parse(deal)
        leader = Seat.parse(leader)
        self._set(
            deal=deal,
            trump=Strain.parse(trump),
            leader=leader,
            plays=(),
            to_play=leader,
            hands=deal.hands,
            tricks_won=Tricks(0, 0),
        )
        for card in parse_cards(plays):
            self._advance(card)

    @property
    def is_over(self) -> bool:
        """Whether every card has been played."""
        return len(self.plays) == 4 * self.deal.cards_each

    @property
    def tricks_left(self) -> int:
        """The number of tricks still to be won, including the current one."""
        return self.deal.cards_each - sum(self.tricks_won)

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the current trick, up to three, in order."""
        return self.plays[len(self.plays) // 4 * 4 :]

    @property
    def trick_leader(self) -> Seat:
        """The seat that led, or is to lead, to the current trick."""
        return Seat((self.to_play - len(self.plays) % 4) % 4)

    def players(self) -> tuple[Seat, ...]:
        """Return the seat that played each of the cards in ``plays``."""
        return tuple(seat for trick in tricks_of(self.plays, self.trump, self.leader) for seat in trick.players)

    def legal(self) -> tuple[Card, ...]:
        """Return the legal cards (those of the suit led if the hand has any, else all): spades first, highest first."""
        return cards_of(legal_mask(self.hands[self.to_play], self.trick))

    def play(self, card: Card | str) -> Position:
        """Return the position after a card.

        :raises CardError: if there is no such card.
        :raises PlayError: if the player does not hold the card or revokes with it, or if the play is over.
        """
        after = object.__new__(Position)
        after._set(
            deal=self.deal,
            trump=self.trump,
            leader=self.leader,
            plays=self.plays,
            to_play=self.to_play,
            hands=self.hands,
            tricks_won=self.tricks_won,
        )
        after._advance(Card.parse(card))
        return after

    def _advance(self, card: Card) -> None:
        """Play a card by changing this object; it must be new, so that no other code uses it yet."""
        seat = self.to_play
        self._check(card)
        hands = list(self.hands)
        hands[seat] &= ~card.mask
        plays = (*self.plays, card)
        self._set(hands=tuple(hands), plays=plays, to_play=seat.left)
        if len(plays) % 4 == 0:
            winner = PlayedTrick(seat.left, plays[-4:]).winner(self.trump)
            self._set(to_play=winner, tricks_won=self.tricks_won.plus(winner))

    def _check(self, card: Card) -> None:
        seat = self.to_play
        if self.is_over:
            raise PlayError(f"{card} is one card too many: all {len(self.plays)} cards have been played")
        place = f"at card {len(self.plays) + 1}"
        hand = self.hands[seat]
        if not hand & card.mask:
            raise PlayError(f"{seat.name.title()} cannot play {card} {place}: {self._where(card)}")
        legal = legal_mask(hand, self.trick)
        if not legal & card.mask:
            raise PlayError(
                f"{seat.name.title()} revokes with {card} {place}: {self.trick[0].suit.name.lower()} were led "
                f"and could be followed with {' '.join(map(str, cards_of(legal)))}"
            )

    def _where(self, card: Card) -> str:
        if card in self.plays:
            return "it has been played"
        owner = self.deal.owner(card)
        return "nobody was dealt it" if owner is None else f"{owner.name.title()} holds it"

    def _set(self, **values: object) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        plays = " ".join(map(str, self.plays))
        return f"Position({self.deal!r}, '{self.trump}', '{self.leader}', {plays!r})"


class PlayedTrick(NamedTuple):
    """The cards of a trick, one to four, in the order in which they were played."""

    leader: Seat
    cards: tuple[Card, ...]

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seat that played each card."""
        return tuple(Seat((self.leader + place) % 4) for place in range(len(self.cards)))

    def winner(self, trump: Strain) -> Seat:
        """Return the seat that wins the trick so far."""
        return Seat((self.leader + winning_place(self.cards, trump)) % 4)


def tricks_of(plays: Sequence[Card], trump: Strain, leader: Seat) -> Iterator[PlayedTrick]:
    """Yield the tricks of a play, each led by the winner of the previous one; the last may be unfinished.

    Nothing checks that the players held the cards.
    """
    for start in range(0, len(plays), 4):
        trick = PlayedTrick(leader, tuple(plays[start : start + 4]))
        yield trick
        leader = trick.winner(trump)


def legal_mask(hand: int, trick: Sequence[Card]) -> int:
    """Return a mask of the legal cards of a hand: those of the suit led if the hand has any, else all."""
    if not trick:
        return hand
    following = hand & SUIT_CARDS[trick[0].suit]
    return following or hand


def runs_of(cards: int, others: int) -> list[tuple[Card, ...]]:
    """Return the runs of equivalent cards in a mask: spades first, and in each suit the highest first.

    A card in the mask ``others`` separates the cards above it from those below.
    """
    runs: list[list[Card]] = []
    for card in cards_of(cards):
        above = runs[-1][-1] if runs and runs[-1][-1].suit is card.suit else None
        if above is not None and not others & (above.mask - card.mask):
            runs[-1].append(card)
        else:
            runs.append([card])
    return [tuple(run) for run in runs]


def winning_place(trick: tuple[Card, ...], trump: Strain) -> int:
    """Return the place, from 0, of the card that wins a trick: the highest trump, else the highest of the suit led."""
    trumps = [card for card in trick if int(card.suit) == trump]
    contenders = trumps or [card for card in trick if card.suit == trick[0].suit]
    return trick.index(max(contenders, key=lambda card: card.rank))
