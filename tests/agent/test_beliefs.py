from __future__ import annotations

from collections import Counter
from itertools import pairwise

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.beliefs import Belief, Beliefs
from agent.contract import Contract, Vulnerability
from agent.defenders import ArbitraryDefender
from agent.sampling import LayoutSpace
from agent.table import ask
from agent.view import View
from agent.weights import Weights
from ddsolver import Position, Seat, Solver
from tests.strategies import random_deal

SOLVER = Solver(memory_mb=8)
PERFECT = Weights("correct-play")
CONTRACT = Contract.parse("1NTS")


def views(seed: int, size: int = 8) -> list[View]:
    """What the declarer sees at each of its turns when everybody plays correct cards."""
    generator = np.random.default_rng(seed)
    position = Position(random_deal(generator, size), CONTRACT.strain, CONTRACT.leader)
    anybody = ArbitraryDefender(generator)
    found = []
    while not position.is_over:
        if position.to_play.same_side(CONTRACT.declarer):
            found.append(View.of(position, CONTRACT, Vulnerability.NONE))
        position = position.play(ask(anybody, position, CONTRACT, Vulnerability.NONE).card)
    return found


def believing(samples: int | None, *, refill: bool = True, seed: int = 0) -> Beliefs:
    return Beliefs(samples, PERFECT, refill=refill, generator=np.random.default_rng(seed), solver=SOLVER)


def weighed(belief: Belief) -> dict[tuple[int, ...], float]:
    return {tuple(row): float(weight) for row, weight in zip(belief.layouts.tolist(), belief.weights, strict=True)}


def test_what_is_carried_over_has_the_weights_it_would_have_afresh() -> None:
    for seed in range(3):
        kept = believing(None)
        for view in views(seed, 6):
            assert weighed(kept.at(view)) == pytest.approx(weighed(believing(None).at(view)))


def test_layouts_are_drawn_until_as_many_are_possible_as_were_wanted() -> None:
    view = views(1, 13)[4]
    belief = believing(12).at(view)
    assert len(belief.layouts) == 12
    assert belief.drawn >= 12
    assert not belief.exhaustive
    assert 1 <= belief.effective <= 12
    assert belief.weights.sum() == pytest.approx(1)
    assert (belief.weights > 0).all()


def test_survivors_are_carried_over_and_no_layout_comes_twice() -> None:
    kept = believing(12)
    turns = views(1, 13)
    first = weighed(kept.at(turns[3]))
    second = kept.at(turns[4])
    played = sum(card.mask for card in turns[4].plays[len(turns[3].plays) :])
    survivors = {tuple(hand & ~played for hand in row) for row in first}
    assert survivors & set(weighed(second))
    assert len(weighed(second)) == len(second.layouts)


def test_without_refill_the_layouts_drawn_are_all_there_is() -> None:
    view = views(1, 13)[4]
    belief = believing(12, refill=False).at(view)
    assert belief.drawn == 12
    assert len(belief.layouts) <= 12


def test_without_refill_what_still_fits_is_kept_and_weighed_as_if_it_were_new() -> None:
    for seed in (1, 2):
        kept = believing(30, refill=False)
        carried = 0
        for view in views(seed, 8)[:9]:
            belief = kept.at(view)
            assert belief.drawn <= 30 or belief.exhaustive
            carried += belief.drawn < 30
            factors = PERFECT.factors(view, belief.layouts | played_by_all(view), PERFECT.turns(view), SOLVER)
            if factors.any():
                assert belief.weights == pytest.approx(factors / factors.sum())
        assert carried


def test_without_refill_every_layout_is_drawn_as_often_as_any_other() -> None:
    """Those carried over are a sample like a new one: over many seeds each layout comes equally often."""
    first, second = next(pair for pair in pairwise(views(4, 4)) if LayoutSpace(pair[1]).count > 12)
    every = Weights("random-play")
    counts: Counter[tuple[int, ...]] = Counter()
    for seed in range(400):
        kept = Beliefs(6, every, refill=False, generator=np.random.default_rng(seed), solver=SOLVER)
        kept.at(first)
        counts.update(weighed(kept.at(second)).keys())
    space = LayoutSpace(second).count
    expected = 400 * 6 / space
    assert sum(counts.values()) == 400 * 6
    assert len(counts) == space
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


def played_by_all(view: View) -> NDArray[np.int64]:
    return np.array([view.played_by(seat) for seat in Seat])


def test_when_nothing_drawn_is_possible_all_are_equal_or_the_defenders_are_taken_for_less_than_perfect() -> None:
    """East has thrown away a trick, which no perfect defender does in any layout."""
    for seed in range(500):
        deal = random_deal(np.random.default_rng(seed), 3)
        position = Position(deal, "NT", "W")
        values = SOLVER.card_values(position)
        worst = min(values, key=lambda card: values[card])
        view = View.of(position.play(worst), CONTRACT, Vulnerability.NONE)
        softened = believing(None).at(view)
        if softened.softened:
            break
    assert softened.softened
    assert softened.exhaustive
    assert len(softened.layouts) > 1
    equal = Beliefs(3, PERFECT, refill=False, generator=np.random.default_rng(0), solver=SOLVER)
    assert len(equal.at(view).layouts) >= 3


def test_another_play_is_begun_afresh() -> None:
    kept = believing(5)
    kept.at(views(1, 13)[4])
    view = views(2, 13)[3]
    for row in kept.at(view).layouts.tolist():
        assert sum(row) == sum(hand or 0 for hand in view.held) + view.unseen
