"""The text of a player's options: ``payoff:samples=50,aim=make``, or with a preset, ``payoff:strong,samples=50``.

A comma between quotation marks separates nothing (`split_unquoted`).
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from typing import NamedTuple

from agent.errors import PlayerError
from agent.options import Settings

_REMOVED = {
    ("monte-carlo", "racing"): "every card is solved in all layouts",
    ("optimized", "model"): "the expected declarer is monte-carlo",
    ("net", "opponents"): "only `declarer bid --opponents` names a system",
    ("monte-carlo", "opponents"): "only `declarer bid --opponents` names a system",
}
"""Options that were removed, by player, and what holds without them; kept for one minor version."""
SEPARATORS = ",", "&", " + ", " / "
"""What separates options, defenders, a robot's bidder from its player, and a declarer from a defender."""


_QUOTED = re.compile(r"'[^']*'|\"[^\"]*\"")


class RenamedOption(FutureWarning):
    """A text has the old name of an option."""


class NamedOptions(NamedTuple):
    """The settings that a text stands for."""

    settings: Settings
    given: frozenset[str]
    """The options that the text or its preset sets."""
    typed: frozenset[str]
    """The options that the text sets."""


def read_options(
    name: str, kind: type[Settings], presets: Mapping[str, str], text: str, *, is_key: bool = False
) -> NamedOptions:
    """Return the settings in the text after a name's colon; ``presets`` has the options of each preset as text.

    With ``is_key``, the text is that of a key (`Settings.parse`).

    :raises PlayerError: if there is no such option or preset, an option is given twice, or a value is out of range.
    """
    given: dict[str, str] = {}
    words = [word.strip() for word in split_unquoted(text, ",") if word.strip()]
    if words and words[0] in presets:
        given = {key: value for key, _, value in split_options(presets[words.pop(0)])}
    typed: set[str] = set()
    renamed = {} if is_key else {each.formerly: key for key, each in kind.options().items() if each.formerly}
    for key, word, value in split_options(",".join(words)):
        if key in renamed and word != key:
            warnings.warn(f"{name}: the option {key!r} is {renamed[key]!r} now", RenamedOption, stacklevel=2)
            key = renamed[key]
        if word == key or key not in kind.options():
            raise PlayerError(_unknown(name, kind, presets, word))
        if key in typed:
            raise PlayerError(f"option {key!r} of {name} is given twice: '{name}:{text}'")
        typed.add(key)
        given[key] = value
    try:
        return NamedOptions(kind.parse(given, is_key=is_key), frozenset(given), frozenset(typed))
    except PlayerError as error:
        raise PlayerError(f"{name}: {error}") from None


def split_options(options: str) -> list[tuple[str, str, str]]:
    """Split ``samples=20,aim=make`` into tuples (name, text, value), such as ``("aim", "aim=make", "make")``.

    A value that is one quoted text loses its quotation marks if it needs them (`SEPARATORS`).
    """
    words = [(word.partition("=")[0], word, word.partition("=")[2]) for word in split_unquoted(options, ",") if word]
    return [(key, word, value[1:-1] if _is_quoted(value) else value) for key, word, value in words]


def with_options(name: str, options: Mapping[str, str]) -> str:
    """Return a player as text: ``payoff:samples=20``, or only the name if there are no options."""
    joined = ",".join(f"{key}={_quoted(value)}" for key, value in options.items())
    return f"{name}:{joined}" if joined else name


def split_unquoted(text: str, separator: str) -> list[str]:
    """Split a text at each separator that is not between two quotation marks of one kind."""
    unquoted = _QUOTED.sub(lambda quoted: "\0" * len(quoted[0]), text)
    parts, start = [], 0
    for part in unquoted.split(separator):
        parts.append(text[start : start + len(part)])
        start += len(part) + len(separator)
    return parts


def _is_quoted(value: str) -> bool:
    return _QUOTED.fullmatch(value) is not None and any(sign in value for sign in SEPARATORS)


def _quoted(value: str) -> str:
    """Return the text that `split_options` reads as a value."""
    if not _is_quoted(value) and all(len(split_unquoted(value, sign)) == 1 for sign in SEPARATORS):
        return value
    mark = '"' if "'" in value else "'"
    return f"{mark}{value}{mark}"


def _unknown(name: str, kind: type[Settings], presets: Mapping[str, str], word: str) -> str:
    """Return the error message for an unknown option."""
    key = word.partition("=")[0]
    for new, each in kind.options().items():
        if key == each.formerly:
            return f"{name} has the option {new!r}, which was {key!r} before: '{new}={word.partition('=')[2]}'"
    if (name, key) in _REMOVED:
        return f"{name} no longer has the option {key!r}: leave it out; {_REMOVED[name, key]}"
    known = ", ".join(f"{key}={option.kind.write(option.default)}" for key, option in kind.options().items())
    if not known:
        return f"unknown option of {name}: {word!r}; it has no options"
    told = f"; presets, written before the options: {', '.join(presets)}" if presets else ""
    return f"unknown option of {name}: {word!r} (options with their defaults: {known}{told})"
