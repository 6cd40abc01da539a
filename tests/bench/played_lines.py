"""Cards played out on many lines of play, by the best continuation that is fast enough for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import make_belief
from agent.knowledge.card_equivalence import equivalence_classes, merge_equivalent
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.players.defence.perfect import suit_led_last
from agent.players.joint_search.payoff import StrategySearch
from agent.players.joint_search.plan import CHOOSING, Line, best_order, draw_lines
from agent.players.joint_search.workspace import new_memory
from agent.players.solved_sample import SolvedSample
from ddsolver.cards import Card, Suit
from ddsolver.solver import Solver

DEFENDERS = ("arbitrary", "careful")
_MEMORY = new_memory(30)
_SOLVER = Solver()


class PlayedLines:
    """Equally likely layouts that fit a view, solved, and lines of play through them.

    After the first card, the declarer plays the card with the best double-dummy mean over the layouts that are still
    possible (`agent.players.joint_search.rollout`). Among equally good cards, it plays one of the suit that comes first
    in an order; other lines choose the best order for each first card.
    """

    def __init__(self, view: View, layouts: int, seed: int) -> None:
        self.view = view
        self.generator = np.random.default_rng(seed)
        classes = equivalence_classes(view)
        drawn = LayoutSpace(view).sample(layouts, self.generator)
        merged, weights = merge_equivalent(view, drawn, np.full(len(drawn), 1 / len(drawn)), classes)
        tricks = _SOLVER.layout_values(merged, view.contract.strain, view.trick_leader, view.trick)
        belief = make_belief(merged, weights, drawn=len(drawn), exhaustive=False, n_consistent=len(drawn))
        self.sample = SolvedSample.of(view, "imps", belief, tricks)
        self._search = StrategySearch(self.sample, _MEMORY, classes=classes, situations=None)
        self._search.begin()
        self._choosing = self._draw(CHOOSING)
        self._orders: dict[Card, int] = {}

    def tricks(self, cards: Iterable[Card], lines: int) -> dict[Card, NDArray[np.int64]]:
        """Return the declarer's tricks after each card on the same lines, int64 (2, lines): one row a defender."""
        chosen = {card: self._best_order(card) for card in cards}
        drawn = self._draw(lines)
        return {card: self._played(card, drawn, order) for card, order in chosen.items()}

    def _draw(self, lines: int) -> list[Line]:
        weights = self.sample.weights
        return draw_lines(self.generator.choice(len(weights), lines, p=weights), self.generator)

    def _best_order(self, card: Card) -> int:
        """Return the order of the suits with the best mean payoff against both kinds of defenders."""
        if card not in self._orders:
            payoffs = self.sample.objective.payoffs
            self._orders[card] = best_order(
                lambda order, lines: -float(payoffs[self._played(card, self._choosing[lines], order)].sum())
            )
        return self._orders[card]

    def _played(self, card: Card, lines: Sequence[Line], order: int) -> NDArray[np.int64]:
        """Return the declarer's tricks on some lines, int64 (2, lines): one row a defender."""
        last = suit_led_last(self.view)
        led = (-1, len(Suit) if last is None else int(last))
        return np.array([[self._search.tricks_in(card, line, suit, order) for line in lines] for suit in led])
