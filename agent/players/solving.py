"""Draws a sample of layouts and solves it double dummy, as long as more layouts are worth their time.

Most players begin a decision with this.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import erfc, exp, pi, sqrt
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.answer_cache import shared_answers
from agent.knowledge.belief import Belief
from agent.knowledge.counted_work import count_decision, count_layouts
from agent.knowledge.evidence.calls import load_model
from agent.knowledge.pool import Weighted
from agent.knowledge.sampler import GROWTH, CustomSampler, LayoutSampler, Sampler
from agent.knowledge.view import View
from agent.player import Role
from agent.players.decision import SolvedSample
from agent.players.objective import Objective
from agent.players.settings import JointSettings, MonteCarloSettings
from ddsolver.errors import StoppedError
from ddsolver.limit import Limit
from ddsolver.native.kernel import make_ready
from ddsolver.solver import Solver, warm_up

_CHUNK, _LATE = 8, 10
"""The number of layouts solved between two checks of the limit if at most `_LATE` tricks are left. Earlier, when a
layout takes milliseconds, it is 1. Only then do `positions` bound the layouts, which take little later."""
_PILOT, _STEP = 16, 4
"""The number of layouts that say how hard the others are, and how many of them are solved at a time, on one thread."""
_PARTS = (40, 60, 80)
"""After how many solved layouts a decision may be clear. Parts are large enough for several threads."""
_EASY = 8
"""With at most this number of tricks left, layouts take less time than to see whether a decision is clear."""


def make_sampler(
    settings: MonteCarloSettings | JointSettings,
    solver: Solver,
    generator: np.random.Generator,
    sampler: Sampler | None = None,
) -> LayoutSampler | CustomSampler:
    """Return the sampler of layouts that a player's options describe, or the given one.

    :raises PlayerError: if the given one, or that of the option ``belief``, cannot sample.
    """
    parts = settings.parts
    if sampler is None and Role.BELIEF in parts:
        sampler = parts[Role.BELIEF].make(generator.spawn(1)[0])
    if sampler is not None:
        return sampler if isinstance(sampler, LayoutSampler) else CustomSampler(sampler)
    likelihoods = settings.likelihoods(solver)
    if Role.LIKELIHOOD in parts:
        likelihoods.append(parts[Role.LIKELIHOOD].make(generator.spawn(1)[0]))
    return LayoutSampler(settings.samples, likelihoods, refill=settings.refill, generator=generator)


def start_clock(settings: MonteCarloSettings | JointSettings, *kernels: ModuleType) -> Limit:
    """Return the time limit of a decision that begins now.

    First compile or load whatever a limited decision may need, since this takes seconds once: the solver, the player's
    own modules of ``kernels`` and the model of the auction.
    """
    if settings.seconds is not None:
        warm_up()
        make_ready(*kernels)
        if settings.auction:
            load_model(settings.auction)
    return Limit.after(settings.seconds)


def sample_and_solve(
    view: View,
    sampler: LayoutSampler | CustomSampler,
    solver: Solver,
    settings: MonteCarloSettings | JointSettings,
    limit: Limit,
    transform: Callable[[Weighted], Weighted] = lambda weighted: weighted,
    *,
    recompute: bool = False,
    is_clear: Callable[[SolvedSample], bool] | None = None,
) -> SolvedSample:
    """Return solved layouts for a view; with ``samples=auto``, stop when more are not worth their time.

    ``transform`` changes the sampled layouts and their weights before they are solved. When the sample grows, only new
    layouts are solved, so ``transform`` must keep the earlier layouts in front. If it does not, set ``recompute``; then
    all layouts are solved again. Early in the play, layouts are solved in parts until ``is_clear`` is true for those
    solved. Up to half of the time goes to drawing and weighing. At least one layout is solved, even if there is no
    time.

    The errors are those of `LayoutSampler.sample`.
    """
    patience = settings.patience if settings.samples == "auto" else 0.0
    objective = Objective.of(view, settings.aim)
    count_decision()
    tricks = np.empty((0, 52), dtype=np.int8)
    # With "auto", small batches are drawn and solved in turn.
    drawn_by = limit if settings.samples == "auto" else limit.part(0.5)
    for belief in sampler.batches(view, initial_sample_size(view, patience), drawn_by):
        layouts, weights = transform((belief.layouts, belief.weights))
        tricks = tricks[:0] if recompute else tricks
        before, most, why = len(tricks), len(layouts), "in time"
        if settings.positions is not None and view.tricks_left > _LATE and not limit.is_set:
            tricks, most = _pilot(settings.positions * (1 if view.plays else 2), view, layouts, tricks)
            why = "because they are hard"
        whole = SolvedSample(view, objective, belief, layouts, weights, tricks)
        # All layouts that fit are in no random order.
        in_parts = is_clear is not None and view.tricks_left > _EASY and not belief.exhaustive
        for end in _ends(view, len(layouts)) if in_parts else (len(layouts),):
            tricks = _solved(solver, view, layouts[: min(end, most)], tricks, limit)
            sample = _with_solved(replace(whole, tricks=tricks), why if len(tricks) < end else "")
            if len(tricks) < end or (end < len(layouts) and is_clear is not None and is_clear(sample)):
                break
        if sample.whole is not None:
            sample = replace(sample, whole=_first(sample.whole, most))
        count_layouts(len(tricks) - before, view.tricks_left)
        if not should_sample_more(sample, patience):
            break
    if settings.auction and view.contradiction:
        sample = replace(sample, remark="; ".join(filter(None, [sample.remark, view.contradiction])))
    return sample


def _ends(view: View, number: int) -> tuple[int, ...]:
    """Return after how many of ``number`` layouts solving may end: after some parts, or in the end.

    At a lead, where a layout takes longest, and where 30 layouts lose no more tricks than 100 (`results/calls`), all of
    these are halved.
    """
    share = 1 if view.plays else 2
    return tuple(max(end // share, 1) for end in (*(part for part in _PARTS if part < number), number))


def _solved(
    solver: Solver, view: View, layouts: NDArray[np.int64], before: NDArray[np.int8], limit: Limit
) -> NDArray[np.int8]:
    """Solve the layouts that have no row in ``before`` yet, up to the limit; return all rows."""
    trick = (view.contract.strain, view.trick_leader, view.trick)
    shared = shared_answers()
    if not limit.is_set and shared is not None:
        new = shared.values(trick, layouts[len(before) :], lambda batch: solver.layout_values(batch, *trick))
        return np.concatenate([before, new])
    step = _CHUNK if view.tricks_left <= _LATE else 1
    if not limit.is_set:
        step = len(layouts)
    values = [before]
    for start in range(len(before), len(layouts), step):
        left = limit.left if start else None
        if left is not None and left <= 0:
            break
        try:
            values.append(solver.layout_values(layouts[start : start + step], *trick, left))
        except StoppedError:
            if not limit.passed:
                raise
            break
    return np.concatenate(values)


def _pilot(
    positions: int, view: View, layouts: NDArray[np.int64], before: NDArray[np.int8]
) -> tuple[NDArray[np.int8], int]:
    """Solve the first layouts that have no row in ``before`` yet, at least one.

    Return all rows, and how many layouts can be solved if about ``positions`` of the search may be visited for the new
    ones. `_PILOT` layouts say this, or fewer if they take so much. They are solved with an empty table, so that neither
    a clock nor anything solved before decides, and every machine solves the same layouts.
    """
    trick = (view.contract.strain, view.trick_leader, view.trick)
    new, counting, rows = layouts[len(before) :], Solver(), [before]
    solved = 0
    while solved < min(_PILOT, len(new)) and counting.visited < positions:
        rows.append(counting.layout_values(new[solved : min(solved + _STEP, _PILOT)], *trick))
        solved += len(rows[-1])
    most = solved * positions // max(counting.visited, 1)
    return np.concatenate(rows), len(before) + max(solved, most)


def _with_solved(sample: SolvedSample, why: str) -> SolvedSample:
    """Return the layouts that were solved; ``why``, if not empty, says in the remark why the others were not."""
    number, everything = len(sample.tricks), len(sample.layouts)
    if number == everything:
        return sample
    remark = f"only {number} of {everything} layouts solved {why}" if why else ""
    return replace(_first(sample, number), remark=remark, whole=None if why else sample)


def _first(sample: SolvedSample, number: int) -> SolvedSample:
    """Return the first layouts of a sample; all of them if there are no more."""
    if number >= len(sample.layouts):
        return sample
    layouts, weights = sample.layouts[:number], sample.weights[:number] / sample.weights[:number].sum()
    belief: Belief = replace(sample.belief, layouts=layouts, weights=weights, exhaustive=False)
    return replace(sample, belief=belief, layouts=layouts, weights=weights)


def solve_rest(sample: SolvedSample, solver: Solver, limit: Limit) -> SolvedSample:
    """Return a sample with all its layouts solved, even where solving ended early because the decision was clear."""
    if sample.whole is None:
        return sample
    whole = sample.whole
    tricks = _solved(solver, whole.view, whole.layouts, whole.tricks, limit)
    count_layouts(len(tricks) - len(whole.tricks), whole.view.tricks_left)
    found = _with_solved(replace(whole, tricks=tricks), "in time")
    return replace(found, remark="; ".join(filter(None, [sample.remark, found.remark])))


_SECONDS, _A_TRICK = 9e-8, 2.6
"""The seconds to solve a layout with no trick left, and the factor for each trick left, measured on random deals. This
model replaces a clock, so that the same seed always gives the same cards."""

_LEAST = 10
"""The smallest sample."""


def initial_sample_size(view: View, patience: float) -> int:
    """Return the size of the first sample, which grows with the patience."""
    return max(_LEAST, round(sqrt(0.4 * patience / _seconds(view)) / GROWTH))


def should_sample_more(sample: SolvedSample, patience: float) -> bool:
    """Return whether a larger sample may gain more than it costs in time.

    ``patience`` is the number of seconds that one more contract is worth, whatever the aim.
    """
    if not patience or sample.belief.exhaustive:
        return False
    return patience * expected_gain(sample) > len(sample.weights) * _seconds(sample.view)


def expected_gain(sample: SolvedSample) -> float:
    """Return the expected gain of perfect information, in contracts (`Objective.one_contract`).

    Each other card (a rival) is compared with the best card, and the largest gain counts. The mean difference between
    two cards is taken as normally distributed. One imagined layout, in which only the rival makes the contract, is
    added. Without it, the variance would be 0 if a few layouts all agree.
    """
    view, weights, payoffs = sample.view, sample.weights, sample.objective.payoffs
    contract = sample.objective.one_contract
    sign = 1 if view.declares else -1
    columns = {run[-1]: sign * payoffs[sample.taken(run[-1])] / contract for run in view.runs()}
    means = {card: float(weights @ column) for card, column in columns.items()}
    best = max(columns, key=lambda card: means[card])
    number = sample.belief.ess
    known = sample.belief.n_consistent
    unseen = max(0.0, 1 - len(sample.belief.layouts) / known) if known else 1.0
    most = 0.0
    for rival in columns.keys() - {best}:
        behind = columns[rival] - columns[best]
        mean = float(weights @ behind)
        variance = float(weights @ (behind - mean) ** 2)
        spread = (number * variance + (1 - mean) ** 2 * number / (number + 1)) / (number + 1)
        lead = (number * mean + 1) / (number + 1)
        most = max(most, _mean_above_zero(lead, sqrt(unseen * spread / (number + 1))))
    return most


def _seconds(view: View) -> float:
    return _SECONDS * _A_TRICK**view.tricks_left


def _mean_above_zero(mean: float, error: float) -> float:
    """Return the mean of max(0, X) if X is normally distributed with this mean and standard error."""
    if error <= 0:
        return max(0.0, mean)
    height = mean / error
    return error * exp(-(height**2) / 2) / sqrt(2 * pi) + mean * erfc(-height / sqrt(2)) / 2
