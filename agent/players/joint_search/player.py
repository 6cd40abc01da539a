"""The base class of the payoff and alpha-mu declarers, which search some of the layouts jointly."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import replace
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief, systematic
from agent.knowledge.card_equivalence import equivalence_classes, merge_equivalent
from agent.knowledge.counted_work import count_positions
from agent.knowledge.view import View
from agent.one_thread import one_thread
from agent.player import Decision
from agent.players.decision import choose_card
from agent.players.joint_search.values import CardValues, JointValues, SearchT
from agent.players.joint_search.workspace import new_memory
from agent.players.settings import JointSettings
from agent.players.solved_sample import SolvedSample
from agent.players.solving import Weighted, make_sampler, sample_and_solve, start_clock
from agent.players.tie_break import Order
from ddsolver.cards import Card
from ddsolver.limit import Limit
from ddsolver.solver import Solver

_MEMORY_MB = 30
SettingsT = TypeVar("SettingsT", bound=JointSettings)


class JointSearch(ABC, Generic[SettingsT, SearchT]):
    """A declarer who searches sampled layouts jointly: one strategy must serve all of them.

    At most ``searched`` layouts are searched; the others are only solved double dummy (`JointValues`). With
    ``classes``, layouts that differ only in equivalent cards are merged (`agent.knowledge.card_equivalence`). If a
    search exceeds ``situations`` or ``seconds``, it is cut short, and the decision says so.
    """

    kernels: ClassVar[tuple[ModuleType, ...]]
    """The modules with the compiled code of the search."""

    def __init__(self, settings: SettingsT, generator: np.random.Generator, solver: Solver | None = None) -> None:
        self._settings = settings
        self._order = Order(settings.ties, generator)
        self._solver = solver or Solver()
        self._generator = generator
        # The sampler gets the first random numbers, as in `MonteCarlo`: so both draw the same layouts.
        self._sampler = make_sampler(settings, self._solver, generator)
        self._subset = generator.spawn(1)[0]
        self._kept_memory: NDArray[np.int64] | None = None
        self.last_belief: Belief | None = None
        self.last_unsearched = 0.0
        """The share of the layouts of the last decision that were only solved double dummy."""

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
        sample = self._sample(view, classes, limit.part(0.5))
        self.last_belief = sample.belief
        everything = len(sample.weights)
        most = everything if settings.searched is None else min(settings.searched, everything)
        search = self._search(sample, self._solver_memory(), classes)
        order = self._order(runs, view.contract.strain)
        values = JointValues(search, self._drawn(sample.weights, most), every_card=every_card)
        # Only one card of each run of equivalent cards is searched; the others have the same value.
        found = self._values(values, [run[-1] for run in order], most, limit)
        self.last_unsearched = found.unsearched
        count_positions(search.effort)
        candidates = [replace(found.candidates[run[-1]], card=card) for run in runs for card in run]
        penalties = {card: found.penalties.get(run[-1], 0.0) for run in runs for card in run}
        return choose_card(sample, order, candidates, found.remark, penalties)

    def _sample(self, view: View, classes: list[int], limit: Limit) -> SolvedSample:
        """Return a sample of layouts, merged by ``classes`` and solved."""

        def merged(weighted: Weighted) -> Weighted:
            return merge_equivalent(view, *weighted, classes)

        return sample_and_solve(view, self._sampler, self._solver, self._settings, limit, merged)

    @abstractmethod
    def _search(self, sample: SolvedSample, memory: NDArray[np.int64], classes: list[int]) -> SearchT:
        """Return a joint search over the sampled layouts."""

    @abstractmethod
    def _values(self, values: JointValues[SearchT], cards: list[Card], most: int, limit: Limit) -> CardValues:
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
