"""Makes terminal output safe, and handles streams that are closed or cannot be written to.

Text from files and players may contain control codes that terminals obey.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TextIO, cast

_LINES = "\n\t"


def visible(text: str) -> str:
    r"""Return text with control and writing-direction characters escaped (as ``\u001b``), except line ends and tabs."""
    if text.replace("\n", "").replace("\t", "").isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter in _LINES else _escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    number = ord(letter)
    # For Python, spaces of unusual width are not printable, but they are harmless.
    if letter.isspace() and number > 0x9F and letter not in "\u2028\u2029":
        return letter
    # Joiners and soft hyphens are parts of words and names.
    if letter in "\xad\u200c\u200d":
        return letter
    # The escapes are those of JSON, so that printed JSON keeps its meaning.
    return json.dumps(letter)[1:-1] if number != 0x7F else "\\u007f"


def open_streams() -> None:
    """Replace standard streams that the caller closed, and let all show a question mark for a letter they cannot.

    Otherwise, the next file that is opened would become such a stream. Reading from it finds nothing, writing to
    standard output fails, and what is written to standard error is lost.
    """
    for number, name, mode in ((0, "stdin", os.O_RDONLY), (1, "stdout", os.O_RDONLY), (2, "stderr", os.O_WRONLY)):
        if getattr(sys, name) is None:
            opened = os.open(os.devnull, mode)
            if opened != number:
                os.dup2(opened, number)
                os.close(opened)
            os.set_inheritable(number, True)
            setattr(sys, name, os.fdopen(number, "w" if number else "r", encoding="utf-8", closefd=False))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


@contextmanager
def harmless_output() -> Iterator[None]:
    """Escape everything printed to standard output and standard error in this block (see `visible`).

    A result that cannot be written raises `OutputError`; if its reader has ended, the command ends quietly with status
    1. A remark that cannot be written is lost.
    """
    with (
        redirect_stdout(cast(TextIO, _Results(sys.stdout))),
        redirect_stderr(cast(TextIO, _Remarks(sys.stderr))),
    ):
        yield


class _Harmless:
    """A stream that escapes what it prints, and otherwise acts as the original stream."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._error: OSError | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write the text; a leading carriage return is kept, because progress bars use it."""
        start = "\r" if text.startswith("\r") else ""
        self._do(lambda: self._stream.write(start + visible(text.removeprefix("\r"))))
        return len(text)

    def writelines(self, lines: Any) -> None:
        """Write several texts."""
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        """Write what is buffered."""
        self._do(self._stream.flush)

    def _do(self, action: Callable[[], object]) -> None:
        """Do something with the stream. If this has ever failed, it fails again: the caller may swallow an error."""
        if self._error is None:
            try:
                action()
            except OSError as error:
                self._error = error
                # Python would write the buffered output again at the end, and fail again.
                with suppress(OSError), Path(os.devnull).open("wb") as nowhere:
                    os.dup2(nowhere.fileno(), self._stream.fileno())
        if self._error is not None:
            self._fail(self._error)

    def _fail(self, error: OSError) -> None:
        """React to an error of the stream."""
        raise NotImplementedError


class _Results(_Harmless):
    """Standard output."""

    def _fail(self, error: OSError) -> None:
        if isinstance(error, BrokenPipeError):
            sys.exit(1)
        from experiments.errors import OutputError  # imported late because it imports numpy

        raise OutputError(f"cannot write the result to standard output: {error.strerror}") from None


class _Remarks(_Harmless):
    """Standard error. There is no place to say that nothing can be said."""

    def _fail(self, error: OSError) -> None:
        pass
