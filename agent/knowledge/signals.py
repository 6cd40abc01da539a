"""Signals: what a defender's spot cards tell of his hand, if partners agreed on it.

Whether a card may be a signal, and of what, follows from what everybody sees; what it should be, from the hand it is
played from. Read are they as a likelihood, never as a fact (`Conventions.certainty`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.conventions import Conventions
from agent.knowledge.view import View
from agent.rules.contract import Contract
from ddsolver.cards import SUIT_BITS, Card, Rank, Seat, Suit
from ddsolver.position import winning_place

Kind = Literal["attitude", "count"]
_SPOTS = sum(1 << rank - 2 for rank in Rank if rank < Rank.TEN)
"""The ranks that signal, a mask of 13 from the deuce up."""
_ENCOURAGING = sum(1 << rank - 2 for rank in (Rank.QUEEN, Rank.KING, Rank.ACE))
_HOPELESS = Rank.QUEEN
"""Third hand signals on a trick that such a card, or a higher one, or a trump wins so far."""
_LANE = (1 << 13) - 1


@dataclass(frozen=True, slots=True)
class Signal:
    """A card of a defender that may be a signal."""

    seat: Seat
    card: Card
    kind: Kind


def signal_kind(
    contract: Contract, players: Sequence[Seat], plays: Sequence[Card], seat: Seat, suit: Suit
) -> Kind | None:
    """What a spot card of a suit would tell, played next by a defender; None if nothing."""
    trick = plays[len(plays) // 4 * 4 :]
    if seat.same_side(contract.declarer) or not trick or int(suit) == int(contract.strain):
        return None
    if any(card.suit is suit and who is seat for card, who in zip(plays, players, strict=True)):
        return None
    leader, led = players[len(plays) - len(trick)], trick[0].suit
    if suit is not led:
        return "attitude"
    best = trick[winning_place(tuple(trick), contract.strain)]
    if leader is seat.partner:
        return "attitude" if best.suit is not led or best.rank >= _HOPELESS else None
    return "count"


def wins_so_far(contract: Contract, plays: Sequence[Card], card: Card) -> bool:
    """Whether a card, played next, is the best of its trick then: it is played for that, and tells nothing."""
    trick = (*plays[len(plays) // 4 * 4 :], card)
    return winning_place(trick, contract.strain) == len(trick) - 1


def is_high(kind: Kind, dealt: NDArray[np.int64], suit: Suit, conventions: Conventions) -> NDArray[np.bool_]:
    """Whether the highest spot card is meant, the lowest if not, with each of some hands as dealt, bool (n,)."""
    held = dealt >> SUIT_BITS * suit & _LANE
    if kind == "attitude":
        return np.asarray((held & _ENCOURAGING != 0) == (conventions.attitude == "high"))
    return np.asarray((np.bitwise_count(held) % 2 == 0) == (conventions.count == "high"))


def signals_of(view: View, kinds: Collection[str], since: int = 0) -> Iterator[Signal]:
    """The cards of the defenders that may be signals, from a turn on, but for the viewer's own."""
    for turn, (seat, card) in enumerate(zip(view.players, view.plays, strict=True)):
        if turn < since or seat is view.seat or card.rank >= Rank.TEN:
            continue
        before = view.plays[:turn]
        kind = signal_kind(view.contract, view.players[:turn], before, seat, card.suit)
        if kind is not None and kind in kinds and not wins_so_far(view.contract, before, card):
            yield Signal(seat, card, kind)


def signal_likelihood(
    view: View, kinds: Collection[str], conventions: Conventions, dealt: NDArray[np.int64], since: int = 0
) -> NDArray[np.float64]:
    """How likely the signals seen from a turn on are with layouts as dealt, int64 (n, 4): float64 (n,)."""
    found = np.ones(len(dealt))
    for signal in signals_of(view, kinds, since):
        hands = dealt[:, signal.seat]
        spots = hands >> SUIT_BITS * signal.card.suit & _SPOTS
        number = np.bitwise_count(spots).astype(np.int64)
        rank = 1 << signal.card.rank - 2
        meant = np.where(
            is_high(signal.kind, hands, signal.card.suit, conventions), spots < 2 * rank, spots & (rank - 1) == 0
        )
        others = (1 - conventions.certainty) / np.maximum(number - 1, 1)
        found *= np.where(number == 1, 1.0, np.where(meant, conventions.certainty, others))
    return found
