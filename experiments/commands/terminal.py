"""What is printed, made harmless: text of files and players may hold codes that terminals obey."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from typing import Any, TextIO, cast

_LINES = "\n\t"


def visible(text: str) -> str:
    r"""The text with control characters and marks of writing direction as ``\u001b``, but for line ends and tabs."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter in _LINES else _escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    number = ord(letter)
    # Spaces of other widths are no printable characters to Python, but harmless.
    if letter.isspace() and number > 0x9F and letter not in "\u2028\u2029":
        return letter
    # Joiners and soft hyphens are a part of words and of names.
    if letter in "\xad\u200c\u200d":
        return letter
    # As JSON writes it, so that JSON stays what it is.
    return json.dumps(letter)[1:-1] if number != 0x7F else "\\u007f"


@contextmanager
def harmless_output() -> Iterator[None]:
    """Within this block standard output and standard error print `visible` text only."""
    with (
        redirect_stdout(cast(TextIO, _Harmless(sys.stdout))),
        redirect_stderr(cast(TextIO, _Harmless(sys.stderr))),
    ):
        yield


class _Harmless:
    """A stream that prints visible text; all else is as of the stream itself."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write the text; a carriage return at its beginning is a progress bar's."""
        start = "\r" if text.startswith("\r") else ""
        self._stream.write(start + visible(text.removeprefix("\r")))
        return len(text)

    def writelines(self, lines: Any) -> None:
        """Write several texts."""
        for line in lines:
            self.write(line)
