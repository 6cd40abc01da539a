"""Put questions to solvers on several threads, and return the answers in the order of the questions."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Sequence
from copy import copy
from typing import Protocol, TypeVar

from ddsolver.errors import InputError, StoppedError, whole_number

_PATIENCE = 0.05
"""The seconds between two attempts to stop all searches."""


class _Stoppable(Protocol):
    """A solver that can be stopped. A copy of it searches independently."""

    def stop(self) -> None:
        """End the search in progress; any thread may call this."""


Question = TypeVar("Question")
Answer = TypeVar("Answer")
SolverT = TypeVar("SolverT", bound=_Stoppable)


def number_of_threads(threads: int | None, questions: int) -> int:
    """Return how many threads to use: at most ``threads`` (None: one per processor), and at most one per question.

    :raises InputError: if ``threads`` is not a positive whole number.
    """
    limit = os.cpu_count() or 1 if threads is None else whole_number(threads, "threads", InputError)
    if limit < 1:
        raise InputError(f"threads is {threads!r}: at least one is needed")
    return min(limit, max(1, questions))


def ask_on_threads(
    ask: Callable[[SolverT, Question], Answer], questions: Sequence[Question], threads: int | None, first: SolverT
) -> list[Answer]:
    """Ask ``questions`` on several threads, and return the answers in the order of the questions.

    ``threads`` is the most threads to use (None: one per processor). Each has its own copy of the solver ``first``.

    :raises InputError: if ``threads`` is not a positive whole number.
    """
    number = number_of_threads(threads, len(questions))
    if number == 1:
        return [ask(first, question) for question in questions]
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

    with ThreadPoolExecutor(number) as pool:
        try:
            # Submit inside the try block: Ctrl-C may come while threads start, even before the pool knows a thread.
            return [future.result() for future in [pool.submit(answer, question) for question in questions]]
        except BaseException:
            # After Ctrl-C or a failure, stop the other searches; repeat this, as a search may be about to begin.
            ended.set()
            while searching:
                for solver in [*searching]:
                    solver.stop()
                time.sleep(_PATIENCE)
            raise
