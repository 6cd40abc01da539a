"""The declarers that search sampled layouts jointly, and the payoff declarer (thesis section 5.5)."""

from __future__ import annotations

import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from types import ModuleType
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief, systematic
from agent.knowledge.card_equivalence import equivalence_classes, merge_equivalent
from agent.knowledge.counted_work import count_positions
from agent.knowledge.pool import Weighted
from agent.knowledge.sampler import Sampler
from agent.knowledge.view import View
from agent.one_thread import one_thread
from agent.player import Candidate, Decision
from agent.players.decision import SolvedSample, choose_card
from agent.players.joint_search import information_set, rollout, search
from agent.players.joint_search.lines import CHOOSING, LINES, LineComparison, StrategySearch, ValuedCards, draw_lines
from agent.players.joint_search.relocation import relocate
from agent.players.joint_search.workspace import LayoutSearch, Subset
from agent.players.objective import Order
from agent.players.settings import JointSettings, PayoffSettings
from agent.players.solving import make_sampler, sample_and_solve, start_clock
from ddsolver.cards import Card
from ddsolver.kernels import new_memory
from ddsolver.limit import NO_LIMIT, Limit
from ddsolver.solver import Solver

__all__ = ["JointSearch", "JointValues", "Payoff", "StrategySearch"]

_MEMORY_MB = 30
_SHARE = 0.5
"""The share of the remaining budget for a search; the last search, of the fewest layouts, may use all of it."""
_FEWEST = 3
"""The fewest layouts that are worth a search."""


class JointValues:
    """The values of cards for a view, from a joint search of as many layouts as the budget allows.

    If a search does not finish, its values are too high, and half as many layouts are searched instead. A card's
    double-dummy value is a control variate: if it is higher in the searched layouts than in the whole sample, the
    card's value is lowered by the difference.

    ``drawn`` are indices of layouts, int64 (m,), drawn in proportion to their weights, in random order. With
    ``every_card``, even cards that cannot be best are valued.
    """

    def __init__(self, search: LayoutSearch, drawn: NDArray[np.int64], *, every_card: bool) -> None:
        self.search = search
        self._sample = search.sample
        self._drawn = drawn
        self.every_card = every_card
        self._everywhere = {each.card: each for each in self._sample.candidates()}

    def of(self, cards: list[Card], most: int, limit: Limit = NO_LIMIT) -> ValuedCards:
        """Return the value of each card, from a search of up to ``most`` layouts, and a remark if fewer were searched.

        The search's limit ``situations`` and the time ``limit`` decide how many.
        """
        found = self.searched(cards, most, _FEWEST, limit)
        if found is not None:
            return found
        remark = f"searched none of {len(self._sample.weights)} layouts"
        return ValuedCards(self.double_dummy(cards), remark, unsearched=1.0)

    def searched(
        self, cards: list[Card], most: int, fewest: int, limit: Limit = NO_LIMIT, last_share: float = 1.0
    ) -> ValuedCards | None:
        """Return what `of` does, or None if not even ``fewest`` layouts can be searched.

        The last search may use the share ``last_share`` of what is left of the budget.
        """
        everything = len(self._sample.weights)
        number = most = min(most, everything)
        while number >= min(fewest, everything):
            share = last_share if number // 2 < fewest else _SHARE
            candidates = self.in_time(self.drawn(number), cards, share, limit)
            if candidates is not None:
                remark = "" if number == most else f"searched {number} of {everything} layouts"
                return ValuedCards(candidates, remark, unsearched=1 - number / everything)
            number //= 2
        return None

    def double_dummy(self, cards: list[Card]) -> dict[Card, Candidate]:
        """Return the double-dummy values of cards over all sampled layouts."""
        return {card: self._everywhere[card] for card in cards}

    def drawn(self, number: int) -> Subset:
        """Return the first ``number`` layouts drawn, weighted by how often each was drawn.

        If all layouts are asked for, return each with its own weight.
        """
        if number == len(self._sample.weights):
            return np.arange(number), self._sample.weights
        rows, times = np.unique(self._drawn[:number], return_counts=True)
        return rows, times / number

    def in_time(
        self, subset: Subset, cards: list[Card], share: float = 1.0, limit: Limit = NO_LIMIT
    ) -> dict[Card, Candidate] | None:
        """Return the values of cards over some layouts; None if ``share`` of the remaining budget is not enough."""
        self.search.begin(share, subset)
        with self.until(limit.part(share)):
            return self._over(*subset, cards)

    @contextmanager
    def until(self, limit: Limit) -> Iterator[None]:
        """Stop the search in a ``with`` block when the time limit has passed."""
        if limit.deadline is None:
            yield
            return
        timer = threading.Timer(max(0.0, limit.deadline - time.monotonic()), self.search.give_up)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()  # or it might stop the search that follows

    def _over(
        self, rows: NDArray[np.int64], weights: NDArray[np.float64], cards: list[Card]
    ) -> dict[Card, Candidate] | None:
        """Return the values of cards over some layouts; None if the search was stopped."""
        means = {each.card: each for each in self._sample.part(rows, weights).candidates()}
        candidates: dict[Card, Candidate] = {}
        best: float | None = None
        for bound in sorted((self._everywhere[card] for card in cards), key=lambda each: -each.score):
            if best is not None and not self.search.exceeds(bound.score, best) and not self.every_card:
                candidates[bound.card] = replace(bound, bound=True)
                continue
            value = self._value(bound, means[bound.card], None if self.every_card else best)
            if self.search.stopped:
                return None
            candidates[bound.card] = value
            if not value.bound and (best is None or value.score > best):
                best = value.score
        return candidates

    def _value(self, everywhere: Candidate, here: Candidate, at_least: float | None) -> Candidate:
        """Return the value of a card, or an upper bound if the value cannot exceed ``at_least``."""
        beyond = everywhere.score - here.score
        won, left = self._sample.view.declarer_tricks, self._sample.view.tricks_left
        value = self.search.value(everywhere.card, None if at_least is None else at_least - beyond)
        return replace(
            value,
            score=value.score + beyond,
            tricks=_within(value.tricks + everywhere.tricks - here.tricks, won, won + left),
            make=_within(value.make + everywhere.make - here.make, 0, 1),
        )


