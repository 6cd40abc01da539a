"""Players by name: ``monte-carlo:samples=20,aim=make`` is a name, a colon, and options with commas between.

Other packages add players by an entry point of the group ``declarer.players`` that names an `Entry`
(``docs/python.md`` has an example).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.metadata import entry_points
from typing import Any, get_args

import numpy as np

from agent.defenders import ArbitraryDefender, OptimizedDefender
from agent.errors import PlayerError
from agent.monte_carlo import Aim, Goal, MonteCarlo
from agent.payoff import Payoff
from agent.player import PerfectPlayer, Player
from agent.ties import Ties
from agent.weights import CorrectPlay, Scheme, Weights

PLUG_INS = "declarer.players"
"""The group of entry points by which other packages add players."""


class Role(StrEnum):
    """What a player may be asked to do."""

    DECLARER = "declarer"
    DEFENDER = "defender"


@dataclass(frozen=True, slots=True)
class Option:
    """An option of a player: how to read its value, its default as text, and what it means."""

    read: Callable[[str], Any]
    default: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A kind of player: its role, what it is, its options, and how to make one from their values."""

    role: Role
    meaning: str
    options: Mapping[str, Option]
    make: Callable[[Mapping[str, Any], np.random.Generator], Player | PerfectPlayer]


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

    def make(self, seed: np.random.SeedSequence) -> Player | PerfectPlayer:
        """A new player whose every choice follows from the seed."""
        return find_entry(self.name, self.role).make(self.values, np.random.default_rng(seed))


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
        except ValueError as error:
            raise PlayerError(f"option {key} of {name} is {given.get(key)!r}: {error}") from None
    return PlayerSpec(text.strip(), role, values, given)


def find_entry(name: str, role: Role) -> Entry:
    """The player of that name, ours or another package's.

    :raises PlayerError: if there is no such player in that role, with a list of those there are, or the other package
        cannot be loaded.
    """
    if name in PLAYERS:
        if PLAYERS[name].role is role:
            return PLAYERS[name]
    elif name in entry_points(group=PLUG_INS).names:
        entry = load_plug_in(name)
        if entry.role is role:
            return entry
    known = {name for name, entry in PLAYERS.items() if entry.role is role} | entry_points(group=PLUG_INS).names
    raise PlayerError(f"unknown {role}: {name!r} (there is {', '.join(sorted(known))})")


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
    """A player with every option written out: what it is, whatever the defaults become.

    :raises PlayerError: as `parse_player`.
    """
    spec = parse_player(text, role)
    defaults = find_entry(spec.name, role).options
    return with_options(spec.name, {key: spec.given.get(key, option.default) for key, option in defaults.items()})


def short_text(text: str, role: Role) -> str:
    """A player without the options that are as they are by default; the text as it is if there is no such player."""
    try:
        spec = parse_player(text, role)
    except PlayerError:
        return text
    defaults = find_entry(spec.name, role).options
    given = {key: value for key, value in spec.given.items() if value != defaults[key].default}
    return with_options(spec.name, given)


def with_options(name: str, options: Mapping[str, str]) -> str:
    """A player as text: the name, and after a colon the options there are."""
    joined = ",".join(f"{key}={value}" for key, value in options.items())
    return f"{name}:{joined}" if joined else name


def _read_samples(text: str) -> int | None:
    if text == "all":
        return None
    if not text.isdecimal() or not 1 <= int(text) <= 1_000_000:
        raise ValueError("a number from 1 to 1000000 is needed, or 'all'")
    return int(text)


def _read_aim(text: str) -> str:
    if text not in get_args(Aim):
        raise ValueError(f"one of {', '.join(get_args(Aim))} is needed")
    return text


def _read_ties(text: str) -> str:
    if text not in get_args(Ties):
        raise ValueError(f"one of {', '.join(get_args(Ties))} is needed")
    return text


def _read_datum(text: str) -> int | None:
    if text == "made":
        return None
    try:
        return int(text)
    except ValueError:
        raise ValueError("a whole number of points to the declarer's side is needed, or 'made'") from None


def _read_yes(text: str) -> bool:
    if text not in ("yes", "no"):
        raise ValueError("'yes' or 'no' is needed")
    return text == "yes"


def _read_scheme(text: str) -> str:
    if text not in get_args(Scheme):
        raise ValueError(f"one of {', '.join(get_args(Scheme))} is needed")
    return text


def _read_correct_play(text: str) -> CorrectPlay:
    try:
        return CorrectPlay.parse(text)
    except PlayerError as error:
        raise ValueError(str(error)) from None


