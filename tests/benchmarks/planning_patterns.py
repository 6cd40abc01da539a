"""The patterns of planning problems: which cards make a problem of a kind.

Letters stand for suits, in a suit contract the first for trumps; ``x`` stands for a small card. In the play, ``ax`` is
the lowest card of suit a in the hand on turn.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


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


_HOLD_UPS = (
    Pattern(
        "hold-up",
        {"a": "xx", "b": "Kxx", "c": "AJTxx", "d": "KJx"},
        {"a": "Axx", "b": "AQx", "c": "Kxx", "d": "Axxx"},
        "aK ax ax",
    ),
    Pattern(
        "hold-up",
        {"a": "xx", "b": "Kxx", "c": "AJTxx", "d": "AQx"},
        {"a": "Axx", "b": "Axx", "c": "Kxx", "d": "Kxxx"},
        "aK ax ax ax aQ ax ax",
    ),
    Pattern(
        "hold-up",
        {"a": "xx", "b": "Axx", "c": "KJ9xx", "d": "KQx"},
        {"a": "Axx", "b": "Kxx", "c": "ATxx", "d": "Axx"},
        "aK ax ax ax aQ ax ax",
    ),
    Pattern(
        "hold-up",
        {"a": "xxx", "b": "Kxx", "c": "AT9xx", "d": "Kx"},
        {"a": "Axx", "b": "AQx", "c": "KJx", "d": "Axxx"},
        "aK ax ax ax aQ ax ax",
    ),
    Pattern(
        "hold-up",
        {"a": "Axx", "b": "AQx", "c": "Kxx", "d": "Axxx"},
        {"a": "xx", "b": "Kxx", "c": "AJTxx", "d": "KJx"},
        "aK",
    ),
    Pattern(
        "hold-up",
        {"a": "Axx", "b": "Axx", "c": "Axx", "d": "KQxx"},
        {"a": "xx", "b": "KQx", "c": "KJTxx", "d": "Axx"},
        "aK ax ax ax aQ",
    ),
)

_THIRD_ROUND = "aK ax ax ax aQ ax ax ax aJ dx ax aA"
_AVOIDANCE = (
    Pattern(
        "avoidance",
        {"a": "xx", "b": "Kxx", "c": "AJT9x", "d": "KJx"},
        {"a": "Axx", "b": "AQx", "c": "Kxx", "d": "Axxx"},
        f"{_THIRD_ROUND} cx cx",
        right="cx-J",
        wrong="cA",
    ),
    Pattern(
        "avoidance",
        {"a": "xx", "b": "Axx", "c": "KJ9xx", "d": "Kxx"},
        {"a": "Axx", "b": "Kxx", "c": "ATx", "d": "Axxx"},
        f"{_THIRD_ROUND} cx cx",
        right="cx-J",
        wrong="cK",
    ),
    Pattern(
        "avoidance",
        {"a": "xx", "b": "Axx", "c": "KT9xx", "d": "Kxx"},
        {"a": "Axx", "b": "KQx", "c": "AJx", "d": "Axxx"},
        f"{_THIRD_ROUND} cx cx",
        right="cx-T",
        wrong="cK",
    ),
)

_BATH_COUPS = (
    Pattern(
        "Bath coup",
        {"a": "xx", "b": "Kxx", "c": "AQJTx", "d": "Axx"},
        {"a": "AJx", "b": "Axx", "c": "xxx", "d": "Kxxx"},
        "aK ax ax",
        west={"a": "KQT98"},
    ),
    Pattern(
        "Bath coup",
        {"a": "xx", "b": "Axx", "c": "AJTxx", "d": "KQx"},
        {"a": "AJx", "b": "Kxx", "c": "Qxx", "d": "Axxx"},
        "aK ax ax",
        west={"a": "KQT98"},
    ),
    Pattern(
        "Bath coup",
        {"a": "xxx", "b": "KQ", "c": "AQT9x", "d": "Axx"},
        {"a": "AJx", "b": "Axxx", "c": "Jxx", "d": "Kxx"},
        "aK ax ax",
        west={"a": "KQT98"},
    ),
)

_FINESSES = (
    Pattern(
        "which finesse first",
        {"a": "Axx", "b": "Kxx", "c": "xxx", "d": "AJTx"},
        {"a": "xx", "b": "AJxx", "c": "AQJ", "d": "Qxxx"},
        "aK ax ax ax aQ ax ax ax aJ aA ax cx",
        right="bx dx",
        wrong="cx",
    ),
    Pattern(
        "which finesse first",
        {"a": "Axx", "b": "AQx", "c": "xxx", "d": "AJ9x"},
        {"a": "xx", "b": "Kxxx", "c": "AQJ", "d": "QTxx"},
        "aK ax ax ax aQ ax ax ax aJ aA ax cx",
        right="bx dx",
        wrong="cx",
    ),
    Pattern(
        "which finesse first",
        {"a": "Axx", "b": "Kxx", "c": "xx", "d": "AJTxx"},
        {"a": "xx", "b": "Axxx", "c": "AQJx", "d": "Qxx"},
        "aK ax ax ax aQ ax ax ax aJ aA ax cx",
        right="bx dx",
        wrong="cx",
    ),
)

_ENTRIES = (
    Pattern(
        "entries",
        {"a": "Kx", "b": "xxx", "c": "KQJT9", "d": "xxx"},
        {"a": "Axx", "b": "AKx", "c": "xx", "d": "AKxxx"},
        "aQ",
        wrong="aK",
        west={"a": "QJT98"},
    ),
    Pattern(
        "entries",
        {"a": "Kx", "b": "xxx", "c": "AQT9x", "d": "xxx"},
        {"a": "Axxx", "b": "AKx", "c": "Jx", "d": "AKxx"},
        "aQ",
        wrong="aK",
        west={"a": "QJT98"},
    ),
    Pattern(
        "entries",
        {"a": "xx", "b": "Axx", "c": "QJTxx", "d": "xxx"},
        {"a": "AKx", "b": "xxx", "c": "AK", "d": "Axxxx"},
        "aQ ax ax aA",
        right="cK",
        wrong="bx",
        west={"a": "QJT98"},
    ),
)

_DUCKING = (
    Pattern(
        "ducking",
        {"a": "xxx", "b": "xxx", "c": "AKxxx", "d": "xx"},
        {"a": "AK", "b": "AKxx", "c": "xxx", "d": "AKxx"},
        "aQ ax ax aA cx cx",
        right="cx",
        wrong="cK",
        west={"a": "QJT98"},
    ),
    Pattern(
        "ducking",
        {"a": "xxx", "b": "xx", "c": "Axxxxx", "d": "xx"},
        {"a": "AK", "b": "AKxx", "c": "Kxx", "d": "AKxx"},
        "aQ ax ax aA cx cx",
        right="cx",
        wrong="cA",
        west={"a": "QJT98"},
    ),
    Pattern(
        "ducking",
        {"a": "xxx", "b": "xxx", "c": "AKQxx", "d": "xx"},
        {"a": "AK", "b": "AKxx", "c": "xx", "d": "Axxxx"},
        "aQ ax ax aA cx cx",
        right="cx",
        wrong="cA",
        west={"a": "QJT98"},
    ),
)

_REVERSALS = (
    Pattern(
        "dummy reversal",
        {"a": "QJT", "b": "Axxx", "c": "Kxx", "d": "Axx"},
        {"a": "AK98x", "b": "x", "c": "AQx", "d": "Kxxx"},
        "bK bA bx bx",
        right="bx",
        wrong="aQ",
        contract="6{a}",
        west={"b": "KQ"},
        known="",
    ),
    Pattern(
        "dummy reversal",
        {"a": "QJx", "b": "Axxx", "c": "KQx", "d": "Axx"},
        {"a": "AKT9x", "b": "x", "c": "Axx", "d": "Kxxx"},
        "bK bA bx bx",
        right="bx",
        wrong="aQ",
        contract="6{a}",
        west={"b": "KQ"},
        known="",
    ),
)

_RUFFS = (
    Pattern(
        "ruff before trumps",
        {"a": "Jxx", "b": "x", "c": "Axxxx", "d": "Axxx"},
        {"a": "AKQxx", "b": "Axxx", "c": "xx", "d": "xx"},
        "dK dA dx dx",
        right="bx dx",
        wrong="aJ",
        contract="4{a}",
        west={"d": "KQJ"},
        known="",
    ),
    Pattern(
        "ruff before trumps",
        {"a": "Qxx", "b": "xx", "c": "Axxx", "d": "xxxx"},
        {"a": "AKJxx", "b": "AKxx", "c": "xx", "d": "Ax"},
        "dK dx dx dA",
        right="bA bK bx",
        wrong="aA",
        contract="4{a}",
        west={"d": "KQJ"},
        known="",
    ),
    Pattern(
        "ruff before trumps",
        {"a": "QTx", "b": "Kx", "c": "Axxx", "d": "Axxx"},
        {"a": "AKJ9x", "b": "Axxx", "c": "Kx", "d": "xx"},
        "dK dA dx dx",
        right="bK bx",
        wrong="ax",
        contract="6{a}",
        west={"d": "KQJ"},
        known="",
    ),
)

_ELIMINATIONS = (
    Pattern(
        "elimination",
        {"a": "QJTx", "b": "Ax", "c": "KJ9xx", "d": "xx"},
        {"a": "AK9xx", "b": "Kx", "c": "ATx", "d": "xxx"},
        "bQ bA bx bx aQ ax ax ax aJ ax ax ax bx bx bK bx",
        right="dx",
        wrong="cA",
        contract="5{a}",
        west={"b": "QJT"},
        known="",
    ),
    Pattern(
        "elimination",
        {"a": "QJTx", "b": "Ax", "c": "AJx", "d": "Kxxx"},
        {"a": "AK9xx", "b": "Kx", "c": "KTx", "d": "xxx"},
        "bQ bA bx bx aQ ax ax ax aJ ax ax ax bx bx bK bx",
        right="dx",
        wrong="cK",
        contract="4{a}",
        west={"b": "QJT"},
        known="",
    ),
    Pattern(
        "elimination",
        {"a": "QJTx", "b": "Ax", "c": "KTxxx", "d": "xx"},
        {"a": "AK9xx", "b": "Kx", "c": "AJx", "d": "xxx"},
        "bQ bA bx bx aQ ax ax ax aJ ax ax ax bx bx bK bx",
        right="dx",
        wrong="cA",
        contract="5{a}",
        west={"b": "QJT"},
        known="",
    ),
    Pattern(
        "elimination",
        {"a": "QJTx", "b": "Kx", "c": "Q9xxx", "d": "xx"},
        {"a": "AK9xx", "b": "Ax", "c": "AJxx", "d": "Kx"},
        "bQ bK bx bx aQ ax ax ax aJ ax ax ax bx bx bA bx",
        right="dx dK",
        wrong="cA",
        contract="5{a}",
        west={"b": "QJT"},
        known="",
    ),
)

_SAFETY = (
    Pattern(
        "safety",
        {"a": "K9xx", "b": "Kxx", "c": "Kxx", "d": "xxx"},
        {"a": "AJxxx", "b": "AQx", "c": "AQx", "d": "Ax"},
        "dK dx dx dA",
        right="ax",
        wrong="aA",
        contract="6{a}",
        west={"d": "KQJ"},
        known="",
    ),
    Pattern(
        "safety",
        {"a": "Qxx", "b": "Kxx", "c": "xxx", "d": "AT9x"},
        {"a": "AKx", "b": "AQx", "c": "AKx", "d": "KJxx"},
        "aJ ax ax aA dx dx",
        right="dx-9 dT",
        wrong="dA",
        contract="6NT",
        west={"a": "JT98"},
        known="",
    ),
    Pattern(
        "safety",
        {"a": "AJxxx", "b": "Kxx", "c": "Kx", "d": "xxx"},
        {"a": "K9xx", "b": "AQx", "c": "AQxx", "d": "Ax"},
        "dK dx dx dA",
        right="ax",
        wrong="aK",
        contract="6{a}",
        west={"d": "KQJ"},
        known="",
    ),
    Pattern(
        "safety",
        {"a": "Qxx", "b": "Kxx", "c": "xxx", "d": "KT9x"},
        {"a": "AKx", "b": "AQx", "c": "AKx", "d": "AJxx"},
        "aJ ax ax aA dx dx",
        right="dx-9 dT",
        wrong="dK",
        contract="6NT",
        west={"a": "JT98"},
        known="",
    ),
)

_CONTROL = (
    Pattern(
        "trump control",
        {"a": "xxx", "b": "xxx", "c": "KQJx", "d": "Axx"},
        {"a": "AKQJ", "b": "xx", "c": "Axx", "d": "Kxxx"},
        "bK bx bx bx bQ bx bx bx bJ bx bx",
        right="dx",
        wrong="ax",
        contract="4{a}",
        west={"b": "KQJT"},
        known="",
    ),
    Pattern(
        "trump control",
        {"a": "Jxx", "b": "xxx", "c": "AKxx", "d": "Qxx"},
        {"a": "AKQx", "b": "xx", "c": "Qxx", "d": "AKxx"},
        "bK bx bx bx bQ bx bx bx bJ bx bx",
        right="dx cx",
        wrong="ax",
        contract="4{a}",
        west={"b": "KQJT"},
        known="",
    ),
    Pattern(
        "trump control",
        {"a": "xxx", "b": "xxx", "c": "AQxx", "d": "KQx"},
        {"a": "AKxxx", "b": "x", "c": "Kxx", "d": "Axxx"},
        "bK bx bx bx bQ bx bx ax",
        right="ax dx dA",
        wrong="aA",
        contract="4{a}",
        west={"b": "KQJT"},
        known="",
    ),
)

_LOSERS = (
    Pattern(
        "counting losers",
        {"a": "QJTx", "b": "xx", "c": "AKQ", "d": "xxxx"},
        {"a": "K9xxxx", "b": "A", "c": "xx", "d": "Axxx"},
        "dK dx dx dA",
        right="cx",
        wrong="ax",
        contract="4{a}",
        west={"d": "KQJ"},
        known="",
    ),
    Pattern(
        "counting losers",
        {"a": "KJTx", "b": "xxx", "c": "AKx", "d": "xxx"},
        {"a": "Q9xxxx", "b": "Ax", "c": "Q", "d": "Axxx"},
        "dK dx dx dA",
        right="cQ",
        wrong="ax",
        contract="4{a}",
        west={"d": "KQJ"},
        known="",
    ),
    Pattern(
        "counting losers",
        {"a": "KJTx", "b": "xx", "c": "AKx", "d": "xxxx"},
        {"a": "Qxxxx", "b": "AKx", "c": "x", "d": "Axxx"},
        "dK dx dx dA",
        right="cx",
        wrong="ax",
        contract="4{a}",
        west={"d": "KQJ"},
        known="",
    ),
)

PATTERNS = (
    *_HOLD_UPS,
    *_AVOIDANCE,
    *_BATH_COUPS,
    *_FINESSES,
    *_ENTRIES,
    *_DUCKING,
    *_REVERSALS,
    *_RUFFS,
    *_ELIMINATIONS,
    *_SAFETY,
    *_CONTROL,
    *_LOSERS,
)
