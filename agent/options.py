"""Options of players: a frozen dataclass declares the kind, text form and meaning of each option.

    @dataclass(frozen=True, kw_only=True)
    class BoldSettings(Settings):
        boldness: int = option(3, whole_number(1, 10), "how often it finesses")

``BoldSettings(boldness=11)`` and the text ``bold:boldness=11`` fail with the same message.

`agent.option_text` reads and writes the texts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from functools import cache
from math import inf
from types import MappingProxyType
from typing import Any, Protocol, Self

import numpy as np

from agent.errors import PlayerError

__all__ = [
    "ALWAYS_NAMED",
    "YES_OR_NO",
    "Choice",
    "Kind",
    "Number",
    "Option",
    "Settings",
    "Text",
    "one_of",
    "option",
    "real_number",
    "whole_number",
]


class Kind(Protocol):
    """The kind of an option: which values it may have, and their text forms."""

    @property
    def needs(self) -> str:
        """A phrase for error messages: what a value must be."""

    def read(self, text: str) -> Any:
        """Return the value that a text stands for.

        :raises ValueError: if the text stands for no value.
        """

    def write(self, value: Any) -> str:
        """Return the text of a value."""

    def checked(self, value: Any) -> Any:
        """Return a value in a plain and hashable form, so that equal players have the same key in stored results.

        :raises ValueError: if an option of this kind may not have the value.
        """


@dataclass(frozen=True, slots=True)
class Number:
    """Numbers from ``least`` to ``most``, or words such as ``auto``; each word stands for a value."""

    noun: str
    least: float
    most: float
    words: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))
    is_whole: bool = True

    @property
    def needs(self) -> str:
        """What a value must be, as a phrase for error messages."""
        return f"{self.noun} is needed" + "".join(f", or '{word}'" for word in self.words)

    def read(self, text: str) -> Any:
        """Return the value that a text stands for (`Kind.read`)."""
        if text in self.words:
            return self.words[text]
        if "_" in text:
            raise ValueError(text)
        return int(text) if self.is_whole else float(text)

    def write(self, value: Any) -> str:
        """Return the text of a value."""
        word = next((word for word, meaning in self.words.items() if meaning == value), None)
        if word is not None:
            return word
        if self.is_whole:
            return str(value)
        short = f"{value:.12g}"
        return short if float(short) == value else repr(value)

    def checked(self, value: Any) -> Any:
        """Return a valid number as an `int` or a `float`; return the value of an allowed word unchanged.

        :raises ValueError: if it is neither, or out of range.
        """
        if any(type(value) is type(meaning) and value == meaning for meaning in self.words.values()):
            return value
        kinds = (int, np.integer) if self.is_whole else (int, float, np.integer, np.floating)
        if not isinstance(value, kinds) or isinstance(value, bool) or not self.least <= value <= self.most:
            raise ValueError(value)
        return int(value) if self.is_whole else float(value) + 0.0  # not -0.0


def whole_number(least: int, most: int, words: Mapping[str, Any] = MappingProxyType({})) -> Number:
    """Return the kind of an option that takes whole numbers in a range, or one of ``words``, which stand for values."""
    return Number(f"a number from {least} to {most}", least, most, words)


def real_number(noun: str, least: float, most: float = inf, words: Mapping[str, Any] = MappingProxyType({})) -> Number:
    """Return the kind of an option that takes real numbers in a range; ``noun`` describes them in messages."""
    return Number(noun, least, most, words, is_whole=False)


@dataclass(frozen=True, slots=True)
class Choice:
    """An option that takes one of a few words; each word stands for a value."""

    words: Mapping[str, Any]

    @property
    def needs(self) -> str:
        """What a value must be, as a phrase for error messages."""
        return f"one of {', '.join(self.words)} is needed"

    def read(self, text: str) -> Any:
        """Return the value that a text stands for (`Kind.read`)."""
        if text not in self.words:
            raise ValueError(text)
        return self.words[text]

    def write(self, value: Any) -> str:
        """Return the text of a value."""
        return next(word for word, meaning in self.words.items() if meaning == value)

    def checked(self, value: Any) -> Any:
        """Return the value unchanged.

        :raises ValueError: if no word stands for it.
        """
        if not any(type(value) is type(meaning) and value == meaning for meaning in self.words.values()):
            raise ValueError(value)
        return value


def one_of(words: Iterable[str]) -> Choice:
    """Return the kind of an option whose values are words."""
    return Choice({word: word for word in words})


@dataclass(frozen=True, slots=True)
class Text:
    """A text that fits on a line.

    ``check`` returns it as it is kept, and refuses those that name nothing. A ``word`` stands for no text (None).
    """

    needs: str = "a text on one line is needed"
    """What a value must be, as a phrase for error messages."""
    check: Callable[[str], str] = str
    word: str | None = None

    def read(self, text: str) -> Any:
        """Return the text itself; None for the word."""
        return None if text == self.word else text

    def write(self, value: Any) -> str:
        """Return the text itself; the word for None."""
        return self.word if self.word is not None and value is None else str(value)

    def checked(self, value: Any) -> Any:
        """Return the text as ``check`` does.

        :raises ValueError: if it is no text, or does not fit on a line; or what ``check`` raises.
        """
        if value is None and self.word is not None:
            return None
        if not isinstance(value, str) or not value.isprintable():
            raise ValueError(value)
        return self.check(value)


YES_OR_NO = Choice({"yes": True, "no": False})


ALWAYS_NAMED = "always named"
"""The `Option.baseline` of an option that a player's key in stored results always names."""


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a player: its kind, what it means, and its default."""

    kind: Kind
    help: str
    default: Any
    baseline: Any
    """If a player's key in stored results lacks the option, it means this value. So a baseline must never change."""
    formerly: str = ""
    """The option's old name, which texts may have for one minor version; keys may not."""


