"""The patterns of planning problems: which cards make a problem of a kind.

Letters stand for suits, in a suit contract the first for trumps; ``x`` stands for a small card. In the play, ``ax`` is
the lowest card of suit a in the hand on turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

_KQJT9 = {"a": "KQJT9"}


@dataclass(frozen=True, slots=True)
class Pattern:
    """Cards and play that make a problem of a kind; the defaults are those of a hold-up against five cards in West."""

    kind: str
    north: Mapping[str, str]
    south: Mapping[str, str]
    plays: str
    contract: str = "3NT"
    west: Mapping[str, str] = field(default_factory=lambda: _KQJT9)
    """Cards that West must have for the play."""
    right: str = "a"
    """The suits of the right cards."""
    below: str = "A"
    """The right cards are lower than this rank."""
    length: str = "W:{a}=5"
    """What is known of West's hand."""


PATTERNS = (
    Pattern(
        "hold-up",
        {"a": "xx", "b": "Kxx", "c": "AJTxx", "d": "KJx"},
        {"a": "Axx", "b": "AQx", "c": "Kxx", "d": "Axxx"},
        "aK ax ax",
    ),
    Pattern(
        "second hold-up",
        {"a": "xx", "b": "Kxx", "c": "AJTxx", "d": "AQx"},
        {"a": "Axx", "b": "Axx", "c": "Kxx", "d": "Kxxx"},
        "aK ax ax ax aQ ax ax",
    ),
    Pattern(
        "second hold-up",
        {"a": "xx", "b": "Axx", "c": "KJ9xx", "d": "KQx"},
        {"a": "Axx", "b": "Kxx", "c": "ATxx", "d": "Axx"},
        "aK ax ax ax aQ ax ax",
    ),
    Pattern(
        "second hold-up",
        {"a": "xxx", "b": "Kxx", "c": "AT9xx", "d": "Kx"},
        {"a": "Axx", "b": "AQx", "c": "KJx", "d": "Axxx"},
        "aK ax ax ax aQ ax ax",
    ),
    Pattern(
        "hold-up in dummy",
        {"a": "Axx", "b": "AQx", "c": "Kxx", "d": "Axxx"},
        {"a": "xx", "b": "Kxx", "c": "AJTxx", "d": "KJx"},
        "aK",
    ),
    Pattern(
        "second hold-up in dummy",
        {"a": "Axx", "b": "Axx", "c": "Axx", "d": "KQxx"},
        {"a": "xx", "b": "KQx", "c": "KJTxx", "d": "Axx"},
        "aK ax ax ax aQ",
    ),
)
