"""The patterns of planning problems: which cards make a problem of a kind.

Letters stand for suits, in a suit contract the first for trumps; ``x`` stands for a small card. In the play, ``ax`` is
the lowest card of suit a in the hand on turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pattern:
    """Cards and play that make a problem of a kind."""

    kind: str
    contract: str
    north: Mapping[str, str]
    south: Mapping[str, str]
    west: Mapping[str, str]
    """Cards that West must have for the play."""
    plays: str
    right: str
    """The suits of the right cards."""
    below: str = "A"
    """The right cards are lower than this rank."""
    length: str = ""
    """What is known of West's hand, such as ``W:{a}=5``."""


_KQJT9 = {"a": "KQJT9"}
_FIVE = "W:{a}=5"

PATTERNS = (
    Pattern(
        "hold-up",
        "3NT",
        {"a": "xx", "b": "Kxx", "c": "AJTxx", "d": "KJx"},
        {"a": "Axx", "b": "AQx", "c": "Kxx", "d": "Axxx"},
        _KQJT9,
        "aK ax ax",
        "a",
        length=_FIVE,
    ),
    Pattern(
        "second hold-up",
        "3NT",
        {"a": "xx", "b": "Kxx", "c": "AJTxx", "d": "AQx"},
        {"a": "Axx", "b": "Axx", "c": "Kxx", "d": "Kxxx"},
        _KQJT9,
        "aK ax ax ax aQ ax ax",
        "a",
        length=_FIVE,
    ),
    Pattern(
        "second hold-up",
        "3NT",
        {"a": "xx", "b": "Axx", "c": "KJ9xx", "d": "KQx"},
        {"a": "Axx", "b": "Kxx", "c": "ATxx", "d": "Axx"},
        _KQJT9,
        "aK ax ax ax aQ ax ax",
        "a",
        length=_FIVE,
    ),
    Pattern(
        "second hold-up",
        "3NT",
        {"a": "xxx", "b": "Kxx", "c": "AT9xx", "d": "Kx"},
        {"a": "Axx", "b": "AQx", "c": "KJx", "d": "Axxx"},
        _KQJT9,
        "aK ax ax ax aQ ax ax",
        "a",
        length=_FIVE,
    ),
    Pattern(
        "hold-up in dummy",
        "3NT",
        {"a": "Axx", "b": "AQx", "c": "Kxx", "d": "Axxx"},
        {"a": "xx", "b": "Kxx", "c": "AJTxx", "d": "KJx"},
        _KQJT9,
        "aK",
        "a",
        length=_FIVE,
    ),
    Pattern(
        "second hold-up in dummy",
        "3NT",
        {"a": "Axx", "b": "Axx", "c": "Axx", "d": "KQxx"},
        {"a": "xx", "b": "KQx", "c": "KJTxx", "d": "Axx"},
        _KQJT9,
        "aK ax ax ax aQ",
        "a",
        length=_FIVE,
    ),
)
