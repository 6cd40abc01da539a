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
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Card
from ddsolver.solver import Solver
from ddsolver.turns import correct_by_turn

Scheme = Literal["uniform", "random-play", "correct-play", "real"]
_AT_ONCE = 500
"""Layouts whose cards are looked at together: more take more memory, and no less time."""
_POWER = 0.8
"""To what power the likelihoods of real play are taken: they leave something out (`results/experts`)."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A scheme that turns what others played into the weight of a layout.

    The turns of all players but the one who looks count, who knows why its own cards were played: for the declarer,
    those of the defenders; for a defender, those of its partner, of the declarer and of dummy.

    ``"uniform"``: all weights are 1. ``"random-play"``: a weight is divided by the number of legal cards at each of
    these turns. ``"correct-play"``: it is multiplied by P / the number of correct cards if the card played was
    correct in that layout, by (1 - P) / the number of others if it was not, and by 1 / their number if all legal cards
    were correct. Correct is a card that loses no trick double dummy. Every card counts, not every run of equivalent
    ones, and so does the opening lead. ``"real"``: it is multiplied by how likely people play so, by the kinds of cards
    that they choose (`agent.knowledge.choices`), to the power 0.8; what dummy plays to a trick tells nothing then.

    :raises PlayerError: if there is no such scheme, or ``p`` is no probability.
    """

    scheme: Scheme = "uniform"
    p: float = 1.0
    """The probability that a defender plays a card that loses nothing."""

    def __post_init__(self) -> None:
        if self.scheme not in get_args(Scheme):
            raise PlayerError(f"unknown weights: {self.scheme!r} (one of {' '.join(get_args(Scheme))})")
        if not 0 <= self.p <= 1:
            raise PlayerError(f"p = {self.p!r} is no probability: a number from 0 to 1 is needed, as in p=0.9")

    @property
    def is_cheap(self) -> bool:
        """Whether weights tell something and need no solving: many can be weighed."""
        return self.scheme == "real"

    def softened(self) -> Weights:
        """The same with no layout impossible."""
        return replace(self, p=min(max(self.p, 0.05), 0.95))

    def turns(self, view: View, since: int = 0) -> list[int]:
        """The turns that count, as places in the play, from ``since`` on."""
        if self.scheme == "uniform":
            return []
        return [turn for turn in range(since, len(view.plays)) if not view.decides(view.players[turn])]

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
                weights[start : start + _AT_ONCE] = np.exp(_POWER * told)
            return weights
        # With perfect defenders a layout in which the card was wrong is done with.
        decisive = set(turns) if self.p == 1 else set()
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
            factors = _factor(correct, view.plays[turn], self.p)
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
