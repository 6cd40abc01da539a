"""Symmetric whist in any number of suits: the sum of the suits' values decides (multi-suit paper, sections 8 to 10).

A deal is a sequence of `SuitDeal`. All sections and theorems named below are of that paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from ddsolver.errors import PlayError, as_whole_number
from ddsolver.whist import strategy
from ddsolver.whist.single_suit import whist_tricks
from ddsolver.whist.suits import Side, SuitDeal, check_deal, check_leader
from ddsolver.whist.valuation import LONGEST, label, suit_value
from ddsolver.whist.values import Value, rounded, rounded_refined

_HALF = Fraction(1, 2)


def deal_value(deal: Sequence[SuitDeal]) -> Value:
    """Return the value of a deal, the sum of its suits' values.

    :raises WhistError: as `suit_value`.
    """
    return sum((suit_value(suit) for suit in check_deal(deal)), Value())


def tricks(deal: Sequence[SuitDeal], leader: Side) -> int:
    """Return the tricks that West takes (Theorem 9.1).

    If only one suit has cards, it may have any length: a closed form gives the tricks.

    :raises WhistError: as `suit_value`, if there are several suits.
    """
    deal = check_deal(deal)
    alone = _long_suit_alone(deal)
    if alone is not None:
        return whist_tricks(deal[alone], leader)
    return int(rounded(deal_value(deal), leader))


def refined_score(deal: Sequence[SuitDeal], leader: Side) -> Fraction:
    """Return West's score if the last trick is worth 3/4 to its winner and 1/4 to its loser (section 8.2, Theorem 9.1).

    :raises WhistError: as `suit_value`.
    """
    return rounded_refined(deal_value(deal), leader)


def normalized_score(deal: Sequence[SuitDeal], leader: Side) -> Fraction:
    """Return West's score in normalized whist (section 10.3).

    A trick counts 1 if West wins it and -1 if he loses it, but the last trick counts only 1/2 or -1/2.

    :raises WhistError: as `suit_value`.
    """
    deal = check_deal(deal)
    value = deal_value(deal)
    size = sum(suit.size for suit in deal)
    return rounded(Value(2 * value.number - size, value.infinitesimal), leader, offset=_HALF)


def best_lead(deal: Sequence[SuitDeal], leader: Side) -> tuple[int, int]:
    """Return an optimal lead, as (place of its suit in the deal, rank), according to section 10.4.

    The leader prefers a suit with an exit for the opponent, then a suit with an exit for himself, then the suit whose
    value has the greatest denominator. He looks for the lowest card after which, with the opponent's best reply, the
    suit is worth most to him (`valuation.label`). Then he leads the highest card of the same run.

    :raises PlayError: if there are no cards.
    :raises WhistError: as `tricks`.
    """
    deal = check_deal(deal)
    if not any(suit.size for suit in deal):
        raise PlayError("there is no card to lead in a deal without cards")
    if check_leader(leader) is Side.EAST:
        return best_lead([suit.swapped for suit in deal], Side.WEST)
    alone = _long_suit_alone(deal)
    if alone is not None:
        return alone, strategy.best_lead(deal[alone], Side.WEST)
    place = max((place for place, suit in enumerate(deal) if suit.size), key=lambda place: _urgency(deal[place]))
    suit = deal[place]
    labels = {led: min(_label_after(suit, led, reply) for reply in suit.east) for led in suit.west}
    lowest = min(led for led in suit.west if labels[led] == max(labels.values()))
    return place, _top_of_sequence(suit, lowest)


def best_reply(deal: Sequence[SuitDeal], leader: Side, place: int, led: int) -> int:
    """Return the best reply to the lead of the rank ``led`` in the suit at ``place``.

    It is the lowest card with the best refined score; best play in refined whist is also best in whist (Theorem 8.4).

    :raises PlayError: if there is no suit at that place, or the leader does not hold the card led.
    :raises WhistError: as `tricks`.
    """
    deal = check_deal(deal)
    check_leader(leader)
    place = as_whole_number(place, "the place of a suit", PlayError)
    if not 0 <= place < len(deal):
        raise PlayError(f"there is no suit {place}: the deal has suits 0 to {len(deal) - 1}")
    suit = deal[place]
    suit.check_held(leader, led)
    if leader is Side.EAST:
        return best_reply([suit.swapped for suit in deal], Side.WEST, place, led)
    if _long_suit_alone(deal) is not None:
        return strategy.best_reply(suit, Side.WEST, led)
    others = deal_value([*deal[:place], *deal[place + 1 :]])
    scores = {}
    for reply in reversed(suit.east):
        rest, winner = suit.play_trick(leader, led, reply)
        scores[reply] = rounded_refined(others + suit_value(rest) + (winner is Side.WEST), winner)
    return min(scores, key=scores.__getitem__)


def _long_suit_alone(deal: Sequence[SuitDeal]) -> int | None:
    """Return the place of the only suit with cards if this suit is too long for the tables, else None."""
    places = [place for place, suit in enumerate(deal) if suit.size]
    return places[0] if len(places) == 1 and deal[places[0]].size > LONGEST else None


def _urgency(suit: SuitDeal) -> tuple[bool, bool, int]:
    """Return how urgent it is for West to lead a suit, as a sort key (section 10.4)."""
    value = suit_value(suit)
    return value.infinitesimal.is_negative, value.infinitesimal.is_positive, value.number.denominator


def _label_after(suit: SuitDeal, west: int, east: int) -> int:
    """Return the label of a suit's value after a trick led by West; if he wins the trick, 1 is added to the value."""
    rest, winner = suit.play_trick(Side.WEST, west, east)
    return label(winner, suit_value(rest) + (winner is Side.WEST))


def _top_of_sequence(suit: SuitDeal, rank: int) -> int:
    """Return the highest card of West from ``rank`` upwards that is below the next higher card of East."""
    above = min((east for east in suit.east if east > rank), default=None)
    return max(west for west in suit.west if above is None or west < above)
