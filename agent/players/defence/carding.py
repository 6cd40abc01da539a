"""Carding: which of equally good cards a defender plays, by rules that partners know.

The rules choose only between cards of the same value. Agreements (`agent.players.defence.agreements`) set the rules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from agent.knowledge.view import View
from agent.players.defence.agreements import Agreements, ours
from agent.players.tie_break import Run
from ddsolver.cards import SUIT_CARDS, Card, Rank, Suit, cards_of, count_cards
from ddsolver.position import winning_place

_GUARDED_BY = {Rank.KING: 1, Rank.QUEEN: 2, Rank.JACK: 3}
"""The number of lower cards that guard an honour."""
_Order = Callable[[list[Run], View, Agreements], list[Run]]


def order_by_agreement(runs: list[Run], view: View, agreements: Agreements | None = None) -> list[Run]:
    """Return the runs in the agreed order; in each run, the card to play is the last."""
    situation = next(each for each in CARDING_RULES if each.applies(view))
    return situation.order(runs, view, agreements or ours())


@dataclass(frozen=True, slots=True)
class CardingRule:
    """A rule for one kind of turn: when it applies, and how it orders the runs."""

    name: str
    applies: Callable[[View], bool]
    order: _Order


def _leads(runs: list[Run], view: View, agreements: Agreements) -> list[Run]:
    """Order the leads: suits in the agreed order, and in each suit the agreed card first.

    Trumps come last, unless partner's first lead was a trump.
    """
    returned = _partners_suit(view)
    costs: dict[str, Callable[[Run], int]] = {
        "partner": lambda run: run[0].suit is not returned,
        "sequence": lambda run: not _is_sequence(run),
        "longest": lambda run: -len(_own(view, run[0].suit)),
    }

    def cost(run: Run) -> tuple[int, ...]:
        suit = run[0].suit
        is_trump = int(suit) == int(view.contract.strain) and suit is not returned
        preferences = (int(costs[rule](run)) for rule in agreements.lead_suits)
        return is_trump, *preferences, _usual_lead(view, suit, agreements) not in run, -suit

    ordered = sorted(runs, key=cost)
    return [_last(run, _usual_lead(view, run[0].suit, agreements)) for run in ordered]


def _usual_lead(view: View, suit: Suit, agreements: Agreements) -> Card:
    """Return the agreed lead from a suit."""
    cards = _own(view, suit)
    has_honour = cards[0].rank >= Rank.TEN
    if len(cards) > 1 and has_honour and cards[0].rank - cards[1].rank == 1:
        return cards[agreements.sequence == "second"]
    if len(cards) >= 4:
        return cards[min(agreements.long, len(cards)) - 1]
    place = agreements.three_with_honour if len(cards) == 3 and has_honour else agreements.other
    return cards[-1 if place == "low" else 0]


def _is_sequence(run: Run) -> bool:
    return len(run) > 1 and run[0].rank >= Rank.TEN


def _partners_suit(view: View) -> Suit | None:
    """Return the suit of partner's first lead; None if partner has not led yet."""
    partner = view.seat.partner
    led = (card for place, card in enumerate(view.plays) if place % 4 == 0 and view.players[place] is partner)
    first = next(led, None)
    return None if first is None else first.suit


def _low(runs: list[Run]) -> list[Run]:
    """Order the runs by their lowest cards, lowest first."""
    return sorted(runs, key=lambda run: (run[-1].rank, -run[-1].suit))


def _second(runs: list[Run], view: View, agreements: Agreements) -> list[Run]:
    """Order the runs of second hand, the lowest first.

    If an honour was led and covering is agreed, the runs that beat it come before the others.
    """
    led = view.trick[0]
    low = _low(runs)
    if not agreements.cover or led.rank < Rank.TEN:
        return low
    return sorted(low, key=lambda run: not (run[-1].suit is led.suit and run[-1].rank > led.rank))