def _within(value: float, least: int, most: int) -> float:
    """Return the number nearest to a value that is possible; a control variate may go beyond it."""
    return min(max(value, float(least)), float(most))


class JointSearch(ABC):
    """A declarer who searches sampled layouts jointly: one strategy must serve all of them.

    At most ``searched`` layouts are searched; the others are only solved double dummy (`JointValues`). With
    ``classes``, layouts that differ only in equivalent cards are merged (`agent.knowledge.card_equivalence`). If a
    search exceeds ``situations`` or ``seconds``, it is cut short, and the decision says so.
    """

    kernels: ClassVar[tuple[ModuleType, ...]]
    """The modules with the compiled code of the search."""
    _kind: ClassVar[type[LayoutSearch]]

    def __init__(
        self,
        settings: JointSettings,
        generator: np.random.Generator,
        solver: Solver | None = None,
        sampler: Sampler | None = None,
    ) -> None:
        self._settings = settings
        self._order = Order(settings.ties, generator)
        self._solver = solver or Solver()
        self._generator = generator
        # The sampler gets the first random numbers, as in `MonteCarlo`: so both draw the same layouts.
        self._sampler = make_sampler(settings, self._solver, generator, sampler)
        self._subset = generator.spawn(1)[0]
        self._kept_memory: NDArray[np.int64] | None = None
        self.last_belief: Belief | None = None
        self.last_unsearched = 0.0
        """See `agent.player.SearchesJointly`."""

    def __getstate__(self) -> dict[str, Any]:
        # A copy gets its own memory, because in another process the memory of this player might be read-only.
        return self.__dict__ | {"_kept_memory": None}

    @one_thread()
    def decide(self, view: View, *, every_card: bool = False) -> Decision:
        """Return a decision for either hand of the declarer's side.

        With ``every_card``, even cards that cannot be best are valued.
        """
        runs, settings = view.runs(), self._settings
        if len(runs) == 1:
            self.last_belief = None
            return Decision(runs[0][-1])
        limit = start_clock(settings, *self.kernels)
        classes = equivalence_classes(view) if settings.classes else []
        relocates = isinstance(settings, PayoffSettings) and settings.relocation

        def transform(weighted: Weighted) -> Weighted:
            moved = relocate(view, *weighted, self._generator) if relocates else weighted
            return merge_equivalent(view, *moved, classes)

        half = limit.part(0.5)
        sample = sample_and_solve(view, self._sampler, self._solver, settings, half, transform, recompute=relocates)
        self.last_belief = sample.belief
        order = self._order(runs, view.contract.strain)
        # Only one card of each run of equivalent cards is searched; the others have the same value.
        found = self.values(sample, [run[-1] for run in order], classes, limit, every_card=every_card)
        self.last_unsearched = found.unsearched
        candidates = [replace(found.candidates[run[-1]], card=card) for run in runs for card in run]
        penalties = {card: found.penalties.get(run[-1], 0.0) for run in runs for card in run}
        return choose_card(sample, order, candidates, found.remark, penalties)

    def values(
        self,
        sample: SolvedSample,
        cards: list[Card],
        classes: Sequence[int],
        limit: Limit = NO_LIMIT,
        *,
        every_card: bool = False,
    ) -> ValuedCards:
        """Return the values of some cards over solved layouts that were merged by ``classes``, preferred cards first.

        With ``every_card``, even cards that cannot be best are valued.
        """
        everything = len(sample.weights)
        most = everything if self._settings.searched is None else min(self._settings.searched, everything)
        search = self._kind(sample, self._solver_memory(), classes=classes, situations=self._settings.situations)
        values = JointValues(search, self._drawn(sample.weights, most), every_card=every_card)
        found = self._values(values, cards, most, limit)
        count_positions(search.effort)
        return found

    @abstractmethod
    def _values(self, values: JointValues, cards: list[Card], most: int, limit: Limit) -> ValuedCards:
        """Search at most ``most`` layouts; return the value of each card, and a remark if the search was cut short."""

    def _drawn(self, weights: NDArray[np.float64], number: int) -> NDArray[np.int64]:
        """Draw layouts in proportion to their weights; return their indices, int64 (number,), in random order."""
        order = self._subset.permutation(len(weights))
        return self._subset.permutation(order[systematic(weights[order], number, self._subset)])

    def _solver_memory(self) -> NDArray[np.int64]:
        """Return the memory for double-dummy searches; all decisions use the same memory."""
        if self._kept_memory is None:
            self._kept_memory = new_memory(_MEMORY_MB)
        return self._kept_memory


