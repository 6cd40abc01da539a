"""Messages on standard error while kernels are compiled."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from numba.core import event

from ddsolver.jit.caching import cache_folders, caches_everything, unsafe_cache_folders

_said_remedy = False
_listening = False


@contextmanager
def report_compiling() -> Iterator[None]:
    """Report if numba compiles functions in the ``with`` block, and how long this took; a nested block reports nothing.

    The caller must hold numba's lock.
    """
    global _listening
    if _listening:
        yield
        return
    compiling = Compiling()
    _listening = True
    with event.install_listener("numba:compile", compiling):
        try:
            yield
        finally:
            _listening = False
            if compiling.since is not None:
                _say(f" {time.monotonic() - compiling.since:.0f} s\n")
                _say_if_not_kept()


class Compiling(event.Listener):  # type: ignore[misc]
    """A listener that reports when numba begins to compile; functions from the cache do not count.

    ``since`` is the time at which the first compilation began, or None before it.
    """

    def __init__(self) -> None:
        self.since: float | None = None

    def on_start(self, _event: event.Event) -> None:
        """Report that compilation begins, if this function is the first."""
        if self.since is None:
            self.since = time.monotonic()
            once = " for this machine, once" if caches_everything() else ""
            _say(f"declarer: compiling a part of the solver{once} ...")

    def on_end(self, _event: event.Event) -> None:
        """Do nothing, since other functions may follow."""


def _say_if_not_kept() -> None:
    """If the code cannot be cached, say once how to avoid compilation at every start."""
    global _said_remedy
    if not caches_everything() and not _said_remedy:
        _said_remedy = True
        for place in unsafe_cache_folders():
            _say(
                f"declarer: compiled code is not kept in {place}, because other users can write there: forbid it "
                f"(chmod go-w {place}), or set the environment variable NUMBA_CACHE_DIR to a folder of your own\n"
            )
        tried = " or ".join(map(str, cache_folders()))
        _say(
            f"declarer: compiled code cannot be kept in {tried}: set the environment variable NUMBA_CACHE_DIR to a "
            "folder that can be written to, or the solver will be compiled at every start\n"
        )


def _say(text: str) -> None:
    if sys.stderr is not None:  # None if the caller closed it; `print` would then write to standard output
        with suppress(OSError):  # a full disk is no reason to compile nothing
            print(text, end="", file=sys.stderr, flush=True)  # noqa: T201
