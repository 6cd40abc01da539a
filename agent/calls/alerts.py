"""Alerts: the points and suit lengths that players state in numbers when they explain a call.

``Major suit opening -- 5+ !S; 11-21 HCP`` states both. ``15-17`` is read as points; ``3-card support`` and ``5+`` are
read as the length of the suit bid. Of descriptions in words, only those of the majors or the minors are read.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.rules.auction import Bid, Call
from agent.rules.constraints import MOST_POINTS, HandConstraint, Range, intersect_ranges, suit_lengths
from ddsolver.cards import Strain, Suit

_RANGE = (
    r"(?P<low>[0-9]{1,2})(?:[+-]?\s*(?:[-\N{EN DASH}]|to)\s*(?P<high>[0-9]{1,2})[+-]?"
    r"|\s*(?P<sign>\+|-(?!\s*card))|\s+or\s+(?P<word>more|fewer|less))?"
)
_PIECES = re.compile(r"[;,|]|\s--\s")
_CHOICE = re.compile(r"\s*(?:or|either|if)\b|.*\bif\b", re.IGNORECASE)
"""A part of an alert that states alternatives or a condition."""
_SUIT = re.compile(
    _RANGE
    + r"[\s-]*(?:(?:cards?|c)\b[\s-]*)?(?:(?:in|of)\s+)?(?:[!\\]?(?P<letter>[shdc♠♥♦♣])\b|(?P<symbol>[♠♥♦♣])|"
    + r"(?P<name>spade|heart|diamond|club)s?\b|(?P<support>(?:support|suit)\b))(?:\s*(?:suit|support))?\.?",
    re.IGNORECASE,
)
_POINTS = re.compile(_RANGE + r"\s*(?P<total>total\s+)?(?:hcp|points?|pts?|pc)\b\.?", re.IGNORECASE)
_BARE = re.compile(_RANGE + r"(?:\s+(?:any|bal\w*|nat\w*|nt))?\.?", re.IGNORECASE)
_LETTERS = {**{str(suit): suit for suit in Suit}, **{suit.symbol: suit for suit in Suit}}
_MOST_CARDS = 7
"""A lone number up to this means cards; a larger one means points."""
_WIDEST = 3
"""A lone range that is wider than this, or begins at 0, means points: a length is known better."""
_RANKS = re.compile(r"\b(?:(?P<major>majors?|multi)|(?P<minor>minors?))\b", re.IGNORECASE)
"""Words for the majors or the minors."""
_HEDGED = re.compile(
    r"\b(?:no|not|denies|may|might|could|can|or|without|ask\w*|short\w*|support|raise|stop\w*|opening)\b", re.IGNORECASE
)
"""Words beside which the majors or the minors are not suits that the hand has."""
_NAMED_LENGTH = 4
"""A hand has a suit that an alert names in words if it has at least this many cards of it."""
_HIGHEST_LEVEL = 3
"""For a bid above this level, a small lone number is ignored: it may count aces."""


class NamedSuits(NamedTuple):
    """The majors or the minors, as an alert names them in words: ``both minors``, or ``6-card major``."""

    suits: tuple[Suit, Suit]
    both: bool
    """Whether the hand has both suits, rather than one of them."""

    def allows(self, hands: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return which hands, masks int64 (n,), have the suits, bool (n,)."""
        has = [suit_lengths(hands, suit) >= _NAMED_LENGTH for suit in self.suits]
        return np.asarray(has[0] & has[1] if self.both else has[0] | has[1])


def named_suits(text: str) -> NamedSuits | None:
    """Return the majors or the minors if an alert names them as suits of the hand, else None."""
    for piece in _PIECES.split(text):
        match = _RANKS.search(piece)
        if match and not _HEDGED.search(piece):
            suits = (Suit.SPADES, Suit.HEARTS) if match["major"] else (Suit.DIAMONDS, Suit.CLUBS)
            return NamedSuits(suits, both=match[0].lower().endswith("s"))
    return None


def parse_alert(text: str, call: Call) -> HandConstraint | None:
    """Return the points and lengths that an alert states in numbers; None if it states none.

    Return None also if the alert has alternatives or a condition, or if no hand fits it. ``4 spades`` means 4 or more.
    Total points include points for shape, so they only limit the high-card points from above.
    """
    suit = Suit(call.strain) if isinstance(call, Bid) and call.strain is not Strain.NOTRUMP else None
    points: Range = (0, MOST_POINTS)
    lengths: list[Range] = [(0, 13)] * len(Suit)
    lone: list[re.Match[str]] = []
    is_informative = False
    for piece in (each.strip() for each in _PIECES.split(text)):
        if _CHOICE.match(piece):
            return None
        if match := _POINTS.fullmatch(piece):
            limits = _limits(match, MOST_POINTS, exactly=True)
            if limits is not None and match["total"]:
                limits = (0, limits[1])
            if limits is not None and limits != (0, MOST_POINTS):
                points, is_informative = intersect_ranges(points, limits), True
        elif match := _SUIT.fullmatch(piece):
            of, limits = _suit_of(match, suit), _limits(match, 13, exactly=False)
            if of is not None and limits is not None:
                lengths[of], is_informative = intersect_ranges(lengths[of], limits), True
        elif match := _BARE.fullmatch(piece):
            lone.append(match)
    if len(lone) == 1 and _counts_points(lone[0], call):
        # If other pieces were understood, only a range with both ends counts, since long texts may be cut off.
        limits = _limits(lone[0], MOST_POINTS, exactly=True)
        if limits is not None and points == (0, MOST_POINTS) and (not is_informative or lone[0]["high"]):
            points, is_informative = limits, True
    elif len(lone) == 1 and not is_informative and suit is not None and _counts_cards(call):
        limits = _limits(lone[0], 13, exactly=False)
        lengths[suit], is_informative = limits or (0, 13), limits is not None
    hand = HandConstraint(points, (lengths[0], lengths[1], lengths[2], lengths[3]))
    return hand if is_informative and hand.is_possible else None


def _counts_points(lone: re.Match[str], call: Call) -> bool:
    """Whether a single number or range in the alert of a call counts points."""
    low, high = int(lone["low"]), int(lone["high"] or lone["low"])
    if high > _MOST_CARDS:
        return True
    is_wide = bool(lone["high"]) and (low == 0 or high - low > _WIDEST)
    return is_wide and not (isinstance(call, Bid) and call.level > _HIGHEST_LEVEL)


def _counts_cards(call: Call) -> bool:
    """Whether a single small number in the alert of this call is a number of cards in the suit bid."""
    return isinstance(call, Bid) and call.level <= _HIGHEST_LEVEL


def _suit_of(match: re.Match[str], bid: Suit | None) -> Suit | None:
    """Return the suit that a piece of an alert names; ``support`` or ``suit`` alone means the suit bid."""
    if match["support"]:
        return bid
    named = match["letter"] or match["symbol"] or match["name"][0]
    return _LETTERS[named.upper()]


def _limits(match: re.Match[str], most: int, *, exactly: bool) -> Range | None:
    """Return the range in a piece of an alert; None if it is impossible.

    A single number is exact with ``exactly``, else a minimum.
    """
    low = int(match["low"])
    if match["high"]:
        high = int(match["high"])
    elif match["sign"] == "-" or (match["word"] or "").lower() in ("fewer", "less"):
        low, high = 0, low
    else:
        high = low if exactly and not (match["sign"] or match["word"]) else most
    return (low, high) if low <= high <= most else None
