"""Checks of the solver's arguments, and their conversion to the arguments of kernels (compiled functions).

Kernels do not check their arguments: impossible cards make them read and write outside of their memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from math import inf
from operator import index
from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ddsolver.cards import (
    EVERY_CARD,
    SUIT_BITS,
    SUIT_CARDS,
    Card,
    Seat,
    Strain,
    cards_of,
    count_cards,
    mask_of,
    parse_cards,
)
from ddsolver.deal_arrays import read_masks
from ddsolver.errors import DealError, InputError, PlayError
from ddsolver.position import Position

_MOST = 14
"""A number of tricks that no side can take."""
_MOST_SECONDS = 1e6
_NO_CARDS = np.zeros(1, dtype=np.int64)
_NO_TRICK = np.empty(0, dtype=np.int64)
_PLAYED = np.array(
    [[[(seat - leader) % 4 < played for seat in Seat] for played in range(4)] for leader in Seat], dtype=np.uint8
)
"""Whether a seat has played to a trick: 1 or 0, uint8 (4, 4, 4).

The indices are the leader, the number of cards in the trick, and the seat.
"""


class LayoutBatch(NamedTuple):
    """Layouts with the same trump and the same cards on the table, in the order of a kernel's arguments."""

    layouts: NDArray[np.int64]
    """The cards that each seat has not yet played, as masks, int64 (n, 4)."""
    trump: int
    leader: int
    """The seat that leads, or led, to the current trick."""
    trick: NDArray[np.int64]
    """The 0 to 3 cards of the current trick, as bit numbers (`Card.bit_index`), int64."""


def is_positive(value: object) -> bool:
    """Return whether a value is a finite number above 0."""
    if isinstance(value, bool) or not isinstance(value, int | float | np.integer | np.floating):
        return False
    return bool(0 < value < inf)


def check_memory(memory_mb: object) -> None:
    """Check the limit of a transposition table, in megabytes.

    :raises InputError: if it is not a positive number.
    """
    if not is_positive(memory_mb):
        raise InputError(f"memory_mb is {memory_mb!r}: the transposition table needs a positive number of megabytes")


def check_seconds(seconds: object) -> None:
    """Check a time limit in seconds; None is no limit.

    :raises InputError: if it is not a positive number up to `_MOST_SECONDS`.
    """
    if seconds is not None and not (is_positive(seconds) and seconds <= _MOST_SECONDS):  # type: ignore[operator]
        needed = f"give a positive number of seconds, at most {_MOST_SECONDS:g}, or None for no limit"
        raise InputError(f"seconds is {seconds!r}: {needed}")


@contextmanager
def claiming_memory(memory_mb: float) -> Iterator[None]:
    """Inside the ``with`` block, a transposition table is made.

    :raises InputError: if this machine does not have the memory.
    """
    try:
        yield
    except (MemoryError, OverflowError, ValueError):
        raise InputError(f"memory_mb is {memory_mb!r}: this machine does not have that much memory") from None


def check_position(position: Position) -> Position:
    """Return a position after checking its type.

    :raises InputError: if it is not a `Position`.
    """
    if not isinstance(position, Position):
        raise InputError(f"not a position: {position!r} (a Position(deal, trump, leader, plays) is needed)")
    return position


def batch_of_position(position: Position) -> LayoutBatch:
    """Return an unfinished position as a batch of one layout."""
    leader = (position.to_play - len(position.plays)) & 3
    hands = np.array([position.hands], dtype=np.int64)
    return LayoutBatch(hands, int(position.trump), leader, _bits(position.trick))


def batch_of_layouts(
    layouts: ArrayLike, trump: Strain | str, leader: Seat | str, trick: Iterable[Card | str] | str
) -> LayoutBatch:
    """Return layouts, whole numbers of shape (n, 4) or an empty list, as a batch after checking them.

    :raises CardError: if there is no such strain, seat or card.
    :raises DealError: if the hands of a row share cards, or their sizes do not fit the trick; the message names the
        row.
    """
    cards = parse_cards(trick)
    strain, seat = Strain.parse(trump), Seat.parse(leader)
    hands = read_masks(layouts, "layouts")
    _check_hands(hands, seat, cards, _table(cards))
    return LayoutBatch(hands, int(strain), int(seat), _bits(cards))


