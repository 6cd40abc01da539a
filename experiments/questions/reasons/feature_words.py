"""Says features of the hidden hands in words, as in ``West has the ♠K, and at most two hearts``."""

from __future__ import annotations

from agent.knowledge.view import View
from ddsolver.cards import SUIT_CARDS, Seat, Suit
from experiments.questions.reasons.features import (
    Both,
    CanRuff,
    Falls,
    Feature,
    HasEntry,
    Holds,
    HoldsBoth,
    HoldsLong,
    HoldsShort,
    Length,
    Longer,
    Not,
    Points,
    Split,
    Together,
    complexity,
    holders,
    negated,
)

_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    "thirteen",  # if declarer and dummy are void
)
_EITHER = " has it with "
_MISSING = " missing "
"""Stands in words for all cards of a suit that the hidden hands still hold."""
_COUNTED = (Length, HoldsShort, HoldsLong, CanRuff)
"""The features that count the cards of a suit in one hand."""


class Words:
    """The words for features of the hidden hands, as the player on turn would say them."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._hidden = holders(view)

    def seat(self, seat: Seat) -> str:
        """Return the word for a hidden hand: its seat, or its role (such as partner) if a defender is on turn."""
        if self._view.declares:
            return seat.name.title()
        if seat is self._view.seat.partner:
            return "partner"
        return "dummy" if seat is self._view.contract.dummy else "declarer"

    def otherwise(self, feature: Feature) -> str:
        """Return the words for the layouts without a feature: ``where East has the ♠K``, if it is "West has the ♠K"."""
        return "elsewhere" if isinstance(feature, Both) else f"where {self.clause(negated(feature))}"

    def clause(self, feature: Feature) -> str:
        """Return a feature in words, as in ``West has the ♠K``.

        Numbers of cards are those still held, so ``left`` follows them if the hand has played cards of the suit.
        """
        if isinstance(feature, Both):
            return self._both(feature)
        counted = feature.feature if isinstance(feature, Not) else feature
        text = self._absence(counted) if isinstance(feature, Not) else self._presence(feature)
        if isinstance(counted, _COUNTED) and _MISSING not in text:
            text += self._left(_suit(counted), counted.seat)
        return text

    def _left(self, suit: Suit, *seats: Seat) -> str:
        """Return `` left`` if one of these hands has played cards of the suit, else nothing."""
        return " left" if any(self._view.played_by(seat) & SUIT_CARDS[suit] for seat in seats) else ""

    def _presence(self, feature: Feature) -> str:
        if isinstance(feature, Length):
            return f"{self.seat(feature.seat)} has {_count(feature.low, feature.high, feature)}"
        if isinstance(feature, Holds | HoldsShort | HoldsLong | HoldsBoth | CanRuff):
            return f"{self.seat(feature.seat)} has {_possession(feature)}"
        if isinstance(feature, Split):
            return _split(feature)
        if isinstance(feature, Falls):
            return self._falls(feature)
        if isinstance(feature, HasEntry):
            return f"{self.seat(feature.seat)} has {_entries(feature)}"
        if isinstance(feature, Longer):
            return self._longer(feature, "more")
        if isinstance(feature, Points):
            return f"{self.seat(feature.seat)} has {_points(0, feature.most)}"
        assert isinstance(feature, Together), feature
        return f"the {feature.higher.symbol} and the {feature.lower.symbol} are in one hand"

    def _longer(self, feature: Longer, more: str) -> str:
        left = self._left(feature.suit, feature.seat, feature.other)
        return f"{self.seat(feature.seat)} has {more} {feature.suit.name.lower()}{left} than {self.seat(feature.other)}"

    def _falls(self, feature: Falls, *, falls: bool = True) -> str:
        card = feature.card.symbol
        if feature.rounds == 1:
            alone = "bare" if self._left(feature.card.suit, *self._hidden) else "a singleton"
            return f"the {card} is {'' if falls else 'not '}{alone}"
        return f"the {card} {'falls' if falls else 'does not fall'} in {_NUMBERS[feature.rounds]} rounds"

    def _both(self, feature: Both) -> str:
        """Return two features in words, the simpler one first: ``West has the ♠K, and at most two hearts``."""
        first, second = (self.clause(each) for each in sorted((feature.first, feature.second), key=complexity))
        for seat in self._hidden:
            has = f"{self.seat(seat)} has "
            if first.startswith(has) and second.startswith(has) and _EITHER not in first + second:
                return f"{first}, and {second.removeprefix(has)}"
        return f"{first}, and {second}"

    def _absence(self, feature: Feature) -> str:
        two_hands = len(self._hidden) == 2
        if isinstance(feature, Holds | HoldsShort | HoldsLong) and two_hands:
            return self._in_the_other_hand(feature)
        if isinstance(feature, Length):
            if feature.low == 0:
                return f"{self.seat(feature.seat)} has {_count(feature.high + 1, feature.hidden, feature)}"
            return f"{self.seat(feature.seat)} does not have {_count(feature.low, feature.high, feature)}"
        if isinstance(feature, CanRuff):
            needed = _cards(feature.round, feature.suit.name.lower())
            return f"{self.seat(feature.seat)} has no trump, or at least {needed}"
        if isinstance(feature, Holds | HoldsShort | HoldsLong | HoldsBoth):
            return f"{self.seat(feature.seat)} does not have {_possession(feature)}"
        if isinstance(feature, Split):
            return _worse_split(feature)
        if isinstance(feature, Falls):
            return self._falls(feature, falls=False)
        if isinstance(feature, HasEntry):
            return f"{self.seat(feature.seat)} has no entry outside {feature.outside.name.lower()}"
        if isinstance(feature, Longer):
            return self._longer(feature, "no more")
        if isinstance(feature, Points):
            return f"{self.seat(feature.seat)} has {_points(feature.most + 1, None)}"
        if isinstance(feature, Together):
            where = "in different hands" if two_hands else "not in one hand"
            return f"the {feature.higher.symbol} and the {feature.lower.symbol} are {where}"
        return f"it is not the case that {self.clause(feature)}"

    def _in_the_other_hand(self, feature: Holds | HoldsShort | HoldsLong) -> str:
        """Return the words for ``South has the ♠K or North has it with no other spade``."""
        other = next(seat for seat in self._hidden if seat is not feature.seat)
        has, suit = f"{self.seat(other)} has the {feature.card.symbol}", feature.card.suit.name.lower()
        if isinstance(feature, Holds):
            return has
        if isinstance(feature, HoldsShort):
            company = f"at least {_cards(feature.most, suit, other=True)}"
        else:
            most = feature.least - 2
            company = f"at most {_cards(most, suit, other=True)}" if most else f"no other {suit[:-1]}"
        return f"{has} or {self.seat(feature.seat)}{_EITHER}{company}"


def _suit(feature: Length | HoldsShort | HoldsLong | CanRuff) -> Suit:
    return feature.suit if isinstance(feature, Length | CanRuff) else feature.card.suit


def _entries(feature: HasEntry) -> str:
    """Return the entries that a hand may have, as in ``an entry outside hearts (the ♠A or the ♣K)``."""
    cards = [f"the {each.symbol}" for each in feature.cards]
    return f"an entry outside {feature.outside.name.lower()} ({', '.join(cards[:-1])} or {cards[-1]})"


def _points(least: int, most: int | None) -> str:
    """Return a range of high-card points, as in ``at most 5 points left``."""
    if most == 0:
        return "no points left"
    number = least if most is None else most
    return f"at {'least' if most is None else 'most'} {number} {'point' if number == 1 else 'points'} left"


def _possession(feature: Holds | HoldsShort | HoldsLong | HoldsBoth | CanRuff) -> str:
    if isinstance(feature, Holds):
        return f"the {feature.card.symbol}"
    if isinstance(feature, HoldsBoth):
        return f"both the {feature.higher.symbol} and the {feature.lower.symbol}"
    if isinstance(feature, CanRuff):
        most = feature.round - 1
        return f"a trump and {'at most ' if most else ''}{_cards(most, feature.suit.name.lower())}"
    suit = feature.card.suit.name.lower()
    if isinstance(feature, HoldsLong):
        return f"the {feature.card.symbol} with at least {_cards(feature.least - 1, suit, other=True)}"
    if feature.most == 1:
        return f"the {feature.card.symbol} with no other {suit[:-1]}"
    return f"the {feature.card.symbol} with at most {_cards(feature.most - 1, suit, other=True)}"


def _count(low: int, high: int, feature: Length) -> str:
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


def _split(feature: Split) -> str:
    hidden, most = feature.hidden, feature.most
    missing = f"the {_NUMBERS[hidden]} missing {feature.suit.name.lower()} are {most}-{hidden - most}"
    return missing if most == (hidden + 1) // 2 else f"{missing} or better"


def _worse_split(feature: Split) -> str:
    hidden, most = feature.hidden, feature.most
    if most == hidden - 1:
        every = "both" if hidden == 2 else f"all {_NUMBERS[hidden]}"
        return f"one hand has {every} missing {feature.suit.name.lower()}"
    return f"the {_NUMBERS[hidden]} missing {feature.suit.name.lower()} are {most + 1}-{hidden - most - 1} or worse"
