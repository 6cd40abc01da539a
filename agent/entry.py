"""What a kind of player is: its roles, its options and how they are read, what it may see, how one is made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any

import numpy as np

from agent.errors import PlayerError
from agent.player import AnyPlayer


class Role(StrEnum):
    """What a player may be asked to do."""

    DECLARER = "declarer"
    DEFENDER = "defender"


class Sight(StrEnum):
    """What a player may see: what one sees at its seat, or, for defenders only, all four hands."""

    VIEW = "view"
    ALL_HANDS = "all hands"


@dataclass(frozen=True, slots=True)
class Entry:
    """A kind of player: its role or roles, what it is, its options, how to make one from their values, what it sees.

    :raises PlayerError: if it declares and sees all four hands.
    """

    role: Role | tuple[Role, ...]
    meaning: str
    options: Mapping[str, Option]
    make: Callable[[Mapping[str, Any], np.random.Generator], AnyPlayer]
    sees: Sight = Sight.VIEW

    def __post_init__(self) -> None:
        if self.sees is Sight.ALL_HANDS and Role.DECLARER in self.roles:
            raise PlayerError(f"the player that {self.meaning}: only a defender may see all four hands")

    @property
    def roles(self) -> tuple[Role, ...]:
        """All its roles."""
        return (self.role,) if isinstance(self.role, Role) else self.role


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a player: how to read its value, its default as text, and what it means.

    ``read`` raises a `ValueError` or a `PlayerError` that says what is needed. A ``later`` option came when rows of the
    player had been kept: written out in full, a player at its default is named as it was then, so that its rows still
    count. The default of such an option never changes. The value of one with ``commas`` may have some.
    Written out in full, a value is the text given, or what ``written`` makes of what was read.
    """

    read: Callable[[str], Any]
    default: str
    meaning: str
    later: bool = False
    commas: bool = False
    written: Callable[[Any], str] | None = None


def number(
    what: str,
    least: float,
    most: float,
    *,
    kind: type[int] | type[float] = int,
    words: Mapping[str, Any] = MappingProxyType({}),
) -> Callable[[str], Any]:
    """A reader of numbers from ``least`` to ``most``, of which ``what`` tells, or of ``words`` with what they mean."""

    def read(text: str) -> Any:
        if text in words:
            return words[text]
        try:
            value = None if "_" in text else kind(text)
        except ValueError:
            value = None
        if value is None or not least <= value <= most:
            raise ValueError(f"{what} is needed" + "".join(f", or '{word}'" for word in words))
        return value

    return read


def choice(values: Mapping[str, Any] | Iterable[str]) -> Callable[[str], Any]:
    """A reader of one of some words, each with what it stands for or standing for itself."""
    meanings = dict(values) if isinstance(values, Mapping) else {word: word for word in values}

    def read(text: str) -> Any:
        if text not in meanings:
            raise ValueError(f"one of {', '.join(meanings)} is needed")
        return meanings[text]

    return read


yes_or_no = choice({"yes": True, "no": False})


def some_of(words: Iterable[str], none: str) -> Callable[[str], tuple[str, ...]]:
    """A reader of some of a few words, with commas between them, in their own order; ``none`` is none of them."""
    known = tuple(words)

    def read(text: str) -> tuple[str, ...]:
        given = [] if text == none else text.split(",")
        if len(set(given)) < len(given) or not all(word in known for word in given):
            raise ValueError(f"some of {', '.join(known)} are needed, each once, with commas between them, or '{none}'")
        return tuple(word for word in known if word in given)

    return read
