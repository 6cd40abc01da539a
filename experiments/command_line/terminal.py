"""Makes terminal output safe: text from files and players may contain control codes that terminals obey."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import Any, TextIO, cast

_LINES = "\n\t"


def visible(text: str) -> str:
    r"""Return text with control and writing-direction characters escaped (as ``\u001b``), except line ends and tabs."""
    if text.isprintable():
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


@contextmanager
def harmless_output() -> Iterator[None]:
    """Escape everything printed to standard output and standard error in this block (see `visible`)."""
    with (
        redirect_stdout(cast(TextIO, _Harmless(sys.stdout))),
        redirect_stderr(cast(TextIO, _Harmless(sys.stderr))),
    ):
        yield


class _Harmless:
    """A stream that escapes what it prints, and otherwise acts as the original stream."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write the text; a leading carriage return is kept, because progress bars use it."""
        start = "\r" if text.startswith("\r") else ""
        self._stream.write(start + visible(text.removeprefix("\r")))
        return len(text)

    def writelines(self, lines: Any) -> None:
        """Write several texts."""
        for line in lines:
            self.write(line)
