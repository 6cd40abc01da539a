"""Agreements between defenders: which of equally good cards they play."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal, get_args

from agent.errors import PlayerError

LeadSuit = Literal["partner", "sequence", "longest"]
Kept = Literal["guards", "length"]
End = Literal["high", "low"]
LedFrom = Literal["top", "second", "low"]


@dataclass(frozen=True, slots=True)
class Agreements:
    """A table of agreements; ``agent/data/agreements.toml`` has the default table and explains each entry."""

    lead_suits: tuple[LeadSuit, ...]
    sequence: LedFrom
    long: int
    three_with_honour: LedFrom
    other: LedFrom
    cover: bool
    third: End
    keep: tuple[Kept, ...]
    name: str
    """``ours``, or the file's name and a digest of its contents, as in ``mine.toml@0a1b2c3d``."""

    @classmethod
    def read(cls, name: str) -> Agreements:
        """Return the table with a name: ``ours``, or a file's name, with or without a digest.

        :raises PlayerError: if the file cannot be read, has an unknown entry or value, or does not match the digest.
        """
        if name == OURS:
            return ours()
        file, digest = match.groups() if (match := _NAME.fullmatch(name)) else (name, None)
        if not file:
            raise PlayerError(f"the name of a file is needed, or '{OURS}' for the built-in agreements")
        if any(sign in file for sign in ",&"):
            raise PlayerError(
                f"{file}: the name of a file must not contain ',' or '&', which separate options and players; rename "
                "the file"
            )
        try:
            text = Path(file).read_text(encoding="utf-8-sig")
            given = tomllib.loads(text)
        except (OSError, UnicodeError) as error:
            raise PlayerError(f"{file} cannot be read: {getattr(error, 'strerror', error)}") from None
        except RecursionError:
            raise PlayerError(f"{file} is not valid TOML: its brackets are nested too deeply") from None
        except ValueError as error:  # wrong TOML, or a number with more digits than Python reads
            raise PlayerError(f"{file} is not valid TOML: {error}") from None
        known = sha256(text.encode()).hexdigest()[:_DIGITS]
        if digest not in (None, known):
            raise PlayerError(f"{file} has changed since boards were played with it; save it under another name")
        return _table(given, file, f"{file}@{known}")


OURS = "ours"
"""The name of the table that comes with the program."""
_DIGITS = 8
_NAME = re.compile(rf"(.*)@([0-9a-f]{{{_DIGITS}}})", re.DOTALL)
_CHOICES: Mapping[tuple[str, str], tuple[Any, ...]] = {
    ("lead", "sequence"): ("top", "second"),
    ("lead", "long"): (3, 4, 5),
    ("lead", "three_with_honour"): ("low", "top"),
    ("lead", "other"): ("top", "low"),
    ("follow", "cover"): (False, True),
    ("follow", "third"): ("high", "low"),
}
"""The possible values of each entry, by section and name; entries whose value is a list are in `_LISTS` instead."""
_LISTS: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("lead", "suits"): get_args(LeadSuit),
    ("discard", "keep"): get_args(Kept),
}


@cache
def ours() -> Agreements:
    """Return the default table."""
    return _table({}, OURS, OURS)


def _table(given: Mapping[str, Any], file: str, name: str) -> Agreements:
    """Return the table of a file; entries that it lacks come from the default table."""
    known = [*_CHOICES, *_LISTS]
    flat: dict[tuple[str, str], Any] = {}
    for section, entries in given.items():
        if not isinstance(entries, Mapping) or section not in {each for each, _ in known}:
            raise PlayerError(f"{file}: unknown section [{section}] (choose from {_listed(known)})")
        flat |= {(section, entry): value for entry, value in entries.items()}
    for place, value in flat.items():
        _check(place, value, file)
    text = files("agent").joinpath("data/agreements.toml").read_text(encoding="utf-8")
    default = {
        (section, entry): value for section, entries in tomllib.loads(text).items() for entry, value in entries.items()
    }
    table = default | flat
    suits, keep = (tuple(table[place]) for place in _LISTS)
    choices = {entry: table[section, entry] for section, entry in _CHOICES}
    return Agreements(lead_suits=suits, keep=keep, name=name, **choices)


def _check(place: tuple[str, str], value: Any, file: str) -> None:
    """Check that an entry exists and has a possible value.

    :raises PlayerError: if it does not exist, or its value is not possible.
    """
    name = ".".join(place)
    if place in _CHOICES:
        if not any(value == each and type(value) is type(each) for each in _CHOICES[place]):
            raise PlayerError(f"{file}: {name} is {_shown(value)}; it may be {_or(_CHOICES[place])}")
    elif place in _LISTS:
        fine = isinstance(value, list) and len(set(map(str, value))) == len(value)
        if not fine or not all(each in _LISTS[place] for each in value):
            raise PlayerError(
                f"{file}: {name} is {value!r}; it may be a list of {_or(_LISTS[place])}, each at most once"
            )
    else:
        raise PlayerError(f"{file}: unknown entry {name} (choose from {_listed([*_CHOICES, *_LISTS])})")


def _or(values: tuple[Any, ...]) -> str:
    return " or ".join(map(_shown, values))


def _shown(value: Any) -> str:
    """Format a value as TOML does."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


def _listed(places: list[tuple[str, str]]) -> str:
    return ", ".join(".".join(place) for place in places)
