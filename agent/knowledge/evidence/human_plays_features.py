"""The features of each card that people may have played.

Features are such as a card's rank and the length of its suit. Each kind of choice (`kind_of`) has features of its own;
`agent.knowledge.evidence.human_plays` weighs them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.evidence.human_plays_turns import HumanTurn
from ddsolver.cards import Card, Rank, Seat, Strain, Suit

_MASKS = np.array([[Card(suit, rank).mask for rank in Rank] for suit in Suit])
"""The mask of every card, int64 (4, 13): spades first, and in each suit the deuce first."""
_TEN, _JACK, _QUEEN, _KING, _ACE = (rank - Rank(2) for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE))

_MOST_HIGHER = 5
"""More higher cards than this number count as this number."""

Features = dict[str, NDArray[Any]]
"""The values of each feature, numbers or booleans."""


def features_of(
    turn: HumanTurn, hands: NDArray[np.int64], *, follows: bool
) -> tuple[list[str], NDArray[np.float64], NDArray[np.bool_]]:
    """Return the f names and the values, float64 (n, suits, 13, f), of `features_by_name`, and its legal cards."""
    listed, legal = features_by_name(turn, hands, follows=follows)
    features = np.empty((*legal.shape, len(listed)))
    for place, each in enumerate(listed.values()):
        features[..., place] = each
    return list(listed), features, legal


def features_by_name(turn: HumanTurn, hands: NDArray[np.int64], *, follows: bool) -> tuple[Features, NDArray[np.bool_]]:
    """Return the values of each feature, and which cards are legal.

    The legal cards are bool (n, suits, 13), the deuce first; the values broadcast to this shape. ``hands`` are
    possible hands of `HumanTurn.hidden_seat`. With ``follows``, all hands must have the suit led, and the arrays have
    only this suit. Without ``follows``, no hand may have the suit led, if any, and the arrays have four suits.
    """
    held = _Held(hands, turn.trump, turn.led if follows else None)
    if turn.led is not None:
        return (_follow_features if follows else _discard_features)(held, turn), held.has
    if turn.dummy is None:
        return _opening_lead_features(held, turn), held.has
    dummy = _Held(np.array([turn.dummy]), turn.trump)
    if turn.seat is turn.contract.dummy:
        return _dummys_lead_features(held, dummy, turn), np.broadcast_to(dummy.has, held.has.shape)
    return (_declarers_lead_features if turn.declares else _later_lead_features)(held, dummy, turn), held.has


def feature_index(card: Card, *, follows: bool) -> tuple[int, int]:
    """Return the index (suit, rank) of a card in the arrays of `features_of`."""
    return 0 if follows else int(card.suit), card.rank - 2


class _Held:
    """Properties of n hands by suit and rank; each array broadcasts to (n, suits, 13), deuce first."""

    def __init__(self, hands: NDArray[np.int64], trump: Strain, only: Suit | None = None) -> None:
        self.suits = list(Suit) if only is None else [only]
        self.has: NDArray[np.bool_] = hands[:, None, None] & _MASKS[self.suits] != 0
        self.length = self.has.sum(axis=2, keepdims=True)
        self.below = np.cumsum(self.has, axis=2) - self.has
        self.above = self.length - self.below - self.has
        self.rank = np.arange(13)[None, None]
        self.honour = self.rank >= _TEN
        self.lowest, self.highest = self.below == 0, self.above == 0
        self.next_up, self.next_down = np.zeros_like(self.has), np.zeros_like(self.has)
        self.next_up[:, :, :-1] = self.has[:, :, 1:]
        self.next_down[:, :, 1:] = self.has[:, :, :-1]
        self.top_honours = self.has[:, :, _TEN + 1 :].sum(axis=2, keepdims=True)
        self.points = self.has[:, :, _JACK:] @ np.arange(1.0, 5.0)[:, None] / 4
        self.trump = np.array([int(suit) == int(trump) for suit in self.suits])[None, :, None]

    def left(self, turn: HumanTurn, *known: _Held) -> NDArray[np.bool_]:
        """Return which cards are left in other hands than this one and the ``known`` ones, bool (n, suits, 13)."""
        left = turn.left & _MASKS[self.suits] != 0
        for each in (self, *known):
            left = left & ~each.has
        return np.asarray(left)

    def holds(self, rank: int) -> NDArray[np.bool_]:
        """Return whether each hand has the card of this rank in each suit, bool (n, suits, 1)."""
        return self.has[:, :, rank : rank + 1]


def _lead_features(held: _Held) -> Features:
    length, rank, spot = held.length, held.rank, ~held.honour
    ace, king, queen = held.holds(_ACE), held.holds(_KING), held.holds(_QUEEN)
    alone = ~held.next_up & ~held.next_down
    return {
        "a trump": held.trump,
        "a trump honour": held.trump & held.honour,
        "a singleton": (length == 1) & ~held.trump,
        "from two": (length == 2) & ~held.trump,
        "from four or more": length >= 4,
        "from five or more": length >= 5,
        "length": length,
        "points": held.points,
        "top of a sequence": held.next_down & ~held.next_up & (rank > _TEN),
        "inner of a sequence": held.next_up & (rank > _TEN),
        "an ace without the king": (rank == _ACE) & ~held.next_down & (length >= 3),
        "an ace with the king": (rank == _ACE) & held.next_down,
        "a king alone": (rank == _KING) & alone,
        "a queen alone": (rank == _QUEEN) & alone,
        "a jack alone": (rank == _JACK) & alone,
        "below an ace": spot & ace,
        "below a king": spot & king & ~ace,
        "below a queen": spot & queen & ~king & ~ace,
        "from small cards": spot & (held.top_honours == 0),
        "third best": (held.above == 2) & spot,
        "fourth best": (held.above == 3) & spot,
        "fifth best": (held.above == 4) & spot,
        "second of small cards": (held.above == 1) & spot & (held.top_honours == 0),
        "lowest of three small": (held.above == 2) & spot & (held.top_honours == 0) & (length == 3),
        "lowest below an honour": held.lowest & spot & (length >= 3) & (held.top_honours > 0),
        "top of two small": held.highest & spot & (length == 2),
    }


def _opening_lead_features(held: _Held, turn: HumanTurn) -> Features:
    """Return the features of an opening lead: those of any lead, and of the bidding."""
    declarer, dummy = turn.contract.declarer, turn.contract.dummy
    return (
        _lead_features(held)
        | _rank_features(held, held.left(turn))
        | {
            "a major": _suits((Suit.SPADES, Suit.HEARTS)),
            "partner bid it": _suits_of(turn.bid_by, turn.seat.partner),
            "bid it": _suits_of(turn.bid_by, turn.seat),
            "dummy bid it": _suits_of(turn.bid_by, dummy) & ~held.trump,
            "declarer bid it": _suits_of(turn.bid_by, declarer) & ~held.trump,
        }
    )


def _later_lead_features(held: _Held, dummy: _Held, turn: HumanTurn) -> Features:
    """Return the features of later leads from a hidden hand: those of any lead, of dummy, and of the play so far."""
    partners = _suits_of(turn.led_by, turn.seat.partner)
    others = held.left(turn, dummy) if turn.declares else held.left(turn)
    return (
        _lead_features(held)
        | _rank_features(held, others)
        | {
            "dummy's length": dummy.length,
            "dummy's honours": dummy.top_honours,
            "dummy is void": dummy.length == 0,
            "partner's suit": partners,
            "partner's suit, highest": partners & held.highest,
            "partner's suit, lowest": partners & held.lowest,
            "own suit": _suits_of(turn.led_by, turn.seat),
            "their suit": _suits_of(turn.led_by, turn.seat.left, turn.seat.right),
            "hidden cards left": held.left(turn, dummy).sum(axis=2, keepdims=True),
        }
    )


def _declarers_lead_features(held: _Held, dummy: _Held, turn: HumanTurn) -> Features:
    """Return the features of the declarer's lead: those of a defender's lead, and features of dummy's holding."""
    return _later_lead_features(held, dummy, turn) | {
        "dummy has the ace": dummy.holds(_ACE),
        "dummy has the king": dummy.holds(_KING),
        "dummy has the queen": dummy.holds(_QUEEN),
        "small towards an honour": ~held.honour & (dummy.top_honours > 0),
        "small towards a gap": ~held.honour & _gap(dummy, held),
        "a trump, dummy has some": held.trump & (dummy.length > 0),
        "longer than dummy": held.length > dummy.length,
    }


