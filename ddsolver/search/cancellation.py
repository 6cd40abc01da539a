"""Cancellation of searches: compiled code does not react to Ctrl-C, and a hard deal can take minutes."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from weakref import WeakSet

from ddsolver.errors import InputError
from ddsolver.threads import Stoppable

_searching: WeakSet[Stoppable] = WeakSet()
_lock = threading.Lock()


def register_search(search: Stoppable) -> None:
    """Add a search to those that `stop_searches` stops."""
    with _lock:
        _searching.add(search)


def stop_searches() -> None:
    """Stop all searches in progress on all threads of this process; each raises `StoppedError`."""
    with _lock:
        for search in [*_searching]:
            search.stop()


@contextmanager
def stopped_by_ctrl_c() -> Iterator[None]:
    """Inside the ``with`` block, let Ctrl-C first stop all searches and then have its usual effect.

    :raises InputError: if another thread than the main one enters the block.
    """
    if threading.current_thread() is not threading.main_thread():
        raise InputError("only the main thread hears Ctrl-C: enter the block there, and start threads inside it")
    heard, tells = socket.socketpair()
    tells.setblocking(False)

    def hear() -> None:
        with heard:
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
