"""The turns at which people chose a card, what they saw there, and the features of each card that they may have played.

Features are such as a card's rank and the length of its suit. Each kind of choice (`kind_of`) has features of its own;
`agent.knowledge.evidence.plays_human` weighs them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.rules.contract import Contract
from ddsolver.cards import SUIT_CARDS, Card, Rank, Seat, Strain, Suit, count_cards
from ddsolver.position import winning_place

_FOLLOWING = ("second hand", "third hand", "fourth hand")
TRUMPED = 13
"""The value of `HumanTurn.best` if no card of the suit led can win the trick."""


@dataclass(frozen=True, slots=True)
class HumanTurn:
    """A turn at which a defender or the declarer chose a card, and what this player saw besides his own hand."""

    turn: int
    seat: Seat
    """The seat that played the card."""
    card: Card
    """The card that was played."""
    trump: Strain
    led: Suit | None
    """The suit led; None if the seat is to lead."""
    place: int
    """The place of the card in the trick, from 0."""
    best: int
    """The rank of the card that wins so far, from 0 (the deuce) to 12; `TRUMPED` after a ruff or at a lead."""
    partner_wins: bool
    dummy_follows: bool
    """Whether dummy is still to play to the trick."""
    dummy: int | None
    """Dummy's remaining cards, as a mask; None before the opening lead."""
    led_by: Mapping[Suit, set[Seat]] = field(default_factory=dict)
    """The seats that have led each suit."""
    thrown: frozenset[Suit] = frozenset()
    """The suits that the seat has discarded from."""
    declarer: Seat | None = None
    """The declarer if the declarer chose the card, else None."""

    def follows(self, hands: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return for each hand whether it has a card of the suit led, bool (n,); all False if the seat is to lead."""
        lane = 0 if self.led is None else SUIT_CARDS[self.led]
        return np.asarray(hands & lane != 0)

    @property
    def hidden_seat(self) -> Seat:
        """The seat whose hidden hand explains the card: the declarer for dummy's leads, else the player."""
        return self.seat if self.declarer is None else self.declarer


def human_turns(contract: Contract, players: Sequence[Seat], plays: Sequence[Card], dummy: int) -> Iterator[HumanTurn]:
    """Yield all turns of the defenders and the declarer, and dummy's leads; each has what its player saw.

    Dummy's other turns show little, so they are left out. ``dummy`` is the mask of dummy's hand before the first card.
    """
    led_by: dict[Suit, set[Seat]] = {}
    thrown: dict[Seat, frozenset[Suit]] = {}
    whole = count_cards(dummy) == 13
    for turn, (seat, card) in enumerate(zip(players, plays, strict=True)):
        place = turn % 4
        trick = tuple(plays[turn - place : turn])
        led = trick[0].suit if trick else None
        if seat is not contract.dummy or not trick:
            winning = winning_place(trick, contract.strain) if trick else 0
            yield HumanTurn(
                turn,
                seat,
                card,
                contract.strain,
                led,
                place,
                trick[winning].rank - 2 if trick and trick[winning].suit is led else TRUMPED,
                bool(trick) and players[turn - place + winning] is seat.partner,
                0 < (contract.dummy - seat) % 4 < 4 - place,
                None if turn == 0 and whole else dummy,
                {suit: set(seats) for suit, seats in led_by.items()},
                thrown.get(seat, frozenset()),
                contract.declarer if seat.same_side(contract.declarer) else None,
            )
        if led is None:
            led_by.setdefault(card.suit, set()).add(seat)
        elif card.suit is not led:
            thrown[seat] = thrown.get(seat, frozenset()) | {card.suit}
        if seat is contract.dummy:
            dummy &= ~card.mask


def kind_of(turn: HumanTurn, *, follows: bool) -> str:
    """Return the kind of choice, such as ``third hand`` or ``discard``, given whether the hand ``follows`` suit."""
    if turn.led is None:
        kind = "opening lead" if turn.dummy is None else "lead"
    else:
        kind = _FOLLOWING[turn.place - 1] if follows else "discard"
    if turn.declarer is None:
        return kind
    return f"declarer's {kind}" if turn.seat is turn.declarer else f"dummy's {kind}"


_MASKS = np.array([[Card(suit, rank).mask for rank in Rank] for suit in Suit])
"""The mask of every card, int64 (4, 13): spades first, and in each suit the deuce first."""
_TEN, _JACK, _QUEEN, _KING, _ACE = (rank - Rank(2) for rank in (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE))


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
    kind = kind_of(turn, follows=follows)
    if kind == "dummy's lead":
        dummy = _Held(np.array([turn.dummy or 0]), turn.trump)
        return _dummys_lead_features(held, dummy), np.broadcast_to(dummy.has, held.has.shape)
    if kind == "declarer's lead":
        return _declarers_lead_features(held, turn), held.has
    if turn.led is None:
        return _lead_features(held, turn), held.has
    return (_follow_features if follows else _discard_features)(held, turn), held.has


def feature_index(card: Card, *, follows: bool) -> tuple[int, int]:
    """Return the index (suit, rank) of a card in the arrays of `features_of`."""
    return 0 if follows else int(card.suit), card.rank - 2


class _Held:
    """Properties of n hands by suit and rank; each array broadcasts to (n, suits, 13), deuce first."""

    def __init__(self, hands: NDArray[np.int64], trump: Strain, only: Suit | None = None) -> None:
        suits = list(Suit) if only is None else [only]
        self.has: NDArray[np.bool_] = hands[:, None, None] & _MASKS[suits] != 0
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
        self.trump = np.array([int(suit) == int(trump) for suit in suits])[None, :, None]

    def holds(self, rank: int) -> NDArray[np.bool_]:
        """Return whether each hand has the card of this rank in each suit, bool (n, suits, 1)."""
        return self.has[:, :, rank : rank + 1]


def _lead_features(held: _Held, turn: HumanTurn) -> Features:
    length, rank, spot = held.length, held.rank, ~held.honour
    ace, king, queen = held.holds(_ACE), held.holds(_KING), held.holds(_QUEEN)
    alone = ~held.next_up & ~held.next_down
    dummy = _Held(np.array([turn.dummy or 0]), turn.trump)
    seen = turn.dummy is not None
    notrump = turn.trump is Strain.NOTRUMP
    partners = _suits(suit for suit, seats in turn.led_by.items() if turn.seat.partner in seats)
    return {
        "a trump": held.trump,
        "a trump honour": held.trump & held.honour,
        "a singleton": (length == 1) & ~held.trump,
        "from two": (length == 2) & ~held.trump,
        "from four or more": length >= 4,
        "from five or more": length >= 5,
        "length": length,
        "length against notrump": length * notrump,
        "from four or more against notrump": (length >= 4) & notrump,
        "points": held.points,
        "top of a sequence": held.next_down & ~held.next_up & (rank > _TEN),
        "inner of a sequence": held.next_up & (rank > _TEN),
        "an ace without the king": (rank == _ACE) & ~held.next_down & (length >= 3),
        "an ace with the king": (rank == _ACE) & held.next_down,
        "a king alone": (rank == _KING) & alone,
        "a queen alone": (rank == _QUEEN) & alone,
        "a jack alone": (rank == _JACK) & alone,
        "below an ace": spot & ace,
        "below an ace against a suit": spot & ace & (not notrump),
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
        "dummy's length": dummy.length * seen,
        "dummy's honours": dummy.top_honours * seen,
        "dummy is void": (dummy.length == 0) & seen,
        "partner's suit": partners,
        "partner's suit, highest": partners & held.highest,
        "partner's suit, lowest": partners & held.lowest,
        "own suit": _suits(suit for suit, seats in turn.led_by.items() if turn.seat in seats),
        "their suit": _suits(suit for suit, seats in turn.led_by.items() if {turn.seat.left, turn.seat.right} & seats),
    }


def _declarers_lead_features(held: _Held, turn: HumanTurn) -> Features:
    """Return the features of the declarer's lead: those of a defender's lead, and features of dummy's holding."""
    dummy = _Held(np.array([turn.dummy or 0]), turn.trump)
    return _lead_features(held, turn) | {
        "dummy has the ace": dummy.holds(_ACE),
        "dummy has the king": dummy.holds(_KING),
        "dummy has the queen": dummy.holds(_QUEEN),
        "small towards an honour": ~held.honour & (dummy.top_honours > 0),
        "small towards a gap": ~held.honour & _gap(dummy, held),
        "a trump, dummy has some": held.trump & (dummy.length > 0),
        "longer than dummy": held.length > dummy.length,
    }


def _dummys_lead_features(held: _Held, dummy: _Held) -> Features:
    """Return the features of leads from dummy, given the declarer's hands ``held``."""
    small = ~dummy.honour
    return {
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
    return {
        "a ruff": held.trump,
        "a low ruff": held.trump & held.lowest,
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
    height = held.rank / _ACE * (~held.honour & free & (turn.declarer is None))
    return {
        "high spot, an honour above": height * (held.top_honours > 0),
        "high spot, an even number": height * (held.length % 2 == 0),
    }


def _follow_features(held: _Held, turn: HumanTurn) -> Features:
    rank = held.rank
    wins = rank > turn.best
    winning = wins & held.has
    cheapest = winning & (np.cumsum(winning, axis=2) == 1)
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
    } | _signal_features(held, turn, ~wins | turn.partner_wins)


def _suits(suits: Iterable[Suit]) -> NDArray[np.bool_]:
    """Return an array that marks the given suits, bool (1, 4, 1)."""
    marked = np.zeros((1, 4, 1), dtype=bool)
    marked[0, list(suits)] = True
    return marked