_METADATA = "option"
_SAME = object()


def option(default: Any, kind: Kind, meaning: str, *, baseline: Any = _SAME, formerly: str = "") -> Any:
    """Return the dataclass field of an option.

    To change a default, give the old one as ``baseline``, so that stored results still mean the same. To rename an
    option, give the old name as ``formerly``.
    """
    described = Option(kind, meaning, default, default if baseline is _SAME else baseline, formerly)
    return field(default=default, metadata={_METADATA: described})


@dataclass(frozen=True, kw_only=True)
class Settings:
    """The options of a player and their values; the module's docstring has an example.

    :raises PlayerError: if an option may not have its value.
    """

    def __post_init__(self) -> None:
        for name in self.options():
            object.__setattr__(self, name, self.checked(name, getattr(self, name)))

    @classmethod
    @cache
    def options(cls) -> Mapping[str, Option]:
        """Return all options, by name."""
        return {each.name: each.metadata[_METADATA] for each in fields(cls) if _METADATA in each.metadata}

    @classmethod
    def check_options(cls) -> None:
        """Check that each field is an option, and that each default may be its value.

        :raises PlayerError: if a field is none, or its default may not be its value.
        """
        for each in fields(cls):
            if each.name not in cls.options():
                raise PlayerError(
                    f"{cls.__name__}: the field {each.name} is no option; make it one with agent.options, as in "
                    f"{each.name}: int = option(3, whole_number(1, 10), 'its meaning')"
                )
        for name, option in cls.options().items():
            try:
                cls.checked(name, option.default)
            except PlayerError as error:
                raise PlayerError(f"{cls.__name__}: the default of {error}") from None

    @classmethod
    def checked(cls, name: str, value: Any) -> Any:
        """Return the value of an option in a plain and hashable form.

        :raises PlayerError: if the option may not have the value.
        """
        kind = cls.options()[name].kind
        try:
            checked = kind.checked(value)
            hash(checked)
        except (TypeError, ValueError):
            raise PlayerError(f"option {name} is {value!r}: {kind.needs}") from None
        return checked

    @classmethod
    def parse(cls, texts: Mapping[str, str], *, is_key: bool = False) -> Self:
        """Return settings with the given options read from texts; the other options have their defaults.

        In the key of stored results (``is_key``), the other options have their baselines.

        :raises PlayerError: if there is no such option, or it may not have this value.
        """
        options = cls.options()
        values: dict[str, Any] = {}
        if is_key:
            values = {name: each.baseline for name, each in options.items() if each.baseline != ALWAYS_NAMED}
        for name, text in texts.items():
            if name not in options:
                raise PlayerError(f"unknown option {name!r} (choose from {', '.join(options) or 'none'})")
            kind = options[name].kind
            try:
                values[name] = kind.checked(kind.read(text))
            except PlayerError as error:
                raise PlayerError(f"option {name} is {text!r}: {error}") from None
            except ValueError:
                raise PlayerError(f"option {name} is {text!r}: {kind.needs}") from None
        return cls(**values)

    def value(self, name: str) -> Any:
        """Return the value of an option."""
        return getattr(self, name)

    def replaced(self, values: Mapping[str, Any]) -> Self:
        """Return the settings with other values of some options.

        :raises PlayerError: if an option may not have its value.
        """
        return replace(self, **values)

    def written(self, named: Collection[str] | None = None) -> dict[str, str]:
        """Return the text of each option whose value differs from its baseline or its default.

        If the settings were read from a key, ``named`` are the options that it named: of the others, only those whose
        values differ from their baselines are written.
        """
        texts = {}
        for name, each in self.options().items():
            value = self.value(name)
            if value != each.baseline or (value != each.default and (named is None or name in named)):
                texts[name] = each.kind.write(value)
        return texts
