"""The likelihood of layouts given the other players' cards, by the schemes of the thesis (section 5.6)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from agent.errors import PlayerError
from agent.knowledge.answer_cache import shared_answers
from agent.knowledge.counted_work import count_layouts
from agent.knowledge.evidence.likelihood import others_turns
from agent.knowledge.view import View
from ddsolver.cards import SUIT_CARDS, Card, mask_of
from ddsolver.play_history import correct_cards_by_turn
from ddsolver.solver import Solver

__all__ = ["Scheme", "ThesisPlays"]

Scheme = Literal["random-play", "correct-play"]


@dataclass(frozen=True, slots=True)
class ThesisPlays:
    """The likelihood of the other players' cards: the product of the probabilities of these cards.

    A card is correct if it loses no trick double dummy. Equivalent cards are counted separately. The opening lead
    counts like any other card.

    Parameters
    ----------
    scheme
        With ``"random-play"``, all legal cards are equally likely. With ``"correct-play"``, a player plays a random
        correct card with probability ``p``, and otherwise a random incorrect card, if there is one.
    p
        The probability of a correct card.
    solver
        The double-dummy solver to use.

    Raises
    ------
    PlayerError
        If there is no such scheme, or ``p`` is not a probability.

    References
    ----------
    Asiminakis (2017), section 5.6.

    """

    scheme: Scheme
    p: float = 1.0
    """The probability that a player plays a card that loses nothing."""
    solver: Solver = field(default_factory=Solver, compare=False, repr=False)

    is_cheap = False

    def __post_init__(self) -> None:
        if self.scheme not in get_args(Scheme):
            raise PlayerError(f"unknown weights: {self.scheme!r} (one of {' '.join(get_args(Scheme))})")
        if not 0 <= self.p <= 1:
            raise PlayerError(f"p = {self.p!r} is no probability: a number from 0 to 1 is needed, as in p=0.9")

    def smoothed(self) -> ThesisPlays:
        """Return the same likelihood with ``p`` moved into the range 0.05 to 0.95, so that no layout is impossible."""
        return replace(self, p=min(max(self.p, 0.05), 0.95))

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout, float64 (n,)."""
        return self.factors(view, dealt, others_turns(view, since))

    def factors(self, view: View, dealt: NDArray[np.int64], turns: Sequence[int]) -> NDArray[np.float64]:
        """Return the likelihood of each layout given the cards of some turns, float64 (n,).

        The latest turn is evaluated first, so that impossible layouts can be skipped at earlier turns.
        """
        if self.scheme == "random-play":
            return _by_random_play(view, dealt, turns)
        weights = np.ones(len(dealt))
        # With p = 1, one incorrect card makes a layout impossible.
        decisive = set(turns) if self.p == 1 else set()
        plays = list(zip(view.players, view.plays, strict=True))
        shared = shared_answers()
        questions = {turn: (self, view.contract, view.plays[: turn + 1]) for turn in turns}
        begun = view.tricks_left + len(view.plays) // 4
        tricks_left = {turn: begun - turn // 4 for turn in turns}
        active = np.ones(len(dealt), dtype=bool)
        if shared is not None:
            latest_first = sorted(turns, reverse=True)
            for row, layout in enumerate(dealt):
                if (known := shared.product([questions[turn] for turn in latest_first], layout)) is not None:
                    (weights[row], used), active[row] = known, False
                    for turn in latest_first[:used]:
                        count_layouts(1, tricks_left[turn])
        started = time.process_time()
        strain = view.contract.strain
        for turn, rows, correct in correct_cards_by_turn(self.solver, dealt, strain, plays, turns, active, decisive):
            # As with shared answers, layouts that a later turn has made impossible do not count.
            count_layouts(int(np.count_nonzero(weights[rows])), tricks_left[turn])
            factors = _factor(correct, view.plays[turn], self.p)
            weights[rows] *= factors
            active[rows] = weights[rows] > 0
            if shared is not None:
                now = time.process_time()
                shared.store(questions[turn], dealt[rows], factors, now - started)
                started = now
        return weights


def _by_random_play(view: View, dealt: NDArray[np.int64], turns: Sequence[int]) -> NDArray[np.float64]:
    """Return the probability of the cards played at ``turns`` if all legal cards are equally likely, float64 (n,)."""
    weights = np.ones(len(dealt))
    for turn in sorted(turns, reverse=True):
        hands = dealt & ~mask_of(view.plays[:turn])
        legal = _legal(hands[:, view.players[turn]], view.plays[turn // 4 * 4 : turn])
        weights *= 1 / np.bitwise_count(legal).astype(np.float64)
    return weights


def _factor(correct: NDArray[np.int8], card: Card, chance: float) -> NDArray[np.float64]:
    """Return the likelihood factor of a card, float64 (n,).

    ``correct``, int8 (n, 52), is 1 for correct cards and 0 for incorrect ones; ``chance`` is the probability of a
    correct card.
    """
    right = (correct == 1).sum(axis=1)
    wrong = (correct == 0).sum(axis=1)
    played = correct[:, card.index] == 1
    factors = np.where(played, chance / np.maximum(right, 1), (1 - chance) / np.maximum(wrong, 1))
    return np.asarray(np.where(wrong == 0, 1 / np.maximum(right, 1), factors), dtype=np.float64)


def _legal(hands: NDArray[np.int64], trick: Sequence[Card]) -> NDArray[np.int64]:
    """Return the cards of each hand, int64 (n,), that may be played to a trick."""
    if not trick:
        return hands
    following = hands & SUIT_CARDS[trick[0].suit]
    return np.where(following != 0, following, hands)
