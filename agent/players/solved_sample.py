"""A sample of layouts solved double dummy, with which most players begin a decision."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.answer_cache import shared_answers
from agent.knowledge.belief import Belief
from agent.knowledge.layout_sampler import LayoutSampler
from agent.knowledge.view import View
from agent.players.settings import JointSettings, MonteCarloSettings
from agent.players.value_of_information import initial_sample_size, should_sample_more
from ddsolver.solver import Solver

Weighted = tuple[NDArray[np.int64], NDArray[np.float64]]
"""Layouts int64 (n, 4) and their weights float64 (n,)."""
_CHUNK = 8
"""The number of layouts solved between two checks of the deadline."""


class SolvedSample(NamedTuple):
    """A sample of layouts with their double-dummy values."""

    belief: Belief
    """The belief that the layouts come from."""
    layouts: NDArray[np.int64]
    """int64 (n, 4): the belief's layouts, changed by ``transform`` (see `sample_and_solve`)."""
    weights: NDArray[np.float64]
    """float64 (n,): the weights of the layouts; their sum is 1."""
    tricks: NDArray[np.int8]
    """int8 (n, 52): the `Solver.layout_values` of each layout."""
    remark: str
    """A remark if not all layouts were solved in time, or if the auction contradicts the contract; else empty."""


def make_sampler(
    settings: MonteCarloSettings | JointSettings, solver: Solver, generator: np.random.Generator
) -> LayoutSampler:
    """Return the sampler of layouts that a player's options describe."""
    likelihoods = settings.likelihoods(solver)
    return LayoutSampler(settings.samples, likelihoods, refill=settings.refill, generator=generator)


def sample_and_solve(
    view: View,
    sampler: LayoutSampler,
    solver: Solver,
    settings: MonteCarloSettings | JointSettings,
    deadline: float | None,
    transform: Callable[[Weighted], Weighted] = lambda weighted: weighted,
    *,
    recompute: bool = False,
) -> SolvedSample:
    """Return solved layouts for a view; with ``samples=auto``, stop when more are not worth their time.

    ``transform`` changes the sampled layouts and their weights before they are solved. When the sample grows, only new
    layouts are solved, so ``transform`` must keep the earlier layouts in front. If it does not, set ``recompute``; then
    all layouts are solved again. The deadline is a time of `time.monotonic`.

    The errors are those of `LayoutSampler.sample`.
    """
    patience = settings.patience if settings.samples == "auto" else 0.0
    tricks = np.empty((0, 52), dtype=np.int8)
    for belief in sampler.batches(view, initial_sample_size(view, patience), deadline):
        layouts, weights = transform((belief.layouts, belief.weights))
        tricks = _solved(solver, view, layouts, tricks[:0] if recompute else tricks, deadline)
        sample = _in_time(belief, layouts, weights, tricks)
        if not should_sample_more(view, belief, tricks, sample.weights, settings.aim, patience):
            break
    if settings.auction and view.contradiction:
        sample = sample._replace(remark="; ".join(filter(None, [sample.remark, view.contradiction])))
    return sample


def _solved(
    solver: Solver, view: View, layouts: NDArray[np.int64], before: NDArray[np.int8], deadline: float | None
) -> NDArray[np.int8]:
    """Solve the layouts that have no row in ``before`` yet, until the deadline; return all rows."""
    moment = (view.contract.strain, view.trick_leader, view.trick)
    shared = shared_answers()
    if deadline is None and shared is not None:
        new = shared.values(moment, layouts[len(before) :], lambda batch: solver.layout_values(batch, *moment))
        return np.concatenate([before, new])
    step = len(layouts) if deadline is None else _CHUNK
    values = [before]
    for start in range(len(before), len(layouts), step):
        if start and deadline is not None and time.monotonic() >= deadline:
            break
        values.append(solver.layout_values(layouts[start : start + step], *moment))
    return np.concatenate(values)


def _in_time(
    belief: Belief, layouts: NDArray[np.int64], weights: NDArray[np.float64], tricks: NDArray[np.int8]
) -> SolvedSample:
    """Return the sample of the layouts that were solved before the deadline."""
    number = len(tricks)
    if number == len(layouts):
        return SolvedSample(belief, layouts, weights, tricks, "")
    remark = f"only {number} of {len(layouts)} layouts solved in time"
    layouts, weights = layouts[:number], weights[:number] / weights[:number].sum()
    belief = replace(belief, layouts=layouts, weights=weights, exhaustive=False)
    return SolvedSample(belief, layouts, weights, tricks, remark)
