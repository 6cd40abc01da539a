"""Tables of random deals, or of the boards of files, in a folder: the part of `declarer table` for many deals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
import typer
from numpy.typing import NDArray

from agent.rules.constraints import DealConditions
from agent.rules.contract import Vulnerability
from agent.rules.dealing import numbered_deals
from ddsolver.cards import Seat, Strain
from ddsolver.deal_arrays import Asked
from ddsolver.errors import StoppedError
from experiments.boards.board import Board
from experiments.boards.double_dummy import whole_deal
from experiments.boards.pbn.writer import write_pbn
from experiments.command_line.board_options import drawn_board
from experiments.command_line.common import say
from experiments.errors import FormatError
from experiments.questions.table.folder import TableFolder, TableSettings
from experiments.runs.lock import locked
from experiments.runs.progress import progress_bar
from experiments.show.board import counted

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
