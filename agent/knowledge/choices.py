"""What defenders do: how likely a hand makes the card that was played from it, by what kinds of cards people choose.

A defender does not see the other hands, so what he plays tells of his own: which suit he leads and which card of it,
whether he plays high or low, what he throws away. Each card that a hand may play has features (`features_of`), and is
chosen with a probability proportional to the exponential of their weighted sum. The weights, ``data/choices.toml``,
are fitted to real play by `experiments.analysis.fit_choices`.

Nothing is solved for this: a layout's likelihood takes microseconds.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from agent.rules.contract import Contract
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Card, Rank, Seat, Strain, Suit
from ddsolver.position import winning_place

Kind = Literal["opening lead", "lead", "second hand", "third hand", "fourth hand", "discard"]
_FOLLOWING: tuple[Kind, ...] = ("second hand", "third hand", "fourth hand")
_BITS = np.array([[Card(suit, rank).bit for rank in Rank] for suit in Suit])
"""The bit of every card, int64 (4, 13), spades first, the lowest first."""
_TEN, _QUEEN, _KING, _ACE = (rank - Rank(2) for rank in (Rank.TEN, Rank.QUEEN, Rank.KING, Rank.ACE))
_TRUMPED = 13
"""A winning card that no card of the suit led beats."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What a defender sees, beside his own hand, when he is to play."""

    turn: int
    seat: Seat
    card: Card
    """What he played."""
    trump: Strain
    led: Suit | None
    """None if he is to lead."""
    place: int
    """In the trick, from 0."""
    best: int
    """The winning card's rank from 0, the deuce, to 12; `_TRUMPED` if the suit led does not win."""
    partner_wins: bool
    dummy_follows: bool
    """Whether dummy is still to play to the trick."""
    dummy: int | None
    """Its cards, a mask; None before the opening lead."""
    led_by: Mapping[Suit, set[Seat]] = field(default_factory=dict)
    """Who has led each suit."""
    thrown: frozenset[Suit] = frozenset()
    """The suits that he has discarded from."""


def moments(contract: Contract, players: Sequence[Seat], plays: Sequence[Card], dummy: int) -> Iterator[Moment]:
    """Every card of the defenders, with what was to be seen; ``dummy`` is its hand before the first card, a mask."""
    led_by: dict[Suit, set[Seat]] = {}
    thrown: dict[Seat, frozenset[Suit]] = {}
    whole = dummy.bit_count() == 13
    for turn, (seat, card) in enumerate(zip(players, plays, strict=True)):
        place = turn % 4
        trick = tuple(plays[turn - place : turn])
        led = trick[0].suit if trick else None
        if not seat.same_side(contract.declarer):
            winning = winning_place(trick, contract.strain) if trick else 0
            yield Moment(
                turn,
                seat,
                card,
                contract.strain,
                led,
                place,
                trick[winning].rank - 2 if trick and trick[winning].suit is led else _TRUMPED,
                bool(trick) and players[turn - place + winning] is seat.partner,
                0 < (contract.dummy - seat) % 4 < 4 - place,
                None if turn == 0 and whole else dummy,
                {suit: set(seats) for suit, seats in led_by.items()},
                thrown.get(seat, frozenset()),
            )
        if led is None:
            led_by.setdefault(card.suit, set()).add(seat)
        elif card.suit is not led:
            thrown[seat] = thrown.get(seat, frozenset()) | {card.suit}
        if seat is contract.dummy:
            dummy &= ~card.mask


def log_likelihood(
    contract: Contract, players: Sequence[Seat], plays: Sequence[Card], dealt: NDArray[np.int64], turns: Sequence[int]
) -> NDArray[np.float64]:
    """The logarithm of how likely the defenders' cards at some turns are, float64 (n,).

    ``dealt`` int64 (n, 4) are the hands before the first card of the play, dummy's the same in all.
    """
    total = np.zeros(len(dealt))
    if not len(dealt) or not turns:
        return total
    wanted = set(turns)
    gone = np.cumsum([0, *(card.mask for card in plays)])
    for moment in moments(contract, players, plays, int(dealt[0, contract.dummy])):
        if moment.turn in wanted:
            total += log_chances(moment, dealt[:, moment.seat] & ~gone[moment.turn])
    return total


