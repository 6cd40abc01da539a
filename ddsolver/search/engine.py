"""The fast search, with the interface that `ddsolver.solver` uses (`ddsolver.engine`)."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from copy import copy

import numpy as np
from numpy.typing import NDArray

from ddsolver.engine import EVERY_RESULT, LayoutBatch
from ddsolver.errors import StoppedError
from ddsolver.native.kernel import ready
from ddsolver.search import batch_kernels
from ddsolver.search.cancellation import register_search
from ddsolver.search.intrinsics import monotonic_ns
from ddsolver.search.search_memory import DEADLINE, OUT_OF_TIME, STOP, STOPPED, VISITED, new_arena
from ddsolver.search.transposition import forget
from ddsolver.threads import ask_on_threads, run_beside, threads_of_one_question

_LONGEST_FIRST = (4, 0, 1, 2, 3)
"""The order in which threads take the strains: notrump comes first, because its search is usually the longest."""
_LEAST_LAYOUTS, _LEAST_CARDS = 20, 9
"""The least layouts, and cards a hand, that are divided among threads. Smaller questions take a thread's start."""
_LEAST_IN_PART, _PARTS_OF_A_THREAD = 10, 4
"""The least layouts that a thread solves at a time, and how many such parts each thread gets on average: some layouts
take much longer than others, but layouts solved together share their stored positions."""


