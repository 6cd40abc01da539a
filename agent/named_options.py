"""A name with options as text: ``payoff:samples=50,aim=make``, or with a preset, ``payoff:strong,samples=50``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from agent.errors import PlayerError
from agent.options import Settings

_REMOVED = {
    ("monte-carlo", "racing"): "every card is solved in all layouts",
    ("optimized", "model"): "the expected declarer is monte-carlo",
    ("net", "opponents"): "only `declarer bid --opponents` names a system",
    ("monte-carlo", "opponents"): "only `declarer bid --opponents` names a system",
}
"""Options that were removed, by player, and what holds without them; kept for one minor version."""


@dataclass(frozen=True, slots=True)
class NamedOptions:
    """The settings that a text stands for."""

    settings: Settings
    given: frozenset[str]
    """The options that the text or its preset sets."""
    typed: frozenset[str]
    """The options that the text sets."""


def read_options(name: str, kind: type[Settings], presets: Mapping[str, str], text: str) -> NamedOptions:
    """Return the settings in the text after a name's colon; ``presets`` has the options of each preset as text.

    :raises PlayerError: if there is no such option or preset, an option is given twice, or a value is out of range.
    """
    given: dict[str, str] = {}
    words = [word.strip() for word in text.split(",") if word.strip()]
    if words and words[0] in presets:
        given = {key: value for key, _, value in split_options(presets[words.pop(0)])}
    typed: set[str] = set()
    for key, word, value in split_options(",".join(words)):
        if word == key or key not in kind.options():
            raise PlayerError(_unknown(name, kind, presets, word))
        if key in typed:
            raise PlayerError(f"option {key!r} of {name} is given twice: '{name}:{text}'")
        typed.add(key)
        given[key] = value
    try:
        return NamedOptions(kind.parse(given), frozenset(given), frozenset(typed))
    except PlayerError as error:
        raise PlayerError(f"{name}: {error}") from None


def split_options(options: str) -> list[tuple[str, str, str]]:
    """Split ``samples=20,aim=make`` into tuples (name, text, value), such as ``("aim", "aim=make", "make")``."""
    words = [word for word in options.split(",") if word]
    return [(word.partition("=")[0], word, word.partition("=")[2]) for word in words]


def with_options(name: str, options: Mapping[str, str]) -> str:
    """Return a player as text: ``payoff:samples=20``, or only the name if there are no options."""
    joined = ",".join(f"{key}={value}" for key, value in options.items())
    return f"{name}:{joined}" if joined else name


def _unknown(name: str, kind: type[Settings], presets: Mapping[str, str], word: str) -> str:
    """Return the error message for an unknown option."""
    key = word.partition("=")[0]
    if (name, key) in _REMOVED:
        return f"{name} no longer has the option {key!r}: leave it out; {_REMOVED[name, key]}"
    known = ", ".join(f"{key}={option.kind.write(option.default)}" for key, option in kind.options().items())
    if not known:
        return f"unknown option of {name}: {word!r}; it has no options"
    told = f"; presets, written before the options: {', '.join(presets)}" if presets else ""
    return f"unknown option of {name}: {word!r} (options with their defaults: {known}{told})"