class Payoff(JointSearch):
    """A declarer who uses Algorithm 3 of the thesis; with ``relocation``, Algorithm 4 first changes the layouts.

    The search goes to the end of the play. If that takes too long, fewer layouts are searched. With ``plan``, whole
    lines of play are compared instead of searching less than half of the layouts (`agent.players.joint_search.lines`).
    """

    kernels = search, information_set, rollout
    _kind = StrategySearch
    _settings: PayoffSettings

    def _values(self, values: JointValues, cards: list[Card], most: int, limit: Limit) -> ValuedCards:
        if not self._settings.plan:
            return values.of(cards, most, limit)
        found = values.searched(cards, most, most - most // 2, limit, last_share=0.5)
        return found or self._by_lines(values, cards, limit) or values.of(cards, most, limit)

    def _by_lines(self, values: JointValues, cards: list[Card], limit: Limit) -> ValuedCards | None:
        """Return the values of cards on lines of play; None if the budget is too small for a few lines."""
        search, weights = values.search, values.search.sample.weights
        assert isinstance(search, StrategySearch)
        drawn = self._drawn(weights, LINES)
        rows, times = np.unique(drawn, return_counts=True)
        search.allow(self._settings.plan)
        search.begin(subset=(rows, times / LINES) if len(weights) > LINES else None)
        with values.until(limit.part(0.8)):
            lines = draw_lines(drawn, self._subset)
            choosing = draw_lines(drawn[:CHOOSING], self._subset)
            comparison = LineComparison(search, values.double_dummy(cards), choosing, self._settings.plan)
            return comparison.compare(lines, every_card=values.every_card)
