"""A clock that a test moves, in the place of those of the module `time`."""

from __future__ import annotations

import time

import pytest


class Clock:
    """A clock that stands still until a test, or a player of a test, adds to ``now``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
        self.now = 100.0
        for name in names:
            monkeypatch.setattr(time, name, lambda: self.now)
