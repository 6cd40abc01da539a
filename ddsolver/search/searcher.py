"""The searcher: memory for searches, and the calls of the kernels, with time limits and on several threads."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from copy import copy

import numpy as np
from numpy.typing import NDArray

import ddsolver.search.search_memory as memory
from ddsolver.errors import StoppedError
from ddsolver.native.kernel import ready
from ddsolver.search import batch_kernels
from ddsolver.search.cancellation import register_search
from ddsolver.search.intrinsics import monotonic_ns
from ddsolver.search.transposition import forget
from ddsolver.threads import run_beside, threads_of_one_question
from ddsolver.validation import LayoutBatch

_LONGEST_FIRST = (4, 0, 1, 2, 3)
"""The order in which threads take the strains: notrump comes first, because its search is usually the longest."""
_LEAST_LAYOUTS, _LEAST_CARDS = 20, 9
"""The least layouts, and cards a hand, that are divided among threads. Smaller questions take a thread's start."""
_LEAST_IN_PART, _PARTS_OF_A_THREAD = 10, 4
"""The least layouts that a thread solves at a time, and how many such parts each thread gets on average: some layouts
take much longer than others, but layouts solved together share their stored positions."""


class Searcher:
    """A searcher with its own search memory. Its methods raise `StoppedError` if stopped or slower than ``seconds``.

    The time to compile or load a kernel does not count.

    Several threads may call these methods, but only one of them searches at a time. Any thread may call `stop`.

    Many layouts with many cards are divided among ``threads`` threads (None: as `layouts_on_threads` says), each with a
    memory of its own. This does not change the results.
    """

    def __init__(self, memory_mb: float, seconds: float | None = None, threads: int | None = None) -> None:
        self._settings = memory_mb, seconds, 1
        self.arena = batch_kernels.new_arena(memory_mb)
        self._address = self.arena.ctypes.data
        self._seconds = seconds
        self._is_searching = False
        self._threads = threads
        self._helpers: list[Searcher] = []
        self._searching, self._mutex = threading.RLock(), threading.RLock()
        register_search(self)

    def __reduce__(self) -> tuple[type[Searcher], tuple[float, float | None, int]]:
        # A copy gets its own, empty memory, since copied memory would lie at another address. It works on one thread,
        # as copies are made for threads and processes.
        return Searcher, self._settings

    @property
    def visited(self) -> int:
        """How many positions at the start of a trick were visited so far, without those of other threads."""
        return int(self.arena[memory.VISITED])

    def layout_tricks(self, batch: LayoutBatch) -> NDArray[np.int8]:
        """Return the tricks of the side to play in each layout, as int8 (n,)."""
        values = np.empty(len(batch.layouts), dtype=np.int8)
        self._ask(batch_kernels.value_layouts, *batch, values)
        return values

    def reaching(self, batch: LayoutBatch, goals: NDArray[np.int64]) -> NDArray[np.int8]:
        """Return, as int8 (n,), 1 for each layout in which the side to play reaches its goal, else 0.

        ``goals``, int64 (n,), has the number of tricks to take in each layout.
        """
        answers = np.empty(len(batch.layouts), dtype=np.int8)
        self._ask(batch_kernels.reach_layouts, *batch, goals, answers)
        return answers

    def card_tricks(self, batch: LayoutBatch, seconds: float | None = None) -> NDArray[np.int8]:
        """Return the tricks of the side to play after each card, as int8 (n, 52); -1 marks illegal cards.

        ``seconds`` is a time limit of this call, if the searcher has none.
        """
        values = np.empty((len(batch.layouts), 52), dtype=np.int8)
        with self._searching:
            own = self._seconds
            self._seconds = seconds if own is None else own
            try:
                self._ask_divided(batch_kernels.value_cards, batch, lambda rows: (values[rows],))
            finally:
                self._seconds = own
        return values

    def cards_reaching(self, batch: LayoutBatch, goals: NDArray[np.int64], decisive: int = -1) -> NDArray[np.int8]:
        """Return, as int8 (n, 52), 1 for each card that reaches the goal, 0 for other legal cards, -1 for illegal ones.

        ``goals``, int64 (n,), has the number of tricks to take in each layout; -1 means the most that can be taken.
        ``decisive`` is the bit number of one card, or -1. In a layout in which this card fails, no other card is
        searched, and all legal cards get 0.
        """
        answers = np.empty((len(batch.layouts), 52), dtype=np.int8)
        self._ask_divided(batch_kernels.reach_cards, batch, lambda rows: (goals[rows], decisive, answers[rows]))
        return answers

    def table(self, hands: NDArray[np.int64], size: int, asked: int, threads: int = 1) -> NDArray[np.int8]:
        """Return North-South's tricks for each strain and leader, as int8 (5, 4); -1 for those not asked for.

        ``hands``, int64 (4,), are the masks of the four hands, which have ``size`` cards each. Bit
        ``4 * strain + leader`` of ``asked`` says whether a result is asked for. At most ``threads`` threads are used.
        """
        values = np.full((5, 4), -1, dtype=np.int8)
        parts = [asked & 15 << 4 * trump for trump in _LONGEST_FIRST] if threads > 1 else [asked]
        questions = [(hands, size, part, values) for part in parts if part]
        self._ask_on_threads(batch_kernels.value_table, questions, min(threads, len(questions)))
        return values

    def stop(self) -> None:
        """End the search in progress, if there is one; any thread may call this."""
        with self._mutex:
            if self._is_searching:
                self.arena[memory.STOP] = memory.STOPPED
        for searcher in [*self._helpers]:
            searcher.stop()

    def _ask_divided(
        self, kernel: Callable[..., None], batch: LayoutBatch, others: Callable[[slice], tuple[object, ...]]
    ) -> None:
        """Call a kernel for all layouts, divided among threads if this pays; ``others`` returns its other arguments."""
        layouts, *shared = batch
        number = self._threads_for(layouts)
        size = len(layouts) or 1 if number == 1 else max(_LEAST_IN_PART, len(layouts) // (_PARTS_OF_A_THREAD * number))
        parts = [slice(start, start + size) for start in range(0, len(layouts), size)]
        self._ask_on_threads(kernel, [(layouts[rows], *shared, *others(rows)) for rows in parts], number)

    def _ask_on_threads(
        self, kernel: Callable[..., None], questions: Sequence[tuple[object, ...]], threads: int
    ) -> None:
        """Call a kernel with the arguments of each question, on this thread and on others beside it."""
        if threads == 1:
            for question in questions:
                self._ask(kernel, *question)
            return
        left = deque(questions)
        deadline = 0

        def work(searcher: Searcher) -> None:
            searcher._seconds = self._seconds  # the limit of this call, which a message names
            while True:
                try:
                    question = left.popleft()
                except IndexError:
                    return
                searcher._ask(kernel, *question, deadline=deadline)

        with self._searching:
            while len(self._helpers) < threads - 1:
                self._helpers.append(copy(self))
            kernel = ready(kernel)  # before the clock that all threads share starts
            deadline = self._deadline()
            run_beside(work, self, self._helpers[: threads - 1], left.clear)

    def _threads_for(self, layouts: NDArray[np.int64]) -> int:
        threads = threads_of_one_question() if self._threads is None else self._threads
        if threads == 1 or len(layouts) < _LEAST_LAYOUTS or int(np.bitwise_count(layouts[0]).max()) < _LEAST_CARDS:
            return 1
        return min(threads, len(layouts) // _LEAST_IN_PART)

    def _deadline(self) -> int:
        """Return when a search that begins now has to end, in nanoseconds of `monotonic_ns`; 0 for never."""
        return 0 if self._seconds is None else monotonic_ns() + int(self._seconds * 1e9)

    def _ask(self, kernel: Callable[..., None], *arguments: object, deadline: int = 0) -> None:
        with self._searching:
            with self._mutex:
                self._is_searching = True
                self.arena[memory.STOP] = 0
            try:
                kernel = ready(kernel)
                deadline = deadline or self._deadline()
                self.arena[memory.DEADLINE] = deadline
                kernel(self._address, *arguments)
            finally:
                with self._mutex:
                    self._is_searching = False
                    reason = int(self.arena[memory.STOP])
                if reason:
                    # Results that were stored while a stopped search returned are wrong.
                    forget(self._address)
        # A search of few cards does not look at the clock.
        if reason == memory.OUT_OF_TIME or (deadline and monotonic_ns() > deadline):
            raise StoppedError(f"no result after {self._seconds:g} s; allow more seconds")
        if reason:
            raise StoppedError("the search was stopped before it had an answer")
