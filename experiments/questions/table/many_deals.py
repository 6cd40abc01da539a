"""Double-dummy tables of many deals in a folder: solved in parts, joined in one file at the end.

A killed command goes on where it stopped: it solves the parts that the folder does not have.
"""

from __future__ import annotations

import hashlib
import shutil
import zipfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
import typer
from numpy.typing import NDArray

from agent.calls.stored import read_arrays
from agent.rules.constraints import DealConditions
from agent.rules.contract import Vulnerability
from agent.rules.dealing import numbered_deals
from ddsolver.batch import dd_tables_stream
from ddsolver.cards import Seat, Strain
from ddsolver.deal_arrays import Asked
from ddsolver.errors import StoppedError
from experiments.boards.board import Board
from experiments.boards.double_dummy import whole_deal
from experiments.boards.pbn.writer import write_pbn
from experiments.command_line.board_options import drawn_board
from experiments.command_line.common import say
from experiments.errors import FormatError, StoreError
from experiments.runs.lock import facts_of_folder, locked, write_whole
from experiments.runs.progress import progress_bar
from experiments.show.board import counted
from experiments.show.rendering import writing

JOINED = "tables.npz"
"""The file with all tables: ``hands``, int64 (n, 4), and ``tricks``, int8 (n, 4, 5)."""
SETTINGS = "settings.json"
_PARTS = "parts"
_FORMAT = 1


@dataclass(frozen=True, slots=True)
class TableSettings:
    """What the tables of a folder are about. A command adds to a folder only if it has the same settings."""

    deals: int
    source: str
    """Where the deals are from: ``"seed 1"``, or ``"boards"`` with a digest of the hands."""
    strains: str
    declarers: str
    deals_in_a_part: int = 200


