"""Players by name: ``monte-carlo:samples=20,aim=make`` is a name, a colon, and options with commas between.

Other packages add players by an entry point of the group ``declarer.players`` that names an `Entry`, scripts and
notebooks by `register` (``docs/python.md`` has an example of each).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any

import numpy as np

from agent.catalogue import PLAYERS
from agent.entry import Entry, Option, Role, Sight
from agent.errors import PlayerError
from agent.player import AnyPlayer, PerfectPlayer

__all__ = [
    "PLAYERS",
    "PLUG_INS",
    "Defence",
    "Entry",
    "Option",
    "PlayerSpec",
    "Role",
    "Sight",
    "earlier_text",
    "find_entry",
    "full_text",
    "load_plug_in",
    "parse_player",
    "plug_ins",
    "register",
    "short_text",
    "with_options",
]

PLUG_INS = "declarer.players"
"""The group of entry points by which other packages add players."""


@dataclass(frozen=True, slots=True)
class PlayerSpec:
    """A player as the user wrote it, checked; `make` brings it to a table."""

    text: str
    role: Role
    values: Mapping[str, Any]
    given: Mapping[str, str]
    """The options that the user wrote."""

    @property
    def name(self) -> str:
        """The player's name without options."""
        return self.text.partition(":")[0]

    @property
    def entry(self) -> Entry:
        """What kind of player it is."""
        return find_entry(self.name, self.role)

    def make(self, seed: np.random.SeedSequence) -> AnyPlayer:
        """A new player whose every choice follows from the seed.

        :raises PlayerError: if what its package makes cannot be asked as its `Entry` says.
        """
        player = self.entry.make(self.values, np.random.default_rng(seed))
        if isinstance(player, PerfectPlayer) and self.entry.sees is Sight.VIEW:
            raise PlayerError(f"player {self.name!r} sees all four hands: its Entry must say sees=Sight.ALL_HANDS")
        if not isinstance(player, PerfectPlayer) and self.entry.sees is Sight.ALL_HANDS:
            raise PlayerError(f"player {self.name!r} sees all four hands: it must be an agent.player.PerfectPlayer")
        if not isinstance(player, PerfectPlayer) and not hasattr(player, "decide"):
            raise PlayerError(f"player {self.name!r} has no decide(view), by which it would be asked for a card")
        return player


def parse_player(text: str, role: Role) -> PlayerSpec:
    """Read a player.

    :raises PlayerError: if there is no such player in that role or no such option, or a value is out of range; the
        message lists what there is.
    """
    name, _, rest = text.strip().partition(":")
    entry = find_entry(name, role)
    given: dict[str, str] = {}
    for part in filter(None, rest.split(",")):
        key, equals, value = part.partition("=")
        last = next(reversed(given), None)
        if not equals and last is not None and entry.options[last].commas:
            given[last] += f",{part}"
            continue
        if not equals or key not in entry.options:
            known = ", ".join(f"{key}={option.default}" for key, option in entry.options.items()) or "none"
            raise PlayerError(f"unknown option of {name}: {part!r} (there is {known})")
        if key in given:
            raise PlayerError(f"option {key!r} of {name} is given twice: {text!r}")
        given[key] = value
    values = {}
    for key, option in entry.options.items():
        try:
            values[key] = option.read(given.get(key, option.default))
        except (ValueError, PlayerError) as error:
            raise PlayerError(f"option {key} of {name} is {given.get(key)!r}: {error}") from None
    return PlayerSpec(text.strip(), role, values, given)


@dataclass(frozen=True, slots=True)
class Defence:
    """Two defenders: one kind of player for both seats, or two, the one on the declarer's left first."""

    left: PlayerSpec
    right: PlayerSpec

    @classmethod
    def parse(cls, text: str) -> Defence:
        """Read ``arbitrary``, or ``arbitrary & optimized``.

        :raises PlayerError: as `parse_player`, or if they are more than two.
        """
        words = text.split(_AND)
        if len(words) > 2:
            raise PlayerError(f"there are two defenders, not {len(words)}: {text!r}")
        return cls(parse_player(words[0], Role.DEFENDER), parse_player(words[-1], Role.DEFENDER))

    @property
    def text(self) -> str:
        """Both as the user wrote them, as `parse` reads it."""
        return f" {_AND} ".join(dict.fromkeys((self.left.text, self.right.text)))

    def make(self, seed: np.random.SeedSequence) -> tuple[AnyPlayer, AnyPlayer]:
        """Both, left and right of the declarer; every choice follows from the seed.

        Of those that see all hands a pair of one kind is one object, with one stream of luck. Others know nothing of
        each other.

        :raises PlayerError: as `PlayerSpec.make`.
        """
        if self.left == self.right and self.left.entry.sees is Sight.ALL_HANDS:
            both = self.left.make(seed)
            return both, both
        left, right = (
            spec.make(np.random.SeedSequence(seed.entropy, spawn_key=(*seed.spawn_key, place)))
            for place, spec in enumerate((self.left, self.right))
        )
        return left, right


