"""Double-dummy tables of many deals in a folder: solved and kept in parts, and written to one file at the end.

A stopped command goes on where it stopped: it solves the parts that the folder does not have.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
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


@dataclass(frozen=True, slots=True, eq=False)
class ManyDeals:
    """Deals whose tables go into a folder."""

    source: str
    """Where the deals are from: ``"seed 1"``, or ``"boards"`` with a digest of the hands."""
    hands: NDArray[np.int64]
    """The hands of all deals, int64 (n, 4)."""
    boards: Sequence[Board] | None = None
    """The boards with these deals; None for random deals."""

    @classmethod
    def of_seed(cls, number: int, seed: int, conditions: DealConditions) -> ManyDeals:
        """Return the first random deals of a seed that fulfil the conditions."""
        source = f"seed {seed}" + (f", {conditions}" if conditions else "")
        return cls(source, numbered_deals(seed, 0, number, conditions))

    @classmethod
    def of_boards(cls, boards: Sequence[Board]) -> ManyDeals:
        """Return the deals of boards with four known hands of 13 cards."""
        hands = np.array([board.deal.hands for board in boards], dtype=np.int64)
        return cls(f"boards {hashlib.sha256(hands.tobytes()).hexdigest()[:16]}", hands, boards)


def write_tables(folder: Path, deals: ManyDeals, asked: Asked, threads: int | None, *, pbn: bool) -> None:
    """Write the tables of many deals to a folder; with ``pbn``, also as boards.

    :raises StoreError: if the folder has tables of other deals, is damaged, or cannot be written.
    """
    number = len(deals.hands)
    strains, declarers = (",".join(map(str, each)) for each in (asked.strains, asked.declarers))
    facts = {"source": deals.source, "deals": str(number), "strains": strains, "declarers": declarers}
    remedy = "give another folder, or the options that began it"
    with Store(folder, {"kind": "tables", **facts, "part": str(PART)}, create=True, remedy=remedy) as store:
        solve_missing(store, deals.hands, asked, threads)
        tricks = kept_tricks(store)
    with writing(folder / TABLES):
        write_whole(folder / TABLES, partial(_save, deals.hands, tricks))
    say(f"declarer: {counted(number, 'table')} in {folder / TABLES}")
    if pbn:
        write_pbn(folder / PBN, _boards_of(deals, tricks))
        say(f"declarer: {counted(number, 'board')} in {folder / PBN}")


def _save(hands: NDArray[np.int64], tricks: NDArray[np.int8], path: Path) -> None:
    with path.open("wb") as file:
        np.savez(file, hands=hands, tricks=tricks)


def solve_missing(store: Store, hands: NDArray[np.int64], asked: Asked, threads: int | None) -> None:
    """Solve and keep the deals, int64 (n, 4), that the store does not have; parts are kept in their order."""
    done, waiting = PART * len(dict(store.details())), np.empty((0, 4, 5), dtype=np.int8)
    try:
        with (
            progress_bar(len(hands), "solving", "deal", min(done, len(hands))) as bar,
            closing(dd_tables_stream(iter(hands[done:]), asked.strains, asked.declarers, threads=threads)) as stream,
        ):
            for tables in stream:
                waiting = np.concatenate([waiting, tables])
                while len(waiting) >= (size := min(PART, len(hands) - done)) > 0:
                    store.add_rows([Details(done // PART, waiting[:size].tobytes().hex())])
                    waiting, done = waiting[size:], done + size
                bar.update(len(tables))
    except (KeyboardInterrupt, StoppedError):
        kept = min(PART * len(dict(store.details())), len(hands))
        say(f"declarer: stopped; {store.folder} has {kept} of {len(hands)} tables. Repeat the command to go on")
        raise typer.Exit(1) from None


def kept_tricks(store: Store) -> NDArray[np.int8]:
    """Return the tricks of all deals, int8 (n, 4, 5), by declarer and strain."""
    kept = bytes.fromhex("".join(text for _, text in store.details()))
    return np.frombuffer(kept, dtype=np.int8).reshape(-1, 4, 5)


def _boards_of(deals: ManyDeals, tricks: NDArray[np.int8]) -> Iterator[Board]:
    """Yield boards with their tables: those given, or new ones numbered from 1."""
    for place, (dealt, taken) in enumerate(zip(deals.hands, tricks, strict=True)):
        vulnerability = Vulnerability.of_board(place + 1)
        board = deals.boards[place] if deals.boards else drawn_board(place + 1, dealt, vulnerability)
        yield replace(board, table={seat: {strain: int(taken[seat, strain]) for strain in Strain} for seat in Seat})
