"""Players, bidders, beliefs and likelihoods that a script registers or another package brings, by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.metadata import entry_points
from typing import Any, NamedTuple

import numpy as np

from agent.errors import PlayerError
from agent.option_text import read_options, with_options
from agent.options import Settings, Text
from agent.player import Entry, Role

PLUG_INS = "declarer.players"
"""The group of entry points by which other packages add players, bidders, beliefs and likelihoods; each names an
`Entry`."""
_registered: dict[str, Entry] = {}
"""What this process has registered."""
_loaded: dict[str, Entry] = {}
"""What this process has loaded from other packages."""
_out_of_reach: dict[str, str] = {}
"""Why something that another process has registered cannot be used in this one, by name."""


def add_entry(name: str, entry: Entry | str) -> None:
    """Add an entry in this process; a text says why it cannot be used here."""
    if isinstance(entry, str):
        _out_of_reach[name] = entry
    else:
        _registered[name] = entry
        _out_of_reach.pop(name, None)


def registered_entries() -> dict[str, Entry]:
    """Return what this process has registered, by name."""
    return dict(_registered)


def find_entry(name: str, role: Role, built_in: Mapping[str, Entry] | None = None) -> Entry:
    """Return the entry with a name in this role; ``built_in`` are ours, which come first.

    :raises PlayerError: if there is none, or if the other package cannot be loaded.
    """
    if name in _out_of_reach:
        raise PlayerError(f"player {name!r} {_out_of_reach[name]}")
    known = {**_registered, **(built_in or {})}
    entry = known.get(name) or _loaded.get(name)
    if entry is not None and role in entry.roles:
        return entry
    # Last, because this reads a file of every installed package: 10 to 20 ms, and commands find thousands of players.
    brought = plug_in_names()
    if entry is None and name in brought:
        entry = _loaded[name] = load_plug_in(name)
        if role in entry.roles:
            return entry
    names = {name for name, each in known.items() if role in each.roles} | (brought - {name})
    what = f"unknown {role}: {name!r}" if entry is None else f"{name!r} is a {' '.join(entry.roles)}, not a {role}"
    choose = f"choose from {', '.join(sorted(names))}" if names else "no script registers one, and no package has one"
    raise PlayerError(f"{what} ({choose})")


def plug_in_names() -> set[str]:
    """Return the names of the entries that other packages bring; this reads a file of every installed package."""
    return set(entry_points(group=PLUG_INS).names)


def load_plug_in(name: str) -> Entry:
    """Return the entry that another package provides under a name.

    :raises PlayerError: if there is no such name, or what it names cannot be loaded or is not an `Entry`.
    """
    points = entry_points(group=PLUG_INS, name=name)
    if not points:
        raise PlayerError(f"no package provides a player {name!r} (an entry point of the group {PLUG_INS})")
    (point, *_) = points
    try:
        entry = point.load()
    except Exception as error:
        raise PlayerError(f"player {name!r} cannot be loaded from {point.value}: {error}") from error
    if not isinstance(entry, Entry):
        raise PlayerError(f"player {name!r}: {point.value} is {type(entry).__name__}, not an agent.registry.Entry")
    return entry


class Part(NamedTuple):
    """A belief or a likelihood by name, with its options: a part of a player."""

    name: str
    entry: Entry
    settings: Settings

    @property
    def key(self) -> str:
        """Its name and its options (`Settings.written`)."""
        return with_options(self.name, self.settings.written())

    def make(self, generator: np.random.Generator) -> Any:
        """Return the sampler (`agent.knowledge.sampler.Sampler`) or the likelihood."""
        return self.entry.make(self.settings, generator)


def read_part(text: str, role: Role) -> Part:
    """Return the belief or likelihood in a text such as ``mine`` or ``mine:spread=3``.

    :raises PlayerError: as `find_entry`, or if there is no such option, or a value is out of range.
    """
    name, _, options = text.strip().partition(":")
    entry = find_entry(name, role)
    return Part(name, entry, read_options(name, entry.settings, entry.preset_options, options).settings)


def part_name(role: Role, word: str) -> Text:
    """Return the kind of an option that names a belief or a likelihood; a word stands for none."""
    needs = f"the name of a {role} is needed, or '{word}'"
    return Text(needs, lambda text: read_part(text.strip("'\""), role).key, word)