_AND = "&"
_registered: dict[str, Entry] = {}
"""The players that this process has names for beside those of packages."""


def register(name: str, entry: Entry) -> None:
    """Give a player a name in this process, until it ends; another of that name that was registered is forgotten.

    Other processes do not know it: for ``--jobs`` and for the command a package names it (`PLUG_INS`).

    :raises PlayerError: if the name is that of a player of ours or of a package, or is no name.
    """
    if not name or name != name.strip() or any(sign in name for sign in ":,=&"):
        raise PlayerError(f"{name!r} is no name for a player: spaces around it and the signs : , = & mean other things")
    if name in PLAYERS or name in entry_points(group=PLUG_INS).names:
        raise PlayerError(f"there is a player {name!r} already; register yours by another name")
    _registered[name] = entry


def find_entry(name: str, role: Role) -> Entry:
    """The player of that name, ours or another package's.

    :raises PlayerError: if there is no such player in that role, with a list of those there are, or the other package
        cannot be loaded.
    """
    ours = {**_registered, **PLAYERS}
    if name in ours:
        if role in ours[name].roles:
            return ours[name]
    elif name in entry_points(group=PLUG_INS).names:
        entry = load_plug_in(name)
        if role in entry.roles:
            return entry
    known = {name for name, entry in ours.items() if role in entry.roles} | entry_points(group=PLUG_INS).names
    others = " ".join(each for each in Role if name in ours and each in ours[name].roles)
    what = f"{name!r} is a {others}, no {role}" if others else f"unknown {role}: {name!r}"
    raise PlayerError(f"{what} (there is {', '.join(sorted(known))})")


def load_plug_in(name: str) -> Entry:
    """The player that another package brings under a name.

    :raises PlayerError: if it cannot be loaded or is no `Entry`.
    """
    point = entry_points(group=PLUG_INS)[name]
    try:
        entry = point.load()
    except Exception as error:
        raise PlayerError(f"player {name!r} cannot be loaded from {point.value}: {error}") from error
    if not isinstance(entry, Entry):
        raise PlayerError(f"player {name!r}: {point.value} is {type(entry).__name__}, not an agent.registry.Entry")
    return entry


def plug_ins() -> list[str]:
    """The names of the players that other packages bring; ours stand before theirs of the same name."""
    return sorted(entry_points(group=PLUG_INS).names - PLAYERS.keys())


def full_text(text: str, role: Role) -> str:
    """A player, or two defenders, with its options written out: what it is, whatever the defaults become.

    :raises PlayerError: as `parse_player`.
    """
    if role is Role.DEFENDER and _AND in text:
        defence = Defence.parse(text)
        return f" {_AND} ".join(dict.fromkeys(full_text(spec.text, role) for spec in (defence.left, defence.right)))
    spec = parse_player(text, role)
    texts = {
        key: spec.given.get(key, option.default) if option.written is None else option.written(spec.values[key])
        for key, option in spec.entry.options.items()
    }
    options = spec.entry.options
    written = {key: text for key, text in texts.items() if not options[key].later or text != options[key].default}
    return with_options(spec.name, written)


def earlier_text(full: str) -> str | None:
    """How the first versions wrote out a player that plays by the same algorithm; None if they wrote it like this.

    Rows that they left count as this player's, although their payoff search was cut off in another way.
    """
    earlier = full.replace("classes=no,", "").replace("situations=200000", "situations=20000")
    return earlier if full.startswith("payoff:") and "classes=no," in full else None


def short_text(text: str, role: Role) -> str:
    """A player without the options that are as they are by default; the text as it is if there is no such player."""
    if role is Role.DEFENDER and _AND in text:
        return f" {_AND} ".join(short_text(word.strip(), role) for word in text.split(_AND))
    try:
        spec = parse_player(text, role)
    except PlayerError:
        return text
    defaults = spec.entry.options
    given = {key: value for key, value in spec.given.items() if value != defaults[key].default}
    return with_options(spec.name, given)


def with_options(name: str, options: Mapping[str, str]) -> str:
    """A player as text: the name, and after a colon the options there are."""
    joined = ",".join(f"{key}={value}" for key, value in options.items())
    return f"{name}:{joined}" if joined else name
