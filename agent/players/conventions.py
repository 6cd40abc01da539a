"""Which of equally good cards a defender plays: plain rules that partners know of each other.

The rules choose between cards of the same worth alone; nothing is given up for them, and nobody counts on them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from agent.knowledge.view import View
from agent.players.ties import Run
from ddsolver.cards import SUIT_BITS, Card, Rank, Suit, cards_of, suit_of
from ddsolver.position import winning_place

_GUARDED_BY = {Rank.KING: 1, Rank.QUEEN: 2, Rank.JACK: 3}
"""How many lower cards an honour needs beside it."""


def by_convention(runs: list[Run], view: View) -> list[Run]:
    """The runs in the order in which the conventions prefer them, the card to be played last in each."""
    rule = next(each for each in CONVENTIONS if each.applies(view))
    return rule.order(runs, view)


@dataclass(frozen=True, slots=True)
class Convention:
    """What is played in a situation, and an example of it."""

    name: str
    example: str
    applies: Callable[[View], bool]
    order: Callable[[list[Run], View], list[Run]]


def _leads(runs: list[Run], view: View) -> list[Run]:
    """Partner's suit, then sequences, then the longest suit; of each suit the card that is usually led from it."""
    returned = _partners_suit(view)

    def cost(run: Run) -> tuple[bool, bool, bool, int, bool, int]:
        suit = run[0].suit
        usual = _usual_lead(view, suit)
        length = len(_own(view, suit))
        is_trump = int(suit) == int(view.contract.strain)
        return suit is not returned, is_trump, not _is_sequence(run), -length, usual not in run, -suit

    ordered = sorted(runs, key=cost)
    return [_last(run, _usual_lead(view, run[0].suit)) for run in ordered]


def _usual_lead(view: View, suit: Suit) -> Card:
    """Top of a sequence, fourth best of four or more, low from three with an honour, else the highest."""
    cards = _own(view, suit)
    if len(cards) > 1 and cards[0].rank >= Rank.TEN and cards[0].rank - cards[1].rank == 1:
        return cards[0]
    if len(cards) >= 4:
        return cards[3]
    return cards[-1] if len(cards) == 3 and cards[0].rank >= Rank.TEN else cards[0]


def _is_sequence(run: Run) -> bool:
    return len(run) > 1 and run[0].rank >= Rank.TEN


def _partners_suit(view: View) -> Suit | None:
    """The suit that partner led first."""
    partner = view.seat.partner
    led = (card for place, card in enumerate(view.plays) if place % 4 == 0 and view.players[place] is partner)
    first = next(led, None)
    return None if first is None else first.suit


def _low(runs: list[Run], _: View) -> list[Run]:
    """The lowest card first."""
    return sorted(runs, key=lambda run: (run[-1].rank, -run[-1].suit))


def _third(runs: list[Run], view: View) -> list[Run]:
    """As high as needed: the highest, but the lowest of touching cards; low where nothing beats partner's card."""
    trick, trump = view.trick, view.contract.strain
    best = trick[winning_place(trick, trump)]
    last = view.to_play.left
    to_come = (view.held[last] or 0) if last is view.contract.dummy else view.unseen
    wins_none = all(winning_place((*trick, run[0]), trump) != len(trick) for run in runs)
    if wins_none or (_partner_wins(view) and _is_high(best, to_come)):
        return _low(runs, view)
    return sorted(runs, key=lambda run: (-run[-1].rank, -run[-1].suit))


def _last_hand(runs: list[Run], view: View) -> list[Run]:
    """The cheapest card that wins; low where partner has won already or nothing wins."""
    if _partner_wins(view):
        return _low(runs, view)
    trick, trump = view.trick, view.contract.strain
    return sorted(runs, key=lambda run: (winning_place((*trick, run[-1]), trump) != len(trick), run[-1].rank))


def _discards(runs: list[Run], view: View) -> list[Run]:
    """From where no guard is lost and dummy's length is kept up with, of these suits the longest, low."""

    def cost(run: Run) -> tuple[bool, bool, bool, int, int]:
        suit = run[0].suit
        cards = _own(view, suit)
        is_trump = int(suit) == int(view.contract.strain)
        return is_trump, _loses_guard(view, cards), _loses_length(view, suit, len(cards)), -len(cards), run[-1].rank

    return sorted(runs, key=cost)


def _loses_guard(view: View, cards: tuple[Card, ...]) -> bool:
    """Whether a suit's highest card, not yet high, would have too few beside it."""
    top = cards[0]
    others = view.unseen | (view.held[view.contract.dummy] or 0)
    return not _is_high(top, others) and top.rank in _GUARDED_BY and len(cards) - 1 <= _GUARDED_BY[top.rank]


def _is_high(card: Card, others: int) -> bool:
    """Whether no other card, of a mask, is higher in its suit."""
    return suit_of(others, card.suit) < suit_of(card.mask, card.suit)


def _loses_length(view: View, suit: Suit, length: int) -> bool:
    """Whether dummy would have more cards of the suit."""
    return suit_of(view.held[view.contract.dummy] or 0, suit).bit_count() >= length


def _own(view: View, suit: Suit) -> tuple[Card, ...]:
    """The player's cards of a suit, highest first."""
    held = view.held[view.to_play] or 0
    return cards_of(suit_of(held, suit) << (SUIT_BITS * suit))


def _partner_wins(view: View) -> bool:
    place = winning_place(view.trick, view.contract.strain)
    return view.players[len(view.plays) - len(view.trick) + place] is view.seat.partner


def _last(run: Run, card: Card) -> Run:
    """The run with a card of it at its end."""
    return (*(each for each in run if each is not card), card) if card in run else run


def _is_discard(view: View) -> bool:
    return bool(view.trick) and not suit_of(view.held[view.to_play] or 0, view.trick[0].suit)


CONVENTIONS = (
    Convention("lead", "K of KQJ4, 4 of KJ742, 9 of 953, 3 of Q53, 8 of 82", lambda view: not view.trick, _leads),
    Convention("discard", "a card of T8643, not one of Q85, which guard the queen", _is_discard, _discards),
    Convention("second hand", "4 of Q84", lambda view: len(view.trick) == 1, _low),
    Convention("third hand", "Q of KQ4 on partner's 5", lambda view: len(view.trick) == 2, _third),
    Convention("last hand", "9 of A94 on an 8", lambda view: len(view.trick) == 3, _last_hand),
)
"""The conventions; the first that applies decides."""
