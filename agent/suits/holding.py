"""A suit in the two hands of the declarer's side, and the possible splits of the missing cards."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, product
from math import comb, prod

from agent.errors import HoldingError
from ddsolver.cards import Rank
from ddsolver.errors import CardError, check_kind

__all__ = ["Holding", "Split", "split_text", "splits"]

MOST_MISSING = 9
"""The most cards that may be missing; with more, there are too many plans to search."""
_SPOT = "X"
"""The sign for a spot card whose rank does not matter, as in ``AJxx``."""


CardGroup = tuple[str, str]
"""Equivalent cards of the declarer's side, those of North and of South, highest first: no missing card lies between."""


@dataclass(frozen=True)
class Holding:
    """The cards of a suit in the declarer's two hands, highest first, such as ``AJ92`` and ``K843``.

    ``played`` are the cards of the suit that were played before. With ``apart``, touching cards of different hands are
    not equivalent, because it matters which hand wins a trick.

    :raises HoldingError: if a card occurs twice or does not exist, if both hands are empty, or if too many cards are
        missing.
    """

    north: str
    south: str
    played: str = ""
    apart: bool = False

    def __post_init__(self) -> None:
        for name, cards in zip(("north", "south", "played"), _named(self.north, self.south, self.played), strict=True):
            object.__setattr__(self, name, cards)
        if not self.north and not self.south:
            raise HoldingError("neither hand holds a card: give the cards of both, as in AJ92 K843")
        if len(self.missing) > MOST_MISSING:
            raise HoldingError(f"{self} lacks {len(self.missing)} cards; at most {MOST_MISSING} may be missing")

    def __str__(self) -> str:
        return f"{self.north or '-'} opposite {self.south or '-'}"

    @property
    def rounds(self) -> int:
        """The length of the longer hand, which is also the most tricks that the suit can give."""
        return max(len(self.north), len(self.south))

    @property
    def missing(self) -> str:
        """The defenders' cards, highest first."""
        held = self.north + self.south + self.played
        return "".join(str(rank) for rank in reversed(Rank) if str(rank) not in held)

    @cached_property
    def line(self) -> tuple[CardGroup | str, ...]:
        """The suit from its highest card down: groups of the declarer's cards, and classes of missing cards.

        ``AJ92`` opposite ``K843`` has the groups AK, J, 98 and 432, and the classes Q, T and 765.
        """

        def owner(rank: Rank) -> str:
            hand = "n" if str(rank) in self.north else "s" if str(rank) in self.south else ""
            return hand if self.apart or not hand else "d"

        line: list[CardGroup | str] = []
        for who, ranks in groupby((rank for rank in reversed(Rank) if str(rank) not in self.played), owner):
            cards = "".join(map(str, ranks))
            if who:
                north, south = ("".join(card for card in cards if card in hand) for hand in (self.north, self.south))
                line.append((north, south))
            else:
                line.append(cards)
        return tuple(line)

    @property
    def groups(self) -> list[tuple[int, CardGroup]]:
        """The groups of the declarer's cards, each with its place in `line`."""
        return [(place, part) for place, part in enumerate(self.line) if isinstance(part, tuple)]

    @property
    def classes(self) -> list[tuple[int, str]]:
        """The classes of missing cards, each with its place in `line`."""
        return [(place, part) for place, part in enumerate(self.line) if isinstance(part, str)]


@dataclass(frozen=True, slots=True)
class Split:
    """A split of the missing cards: how many cards of each class West holds, and the probability of the split."""

    west: tuple[int, ...]
    chance: float


def splits(holding: Holding, vacant: tuple[int, int] = (13, 13), west: tuple[int, int] = (0, 13)) -> tuple[Split, ...]:
    """Return all possible splits of the missing cards; their chances add up to 1.

    Parameters
    ----------
    holding
        The cards of the declarer's side.
    vacant
        The numbers of vacant places (unknown cards) of West and of East.
    west
        The fewest and the most of the missing cards that West may hold.

    Raises
    ------
    HoldingError
        If there is no split.

    """
    sizes = [len(cards) for _, cards in holding.classes]
    number = sum(sizes)
    ways = {}
    for held in product(*(range(size + 1) for size in sizes)):
        length = sum(held)
        if west[0] <= length <= west[1] and length <= vacant[0] and number - length <= vacant[1]:
            others = comb(sum(vacant) - number, vacant[0] - length)
            ways[held] = others * prod(comb(size, cards) for size, cards in zip(sizes, held, strict=True))
    total = sum(ways.values())
    if not total:
        raise HoldingError(
            f"the {number} missing cards cannot be split: West may hold {west[0]} to {west[1]} of them, and West and "
            f"East have {vacant[0]} and {vacant[1]} vacant places"
        )
    return tuple(Split(held, number_of / total) for held, number_of in ways.items())


def split_text(holding: Holding, split: Split) -> str:
    """Return both defenders' cards as text, West's first: ``Qx - Txx``."""
    west, east = [], []
    for (_, cards), held in zip(holding.classes, split.west, strict=True):
        low = is_low(holding, cards)
        west.append(_some(cards, held, low))
        east.append(_some(cards, len(cards) - held, low))
    return f"{''.join(west) or 'none'} - {''.join(east) or 'none'}"


def is_low(holding: Holding, cards: str) -> bool:
    """Whether a class of missing cards is called low.

    Only the lowest class can be low; it must have at least three cards, or no honour.
    """
    lowest = holding.classes[-1][1]
    return cards == lowest and (len(cards) > 2 or Rank.parse(cards[0]) < Rank.TEN)


def _some(cards: str, number: int, low: bool) -> str:
    """Return a defender's cards of a class as text.

    A complete class gives ``QJ``, a part of it ``(1 of QJ)``. A part of a low class gives ``xx``.
    """
    if number == len(cards):
        return cards
    if low:
        return "x" * number
    return f"({number} of {cards})" if number else ""


def _named(*hands: str) -> list[str]:
    """Return the cards of each hand, highest first; each x becomes the lowest free card."""
    read = [_read(hand) for hand in hands]
    named = [rank for ranks, _ in read for rank in ranks]
    twice = next((rank for rank in named if named.count(rank) > 1), None)
    if twice is not None:
        raise HoldingError(f"{twice} comes twice in {_listed(hands)}")
    free = [rank for rank in Rank if rank not in named]
    if sum(spots for _, spots in read) > len(free):
        raise HoldingError(f"{_listed(hands)} have more than 13 cards")
    sorted_hands = []
    for ranks, spots in read:
        ranks += [free.pop(0) for _ in range(spots)]
        sorted_hands.append("".join(map(str, sorted(ranks, reverse=True))))
    return sorted_hands


def _listed(hands: tuple[str, ...]) -> str:
    return " and ".join(repr(hand) for hand in hands if hand)


def _read(hand: str) -> tuple[list[Rank], int]:
    """Return the ranks in the text of a hand, and the number of x in it."""
    check_kind(hand, str, "a hand of a suit", HoldingError)
    text = hand.strip().upper().replace("10", "T")
    ranks = []
    for letter in text if text != "-" else "":
        if letter != _SPOT:
            try:
                ranks.append(Rank.parse(letter))
            except CardError:
                raise HoldingError(
                    f"{letter!r} in {hand!r} is not a card: write A K Q J T 9 to 2, or x for a spot card"
                ) from None
    return ranks, text.count(_SPOT)
