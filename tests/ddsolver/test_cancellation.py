from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest

from ddsolver import (
    BridgeError,
    Deal,
    InputError,
    Position,
    Solver,
    StoppedError,
    dd_tables,
    stop_searches,
    stopped_by_ctrl_c,
    warm_up,
)
from ddsolver.native.kernel import Kernel
from ddsolver.search import batch_kernels, searcher
from ddsolver.search.cancellation import register_search
from ddsolver.search.intrinsics import monotonic_ns
from ddsolver.search.search_memory import VISITED
from tests.command import declarer
from tests.platforms import NEEDS_POSIX
from tests.strategies import random_deal


def searched(searcher: Any) -> int:
    return int(searcher.arena[VISITED])


def stop_after(solver: Solver, searcher: Any, visited: int) -> None:
    """Stop a solver once it has visited that many positions."""
    while searched(searcher) < visited:
        time.sleep(0)
    solver.stop()


HARD = "N:..KJ9753.AQT8642 .AQT8642..KJ9753 AQT8642.KJ9753.. KJ9753..AQT8642."
"""Two suits a hand: notrump takes more than a second, a table more than four."""


def test_a_question_that_takes_longer_than_its_seconds_is_given_up_and_the_next_is_answered_right() -> None:
    solver = Solver(seconds=0.2)
    for seed in range(3):
        with pytest.raises(StoppedError, match=r"no result after 0\.2 s; allow more seconds"):
            solver.tricks(Position(HARD, "NT", "W"))
        easy = Position(random_deal(np.random.default_rng(seed), 9), "S", "W")
        assert solver.card_values(easy) == Solver().card_values(easy)


