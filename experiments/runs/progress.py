"""Reports the progress of long work, in the log or as bars on standard error."""

from __future__ import annotations

import logging
import sys
import time
from collections import UserString
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cached_property
from math import inf
from typing import TYPE_CHECKING, Any

from experiments.runs.rows import FailedBoard

if TYPE_CHECKING:
    from tqdm import tqdm

__all__ = ["Bars", "Progress"]

_log = logging.getLogger(__name__)


class Stage:
    """A stage of a long job, counted in steps. This base class displays no progress; subclasses do."""

    def __init__(self, total: int, done: int = 0) -> None:
        self.total = total
        self.done = done
        self.is_interrupted = False
        """Whether Ctrl-C ended the stage (`Progress.playing`)."""

    def step(self) -> None:
        """Count a finished step."""
        self.done += 1

    def tell(self, words: Callable[[], str]) -> None:
        """Show a text beside the bar; ``words`` is called to get the text, at most once, when the bar is drawn."""


class Progress:
    """Reports progress, messages and failed boards to the logger ``experiments.runs.progress``."""

    @contextmanager
    def stage(self, what: str, unit: str, total: int, done: int = 0) -> Iterator[Stage]:
        """Begin a part of the work; ``done`` of its ``total`` steps were done earlier."""
        _log.info("%s: %d of %d %ss done", what, done, total, unit)
        yield Stage(total, done)

    @contextmanager
    def playing(self, what: str, total: int, done: int) -> Iterator[Stage]:
        """Begin a stage of boards that Ctrl-C ends, and only this stage: it sets ``is_interrupted``."""
        with self.stage(what, "board", total, done) as stage:
            try:
                yield stage
            except KeyboardInterrupt:
                stage.is_interrupted = True

    def say(self, message: str) -> None:
        """Report a message to the user."""
        _log.info(message)

    def failed(self, board: FailedBoard, name: str = "") -> None:
        """Report a board that could not be played; ``name`` is the board's name in its file."""
        _log.warning(failure_line(board, name))


class Bars(Progress):
    """Progress bars and messages on standard error."""

    def __init__(self) -> None:
        self._bar: tqdm[Any] | None = None

    @contextmanager
    def stage(self, what: str, unit: str, total: int, done: int = 0) -> Iterator[Stage]:
        """Show a bar while this part of the work lasts."""
        with progress_bar(total, what, unit, done) as self._bar:
            yield _Bar(self._bar, total, done)

    def say(self, message: str) -> None:
        """Print a message."""
        self._print(f"declarer: {message}")

    def failed(self, board: FailedBoard, name: str = "") -> None:
        """Print which board could not be played, and why."""
        self._print(f"declarer: {failure_line(board, name)}")

    def _print(self, line: str) -> None:
        from tqdm import tqdm

        tqdm.write(line, file=sys.stderr)
        if self._bar is not None:
            self._bar.delay = 0  # `write` draws it, so its end clears it, even where it is too short to be shown


class _Bar(Stage):
    """A stage shown as a bar."""

    def __init__(self, bar: tqdm[Any], total: int, done: int) -> None:
        super().__init__(total, done)
        self._bar = bar
        self._has_begun = False

    def step(self) -> None:
        """Count a finished step and advance the bar.

        The time before the end of the first step does not count, for a compiler and other processes may start in it.
        """
        super().step()
        self._bar.total = self.total
        if self._has_begun or self._bar.disable:
            self._bar.update()
        else:
            self._has_begun = True
            self._bar.n += 1
            self._bar.initial = self._bar.last_print_n = self._bar.n
            self._bar.start_t = self._bar.last_print_t = time.time()

    def tell(self, words: Callable[[], str]) -> None:
        """Set the text beside the bar, without drawing it."""
        self._bar.postfix = _Words(words)  # type: ignore[assignment]  # the bar takes any object with a text


class _Words(UserString):
    """A text that is made when a bar is drawn, which happens much more rarely than a board is played."""

    def __init__(self, words: Callable[[], str]) -> None:
        self._words = words

    @cached_property
    def data(self) -> str:  # type: ignore[override]  # a text that is not made yet
        return self._words()

    def __radd__(self, before: object) -> str:  # type: ignore[override]  # the bar puts a comma before its text
        return f"{before}{self}"


def failure_line(board: FailedBoard, name: str = "") -> str:
    """Return one line that names the failed board, its players and the reason."""
    which = f"board {name}" if name else f"{board.source} deal {board.number + 1}"
    against = f" against {board.defender}" if board.defender else ""
    return f"{which}, {board.player}{against}: {board.reason}"


def progress_bar(total: int, what: str, unit: str, done: int = 0) -> tqdm[Any]:
    """Return a progress bar on standard error: rewritten in place or, without a terminal, printed once per minute."""
    from tqdm import tqdm

    seconds = 0.5 if sys.stderr.isatty() else 60
    return tqdm(
        total=total,
        initial=done,
        desc=what,
        unit=unit,
        delay=1,
        smoothing=0.05,
        mininterval=seconds,
        maxinterval=max(10, seconds),
        leave=False,
        file=sys.stderr,
        bar_format="{desc}: {n_fmt}/{total_fmt} [{elapsed}<{remaining}, {rate_fmt}]{postfix}",
        disable=total == done,
    )


def now_and_then(seconds: float) -> Callable[[], bool]:
    """Return a function that returns True first, and then at most once every ``seconds`` seconds."""
    last = -inf

    def is_time() -> bool:
        nonlocal last
        if time.monotonic() <= last + seconds:
            return False
        last = time.monotonic()
        return True

    return is_time
