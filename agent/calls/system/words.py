"""Rules in words: what a call shows, whether it forces, and the convention card of a system."""

from __future__ import annotations

import re
from collections.abc import Iterator

from agent.calls.system.automaton import BiddingSystem
from agent.calls.system.file import FORCES, Meaning, Rule
from agent.rules.conditions import All, Condition, Counted, Either, Not, Shaped
from agent.rules.hand_measures import LENGTH, MEASURES

_SHAPES = {"bal": "balanced", "semibal": "balanced or nearly so"}
_FORCING = dict(zip(FORCES, ("", "forcing for one round", "forcing to game"), strict=True))
_RANKS = ("aces", "kings", "queens")
_COUNTS = {"hcp": "points", "keys": "key cards", "honours": "honours", "stoppers": "stopped suits"}


def meaning_words(meaning: Meaning) -> str:
    """Return what a call means, as in ``transfer: 5+ hearts, forcing for one round``; empty without words."""
    rule = meaning.rule
    shows = rule.says or ("" if meaning.shows is None else condition_words(meaning.shows))
    said = ", ".join(filter(None, (shows, _FORCING[rule.forcing])))
    return ": ".join(filter(None, (rule.name, said)))


def condition_words(condition: Condition) -> str:
    """Return a condition on a hand in words, as in ``5+ hearts, 8+ points``."""
    if isinstance(condition, All):
        return ", ".join(
            f"({condition_words(part)})" if isinstance(part, Either) else condition_words(part)
            for part in condition.parts
        )
    if isinstance(condition, Either):
        return _either(condition)
    if isinstance(condition, Not):
        return f"not ({condition_words(condition.part)})"
    if isinstance(condition, Shaped):
        return _SHAPES.get(condition.name, condition.name.replace("shape=", "shape "))
    if isinstance(condition, Counted) and len(condition.terms) == 1:
        return _counted(condition)
    return str(condition)


def _either(condition: Either) -> str:
    """Return the parts with ``or``; several numbers of the same thing as in ``1 or 4 key cards``."""
    first, *others = map(condition_words, condition.parts)
    if all(isinstance(part, Counted) and part.low == part.high for part in condition.parts):
        numbers, things = zip(*(words.split(" ", 1) for words in (first, *others)), strict=True)
        if len({each.replace(" card ", " cards ") for each in things}) == 1:
            return f"{' or '.join(numbers)} {things[-1]}"
    joint = ", or " if "," in "".join((first, *others)) else " or "
    return joint.join((first, *others))


def _counted(condition: Counted) -> str:
    (term,) = condition.terms
    measure = MEASURES[term.measure] if term.measure else LENGTH
    low, high = condition.low or 0, measure.most if condition.high is None else condition.high
    if term.measure == "stoppers" and term.suit is not None:
        return f"{'no ' if high == 0 else ''}{term.suit.name.lower()} stopped"
    if low == high < 2 and term.measure in _RANKS and term.suit is not None:
        return f"{('no', 'the')[low]} {term.measure.removesuffix('s')} of {term.suit.name.lower()}"
    number = _number(low, high, measure.most)
    if not term.measure and term.suit is not None:
        return f"{number} {term.suit.name.lower()}"
    of_suit = "" if term.suit is None else f" {'for' if term.measure == 'keys' else 'in'} {term.suit.name.lower()}"
    counted = _COUNTS.get(term.measure, term.measure)
    return f"{number} {counted.removesuffix('s') if number == '1' else counted}{of_suit}"


def _number(low: int, high: int, most: int) -> str:
    """Return a range in words: ``2``, ``5+``, ``at most 3`` or ``4-6``."""
    if low == high:
        return str(low)
    return f"{low}+" if high >= most else f"at most {high}" if low == 0 else f"{low}-{high}"


def card_lines(system: BiddingSystem) -> Iterator[str]:
    """Yield the convention card of a system as Markdown: its sections, and a line for each rule that says something."""
    sections: dict[str, list[str]] = {}
    for rule in system.rules:
        if row := _card_row(rule):
            sections.setdefault(rule.section or "others", []).append(row)
    yield f"# {system.name}"
    yield ""
    yield _LETTERS
    for section, rows in sections.items():
        yield from ("", f"## {section}", "", "| after | call | meaning |", "|---|---|---|", *rows)


_LETTERS = (
    "M is a major and oM the other one, m a minor and om the other one, x and y any suits; the opponents' calls are in "
    "parentheses."
)
_CARD_WORDS = (
    (re.compile(r"queens\.(\w+)=0"), r"no queen of \1"),
    (re.compile(r"queens\.(\w+)=1"), r"the queen of \1"),
    (re.compile(r"stopper\.(\w+)=1"), r"\1 stopped"),
    (re.compile(r"keys\.(\w+)=([\d+-]+)"), r"\2 key cards for \1"),
    (re.compile(r"honours\.(\w+)=([\d+-]+)"), r"\2 honours in \1"),
    (re.compile(r"hcp\.(\w+)=([\d+-]+)"), r"\2 points in \1"),
    (re.compile(r"hcp=([\d+-]+)"), r"\1 points"),
    (re.compile(r"(aces|losers)=([\d+-]+)"), r"\2 \1"),
    (re.compile(r"\b(oM|om|[SHDCMmxy])=([\d+-]+)"), r"\2 \1"),
    (re.compile(r"\bsemibal\b"), "balanced or nearly so"),
    (re.compile(r"\bbal\b"), "balanced"),
    (re.compile(r"\b(\d+)-(?!\d)"), r"at most \1"),
    (re.compile(r"(\d+) (aces|key cards for \w+) or (\d+) \2"), r"\1 or \3 \2"),
    (re.compile(r"(?<!or )\b1 (ace|key card)s"), r"1 \1"),
    (re.compile(r"^0\+ points$"), "any hand"),
)
"""Patterns of conditions, and how the card says them."""


def _card_row(rule: Rule) -> str:
    shows = rule.says
    if not shows:
        shows = rule.exact or rule.shows
        for pattern, words in _CARD_WORDS:
            shows = pattern.sub(words, shows)
    said = ", ".join(filter(None, (shows, _FORCING[rule.forcing])))
    meaning = ": ".join(filter(None, (rule.name, said)))
    return f"| {rule.after} | {rule.call.replace('|', ', ')} | {meaning} |" if meaning else ""
