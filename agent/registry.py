"""Players and bidders by name, such as ``monte-carlo:samples=20,aim=make``: a name, a colon, and options.

Other packages add players by entry points (`PLUG_INS`); scripts and notebooks call `register`.
``docs/tutorials/your-own-player.md`` shows both ways.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Self

import numpy as np

from agent import added
from agent.added import PLUG_INS, add_entry, load_plug_in, plug_in_names
from agent.catalogue import BIDDERS, PLAYERS
from agent.engines.command import EngineCommand, command_in
from agent.engines.player import EngineBidder
from agent.engines.settings import ENGINE, EngineSettings, find_engine
from agent.errors import PlayerError
from agent.option_text import read_options, split_unquoted, with_options
from agent.options import Settings, option
from agent.player import PLAYING, AnyPlayer, Entry, PerfectPlayer, Preset, Role, Sight
from agent.players.bidding.bidder import Bidder
from agent.players.objective import Aim, Scored
from ddsolver.errors import check_kind

__all__ = [
    "BIDDERS",
    "PLAYERS",
    "PLAYING",
    "PLUG_INS",
    "BidderSpec",
    "Defence",
    "Entry",
    "PlayerSpec",
    "Preset",
    "Role",
    "Settings",
    "Sight",
    "Spec",
    "find_entry",
    "load_plug_in",
    "option",
    "parse_bidder",
    "parse_player",
    "player_key",
    "plug_ins",
    "register",
    "with_options",
]


@dataclass(frozen=True, slots=True)
class Spec:
    """A player or a bidder, given by its name, role and settings."""

    name: str
    role: Role
    settings: Settings
    given: frozenset[str] = field(default=frozenset(), compare=False)
    """The options that were set: by the user, by a preset, or by `replace`."""
    typed: frozenset[str] = field(default=frozenset(), compare=False)
    """The options that the user wrote."""
    scored: Aim = field(default="imps", compare=False)
    """What a player with ``aim=scored`` maximises."""
    of_key: bool = field(default=False, compare=False)
    """Whether it was read from the key of stored results, in which a missing option stands for its baseline."""

    @property
    def entry(self) -> Entry:
        """The registry entry of this kind of player."""
        if isinstance(self.settings, EngineSettings):
            return self.settings.entry
        return find_entry(self.name, self.role)

    @property
    def is_built_in(self) -> bool:
        """Whether it is one of our own, neither an engine nor a player that another package or a script adds.

        The calls of such a bidder follow our system, so our network can say what they show.
        """
        return self.name in _built_in(self.role)

    @property
    def key(self) -> str:
        """The key under which the player's results are stored: its name and its options (`Settings.written`)."""
        return with_options(self.name, self.settings.written(self.given if self.of_key else None))

    @property
    def full_text(self) -> str:
        """The player as `key` has it, with all options that were given; it reads as a key."""
        options, settings = self.settings.options(), self.settings
        written = settings.written().keys() | self.given
        texts = {each: option.kind.write(settings.value(each)) for each, option in options.items() if each in written}
        return with_options(self.name, texts)

    def replace(self, /, **values: Any) -> Self:
        """Return the player with other values of some options.

        :raises PlayerError: if there is no such option, or it may not have this value.
        """
        for name in values.keys() - self.settings.options().keys():
            raise PlayerError(f"{self.name} has no option {name!r}")
        return replace(self, settings=self.settings.replaced(values), given=self.given | values.keys())

    def changed(self, texts: Mapping[str, str]) -> Self:
        """Return the player with other values of some options, given as text.

        :raises PlayerError: as `replace`.
        """
        read = type(self.settings).parse(texts)
        return self.replace(**{name: read.value(name) for name in texts})

    def aiming(self, scored: Aim) -> Self:
        """Return the player for a place where this is scored; an aim that its options name is kept."""
        return replace(self, scored=scored)

    @property
    def aim(self) -> Aim | None:
        """What the player maximises; None if it has no option ``aim``."""
        if "aim" not in self.settings.options():
            return None
        aim: Aim | Scored = self.settings.value("aim")
        return self.scored if aim == "scored" else aim

    def _arguments(self, seed: np.random.SeedSequence) -> tuple[Settings, np.random.Generator]:
        """Return the arguments of `Entry.make`."""
        settings = self.settings if self.aim is None else self.settings.replaced({"aim": self.aim})
        # A copy of the seed, which stays as it was: its next player gets the same random numbers.
        return settings, np.random.default_rng(np.random.SeedSequence(seed.entropy, spawn_key=seed.spawn_key))


