"""Deals of two-person whist: the hands of West and East, suit by suit, and their text form ``AQ.AK10 / KJ.QJ9``."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import Rank
from ddsolver.errors import CardError, DealError, PlayError, WhistError, as_whole_number, check_kind

_LETTERS = range(Rank.TWO, Rank.ACE + 1)
"""The ranks that have a sign in bridge; a suit with any other rank is written in numbers."""

_RANK = re.compile("10|.")
_NUMBER = re.compile("[0-9]{1,9}")


class Side(Enum):
    """One of the two players. Values and numbers of tricks are counted for West."""

    WEST = "W"
    EAST = "E"

    def __str__(self) -> str:
        return self.value

    @property
    def other(self) -> Side:
        """The opponent."""
        return Side.EAST if self is Side.WEST else Side.WEST


@dataclass(frozen=True, slots=True)
class SuitDeal:
    """One suit: the ranks that each player holds, highest first; both players have the same number of cards.

    Ranks are any whole numbers, and only their order counts. `SuitDeal.of` sorts them.

    :raises DealError: if a hand is not sorted, a card is dealt twice, or one player has more cards than the other.
    """

    west: tuple[int, ...] = ()
    east: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for hand in (self.west, self.east):
            check_kind(hand, tuple, "a hand of a suit", DealError)
            for rank in hand:
                check_kind(rank, int, "a rank", DealError)
            if any(low > high for high, low in pairwise(hand)):
                raise DealError(f"a hand of the suit {self} is not sorted: ranks go from the highest to the lowest")
        twice = first_duplicate(self.west + self.east)
        if twice is not None:
            raise DealError(f"{rank_text(twice)} is dealt twice in the suit {self}; each card is dealt once")
        if len(self.west) != len(self.east):
            raise DealError(
                f"unequal hands in the suit {self}: West has {len(self.west)}, East {len(self.east)}; "
                "both hands need the same number of cards in each suit"
            )

    @classmethod
    def of(cls, west: Iterable[int], east: Iterable[int]) -> SuitDeal:
        """Return the suit in which the players hold these ranks, given in any order.

        :raises CardError: if a rank is not a whole number, or does not fit into an int64.
        :raises DealError: if a card is dealt twice, or one player has more cards than the other.
        """
        for hand in (west, east):
            check_kind(hand, Iterable, "a hand of a suit", CardError)
        return cls(*(tuple(sorted(map(_whole, hand), reverse=True)) for hand in (west, east)))

    @classmethod
    def parse(cls, west: str, east: str) -> SuitDeal:
        """Return the suit whose two hands are given as texts, in letters (``AK10``, ``AKT``) or numbers (``14,13,1``).

        :raises CardError: if a text cannot be read, for example because a rank is unknown.
        :raises DealError: if a card is dealt twice, or one player has more cards than the other.
        """
        return cls.of(_read_ranks(west), _read_ranks(east))

    @classmethod
    def from_pattern(cls, size: int, pattern: int) -> SuitDeal:
        """Return the suit with cards 1 to ``2 * size``, dealt as the bits of ``pattern`` say.

        If bit ``i`` of the pattern is set, West holds card ``i + 1``; otherwise, East holds it.

        :raises DealError: if the number of bits that are set is not ``size``.
        """
        size = as_whole_number(size, "the size of a suit", DealError)
        pattern = as_whole_number(pattern, "the pattern of a suit", DealError)
        holds = [pattern >> place & 1 for place in range(2 * size)]
        return cls.of(
            [place + 1 for place, west in enumerate(holds) if west],
            [place + 1 for place, west in enumerate(holds) if not west],
        )

    @property
    def size(self) -> int:
        """The number of cards in each hand, which is also the number of tricks."""
        return len(self.west)

    @property
    def pattern(self) -> int:
        """Who holds each card, as bits from the lowest card up: 1 for West, 0 for East."""
        held = set(self.west)
        return sum(1 << place for place, rank in enumerate(sorted(self.west + self.east)) if rank in held)

    @property
    def swapped(self) -> SuitDeal:
        """The suit with the two hands exchanged."""
        return SuitDeal(self.east, self.west)

    @property
    def without_lowest(self) -> SuitDeal:
        """The suit without the lowest card of each hand ("D_0" in section 8.3 of the multi-suit paper)."""
        return SuitDeal(self.west[:-1], self.east[:-1])

    def hand(self, side: Side) -> tuple[int, ...]:
        """Return the ranks of one player, highest first.

        :raises WhistError: if ``side`` is not a `Side`.
        """
        check_kind(side, Side, "a player", WhistError)
        return self.west if side is Side.WEST else self.east

    def check_held(self, side: Side, rank: int) -> None:
        """Check that a player holds a card.

        :raises PlayError: if the player does not hold it.
        """
        if as_whole_number(rank, "a rank", CardError) not in self.hand(side):
            raise PlayError(f"{side.name.title()} does not hold {rank_text(rank)} in {self}")

    def play_trick(self, leader: Side, led: int, reply: int) -> tuple[SuitDeal, Side]:
        """Return the suit after a trick, and the winner of the trick.

        :raises PlayError: if a player does not hold his card.
        """
        check_leader(leader)
        for side, rank in ((leader, led), (leader.other, reply)):
            self.check_held(side, rank)
        left = {leader: led, leader.other: reply}
        west, east = (tuple(rank for rank in self.hand(side) if rank != left[side]) for side in Side)
        return SuitDeal(west, east), leader if led > reply else leader.other

    def owners(self) -> NDArray[np.int64]:
        """Return who holds each card, from the lowest card to the highest: 1 for East, -1 for West; shape (2 * size,).

        This is the vector of equation 36 in the single-suit paper.
        """
        ranks = np.array(self.west + self.east, dtype=np.int64)
        holders = np.repeat(np.array([-1, 1], dtype=np.int64), self.size)
        return holders[np.argsort(ranks, kind="stable")]

    def hand_text(self, side: Side) -> str:
        """Return one hand as text, ``AKT`` or ``14,13,1``; a single number has a comma after it."""
        hand = self.hand(side)
        if self._in_letters:
            return "".join(map(rank_text, hand))
        return ",".join(map(str, hand)) + "," * (len(hand) == 1)

    def card(self, rank: int) -> str:
        """Return a card of this suit as text."""
        return rank_text(rank) if self._in_letters else str(rank)

    @property
    def _in_letters(self) -> bool:
        return all(rank in _LETTERS for rank in self.west + self.east)

    def __str__(self) -> str:
        return f"{self.hand_text(Side.WEST) or '-'} / {self.hand_text(Side.EAST) or '-'}"


def parse_deal(text: str) -> tuple[SuitDeal, ...]:
    """Return the deal in a text: West's suits, a slash, and East's suits, with a dot between suits.

    A suit is written in letters (the ten is ``T`` or ``10``) or, if thirteen ranks are not enough, in numbers with
    commas: ``13,12,9,8,7,2,1 / 14,11,10,6,5,4,3``. A single number has a comma after it. For an empty suit, write
    nothing or a dash.

    :raises CardError: if a hand cannot be read, for example because a rank is unknown.
    :raises DealError: if there is not exactly one slash, or the hands do not make a deal.
    """
    check_kind(text, str, "a deal", DealError)
    hands = text.split("/")
    if len(hands) != 2:
        raise DealError(f"cannot read {text!r}: one slash is needed between West and East, as in 'AQ.AK10 / KJ.QJ9'")
    west, east = (hand.strip().split(".") for hand in hands)
    if len(west) != len(east):
        raise DealError(
            f"unequal numbers of suits in {text!r}: West has {len(west)}, East {len(east)}; "
            "an empty suit still has its dot"
        )
    suits = tuple(SuitDeal.parse(*hands) for hands in zip(west, east, strict=True))
    if not any(suit.size for suit in suits):
        raise DealError(f"no cards in {text!r}: at least one is needed, as in 'A / K'")
    return suits


def rank_text(rank: int) -> str:
    """Return a rank as it is written in bridge, or its number if it has no sign in bridge."""
    return str(Rank(rank)) if rank in _LETTERS else str(rank)


def first_duplicate(ranks: Iterable[int]) -> int | None:
    """Return the first rank that has occurred before, or None if all are different."""
    seen: set[int] = set()
    for rank in ranks:
        if rank in seen:
            return rank
        seen.add(rank)
    return None


def _read_ranks(text: str) -> list[int]:
    """Return the ranks of a hand in a suit, given in any order; a dash stands for an empty hand."""
    check_kind(text, str, "a hand of a suit", CardError)
    bare = "".join(text.split())
    if bare == "-":
        return []
    if "," in bare:
        return [_read_number(number, text) for number in bare.removesuffix(",").split(",")]
    groups = [_RANK.findall(group) for group in text.split()]
    if len(groups) > 1 and any(len(group) > 1 for group in groups):
        raise CardError(f"cannot read {text.strip()!r}: write a dot between suits, as in 'AQ.KJ'")
    try:
        return [Rank.parse(rank) for group in groups for rank in group]
    except CardError as error:
        raise CardError(f"{error} in {text.strip()!r}") from None


def _read_number(number: str, text: str) -> int:
    if not _NUMBER.fullmatch(number):
        raise CardError(f"unknown rank: {number!r} in {text.strip()!r} (whole numbers with commas, as in '14,13,1')")
    return int(number)


def check_suit(suit: SuitDeal) -> SuitDeal:
    """Return a suit after checking its type.

    :raises WhistError: if it is not a `SuitDeal`.
    """
    check_kind(suit, SuitDeal, "a suit", WhistError)
    return suit


def check_deal(deal: Iterable[SuitDeal]) -> tuple[SuitDeal, ...]:
    """Return the suits of a deal after checking their type.

    :raises WhistError: if the deal does not consist of `SuitDeal` objects.
    """
    check_kind(deal, Iterable, "a deal", WhistError)
    return tuple(check_suit(suit) for suit in deal)


def check_leader(leader: Side) -> Side:
    """Return a leader after checking its type.

    :raises WhistError: if it is not a `Side`.
    """
    check_kind(leader, Side, "the leader", WhistError)
    return leader


def _whole(rank: int) -> int:
    if isinstance(rank, Rank):
        rank = int(rank)
    number = as_whole_number(rank, "a rank", CardError)
    if abs(number) >= 1 << 63:
        raise CardError(f"unknown rank: {number} (a whole number between -2**63 and 2**63 is needed)")
    return number
