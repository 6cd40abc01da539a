"""Files of bidding systems: rules in TOML, each about a call in one place or several places of an auction.

    [[rule]]
    after = "1NT"                     # a pattern (`agent.calls.system.pattern`), or a list; empty for openings
    call = "2D"
    name = "transfer"
    shows = "H=5+"                    # no hand without it makes the call
    must = "H=5+"                     # a hand with it makes no other call; `exact` stands for both
    forcing = "round"                 # no, round or game
    agrees = "M"                      # the suit that is trumps from here on
    says = "five hearts or more"      # in place of the words for `shows`
    via = ""                          # an ask: who would make this call, makes the ask first
    answers = [["2H", "not (H=4+, hcp=17)"]]    # partner's calls, each exact

``based_on`` names a system whose rules hold too, except those with the same ``after`` and ``call``, and those that
``without`` lists, by name.

``leads`` are the opening leads that the card lists. They bind nobody: players of the cards lead as they like.

    [[leads]]
    against = "notrump"
    holding = "touching honours, as in QJT4"
    card = "the top"
"""

from __future__ import annotations

import dataclasses
import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from agent.calls.system.pattern import Place, filled, places
from agent.errors import AuctionError, ConstraintError, PlayerError
from agent.rules.auction import call_number, parse_call
from agent.rules.condition_text import read_condition
from agent.rules.conditions import Condition
from ddsolver.cards import Seat, Suit

