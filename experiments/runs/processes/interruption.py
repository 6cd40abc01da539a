"""Ctrl-C and SIGTERM: one interruption each time, and none while processes are started."""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker

_BETWEEN_LOOKS = 0.25
"""Seconds after which a worker looks for its parent again."""
_PATIENCE = 3.0
"""Seconds in which another signal is taken for the same interruption, so that cleaning up is not interrupted itself."""


def listen() -> None:
    """From now on SIGTERM raises KeyboardInterrupt like Ctrl-C, and of several signals in a row the first alone.

    A signal that this process ignores, as a background job does, stays ignored.
    """
    last = -_PATIENCE

    def interrupt(*_: object) -> None:
        nonlocal last
        if time.monotonic() - last >= _PATIENCE:
            last = time.monotonic()
            raise KeyboardInterrupt

    for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGTERM, signal.SIG_DFL)):
        if signal.getsignal(number) is usual:
            signal.signal(number, interrupt)
            # Python would hand the signal back to the system while it ends: the exit status would be lost.
            atexit.register(signal.signal, number, signal.SIG_IGN)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Put off Ctrl-C and SIGTERM while processes are started, so that none is started and not known.

    Those processes begin deaf to both: their end is the matter of this one, and Ctrl-C reaches them too.
    """
    if sys.platform == "win32":
        yield
        return
    # Until Python 3.12 it lets signals through again when it starts. It does not start twice.
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_worker(parent: int) -> None:
    """Begin a process that ends on SIGTERM, and within seconds of its parent, however that ends.

    A thread looks whether the parent lives: what the system offers for it ends a child with the *thread* that began it.
    """
    hear_sigterm()
    threading.Thread(target=_end_with, args=(parent,), name="declarer-parent", daemon=True).start()


def _end_with(parent: int) -> None:
    while _is_alive(parent):
        time.sleep(_BETWEEN_LOOKS)
    os._exit(1)


def _is_alive(parent: int) -> bool:
    if sys.platform != "win32":
        return os.getppid() == parent
    import psutil  # every command imports this module, and only this needs it

    return bool(psutil.pid_exists(parent))


def hear_sigterm() -> None:
    """End a process begun `undisturbed` on SIGTERM; it stays deaf to Ctrl-C."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM,))