def parse_goal(tricks: int) -> int:
    """Return a goal, limited to the range from 0 to `_MOST` tricks.

    :raises InputError: if it is not a whole number.
    """
    try:
        return min(max(index(tricks), 0), _MOST)
    except TypeError:
        raise InputError(f"tricks is {tricks!r}: a whole number is needed") from None


def decisive_bit_index(card: Card | str, batch: LayoutBatch) -> int:
    """Return the bit number of a card after checking that the card is legal in all layouts of ``batch``.

    :raises CardError: if there is no such card.
    :raises PlayError: if the card is not legal in a layout; the message names the first such layout.
    """
    card = Card.parse(card)
    layouts, _, leader, trick = batch
    seat = (leader + len(trick)) & 3
    held = layouts[:, seat] & card.mask
    led = int(trick[0]) // SUIT_BITS if len(trick) else int(card.suit)
    following = layouts[:, seat] & SUIT_CARDS[led] if led != card.suit else _NO_CARDS
    # Count first, because this is faster than finding the row.
    if np.count_nonzero(held) < len(layouts) or np.count_nonzero(following):
        row = int(np.argmax((held == 0) | (following != 0)))
        why = "could follow suit" if held[row] else "does not hold it"
        name = Seat(seat).name.title()
        raise PlayError(f"decisive is {card}, which cannot be played in layout {row}: {name} {why}")
    return card.bit_index


def _bits(trick: Sequence[Card]) -> NDArray[np.int64]:
    return _NO_TRICK if not trick else np.array([card.bit_index for card in trick], dtype=np.int64)


def _table(trick: Sequence[Card]) -> int:
    """Return the mask of the cards on the table.

    :raises DealError: if there are more than three cards, or a card occurs twice.
    """
    if len(trick) > 3:
        raise DealError(f"a trick in progress has at most three cards, not {' '.join(map(str, trick))}")
    table = mask_of(set(trick))
    if count_cards(table) < len(trick):
        raise DealError(f"the trick {' '.join(map(str, trick))} has the same card twice")
    return table


def _check_hands(layouts: NDArray[np.int64], leader: Seat, trick: Sequence[Card], table: int) -> None:
    # Hands that share no card add up to their union.
    union = np.bitwise_or.reduce(layouts, axis=1)
    wrong = (union != layouts.sum(axis=1)) | (union & ~(EVERY_CARD & ~table) != 0)
    sizes = np.bitwise_count(layouts)
    dealt = sizes + _PLAYED[leader, len(trick)]
    wrong |= (dealt != dealt[:, :1]).any(axis=1) | (dealt[:, 0] == 0)
    if wrong.any():
        row = int(np.argmax(wrong))
        raise DealError(f"layout {row} is not a position: {_fault(layouts[row], leader, trick, table)}")


def _fault(hands: NDArray[np.int64], leader: Seat, trick: Sequence[Card], table: int) -> str:
    """Return what is wrong with the hands of a layout."""
    holders = dict.fromkeys(cards_of(table), "the trick in progress")
    for seat, hand in zip(Seat, hands.tolist(), strict=True):
        if hand & ~EVERY_CARD:
            return f"{seat.name.title()}'s hand has bits that are not cards"
        for card in cards_of(hand):
            if card in holders:
                return f"{card} is in {holders[card]} and in {seat.name.title()}'s hand"
            holders[card] = f"{seat.name.title()}'s hand"
    sizes = [hand.bit_count() for hand in hands.tolist()]
    return (
        f"its hands N E S W have {' '.join(map(str, sizes))} cards, {leader} led, and the trick has {len(trick)} of 4 "
        "cards; hands that have not played to this trick need one card more than those that have"
    )
