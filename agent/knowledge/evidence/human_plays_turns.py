"""The turns at which people chose a card, and what they saw there besides their own hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from agent.rules.auction import Auction
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
    contract: Contract
    trick: tuple[Card, ...]
    """The cards of the trick so far; empty if the seat is to lead."""
    left: int
    """All cards that have not been played before this turn, as a mask."""
    dummy: int | None
    """Dummy's remaining cards, as a mask; None before the opening lead."""
    led_by: Mapping[Suit, set[Seat]] = field(default_factory=dict)
    """The seats that have led each suit."""
    thrown: frozenset[Suit] = frozenset()
    """The suits that the seat has discarded from."""
    bid_by: Mapping[Suit, set[Seat]] = field(default_factory=dict)
    """The seats that have bid each suit; empty if the auction is not known."""

    def follows(self, hands: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return for each hand whether it has a card of the suit led, bool (n,); all False if the seat is to lead."""
        lane = 0 if self.led is None else SUIT_CARDS[self.led]
        return np.asarray(hands & lane != 0)

    @property
    def trump(self) -> Strain:
        """The trump suit, or notrump."""
        return self.contract.strain

    @property
    def led(self) -> Suit | None:
        """The suit led; None if the seat is to lead."""
        return self.trick[0].suit if self.trick else None

    @property
    def place(self) -> int:
        """The place of the card in the trick, from 0."""
        return len(self.trick)

    @property
    def best(self) -> int:
        """The rank of the card that wins so far, from 0 (the deuce) to 12; `TRUMPED` after a ruff or at a lead."""
        winner = self._winner
        return winner.rank - 2 if winner is not None and winner.suit is self.led else TRUMPED

    @property
    def best_trump(self) -> int:
        """The rank, from 0, of the trump that wins so far; -1 if no trump was played."""
        winner = self._winner
        return winner.rank - 2 if winner is not None and int(winner.suit) == int(self.trump) else -1

    @property
    def _winner(self) -> Card | None:
        return self.trick[winning_place(self.trick, self.trump)] if self.trick else None

    @property
    def partner_wins(self) -> bool:
        """Whether partner's card wins so far."""
        return self.place > 1 and winning_place(self.trick, self.trump) == self.place - 2

    @property
    def dummy_follows(self) -> bool:
        """Whether dummy is still to play to the trick."""
        return 0 < (self.contract.dummy - self.seat) % 4 < 4 - self.place

    @property
    def declares(self) -> bool:
        """Whether the declarer chose the card."""
        return self.seat.same_side(self.contract.declarer)

    @property
    def hidden_seat(self) -> Seat:
        """The seat whose hidden hand explains the card: the declarer for dummy's leads, else the player."""
        return self.contract.declarer if self.declares else self.seat


def human_turns(
    contract: Contract,
    players: Sequence[Seat],
    plays: Sequence[Card],
    dummy: int,
    everything: int,
    auction: Auction | None = None,
) -> Iterator[HumanTurn]:
    """Yield all turns of the defenders and the declarer, and dummy's leads; each has what its player saw.

    Dummy's other turns show little, so they are left out. ``dummy`` and ``everything`` are masks before the first
    card: of dummy's hand, and of all cards of the deal.
    """
    led_by: dict[Suit, set[Seat]] = {}
    thrown: dict[Seat, frozenset[Suit]] = {}
    bid_by = (
        {} if auction is None else {suit: {seat for seat in Seat if suit in auction.suits_bid(seat)} for suit in Suit}
    )
    whole = count_cards(dummy) == 13
    for turn, (seat, card) in enumerate(zip(players, plays, strict=True)):
        trick = tuple(plays[turn - turn % 4 : turn])
        if seat is not contract.dummy or not trick:
            yield HumanTurn(
                turn,
                seat,
                card,
                contract,
                trick,
                everything,
                None if turn == 0 and whole else dummy,
                {suit: set(seats) for suit, seats in led_by.items()},
                thrown.get(seat, frozenset()),
                bid_by,
            )
        if not trick:
            led_by.setdefault(card.suit, set()).add(seat)
        elif card.suit is not trick[0].suit:
            thrown[seat] = thrown.get(seat, frozenset()) | {card.suit}
        everything &= ~card.mask
        if seat is contract.dummy:
            dummy &= ~card.mask


def kind_of(turn: HumanTurn, *, follows: bool) -> str:
    """Return the kind of choice, such as ``third hand`` or ``discard``, given whether the hand ``follows`` suit.

    Leads against notrump and in it are kinds of their own.
    """
    if turn.led is None:
        kind = "opening lead" if turn.dummy is None else "lead"
        if turn.trump is Strain.NOTRUMP:
            kind += ", notrump"
    else:
        kind = _FOLLOWING[turn.place - 1] if follows else "discard"
    if not turn.declares:
        return kind
    return f"dummy's {kind}" if turn.seat is turn.contract.dummy else f"declarer's {kind}"
