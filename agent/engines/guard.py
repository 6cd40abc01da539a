"""A guard process that ends the engines soon after this process ends, even if this process crashes.

A *group* is an engine with the processes that it started: a process group, or on Windows a process tree. A process that
leaves the group by ``setsid`` is ended too, but only by `end`, and only if all processes between it and the engine run.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import signal
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import psutil

if sys.platform == "win32":
    OWN_GROUP: dict[str, Any] = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
else:
    OWN_GROUP: dict[str, Any] = {"start_new_session": True}
"""Arguments of `subprocess.Popen` that start a process in a group of its own, which Ctrl-C does not reach."""

_CODE = """
import os, signal, subprocess, sys
groups = set()
for line in sys.stdin:
    (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
for group in groups:
    try:
        if sys.platform == "win32":
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(group)], capture_output=True)
        else:
            os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""
_lock = threading.Lock()
_guards: dict[int, subprocess.Popen[str]] = {}
"""The guard of each process, by process id; a forked process needs its own guard."""


def watch(group: int) -> None:
    """Let the guard end a group once this process is gone."""
    _tell(f"+{group}")


def end(group: int) -> None:
    """End a group now, and the processes below the engine that have left the group."""
    import psutil  # imported here, because every command imports this module and only engines need psutil

    below = _below(group)
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(group)], capture_output=True, check=False)
        else:
            os.killpg(group, signal.SIGKILL)
    for process in below:
        with contextlib.suppress(psutil.Error):
            process.kill()
    _tell(f"-{group}")


def _below(process: int) -> list[psutil.Process]:
    """Return the processes that a process started, and those that they started."""
    import psutil

    try:
        return list(psutil.Process(process).children(recursive=True))
    except psutil.Error:
        return []


@atexit.register
def _dismiss() -> None:
    guard = _guards.pop(os.getpid(), None)
    if guard is not None and guard.stdin is not None:
        with contextlib.suppress(OSError):
            guard.stdin.close()
        guard.wait()


def _tell(what: str) -> None:
    with _lock:
        guard = _guards.get(os.getpid())
        if guard is None or guard.poll() is not None:
            _guards[os.getpid()] = guard = subprocess.Popen(
                [sys.executable, "-S", "-E", "-c", _CODE],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                text=True,
                **OWN_GROUP,
            )
        assert guard.stdin is not None
        with contextlib.suppress(OSError):
            guard.stdin.write(f"{what}\n")
            guard.stdin.flush()
