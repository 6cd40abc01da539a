from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.answer_cache import AnswerCache, saved_seconds, sharing
from agent.knowledge.evidence.likelihood import others_turns
from agent.knowledge.evidence.thesis_plays import ThesisPlays
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.players.monte_carlo import MonteCarlo
from agent.rules.contract import Contract, Vulnerability
from agent.table import ask
from ddsolver import Position, Solver
from tests.clock import Clock
from tests.players import monte_carlo, payoff
from tests.strategies import after_random_card, random_deal

CONTRACT = Contract.parse("1NTS")
PERFECT = ThesisPlays("correct-play")


def begun(seed: int, plays: int = 9) -> tuple[Position, View, NDArray[np.int64]]:
    """A random ending some cards on, and layouts of it as they were dealt."""
    generator = np.random.default_rng(seed)
    position = Position(random_deal(generator, 7), CONTRACT.strain, CONTRACT.leader)
    while len(position.plays) < plays or not position.to_play.same_side(CONTRACT.declarer):
        position = after_random_card(position, generator)
    view = View.of(position, CONTRACT, Vulnerability.NONE)
    held = LayoutSpace(view).sample(30, generator)
    for card, seat in zip(view.plays, view.players, strict=True):
        held[:, seat] |= card.mask
    return position, view, held


class Asked(Solver):
    """A solver that counts the layouts it solves."""

    def __init__(self) -> None:
        super().__init__(memory_mb=8)
        self.layouts = 0

    def layouts_correct(self, layouts: NDArray[np.int64], *arguments: object) -> NDArray[np.int8]:  # type: ignore[override]
        self.layouts += len(layouts)
        return super().layouts_correct(layouts, *arguments)  # type: ignore[arg-type]

    def layout_values(self, layouts: NDArray[np.int64], *arguments: object) -> NDArray[np.int8]:  # type: ignore[override]
        self.layouts += len(layouts)
        return super().layout_values(layouts, *arguments)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("weights", [PERFECT, ThesisPlays("correct-play", 0.9)])
def test_what_is_shared_is_asked_once_and_answered_alike(seed: int, weights: ThesisPlays) -> None:
    _, view, dealt = begun(seed)
    turns = others_turns(view)
    alone = replace(weights, solver=Solver(memory_mb=8)).of(view, dealt)
    with sharing(AnswerCache()):
        first, second = Asked(), Asked()
        assert (replace(weights, solver=first).of(view, dealt[:20]) == alone[:20]).all()
        assert saved_seconds() == 0
        assert (replace(weights, solver=second).of(view, dealt) == alone).all()
    # What is not possible is found out by one question, what is by one for each turn.
    assert 20 <= first.layouts <= 20 * len(turns)
    assert second.layouts <= 10 * len(turns)


def test_another_play_or_other_weights_ask_again() -> None:
    position, view, dealt = begun(3)
    start = Position(position.deal, CONTRACT.strain, CONTRACT.leader)
    card = next(each for each in start.legal() if each != view.plays[0])
    other = View.of(start.play(card), CONTRACT, Vulnerability.NONE)
    for weights, seen in ((ThesisPlays("correct-play", 0.9), view), (PERFECT, other)):
        holding = dealt[dealt[:, CONTRACT.leader] & seen.plays[0].mask != 0]
        assert len(holding)
        alone = weights.of(seen, holding)
        with sharing(AnswerCache()):
            PERFECT.of(view, dealt)
            assert (weights.of(seen, holding) == alone).all()
            assert saved_seconds() == 0


def test_values_save_the_time_of_the_layouts_that_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, answers, layouts = Clock(monkeypatch, "process_time"), AnswerCache(), np.arange(40).reshape(10, 4)

    def solve(layouts: NDArray[np.int64]) -> NDArray[np.int8]:
        clock.now += 3 * len(layouts)
        return np.repeat((layouts[:, :1] % 14).astype(np.int8), 52, axis=1)

    for question, part, solved, saved in (
        ("NT", layouts[:4], 4, 0.0),
        ("NT", layouts[2:7], 3, 6.0),
        ("NT", layouts[:7], 0, 27.0),
        ("S", layouts[:2], 2, 27.0),
    ):
        before = clock.now
        assert answers.values(question, part, solve)[:, 51].tolist() == (part[:, 0] % 14).tolist()
        assert (clock.now - before, answers.saved_seconds) == (3 * solved, saved)


