"""Carding: which of equally good cards a defender plays, by rules that partners know.

A defender never plays a worse card because of them.
"""

from __future__ import annotations

from agent.knowledge.view import View
from agent.players.objective import Run
from ddsolver.cards import SUIT_CARDS, Card, Rank, Suit, cards_of, count_cards
from ddsolver.position import winning_place

_GUARDED_BY = {Rank.KING: 1, Rank.QUEEN: 2, Rank.JACK: 3}
"""The number of lower cards that guard an honour."""


def order_by_agreement(runs: list[Run], view: View) -> list[Run]:
    """Return the runs in the agreed order; in each run, the card to play is the last."""
    if not view.trick:
        return _leads(runs, view)
    if not _own(view, view.trick[0].suit):
        return _discards(runs, view)
    order = (_low, _third, _last_hand)[len(view.trick) - 1]
    return order(runs, view)


def _leads(runs: list[Run], view: View) -> list[Run]:
    """Order the leads: partner's suit, suits with a sequence, long suits; in each suit the usual card first.

    So the lead from QJT comes before the lead from KJ742. Trumps come last, unless partner's first lead was a trump.
    """
    returned = _partners_suit(view)

    def cost(run: Run) -> tuple[int, ...]:
        suit = run[0].suit
        is_trump = int(suit) == int(view.contract.strain) and suit is not returned
        length = len(_own(view, suit))
        return is_trump, suit is not returned, not _is_sequence(run), -length, _usual_lead(view, suit) not in run, -suit

    ordered = sorted(runs, key=cost)
    return [_last(run, _usual_lead(view, run[0].suit)) for run in ordered]


def _usual_lead(view: View, suit: Suit) -> Card:
    """Return the usual lead from a suit: K from KQJ4, 4 from KJ742, 3 from Q53 or 953, 8 from 82."""
    cards = _own(view, suit)
    has_honour = cards[0].rank >= Rank.TEN
    if len(cards) > 1 and has_honour and cards[0].rank - cards[1].rank == 1:
        return cards[0]
    if len(cards) >= 4:
        return cards[3]
    return cards[-1] if len(cards) == 3 else cards[0]


def _is_sequence(run: Run) -> bool:
    return len(run) > 1 and run[0].rank >= Rank.TEN


def _partners_suit(view: View) -> Suit | None:
    """Return the suit of partner's first lead; None if partner has not led yet."""
    partner = view.seat.partner
    led = (card for place, card in enumerate(view.plays) if place % 4 == 0 and view.players[place] is partner)
    first = next(led, None)
    return None if first is None else first.suit


def _low(runs: list[Run], _: View) -> list[Run]:
    """Order the runs by their lowest cards, lowest first."""
    return sorted(runs, key=lambda run: (run[-1].rank, -run[-1].suit))


def _third(runs: list[Run], view: View) -> list[Run]:
    """Order the runs of touching cards of third hand, the highest first.

    The lowest comes first if no card wins, or if partner's card will win.
    """
    best = view.trick[winning_place(view.trick, view.contract.strain)]
    last = view.to_play.left
    to_come = (view.held[last] or 0) if last is view.contract.dummy else view.unseen
    wins_none = not any(_wins_so_far(view, run[0]) for run in runs)
    if wins_none or (_partner_wins(view) and _is_high(best, to_come)):
        return _low(runs, view)
    return sorted(runs, key=lambda run: (-run[-1].rank, -run[-1].suit))


def _last_hand(runs: list[Run], view: View) -> list[Run]:
    """Order the runs of last hand, the cheapest winning card first.

    The lowest comes first if partner wins or if no card wins.
    """
    if _partner_wins(view):
        return _low(runs, view)
    return sorted(runs, key=lambda run: (not _wins_so_far(view, run[-1]), run[-1].rank))


def _discards(runs: list[Run], view: View) -> list[Run]:
    """Order the discards: low cards of long suits first, then cards that should be kept, then trumps.

    Guards of honours are kept before length: the defender keeps Q85 and discards from T8643. Then it keeps as many
    cards of a suit as dummy has.
    """

    def cost(run: Run) -> tuple[int, ...]:
        suit = run[0].suit
        cards = _own(view, suit)
        is_trump = int(suit) == int(view.contract.strain)
        loses_length = _loses_length(view, suit, len(cards))
        return is_trump, _loses_guard(view, cards), loses_length, -len(cards), run[-1].rank

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