class TableFolder:
    """The folder of the tables of many deals.

    ``hands_of`` returns the hands, int64 (n, 4), of the deals from one index up to, but not including, another.

    :raises StoreError: if the folder has other files, or tables of other settings, or cannot be written.
    """

    def __init__(
        self, folder: Path, settings: TableSettings, hands_of: Callable[[int, int], NDArray[np.int64]]
    ) -> None:
        self._folder = folder
        self.settings = settings
        self._hands_of = hands_of
        self._check_settings()

    @property
    def joined(self) -> Path:
        """The file with all tables."""
        return self._folder / JOINED

    @property
    def is_complete(self) -> bool:
        """Whether all tables are in one file."""
        return self.joined.exists()

    def missing(self) -> list[int]:
        """Return the numbers of the parts that are not yet solved, after checking the others.

        :raises StoreError: if a part, or the file with all of them, is damaged.
        """
        if self.is_complete:
            self.read()
            return []
        numbers = range(-(-self.settings.deals // self.settings.deals_in_a_part))
        found = [number for number in numbers if self._part(number).exists()]
        for number in found:
            self._read(self._part(number), *self._ends(number))
        return sorted({*numbers} - {*found})

    def deals_in(self, parts: list[int]) -> int:
        """Return the number of deals in some parts."""
        return sum(end - first for first, end in map(self._ends, parts))

    def solve(self, parts: list[int], threads: int | None) -> Iterator[int]:
        """Solve and write these parts; yield the number of deals whenever some are solved.

        :raises StoreError: if a part cannot be written.
        """
        waiting: list[NDArray[np.int8]] = []
        unwritten = iter(parts)
        part = next(unwritten, None)
        hands = (row for number in parts for row in self._hands_of(*self._ends(number)))
        asked = self.settings.strains, self.settings.declarers
        with closing(dd_tables_stream(hands, *asked, threads=threads)) as stream:
            for tables in stream:
                waiting.append(tables)
                while part is not None and sum(map(len, waiting)) >= self.deals_in([part]):
                    solved, number = np.concatenate(waiting), self.deals_in([part])
                    self._write(self._part(part), self._hands_of(*self._ends(part)), solved[:number])
                    waiting = [solved[number:]]
                    part = next(unwritten, None)
                yield len(tables)

    def join(self) -> None:
        """Join all parts in one file, and remove them.

        :raises StoreError: if a part is missing or damaged, or the file cannot be written.
        """
        number = self.settings.deals
        hands, tricks = np.empty((number, 4), dtype=np.int64), np.empty((number, 4, 5), dtype=np.int8)
        for part in range(-(-number // self.settings.deals_in_a_part)):
            first, end = self._ends(part)
            hands[first:end], tricks[first:end] = self._read(self._part(part), first, end)
        self._write(self.joined, hands, tricks)
        shutil.rmtree(self._folder / _PARTS, ignore_errors=True)

    def read(self) -> tuple[NDArray[np.int64], NDArray[np.int8]]:
        """Return the hands, int64 (n, 4), and the tricks, int8 (n, 4, 5), of a complete folder.

        :raises StoreError: if the file is damaged.
        """
        return self._read(self.joined, 0, self.settings.deals)

    def _check_settings(self) -> None:
        """Write the settings to a new folder, or check that those of an old folder are the same."""
        path = self._folder / SETTINGS
        own = asdict(self.settings) | {"format": _FORMAT}
        with writing(self._folder):
            found = facts_of_folder(path, own, "tables")
        if found != own:
            listed = " and ".join(
                f"{name} {found.get(name)} in place of {own[name]}" for name in own if found.get(name) != own[name]
            )
            raise StoreError(
                f"{self._folder} has other tables, with {listed}; give another folder, or the options that began it"
            )

    def _part(self, number: int) -> Path:
        return self._folder / _PARTS / f"{number:06}.npz"

    def _ends(self, part: int) -> tuple[int, int]:
        """Return the index of a part's first deal, and that of its last deal plus one."""
        size = self.settings.deals_in_a_part
        return part * size, min((part + 1) * size, self.settings.deals)

    def _write(self, path: Path, hands: NDArray[np.int64], tricks: NDArray[np.int8]) -> None:
        def save(new: Path) -> None:
            with new.open("wb") as file:
                np.savez(file, hands=hands, tricks=tricks)

        with writing(path):
            path.parent.mkdir(exist_ok=True)
            write_whole(path, save)

    def _read(self, path: Path, first: int, end: int) -> tuple[NDArray[np.int64], NDArray[np.int8]]:
        """Return the hands and the tricks of a file, after checking that they can be those of the deals.

        :raises StoreError: if they cannot, or the file is damaged.
        """
        try:
            with zipfile.ZipFile(path) as archive:
                is_ours = all(each.compress_type == zipfile.ZIP_STORED for each in archive.infolist())
                if not is_ours or archive.testzip() is not None:
                    raise zipfile.BadZipFile("wrong checksum")  # before numpy reads what is wrong
            arrays = read_arrays(path)
            hands, tricks = arrays["hands"], arrays["tricks"]
        except (OSError, EOFError, KeyError, ValueError, RuntimeError, zipfile.BadZipFile) as error:
            raise StoreError(f"{path} is damaged ({error}); {self._remedy(path)}") from None
        number = end - first
        fits = hands.dtype == np.int64 and tricks.dtype == np.int8
        fits = fits and hands.shape == (number, 4) and tricks.shape == (number, 4, 5)
        if not fits or not np.array_equal(hands, self._hands_of(first, end)) or tricks.min() < -1 or tricks.max() > 13:
            raise StoreError(f"{path} does not have the tables of deals {first + 1} to {end}; {self._remedy(path)}")
        return hands, tricks

    def _remedy(self, path: Path) -> str:
        again = "all deals" if path == self.joined else "its deals"
        return f"delete this file and repeat the command, which then solves {again} again"


PBN = "tables.pbn"


@dataclass(frozen=True, slots=True)
class ManyTables:
    """Where the tables of many deals go, and how they are solved."""

    folder: Path
    asked: Asked
    threads: int | None
    pbn: bool
    """Whether the boards are also written as PBN."""

    def of_random_deals(self, number: int, seed: int, conditions: DealConditions) -> None:
        """Write the tables of the first random deals of a seed that fulfil the conditions.

        :raises BridgeError: as `TableFolder`, or if a deal cannot be found.
        """
        settings = self._settings(number, f"seed {seed}" + (f", {conditions}" if conditions else ""))
        deals = partial(numbered_deals, seed, conditions=conditions)
        self._write(TableFolder(self.folder, settings, deals), None)

    def of_boards(self, boards: Sequence[Board]) -> None:
        """Write the tables of boards with four known hands of 13 cards.

        :raises BridgeError: as `TableFolder`.
        """
        hands = np.array([board.deal.hands for board in boards], dtype=np.int64)
        settings = self._settings(len(boards), f"boards {hashlib.sha256(hands.tobytes()).hexdigest()[:16]}")
        self._write(TableFolder(self.folder, settings, lambda first, end: hands[first:end]), boards)

    def _settings(self, number: int, source: str) -> TableSettings:
        strains, declarers = (",".join(map(str, each)) for each in (self.asked.strains, self.asked.declarers))
        return TableSettings(number, source, strains, declarers)

    def _write(self, kept: TableFolder, boards: Sequence[Board] | None) -> None:
        number = kept.settings.deals
        with locked(self.folder):
            self._solve(kept)
        say(f"declarer: {counted(number, 'table')} in {kept.joined}")
        if self.pbn:
            with_tables = _boards_of(*kept.read(), boards)
            write_pbn(self.folder / PBN, with_tables)
            say(f"declarer: {counted(number, 'board')} in {self.folder / PBN}")

    def _solve(self, kept: TableFolder) -> None:
        """Solve what is missing, and join the parts."""
        number, missing = kept.settings.deals, kept.missing()
        try:
            with progress_bar(number, "solving", "deal", number - kept.deals_in(missing)) as bar:
                for solved in kept.solve(missing, self.threads):
                    bar.update(solved)
        except (KeyboardInterrupt, StoppedError):
            done = number - kept.deals_in(kept.missing())
            say(f"declarer: stopped; {self.folder} has {done} of {number} tables. Repeat the command to go on")
            raise typer.Exit(1) from None
        if not kept.is_complete:
            kept.join()


def with_whole_deals(boards: Sequence[Board]) -> tuple[list[Board], list[FormatError]]:
    """Return the boards whose 52 cards are known, and an error for each other board."""
    whole, problems = [], []
    for board in boards:
        try:
            whole_deal(board)
        except FormatError as error:
            problems.append(error)
        else:
            whole.append(board)
    return whole, problems


def _boards_of(hands: NDArray[np.int64], tricks: NDArray[np.int8], boards: Sequence[Board] | None) -> Iterator[Board]:
    """Yield boards with their tables: those given, or new ones numbered from 1."""
    for place, (dealt, taken) in enumerate(zip(hands, tricks, strict=True)):
        board = boards[place] if boards else drawn_board(place + 1, dealt, Vulnerability.of_board(place + 1))
        yield replace(board, table={seat: {strain: int(taken[seat, strain]) for strain in Strain} for seat in Seat})
