"""A guard process that ends the engines soon after this process ends, even if this process crashes."""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading

_CODE = """
import os, signal, sys
groups = set()
for line in sys.stdin:
    (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""
_lock = threading.Lock()
_guards: dict[int, subprocess.Popen[str]] = {}
"""The guard of each process, by process id; a forked process needs its own guard."""


def watch(group: int) -> None:
    """Make the guard end a process group when this process is gone. On Windows, do nothing."""
    _tell(f"+{group}")


def end(group: int) -> None:
    """End a process group now. On Windows, do nothing."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.killpg(group, signal.SIGKILL)
    _tell(f"-{group}")


@atexit.register
def _dismiss() -> None:
    guard = _guards.pop(os.getpid(), None)
    if guard is not None and guard.stdin is not None:
        with contextlib.suppress(OSError):
            guard.stdin.close()
        guard.wait()


def _tell(what: str) -> None:
    if sys.platform == "win32":
        return
    with _lock:
        guard = _guards.get(os.getpid())
        if guard is None or guard.poll() is not None:
            _guards[os.getpid()] = guard = subprocess.Popen(
                [sys.executable, "-S", "-E", "-c", _CODE],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,
            )
        assert guard.stdin is not None
        with contextlib.suppress(OSError):
            guard.stdin.write(f"{what}\n")
            guard.stdin.flush()