@pytest.mark.slow
def test_after_a_search_that_was_stopped_positions_of_the_same_deal_are_valued_right() -> None:
    """Each search is stopped as soon as it has visited some part of the positions that it would visit."""
    stopped = 0
    for seed in range(6):
        position = Position(random_deal(np.random.default_rng(seed)), "NT", "W")
        first = Solver()
        expected = first.card_values(position)
        whole = searched(first._searcher())
        for part in range(1, 9):
            solver = Solver()
            searcher = solver._searcher()
            stopping = threading.Thread(target=stop_after, args=(solver, searcher, whole * part // 10))
            stopping.start()
            try:
                found = solver.card_values(position)
            except StoppedError:
                stopped += 1
            else:
                assert found == expected
            stopping.join()
            assert solver.card_values(position) == expected
    assert stopped >= 10, "too few searches were stopped to show anything"


@contextmanager
def stopping(stop: Callable[[], None]) -> Iterator[None]:
    """Call ``stop`` on another thread again and again, since one stop may come before the search begins."""
    ended = threading.Event()

    def stop_again() -> None:
        while not ended.wait(0.02):
            stop()

    thread = threading.Thread(target=stop_again)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def test_another_thread_stops_one_search_or_all() -> None:
    warm_up()
    solver = Solver()
    with stopping(solver.stop), pytest.raises(StoppedError, match="stopped before it had an answer"):
        solver.dd_table(Deal.from_pbn(HARD))
    with stopping(solver.stop), pytest.raises(StoppedError):
        solver.dd_table(Deal.from_pbn(HARD), threads=3)
    with stopping(stop_searches), pytest.raises(StoppedError):
        Solver().dd_table(Deal.from_pbn(HARD))
    Solver().stop()


def test_the_strains_of_a_table_on_threads_have_one_time_limit() -> None:
    solver = Solver(seconds=0.2)
    easy = random_deal(np.random.default_rng(2), 5)
    with pytest.raises(StoppedError, match=r"^no result after 0\.2 s; allow more seconds$"):
        solver.dd_table(HARD, threads=2)
    assert solver.dd_table(easy, threads=2) == Solver().dd_table(easy)


def test_of_many_deals_one_that_takes_too_long_ends_all() -> None:
    easy = random_deal(np.random.default_rng(1), 5)
    with pytest.raises(StoppedError, match=r"^deal 2: no result after 0\.3 s; allow more seconds$"):
        dd_tables([easy, *[HARD] * 8], 2, seconds=0.3)


def test_a_limit_of_no_time_ends_every_question_early_or_late() -> None:
    solver = Solver(seconds=1e-6)
    generator = np.random.default_rng(5)
    for _ in range(25):
        began = time.monotonic()
        with pytest.raises(StoppedError, match="no result after 1e-06 s"):
            solver.tricks(Position(HARD, "NT", "W"))
        assert time.monotonic() - began < 5  # it would take ten seconds and more
        position = Position(random_deal(generator, 13), "NT", "W")
        with pytest.raises(StoppedError):
            solver.dd_table(position.deal)


@pytest.mark.parametrize("threads", [1, 2])
def test_the_time_to_compile_a_kernel_is_no_time_of_the_search(threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that compiling moves on by an hour: with the limit of ten minutes, the table comes all the same."""
    moved = 0
    table = batch_kernels.value_table
    assert isinstance(table, Kernel)
    late = Kernel(table.function, inline=False, entry=True)

    def make_ready() -> object:
        nonlocal moved
        moved += 3600 * 10**9
        monkeypatch.setattr(batch_kernels, "value_table", table)
        return table.make_ready()

    monkeypatch.setattr(late, "make_ready", make_ready)
    monkeypatch.setattr(batch_kernels, "value_table", late)
    monkeypatch.setattr(searcher, "monotonic_ns", lambda: monotonic_ns() + moved)
    deal = random_deal(np.random.default_rng(2), 5)
    found = Solver(seconds=600).dd_table(deal, threads=threads)
    assert moved
    assert found == Solver().dd_table(deal)


def test_stopping_a_solver_that_is_idle_does_nothing() -> None:
    solver = Solver()
    position = Position(random_deal(np.random.default_rng(6)), "NT", "W")
    solver.tricks(position)
    searcher = solver._searcher()
    known = searched(searcher)
    solver.tricks(position)
    again = searched(searcher) - known
    solver.stop()
    solver.tricks(position)
    # What was in the table is there still: it takes no more positions than before.
    assert searched(searcher) - known - again == again < known / 10


def test_of_threads_that_ask_a_solver_first_at_once_all_have_one_engine() -> None:
    warm_up()
    for _ in range(20):
        solver = Solver(memory_mb=1)
        begun = threading.Barrier(4)
        searchers: list[object] = []

        def first(
            solver: Solver = solver, begun: threading.Barrier = begun, searchers: list[object] = searchers
        ) -> None:
            begun.wait()
            searchers.append(solver._searcher())

        threads = [threading.Thread(target=first) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert len(set(map(id, searchers))) == 1


def test_a_search_that_was_stopped_is_no_wrong_input() -> None:
    assert not issubclass(StoppedError, ValueError)
    assert issubclass(StoppedError, BridgeError)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), "x", True, 1e10])
def test_seconds_that_are_none_are_told(seconds: object) -> None:
    with pytest.raises(BridgeError, match="give a positive number of seconds"):
        Solver(seconds=seconds)  # type: ignore[arg-type]


def test_the_command_gives_up_after_its_seconds() -> None:
    found = declarer("solve", HARD, "--trump", "NT", "--leader", "W", "--seconds", "0.2")
    assert found.returncode == 1
    assert found.stderr.splitlines()[-1].startswith("declarer: no result after 0.2 s")
    found = declarer("table", "-", "--seconds", "0.2", typed=f"{HARD}\nN:A... K... Q... J...\n")
    assert found.returncode == 1
    assert "line 1: no result after 0.2 s" in found.stderr
    assert "N:A... K... Q... J..." in found.stdout


ONE = f"Solver().tricks(Position({HARD!r}, 'NT', 'W'))"
MANY = f"dd_tables([{HARD!r}] * 4, 2)"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is no signal to one process")
@pytest.mark.parametrize(("search", "delay"), [(ONE, 0.5), (MANY, 0.5), (MANY, 0.01)])
def test_ctrl_c_ends_a_search_and_those_of_all_threads_even_such_as_begin(search: str, delay: float) -> None:
    code = (
        "import signal\n"
        "from ddsolver import Position, Solver, dd_tables, stopped_by_ctrl_c, warm_up\n"
        # A shell that runs the tests in the background makes them ignore it.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "warm_up()\n"
        "with stopped_by_ctrl_c():\n"
        "    try:\n"
        "        print('searching', flush=True)\n"
        f"        {search}\n"
        "    except KeyboardInterrupt:\n"
        "        print('interrupted', flush=True)\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "searching\n"
        threading.Event().wait(delay)
        process.send_signal(signal.SIGINT)
        try:
            # The search would take ten seconds and more.
            assert process.communicate(timeout=20)[0] == "interrupted\n"
        finally:
            process.kill()


@NEEDS_POSIX
@pytest.mark.parametrize(("name", "stops"), [("SIGINT", True), ("SIGTERM", True), ("SIGUSR1", False)])
def test_a_signal_that_ends_a_process_stops_its_searches(name: str, stops: bool) -> None:
    class Search:
        def __init__(self) -> None:
            self.stopped = threading.Event()

        def stop(self) -> None:
            self.stopped.set()

    search, number = Search(), getattr(signal, name)
    register_search(search)
    before = signal.signal(number, lambda *_: None)
    try:
        with stopped_by_ctrl_c():
            os.kill(os.getpid(), number)
            assert search.stopped.wait(60 if stops else 0.2) is stops
    finally:
        signal.signal(number, before)


@pytest.mark.skipif(sys.platform == "win32", reason="there Ctrl-C is no signal to one process")
def test_ctrl_c_is_heard_whenever_it_comes_while_threads_are_started() -> None:
    code = (
        "import gc, os, signal, threading, time\n"
        "from ddsolver import dd_tables, stopped_by_ctrl_c, warm_up\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "warm_up()\n"
        # Python ignores every exception, so also Ctrl-C, in what a garbage collection calls.
        "gc.disable()\n"
        "with stopped_by_ctrl_c():\n"
        "    for part in range(40):\n"
        "        try:\n"
        "            threading.Timer(part / 4000, os.kill, (os.getpid(), signal.SIGINT)).start()\n"
        f"            {MANY}\n"
        "        except KeyboardInterrupt:\n"
        "            print(part)\n"
        "            time.sleep(0.03)\n"  # the thread that stops searches may be late, and would stop the next one
    )
    # Each of the searches would take ten seconds and more.
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)
    assert done.stdout.split() == [str(part) for part in range(40)], done.stderr


def test_no_thread_searches_on_that_an_interrupted_start_left_unknown_to_its_pool(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started = threading.Thread.start

    def interrupted_start(thread: threading.Thread) -> None:
        started(thread)
        raise KeyboardInterrupt

    before = {*threading.enumerate()}
    with monkeypatch.context() as patched:
        patched.setattr(threading.Thread, "start", interrupted_start)
        with pytest.raises(KeyboardInterrupt):
            dd_tables([HARD] * 4, 2)
    for thread in {*threading.enumerate()} - before:
        thread.join(timeout=5)  # the search would take minutes
        assert not thread.is_alive()


def test_only_the_main_thread_waits_for_ctrl_c() -> None:
    said = []

    def enter() -> None:
        try:
            with stopped_by_ctrl_c():
                said.append("entered")
        except InputError as error:
            said.append(str(error))

    thread = threading.Thread(target=enter)
    thread.start()
    thread.join(timeout=60)
    assert len(said) == 1
    assert "only the main thread hears Ctrl-C" in said[0]
