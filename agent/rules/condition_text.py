"""Reads conditions on deals from text, such as ``S: bal, hcp=15-17; N: S=5+ or H=5+``.

Grammar, with the loosest joint first; a seat holds until another one is named, or its parentheses end::

    deals := either ((";" | before a seat) either)*
    either := both (("or" | "||") both)*
    both := one (("and" | "&&" | ",") one)*
    one := ("not" | "!") one | "(" deals ")" | SEAT ":" one | term
    term := KEY "=" RANGE | KEY COMPARED NUMBER | "shape=" SHAPES | "bal" | CARDS
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from difflib import get_close_matches
from functools import reduce
from operator import or_

from agent.errors import ConstraintError
from agent.rules.conditions import All, Condition, Counted, Either, HoldsCards, Not, Shaped
from agent.rules.hand_measures import MEASURES
from agent.rules.shapes import NAMES, shapes_of
from ddsolver.cards import Card, Seat, Suit

_SEAT = re.compile(r"(NS|EW|north|east|south|west|[NESW])\s*:", re.IGNORECASE)
_OR = re.compile(r"\|\||or\b", re.IGNORECASE)
_AND = re.compile(r"&&|,|and\b", re.IGNORECASE)
_NOT = re.compile(r"!(?!=)|not\b", re.IGNORECASE)
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9]{0,20}")
_OF_SUIT = re.compile(r"\.([A-Za-z]{1,10})")
_COMPARED = re.compile(r">=|<=|==|!=|=|<|>")
_RANGE = re.compile(r"(?P<low>\d{1,3})(?:-(?P<high>\d{1,3})|(?P<more>\+)|(?P<fewer>-))?")
_VALUE = re.compile(r"[^\s,;()]{0,40}")
_NUMBER = re.compile(r"\d{1,3}")
_SHAPES = re.compile(r"[0-9A-Za-z=+]{1,30}(?:/[0-9A-Za-z=+]{1,30})*+")
_CARDS = re.compile(r"([SHDC])((?:10|[2-9TJQKA])+)", re.IGNORECASE)
_PLACE = re.compile(r"\S{1,20}")
_SPACE = re.compile(r"\s*")
_SUITS = {name: suit for suit in Suit for name in (str(suit).lower(), suit.name.lower(), suit.name.lower()[:-1])}
_KEYS = {
    **dict.fromkeys(("points", "hcps"), "hcp"),
    **{name[:-1]: name for name in MEASURES if name.endswith("s")},
    **{name: name for name in MEASURES},
    "top5": "honours",
}
"""The names of measures, with others that people use for them."""
_DEEPEST = 50
_MOST_QUOTED = 100


def read_condition(text: str, seat: Seat | None = None) -> Condition | None:
    """Return the condition in a text; None if the text is empty. ``seat`` is meant where the text names none.

    :raises ConstraintError: if it cannot be read; the message quotes the place.
    """
    return _Reader(text, seat).read()


class _Reader:
    """A text that is read from the left."""

    def __init__(self, text: str, seat: Seat | None) -> None:
        self._text = text
        self._at = 0
        self._depth = 0
        self._seats: tuple[Seat, ...] = () if seat is None else (seat,)

    def read(self) -> Condition | None:
        self._skip()
        if self._at == len(self._text):
            return None
        found = self._deals()
        if self._at < len(self._text):
            raise self._fault("join conditions by 'and', 'or' or a comma")
        return found

    def _deals(self) -> Condition:
        parts = [self._either()]
        while self._take_text(";") or self._sees(_SEAT):
            self._skip()
            if self._at == len(self._text) or self._text[self._at] == ")":
                break
            parts.append(self._either())
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def _either(self) -> Condition:
        parts = self._joined(self._both, _OR)
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def _both(self) -> Condition:
        parts = self._joined(self._one, _AND)
        return parts[0] if len(parts) == 1 else All(tuple(parts))

    def _joined(self, read: Callable[[], Condition], joint: re.Pattern[str]) -> list[Condition]:
        parts = [read()]
        while self._take(joint):
            parts.append(read())
        return parts

    def _one(self) -> Condition:
        self._depth += 1
        if self._depth > _DEEPEST:
            raise self._fault(f"more than {_DEEPEST} conditions inside one another")
        found = self._negated_or_nested() or self._of_seat()
        self._depth -= 1
        return found

    def _negated_or_nested(self) -> Condition | None:
        if self._take(_NOT):
            return Not(self._one())
        if not self._take_text("("):
            return None
        before = self._seats
        found = self._deals()
        if not self._take_text(")"):
            raise self._fault("')' is missing")
        self._seats = before
        return found

    def _of_seat(self) -> Condition:
        named = self._take(_SEAT)
        if named:
            name = named[1].upper()
            self._seats = {"NS": (Seat.NORTH, Seat.SOUTH), "EW": (Seat.EAST, Seat.WEST)}.get(name) or (
                Seat.parse(name[0]),
            )
            return self._one()
        return self._term()

    def _term(self) -> Condition:
        start = self._skip()
        word = self._take(_WORD)
        if word is None:
            raise self._fault("a condition is missing: write hcp=15-17, S=5+, shape=4432, bal, ...")
        name = word[0].lower()
        if self._sees(_COMPARED) or self._text.startswith(".", self._at):
            return self._counted(name, start)
        if name in NAMES:
            return self._shaped(shapes_of(name), NAMES[name], start)
        cards = _CARDS.fullmatch(word[0])
        if cards:
            mask = self._cards(cards, start)
            return HoldsCards(self._one_seat("cards", start), mask)
        if name in _KEYS or name in _SUITS or name == "shape":
            after = "; the seat comes before it, as in 'N:hcp=12-15'" if self._text.startswith("(", self._at) else ""
            raise self._fault(
                f"{word[0]!r} needs a sign and a number after it, as in 'hcp=12-15' or 'S=5+'{after}", start
            )
        raise self._unknown(name, start)

    def _counted(self, name: str, start: int) -> Condition:
        """Read what follows the name of a count, or ``shape``: the suit, the sign and the range."""
        dot = self._take(_OF_SUIT)
        suit = None if dot is None else _SUITS.get(dot[1].lower())
        if dot is not None and suit is None:
            raise self._fault(f"{dot[1]!r} is not a suit: write S, H, D or C after the dot", start)
        measure = _KEYS.get(name, "")
        if not measure and name in _SUITS and dot is None:
            suit = _SUITS[name]
        elif not measure and name != "shape":
            raise self._unknown(name, start)
        sign = self._take(_COMPARED)
        if sign is None:
            raise self._fault(f"{name} needs a range, as in {name}=3+", start)
        if name == "shape":
            return self._shape_value(sign[0], start)
        if not self._seats:
            raise self._nobody(start)
        anything = Counted(measure, suit, self._seats, None, None)
        if sign[0] == "=":
            low, high = self._range(anything.most)
            return replace(anything, low=low, high=high)
        number = self._whole_number()
        if sign[0][0] in "=!":
            equal = replace(anything, low=number, high=number)
            return Not(equal) if sign[0] == "!=" else equal
        if sign[0][0] == ">":
            return replace(anything, low=number + (sign[0] == ">"))
        return replace(anything, high=number - (sign[0] == "<"))

    def _shape_value(self, sign: str, start: int) -> Condition:
        value = self._take(_SHAPES)
        if value is None or sign not in ("=", "==", "!="):
            raise self._fault("a shape is missing: write shape=4432, shape=4=4=3=2, shape=5431+ or shape=bal", start)
        try:
            shapes = reduce(or_, map(shapes_of, value[0].split("/")))
        except ConstraintError as error:
            raise self._fault(str(error), start) from None
        name = " ".join(value[0].lower().split())
        found = self._shaped(shapes, NAMES.get(name, f"shape={name}"), start)
        return Not(found) if sign == "!=" else found

    def _shaped(self, shapes: int, name: str, start: int) -> Condition:
        return Shaped(self._one_seat("a shape", start), shapes, name)

    def _range(self, most: int) -> tuple[int | None, int | None]:
        """Read a range after ``=``; its upper end is ``most`` at most."""
        start = self._skip()
        text = self._taken(_VALUE)
        match = _RANGE.fullmatch(text)
        if match is None:
            raise self._fault(f"{text!r} is not a range (12-15, 5+, 4- or 3)", start)
        low = int(match["low"])
        high = int(match["high"] or low)
        if max(low, high) > most:
            raise self._fault(f"{text!r} is not within 0 to {most}", start)
        if low > high:
            raise self._fault(f"{text!r}: the smaller number comes first, {high}-{low}", start)
        if match["fewer"]:
            return None, low
        return low, None if match["more"] else high

    def _whole_number(self) -> int:
        start = self._skip()
        number = self._take(_NUMBER)
        if number is None:
            raise self._fault("a number is missing", start)
        return int(number[0])

    def _cards(self, found: re.Match[str], start: int) -> int:
        mask = 0
        for rank in found[2].upper().replace("10", "T"):
            card = Card.parse(found[1].upper() + rank).mask
            if mask & card:
                raise self._fault(f"{found[0]!r} has a card twice", start)
            mask |= card
        return mask

    def _one_seat(self, what: str, start: int) -> Seat:
        if not self._seats:
            raise self._nobody(start)
        if len(self._seats) > 1:
            raise self._fault(f"{what} can be of one hand only: name one seat before it", start)
        return self._seats[0]

    def _nobody(self, start: int) -> ConstraintError:
        return self._fault("whose hand is it? Write a seat and a colon before it, as in 'W:hcp=12-15,S=5+'", start)

    def _unknown(self, name: str, start: int) -> ConstraintError:
        known = ["hcp", "S", "H", "D", "C", "shape", *list(MEASURES)[1:], "bal", "semibal", "SAK"]
        near = get_close_matches(name, [*_KEYS, *NAMES, "shape", *(each for each in _SUITS if len(each) > 1)], 1)
        hint = f"did you mean {near[0]}?" if near else f"choose from {', '.join(known)}"
        return self._fault(f"unknown condition {name!r}: {hint}", start)

    def _fault(self, why: str, start: int | None = None) -> ConstraintError:
        """Return an error that quotes the place in the text."""
        self._skip()
        at = self._at if start is None else start
        place = _PLACE.match(self._text, at)
        where = f"at {place[0]!r}, character {at + 1}" if place else "at the end"
        quoted = self._text if len(self._text) <= _MOST_QUOTED else f"{self._text[:_MOST_QUOTED]}..."
        return ConstraintError(f"{why} ({where} of {quoted!r})")

    def _skip(self) -> int:
        """Pass over space; return the place after it."""
        space = _SPACE.match(self._text, self._at)
        assert space is not None, "no space is space too"
        self._at = space.end()
        return self._at

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        self._skip()
        match = pattern.match(self._text, self._at)
        if match:
            self._at = match.end()
        return match

    def _taken(self, pattern: re.Pattern[str]) -> str:
        """Return the text that is taken; empty if there is none."""
        match = self._take(pattern)
        return "" if match is None else match[0]

    def _take_text(self, text: str) -> bool:
        self._skip()
        found = self._text.startswith(text, self._at)
        self._at += len(text) * found
        return found

    def _sees(self, pattern: re.Pattern[str]) -> bool:
        self._skip()
        return pattern.match(self._text, self._at) is not None