class PlayerSpec(Spec):
    """A declarer or a defender, given by its name, role and settings; `make` creates it."""

    __slots__ = ()

    def make(self, seed: np.random.SeedSequence) -> AnyPlayer:
        """Return a new player; the seed determines all its random choices.

        :raises PlayerError: if the `Entry` is wrong about the hands that the player sees, or if there is no method
            ``decide``.
        """
        player: AnyPlayer = self.entry.make(*self._arguments(seed))
        if isinstance(player, PerfectPlayer) and self.entry.sees is Sight.VIEW:
            raise PlayerError(f"player {self.name!r} sees all four hands: its Entry must say sees=Sight.ALL_HANDS")
        if not isinstance(player, PerfectPlayer) and self.entry.sees is Sight.ALL_HANDS:
            raise PlayerError(f"player {self.name!r} sees all four hands: it must be an agent.player.PerfectPlayer")
        if not isinstance(player, PerfectPlayer) and not hasattr(player, "decide"):
            raise PlayerError(f"player {self.name!r} has no method decide(view)")
        return player


class BidderSpec(Spec):
    """A bidder, given by its name and settings; `make` creates it."""

    __slots__ = ()

    def make(self, seed: np.random.SeedSequence) -> Bidder:
        """Return a new bidder; the seed determines all its random choices.

        :raises PlayerError: if there is no method ``call``.
        """
        settings, generator = self._arguments(seed)
        if isinstance(settings, EngineSettings):
            return EngineBidder(settings.asked, settings.own_options, generator)
        bidder: Bidder = self.entry.make(settings, generator)
        if not hasattr(bidder, "call"):
            raise PlayerError(f"bidder {self.name!r} has no method call(view)")
        return bidder


def parse_player(text: str, role: Role | str, *, is_key: bool = False) -> PlayerSpec:
    """Return the player in a text like ``payoff:samples=50,aim=make`` or, with a preset, ``payoff:strong,samples=50``.

    With ``is_key``, the text is the key of stored results: an option that it lacks has its baseline, not its default.

    :raises PlayerError: if there is no such role, no such player in this role, no such option, or a value is out of
        range; or if an engine cannot be started.
    """
    check_kind(text, str, "a player", PlayerError)
    return PlayerSpec(*_read(text, _role(role), is_key=is_key), of_key=is_key)


def parse_bidder(text: str, *, is_key: bool = False) -> BidderSpec:
    """Return the bidder in a text like ``monte-carlo:layouts=40``, or in a key.

    :raises PlayerError: as in `parse_player`.
    """
    check_kind(text, str, "a bidder", PlayerError)
    return BidderSpec(*_read(text, Role.BIDDER, is_key=is_key), of_key=is_key)


def _read(text: str, role: Role, *, is_key: bool) -> tuple[str, Role, Settings, frozenset[str], frozenset[str]]:
    """Return the first fields of the `Spec` in a text."""
    name, _, rest = text.strip().partition(":")
    entry = entry_of(text, role)
    return name, role, *read_options(name, entry.settings, entry.preset_options, rest, is_key=is_key)


def entry_of(text: str, role: Role) -> Entry:
    """Return the entry of the player, bidder or engine that a text names; only the command of an engine is read.

    :raises PlayerError: if there is none in this role, or if an engine cannot be started.
    """
    name, _, rest = text.strip().partition(":")
    if name != ENGINE:
        return find_entry(name, role)
    command = EngineCommand.parse(command_in(rest))
    entry = find_engine(command)
    if role not in entry.roles:
        raise PlayerError(f"engine {command} is a {' '.join(entry.roles)}, not a {role}")
    return entry


def _role(role: object) -> Role:
    """Return a role of players of cards, which may be given as its text."""
    if not isinstance(role, str) or role not in PLAYING:
        raise PlayerError(f"unknown role: {role!r} (one of {' '.join(PLAYING)})")
    return Role(role)  # a text is equal to its role, but is not the same object


