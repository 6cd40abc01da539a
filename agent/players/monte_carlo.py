"""The Monte-Carlo player, as declarer (thesis section 5.4) or as defender; it sees only its own view."""

from __future__ import annotations

import numpy as np

from agent.knowledge.belief import Belief
from agent.knowledge.sampler import Sampler
from agent.knowledge.view import View
from agent.one_thread import one_thread
from agent.player import Decision
from agent.players.decision import SolvedSample, choose_card, habit_penalties, is_clear
from agent.players.defence.carding import order_by_agreement
from agent.players.joint_search.near_cards import NearCards
from agent.players.joint_search.payoff import Payoff
from agent.players.objective import Order, Run
from agent.players.settings import MonteCarloSettings
from agent.players.solving import make_sampler, sample_and_solve, start_clock
from ddsolver.cards import Card
from ddsolver.solver import Solver

__all__ = ["MonteCarlo", "decide_from"]


class MonteCarlo:
    """A player that solves layouts double dummy and plays the card with the best mean (Algorithm 2 of the thesis).

    Game search calls this determinization, or perfect-information Monte Carlo (PIMC; Ginsberg, *GIB*, JAIR 14, 2001).
    With ``clear``, layouts are solved only until the best card is clear (`agent.players.decision.is_clear`). With
    ``plan``, a declarer compares cards that are almost equally good by the guesses that they leave
    (`agent.players.joint_search.near_cards`).

    Among equally good cards, a declarer chooses by ``ties`` (`agent.players.objective`), a defender by the usual
    rules (`agent.players.defence.carding`). With ``habits``, the model of human plays decides between cards of a
    defender that score almost the same (`agent.players.decision.habit_penalties`). A ``sampler`` replaces that of the
    settings.
    """

    def __init__(
        self,
        settings: MonteCarloSettings,
        generator: np.random.Generator,
        solver: Solver | None = None,
        sampler: Sampler | None = None,
    ) -> None:
        self._settings = settings
        self._order = Order(settings.ties, generator)
        self._solver = solver or Solver()
        self._sampler = make_sampler(settings, self._solver, generator, sampler)
        self._near_cards = NearCards(settings.plan, generator.spawn(1)[0], self._solver) if settings.plan else None
        self.last_belief: Belief | None = None

    @property
    def last_unsearched(self) -> float | None:
        """See `agent.player.SearchesJointly`."""
        return self._near_cards.last_unsearched if self._near_cards else None

    @one_thread()
    def decide(self, view: View) -> Decision:
        """Return a decision; a declarer decides for both hands of its side."""
        runs, settings = view.runs(), self._settings
        if view.declares:
            order = self._order(runs, view.contract.strain)
        else:
            order = order_by_agreement(runs, view)
        if len(runs) == 1:
            self.last_belief = None
            return Decision(order[0][-1])
        errors, near_cards = settings.clear, self._near_cards if view.declares else None
        limit = start_clock(settings, *(Payoff.kernels if near_cards else ()))
        sample = sample_and_solve(
            view,
            self._sampler,
            self._solver,
            settings,
            limit.part(0.5) if near_cards else limit,
            near_cards.merging(view) if near_cards else lambda weighted: weighted,
            is_clear=None if errors is None else lambda part: is_clear(part, errors, _penalties(part, settings)),
        )
        self.last_belief = (sample.whole or sample).belief
        planned = near_cards.decide(sample, order, limit) if near_cards else None
        return planned or decide_from(sample, order, settings)


def decide_from(sample: SolvedSample, order: list[Run], settings: MonteCarloSettings) -> Decision:
    """Return the decision for the card with the best mean over solved layouts; the runs in ``order`` break ties."""
    return choose_card(sample, order, sample.candidates(), penalties=_penalties(sample, settings))


def _penalties(sample: SolvedSample, settings: MonteCarloSettings) -> dict[Card, float] | None:
    """Return what the model of human plays subtracts from a defender's scores; None if it does not count."""
    if settings.habits and not sample.view.declares and not sample.belief.exhaustive:
        return habit_penalties(sample, auction=settings.auction is not None)
    return None
