"""Double-dummy tables of many deals in a folder: solved and kept in parts, and written to one file at the end.

A stopped command goes on where it stopped: it solves the parts that the folder does not have.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import numpy as np
import typer
from numpy.typing import NDArray

from agent.rules.constraints import DealConditions
from agent.rules.contract import Vulnerability
from agent.rules.dealing import numbered_deals
from ddsolver.batch import dd_tables_stream
from ddsolver.cards import Seat, Strain
from ddsolver.deal_arrays import Asked
from ddsolver.errors import StoppedError
from experiments.boards.board import Board
from experiments.boards.pbn.writer import write_pbn
from experiments.command_line.board_options import drawn_board
from experiments.command_line.common import say
from experiments.runs.lock import write_whole
from experiments.runs.progress import progress_bar
from experiments.runs.rows import Details
from experiments.runs.store import Store
from experiments.show.board import counted
from experiments.show.rendering import writing

TABLES = "tables.npz"
"""The file with all tables: ``hands``, int64 (n, 4), and ``tricks``, int8 (n, 4, 5)."""
PBN = "tables.pbn"
PART = 200
"""The number of deals whose tables are kept together."""


@dataclass(frozen=True, slots=True)
class ManyDeals:
    """Deals whose tables go into a folder."""

    number: int
    source: str
    """Where the deals are from: ``"seed 1"``, or ``"boards"`` with a digest of the hands."""
    hands_of: Callable[[int, int], NDArray[np.int64]]
    """Returns the hands, int64 (n, 4), of the deals from one index up to, but not including, another."""
    boards: Sequence[Board] | None = None
    """The boards with these deals; None for random deals."""

    @classmethod
    def of_seed(cls, number: int, seed: int, conditions: DealConditions) -> ManyDeals:
        """Return the first random deals of a seed that fulfil the conditions."""
        source = f"seed {seed}" + (f", {conditions}" if conditions else "")
        return cls(number, source, partial(numbered_deals, seed, conditions=conditions))

    @classmethod
    def of_boards(cls, boards: Sequence[Board]) -> ManyDeals:
        """Return the deals of boards with four known hands of 13 cards."""
        hands = np.array([board.deal.hands for board in boards], dtype=np.int64)
        digest = hashlib.sha256(hands.tobytes()).hexdigest()[:16]
        return cls(len(boards), f"boards {digest}", lambda first, end: hands[first:end], boards)

    @property
    def parts(self) -> range:
        """The numbers of the parts."""
        return range(-(-self.number // PART))

    def deals_in(self, parts: Sequence[int]) -> int:
        """Return the number of deals in some parts."""
        return sum(len(range(*self._ends(part))) for part in parts)

    def hands_in(self, part: int) -> NDArray[np.int64]:
        """Return the hands of a part, int64 (n, 4)."""
        return self.hands_of(*self._ends(part))

    def _ends(self, part: int) -> tuple[int, int]:
        """Return the index of a part's first deal, and that of its last deal plus one."""
        return part * PART, min((part + 1) * PART, self.number)


def write_tables(folder: Path, deals: ManyDeals, asked: Asked, threads: int | None, *, pbn: bool) -> None:
    """Write the tables of many deals to a folder; with ``pbn``, also as boards.

    :raises StoreError: if the folder has tables of other deals, is damaged, or cannot be written.
    """
    strains, declarers = (",".join(map(str, each)) for each in (asked.strains, asked.declarers))
    facts = {"source": deals.source, "deals": str(deals.number), "strains": strains, "declarers": declarers}
    remedy = "give another folder, or the options that began it"
    with Store(folder, {"kind": "tables", **facts, "part": str(PART)}, create=True, remedy=remedy) as store:
        is_new = _solve_missing(store, deals, asked, threads)
        tricks = kept_tricks(store)
        hands = deals.hands_of(0, deals.number)
        if is_new or not (folder / TABLES).exists():
            with writing(folder / TABLES):
                write_whole(folder / TABLES, partial(_save, hands, tricks))
    say(f"declarer: {counted(deals.number, 'table')} in {folder / TABLES}")
    if pbn:
        write_pbn(folder / PBN, _boards_of(hands, tricks, deals.boards))
        say(f"declarer: {counted(deals.number, 'board')} in {folder / PBN}")


def _save(hands: NDArray[np.int64], tricks: NDArray[np.int8], path: Path) -> None:
    with path.open("wb") as file:
        np.savez(file, hands=hands, tricks=tricks)


def _solve_missing(store: Store, deals: ManyDeals, asked: Asked, threads: int | None) -> bool:
    """Solve the parts that are missing; return whether there are any."""
    missing = missing_parts(store, deals)
    try:
        with progress_bar(deals.number, "solving", "deal", deals.number - deals.deals_in(missing)) as bar:
            for solved in solve_parts(store, deals, missing, asked, threads):
                bar.update(solved)
    except (KeyboardInterrupt, StoppedError):
        done = deals.number - deals.deals_in(missing_parts(store, deals))
        say(f"declarer: stopped; {store.folder} has {done} of {deals.number} tables. Repeat the command to go on")
        raise typer.Exit(1) from None
    return bool(missing)


def missing_parts(store: Store, deals: ManyDeals) -> list[int]:
    """Return the numbers of the parts that are not yet solved."""
    kept = {part for part, _ in store.details()}
    return [part for part in deals.parts if part not in kept]


def solve_parts(
    store: Store, deals: ManyDeals, parts: Sequence[int], asked: Asked, threads: int | None
) -> Iterator[int]:
    """Solve and keep parts; yield the number of deals whenever some are solved.

    :raises StoreError: if a part cannot be written.
    """
    waiting = np.empty((0, 4, 5), dtype=np.int8)
    unwritten = list(parts)
    hands = (row for part in parts for row in deals.hands_in(part))
    with closing(dd_tables_stream(hands, asked.strains, asked.declarers, threads=threads)) as stream:
        for tables in stream:
            waiting = np.concatenate([waiting, tables])
            while unwritten and len(waiting) >= (number := deals.deals_in(unwritten[:1])):
                store.add_rows([Details(unwritten.pop(0), waiting[:number].tobytes().hex())])
                waiting = waiting[number:]
            yield len(tables)


def kept_tricks(store: Store) -> NDArray[np.int8]:
    """Return the tricks of all deals, int8 (n, 4, 5), by declarer and strain."""
    kept = bytes.fromhex("".join(text for _, text in store.details()))
    return np.frombuffer(kept, dtype=np.int8).reshape(-1, 4, 5)


def _boards_of(hands: NDArray[np.int64], tricks: NDArray[np.int8], boards: Sequence[Board] | None) -> Iterator[Board]:
    """Yield boards with their tables: those given, or new ones numbered from 1."""
    for place, (dealt, taken) in enumerate(zip(hands, tricks, strict=True)):
        board = boards[place] if boards else drawn_board(place + 1, dealt, Vulnerability.of_board(place + 1))
        yield replace(board, table={seat: {strain: int(taken[seat, strain]) for strain in Strain} for seat in Seat})
