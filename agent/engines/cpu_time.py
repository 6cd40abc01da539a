"""The CPU time of a process and of all processes that it started."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_PROCESSES = Path("/proc")
_UTIME, _CSTIME = 11, 15
"""The CPU times are the fields 11 to 14 after the process name in ``stat``, counted from 0."""


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds of a process and its descendants; 0 if the process is gone.

    A descendant that has ended counts if its parent has waited for it. On Linux the resolution is 10 ms.
    """
    if sys.platform != "linux":
        return seconds_by_psutil(pid)
    return _ticks(pid) / os.sysconf("SC_CLK_TCK")


def seconds_by_psutil(pid: int) -> float:
    """Return the CPU seconds as `cpu_seconds` does, on any system; this is slower."""
    import psutil  # imported here, because Linux does not need it

    try:
        root = psutil.Process(pid)
        processes = [root, *root.children(recursive=True)]
    except psutil.Error:
        return 0.0
    total = 0.0
    for process in processes:
        try:
            times = process.cpu_times()
        except psutil.Error:
            continue
        total += times.user + times.system + getattr(times, "children_user", 0) + getattr(times, "children_system", 0)
    return total


def _ticks(pid: int) -> int:
    try:
        # The process name stands in parentheses and may itself contain blanks and parentheses.
        fields = (_PROCESSES / str(pid) / "stat").read_text().rpartition(")")[2].split()
        ticks = sum(map(int, fields[_UTIME:_CSTIME]))
        for task in (_PROCESSES / str(pid) / "task").iterdir():
            for child in (task / "children").read_text().split():
                ticks += _ticks(int(child))
    except (OSError, ValueError):
        return 0
    return ticks
