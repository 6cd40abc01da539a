"""What a card does in its trick: a finesse, a duck, a ruff, as far as the player who plays it can see."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from agent.knowledge.view import View
from ddsolver.cards import SUIT_CARDS, Card, Rank, Seat, Strain, Suit, cards_of
from ddsolver.position import winning_place

Kind = Literal[
    "cash",
    "long card",
    "towards",
    "trump lead",
    "lead",
    "finesse",
    "cover",
    "win",
    "duck",
    "follow",
    "ruff",
    "overruff",
    "underruff",
    "discard",
]
"""What a card does.

To ``cash`` is to lead a card that no hidden or opposing card of its suit can beat; an opponent may still ruff it. A
``long card`` is a spot card of a side suit in which no hidden or opposing hand has a card.
"""

_MOST_FINESSED = 2
"""The largest number of hidden cards against which one finesses: a card that more of them beat is a duck."""


@dataclass(frozen=True, slots=True)
class CardRole:
    """A card, and what it does in its trick."""

    card: Card
    kind: Kind
    about: tuple[Card, ...] = ()
    """``towards``: partner's honours; ``finesse``: hidden cards that beat this card; ``cover``: the card covered.

    A ruff: the opponents' lowest trump, in a hand that is seen, that can still overruff it."""
    finesses: tuple[Card, ...] = ()
    """``towards``: the hidden cards against which partner can finesse in this trick."""


def role_of(view: View, card: Card) -> CardRole:
    """Return what a legal card does in the current trick, as the player on turn sees it."""
    if not view.trick:
        return _lead(view, card)
    led, trump = view.trick[0].suit, view.contract.strain
    if card.suit is not led:
        return _ruff(view, card) if Strain(card.suit) is trump else CardRole(card, "discard")
    if Strain(led) is not trump and any(Strain(each.suit) is trump for each in view.trick):
        return CardRole(card, "follow")
    return _follow(view, card)


def _lead(view: View, card: Card) -> CardRole:
    partner = view.held[view.to_play.partner] or 0
    honours = tuple(each for each in cards_of(partner & SUIT_CARDS[card.suit]) if each.rank >= Rank.TEN)
    is_towards = view.declares and honours and honours[0].rank > card.rank
    # An honour that wins is cashed even if partner has a higher one.
    others = view.unseen | _opponents(view)
    if not _higher(others, card) and not (is_towards and card.rank < Rank.TEN):
        is_long = (
            card.rank < Rank.TEN
            and not others & SUIT_CARDS[card.suit]
            and Strain(card.suit) is not view.contract.strain
        )
        return CardRole(card, "long card" if is_long else "cash")
    if is_towards:
        return CardRole(card, "towards", honours, _finesses_of(view, card, honours))
    return CardRole(card, "trump lead" if Strain(card.suit) is view.contract.strain else "lead")


def _finesses_of(view: View, card: Card, honours: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the hidden cards against which partner can finesse.

    They lie between partner's honours, or below its highest one if ``card`` itself is an honour. Partner must also have
    a lower card, to play if the hidden card does not appear.
    """
    if not view.hidden_sizes[view.to_play.left]:
        return ()
    lowest = min(card.rank, honours[-1].rank) if card.rank >= Rank.TEN else honours[-1].rank
    suit = SUIT_CARDS[card.suit]
    between = tuple(each for each in cards_of(view.unseen & suit) if lowest < each.rank < honours[0].rank)
    partners_lowest = cards_of((view.held[view.to_play.partner] or 0) & suit)[-1]
    return tuple(each for each in between if partners_lowest.rank < each.rank) if len(between) <= _MOST_FINESSED else ()


def _ruff(view: View, card: Card) -> CardRole:
    best = view.trick[winning_place(view.trick, view.contract.strain)]
    if best.suit is card.suit and card.rank < best.rank:
        return CardRole(card, "underruff")
    return CardRole(card, "overruff" if best.suit is card.suit else "ruff", _overruff(view, card))


def _overruff(view: View, card: Card) -> tuple[Card, ...]:
    """Return the lowest trump with which a hand that is seen, and cannot follow suit, can still overruff, if any."""
    led = view.trick[0].suit
    for turn in range(1, len(Seat) - len(view.trick)):
        seat = Seat((view.to_play + turn) % 4)
        hand = view.held[seat] or 0
        if not seat.same_side(view.to_play) and hand and not hand & SUIT_CARDS[led]:
            return _higher(hand, card)[-1:]
    return ()


def _follow(view: View, card: Card) -> CardRole:
    """Return the role of a card that follows suit in a trick that has not been ruffed."""
    best = view.trick[winning_place(view.trick, view.contract.strain)]
    winner = Seat((view.trick_leader + winning_place(view.trick, view.contract.strain)) % 4)
    own = view.held[view.to_play] or 0
    is_theirs = not winner.same_side(view.to_play)
    if card.rank < best.rank:
        can_win = bool(_higher(own, best))
        return CardRole(card, "duck" if can_win and is_theirs and not _partner_can_win(view, best) else "follow")
    place = len(view.trick)
    if place == len(Seat) - 1:
        return CardRole(card, "win" if is_theirs else "follow")
    if view.declares and place == 2 and view.hidden_sizes[view.to_play.left]:
        return _third_hand(view, card, own)
    # A card that nothing can beat wins the trick; one covers with a card that may lose.
    if place == 1 and best.rank >= Rank.TEN and _higher(view.unseen | _opponents(view), card):
        return CardRole(card, "cover", (best,))
    return CardRole(card, "follow")


def _partner_can_win(view: View, best: Card) -> bool:
    """Whether the player also sees partner's hand, which is still to play, and has a card that beats the best one."""
    partner = view.held[view.to_play.partner]
    return partner is not None and len(view.trick) < 2 and bool(_higher(partner, best))


def _third_hand(view: View, card: Card, own: int) -> CardRole:
    """Return the role of a declarer's card that beats the cards before it, while the fourth hand is still to play.

    Where an opponent has no card of the suit, there is nothing to hope for: the fourth hand has every card that can
    beat this one, or none.
    """
    suit = SUIT_CARDS[card.suit]
    finessed = _finessed(view, card, own)
    if not finessed or view.shown_out[view.to_play.left] & suit:
        return CardRole(card, "follow")
    if len(finessed) > _MOST_FINESSED or view.shown_out[view.to_play.right] & suit:
        return CardRole(card, "duck")
    return CardRole(card, "finesse", finessed)


def _finessed(view: View, card: Card, own: int) -> tuple[Card, ...]:
    """Return the hidden cards against which a card finesses; empty if there are none.

    These cards beat the card played, but not the highest card that the player has in the suit.
    """
    above = _higher(view.unseen, card)
    highest = cards_of(own & SUIT_CARDS[card.suit])[0]
    return tuple(each for each in above if each.rank < highest.rank)


def _higher(cards: int, card: Card) -> tuple[Card, ...]:
    return tuple(each for each in cards_of(cards & SUIT_CARDS[Suit(card.suit)]) if each.rank > card.rank)


def _opponents(view: View) -> int:
    """Return the cards in the opponents' visible hands, as a mask."""
    return sum(view.held[seat] or 0 for seat in Seat if not seat.same_side(view.to_play))