def _rank_features(held: _Held, others: NDArray[np.bool_]) -> Features:
    """Return features of the rank of each card of ``held`` among the ``others`` that are left, bool (n, suits, 13)."""
    higher = _higher(others)
    inner, top = _equals(held.has, others)
    return {
        "a winner": higher == 0,
        "an inner winner": (higher == 0) & inner,
        "second best left": higher == 1,
        "higher cards left": np.minimum(higher, _MOST_HIGHER),
        "no other hand has any": ~others.any(axis=2, keepdims=True),
        "top of equals": top,
    }


def _higher(others: NDArray[np.bool_]) -> NDArray[np.int64]:
    """Return how many of the ``others`` are higher than each card, int64 (n, suits, 13)."""
    return np.asarray(np.cumsum(others[:, :, ::-1], axis=2)[:, :, ::-1] - others)


def _equals(has: NDArray[np.bool_], others: NDArray[np.bool_]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Return the cards with an equal card above, and those with one below only; both are bool (n, suits, 13).

    Two cards of a hand are equal if none of the ``others`` lies between them.
    """
    has, others = np.broadcast_arrays(has, others)
    above = _equal_below(has[:, :, ::-1], others[:, :, ::-1])[:, :, ::-1]
    return above, _equal_below(has, others) & ~above


def _equal_below(has: NDArray[np.bool_], others: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return whether the next card that is left below each card is of the same hand, bool (n, suits, 13)."""
    nearest = np.maximum.accumulate(np.where(has | others, np.arange(13), -1), axis=2)
    below = np.full_like(nearest, -1)
    below[:, :, 1:] = nearest[:, :, :-1]
    return np.asarray((below >= 0) & np.take_along_axis(has, np.maximum(below, 0), axis=2))


def _dummys_lead_features(held: _Held, dummy: _Held, turn: HumanTurn) -> Features:
    """Return the features of leads from dummy, given the declarer's hands ``held``."""
    small, others = ~dummy.honour, held.left(turn, dummy)
    return _rank_features(dummy, others) | {
        "hidden cards left": others.sum(axis=2, keepdims=True),
        "a trump": dummy.trump,
        "an honour": dummy.honour,
        "lowest": dummy.lowest,
        "top of a sequence": dummy.next_down & ~dummy.next_up,
        "length": dummy.length,
        "the last one": dummy.length == 1,
        "declarer's length": held.length,
        "declarer is void": held.length == 0,
        "declarer's honours": held.top_honours,
        "declarer has the ace": held.holds(_ACE),
        "declarer has the king": held.holds(_KING),
        "declarer has the queen": held.holds(_QUEEN),
        "small towards an honour": small & (held.top_honours > 0),
        "small towards a gap": small & _gap(held, dummy),
        "an honour towards a gap": dummy.honour & _gap(held, dummy),
        "longer together than eight": held.length + dummy.length > 8,
        "a trump, declarer's length": dummy.trump * held.length,
    }


def _gap(one: _Held, other: _Held) -> NDArray[np.bool_]:
    """Return whether ``one`` has a tenace in each suit, bool (n, suits, 1).

    A tenace is AQ if both hands lack the king, and AJ or KJ if both lack the queen.
    """
    together = one.has | other.has
    is_gap = np.zeros_like(together[:, :, :1])
    for missing in (_KING, _QUEEN):
        above = one.has[:, :, missing + 1 :].any(axis=2, keepdims=True)
        below = one.has[:, :, missing - 1 : missing]
        is_gap = is_gap | (above & below & ~together[:, :, missing : missing + 1])
    return is_gap


def _discard_features(held: _Held, turn: HumanTurn) -> Features:
    length, rank = held.length, held.rank
    dummy = _Held(np.array([turn.dummy or 0]), turn.trump)
    wins = held.trump & (rank > turn.best_trump) & (int(turn.trump) != turn.led)
    cheapest = _cheapest(wins & held.has)
    return {
        "a ruff": held.trump,
        "a low ruff": held.trump & held.lowest,
        "a ruff that wins": wins,
        "cheapest ruff": cheapest,
        "ruffs partner": wins & turn.partner_wins,
        "ruffs partner as last hand": wins & turn.partner_wins & (turn.place == 3),
        "a ruff before dummy": wins & turn.dummy_follows,
        "length": length,
        "from four or more": length >= 4,
        "from five or more": length >= 5,
        "a singleton": (length == 1) & ~held.trump,
        "from two": (length == 2) & ~held.trump,
        "lowest": held.lowest,
        "highest": held.highest & ~held.lowest,
        "an honour": held.honour,
        "an ace": rank == _ACE,
        "a king": rank == _KING,
        "a queen": rank == _QUEEN,
        "a jack": rank == _JACK,
        "bares an honour": (length == 2) & held.lowest & (held.top_honours > 0),
        "unguards a queen": (length == 3) & held.lowest & held.holds(_QUEEN) & ~held.holds(_KING),
        "a suit thrown before": _suits(turn.thrown),
        "dummy's length": dummy.length,
        "no longer than dummy": length <= dummy.length,
        "as long as dummy": length == dummy.length,
        "inner of a sequence": held.next_up,
        "rank": rank / _ACE,
        "a spot below an ace": ~held.honour & held.holds(_ACE),
        "a spot below a king": ~held.honour & held.holds(_KING) & ~held.holds(_ACE),
        "a suit without an honour": (held.top_honours == 0) & ~held.trump,
    } | _signal_features(held, turn, ~held.trump)


def _signal_features(held: _Held, turn: HumanTurn, free: NDArray[np.bool_]) -> Features:
    """Return how high a defender's spot card is; 0 where the card is not ``free`` to be a signal."""
    height = held.rank / _ACE * (~held.honour & free & (not turn.declares))
    return {
        "high spot, an honour above": height * (held.top_honours > 0),
        "high spot, an even number": height * (held.length % 2 == 0),
    }


def _follow_features(held: _Held, turn: HumanTurn) -> Features:
    rank = held.rank
    wins = rank > turn.best
    winning = wins & held.has
    cheapest = _cheapest(winning)
    dummy = _Held(np.array([turn.dummy or 0]), turn.trump, turn.led)
    beats = wins & (_higher(dummy.has) == 0)
    others = held.left(turn, dummy) if turn.declares else held.left(turn)
    higher = _higher(others)
    honour_led = turn.trick[0].rank >= Rank.TEN
    return {
        "lowest": held.lowest,
        "highest": held.highest & ~held.lowest,
        "wins": wins,
        "cheapest to win": cheapest,
        "wins from partner": wins & turn.partner_wins,
        "cheapest from partner": cheapest & turn.partner_wins,
        "an honour": held.honour,
        "an honour that wins": held.honour & wins,
        "an honour that does not": held.honour & ~wins,
        "inner of a sequence": held.next_up,
        "top of a sequence": held.next_down & ~held.next_up,
        "high of two": (held.length == 2) & held.highest,
        "high of two small": (held.length == 2) & held.highest & ~held.honour,
        "rank": rank / _ACE,
        "an ace": rank == _ACE,
        "a king": rank == _KING,
        "a queen": rank == _QUEEN,
        "a jack": rank == _JACK,
        "an ace that wins": (rank == _ACE) & wins,
        "second highest, small": (held.above == 1) & ~held.lowest & ~held.honour,
        "an ace before dummy": (rank == _ACE) & turn.dummy_follows,
        "an honour before dummy": held.honour & turn.dummy_follows,
        "cheapest before dummy": cheapest & turn.dummy_follows,
        "beats dummy": beats,
        "cheapest to beat dummy": _cheapest(beats & held.has),
        "an honour on an honour": held.honour & wins & honour_led,
        "lowest, none wins": held.lowest & ~winning.any(axis=2, keepdims=True),
        "a winner": higher == 0,
        "a winner that wins": (higher == 0) & wins,
        "higher cards left": np.minimum(higher, _MOST_HIGHER),
        "top of equals that wins": _equals(held.has, others)[1] & wins,
    } | _signal_features(held, turn, ~wins | turn.partner_wins)


def _cheapest(winning: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Return the lowest of the ``winning`` cards of each suit, bool (n, suits, 13)."""
    return np.asarray(winning & (np.cumsum(winning, axis=2) == 1))


def _suits_of(suits: Mapping[Suit, set[Seat]], *seats: Seat) -> NDArray[np.bool_]:
    """Return an array that marks the suits that one of the ``seats`` has led or bid, bool (1, 4, 1)."""
    return _suits(suit for suit, its_seats in suits.items() if not its_seats.isdisjoint(seats))


def _suits(suits: Iterable[Suit]) -> NDArray[np.bool_]:
    """Return an array that marks the given suits, bool (1, 4, 1)."""
    marked = np.zeros((1, 4, 1), dtype=bool)
    marked[0, list(suits)] = True
    return marked
