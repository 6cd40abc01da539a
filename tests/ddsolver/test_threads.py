"""The layouts of one question divided among threads: the same numbers, and all threads end when one must."""

from __future__ import annotations

import pickle
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from ddsolver import InputError, Seat, Solver, StoppedError, Strain, cards_of
from ddsolver.search import searcher
from ddsolver.threads import answers_on_threads, layouts_on_threads, processors, run_beside, threads_of_one_question
from tests.platforms import NEEDS_POSIX
from tests.strategies import random_deal


def layouts(number: int, size: int, seed: int = 1) -> NDArray[np.int64]:
    """Layouts in which North and East keep their cards, except that East and West exchange theirs at random."""
    generator = np.random.default_rng(seed)
    north, east, south, west = random_deal(generator, size).hands
    hidden = np.array([card.mask for card in cards_of(east | west)])
    rows = []
    for _ in range(number):
        order = generator.permutation(hidden)
        rows.append([north, order[:size].sum(), south, order[size:].sum()])
    return np.array(rows, dtype=np.int64)


def helpers(solver: Solver) -> list[Any]:
    searcher: Any = solver._searcher()
    return list(searcher._helpers)


@pytest.mark.parametrize("threads", [2, 3])
@pytest.mark.parametrize("strain", [Strain.NOTRUMP, Strain.HEARTS])
def test_layouts_on_several_threads_have_the_values_that_they_have_on_one(threads: int, strain: Strain) -> None:
    asked = layouts(47, 9)
    one, several = Solver(threads=1), Solver(threads=threads)
    expected = one.layout_values(asked, strain, "N")
    deadline = time.monotonic() + 60  # on a busy machine, the others may have solved all before a helper begins
    while True:
        assert several.layout_values(asked, strain, "N").tolist() == expected.tolist()
        assert len(helpers(several)) == threads - 1
        if all(int(helper.arena[16]) > 0 for helper in helpers(several)):
            break
        assert time.monotonic() < deadline, "a helper has solved nothing"
    assert helpers(one) == []
    for decisive in (None, cards_of(int(asked[0, 0]))[2]):
        question = (asked, strain, Seat.NORTH, (), decisive)
        assert several.layouts_correct(*question).tolist() == one.layouts_correct(*question).tolist()


def test_small_questions_are_not_divided() -> None:
    solver = Solver(threads=2)
    solver.layout_values(layouts(19, 9), "S", "N")
    solver.layout_values(layouts(60, 8), "S", "N")
    assert helpers(solver) == []
    solver.layout_values(layouts(20, 9), "S", "N")
    assert len(helpers(solver)) == 1


def test_blocks_that_are_left_in_another_order_leave_nothing_behind() -> None:
    four, two = layouts_on_threads(4), layouts_on_threads(2)
    four.__enter__()
    two.__enter__()
    four.__exit__(None, None, None)
    assert threads_of_one_question() == 2
    two.__exit__(None, None, None)
    assert threads_of_one_question() == 1


def test_the_number_of_threads_is_that_of_the_block_unless_a_solver_has_its_own() -> None:
    asked = layouts(40, 9)
    assert threads_of_one_question() == 1
    inside, own = Solver(), Solver(threads=1)
    with layouts_on_threads(3):
        assert threads_of_one_question() == 3
        for solver in (inside, own):
            solver.layout_values(asked, "S", "N")
        with layouts_on_threads(None):
            assert threads_of_one_question() == processors()
        assert threads_of_one_question() == 3
    assert threads_of_one_question() == 1
    assert [len(helpers(solver)) for solver in (inside, own)] == [2, 0]
    with pytest.raises(InputError, match="threads is 0: at least one is needed"):
        Solver(threads=0)
    with pytest.raises(InputError, match="threads is 1.5"), layouts_on_threads(1.5):  # type: ignore[arg-type]
        pass


def test_a_copy_for_another_process_or_thread_begins_without_helpers() -> None:
    solver = Solver(threads=2)
    solver.layout_values(layouts(40, 9), "S", "N")
    for other in (copy(solver), pickle.loads(pickle.dumps(solver))):
        assert other.threads == 2
        assert helpers(other) == []
    searcher: Any = solver._searcher()
    assert pickle.loads(pickle.dumps(searcher))._threads == 1


def test_a_question_on_several_threads_can_be_stopped_and_its_solver_asked_again() -> None:
    many = np.tile(layouts(100, 13), (20, 1))  # takes minutes
    solver = Solver(threads=2)
    threading.Timer(1, solver.stop).start()
    with pytest.raises(StoppedError, match="the search was stopped"):
        solver.layout_values(many, "NT", "N")
    with pytest.raises(StoppedError, match=r"no result after 0\.2 s"):
        Solver(threads=2, seconds=0.2).layout_values(many, "NT", "N")
    few = layouts(40, 9)
    assert solver.layout_values(few, "NT", "N").tolist() == Solver().layout_values(few, "NT", "N").tolist()


def test_a_helper_that_is_out_of_time_says_the_limit_of_the_call(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searcher, "run_beside", lambda work, _own, helpers, _cancel: work(helpers[0]))
    with pytest.raises(StoppedError, match=r"^no result after 0\.2 s; allow more seconds$"):
        Solver(threads=2).layout_values(layouts(100, 13), "NT", "N", seconds=0.2)


class Nap:
    """A solver that answers only when it is stopped, or after half a minute."""

    def __init__(self) -> None:
        self.stopped = threading.Event()

    def __copy__(self) -> Nap:
        return Nap()

    def stop(self) -> None:
        self.stopped.set()

    def sleep(self, *_: object) -> None:
        self.stopped.wait(30)


def all_stopped_soon(work: Callable[[], object]) -> bool:
    """Whether Ctrl-C ends work before its naps are over."""
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        work()
    return time.monotonic() - begun < 20


@NEEDS_POSIX
def test_ctrl_c_ends_a_wait_that_it_does_not_wake() -> None:
    # The system may give a signal to any thread, or to the main thread just before it begins to wait.
    def nap_after_ctrl_c(nap: Nap, *_: object) -> None:
        time.sleep(0.3)  # until the main thread waits
        signal.pthread_kill(threading.get_ident(), signal.SIGINT)
        nap.sleep()

    def beside(nap: Nap) -> None:
        if nap is not own:
            nap_after_ctrl_c(nap)

    own = Nap()
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        assert all_stopped_soon(lambda: [*answers_on_threads(nap_after_ctrl_c, [1], 2, Nap())])
        assert all_stopped_soon(lambda: run_beside(beside, own, [Nap()], lambda: None))
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_helper_whose_start_ctrl_c_interrupts_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    submit = ThreadPoolExecutor.submit

    def interrupted(pool: Any, work: Any, nap: Nap) -> None:
        submit(pool, work, nap)
        time.sleep(0.3)  # until its nap has begun
        raise KeyboardInterrupt

    monkeypatch.setattr(ThreadPoolExecutor, "submit", interrupted)
    assert all_stopped_soon(lambda: run_beside(Nap.sleep, Nap(), [Nap()], lambda: None))