def log_chances(moment: Moment, hands: NDArray[np.int64]) -> NDArray[np.float64]:
    """The logarithm of the probability of the card that was played, from each of some hands, float64 (n,)."""
    found = np.zeros(len(hands))
    following = np.zeros(len(hands), dtype=bool)
    if moment.led is not None:
        following = hands & SUIT_MASK << SUIT_BITS * moment.led != 0
    for follows in (True, False):
        rows = np.flatnonzero(following == follows)
        if len(rows):
            found[rows] = _of_all_cards(moment, hands[rows], follows=follows)[:, moment.card.suit, moment.card.rank - 2]
    return found


def chances_of_cards(view: View) -> dict[Card, float]:
    """How likely people in the defender's seat whose turn it is would play each card that may be played."""
    seat, contract = view.to_play, view.contract
    hand, dummy = view.held[seat] or 0, view.held[contract.dummy]
    # Before the lead nobody looks at dummy, but for the number of its cards.
    before = (1 << 13) - 1 if dummy is None else dummy | view.played_by(contract.dummy)
    legal = view.legal()
    *_, moment = moments(contract, (*view.players, seat), (*view.plays, legal[0]), before)
    follows = moment.led is not None and legal[0].suit is moment.led
    chances = np.exp(_of_all_cards(moment, np.array([hand]), follows=follows)[0])
    return {card: float(chances[card.suit, card.rank - 2]) for card in legal}


def _of_all_cards(moment: Moment, hands: NDArray[np.int64], *, follows: bool) -> NDArray[np.float64]:
    """The logarithm of the probability of each card, float64 (n, 4, 13), from hands that all follow suit, or none."""
    names, features, legal = features_of(moment, hands, follows=follows)
    weights = _fitted()[kind_of(moment, follows=follows)]
    worth = np.where(legal, features @ np.array([weights[name] for name in names]), -np.inf)
    worth -= worth.max(axis=(1, 2), keepdims=True)
    return np.asarray(worth - np.log(np.exp(worth).sum(axis=(1, 2), keepdims=True)))


def kind_of(moment: Moment, *, follows: bool) -> Kind:
    """What kind of choice it is, of a hand that can follow suit or cannot."""
    if moment.led is None:
        return "opening lead" if moment.dummy is None else "lead"
    return _FOLLOWING[moment.place - 1] if follows else "discard"


def features_of(
    moment: Moment, hands: NDArray[np.int64], *, follows: bool
) -> tuple[list[str], NDArray[np.float64], NDArray[np.bool_]]:
    """What is told of every card, (n, 4, 13, f) by suit and rank from the deuce, by what names; and which are legal.

    All ``hands`` follow suit, or none does.
    """
    held = _Held(hands, moment.trump)
    kind = kind_of(moment, follows=follows)
    legal = held.has.copy()
    if follows and moment.led is not None:
        legal[:, [suit for suit in Suit if suit is not moment.led]] = False
    if kind in ("opening lead", "lead"):
        listed = _lead_features(held, moment)
    elif kind == "discard":
        listed = _discard_features(held, moment)
    else:
        listed = _follow_features(held, moment)
    features = np.stack([np.broadcast_to(each, held.has.shape) for each in listed.values()], axis=-1)
    return list(listed), features.astype(np.float64), legal


class _Held:
    """Some hands, as arrays that broadcast to (n, 4, 13): by hand, suit, and rank from the deuce."""

    def __init__(self, hands: NDArray[np.int64], trump: Strain) -> None:
        self.has: NDArray[np.bool_] = (hands[:, None, None] >> _BITS & 1).astype(bool)
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
        self.trump = (np.arange(4) == int(trump))[None, :, None]

    def holds(self, rank: int) -> NDArray[np.bool_]:
        """Whether the hand has the card of a rank in the suit."""
        return self.has[:, :, rank : rank + 1]


Features = dict[str, NDArray[np.generic]]


