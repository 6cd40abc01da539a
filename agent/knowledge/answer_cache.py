"""A cache of answers about layouts (double-dummy tricks or likelihoods), for players with common random numbers.

Such players sample the same layouts, so they often need the same answers. In a `sharing` block each answer is computed
once. Sharing changes no decision, and each player is still charged the CPU time of all its answers. Players with a time
limit do not share, because the time saved would let them solve more layouts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar

import numpy as np
from numpy.typing import NDArray

Solve = Callable[[NDArray[np.int64]], NDArray[np.int8]]
MOST_VALUES = 50_000
"""The most rows that `AnswerCache.values` keeps for a deal; they take about 15 megabytes."""


class AnswerCache:
    """Answers about layouts, each with the CPU seconds that it took."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, dict[bytes, tuple[float, float]]] = {}
        self._values: dict[tuple[Hashable, bytes], tuple[NDArray[np.int8], float]] = {}
        self.saved_seconds = 0.0
        """The CPU seconds that the cache has saved so far."""

    @property
    def number(self) -> int:
        """The number of answers in the cache."""
        return sum(map(len, self._kept.values())) + len(self._values)

    def product(self, questions: Iterable[Hashable], layout: NDArray[np.int64]) -> tuple[float, int] | None:
        """Return the product of the answers to ``questions`` about a layout, int64 (4,), and how many it took.

        No answer is needed after one that is 0. Return None if one is missing. Add the time saved to `saved_seconds`.
        """
        product, saved, used = 1.0, 0.0, 0
        for question in questions:
            answer = self._kept.get(question, {}).get(layout.tobytes())
            if answer is None:
                return None
            product *= answer[0]
            saved += answer[1]
            used += 1
            if not product:
                break
        self.saved_seconds += saved
        return product, used

    def store(
        self, question: Hashable, layouts: NDArray[np.int64], answers: NDArray[np.float64], seconds: float
    ) -> None:
        """Store the answers, float64 (n,), about layouts, int64 (n, 4); ``seconds`` is the CPU time of all n."""
        kept = self._kept.setdefault(question, {})
        for layout, answer in zip(layouts, answers.tolist(), strict=True):
            kept[layout.tobytes()] = answer, seconds / len(layouts)

    def values(self, question: Hashable, layouts: NDArray[np.int64], solve: Solve) -> NDArray[np.int8]:
        """Return the values, int8 (n, 52), of layouts, int64 (n, 4); call ``solve`` for those not in the cache.

        Add the time saved to `saved_seconds`. Keep at most `MOST_VALUES` rows.
        """
        keys = [(question, layout.tobytes()) for layout in layouts]
        new = np.array([place for place, key in enumerate(keys) if key not in self._values], dtype=np.int64)
        self.saved_seconds += sum(self._values[key][1] for key in keys if key in self._values)
        started = time.process_time()
        solved = solve(layouts[new])
        seconds = (time.process_time() - started) / max(len(new), 1)
        rows = np.empty((len(layouts), solved.shape[1]), dtype=np.int8)
        rows[new] = solved
        for place, key in enumerate(keys):
            if key in self._values:
                rows[place] = self._values[key][0]
            elif len(self._values) < MOST_VALUES:
                self._values[key] = rows[place], seconds
        return rows


_answers: ContextVar[AnswerCache | None] = ContextVar("answers", default=None)


@contextmanager
def sharing(answers: AnswerCache | None) -> Iterator[None]:
    """Let the players that decide in this block share answers; with None, each player computes its own."""
    token = _answers.set(answers)
    try:
        yield
    finally:
        _answers.reset(token)


def shared_answers() -> AnswerCache | None:
    """Return the cache of this context, or None outside a `sharing` block."""
    return _answers.get()


def saved_seconds() -> float:
    """Return the CPU seconds that the cache of this context has saved so far; 0 without a cache."""
    answers = _answers.get()
    return answers.saved_seconds if answers is not None else 0.0
