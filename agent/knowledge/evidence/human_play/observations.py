"""The played cards that are evidence about a hidden hand, each with what its player could see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from agent.rules.contract import Contract
from ddsolver.cards import SUIT_CARDS, Card, Seat, Strain, Suit, count_cards
from ddsolver.position import winning_place

_FOLLOWING = ("second hand", "third hand", "fourth hand")
TRUMPED = 13
"""The value of `HumanTurn.best` if no card of the suit led can win the trick."""


@dataclass(frozen=True, slots=True)
class HumanTurn:
    """A turn at which a defender or the declarer chose a card, and what this player saw besides his own hand."""

    turn: int
    seat: Seat
    """The seat that played the card."""
    card: Card
    """The card that was played."""
    trump: Strain
    led: Suit | None
    """The suit led; None if the seat is to lead."""
    place: int
    """The place of the card in the trick, from 0."""
    best: int
    """The rank of the card that wins so far, from 0 (the deuce) to 12; `TRUMPED` after a ruff or at a lead."""
    partner_wins: bool
    dummy_follows: bool
    """Whether dummy is still to play to the trick."""
    dummy: int | None
    """Dummy's remaining cards, as a mask; None before the opening lead."""
    led_by: Mapping[Suit, set[Seat]] = field(default_factory=dict)
    """The seats that have led each suit."""
    thrown: frozenset[Suit] = frozenset()
    """The suits that the seat has discarded from."""
    declarer: Seat | None = None
    """The declarer if the declarer chose the card, else None."""

    def follows(self, hands: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return for each hand whether it has a card of the suit led, bool (n,); all False if the seat is to lead."""
        lane = 0 if self.led is None else SUIT_CARDS[self.led]
        return np.asarray(hands & lane != 0)

    @property
    def hidden_seat(self) -> Seat:
        """The seat whose hidden hand explains the card: the declarer for dummy's leads, else the player."""
        return self.seat if self.declarer is None else self.declarer


def human_turns(contract: Contract, players: Sequence[Seat], plays: Sequence[Card], dummy: int) -> Iterator[HumanTurn]:
    """Yield all turns of the defenders and the declarer, and dummy's leads; each has what its player saw.

    Dummy's other turns show little, so they are left out. ``dummy`` is the mask of dummy's hand before the first card.
    """
    led_by: dict[Suit, set[Seat]] = {}
    thrown: dict[Seat, frozenset[Suit]] = {}
    whole = count_cards(dummy) == 13
    for turn, (seat, card) in enumerate(zip(players, plays, strict=True)):
        place = turn % 4
        trick = tuple(plays[turn - place : turn])
        led = trick[0].suit if trick else None
        if seat is not contract.dummy or not trick:
            winning = winning_place(trick, contract.strain) if trick else 0
            yield HumanTurn(
                turn,
                seat,
                card,
                contract.strain,
                led,
                place,
                trick[winning].rank - 2 if trick and trick[winning].suit is led else TRUMPED,
                bool(trick) and players[turn - place + winning] is seat.partner,
                0 < (contract.dummy - seat) % 4 < 4 - place,
                None if turn == 0 and whole else dummy,
                {suit: set(seats) for suit, seats in led_by.items()},
                thrown.get(seat, frozenset()),
                contract.declarer if seat.same_side(contract.declarer) else None,
            )
        if led is None:
            led_by.setdefault(card.suit, set()).add(seat)
        elif card.suit is not led:
            thrown[seat] = thrown.get(seat, frozenset()) | {card.suit}
        if seat is contract.dummy:
            dummy &= ~card.mask


def kind_of(turn: HumanTurn, *, follows: bool) -> str:
    """Return the kind of choice, such as ``third hand`` or ``discard``, given whether the hand ``follows`` suit."""
    if turn.led is None:
        kind = "opening lead" if turn.dummy is None else "lead"
    else:
        kind = _FOLLOWING[turn.place - 1] if follows else "discard"
    if turn.declarer is None:
        return kind
    return f"declarer's {kind}" if turn.seat is turn.declarer else f"dummy's {kind}"
