"""Defenders that see all four hands and never give up a double-dummy trick (thesis section 5.7)."""

from __future__ import annotations

import time

import numpy as np

from agent.player import Candidate, Decision
from agent.view import View
from ddsolver.position import Position
from ddsolver.solver import Solver


class ArbitraryDefender:
    """Plays any of the cards that lose nothing double dummy, each with the same probability."""

    def __init__(self, generator: np.random.Generator, solver: Solver | None = None) -> None:
        self._generator = generator
        self._solver = solver or Solver()

    def decide_double_dummy(self, view: View, position: Position) -> Decision:
        """Choose a card for the defender whose turn it is."""
        started = time.process_time()
        legal = position.legal()
        if len(legal) == 1:
            return Decision(legal[0], seconds=time.process_time() - started)
        values = self._solver.card_values(position)
        most = max(values.values())
        correct = [card for card in legal if values[card] == most]
        chosen = correct[int(self._generator.integers(len(correct)))]
        to_come = position.deal.cards_each - sum(position.tricks_won)
        candidates = []
        for card in sorted(legal, key=lambda card: (card is not chosen, -values[card])):
            tricks = view.declarer_tricks + to_come - values[card]
            candidates.append(
                Candidate(
                    card=card,
                    score=float(view.contract.score(tricks, view.vulnerability)),
                    tricks=float(tricks),
                    make=float(tricks >= view.contract.tricks_needed),
                )
            )
        return Decision(chosen, tuple(candidates), layouts=1, exhaustive=True, seconds=time.process_time() - started)
