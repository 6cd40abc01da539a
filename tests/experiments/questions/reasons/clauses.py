"""Reads the clauses of reasons as a person does, without the code that writes them."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from agent.rules.constraints import high_card_points
from ddsolver import Card, Seat, Strain, Suit
from ddsolver.cards import SUIT_CARDS, cards_of

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
Holding = Callable[[NDArray[np.int64]], bool]


def read_clause(text: str, view: View) -> Holding:
    """Read a clause as a person does: whether it is true of a layout.

    A number of cards is that of the hand as it was dealt, unless the clause says "left", "missing" or "bare".
    """
    first, both_hold, second = text.partition(", and ")
    if both_hold:
        owner = re.match(r"\w+ has ", first)
        if owner and not re.search(r"\b(has|does|are|is|falls)\b", second):
            second = owner[0] + second
        one, other = read_clause(first, view), read_clause(second, view)
        return lambda layout: one(layout) and other(layout)
    names = _names(view)
    if found := re.fullmatch(r"(\w+) has no trump, or (at least .+)", text):
        trumpless, counts = names[found[1]], read_count(found[2])
        trumps, before = SUIT_CARDS[_TRUMP[0]], _played_before(text, view)
        return lambda layout: not int(layout[trumpless]) & trumps or counts(int(layout[trumpless]) | before[trumpless])
    if whole := read_strength(text, view, names):
        return whole
    if found := re.fullmatch(r"(\w+) has (the \S+) or (\w+) has it with (.+)", text):
        seats, alone = (names[found[1]], names[found[3]]), read_possession(found[2])
        in_company, before = read_possession(f"{found[2]} with {found[4]}"), _played_before(text, view)
        return lambda layout: alone(int(layout[seats[0]]), 0) or in_company(int(layout[seats[1]]), before[seats[1]])
    if found := re.fullmatch(r"(\w+) (has|does not have) (.+)", text):
        seat, has = names[found[1]], found[2] == "has"
        held, before = read_possession(found[3]), _played_before(text, view)
        return lambda layout: held(int(layout[seat]), before[seat]) is has
    if found := re.fullmatch(r"the (\w+) missing (\w+) are (\d+)-(\d+)( or better| or worse)?", text):
        suit, longest = Suit[found[2].upper()], int(found[3])
        sign = -1 if found[5] == " or worse" else 1
        return lambda layout: sign * max(_length(int(layout[seat]), suit) for seat in names.values()) <= sign * longest
    if found := re.fullmatch(r"one hand has (?:both|all \w+) missing (\w+)", text):
        suit = Suit[found[1].upper()]
        return lambda layout: min(_length(int(layout[seat]), suit) for seat in names.values()) == 0
    if found := re.fullmatch(r"the (\S+) (is|is not) (bare|a singleton)", text):
        single, is_so, before = Card.parse(found[1]), found[2] == "is", _played_before(text, view)
        return lambda layout: (_of_holder(layout | np.array(before), single, names) == 1) is is_so
    if found := re.fullmatch(r"the (\S+) (falls|does not fall) in (\w+) rounds", text):
        card, rounds, falls = Card.parse(found[1]), NUMBERS.index(found[3]), found[2] == "falls"
        return lambda layout: (_of_holder(layout, card, names) <= rounds) is falls
    found = re.fullmatch(r"the (\S+) and the (\S+) are (in one hand|in different hands|not in one hand)", text)
    assert found is not None, text
    both = Card.parse(found[1]).mask | Card.parse(found[2]).mask
    together = found[3] == "in one hand"
    return lambda layout: any(int(layout[seat]) & both == both for seat in names.values()) is together


def read_strength(text: str, view: View, names: dict[str, Seat]) -> Holding | None:
    """Read a clause about a whole hand, or about which hand is longer; None for other clauses."""
    if found := re.fullmatch(r"(\w+) has (more|no more) (\w+)( left)? than (\w+)", text):
        suit, one, other, more = Suit[found[3].upper()], names[found[1]], names[found[5]], found[2] == "more"
        before = _played_before(text, view)
        return lambda layout: (
            (_length(int(layout[one]) | before[one], suit) > _length(int(layout[other]) | before[other], suit)) is more
        )
    if found := re.fullmatch(r"(\w+) has (no|an) entry outside (\w+)(?: \(.+\))?", text):
        seat, has, highest = names[found[1]], found[2] == "an", _highest_outside(view, Suit[found[3].upper()])
        cards = re.findall(r"the ([♠♥♦♣]\w)", text)
        assert not has or sum(Card.parse(each).mask for each in cards) == highest & view.unseen
        return lambda layout: bool(int(layout[seat]) & highest) is has
    if found := re.fullmatch(r"(\w+) has (?:no|at (most|least) (\d+)) points? left", text):
        seat, limit, sign = names[found[1]], int(found[3] or 0), -1 if found[2] == "least" else 1
        return lambda layout: bool(sign * high_card_points(layout[[seat]])[0] <= sign * limit)
    return None


def _highest_outside(view: View, outside: Suit) -> int:
    """The highest cards that are left in the other suits."""
    left = view.unseen
    for held in view.held:
        left |= held or 0
    own = [cards_of(left & SUIT_CARDS[suit]) for suit in Suit if suit is not outside]
    return sum(cards[0].mask for cards in own if cards)


def _played_before(text: str, view: View) -> list[int]:
    """What each hand has played: a clause counts it, unless it says what is left."""
    is_of_now = re.search(r" left\b| missing | bare$", text) is not None
    return [0 if is_of_now else view.played_by(seat) for seat in Seat]


def read_possession(text: str) -> Callable[[int, int], bool]:
    """Whether a hand, given as what it holds and what it has played, has what a text says."""
    if found := re.fullmatch(r"both the (\S+) and the (\S+)", text):
        both = Card.parse(found[1]).mask | Card.parse(found[2]).mask
        return lambda hand, _: hand & both == both
    if found := re.fullmatch(r"a trump and (.+)", text):
        counts = read_count(found[1])
        return lambda hand, played: bool(hand & SUIT_CARDS[_TRUMP[0]]) and counts(hand | played)
    if found := re.fullmatch(r"the (\S+)( with (at least |at most )?(\w+) other (\w+)( left)?)?", text):
        card = Card.parse(found[1])
        if found[2] is None:
            return lambda hand, _: bool(hand & card.mask)
        number = NUMBERS.index(found[4])
        low = number if found[3] != "at most " else 0
        high = number if found[3] != "at least " else 13
        return lambda hand, played: bool(hand & card.mask) and low <= _length(hand | played, card.suit) - 1 <= high
    counts_cards = read_count(text)
    return lambda hand, played: counts_cards(hand | played)


def read_count(text: str) -> Callable[[int], bool]:
    found = re.fullmatch(r"(at least |at most |exactly |all )?(\w+) (missing )?(\w+?)s?( left)?", text)
    assert found is not None, text
    number = 2 if found[2] == "both" else NUMBERS.index(found[2])
    suit = Suit[f"{found[4].upper()}S"]
    low = 0 if found[1] == "at most " else number
    high = 13 if found[1] == "at least " else number
    return lambda hand: low <= _length(hand, suit) <= high


_TRUMP = [Suit.SPADES]


def _names(view: View) -> dict[str, Seat]:
    hidden = [seat for seat in Seat if view.hidden_sizes[seat]]
    if view.contract.strain is not Strain.NOTRUMP:
        _TRUMP[0] = Suit(int(view.contract.strain))
    if view.declares:
        return {seat.name.title(): seat for seat in hidden}
    roles = {view.seat.partner: "partner", view.contract.declarer: "declarer", view.contract.dummy: "dummy"}
    return {roles[seat]: seat for seat in hidden}


def _length(hand: int, suit: Suit) -> int:
    return len(cards_of(hand & SUIT_CARDS[suit]))


def _of_holder(layout: NDArray[np.int64], card: Card, names: dict[str, Seat]) -> int:
    return next(_length(int(layout[seat]), card.suit) for seat in names.values() if int(layout[seat]) & card.mask)
