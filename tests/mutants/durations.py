"""A pytest plugin that keeps how long each test took and whether it passed: `-p tests.mutants.durations`."""

from __future__ import annotations

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest

_seconds: defaultdict[str, float] = defaultdict(float)
_failed: set[str] = set()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Add a phase of a test: its set-up, call or tear-down."""
    _seconds[report.nodeid] += report.duration
    if report.outcome != "passed":
        _failed.add(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write seconds by the node id of each test that passed, where workers do not run."""
    if "DURATIONS" in os.environ and not hasattr(session.config, "workerinput"):
        passed = {test: round(seconds, 3) for test, seconds in _seconds.items() if test not in _failed}
        Path(os.environ["DURATIONS"]).write_text(json.dumps(passed), encoding="utf-8")