def _read_depth(text: str) -> int | None:
    if text == "all":
        return None
    if not text.isdecimal() or not 1 <= int(text) <= 13:
        raise ValueError("a number of tricks from 1 to 13 is needed, or 'all'")
    return int(text)


def _read_seconds(text: str) -> float | None:
    if text == "any":
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e6:
        raise ValueError("a positive number of seconds is needed, or 'any'")
    return seconds


def _read_situations(text: str) -> int | None:
    if text == "any":
        return None
    if not text.isdecimal() or int(text) < 1:
        raise ValueError("a positive number is needed, or 'any'")
    return int(text)


def _read_repeats(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1000:
        raise ValueError("a number from 1 to 1000 is needed")
    return int(text)


def _read_model(text: str) -> str:
    if text not in ("monte-carlo", "payoff"):
        raise ValueError("monte-carlo or payoff is needed")
    return text


def _declarer_options(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "samples": values["samples"],
        "goal": Goal(values["aim"], values["datum"]),
        "weights": Weights(values["weights"], values["p"], values["lead"]),
        "refill": values["refill"],
        "ties": values["ties"],
    }


def _make_monte_carlo(values: Mapping[str, Any], generator: np.random.Generator) -> MonteCarlo:
    return MonteCarlo(generator, **_declarer_options(values))


def _make_payoff(values: Mapping[str, Any], generator: np.random.Generator) -> Payoff:
    own = {name: values[name] for name in ("relocation", "depth", "seconds", "situations", "every_card")}
    return Payoff(generator, **_declarer_options(values), **own)


def _make_optimized(values: Mapping[str, Any], generator: np.random.Generator) -> OptimizedDefender:
    declarer = Payoff if values["model"] == "payoff" else MonteCarlo
    return OptimizedDefender(generator, declarer(generator.spawn(1)[0], values["samples"]), values["repeats"])


_DECLARERS: Mapping[str, Option] = {
    "samples": Option(_read_samples, "20", "layouts looked at for each card, or 'all' that fit"),
    "weights": Option(_read_scheme, "uniform", f"what the defenders' cards tell: {', '.join(get_args(Scheme))}"),
    "p": Option(
        _read_correct_play, "1", "probability of correct play: a number, by trick 0.8/0.9/1, of left|right defender"
    ),
    "lead": Option(_read_yes, "yes", "whether the opening lead counts for the weights"),
    "refill": Option(_read_yes, "yes", "whether impossible layouts are replaced by new ones"),
    "aim": Option(_read_aim, "score", f"the mean to maximise: {', '.join(get_args(Aim))}"),
    "ties": Option(_read_ties, "trumps", f"which of equally good cards is played: {', '.join(get_args(Ties))}"),
    "datum": Option(_read_datum, "made", "points that aim=imps compares with; 'made' is the contract just made"),
}

PLAYERS: Mapping[str, Entry] = {
    "monte-carlo": Entry(
        role=Role.DECLARER,
        meaning="solves sampled layouts double dummy, plays the card with the best mean (thesis 5.4)",
        options=_DECLARERS,
        make=_make_monte_carlo,
    ),
    "payoff": Entry(
        role=Role.DECLARER,
        meaning="plays the best joint strategy over sampled layouts (thesis 5.5)",
        options={
            **_DECLARERS,
            "relocation": Option(_read_yes, "no", "whether spot cards are exchanged first (thesis 5.5.4)"),
            "depth": Option(_read_depth, "all", "tricks searched before double-dummy values stand for the rest"),
            "seconds": Option(_read_seconds, "any", "time for a card: the search deepens until it is spent"),
            "situations": Option(
                _read_situations,
                "20000",
                "searched for a card before double-dummy values stand for the rest",
            ),
            "every_card": Option(_read_yes, "no", "whether cards that cannot be best are valued too"),
        },
        make=_make_payoff,
    ),
    "arbitrary": Entry(
        role=Role.DEFENDER,
        meaning="sees all hands, plays any card that loses nothing double dummy (thesis 5.7)",
        options={},
        make=lambda _values, generator: ArbitraryDefender(generator),
    ),
    "optimized": Entry(
        role=Role.DEFENDER,
        meaning="sees all hands, of the cards that lose nothing plays what a declarer errs most after (thesis 5.7.1)",
        options={
            "model": Option(_read_model, "monte-carlo", "the declarer it expects: monte-carlo or payoff"),
            "samples": Option(_read_samples, "5", "the layouts that this declarer looks at"),
            "repeats": Option(_read_repeats, "2", "how often it is asked about each card"),
        },
        make=_make_optimized,
    ),
}
"""Every player there is, by name."""
