"""Ends searches that go on: compiled code hears no Ctrl-C, and a hard deal can take minutes."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol, runtime_checkable
from weakref import WeakSet


@runtime_checkable
class Stoppable(Protocol):
    """What searches."""

    def stop(self) -> None:
        """End the search that goes on, from any thread."""


_searching: WeakSet[Stoppable] = WeakSet()
_lock = threading.Lock()


def register_search(search: Stoppable) -> None:
    """Stop it too when all are stopped."""
    with _lock:
        _searching.add(search)


def stop_searches() -> None:
    """End all searches of this process that go on now, of any thread: each raises `StoppedError`."""
    with _lock:
        for search in [*_searching]:
            search.stop()


@contextmanager
def stopped_by_ctrl_c() -> Iterator[None]:
    """Within this block, to be entered by the main thread, Ctrl-C ends searches at once, and then does what it does.

    A thread of its own hears of the signal from the system, while the main one is in compiled code.
    """
    heard, tells = socket.socketpair()
    tells.setblocking(False)

    def hear() -> None:
        while number := heard.recv(1):
            if number[0] in (signal.SIGINT, signal.SIGTERM):
                stop_searches()

    threading.Thread(target=hear, name="declarer-ctrl-c", daemon=True).start()
    before = signal.set_wakeup_fd(tells.fileno(), warn_on_full_buffer=False)
    try:
        yield
    finally:
        signal.set_wakeup_fd(before)
        tells.close()
