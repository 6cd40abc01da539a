"""Messages on standard error while libraries are built."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from ddsolver.native.folders import cache_folders, folder_to_write, unsafe_cache_folders

_said_remedy = False


@contextmanager
def reported() -> Iterator[None]:
    """Report that a part of the solver is compiled in the ``with`` block, and how long this took."""
    global _said_remedy
    since = time.monotonic()
    keeps = folder_to_write() is not None
    _say(f"declarer: compiling a part of the solver{' for this machine, once' if keeps else ''} ...")
    try:
        yield
    finally:
        _say(f" {time.monotonic() - since:.0f} s\n")
        if not keeps and not _said_remedy:
            _said_remedy = True
            for line in remedies():
                _say(f"{line}\n")


def remedies() -> list[str]:
    """Return messages that say how to avoid compilation at every start, if compiled code cannot be kept."""
    lines = [
        f"declarer: compiled code is not kept in {place}, because other users can write there: forbid it "
        f"(chmod go-w {place}), or set the environment variable NUMBA_CACHE_DIR to a folder of your own"
        for place in unsafe_cache_folders()
    ]
    tried = " or ".join(map(str, cache_folders()))
    lines.append(
        f"declarer: compiled code cannot be kept in {tried}: set the environment variable NUMBA_CACHE_DIR to a "
        "folder that can be written to, or the solver will be compiled at every start"
    )
    return lines


def _say(text: str) -> None:
    if sys.stderr is not None:  # None if the caller closed it; `print` would then write to standard output
        with suppress(OSError):  # a full disk is no reason to compile nothing
            print(text, end="", file=sys.stderr, flush=True)  # noqa: T201
