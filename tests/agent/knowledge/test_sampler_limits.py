"""Samples of layouts at their limits: time that is over, too many layouts, likelihoods that answer no numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.errors import PlayerError
from agent.knowledge.evidence.calls import AuctionLikelihood
from agent.knowledge.evidence.human_plays import HumanPlays
from agent.knowledge.evidence.likelihood import Likelihood
from agent.knowledge.evidence.thesis_plays import ThesisPlays
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.sampler import Samples
from agent.knowledge.view import View
from agent.rules.contract import Vulnerability
from ddsolver import Position
from ddsolver.limit import Limit
from tests.agent.knowledge.test_sampler import CONTRACT, PERFECT, SOLVER, believing, views
from tests.players import sampler
from tests.strategies import random_deal


def test_all_layouts_of_a_whole_deal_are_refused_with_what_is_possible() -> None:
    view = views(1, 13)[0]
    refused = r"samples=all: 5,200,300 layouts fit what South sees, more than the limit of 50,000"
    with pytest.raises(PlayerError, match=refused):
        sampler("all").sample(view)
    ending = views(1, 6)[0]
    assert len(believing("all").sample(ending).layouts) <= 924


def test_after_the_deadline_a_few_layouts_are_weighed_all_the_same() -> None:
    wanted: tuple[tuple[Samples, bool], ...] = ((200, True), (200, False), ("all", True))
    for samples, refill in wanted:
        beliefs = believing(samples, refill=refill)
        for view in views(2, 7)[:3]:
            belief = beliefs.sample(view, limit=Limit(0.0))
            assert 0 < len(belief.layouts) < 100
            assert not belief.exhaustive
            assert belief.weights.sum() == pytest.approx(1)


@pytest.mark.parametrize("refill", [True, False])
def test_layouts_that_were_not_weighed_in_time_are_not_taken_for_impossible(refill: bool) -> None:
    kept = sampler(60, ThesisPlays("correct-play", 0.9, SOLVER), refill=refill)
    before, hurried, after, *_ = views(3, 7)
    kept.sample(before)
    assert len(kept.sample(hurried, Limit(0.0)).layouts) < 60
    belief = kept.sample(after)
    assert len(belief.layouts) >= min(60, belief.n_consistent)


def test_a_deadline_ends_the_weighing_of_cheap_layouts_too() -> None:
    view = next(view for view in views(3, 8) if LayoutSpace(view).count > 2000)
    beliefs = sampler(2000, HumanPlays(), refill=True, seed=1)
    assert 0 < len(beliefs.sample(view, limit=Limit(0.0)).layouts) < 1000


OPENING_LEAD = View.of(Position(random_deal(np.random.default_rng(3)), "NT", "W"), CONTRACT, Vulnerability.NONE)
"""Three hands are hidden, and the contract is evidence about two of them."""


ENDING = views(2, 9)[0]


@pytest.mark.parametrize("refill", [True, False])
@pytest.mark.parametrize("evidence", [(), (HumanPlays(),), (PERFECT,)], ids=["no", "cheap", "expensive"])
@pytest.mark.parametrize("calls", [(), (AuctionLikelihood(),)], ids=["no auction", "auction"])
@pytest.mark.parametrize(
    ("view", "samples"),
    [(OPENING_LEAD, 100_000), (ENDING, 100_000), (ENDING, "all")],
    ids=["many of many", "many of few", "all"],
)
def test_after_the_deadline_one_part_of_a_sample_is_drawn(
    view: View,
    samples: Samples,
    calls: tuple[Likelihood, ...],
    evidence: tuple[Likelihood, ...],
    refill: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Drawing takes time too: 2,500,000 layouts for a sample of 100,000 after an auction."""
    unranked = 0
    numbered = LayoutSpace._numbered

    def count(space: LayoutSpace, numbers: NDArray[np.int64]) -> NDArray[np.int64]:
        nonlocal unranked
        unranked += len(numbers)
        return numbered(space, numbers)

    monkeypatch.setattr(LayoutSpace, "_numbered", count)
    belief = sampler(samples, *calls, *evidence, refill=refill, seed=1).sample(view, limit=Limit(0.0))
    assert 0 < len(belief.layouts) <= unranked <= 1000
    assert not belief.exhaustive
    assert belief.weights.sum() == pytest.approx(1)


def test_a_sample_that_the_deadline_ends_after_an_auction_has_equal_weights() -> None:
    """Only its first layouts may be solved in time; they shall tell as much as they can."""
    belief = sampler(100_000, AuctionLikelihood(), seed=1).sample(OPENING_LEAD, limit=Limit(0.0))
    assert 50 < len(belief.layouts) < 500
    assert belief.ess > 0.8 * len(belief.layouts)


def test_a_number_of_layouts_may_be_of_numpy_but_no_truth_value() -> None:
    number: Any = np.int64(4)
    assert len(sampler(number).sample(views(1, 6)[0]).layouts) == 4
    for wrong in (True, 0, 2.0, "some"):
        with pytest.raises(PlayerError, match=rf"^samples = {wrong!r}: a positive number is needed"):
            sampler(wrong)  # type: ignore[arg-type]


@dataclass(frozen=True)
class Anything:
    """A likelihood of somebody else: its answer is the one given, smoothed or not."""

    answer: Any
    is_cheap: bool = True

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> Any:
        return self.answer(len(dealt))

    def smoothed(self) -> Anything:
        return self


@pytest.mark.parametrize("is_cheap", [True, False])
@pytest.mark.parametrize("refill", [True, False])
@pytest.mark.parametrize(
    "answer",
    [
        lambda _: 1.0,
        lambda _: None,
        lambda number: np.ones(number + 1),
        lambda number: np.ones((number, 1)),
        lambda number: ["much"] * number,
        lambda number: [float("nan"), *[1.0] * (number - 1)],
        lambda number: np.full(number, np.inf),
        lambda number: [*[1.0] * (number - 1), -1.0],
    ],
)
def test_a_likelihood_that_answers_no_numbers_is_named(answer: Any, refill: bool, is_cheap: bool) -> None:
    with pytest.raises(PlayerError, match=r"^Anything answered .*: a number of at least 0 is needed for each of the "):
        sampler(5, Anything(answer, is_cheap), refill=refill).sample(views(1, 8)[0])


def test_a_likelihood_that_makes_everything_impossible_is_refused_unless_layouts_of_weight_0_count() -> None:
    nothing, view = Anything(np.zeros), views(1, 8)[0]
    assert len(sampler(5, nothing, refill=False).sample(view).layouts) == 5
    with pytest.raises(PlayerError, match="make all layouts impossible"):
        sampler(5, nothing).sample(view)
