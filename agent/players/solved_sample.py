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
from agent.knowledge.evidence.auction.inference import load_model
from agent.knowledge.layout_sampler import LayoutSampler
from agent.knowledge.view import View
from agent.players.settings import JointSettings, MonteCarloSettings
from agent.players.value_of_information import initial_sample_size, should_sample_more
from ddsolver.native.kernel import make_ready
from ddsolver.solver import Solver

Weighted = tuple[NDArray[np.int64], NDArray[np.float64]]
"""Layouts int64 (n, 4) and their weights float64 (n,)."""
_CHUNK, _LATE = 8, 10
"""The number of layouts solved between two checks of the deadline if at most `_LATE` tricks are left. Earlier, when a
layout takes milliseconds, it is 1."""


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


def start_clock(settings: MonteCarloSettings | JointSettings, *kernels: str) -> float | None:
    """Return the deadline (`time.monotonic`) of a decision that begins now; None if there is no limit.

    First compile or load whatever the decision may need, since this takes up to minutes once: the solver, the modules
    of ``kernels`` and the model of the auction.
    """
    if settings.seconds is None:
        return None
    for module in ("ddsolver.search.batch_kernels", *kernels):
        make_ready(module)
    if settings.auction:
        load_model()
    return time.monotonic() + settings.seconds


def halfway_to(deadline: float | None) -> float | None:
    """Return the time halfway between now and a deadline; None if there is no limit."""
    return None if deadline is None else (time.monotonic() + deadline) / 2


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
    all layouts are solved again. The deadline is a time of `time.monotonic`. Up to half of the time goes to drawing and
    weighing. At least one layout is solved, even if there is no time.

    The errors are those of `LayoutSampler.sample`.
    """
    patience = settings.patience if settings.samples == "auto" else 0.0
    tricks = np.empty((0, 52), dtype=np.int8)
    # With "auto", small batches are drawn and solved in turn.
    drawn_by = deadline if settings.samples == "auto" else halfway_to(deadline)
    for belief in sampler.batches(view, initial_sample_size(view, patience), drawn_by):
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
    step = len(layouts) if deadline is None else _CHUNK if view.tricks_left <= _LATE else 1
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
