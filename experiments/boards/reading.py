"""What the readers of all formats share."""

from __future__ import annotations

from pathlib import Path

from experiments.errors import FormatError


class Wrong(Exception):  # noqa: N818 - it never leaves the readers
    """What is wrong with a board, and where."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line


def read_text(path: Path, kind: str) -> str:
    """The text of a file: UTF-8, with or without a byte order mark, or Latin-1.

    :raises FormatError: if the file cannot be opened or is not text.
    """
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise FormatError(f"cannot read {path}: {error.strerror}") from None
    if b"\0" in raw:
        raise FormatError(f"{path} is not a {kind} file: it is not text")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("latin-1")
