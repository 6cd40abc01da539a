"""Handles Ctrl-C and SIGTERM: repeated signals interrupt only once, and none interrupts the start of processes."""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_BETWEEN_LOOKS = 0.25
"""Interval in seconds at which a worker checks that its parent is alive."""
_PATIENCE = 3.0
"""Seconds in which further signals are ignored, so that they do not interrupt the clean-up."""
_is_starting = True
STOPPED = "declarer: stopped; repeat the command"
"""What a command prints that was stopped and has no better advice, such as how to resume a run."""
STOPPED_AT_START = "declarer: stopped before it began; repeat the command"


def listen() -> None:
    """Make SIGTERM raise KeyboardInterrupt, as Ctrl-C does. After a signal, further ones are ignored for some seconds.

    Before `end_start`, a signal ends the process at once, after a line that says so. A signal that this process ignored
    before, such as Ctrl-C in a background job, stays ignored.
    """
    last = -_PATIENCE

    def interrupt(*_: object) -> None:
        nonlocal last
        if _is_starting:  # there is nothing to clean up, and Python's imports may swallow an exception
            say_stopped(STOPPED_AT_START)
            os._exit(1)
        if time.monotonic() - last >= _PATIENCE:
            last = time.monotonic()
            raise KeyboardInterrupt

    for number, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGTERM, signal.SIG_DFL)):
        if signal.getsignal(number) is usual:
            signal.signal(number, interrupt)
            # When Python exits, it restores the default handler, with which a late signal would change the exit status.
            atexit.register(signal.signal, number, signal.SIG_IGN)


def say_stopped(line: str = STOPPED) -> None:
    """Print past Python's streams that the command was stopped: the signal may have come while they were in use."""
    with suppress(OSError):  # standard error may be closed
        os.write(2, f"{line}\n".encode())


def end_start() -> None:
    """Note that the modules of the command are imported, so that signals raise KeyboardInterrupt from now on."""
    global _is_starting
    _is_starting = False


@contextmanager
def undisturbed() -> Iterator[None]:
    """Block Ctrl-C and SIGTERM while processes are started, so that every started process is registered.

    The new processes inherit the block, so that Ctrl-C does not end them; the parent does.
    """
    if sys.platform == "win32":
        yield
    else:
        from multiprocessing import resource_tracker  # imported here, because every command imports this module

        # Up to Python 3.12 the resource tracker unblocks these signals when it starts; so start it before the block.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_worker(parent: int) -> None:
    """Make this worker process end on SIGTERM, and soon after its parent process ends.

    A thread checks whether the parent is alive. The operating system's own check would end a worker too early: as soon
    as the *thread* that started the worker ends.
    """
    hear_sigterm()
    threading.Thread(target=_end_with, args=(parent,), name="declarer-parent", daemon=True).start()


def _end_with(parent: int) -> None:
    while _is_alive(parent):
        time.sleep(_BETWEEN_LOOKS)
    os._exit(1)


def _is_alive(parent: int) -> bool:
    if sys.platform == "win32":
        import psutil  # imported here, because every command imports this module and only Windows needs psutil

        return bool(psutil.pid_exists(parent))
    return os.getppid() == parent


def hear_sigterm() -> None:
    """Unblock SIGTERM, but not Ctrl-C, in a process that was started in an `undisturbed` block."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGTERM,))
