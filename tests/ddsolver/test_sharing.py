"""A Solver that is copied, sent to another process or asked by several threads gives the answers of a fresh one."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
import subprocess
import sys
import threading
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from joblib import Parallel, delayed

from ddsolver import Solver
from ddsolver.search import searcher
from ddsolver.search.searcher import Searcher
from ddsolver.validation import batch_of_position
from tests.platforms import NEEDS_POSIX
from tests.strategies import random_positions

ROOT = Path(__file__).parent.parent.parent
ASKED = list(random_positions(21, 24, range(7, 11)))
EXPECTED = [Solver(memory_mb=4).tricks(position) for position in ASKED]


def used_solver() -> Solver:
    solver = Solver(memory_mb=4)
    assert [solver.tricks(position) for position in ASKED] == EXPECTED
    return solver


def test_a_used_solver_pickles_as_its_settings() -> None:
    pickled = pickle.dumps(used_solver())
    assert len(pickled) < 1000
    again = pickle.loads(pickled)
    assert again.memory_mb == 4
    assert [again.tricks(position) for position in ASKED] == EXPECTED


@pytest.mark.parametrize("duplicate", [copy.copy, copy.deepcopy])
def test_a_copy_and_its_original_can_be_asked_in_turn_and_at_once(duplicate: type) -> None:
    original = used_solver()
    solvers = [original, duplicate(original)]
    assert [[solver.tricks(position) for solver in solvers] for position in ASKED] == [[each] * 2 for each in EXPECTED]
    for _ in range(20):
        assert answers_of_threads(solvers) == [EXPECTED, EXPECTED]


def test_a_copied_engine_writes_into_its_own_memory() -> None:
    original = Searcher(1)
    duplicate = copy.deepcopy(original)
    before = original.arena.copy()
    duplicate.layout_tricks(batch_of_position(ASKED[0]))
    assert original.arena.tolist() == before.tolist()
    assert duplicate.arena.tolist() != before.tolist()


def test_one_solver_asked_by_several_threads_gives_the_answers_of_one() -> None:
    assert answers_of_threads([used_solver()] * 6) == [EXPECTED] * 6


def test_a_new_solver_may_be_asked_first_by_several_threads() -> None:
    for _ in range(20):
        assert answers_of_threads([Solver(memory_mb=4)] * 4) == [EXPECTED] * 4


def answers_of_threads(solvers: list[Solver]) -> list[list[int]]:
    """What each solver answers, all asked at once, each in a thread of its own."""
    answers: list[list[int]] = [[] for _ in solvers]
    together = threading.Barrier(len(solvers))

    def work(number: int) -> None:
        together.wait()
        answers[number] = [solvers[number].tricks(position) for position in ASKED]

    threads = [threading.Thread(target=work, args=(number,)) for number in range(len(solvers))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


@pytest.mark.slow
def test_a_used_solver_can_be_sent_to_a_pool_of_processes() -> None:
    solver = used_solver()
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        assert list(pool.map(solver.tricks, ASKED, timeout=120)) == EXPECTED
    assert Parallel(n_jobs=2)(delayed(solver.tricks)(position) for position in ASKED) == EXPECTED


PREPARED = """
import os, signal, threading, time
from ddsolver import Deal, Position, Solver
deal = Deal.from_pbn("N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
position = Position(deal, "S", "W")
solver = Solver()
expected = solver.tricks(position)
solver.dd_table(deal)  # what is interrupted later is a solve, not numba at loading its code
"""

INTERRUPTED = """
signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored where the tests run in the background of a shell
def interrupt():
    while True:
        time.sleep(0.02)
        os.kill(os.getpid(), signal.SIGINT)
        waiting.wait()
        waiting.clear()
waiting = threading.Event()
threading.Thread(target=interrupt, daemon=True).start()
interruptions = 0
while interruptions < 30:
    try:
        while True:
            solver.dd_table(deal)
    except KeyboardInterrupt:
        interruptions += 1
        other = threading.Thread(target=solver.tricks, args=(position,), daemon=True)
        other.start()
        other.join(30)
        assert not other.is_alive(), "still locked"
        waiting.set()
print(solver.tricks(position) == expected)
"""

FORKED = """
def work():
    while True:
        solver.dd_table(deal)
threading.Thread(target=work, daemon=True).start()
for _ in range(20):
    time.sleep(0.01)
    child = os.fork()
    if child == 0:
        signal.alarm(60)  # ends a child that waits for ever
        os._exit(0 if solver.tricks(position) == expected else 1)
    assert os.waitpid(child, 0)[1] == 0, "a child of the process hung, died or erred"
print(True)
os._exit(0)
"""


@pytest.mark.slow
@NEEDS_POSIX
@pytest.mark.parametrize("code", [INTERRUPTED, FORKED], ids=["interrupted", "forked"])
def test_a_solve_that_is_interrupted_or_forked_away_from_leaves_the_solver_usable(code: str) -> None:
    root = Path(__file__).parent.parent.parent
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-u", "-c", PREPARED + code],
        cwd=root,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.stdout, done.stderr, done.returncode) == ("True\n", "", 0)


def test_a_question_for_fewer_threads_than_the_last_one_uses_no_more_than_these(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    beside: list[int] = []
    usual: Any = vars(searcher)["run_beside"]

    def counted(work: Any, own: Searcher, helpers: list[Searcher], cancel: Any) -> None:
        beside.append(len(helpers))
        usual(work, own, helpers, cancel)

    monkeypatch.setattr(searcher, "run_beside", counted)
    asked = Searcher(1)
    for threads in (4, 2):
        asked._ask_on_threads(lambda *_: None, [()] * 8, threads)
    assert beside == [3, 1]
