"""Writes files part by part, so that they need not fit into memory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copyfileobj
from tempfile import SpooledTemporaryFile
from typing import Self

from experiments.boards.board import Board
from experiments.errors import FormatError

_IN_MEMORY = 1 << 20
"""The number of bytes that are kept in memory, before a temporary file is made."""


class FileWriter:
    """Collects the content of a file, in a temporary file beside it if it is long; a context manager.

    Nothing is written to the file itself before `write`.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.length = 0
        """The number of bytes so far."""
        self._content = self.temporary()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._content.close()

    def fault(self, board: Board) -> str | None:  # noqa: ARG002 - for formats that cannot hold all boards
        """Return why the file cannot hold the next board, empty if it can; None for a deal that it has already."""
        return ""

    def add(self, board: Board) -> None:
        """Add a board, for which `fault` is empty.

        :raises FormatError: if it cannot be written.
        """
        raise NotImplementedError

    def finish(self) -> None:
        """Write the file.

        :raises FormatError: if it cannot be written.
        """
        raise NotImplementedError

    def temporary(self) -> SpooledTemporaryFile[bytes]:
        """Return a new temporary file in the folder of the file."""
        return SpooledTemporaryFile(max_size=_IN_MEMORY, dir=str(self.path.parent))

    def append(self, content: bytes) -> None:
        """Add to the content.

        :raises FormatError: if the folder cannot be written.
        """
        self.append_to(self._content, content)
        self.length += len(content)

    def append_to(self, file: SpooledTemporaryFile[bytes], content: bytes) -> None:
        """Add to a temporary file.

        :raises FormatError: as `append`.
        """
        with self._explained():
            file.write(content)

    def append_all(self, content: SpooledTemporaryFile[bytes]) -> None:
        """Add a temporary file to the content, and empty it.

        :raises FormatError: as `append`.
        """
        with self._explained():
            self.length += content.tell()
            content.seek(0)
            copyfileobj(content, self._content)
            content.seek(0)
            content.truncate()

    def write(self, head: bytes = b"", foot: bytes = b"") -> None:
        """Write the file: the head, the content, the foot.

        :raises FormatError: if the file cannot be written.
        """
        with self._explained(), self.path.open("wb") as file:
            file.write(head)
            self._content.seek(0)
            copyfileobj(self._content, file)
            file.write(foot)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            raise FormatError(f"cannot write {self.path}: {error.strerror}") from None
