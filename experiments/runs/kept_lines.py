"""A file of lines in a folder: it grows while a command works; after a kill, the repeated command adds the rest."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, closing, suppress
from io import FileIO
from pathlib import Path

from agent.errors import AuctionError
from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.errors import StoreError
from experiments.runs.folder_facts import facts_of_folder
from experiments.runs.lock import take_lock


class KeptLines:
    """The lines of a file in a folder, which belongs to one process at a time.

    ``facts`` are those of `facts_of_folder`, in the file ``settings``; ``what`` says what the folder has, such as "the
    match". If a fact differs, ``refusal`` gets its name, the folder's value and ours, and returns the error message.

    :raises StoreError: if the folder cannot be read or written, another process writes to it, or its facts differ.
    """

    def __init__(
        self,
        path: Path,
        settings: str,
        facts: Mapping[str, object],
        what: str,
        refusal: Callable[[str, object, object], str],
    ) -> None:
        self._path, self._what, folder = path, what, path.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with ExitStack() as opened:
                self._lock = opened.enter_context(closing(take_lock(folder)))
                found = facts_of_folder(folder / settings, facts, what)
                for name, value in facts.items():
                    if found.get(name) != value:
                        raise StoreError(refusal(name, found.get(name), value))
                # Without a buffer, what could not be written is not tried again when the file is closed.
                self._file: FileIO = opened.enter_context(path.open("ab", buffering=0))
                with path.open("rb") as lines:
                    self._size = sum(len(line) for line in lines if line.endswith(b"\n"))
                self._file.truncate(self._size)  # if the last line was cut off by a kill, it does not count
                self._opened = opened.pop_all()
        except StoreError:
            raise
        except (OSError, ValueError, sqlite3.Error) as error:
            raise StoreError(f"{what} in {folder} cannot be read or written: {error}") from None

    @property
    def has_lines(self) -> bool:
        """Whether the file has a line."""
        return self._size > 0

    def lines(self) -> Iterator[str]:
        """Yield the lines of the file.

        :raises StoreError: if they cannot be read.
        """
        try:
            with self._path.open(encoding="utf-8", newline="\n") as file:
                for line in file:
                    yield line.removesuffix("\n")
        except (OSError, UnicodeError) as error:
            raise StoreError(f"{self._what} in {self._path.parent} cannot be read or written: {error}") from None

    def read(self, use: Callable[[int, str], object]) -> None:
        """Call a function with the number of each line, from 1, and its text; after an error, close the file.

        :raises StoreError: if the lines cannot be read, or ``use`` raises it.
        """
        try:
            for number, line in enumerate(self.lines(), start=1):
                use(number, line)
        except BaseException:
            self.close()
            raise

    def add(self, line: str) -> None:
        """Write a line.

        :raises StoreError: if it cannot be written; the earlier lines stay, without a part of this one.
        """
        left = f"{line}\n".encode()
        size = self._size + len(left)
        try:
            while left:
                left = left[self._file.write(left) :]
        except OSError as error:
            with suppress(OSError):  # otherwise the next command removes the part of the line
                self._file.truncate(self._size)
            raise StoreError(
                f"cannot write to {self._path.parent}: {error.strerror}; the earlier lines are kept, so make room and "
                "repeat the command"
            ) from None
        self._size = size

    def close(self) -> None:
        """Close the file, so that other processes can write."""
        self._opened.close()


def kept_auction(calls: str, where: str, remedy: str) -> Auction:
    """Return the complete auction in a kept line, as if North were the dealer.

    :raises StoreError: if it is none; the message begins with ``where``, and says to delete ``remedy``.
    """
    try:
        auction = Auction(Seat.NORTH, calls)
    except AuctionError as error:
        raise StoreError(f"{where}: {error}; delete {remedy}") from None
    if not auction.is_over:
        raise StoreError(f"{where}: the auction {calls[:80]!r} is not complete; delete {remedy}")
    return auction
