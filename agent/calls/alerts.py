"""Alerts: the points and suit lengths that players state when they explain a call.

``Major suit opening -- 5+ !S; 11-21 HCP`` states both. ``15-17`` is read as points, ``5+`` as the length of the suit
bid, and ``3-card support`` as the length of the suit that partner showed. Of words without numbers, those are read that
name suits (``both majors``), support, a void or another shortness; a piece with other words in it states nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
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
_SUIT = (
    r"(?:[!\\]?(?P<letter>[shdc♠♥♦♣])\b|(?P<symbol>[♠♥♦♣])|(?P<name>spade|heart|diamond|club)s?\b"
    r"|(?:(?:both|the)\s+)?(?P<both>major|minor)s\b|(?:the\s+)?(?P<other>other\s+major)\b)"
)
_ANY_SUIT = r"(?:[!\\]?(?:[shdc]|spades?|hearts?|diamonds?|clubs?)\b|[!\\]?[♠♥♦♣])"
_SUPPORT = r"(?:support|fit|raise)\b"
_SHORT = r"(?P<short>shortness|splinter|singleton\s+or\s+void|void\s+or\s+singleton|singleton|void)\b"
_STOPPER = r"stop(?:s|pers?)?\b"
_STOP = re.compile(rf"(?:{_ANY_SUIT}\s+{_STOPPER}|{_STOPPER}(?:\s+(?:in\s+)?{_ANY_SUIT})?)\.?", re.IGNORECASE)
_SHORT_IN = re.compile(rf"{_SHORT}(?:\s+(?:in\s+)?{_SUIT})?\.?", re.IGNORECASE)
_SUIT_SHORT = re.compile(rf"{_SUIT}\s+{_SHORT}\.?", re.IGNORECASE)
_POINTS = re.compile(_RANGE + r"\s*(?P<total>total\s+)?(?P<points>hcp|points?|pts?|pc)\b\.?", re.IGNORECASE)
_LENGTH = re.compile(
    _RANGE
    + r"[\s-]*(?:(?:cards?|c)\b[\s-]*)?(?:(?:in|of)\s+)?"
    + rf"(?:{_SUIT}(?:\s*suit\b|\s*{_SUPPORT})?|(?P<support>{_SUPPORT})|(?P<own>suit\b))\.?",
    re.IGNORECASE,
)
_CARDS = re.compile(_RANGE + r"[\s-]*(?P<own>cards?\b)\.?", re.IGNORECASE)
_NAMED = re.compile(rf"{_SUIT}(?:\s*suit\b)?\.?", re.IGNORECASE)
_SUPPORTED = re.compile(rf"(?P<support>{_SUPPORT})(?:\s+(?:in|for)\s+{_SUIT})?\.?", re.IGNORECASE)
_LONE = re.compile(_RANGE + r"(?![\w+-])\.?", re.IGNORECASE)
_FILLER = re.compile(
    r"(?:weak|strong|good|bad|simple|limit|natural|nat|balanced|bal|any|nt|preemptive|intermediate|constructive|"
    r"invitational|forcing|gf|shows|showing|with|and|transfer(?:\s+to)?)\b\.?",
    re.IGNORECASE,
)
_KINDS = (_STOP, _SHORT_IN, _SUIT_SHORT, _POINTS, _LENGTH, _CARDS, _NAMED, _SUPPORTED, _LONE, _FILLER)
"""What a part of a piece may be; the first kind that matches counts."""
_PIECES = re.compile(r"[;,|()]|\s--\s")
_BEGIN = re.compile(r"\balert\w{0,3}[.:]\s", re.IGNORECASE)
_CHOICE = re.compile(r"\s*(?:or|either|if)\b|.*\bif\b", re.IGNORECASE)
"""A part of an alert that states alternatives or a condition."""
_LETTERS = {**{str(suit): suit for suit in Suit}, **{suit.symbol: suit for suit in Suit}}
_PAIRS = {"major": (Suit.SPADES, Suit.HEARTS), "minor": (Suit.DIAMONDS, Suit.CLUBS)}
_MOST_CARDS = 7
"""A lone number up to this means cards; a larger one means points."""
_WIDEST = 3
"""A lone range that is wider than this, or begins at 0, means points: a length is known better."""
_RANKS = re.compile(r"\b(?:(?P<major>majors?|multi)|(?P<minor>minors?))\b", re.IGNORECASE)
"""Words for the majors or the minors."""
_HEDGED = re.compile(
    r"\b(?:no|not|denies|may|might|could|can|or|without|ask\w*|short\w*|support|raise|stop\w*|opening|other)\b",
    re.IGNORECASE,
)
"""Words beside which the majors or the minors are not suits that the hand has."""
_NAMED_LENGTH, _SUPPORT_LENGTH = 4, 3
"""A hand has a suit that an alert names without a number, or supports it, if it has at least this many cards of it."""
_HIGHEST_LEVEL = 3
"""For a bid above this level, a small lone number is ignored: it may count aces."""
_SUPPORTS = re.compile(rf"\b{_SUPPORT}", re.IGNORECASE)


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
            return NamedSuits(_PAIRS["major" if match["major"] else "minor"], both=match[0].lower().endswith("s"))
    return None


def names_support(text: str) -> bool:
    """Whether an alert speaks of support, so that it must be known which suit partner showed."""
    return _SUPPORTS.search(text) is not None


def parse_alert(
    text: str, calls: Sequence[Call], partners: Suit | None = None, *, words: bool = False
) -> HandConstraint | None:
    """Return the points and lengths that an alert of the last of some calls states; None if it states none.

    Return None also if the alert has alternatives or a condition, or if no hand fits it. ``4 spades`` means 4 or more.
    Total points include points for shape, so they only limit the high-card points from above. ``partners`` is the suit
    of which support is meant. With ``words``, suits without a number count too: ``hearts`` means 4 or more, ``raise``
    means 3 or more.
    """
    alert = _Alert(calls, partners, words=words)
    for piece in _PIECES.split(_BEGIN.sub("", text, count=1)):
        if _CHOICE.match(piece):
            return None
        for token in _tokens(piece.strip()):
            alert.add(token)
    return alert.stated()


def _tokens(piece: str) -> list[re.Match[str]]:
    """Return the parts of a piece of an alert in order; none if one of them is not understood."""
    found: list[re.Match[str]] = []
    at = 0
    while at < len(piece):
        token = next(filter(None, (kind.match(piece, at) for kind in _KINDS)), None)
        if token is None:
            return []
        found.append(token)
        at = token.end()
        while at < len(piece) and piece[at].isspace():
            at += 1
    return found


class _Alert:
    """What the parts of an alert state together."""

    def __init__(self, calls: Sequence[Call], partners: Suit | None, *, words: bool) -> None:
        self._words = words
        self._call = calls[-1]
        self._suits = [
            Suit(each.strain) for each in calls if isinstance(each, Bid) and each.strain is not Strain.NOTRUMP
        ]
        is_suit = isinstance(self._call, Bid) and self._call.strain is not Strain.NOTRUMP
        self._bid = self._suits[-1] if is_suit else None
        self._partners = partners
        self._points: Range = (0, MOST_POINTS)
        self._lengths: list[Range] = [(0, 13)] * len(Suit)
        self._lone: list[re.Match[str]] = []
        self._is_informative = False

    def add(self, token: re.Match[str]) -> None:
        """Add a part."""
        named = token.groupdict()
        if named.get("points"):
            limits = _limits(token, MOST_POINTS, exactly=True)
            if limits is not None and named["total"]:
                limits = (0, limits[1])
            if limits is not None and limits != (0, MOST_POINTS):
                self._points, self._is_informative = intersect_ranges(self._points, limits), True
            return
        if named.keys() == {"low", "high", "sign", "word"}:
            self._lone.append(token)
            return
        for suit in self._suits_of(named):
            if named.get("low"):
                limits = _limits(token, 13, exactly=False)
                if limits is not None and named.get("both") and limits[0] == limits[1]:
                    limits = (limits[0], 13)
            elif named.get("short"):
                limits = (0, 0) if named["short"].lower() == "void" else (0, 1)
            else:
                limits = (_SUPPORT_LENGTH if named.get("support") else _NAMED_LENGTH, 13) if self._words else None
            if limits is not None:
                self._lengths[suit], self._is_informative = intersect_ranges(self._lengths[suit], limits), True

    def stated(self) -> HandConstraint | None:
        """Return all that is stated; None if nothing is, or if no hand fits it."""
        of_points = [each for each in self._lone if _counts_points(each, self._call)]
        of_cards = [each for each in self._lone if each not in of_points]
        if len(of_cards) == 1 and not self._is_informative and self._bid is not None and _counts_cards(self._call):
            limits = _limits(of_cards[0], 13, exactly=False)
            self._lengths[self._bid] = limits or (0, 13)
            self._is_informative = limits is not None
        if len(of_points) == 1:
            # If other pieces were understood, only a range with both ends counts, since long texts may be cut off.
            limits = _limits(of_points[0], MOST_POINTS, exactly=True)
            is_cut = self._is_informative and not (of_points[0]["high"] or of_points[0]["sign"] == "+")
            if limits is not None and self._points == (0, MOST_POINTS) and not is_cut:
                self._points, self._is_informative = limits, True
        lengths = self._lengths
        hand = HandConstraint(self._points, (lengths[0], lengths[1], lengths[2], lengths[3]))
        return hand if self._is_informative and hand.is_possible else None

    def _suits_of(self, named: dict[str, str | None]) -> tuple[Suit, ...]:
        """Return the suits that a part names; without a name, the suit bid, or partner's suit if it says support."""
        if of := named.get("letter") or named.get("symbol") or named.get("name"):
            return (_LETTERS[of[0].upper()],)
        if both := named.get("both"):
            return _PAIRS[both.lower()]
        if named.get("other"):
            majors = [suit for suit in self._suits if suit in _PAIRS["major"]]
            return tuple(suit for suit in _PAIRS["major"] if majors and suit is not majors[-1])
        if named.get("support"):
            return () if self._partners is None else (self._partners,)
        return (self._bid,) if self._bid is not None and (named.get("own") or named.get("short")) else ()


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