def test_a_product_saves_the_time_of_its_answers_up_to_the_first_that_is_0() -> None:
    answers, layouts = AnswerCache(), np.arange(16).reshape(4, 4)
    answers.store("a", layouts, np.array([0.25, 0.5, 0.0, 1.0]), 8.0)
    answers.store("b", layouts[:3], np.array([0.0, 0.5, 0.5]), 15.0)
    saved = 0.0
    for place, product, seconds in (
        (1, (0.25, 2), 7.0),
        (0, (0.0, 2), 7.0),
        (2, (0.0, 1), 2.0),
        (3, None, 0.0),
    ):
        assert answers.product(["a", "b"], layouts[place]) == product
        saved += seconds
        assert answers.saved_seconds == saved
    assert answers.number == 7


def test_who_asks_again_is_charged_what_it_took_the_first_time(monkeypatch: pytest.MonkeyPatch) -> None:
    position, _, _ = begun(4, plays=1)
    clock = Clock(monkeypatch, "process_time")

    class Slow(Asked):
        def layout_values(self, layouts: NDArray[np.int64], *arguments: object) -> NDArray[np.int8]:  # type: ignore[override]
            clock.now += 3 * len(layouts)
            return super().layout_values(layouts, *arguments)

    def charged() -> float:
        player = monte_carlo(1, Slow(), samples=12)
        return ask(player, position, CONTRACT, Vulnerability.NONE).seconds

    alone = charged()
    with sharing(AnswerCache()):
        assert (charged(), saved_seconds()) == (alone, 0.0)
        before = clock.now
        assert (charged(), saved_seconds(), clock.now) == (alone, alone, before)
        assert charged() == alone
    assert alone == 36.0


def test_fewer_layouts_of_the_same_luck_are_among_more() -> None:
    position, _, _ = begun(4, plays=1)
    answers = AnswerCache()
    with sharing(answers):
        ask(player_of(40), position, CONTRACT, Vulnerability.NONE)
        kept = answers.number
        ask(player_of(10), position, CONTRACT, Vulnerability.NONE)
    assert answers.number == kept > 0
    assert answers.saved_seconds > 0


def test_who_has_a_time_limit_neither_takes_answers_nor_gives_them() -> None:
    position, _, _ = begun(4, plays=1)
    answers = AnswerCache()
    with sharing(answers):
        ask(player_of(10), position, CONTRACT, Vulnerability.NONE)
        kept = answers.number
        ask(player_of(40, seconds=1000.0), position, CONTRACT, Vulnerability.NONE)
    assert (answers.saved_seconds, answers.number) == (0, kept)


def player_of(samples: int, seconds: float | None = None) -> MonteCarlo:
    luck = np.random.default_rng(1)
    return monte_carlo(luck, samples=samples, weights="correct-play", refill=False, seconds=seconds)


@pytest.mark.parametrize("seed", range(3))
def test_players_of_one_luck_that_look_at_the_same_layouts_solve_them_once(seed: int) -> None:
    position, _, _ = begun(seed, plays=4)
    solvers = Asked(), Asked(), Asked()
    luck = [np.random.default_rng(7) for _ in solvers]
    first = monte_carlo(luck[0], solvers[0], samples=12)
    alone = payoff(luck[1], solvers[1], samples=12)
    second = payoff(luck[2], solvers[2], samples=12)
    expected = ask(alone, position, CONTRACT, Vulnerability.NONE)
    with sharing(AnswerCache()):
        ask(first, position, CONTRACT, Vulnerability.NONE)
        charged = saved_seconds()
        found = ask(second, position, CONTRACT, Vulnerability.NONE)
        assert saved_seconds() > charged
    assert (found.card, found.candidates) == (expected.card, expected.candidates)
    assert solvers[0].layouts == solvers[1].layouts > 0
    assert solvers[2].layouts == 0


def test_of_layouts_some_known_the_others_are_solved_and_no_more_are_kept_than_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, view, _ = begun(1, plays=4)
    layouts = LayoutSpace(view).sample(20, np.random.default_rng(2))
    moment = (CONTRACT.strain, view.trick_leader, view.trick)
    expected = Solver().layout_values(layouts, *moment)
    answers, solver = AnswerCache(), Asked()
    monkeypatch.setattr("agent.knowledge.answer_cache.MOST_VALUES", 9)

    def solve(some: NDArray[np.int64]) -> NDArray[np.int8]:
        return solver.layout_values(some, *moment)

    assert np.array_equal(answers.values(moment, layouts[:6], solve), expected[:6])
    assert np.array_equal(answers.values(moment, layouts, solve), expected)
    assert (solver.layouts, answers.number) == (20, 9)
    assert np.array_equal(answers.values(moment, layouts, solve), expected)
    assert solver.layouts == 31
    assert np.array_equal(answers.values(("another moment",), layouts, solve), expected)
    assert solver.layouts == 51
