"""Patterns of calls, as the files of systems write them: ``1NT 2D``, ``(1M) P (P)``, ``agreed M 4NT``.

A pattern lists the calls of a side from its first bid, double or redouble on, with those of the opponents in
parentheses. Passes that it leaves out between two calls of the same side were made. ``P`` at its beginning means that
the side passed before. ``agreed M`` stands for any beginning after which both partners have shown the suit.

``M`` is a major, ``oM`` the other one, ``m`` a minor, ``om`` the other one, ``x`` and ``y`` suits that no other letter
stands for. ``2-3x`` is a bid at either level, ``2C|2D`` is either bid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import prod
from typing import NamedTuple

from agent.errors import AuctionError, ConstraintError
from agent.rules.auction import BIDS, CALLS, PASS, Bid, call_number, parse_call
from ddsolver.cards import Strain, Suit

THEIRS = len(CALLS)
"""This is added to the number of a call that the opponents make."""
_VARIABLES: Mapping[str, tuple[Suit, ...]] = {
    "M": (Suit.SPADES, Suit.HEARTS),
    "m": (Suit.DIAMONDS, Suit.CLUBS),
    "x": tuple(Suit),
    "y": tuple(Suit),
}
_OTHERS = {"oM": "M", "om": "m"}
_BID = re.compile(r"(?P<low>[1-7])(?:-(?P<high>[1-7]))?(?P<strain>NT|[SHDC]|oM|om|[Mmxy])")
_NAME = re.compile(r"(?<!=)\b(?:oM|om|[Mmxy])\b")
"""A letter in a condition; after ``=``, an ``x`` is any length of a shape, as in ``shape=5=x=x=3``."""
_TOKEN = re.compile(r"\((?P<theirs>[^()\s]+)\)|(?P<ours>[^()\s]+)")
_AGREED = re.compile(r"agreed\s+(?P<suit>[SHDCMmxy])\b\s*")
_LETTERS = {str(suit): suit for suit in Suit}

Bound = dict[str, Suit]
"""The suits that the letters of a pattern stand for."""


class Place(NamedTuple):
    """A beginning of an auction, and a call that follows it."""

    agreed: Suit | None
    """The suit that both partners have shown before ``path``; None if ``path`` begins with the first bid."""
    passed: bool
    """Whether the side must have passed before the first bid."""
    path: tuple[int, ...]
    """The numbers of the calls, those of the opponents with `THEIRS` added, passes included."""
    call: int
    """The number of the call that follows."""
    bound: Bound
    """The suits that letters stand for."""

    @property
    def breadth(self) -> int:
        """How many suits the letters could stand for, multiplied; a special pattern has a small number."""
        return prod(len(_VARIABLES[letter]) for letter in self.bound)

    @property
    def is_sufficient(self) -> bool:
        """Whether every bid is higher than those before it."""
        bids = [key % THEIRS for key in (*self.path, self.call) if key % THEIRS < BIDS]
        return all(lower < higher for lower, higher in pairwise(bids))


def places(after: str, call: str) -> Iterator[Place]:
    """Yield all that a pattern and the call after it stand for.

    :raises ConstraintError: if a token is not a call, or a call stands where its side is not to call.
    """
    agreed = _AGREED.match(after)
    tokens = list(_TOKEN.finditer(after, agreed.end() if agreed else 0))
    left = _TOKEN.sub("", after[agreed.end() if agreed else 0 :]).strip()
    if left:
        raise ConstraintError(f"{left!r} is no call (in the pattern {after!r})")
    words = [(each["ours"] or each["theirs"], each["ours"] is None) for each in tokens]
    passed = bool(words) and words[0] == ("P", False) and agreed is None
    while words and words[0] == ("P", False) and agreed is None:
        words.pop(0)
    for bound in _bound_suit(agreed["suit"], {}) if agreed else iter([Bound()]):
        suit = None if agreed is None else bound.get(agreed["suit"], _LETTERS.get(agreed["suit"]))
        yield from (
            Place(suit, passed, path[:-1], path[-1], all_bound)
            for path, all_bound in _paths([*words, (call, False)], (), bound)
        )


def filled(text: str, bound: Bound) -> str:
    """Return a condition with suits in place of the letters of its pattern.

    :raises ConstraintError: if a letter stands for nothing.
    """

    def suit(match: re.Match[str]) -> str:
        found = _suit_of(match[0], bound)
        if found is None:
            raise ConstraintError(f"{match[0]!r} stands for no suit of the pattern (in {text!r})")
        return str(found)

    return _NAME.sub(suit, text)


def letters_of(bound: Bound) -> dict[Suit, str]:
    """Return the letter of each suit that letters of a pattern stand for, ``oM`` and ``om`` included."""
    letters = {suit: letter for letter, suit in bound.items()}
    for other in _OTHERS:
        suit = _suit_of(other, bound)
        if suit is not None:
            letters.setdefault(suit, other)
    return letters


def _paths(
    words: list[tuple[str, bool]], path: tuple[int, ...], bound: Bound
) -> Iterator[tuple[tuple[int, ...], Bound]]:
    """Yield the numbers of calls, and the suits of the letters; ``words`` are texts, and whether they are theirs."""
    if not words:
        yield path, bound
        return
    (text, theirs), *rest = words
    for word in text.split("|"):
        for call, now in _calls(word, bound):
            key = call + THEIRS * theirs
            passes = () if not path or (path[-1] >= THEIRS) != theirs else (PASS + THEIRS * (not theirs),)
            yield from _paths(rest, (*path, *passes, key), now)


def _calls(word: str, bound: Bound) -> Iterator[tuple[int, Bound]]:
    match = _BID.fullmatch(word)
    if match is None:
        try:
            yield call_number(parse_call(word)), bound
        except AuctionError:
            raise ConstraintError(f"{word!r} is no call (write 1NT, 2C, 2M, 2-3x, P, X or XX)") from None
        return
    levels = range(int(match["low"]), int(match["high"] or match["low"]) + 1)
    strain = match["strain"]
    if strain == "NT":
        yield from ((call_number(Bid(level, Strain.NOTRUMP)), bound) for level in levels)
        return
    for now in _bound_suit(strain, bound):
        suit = _suit_of(strain, now)
        assert suit is not None, "bound above"
        yield from ((call_number(Bid(level, Strain(suit))), now) for level in levels)


def _bound_suit(name: str, bound: Bound) -> Iterator[Bound]:
    """Yield the suits of the letters if one more of them is named; a letter that is bound stays."""
    if _suit_of(name, bound) is not None:
        yield bound
        return
    if name not in _VARIABLES:
        raise ConstraintError(f"{name!r} comes before {_OTHERS[name]!r}")
    taken = set(bound.values()) if name in ("x", "y") else set()
    yield from (bound | {name: suit} for suit in _VARIABLES[name] if suit not in taken)


def _suit_of(name: str, bound: Bound) -> Suit | None:
    if name in _OTHERS and _OTHERS[name] in bound:
        pair = _VARIABLES[_OTHERS[name]]
        return pair[1 - pair.index(bound[_OTHERS[name]])]
    return bound.get(name, _LETTERS.get(name))
