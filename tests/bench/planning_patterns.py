"""The patterns of planning problems, in ``planning_patterns.toml``: which cards make a problem of a kind.

Letters stand for suits, in a suit contract ``a`` for trumps; ``x`` stands for a small card. In the play, ``ax`` is the
lowest card of suit a in the hand on turn.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Pattern:
    """Cards and play that make a problem of a kind; the defaults are those of a hold-up against five cards in West."""

    kind: str
    north: Mapping[str, str]
    south: Mapping[str, str]
    plays: str
    right: str = "ax"
    """The right cards: ``ax`` stands for all small cards of suit a, ``ax-J`` for those up to the jack."""
    wrong: str = "aA"
    """The tempting card that the proof must refute, written as in ``plays``."""
    contract: str = "3NT"
    west: Mapping[str, str] = field(default_factory=lambda: {"a": "KQJT9"})
    """Cards that West must have for the play."""
    known: str = "W:{a}=5"
    """What is known of the hidden hands."""


def _patterns() -> tuple[Pattern, ...]:
    read = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
    return tuple(Pattern(**each) for each in read["pattern"])


PATTERNS = _patterns()
"""All patterns; the problems of a seed depend on their order."""