def _lead_features(held: _Held, moment: Moment) -> Features:
    length, rank, spot = held.length, held.rank, ~held.honour
    ace, king, queen = held.holds(_ACE), held.holds(_KING), held.holds(_QUEEN)
    alone = ~held.next_up & ~held.next_down
    dummy = _Held(np.array([moment.dummy or 0]), moment.trump)
    seen = moment.dummy is not None
    return {
        "a trump": held.trump,
        "a singleton": (length == 1) & ~held.trump,
        "from two": (length == 2) & ~held.trump,
        "from four or more": length >= 4,
        "from five or more": length >= 5,
        "length": length,
        "top of a sequence": held.next_down & ~held.next_up & (rank > _TEN),
        "inner of a sequence": held.next_up & (rank > _TEN),
        "an ace without the king": (rank == _ACE) & ~held.next_down & (length >= 3),
        "an ace with the king": (rank == _ACE) & held.next_down,
        "a king alone": (rank == _KING) & alone,
        "a queen alone": (rank == _QUEEN) & alone,
        "a jack alone": (rank == _QUEEN - 1) & alone,
        "below an ace": spot & ace,
        "below an ace against a suit": spot & ace & (moment.trump is not Strain.NOTRUMP),
        "below a king": spot & king & ~ace,
        "below a queen": spot & queen & ~king & ~ace,
        "from small cards": spot & (held.top_honours == 0),
        "fourth best": (held.above == 3) & spot,
        "second of small cards": (held.above == 1) & spot & (held.top_honours == 0),
        "lowest of three small": (held.above == 2) & spot & (held.top_honours == 0) & (length == 3),
        "lowest below an honour": held.lowest & spot & (length >= 3) & (held.top_honours > 0),
        "top of two small": held.highest & spot & (length == 2),
        "dummy's length": dummy.length * seen,
        "dummy's honours": dummy.top_honours * seen,
        "dummy is void": (dummy.length == 0) & seen,
        "partner's suit": _suits(suit for suit, seats in moment.led_by.items() if moment.seat.partner in seats),
        "own suit": _suits(suit for suit, seats in moment.led_by.items() if moment.seat in seats),
        "their suit": _suits(
            suit for suit, seats in moment.led_by.items() if {moment.seat.left, moment.seat.right} & seats
        ),
    }


def _discard_features(held: _Held, moment: Moment) -> Features:
    length, rank = held.length, held.rank
    dummy = _Held(np.array([moment.dummy or 0]), moment.trump)
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
        "a jack": rank == _QUEEN - 1,
        "bares an honour": (length == 2) & held.lowest & (held.top_honours > 0),
        "unguards a queen": (length == 3) & held.lowest & held.holds(_QUEEN) & ~held.holds(_KING),
        "a suit thrown before": _suits(moment.thrown),
        "dummy's length": dummy.length,
        "no longer than dummy": length <= dummy.length,
        "as long as dummy": length == dummy.length,
        "inner of a sequence": held.next_up,
        "rank": rank / _ACE,
    }


def _follow_features(held: _Held, moment: Moment) -> Features:
    rank = held.rank
    wins = rank > moment.best
    winning = wins & held.has
    cheapest = winning & (np.cumsum(winning, axis=2) == 1)
    return {
        "lowest": held.lowest,
        "highest": held.highest & ~held.lowest,
        "wins": wins,
        "cheapest to win": cheapest,
        "wins from partner": wins & moment.partner_wins,
        "cheapest from partner": cheapest & moment.partner_wins,
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
        "a jack": rank == _QUEEN - 1,
        "an ace that wins": (rank == _ACE) & wins,
        "second highest, small": (held.above == 1) & ~held.lowest & ~held.honour,
        "an ace before dummy": (rank == _ACE) & moment.dummy_follows,
        "an honour before dummy": held.honour & moment.dummy_follows,
        "cheapest before dummy": cheapest & moment.dummy_follows,
    }


def _suits(chosen: Iterable[Suit]) -> NDArray[np.bool_]:
    """Which suits are among some, (1, 4, 1)."""
    marked = np.zeros((1, 4, 1), dtype=bool)
    marked[0, list(chosen)] = True
    return marked


@cache
def _fitted() -> Mapping[str, Mapping[str, float]]:
    """The weight of each feature, by kind of choice."""
    text = (files("agent") / "data" / "choices.toml").read_text(encoding="utf-8")
    return {kind: values for kind, values in tomllib.loads(text).items() if isinstance(values, dict)}
