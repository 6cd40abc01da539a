"""Put questions to solvers on several threads, and return the answers in the order of the questions."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from itertools import islice
from typing import TYPE_CHECKING, Protocol, TypeVar

from ddsolver.errors import InputError, StoppedError, as_whole_number

if TYPE_CHECKING:
    from concurrent.futures import Future

_PATIENCE = 0.05
"""The seconds between two attempts to stop all searches, and between two looks at an answer that is not there yet."""
_AHEAD = 64
"""The most questions per thread that are asked before the first of their answers is needed."""


class Stoppable(Protocol):
    """A search or a solver that can be stopped."""

    def stop(self) -> None:
        """End the search in progress; any thread may call this."""


Question = TypeVar("Question")
Answer = TypeVar("Answer")
SolverT = TypeVar("SolverT", bound=Stoppable)
"""A solver; its copies search on their own."""


def processors() -> int:
    """Return the number of processors that this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    else:  # noqa: RET505 - mypy would call a line after the block unreachable
        return os.cpu_count() or 1


_chosen: dict[object, int] = {}
"""The numbers of threads that the blocks have chosen that are entered and not left, in the order of their entrance."""


def threads_of_one_question() -> int:
    """Return among how many threads a Solver divides the layouts of one question, unless it has its own number."""
    return next(reversed(_chosen.values()), 1)


@contextmanager
def layouts_on_threads(threads: int | None) -> Iterator[None]:
    """Inside the ``with`` block, let Solvers divide many layouts among ``threads`` threads (None: one per processor).

    This holds for all threads of the process, and for Solvers that have no number of threads of their own. Of several
    blocks, the one that was entered last counts; they may be left in any order.

    :raises InputError: if ``threads`` is not a positive whole number.
    """
    block = object()
    _chosen[block] = number_of_threads(threads)
    try:
        yield
    finally:
        del _chosen[block]


def number_of_threads(threads: int | None, questions: int | None = None) -> int:
    """Return how many threads to use: at most ``threads`` (None: one per processor), and at most one per question.

    ``questions`` is None if their number is not known.

    :raises InputError: if ``threads`` is not a positive whole number.
    """
    limit = processors() if threads is None else as_whole_number(threads, "threads", InputError)
    if limit < 1:
        raise InputError(f"threads is {threads!r}: at least one is needed")
    return limit if questions is None else min(limit, max(1, questions))


def answers_on_threads(
    ask: Callable[[SolverT, Question], Answer], questions: Iterable[Question], threads: int, first: SolverT
) -> Generator[Answer, None, None]:
    """Yield the answers to ``questions`` in their order, from ``threads`` threads with copies of the solver ``first``.

    Questions are taken when a thread will soon need them: at most `_AHEAD` per thread before the next answer. If taking
    one fails, the error comes after the answers to those before it.

    :raises StoppedError: if the searches are stopped; and what ``ask`` raises.
    """
    if threads == 1:
        for question in questions:
            yield ask(first, question)
        return
    own = threading.local()
    searching: list[SolverT] = []
    ended = threading.Event()

    def answer(question: Question) -> Answer:
        if not hasattr(own, "solver"):
            own.solver = copy(first)
        searching.append(own.solver)
        try:
            # Check this after the solver is in the list of solvers to stop, so that no search escapes.
            if ended.is_set():
                raise StoppedError("the search was stopped")
            return ask(own.solver, question)
        finally:
            searching.remove(own.solver)

    from concurrent.futures import ThreadPoolExecutor  # most programs never need it

    failures: list[Exception] = []
    coming = _until_failure(questions, failures)
    waiting: deque[Future[Answer]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            # Submit inside the try block: Ctrl-C may come while threads start, even before the pool knows a thread.
            while True:
                for question in islice(coming, min(threads * _AHEAD, sys.maxsize) - len(waiting)):
                    waiting.append(pool.submit(answer, question))
                if not waiting:
                    break
                yield _result_of(waiting.popleft())
        except BaseException:
            # After Ctrl-C or a failure, or if nobody wants more answers.
            ended.set()
            _stop_all(searching)
            raise
    if failures:
        raise failures[0]


def _until_failure(questions: Iterable[Question], failures: list[Exception]) -> Iterator[Question]:
    """Yield questions until taking one fails; add the error to ``failures``."""
    try:
        yield from questions
    except Exception as error:
        failures.append(error)


def _stop_all(searching: Sequence[Stoppable]) -> None:
    """Stop searches until none is left; repeat this, as a search may be about to begin."""
    while searching:
        for solver in [*searching]:
            solver.stop()
        time.sleep(_PATIENCE)


def _result_of(future: Future[Answer]) -> Answer:
    """Return the result of a future when it is there; until then, look up now and then.

    A signal that comes just before a thread begins to wait does not wake it. If all searches were stopped before the
    next one began, Ctrl-C would not be heard until that one ended.
    """
    from concurrent.futures import wait

    while not future.done():
        wait([future], _PATIENCE)
    return future.result()


def run_beside(
    work: Callable[[SolverT], None], own: SolverT, helpers: Sequence[SolverT], cancel: Callable[[], object]
) -> None:
    """Call ``work`` with ``own`` in this thread, and with each of ``helpers`` in a thread beside it, until all return.

    After Ctrl-C or a failure, ``cancel`` is called, so that no more work is begun, and all searches are stopped.
    """
    from concurrent.futures import ThreadPoolExecutor  # most programs never need it

    searching: list[SolverT] = []

    def begin(helper: SolverT) -> None:
        searching.append(helper)
        try:
            work(helper)
        finally:
            searching.remove(helper)

    with ThreadPoolExecutor(len(helpers)) as pool:
        try:
            # Ctrl-C may come while a thread starts, which then has work, though there is no future of it.
            beside = [pool.submit(begin, helper) for helper in helpers]
            work(own)
            for future in beside:
                _result_of(future)
        except BaseException:
            cancel()
            _stop_all(searching)
            raise
