"""Which of equally good cards a defender plays: plain rules that partners know of each other.

The rules choose between cards of the same worth alone; nothing is given up for them. What they say is in a table
(`agent.knowledge.conventions`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import numpy as np

from agent.knowledge.conventions import Conventions, ours
from agent.knowledge.signals import is_high, signal_kind, wins_so_far
from agent.knowledge.view import View
from agent.players.ties import Run
from ddsolver.cards import SUIT_BITS, Card, Rank, Suit, cards_of, suit_of
from ddsolver.position import winning_place

_GUARDED_BY = {Rank.KING: 1, Rank.QUEEN: 2, Rank.JACK: 3}
"""How many lower cards an honour needs beside it."""
_Order = Callable[[list[Run], View, Conventions], list[Run]]


def by_convention(
    runs: list[Run], view: View, conventions: Conventions | None = None, signals: Collection[str] = ()
) -> list[Run]:
    """The runs in the order in which the conventions prefer them, the card to be played last in each.

    Spot cards tell what the ``signals`` are about, attitude or count.
    """
    table = conventions or ours()
    situation = next(each for each in SITUATIONS if each.applies(view))
    return _signalling(situation.order(runs, view, table), view, table, signals)


def _signalling(runs: list[Run], view: View, conventions: Conventions, signals: Collection[str]) -> list[Run]:
    """The runs with the spot cards of each suit as its signal wants them, where a losing one would be played anyhow."""
    if not signals:
        return runs
    dealt = np.array([(view.held[view.to_play] or 0) | view.played_by(view.to_play)], dtype=np.int64)
    ordered: list[Run] = []
    for suit in dict.fromkeys(run[0].suit for run in runs):
        of_suit = [run for run in runs if run[0].suit is suit]
        kind = signal_kind(view.contract, view.players, view.plays, view.to_play, suit)
        usual = of_suit[0][-1]
        tells = usual.rank < Rank.TEN and not wins_so_far(view.contract, view.plays, usual)
        if tells and kind is not None and kind in signals:
            high = bool(is_high(kind, dealt, suit, conventions)[0])
            spots = {run: _spot(run, high=high) for run in of_suit if run[-1].rank < Rank.TEN}
            losing = [run for run, spot in spots.items() if not wins_so_far(view.contract, view.plays, spot)]
            losing.sort(key=lambda run: run[0].rank, reverse=high)
            others = [run for run in of_suit if run not in losing]
            of_suit = [*(_last(run, spots[run]) for run in losing), *others]
        ordered += of_suit
    return ordered


def _spot(run: Run, *, high: bool) -> Card:
    """The highest or the lowest spot card of a run."""
    return next(card for card in (run if high else reversed(run)) if card.rank < Rank.TEN)


@dataclass(frozen=True, slots=True)
class Situation:
    """A kind of turn, and in which order cards are played there."""

    name: str
    applies: Callable[[View], bool]
    order: _Order


def _leads(runs: list[Run], view: View, conventions: Conventions) -> list[Run]:
    """Suits in the table's order, trumps last unless partner led them; of each the card that is led from it."""
    returned = _partners_suit(view)
    costs: dict[str, Callable[[Run], int]] = {
        "partner": lambda run: run[0].suit is not returned,
        "sequence": lambda run: not _is_sequence(run),
        "longest": lambda run: -len(_own(view, run[0].suit)),
    }

    def cost(run: Run) -> tuple[int, ...]:
        suit = run[0].suit
        is_trump = int(suit) == int(view.contract.strain) and suit is not returned
        wanted = (int(costs[rule](run)) for rule in conventions.lead_suits)
        return is_trump, *wanted, _usual_lead(view, suit, conventions) not in run, -suit

    ordered = sorted(runs, key=cost)
    return [_last(run, _usual_lead(view, run[0].suit, conventions)) for run in ordered]


def _usual_lead(view: View, suit: Suit, conventions: Conventions) -> Card:
    """The card that is led from a suit."""
    cards = _own(view, suit)
    has_honour = cards[0].rank >= Rank.TEN
    if len(cards) > 1 and has_honour and cards[0].rank - cards[1].rank == 1:
        return cards[conventions.sequence == "second"]
    if len(cards) >= 4:
        return cards[min(conventions.long, len(cards)) - 1]
    place = conventions.three_with_honour if len(cards) == 3 and has_honour else conventions.other
    return cards[-1 if place == "low" else 0]


def _is_sequence(run: Run) -> bool:
    return len(run) > 1 and run[0].rank >= Rank.TEN


def _partners_suit(view: View) -> Suit | None:
    """The suit that partner led first."""
    partner = view.seat.partner
    led = (card for place, card in enumerate(view.plays) if place % 4 == 0 and view.players[place] is partner)
    first = next(led, None)
    return None if first is None else first.suit


def _low(runs: list[Run]) -> list[Run]:
    """The lowest card first."""
    return sorted(runs, key=lambda run: (run[-1].rank, -run[-1].suit))


def _second(runs: list[Run], view: View, conventions: Conventions) -> list[Run]:
    """Low, but an honour is covered if that was agreed."""
    led = view.trick[0]
    low = _low(runs)
    if not conventions.cover or led.rank < Rank.TEN:
        return low
    return sorted(low, key=lambda run: not (run[-1].suit is led.suit and run[-1].rank > led.rank))


def _third(runs: list[Run], view: View, conventions: Conventions) -> list[Run]:
    """As high as needed: the highest, but the lowest of touching cards; low where nothing beats partner's card."""
    best = view.trick[winning_place(view.trick, view.contract.strain)]
    last = view.to_play.left
    to_come = (view.held[last] or 0) if last is view.contract.dummy else view.unseen
    wins_none = not any(wins_so_far(view.contract, view.plays, run[0]) for run in runs)
    if conventions.third == "low" or wins_none or (_partner_wins(view) and _is_high(best, to_come)):
        return _low(runs)
    return sorted(runs, key=lambda run: (-run[-1].rank, -run[-1].suit))


def _last_hand(runs: list[Run], view: View, _: Conventions) -> list[Run]:
    """The cheapest card that wins; low where partner has won already or nothing wins."""
    if _partner_wins(view):
        return _low(runs)
    return sorted(runs, key=lambda run: (not wins_so_far(view.contract, view.plays, run[-1]), run[-1].rank))


def _discards(runs: list[Run], view: View, conventions: Conventions) -> list[Run]:
    """From where nothing is lost that is to be kept, of these suits the longest, low; trumps last."""

    def cost(run: Run) -> tuple[int, ...]:
        suit = run[0].suit
        cards = _own(view, suit)
        loses = {"guards": _loses_guard(view, cards), "length": _loses_length(view, suit, len(cards))}
        is_trump = int(suit) == int(view.contract.strain)
        return is_trump, *(loses[kept] for kept in conventions.keep), -len(cards), run[-1].rank

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


SITUATIONS = (
    Situation("lead", lambda view: not view.trick, _leads),
    Situation("discard", _is_discard, _discards),
    Situation("second hand", lambda view: len(view.trick) == 1, _second),
    Situation("third hand", lambda view: len(view.trick) == 2, _third),
    Situation("last hand", lambda view: len(view.trick) == 3, _last_hand),
)
"""The first that applies decides."""
