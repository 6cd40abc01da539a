"""The fast search, with the interface that `ddsolver.solver` uses (`ddsolver.engine`)."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from ddsolver.errors import StoppedError
from ddsolver.search import batch_kernels
from ddsolver.search.cancellation import register_search
from ddsolver.search.search_memory import NOTHING, STOP, Part, new_arena
from ddsolver.search.transposition import forget


class _TimedCall:
    """One call of a kernel, to which the time limit applies."""

    timed_out = False


class FastEngine:
    """An engine with its own search memory. Its methods raise `StoppedError` if stopped or slower than ``seconds``.

    Only one thread at a time may call them, but any thread may call `stop`.
    """

    def __init__(self, memory_mb: float, without: Part = NOTHING, seconds: float | None = None) -> None:
        self._settings = memory_mb, without, seconds
        self.arena = new_arena(memory_mb, without)
        self._address = self.arena.ctypes.data
        self._seconds = seconds
        self._question: _TimedCall | None = None
        self._mutex = threading.RLock()
        register_search(self)

    def __reduce__(self) -> tuple[type[FastEngine], tuple[float, Part, float | None]]:
        # A copy gets its own, empty memory, since copied memory would lie at another address.
        return FastEngine, self._settings

    def layout_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Return the tricks of the side to play, int8 (n,); see `ddsolver.engine`."""
        values = np.empty(len(layouts), dtype=np.int8)
        self._ask(batch_kernels.value_layouts, layouts, trump, leader, trick, values)
        return values

    def reaching(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64], goals: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Return whether the side to play takes the tricks in ``goals``, int8 (n,): 1 or 0; see `ddsolver.engine`."""
        answers = np.empty(len(layouts), dtype=np.int8)
        self._ask(batch_kernels.reach_layouts, layouts, trump, leader, trick, goals, answers)
        return answers

    def card_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Return the tricks after each card, int8 (n, 52), -1 for illegal cards; see `ddsolver.engine`."""
        values = np.empty((len(layouts), 52), dtype=np.int8)
        self._ask(batch_kernels.value_cards, layouts, trump, leader, trick, values)
        return values

    def cards_reaching(
        self,
        layouts: NDArray[np.int64],
        trump: int,
        leader: int,
        trick: NDArray[np.int64],
        goals: NDArray[np.int64],
        decisive: int = -1,
    ) -> NDArray[np.int8]:
        """Return whether cards take ``goals`` tricks, int8 (n, 52): 1, 0, or -1 if illegal; see `ddsolver.engine`."""
        answers = np.empty((len(layouts), 52), dtype=np.int8)
        self._ask(batch_kernels.reach_cards, layouts, trump, leader, trick, goals, decisive, answers)
        return answers

    def table(self, hands: NDArray[np.int64], size: int) -> NDArray[np.int8]:
        """Return North-South's tricks by strain and leader, int8 (5, 4); see `ddsolver.engine`."""
        values = np.empty((5, 4), dtype=np.int8)
        self._ask(batch_kernels.value_table, hands, size, values)
        return values

    def stop(self) -> None:
        """End the search in progress, if there is one; any thread may call this."""
        with self._mutex:
            if self._question is not None:
                self.arena[STOP] = 1

    def _time_out(self, question: _TimedCall) -> None:
        """End the search if it is still the one for this call."""
        with self._mutex:
            if self._question is question:
                question.timed_out = True
                self.arena[STOP] = 1

    def _ask(self, kernel: Callable[..., None], *arguments: object) -> None:
        # Register the call before its time begins to run, so that a time-out is never lost.
        question = _TimedCall()
        with self._mutex:
            self._question = question
            self.arena[STOP] = 0
        timer = None if self._seconds is None else threading.Timer(self._seconds, self._time_out, [question])
        stopped = False
        began = time.monotonic()
        try:
            if timer is not None:
                timer.start()
            kernel(self._address, *arguments)
        finally:
            with self._mutex:
                self._question = None
                stopped = bool(self.arena[STOP])
            if timer is not None:
                timer.cancel()
            if stopped:
                # Results that were stored while a stopped search returned are wrong.
                forget(self._address)
        # The timer's thread may be late on a busy machine.
        if question.timed_out or (self._seconds is not None and time.monotonic() - began > self._seconds):
            raise StoppedError(f"no result after {self._seconds:g} s; allow more seconds")
        if stopped:
            raise StoppedError("the search was stopped before it had an answer")
