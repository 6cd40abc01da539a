"""Says features of the hidden hands in words, as in ``West has the ♠K, and at most two hearts``."""

from __future__ import annotations

from agent.knowledge.view import View
from ddsolver.cards import SUIT_CARDS, Card, Seat, Suit
from experiments.questions.reasons import features

_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "thirteen",  # if declarer and dummy are void
)
_EITHER = " has it with "
_MISSING = " missing "
"""Stands in words for all cards of a suit that the hidden hands still hold."""


class Words:
    """The words for features of the hidden hands, as the player on turn would say them."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._hidden = view.hidden_seats

    def seat(self, seat: Seat) -> str:
        """Return the word for a hidden hand: its seat, or its role (such as partner) if a defender is on turn."""
        if self._view.declares:
            return seat.name.title()
        if seat is self._view.seat.partner:
            return "partner"
        return "dummy" if seat is self._view.contract.dummy else "declarer"

    def otherwise(self, feature: features.Feature) -> str:
        """Return the words for the layouts without a feature: ``where East has the ♠K``, if it is "West has the ♠K"."""
        return "elsewhere" if isinstance(feature, features.Both) else f"where {self.clause(features.negated(feature))}"

    def clause(self, feature: features.Feature) -> str:
        """Return a feature in words, as in ``West has the ♠K``.

        Numbers of cards are those still held, so ``left`` follows them if the hand has played cards of the suit.
        """
        if isinstance(feature, features.Both):
            return self._both(feature)
        counted = feature.feature if isinstance(feature, features.Not) else feature
        presence, absence = self._either_way(counted)
        text = absence if isinstance(feature, features.Not) else presence
        match counted:
            case features.Length(seat, suit) | features.CanRuff(seat, suit) if _MISSING not in text:
                return text + self._left(suit, seat)
            case features.Holds(seat, card) if not counted.is_plain:
                return text + self._left(card.suit, seat)
        return text

    def _left(self, suit: Suit, *seats: Seat) -> str:
        """Return `` left`` if one of these hands has played cards of the suit, else nothing."""
        return " left" if any(self._view.played_by(seat) & SUIT_CARDS[suit] for seat in seats) else ""

    def _either_way(self, feature: features.Feature) -> tuple[str, str]:
        """Return the words for a feature, and those for its absence."""
        match feature:
            case features.Holds():
                return self._holds(feature)
            case features.Length(seat, _, low, high, hidden):
                what = _count(low, high, feature)
                if low == 0:
                    return f"{self.seat(seat)} has {what}", f"{self.seat(seat)} has {_count(high + 1, hidden, feature)}"
                return self._has_or_not(seat, what)
            case features.Split():
                return _split(feature), _worse_split(feature)
            case features.Falls(card, rounds):
                return self._falls(card, rounds)
            case features.HoldsBoth(None, higher, lower):
                where = "in different hands" if len(self._hidden) == 2 else "not in one hand"
                cards = f"the {higher.symbol} and the {lower.symbol} are"
                return f"{cards} in one hand", f"{cards} {where}"
            case features.HoldsBoth(Seat() as seat, higher, lower):
                return self._has_or_not(seat, f"both the {higher.symbol} and the {lower.symbol}")
            case features.CanRuff(seat, suit, number):
                hand, name = self.seat(seat), suit.name.lower()
                few = f"{'at most ' if number > 1 else ''}{_cards(number - 1, name)}"
                return f"{hand} has a trump and {few}", f"{hand} has no trump, or at least {_cards(number, name)}"
            case features.HasEntry(seat, outside):
                hand, name = self.seat(seat), outside.name.lower()
                return f"{hand} has {_entries(feature)}", f"{hand} has no entry outside {name}"
            case features.Longer(seat, other, suit):
                left = self._left(suit, seat, other)
                more = f"more {suit.name.lower()}{left} than {self.seat(other)}"
                return f"{self.seat(seat)} has {more}", f"{self.seat(seat)} has no {more}"
        assert isinstance(feature, features.Points), feature
        hand = self.seat(feature.seat)
        return f"{hand} has {_points(0, feature.most)}", f"{hand} has {_points(feature.most + 1, None)}"

    def _falls(self, card: Card, rounds: int) -> tuple[str, str]:
        if rounds == 1:
            alone = "bare" if self._left(card.suit, *self._hidden) else "a singleton"
            return f"the {card.symbol} is {alone}", f"the {card.symbol} is not {alone}"
        number = f"in {_NUMBERS[rounds]} rounds"
        return f"the {card.symbol} falls {number}", f"the {card.symbol} does not fall {number}"

    def _has_or_not(self, seat: Seat, what: str) -> tuple[str, str]:
        return f"{self.seat(seat)} has {what}", f"{self.seat(seat)} does not have {what}"

    def _holds(self, feature: features.Holds) -> tuple[str, str]:
        """Return the words for a card in a hand, perhaps short or long; without it, another hand may have it."""
        card, suit = f"the {feature.card.symbol}", feature.card.suit.name.lower()
        what = card if feature.is_plain else f"{card} with {_company(suit, feature.least - 1, feature.most - 1)}"
        if len(self._hidden) != 2:
            return self._has_or_not(feature.seat, what)
        hand, other = (self.seat(each) for each in sorted(self._hidden, key=lambda each: each is not feature.seat))
        if feature.is_plain:
            return f"{hand} has {what}", f"{other} has {card}"
        is_short = feature.least == 1
        rest = _company(suit, least=feature.most) if is_short else _company(suit, most=feature.least - 2)
        return f"{hand} has {what}", f"{other} has {card} or {hand}{_EITHER}{rest}"

    def _both(self, feature: features.Both) -> str:
        """Return two features in words, the simpler one first: ``West has the ♠K, and at most two hearts``."""
        first, second = (self.clause(each) for each in sorted((feature.first, feature.second), key=features.complexity))
        for seat in self._hidden:
            has = f"{self.seat(seat)} has "
            if first.startswith(has) and second.startswith(has) and _EITHER not in first + second:
                return f"{first}, and {second.removeprefix(has)}"
        return f"{first}, and {second}"


def _entries(feature: features.HasEntry) -> str:
    """Return the entries that a hand may have, as in ``an entry outside hearts (the ♠A or the ♣K)``."""
    cards = [f"the {each.symbol}" for each in feature.cards]
    return f"an entry outside {feature.outside.name.lower()} ({', '.join(cards[:-1])} or {cards[-1]})"


def _points(least: int, most: int | None) -> str:
    """Return a range of high-card points, as in ``at most 5 points left``."""
    if most == 0:
        return "no points left"
    number = least if most is None else most
    return f"at {'least' if most is None else 'most'} {number} {'point' if number == 1 else 'points'} left"


def _company(suit: str, least: int = 0, most: int = 0) -> str:
    """Return other cards of a suit, at least or else at most a number, as in ``at least two other spades``."""
    if least:
        return f"at least {_cards(least, suit, other=True)}"
    return f"at most {_cards(most, suit, other=True)}" if most else f"no other {suit[:-1]}"


def _count(low: int, high: int, feature: features.Length) -> str:
    suit = feature.suit.name.lower()
    if low == high == feature.hidden > 1:
        return f"{'both' if low == 2 else f'all {_NUMBERS[low]}'}{_MISSING}{suit}"
    if low == high:
        return f"{'exactly ' if 0 < low < feature.hidden else ''}{_cards(low, suit)}"
    if high >= feature.hidden:
        return f"at least {_cards(low, suit)}"
    return f"at most {_cards(high, suit)}"


def _cards(number: int, suit: str, *, other: bool = False) -> str:
    """Return a number of cards, as in ``two spades`` or ``one other spade``."""
    return f"{_NUMBERS[number]} {'other ' if other else ''}{suit[:-1] if number == 1 else suit}"


def _split(feature: features.Split) -> str:
    hidden, most = feature.hidden, feature.most
    missing = f"the {_NUMBERS[hidden]} missing {feature.suit.name.lower()} are {most}-{hidden - most}"
    return missing if most == (hidden + 1) // 2 else f"{missing} or better"


def _worse_split(feature: features.Split) -> str:
    hidden, most = feature.hidden, feature.most
    if most == hidden - 1:
        every = "both" if hidden == 2 else f"all {_NUMBERS[hidden]}"
        return f"one hand has {every} missing {feature.suit.name.lower()}"
    return f"the {_NUMBERS[hidden]} missing {feature.suit.name.lower()} are {most + 1}-{hidden - most - 1} or worse"