class FastEngine:
    """An engine with its own search memory. Its methods raise `StoppedError` if stopped or slower than ``seconds``.

    The time to compile or load a kernel does not count.

    Only one thread at a time may call these methods, but any thread may call `stop`.

    Many layouts with many cards are divided among ``threads`` threads (None: as `layouts_on_threads` says), each with a
    memory of its own. This does not change the results.
    """

    def __init__(self, memory_mb: float, seconds: float | None = None, threads: int | None = None) -> None:
        self._settings = memory_mb, seconds, 1
        self.arena = new_arena(memory_mb)
        self._address = self.arena.ctypes.data
        self._seconds = seconds
        self._is_searching = False
        self._threads = threads
        self._helpers: list[FastEngine] = []
        self._copies: list[FastEngine] = []
        self._mutex = threading.RLock()
        register_search(self)

    def __reduce__(self) -> tuple[type[FastEngine], tuple[float, float | None, int]]:
        # A copy gets its own, empty memory, since copied memory would lie at another address. It works on one thread,
        # as copies are made for threads and processes.
        return FastEngine, self._settings

    @property
    def visited(self) -> int:
        """How many positions at the start of a trick were visited so far, without those of other threads."""
        return int(self.arena[VISITED])

    def layout_tricks(self, batch: LayoutBatch) -> NDArray[np.int8]:
        """Return the tricks of the side to play in each layout, as int8 (n,)."""
        values = np.empty(len(batch.layouts), dtype=np.int8)
        self._ask(batch_kernels.value_layouts, *batch, values)
        return values

    def reaching(self, batch: LayoutBatch, goals: NDArray[np.int64]) -> NDArray[np.int8]:
        """Return, as int8 (n,), whether the side to play reaches its goal in each layout."""
        answers = np.empty(len(batch.layouts), dtype=np.int8)
        self._ask(batch_kernels.reach_layouts, *batch, goals, answers)
        return answers

    def card_tricks(self, batch: LayoutBatch, seconds: float | None = None) -> NDArray[np.int8]:
        """Return the tricks of the side to play after each card, as int8 (n, 52); see `ddsolver.engine`."""
        values = np.empty((len(batch.layouts), 52), dtype=np.int8)
        own = self._seconds
        self._seconds = seconds if own is None else own
        try:
            self._ask_divided(batch_kernels.value_cards, batch, lambda rows: (values[rows],))
        finally:
            self._seconds = own
        return values

    def cards_reaching(self, batch: LayoutBatch, goals: NDArray[np.int64], decisive: int = -1) -> NDArray[np.int8]:
        """Return, as int8 (n, 52), whether each card reaches the goal."""
        answers = np.empty((len(batch.layouts), 52), dtype=np.int8)
        self._ask_divided(batch_kernels.reach_cards, batch, lambda rows: (goals[rows], decisive, answers[rows]))
        return answers

    def table(
        self, hands: NDArray[np.int64], size: int, asked: int = EVERY_RESULT, threads: int = 1
    ) -> NDArray[np.int8]:
        """Return North-South's tricks for each strain and leader, as int8 (5, 4)."""
        values = np.full((5, 4), -1, dtype=np.int8)
        parts = [part for part in (asked & 15 << 4 * trump for trump in _LONGEST_FIRST) if part]
        if threads == 1:
            self._ask(batch_kernels.value_table, hands, size, asked, values)
            return values
        ready(batch_kernels.value_table)  # before the clock that all threads share starts
        deadline = self._deadline()

        def write(engine: FastEngine, part: int) -> None:
            self._copies.append(engine)
            engine._ask(batch_kernels.value_table, hands, size, part, values, deadline=deadline)

        try:
            ask_on_threads(write, parts, threads, self)
        finally:
            self._copies.clear()
        return values

    def stop(self) -> None:
        """End the search in progress, if there is one; any thread may call this."""
        with self._mutex:
            if self._is_searching:
                self.arena[STOP] = STOPPED
        for engine in [*self._copies, *self._helpers]:
            engine.stop()

    def _ask_divided(
        self, kernel: Callable[..., None], batch: LayoutBatch, others: Callable[[slice], tuple[object, ...]]
    ) -> None:
        """Call a kernel for all layouts, divided among threads if this pays; ``others`` returns its other arguments."""
        layouts, *shared = batch
        number = self._threads_for(layouts)
        if number == 1:
            self._ask(kernel, *batch, *others(slice(None)))
            return
        size = max(_LEAST_IN_PART, len(layouts) // (_PARTS_OF_A_THREAD * number))
        parts = deque(slice(start, start + size) for start in range(0, len(layouts), size))
        ready(kernel)  # before the clock that all threads share starts
        deadline = self._deadline()

        def work(engine: FastEngine) -> None:
            while True:
                try:
                    rows = parts.popleft()
                except IndexError:
                    return
                engine._ask(kernel, layouts[rows], *shared, *others(rows), deadline=deadline)

        while len(self._helpers) < number - 1:
            self._helpers.append(copy(self))
        run_beside(work, self, self._helpers[: number - 1], parts.clear)

    def _threads_for(self, layouts: NDArray[np.int64]) -> int:
        threads = threads_of_one_question() if self._threads is None else self._threads
        if threads == 1 or len(layouts) < _LEAST_LAYOUTS or int(np.bitwise_count(layouts[0]).max()) < _LEAST_CARDS:
            return 1
        return min(threads, len(layouts) // _LEAST_IN_PART)

    def _deadline(self) -> int:
        """Return when a search that begins now has to end, in nanoseconds of `monotonic_ns`; 0 for never."""
        return 0 if self._seconds is None else monotonic_ns() + int(self._seconds * 1e9)

    def _ask(self, kernel: Callable[..., None], *arguments: object, deadline: int = 0) -> None:
        with self._mutex:
            self._is_searching = True
            self.arena[STOP] = 0
        try:
            kernel = ready(kernel)
            deadline = deadline or self._deadline()
            self.arena[DEADLINE] = deadline
            kernel(self._address, *arguments)
        finally:
            with self._mutex:
                self._is_searching = False
                reason = int(self.arena[STOP])
            if reason:
                # Results that were stored while a stopped search returned are wrong.
                forget(self._address)
        # A search of few cards does not look at the clock.
        if reason == OUT_OF_TIME or (deadline and monotonic_ns() > deadline):
            raise StoppedError(f"no result after {self._seconds:g} s; allow more seconds")
        if reason:
            raise StoppedError("the search was stopped before it had an answer")
