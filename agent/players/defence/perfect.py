"""Defenders that see all four hands and never give up a double-dummy trick (thesis section 5.7)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping

import numpy as np

from agent.knowledge.view import View
from agent.player import Candidate, Decision, PerfectPlayer, Player
from ddsolver.cards import Card, Suit
from ddsolver.position import Position
from ddsolver.solver import Solver

__all__ = ["ArbitraryDefender", "CarefulDefender", "OptimizedDefender"]


class _CorrectDefender(PerfectPlayer):
    """A defender who plays one of the cards that lose nothing double dummy."""

    def __init__(self) -> None:
        self._solver = Solver()

    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        """Decide for the defender on turn, who sees all hands."""
        legal = position.legal()
        if len(legal) == 1:
            return Decision(legal[0])
        values = self._solver.card_values(position)
        choice = self._choose(view, _correct(values))
        order = sorted(values, key=lambda card: (card != choice, -values[card]))
        candidates = tuple(_candidate(view, position, card, values[card]) for card in order)
        return Decision(choice, candidates, layouts=1, exhaustive=True)

    @abstractmethod
    def _choose(self, view: View, correct: list[Card]) -> Card:
        """Return one of the cards that lose nothing."""


class ArbitraryDefender(_CorrectDefender):
    """A defender who plays a random card among those that lose nothing double dummy."""

    def __init__(self, generator: np.random.Generator) -> None:
        super().__init__()
        self._generator = generator

    def _choose(self, _: View, correct: list[Card]) -> Card:
        return correct[int(self._generator.integers(len(correct)))]


class CarefulDefender(_CorrectDefender):
    """A defender who loses nothing double dummy, continues the suit that the defenders led last, and plays low.

    Of the cards that lose nothing, it leads the lowest of that suit if there is one; otherwise it plays the lowest.
    A declarer who plans for later guesses gains more against such defenders than against those who play at random.
    """

    def _choose(self, view: View, correct: list[Card]) -> Card:
        led = None if view.trick else suit_led_last(view)
        return min(correct, key=lambda card: (card.suit is not led, card.rank, card.suit))


class OptimizedDefender(PerfectPlayer):
    """A defender who plays the correct card after which a declarer errs most (section 5.7.1).

    In a trial of a card, the defenders go on with random correct cards until the declarer's turn. Then the ``model``, a
    declarer that sees only its own view, chooses a card. The error is the score that this card loses on the real deal,
    averaged over ``repeats`` trials.
    """

    def __init__(self, generator: np.random.Generator, model: Player, repeats: int = 2) -> None:
        self._generator = generator
        self._model = model
        self._repeats = repeats
        self._solver = Solver()

    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        """Decide for the defender on turn, who sees all hands."""
        legal = position.legal()
        if len(legal) == 1:
            return Decision(legal[0])
        values = self._solver.card_values(position)
        correct = set(_correct(values))
        runs = [run for run in view.runs() if run[0] in correct]
        errors: dict[Card, tuple[float, float]] = {}
        for run in runs:
            repeats = self._repeats if len(runs) > 1 else 0
            losses = [(0.0, 0.0), *(self._error(view, position.play(run[0])) for _ in range(repeats))]
            points, tricks = (sum(each) / max(repeats, 1) for each in zip(*losses, strict=True))
            errors |= dict.fromkeys(run, (points, tricks))
        most = max(score for score, _ in errors.values())
        best = [run for run in runs if errors[run[0]][0] == most]
        run = best[int(self._generator.integers(len(best)))]
        choice = run[int(self._generator.integers(len(run)))]
        candidates = [_candidate(view, position, card, values[card], *errors.get(card, (0.0, 0.0))) for card in legal]
        candidates.sort(key=lambda each: (each.card != choice, each.card not in correct, each.score))
        return Decision(choice, tuple(candidates), layouts=1, exhaustive=True)

    def _error(self, view: View, position: Position) -> tuple[float, float]:
        """Return how many points and tricks the declarer's next card loses in one trial."""
        contract, vulnerability = view.contract, view.vulnerability
        while not position.is_over and not position.to_play.same_side(contract.declarer):
            correct = _correct(self._solver.card_values(position))
            position = position.play(correct[int(self._generator.integers(len(correct)))])
        if position.is_over:
            return 0.0, 0.0
        known = View.of(position, contract, vulnerability, view.auction, constraints=view.constraints)
        card = self._model.decide(known).card
        values = self._solver.card_values(position)
        won = position.tricks_won.of(contract.declarer)
        most = max(values.values())
        lost = contract.score(won + most, vulnerability) - contract.score(won + values[card], vulnerability)
        return float(lost), float(most - values[card])


def _correct(values: Mapping[Card, int]) -> list[Card]:
    """Return the cards that lose nothing."""
    most = max(values.values())
    return [card for card, value in values.items() if value == most]


def suit_led_last(view: View) -> Suit | None:
    """Return the suit of the defenders' last lead; None if they have not led."""
    leads = zip(view.plays[::4], view.players[::4], strict=True)
    suits = [card.suit for card, seat in leads if not seat.same_side(view.contract.declarer)]
    return suits[-1] if suits else None


def _candidate(
    view: View, position: Position, card: Card, value: int, score_error: float = 0.0, trick_error: float = 0.0
) -> Candidate:
    """Return the candidate for a defender's card: the declarer's double-dummy result minus his expected errors."""
    to_come = position.tricks_left
    tricks = view.declarer_tricks + to_come - value
    return Candidate(
        card=card,
        score=view.contract.score(tricks, view.vulnerability) - score_error,
        tricks=tricks - trick_error,
        make=float(tricks >= view.contract.tricks_needed),
    )
