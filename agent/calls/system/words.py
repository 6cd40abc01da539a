"""Rules in words: what a call shows, whether it forces, and the convention card of a system."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from agent.calls.system.file import FORCES, Meaning, Rule, SystemFile
from agent.calls.system.pattern import letters_of
from agent.rules.conditions import All, Condition, Counted, Either, Not, Shaped
from ddsolver.cards import Suit

SUIT_NAMES = {suit: suit.name.lower() for suit in Suit}

_SHAPES = {"bal": "balanced", "semibal": "balanced or nearly so"}
_FORCING = dict(zip(FORCES, ("", "forcing for one round", "forcing to game"), strict=True))
_WORDS = re.compile(r"\b\w+\b")
_RANKS = ("aces", "kings", "queens")
_COUNTS = {"hcp": "points", "keys": "key cards", "honours": "honours", "stoppers": "stopped suits"}


def meaning_words(meaning: Meaning, suits: Mapping[Suit, str] = SUIT_NAMES) -> str:
    """Return what a call means, as in ``transfer: 5+ hearts, forcing for one round``; empty without words."""
    rule = meaning.rule
    shows = rule.says or ("" if meaning.shows is None else condition_words(meaning.shows, suits))
    force = _FORCING[rule.forcing]
    said = f"{shows} ({force})" if force and shows.endswith("?") else ", ".join(filter(None, (shows, force)))
    return ": ".join(filter(None, (rule.name, said)))


def condition_words(condition: Condition, suits: Mapping[Suit, str] = SUIT_NAMES) -> str:
    """Return a condition on a hand in words, as in ``5+ hearts, 8+ points``; ``suits`` are the names of the suits."""
    if isinstance(condition, All):
        return ", ".join(_parts(condition, suits))
    if isinstance(condition, Either):
        return _either(condition, suits)
    if isinstance(condition, Not):
        return f"not ({condition_words(condition.part, suits)})"
    if isinstance(condition, Shaped):
        return _SHAPES.get(condition.name, condition.name.replace("shape=", "shape "))
    if isinstance(condition, Counted) and len(condition.hands) == 1:
        return _counted(condition, suits)
    return str(condition)


def _parts(condition: All, suits: Mapping[Suit, str]) -> list[str]:
    return [
        f"({condition_words(part, suits)})" if isinstance(part, Either) else condition_words(part, suits)
        for part in condition.parts
    ]


def _either(condition: Either, suits: Mapping[Suit, str]) -> str:
    """Return the parts with ``or``; several numbers of the same thing as in ``1 or 4 key cards``."""
    first, *others = (
        " and ".join(_parts(part, suits)) if isinstance(part, All) else condition_words(part, suits)
        for part in condition.parts
    )
    if all(isinstance(part, Counted) and part.low == part.high for part in condition.parts):
        numbers, things = zip(*(words.split(" ", 1) for words in (first, *others)), strict=True)
        if len({each.replace(" card ", " cards ") for each in things}) == 1:
            return f"{' or '.join(numbers)} {things[-1]}"
    joint = ", or " if any(" and " in each or "," in each for each in (first, *others)) else " or "
    return joint.join((first, *others))


def _counted(condition: Counted, suits: Mapping[Suit, str]) -> str:
    measure, most = condition.measure, condition.most
    low, high = condition.low or 0, most if condition.high is None else condition.high
    suit = "" if condition.suit is None else suits[condition.suit]
    if low == 0 and high >= most:
        return "any hand"
    if measure == "stoppers" and suit:
        return f"{'no ' if high == 0 else ''}{suit} stopped"
    if low == high < 2 and measure in _RANKS and suit:
        return f"{('no', 'the')[low]} {measure.removesuffix('s')} of {suit}"
    number = _number(low, high, most)
    if not measure and suit:
        return f"{number} {suit.removesuffix('s') if number.split()[-1] == '1' else suit}"
    of_suit = f" {'for' if measure == 'keys' else 'in'} {suit}" if suit else ""
    counted = _COUNTS.get(measure, measure)
    return f"{number} {counted.removesuffix('s') if number.split()[-1] == '1' else counted}{of_suit}"


def _number(low: int, high: int, most: int) -> str:
    """Return a range in words: ``2``, ``5+``, ``at most 3`` or ``4-6``."""
    if low == high:
        return str(low)
    return f"{low}+" if high >= most else f"at most {high}" if low == 0 else f"{low}-{high}"


class CardSection(NamedTuple):
    """A section of a convention card."""

    heads: tuple[str, str, str]
    rows: list[tuple[str, str, str]]


def card_sections(file: SystemFile) -> dict[str, CardSection]:
    """Return the convention card of a system, by the name of the section: its rules, and its opening leads."""
    rules: dict[Rule, list[Meaning]] = {}
    for meaning in file.meanings():
        rules.setdefault(meaning.rule, []).append(meaning)
    sections: dict[str, CardSection] = {}
    for rule, meanings in rules.items():
        if words := _card_words(rule, meanings):
            section = sections.setdefault(rule.section or "others", CardSection(("after", "call", "meaning"), []))
            section.rows.append((rule.after.replace("|", "/"), rule.call.replace("|", ", "), words))
    if file.leads:
        rows = [(each.against, each.holding, each.card) for each in file.leads]
        sections["opening leads"] = CardSection(("against", "from", "card"), rows)
    return sections


CARD_LETTERS = (
    "M is a major and oM the other one, m a minor and om the other one, x and y any suits; the opponents' calls are in "
    "parentheses."
)
"""What the letters of a convention card stand for."""


def card_lines(file: SystemFile) -> Iterator[str]:
    """Yield the convention card of a system as Markdown: its sections, and a line for each rule that says something."""
    yield f"# {file.name}"
    yield ""
    yield CARD_LETTERS
    for name, section in card_sections(file).items():
        yield from ("", f"## {name}", "", f"| {' | '.join(section.heads)} |", "|---|---|---|")
        yield from (f"| {' | '.join(row)} |" for row in section.rows)


def _card_words(rule: Rule, meanings: Sequence[Meaning]) -> str:
    """Return what a rule says in all places that its letters stand for, with the letters; empty if nothing."""
    words = {*_WORDS.findall(rule.exact or rule.shows)}
    literal = {suit for suit in Suit if str(suit) in words}
    meaning = next((each for each in meanings if literal.isdisjoint(each.place.bound.values())), meanings[0])
    return meaning_words(meaning, SUIT_NAMES | letters_of(meaning.place.bound))
