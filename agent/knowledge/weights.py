"""How likely each layout is, given the cards that others played (thesis section 5.6)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from agent.errors import PlayerError
from agent.knowledge.choices import log_likelihood
from agent.knowledge.sharing import shared_answers
from agent.knowledge.view import View
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Card, Seat
from ddsolver.solver import Solver
from ddsolver.turns import correct_by_turn

Scheme = Literal["uniform", "random-play", "correct-play", "real"]
_AT_ONCE = 500
"""Layouts whose cards are looked at together: more take more memory, and no less time."""
POWER = 0.8
"""To what power the likelihoods of real play are taken: not all that they say, for what they leave out."""


@dataclass(frozen=True, slots=True)
class CorrectPlay:
    """The probability that a player plays a card that loses nothing, by trick and by player.

    The defenders ``left`` and ``right`` of the declarer and the ``declarer``, who plays dummy's cards too, have a
    number for each trick from the first on, the last one going on.

    :raises PlayerError: if a row is empty or a number is not a probability.
    """

    left: tuple[float, ...] = (1.0,)
    right: tuple[float, ...] = (1.0,)
    declarer: tuple[float, ...] = (1.0,)

    def __post_init__(self) -> None:
        for row in (self.left, self.right, self.declarer):
            if not row or not all(0 <= number <= 1 for number in row):
                raise PlayerError(f"probabilities of correct play are {row!r}: numbers from 0 to 1 are needed")

    @classmethod
    def parse(cls, text: str) -> CorrectPlay:
        """Read ``0.95``, ``0.8/0.9/1`` by trick, or ``0.8/0.9|0.95|1`` for left, right and declarer.

        The last row given stands for those that are not.

        :raises PlayerError: if it is none of these.
        """
        try:
            rows = [tuple(float(number) for number in row.split("/")) for row in text.split("|")]
        except ValueError:
            raise PlayerError(f"probability of correct play is {text!r}: 1, 0.8/0.9/1 or 0.8/0.9|0.95|1") from None
        if len(rows) > 3:
            raise PlayerError(f"probability of correct play is {text!r}: at most left, right and declarer have one")
        return cls(*rows, *rows[-1:] * (3 - len(rows)))

    def of(self, seat: Seat, declarer: Seat, trick: int) -> float:
        """The probability for whoever plays a seat's cards at a trick, from 0."""
        row = self.left if seat is declarer.left else self.right if seat is declarer.right else self.declarer
        return row[min(trick, len(row) - 1)]

    def softened(self) -> CorrectPlay:
        """The same with nobody always right or always wrong, so that no layout is impossible."""
        rows = (self.left, self.right, self.declarer)
        return CorrectPlay(*(tuple(min(max(number, 0.05), 0.95) for number in row) for row in rows))


