"""Keeps numpy's matrix products to one thread while our players and networks compute.

Their matrices are small: a second thread mostly waits, and its waiting takes CPU time. On a busy machine with two
processors, `monte-carlo` took 2.8 times as much for its calls. Besides, the last bits of a product may depend on the
number of threads, and no decision may.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import numpy as np  # noqa: F401 - threadpoolctl finds only libraries that are loaded
from threadpoolctl import ThreadpoolController

_lock = threading.Lock()
_inside = 0
"""The number of blocks that are entered and not left, in all threads."""
_limited: list[tuple[Any, int]] = []
"""The libraries that had more threads before the first of these blocks, and how many."""


@contextmanager
def one_thread() -> Iterator[None]:
    """Inside the ``with`` block, or the decorated function, let numpy's matrix products use one thread.

    A library has one number of threads for the whole process, so this also holds for other threads meanwhile. Blocks
    may overlap; after the last one, the numbers are those from before the first one.
    """
    global _inside
    with _lock:
        if not _inside:
            _limited[:] = [(each, number) for each in _libraries() if (number := each.num_threads) != 1]
            for library, _ in _limited:
                library.set_num_threads(1)
        _inside += 1
    try:
        yield
    finally:
        with _lock:
            _inside -= 1
            if not _inside:
                for library, number in _limited:
                    library.set_num_threads(number)


@cache
def _libraries() -> tuple[Any, ...]:
    return tuple(ThreadpoolController().select(user_api="blas").lib_controllers)