def _third(runs: list[Run], view: View, agreements: Agreements) -> list[Run]:
    """Order the runs of touching cards of third hand, the highest first.

    The lowest comes first if that is agreed, if no card wins, or if partner's card will win.
    """
    best = view.trick[winning_place(view.trick, view.contract.strain)]
    last = view.to_play.left
    to_come = (view.held[last] or 0) if last is view.contract.dummy else view.unseen
    wins_none = not any(_wins_so_far(view, run[0]) for run in runs)
    if agreements.third == "low" or wins_none or (_partner_wins(view) and _is_high(best, to_come)):
        return _low(runs)
    return sorted(runs, key=lambda run: (-run[-1].rank, -run[-1].suit))


def _last_hand(runs: list[Run], view: View, _: Agreements) -> list[Run]:
    """Order the runs of last hand, the cheapest winning card first.

    The lowest comes first if partner wins or if no card wins.
    """
    if _partner_wins(view):
        return _low(runs)
    return sorted(runs, key=lambda run: (not _wins_so_far(view, run[-1]), run[-1].rank))


def _discards(runs: list[Run], view: View, agreements: Agreements) -> list[Run]:
    """Order the discards: low cards of long suits first, then cards that should be kept by agreement, then trumps."""

    def cost(run: Run) -> tuple[int, ...]:
        suit = run[0].suit
        cards = _own(view, suit)
        loses = {"guards": _loses_guard(view, cards), "length": _loses_length(view, suit, len(cards))}
        is_trump = int(suit) == int(view.contract.strain)
        return is_trump, *(loses[kept] for kept in agreements.keep), -len(cards), run[-1].rank

    return sorted(runs, key=cost)


def _loses_guard(view: View, cards: tuple[Card, ...]) -> bool:
    """Whether a discard leaves too few guards for the highest card of ``cards``, a K, Q or J that can be beaten."""
    top = cards[0]
    others = view.unseen | (view.held[view.contract.dummy] or 0)
    return not _is_high(top, others) and top.rank in _GUARDED_BY and len(cards) - 1 <= _GUARDED_BY[top.rank]


def _is_high(card: Card, others: int) -> bool:
    """Whether no card of the mask ``others`` is higher in the suit."""
    return others & SUIT_CARDS[card.suit] < card.mask


def _loses_length(view: View, suit: Suit, length: int) -> bool:
    """Whether a discard leaves fewer cards in a suit than dummy has there."""
    return count_cards((view.held[view.contract.dummy] or 0) & SUIT_CARDS[suit]) >= length


def _own(view: View, suit: Suit) -> tuple[Card, ...]:
    """Return the player's cards of a suit, highest first."""
    return cards_of((view.held[view.to_play] or 0) & SUIT_CARDS[suit])


def _partner_wins(view: View) -> bool:
    place = winning_place(view.trick, view.contract.strain)
    return view.players[len(view.plays) - len(view.trick) + place] is view.seat.partner


def _wins_so_far(view: View, card: Card) -> bool:
    """Whether a card, played now, would be the best of its trick."""
    trick = (*view.trick, card)
    return winning_place(trick, view.contract.strain) == len(trick) - 1


def _last(run: Run, card: Card) -> Run:
    """Move a card to the end of its run."""
    return (*(each for each in run if each is not card), card) if card in run else run


def _is_discard(view: View) -> bool:
    return bool(view.trick) and not _own(view, view.trick[0].suit)


CARDING_RULES = (
    CardingRule("lead", lambda view: not view.trick, _leads),
    CardingRule("discard", _is_discard, _discards),
    CardingRule("second hand", lambda view: len(view.trick) == 1, _second),
    CardingRule("third hand", lambda view: len(view.trick) == 2, _third),
    CardingRule("last hand", lambda view: len(view.trick) == 3, _last_hand),
)
"""The rules for all kinds of turns; the first rule that applies decides."""