@dataclass(frozen=True, slots=True)
class Weights:
    """A scheme that turns what others played into the weight of a layout.

    The turns of all players but the one who looks count, who knows why its own cards were played: for the declarer,
    those of the defenders; for a defender, those of its partner, of the declarer and of dummy.

    ``"uniform"``: all weights are 1. ``"random-play"``: a weight is divided by the number of legal cards at each of
    these turns. ``"correct-play"``: it is multiplied by P / the number of correct cards if the card played was
    correct in that layout, by (1 - P) / the number of others if it was not, and by 1 / their number if all legal cards
    were correct. Correct is a card that loses no trick double dummy. Every card counts, not every run of equivalent
    ones, and so does the opening lead unless ``lead`` is false. ``"real"``: it is multiplied by how likely people
    play so, by the kinds of cards that they choose (`agent.knowledge.choices`), to the ``power``; what dummy plays to a
    trick tells nothing then.

    :raises PlayerError: if there is no such scheme.
    """

    scheme: Scheme = "uniform"
    correct: CorrectPlay = CorrectPlay()
    lead: bool = True
    power: float = POWER

    def __post_init__(self) -> None:
        if self.scheme not in get_args(Scheme):
            raise PlayerError(f"unknown weights: {self.scheme!r} (one of {' '.join(get_args(Scheme))})")

    @property
    def is_cheap(self) -> bool:
        """Whether weights tell something and need no solving: many can be weighed."""
        return self.scheme == "real"

    def softened(self) -> Weights:
        """The same with no layout impossible."""
        return replace(self, correct=self.correct.softened())

    def turns(self, view: View, since: int = 0) -> list[int]:
        """The turns that count, as places in the play, from ``since`` on."""
        if self.scheme == "uniform":
            return []
        first = since if self.lead else max(since, 1)
        return [turn for turn in range(first, len(view.plays)) if not view.decides(view.players[turn])]

    def factors(
        self, view: View, dealt: NDArray[np.int64], turns: Sequence[int], solver: Solver
    ) -> NDArray[np.float64]:
        """What some turns contribute to the weights of layouts, float64 (n,).

        ``dealt`` int64 (n, 4) are the hands before the first card of ``view.plays``. The latest turn is looked at
        first, and layouts that are impossible already are not looked at again.
        """
        weights = np.ones(len(dealt))
        if self.scheme == "random-play":
            for turn in sorted(turns, reverse=True):
                hands = dealt & ~sum(card.mask for card in view.plays[:turn])
                legal = _legal(hands[:, view.players[turn]], view.plays[turn // 4 * 4 : turn])
                weights *= 1 / np.bitwise_count(legal).astype(np.float64)
            return weights
        if self.scheme == "real":
            for start in range(0, len(dealt), _AT_ONCE):
                part = dealt[start : start + _AT_ONCE]
                told = log_likelihood(view.contract, view.players, view.plays, part, turns)
                weights[start : start + _AT_ONCE] = np.exp(self.power * told)
            return weights
        chances = {turn: self.correct.of(view.players[turn], view.contract.declarer, turn // 4) for turn in turns}
        # With perfect defenders a layout in which the card was wrong is done with.
        decisive = {turn for turn, chance in chances.items() if chance == 1}
        plays = list(zip(view.players, view.plays, strict=True))
        shared = shared_answers()
        questions = {turn: (self, view.contract, view.plays[: turn + 1]) for turn in turns}
        wanted = np.ones(len(dealt), dtype=bool)
        if shared is not None:
            latest_first = [questions[turn] for turn in sorted(turns, reverse=True)]
            for row, layout in enumerate(dealt):
                if (known := shared.product(latest_first, layout)) is not None:
                    weights[row], wanted[row] = known, False
        started = time.process_time()
        for turn, rows, correct in correct_by_turn(solver, dealt, view.contract.strain, plays, turns, wanted, decisive):
            factors = _factor(correct, view.plays[turn], chances[turn])
            weights[rows] *= factors
            wanted[rows] = weights[rows] > 0
            if shared is not None:
                now = time.process_time()
                shared.keep(questions[turn], dealt[rows], factors, now - started)
                started = now
        return weights


def _factor(correct: NDArray[np.int8], card: Card, chance: float) -> NDArray[np.float64]:
    """What a card contributes, with ``correct`` int8 (n, 52) and that ``chance`` of a correct one, float64 (n,)."""
    right = (correct == 1).sum(axis=1)
    wrong = (correct == 0).sum(axis=1)
    played = correct[:, card.index] == 1
    factors = np.where(played, chance / np.maximum(right, 1), (1 - chance) / np.maximum(wrong, 1))
    return np.asarray(np.where(wrong == 0, 1 / np.maximum(right, 1), factors), dtype=np.float64)


def _legal(hands: NDArray[np.int64], trick: Sequence[Card]) -> NDArray[np.int64]:
    """The cards of each hand int64 (n,) that may be played to a trick."""
    if not trick:
        return hands
    following = hands & SUIT_MASK << (SUIT_BITS * int(trick[0].suit))
    return np.where(following != 0, following, hands)