def _built_in(role: Role) -> Mapping[str, Entry]:
    return BIDDERS if role is Role.BIDDER else PLAYERS


@dataclass(frozen=True, slots=True)
class Defence:
    """Two defenders, to the left and to the right of the declarer."""

    left: PlayerSpec
    right: PlayerSpec

    @classmethod
    def parse(cls, text: str, *, is_key: bool = False) -> Defence:
        """Return the defenders in a text: ``arbitrary`` for both, or ``arbitrary & optimized`` for left and right.

        With ``is_key``, the text is a key, as for `parse_player`.

        :raises PlayerError: as in `parse_player`, or if the text names more than two players.
        """
        check_kind(text, str, "a pair of defenders", PlayerError)
        words = split_unquoted(text, _AND)
        if len(words) > 2:
            raise PlayerError(f"there are two defenders, not {len(words)}: {text!r}")
        left, right = (parse_player(word, Role.DEFENDER, is_key=is_key) for word in (words[0], words[-1]))
        return cls(left, right)

    def aiming(self, scored: Aim) -> Defence:
        """Return the defenders for a place where this is scored (`PlayerSpec.aiming`)."""
        return Defence(self.left.aiming(scored), self.right.aiming(scored))

    @property
    def key(self) -> str:
        """The key under which results are stored, such as ``arbitrary`` (for both) or ``arbitrary & optimized``."""
        return f" {_AND} ".join(dict.fromkeys((self.left.key, self.right.key)))

    def make(self, seed: np.random.SeedSequence) -> tuple[AnyPlayer, AnyPlayer]:
        """Return the players to the left and right of the declarer; the seed determines all their random choices.

        Equal defenders that see all hands are one object, with one random generator. Engines and other defenders are
        independent.

        :raises PlayerError: as in `PlayerSpec.make`.
        """
        is_engine = isinstance(self.left.settings, EngineSettings)
        if self.left == self.right and self.left.entry.sees is Sight.ALL_HANDS and not is_engine:
            both = self.left.make(seed)
            return both, both
        left, right = (
            spec.make(np.random.SeedSequence(seed.entropy, spawn_key=(*seed.spawn_key, place)))
            for place, spec in enumerate((self.left, self.right))
        )
        return left, right


_AND = "&"


def register(name: str, entry: Entry) -> None:
    """Register a player, bidder, belief or likelihood in this process; it replaces one of the same name.

    The processes that this one starts to play boards get it too. A player for the command line must come from a package
    (`PLUG_INS`). Players name a belief or a likelihood by options: ``monte-carlo:belief=mine``,
    ``monte-carlo:likelihood=mine``.

    :raises PlayerError: if the name is not valid, or belongs to a built-in player or one from a package; or if
        ``entry`` is not an `Entry`.
    """
    if not isinstance(entry, Entry):
        raise PlayerError(f"{entry!r} cannot be registered as {name!r}: an agent.registry.Entry is needed")
    _check_name(name)
    add_entry(name, entry)


def _check_name(name: str) -> None:
    check_kind(name, str, "a player's name", PlayerError)
    if not name or name != name.strip() or any(sign in name for sign in ":,=&"):
        raise PlayerError(
            f"{name!r} cannot be a player's name: it must not be empty, have spaces around it, or contain : , = or &"
        )
    if name == ENGINE or name in PLAYERS or name in BIDDERS or name in plug_in_names():
        raise PlayerError(f"there is a player {name!r} already; register yours under another name")


def find_entry(name: str, role: Role) -> Entry:
    """Return the entry with a name; it may be built in, registered in this process, or from another package.

    :raises PlayerError: if there is no such player in this role, or if the other package cannot be loaded.
    """
    return added.find_entry(name, role, _built_in(role))


def plug_ins() -> list[str]:
    """Return the names of players from other packages; built-in players with the same name take precedence."""
    return sorted(plug_in_names() - PLAYERS.keys())


def player_key(text: str, role: Role | str) -> str:
    """Return the key of the player in a text: `PlayerSpec.key` for a declarer, `Defence.key` for defenders.

    :raises PlayerError: as in `parse_player` or `Defence.parse`.
    """
    return Defence.parse(text).key if _role(role) is Role.DEFENDER else parse_player(text, role).key
