"""The auctions of a file that is being bid, in a folder beside the new file, so that a repeated command goes on."""

from __future__ import annotations

import shutil
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.runs.store import Store

_SECONDS = 0.5
"""Auctions wait at most about this long until they are written together."""


class KeptAuctions:
    """The auctions in a folder, to which a repeated command adds those that are missing.

    ``facts`` say what is bid, and by whom; a folder with other facts is refused. A file may have very many ``boards``,
    so their auctions are not in memory.

    :raises StoreError: if the folder cannot be read or written, another process writes to it, or its facts differ.
    """

    def __init__(self, folder: Path, facts: Mapping[str, str], boards: int) -> None:
        self._store = Store(
            folder, facts, create=True, remedy="delete this folder, or repeat the command that began it"
        )
        self._has = bytearray(boards)
        """Whether each board has an auction."""
        self._waiting: dict[int, str] = {}
        self._written = time.monotonic()
        for place, _ in self._store.details():
            self._has[place] = True

    @property
    def number(self) -> int:
        """The number of boards with an auction."""
        return self._has.count(1)

    def __contains__(self, place: int) -> bool:
        """Return whether the board at a place of the file has an auction."""
        return bool(self._has[place])

    def add(self, place: int, auction: str) -> None:
        """Keep the auction of the board at a place of the file.

        :raises StoreError: if it cannot be written.
        """
        self._has[place] = True
        self._waiting[place] = auction
        if time.monotonic() > self._written + _SECONDS:
            self._write()

    def _write(self) -> None:
        if self._waiting:
            self._store.add_details(self._waiting)
        self._waiting, self._written = {}, time.monotonic()

    def in_order(self) -> Iterator[Auction]:
        """Yield the auctions in the order of the file, as if North had dealt every board.

        :raises StoreError: if they cannot be read or written.
        """
        self._write()
        return (Auction(Seat.NORTH, calls) for _, calls in self._store.details())

    def close(self) -> None:
        """Write what is waiting and close the folder, so that other processes can write.

        :raises StoreError: if it cannot be written.
        """
        try:
            self._write()
        finally:
            self._store.close()

    def remove(self) -> None:
        """Close and delete the folder."""
        self._store.close()
        shutil.rmtree(self._store.folder, ignore_errors=True)
