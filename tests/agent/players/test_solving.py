"""What is left of a sample when the time, or the number of positions, is not enough: a clock that the solver moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.sampler import LayoutSampler
from agent.knowledge.view import View
from agent.players.decision import SolvedSample
from agent.players.settings import MonteCarloSettings
from agent.players.solving import sample_and_solve
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Position, Solver, StoppedError
from ddsolver.limit import NO_LIMIT, Limit
from tests.clock import Clock
from tests.strategies import random_deal

WEIGHTS = np.arange(1, 21) / 210
"""Of 20 layouts, each weighs more than the one before."""


class Slow:
    """A solver that takes a second of a clock for each layout."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, stops: bool = False) -> None:
        self.clock = Clock(monkeypatch, "monotonic")
        self.stops = stops
        self.batches: list[int] = []

    def layout_values(self, layouts: NDArray[np.int64], *trick: Any) -> NDArray[np.int8]:
        left = trick[3] if len(trick) == 4 else None
        if self.stops and left is not None and left < len(layouts):
            self.clock.now += left
            raise StoppedError("the time is up")
        self.clock.now += len(layouts)
        self.batches.append(len(layouts))
        # Each layout has its own number of tricks, by which a test recognises it.
        return np.repeat((layouts[:, :1] % 14).astype(np.int8), 52, axis=1)


class Twenty:
    """A sampler of 20 layouts, which are numbers only."""

    def batches(self, *_: Any) -> Iterator[Belief]:
        yield Belief(np.arange(80).reshape(20, 4), WEIGHTS, drawn=33, exhaustive=True, n_consistent=20)


def view_with(cards: int) -> View:
    """What South sees on lead with this number of cards in each hand."""
    position = Position(random_deal(np.random.default_rng(cards), cards), "NT", "S")
    return View.of(position, Contract.parse("1NTS"), Vulnerability.NONE)


def solve(solver: Slow, view: View, limit: Limit) -> SolvedSample:
    settings = MonteCarloSettings(samples=20)
    return sample_and_solve(view, cast(LayoutSampler, Twenty()), cast(Solver, solver), settings, limit)


@pytest.mark.parametrize(
    ("cards", "seconds", "stops", "number", "batches"),
    [
        (10, 5.0, False, 8, [8]),
        (10, 8.0, False, 8, [8]),
        (10, 8.5, False, 16, [8, 8]),
        (10, 8.5, True, 8, [8]),
        (10, 17.0, False, 20, [8, 8, 4]),
        (11, 5.0, False, 5, [1] * 5),
        (11, 5.5, False, 6, [1] * 6),
        (11, 5.5, True, 5, [1] * 5),
        (11, -1.0, False, 1, [1]),
        (10, -1.0, True, 8, [8]),
    ],
)
def test_of_a_sample_cut_by_time_the_layouts_solved_keep_their_ratios_and_weigh_1_together(
    monkeypatch: pytest.MonkeyPatch, cards: int, seconds: float, *, stops: bool, number: int, batches: list[int]
) -> None:
    solver = Slow(monkeypatch, stops=stops)
    found = solve(solver, view_with(cards), Limit(solver.clock.now + seconds))
    assert solver.batches == batches
    assert found.tricks[:, 0].tolist() == [4 * place % 14 for place in range(number)]
    assert found.layouts.tolist() == found.belief.layouts.tolist() == np.arange(4 * number).reshape(-1, 4).tolist()
    assert found.weights.tolist() == found.belief.weights.tolist()
    assert found.weights.tolist() == pytest.approx((np.arange(1, number + 1) * 2 / (number * (number + 1))).tolist())
    cut = number < 20
    assert found.belief.exhaustive is not cut
    assert found.remark == (f"only {number} of 20 layouts solved in time" if cut else "")


def test_without_a_limit_all_layouts_are_solved_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    solver = Slow(monkeypatch)
    assert solve(solver, view_with(11), NO_LIMIT).weights.tolist() == WEIGHTS.tolist()
    assert solver.batches == [20]


def test_a_solver_that_somebody_else_stops_is_no_end_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stopped(Slow):
        def layout_values(self, *_: Any) -> NDArray[np.int8]:
            raise StoppedError("stopped by Ctrl-C")

    solver = Stopped(monkeypatch)
    with pytest.raises(StoppedError, match="Ctrl-C"):
        solve(solver, view_with(10), Limit(solver.clock.now + 100.0))
