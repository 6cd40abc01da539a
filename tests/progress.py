"""Progress reports that a test can look at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from experiments.runs.progress import Progress, Stage
from experiments.runs.rows import FailedBoard


class Recorded(Progress):
    """Keeps all reports; interrupts the work, as Ctrl-C does, after some steps of a stage."""

    def __init__(self, stop_in: str = "", after: int = 0) -> None:
        self.stages: list[tuple[str, str, int, int]] = []
        self.messages: list[str] = []
        self.failures: list[FailedBoard] = []
        self._stop_in, self._after = stop_in, after

    @contextmanager
    def stage(self, what: str, unit: str, total: int, done: int = 0) -> Iterator[Stage]:
        self.stages.append((what, unit, total, done))
        yield _Stopping(total, done, self._after) if what == self._stop_in else Stage(total, done)

    def say(self, message: str) -> None:
        self.messages.append(message)

    def failed(self, board: FailedBoard, name: str = "") -> None:
        self.failures.append(board)


class _Stopping(Stage):
    def __init__(self, total: int, done: int, after: int) -> None:
        super().__init__(total, done)
        self._last = done + after

    def step(self) -> None:
        super().step()
        if self.done == self._last:
            raise KeyboardInterrupt