FORCES = ("no", "round", "game")
"""How long a call forces."""
_TEXTS = ("after", "call", "name", "section", "shows", "must", "exact", "forcing", "agrees", "via", "says")
ANSWER = "answer to "
"""How the name of an answer begins, before that of the ask."""
_SUFFIX = ".toml"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A rule, as its file writes it."""

    file: str
    number: int
    """Its place in the file, from 1."""
    after: str = ""
    call: str = ""
    name: str = ""
    section: str = ""
    """The part of the convention card that lists it; by default, that of the rule before it."""
    shows: str = ""
    must: str = ""
    exact: str = ""
    forcing: str = FORCES[0]
    agrees: str = ""
    via: str = ""
    says: str = ""

    @property
    def where(self) -> str:
        """The file and the number of the rule, for messages."""
        return f"{self.file}, rule {self.number}"

    @property
    def subject(self) -> tuple[str, str]:
        """After which calls it holds, and about which call."""
        return self.after, self.call

    def fault(self, why: str) -> PlayerError:
        """Return an error that says which rule is wrong, and why."""
        return PlayerError(f"{self.where} (after {self.after!r}, call {self.call!r}): {why}")


@dataclass(frozen=True, slots=True)
class Meaning:
    """What a rule says about one call in one place."""

    rule: Rule
    place: Place
    shows: Condition | None
    must: Condition | None
    agrees: Suit | None
    via: int | None
    """The number of the call that comes first."""

    @property
    def force(self) -> int:
        """How long it forces, as a place in `FORCES`."""
        return FORCES.index(self.rule.forcing)

    def is_before(self, other: Meaning) -> bool:
        """Whether it is the more special one, where both are about the same call."""
        return self.place.breadth < other.place.breadth


@dataclass(frozen=True, slots=True)
class Lead:
    """The card that a pair leads from a holding, in words."""

    against: str
    """The contracts, as in ``notrump``."""
    holding: str
    card: str


@dataclass(frozen=True, slots=True)
class SystemFile:
    """The rules of a file, with those of the file that it is based on."""

    name: str
    rules: tuple[Rule, ...]
    leads: tuple[Lead, ...] = ()
    """The opening leads; those of the file that it is based on if it has none."""

    @property
    def digest(self) -> str:
        """A text that differs for other rules."""
        return hashlib.blake2b(repr(self.rules).encode(), digest_size=4).hexdigest()

    def meanings(self) -> Iterator[Meaning]:
        """Yield what each rule says, call by call.

        :raises PlayerError: if a pattern or a condition cannot be read; the message quotes it, and its rule.
        """
        for rule in self.rules:
            try:
                found = [*places(rule.after, rule.call)]
                if not any(place.is_sufficient for place in found):
                    raise ConstraintError("no auction has these calls, because bids go up")
                for place in found:
                    shows, must = rule.exact or rule.shows, rule.exact or rule.must
                    via = call_number(parse_call(rule.via)) if rule.via else None
                    yield Meaning(rule, place, _read(shows, place), _read(must, place), _suit(rule.agrees, place), via)
            except (ConstraintError, AuctionError) as error:
                raise rule.fault(str(error)) from None


def is_system_file(name: str) -> bool:
    """Whether a name is that of a file, not of a system of this package."""
    return name.endswith(_SUFFIX)


def system_names() -> list[str]:
    """Return the names of the systems of this package."""
    return sorted(each.name.removesuffix(_SUFFIX) for each in (files("agent") / "data" / "systems").iterdir())


@cache
def read_system_file(name: str) -> SystemFile:
    """Return the system with a name, or in a file ``*.toml``.

    :raises PlayerError: if there is none, or it has a fault; the message says where, and what is wrong.
    """
    is_file = is_system_file(name)
    if not is_file and name not in system_names():
        raise PlayerError(f"unknown system: {name!r} (choose from {', '.join(system_names())}, or name a file *.toml)")
    try:
        source = Path(name) if is_file else files("agent") / "data" / "systems" / f"{name}{_SUFFIX}"
        fields = tomllib.loads(source.read_text(encoding="utf-8"))
    except OSError as error:
        raise PlayerError(f"cannot read {name}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PlayerError(f"{name} is not TOML: {error}") from None
    return _system(name, fields)


def _system(name: str, fields: Mapping[str, Any]) -> SystemFile:
    unknown = fields.keys() - {"name", "based_on", "without", "rule", "leads"}
    if unknown:
        raise PlayerError(
            f"{name}: unknown key {min(unknown)!r} (a system has name, based_on, without, rule and leads)"
        )
    rules, leads, without = (_list(name, fields, key) for key in ("rule", "leads", "without"))
    own: list[Rule] = []
    for number, entry in enumerate(rules, 1):
        own += _rules(name, number, entry, own[-1].section if own else "")
    below = fields.get("based_on")
    try:
        based_on = SystemFile("", ()) if below is None else read_system_file(str(below))
    except RecursionError:
        raise PlayerError(f"{name}: based_on names a system that is based on this one") from None
    for each in without:
        if each not in {rule.name for rule in based_on.rules}:
            raise PlayerError(f"{name}: without names {each!r}, but no rule of {below!r} has this name")
    # A rule stands where the one was that it replaces, so that the card keeps its order.
    replacing = {rule.subject: rule for rule in reversed(own)}
    replaced = {rule.subject for rule in based_on.rules}
    kept = [rule for rule in based_on.rules if rule.subject in replacing or rule.name not in without]
    added = [rule for rule in own if rule.subject not in replaced or replacing[rule.subject] is not rule]
    stated = tuple(_lead(name, number, entry) for number, entry in enumerate(leads, 1))
    whole = (*(replacing.get(rule.subject, rule) for rule in kept), *added)
    return SystemFile(str(fields.get("name", name)), whole, stated or based_on.leads)


def _list(file: str, fields: Mapping[str, Any], key: str) -> list[Any]:
    """Return the list that a file has under a key; empty if it has none."""
    value = fields.get(key, [])
    if not isinstance(value, list):
        table = f", as in [[{key}]]" if isinstance(value, dict) else ""
        raise PlayerError(f"{file}: {key} is {value!r}: a list is needed{table}")
    return value


def _lead(file: str, number: int, entry: object) -> Lead:
    names = [field.name for field in dataclasses.fields(Lead)]
    if (
        not isinstance(entry, dict)
        or entry.keys() != {*names}
        or not all(isinstance(each, str) for each in entry.values())
    ):
        raise PlayerError(f"{file}, lead {number}: {entry!r} is no lead (it has the texts {', '.join(names)})")
    return Lead(**entry)


def _rules(file: str, number: int, entry: object, section: str) -> Iterator[Rule]:
    """Yield a rule and those of its answers; ``section`` is that of the rule before it."""
    where = f"{file}, rule {number}"
    if not isinstance(entry, dict):
        raise PlayerError(f"{where}: {entry!r} is no rule (it has keys, as in {{call = '2D', shows = 'H=5+'}})")
    answers, after = _list(where, entry, "answers"), entry.get("after", "")
    afters = after if isinstance(after, list) else [after]
    texts = {key: value for key, value in entry.items() if key not in ("answers", "after")}
    for key, value in [*texts.items(), *(("after", each) for each in afters)]:
        if key not in _TEXTS:
            raise PlayerError(f"{where}: unknown key {key!r} (a rule has {', '.join(_TEXTS)} and answers)")
        if not isinstance(value, str):
            raise PlayerError(f"{where}: {key} is {value!r}, not a text")
    rule = Rule(file=file, number=number, **{"section": section, **texts})
    if not rule.call:
        raise PlayerError(f"{where}: no call")
    if rule.forcing not in FORCES:
        raise rule.fault(f"forcing is {rule.forcing!r}, not one of {', '.join(FORCES)}")
    for after in afters:
        yield from _with_answers(replace(rule, after=after), answers)


def _with_answers(rule: Rule, answers: Sequence[Any]) -> Iterator[Rule]:
    yield rule
    for answer in answers:
        if not (isinstance(answer, list) and len(answer) == 2 and all(isinstance(each, str) for each in answer)):
            raise rule.fault(f"{answer!r} is no answer: write a call and a condition, as in ['2H', 'H=4+']")
        call, exact = answer
        yield Rule(
            file=rule.file,
            number=rule.number,
            section=rule.section,
            after=f"{rule.after} {rule.call}".strip(),
            call=call,
            exact=exact,
            name=f"{ANSWER}{rule.name}" if rule.name else "",
        )


def _read(text: str, place: Place) -> Condition | None:
    condition = read_condition(filled(text, place.bound), Seat.NORTH)
    if condition is not None and condition.seats != {Seat.NORTH}:
        raise ConstraintError(f"a rule is about the hand of the caller, without a seat: {text!r}")
    return condition


def _suit(text: str, place: Place) -> Suit | None:
    if not text:
        return None
    letter = filled(text, place.bound)
    if letter not in map(str, Suit):
        raise ConstraintError(f"agrees is {text!r}, not a suit or a letter of the pattern")
    return next(suit for suit in Suit if str(suit) == letter)
