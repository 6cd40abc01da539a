"""Rebuild the tables of programs and world-class players from the files of others, in halves.

    python -m tests.bench.outside_tables CLONES -o FOLDER

CLONES has a clone of each repository of ``results/outside-tables/sources.csv``, as CLONES/ben and so on, at its commit.
Writes FOLDER/odd, FOLDER/even and FOLDER/even-fitted: the tables that models were fitted to, those that judge, and
those that judge but whose deal has an auction that a network of calls was fitted to.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from agent.rules.auction import Auction
from experiments.boards.board import Board
from experiments.boards.files import read_file
from experiments.boards.pbn.writer import pbn_bytes
from experiments.errors import FormatError
from experiments.fitting.halves import hands_in_any_seats
from experiments.questions.judge.choices import deal_code

RECIPE = Path(__file__).parents[2] / "results" / "outside-tables"


@dataclass(frozen=True, slots=True)
class OutsideTable:
    """A row of ``tables.csv``."""

    file: str
    board: str
    table: int
    """1 for the first table with this board in its half of the file, and so on."""
    deal: str
    """The code of the deal (`deal_code`)."""
    source: str
    """The row of ``sources.csv``; empty if no public file with this table was found."""
    position: int
    """The place of the board in the source, from 0."""
    half: str
    """``odd`` or ``even``."""
    fitted: bool
    """Whether a network of calls was fitted to an auction of this deal, in any seats."""

    @property
    def folder(self) -> str:
        """The folder that the table is rebuilt in."""
        return f"{self.half}-fitted" if self.half == "even" and self.fitted else self.half


def recipe() -> list[OutsideTable]:
    """Return the rows of ``tables.csv``."""
    with (RECIPE / "tables.csv").open(encoding="utf-8", newline="") as file:
        return [
            OutsideTable(
                row["file"],
                row["board"],
                int(row["table"]),
                row["deal"],
                row["source"],
                int(row["position"] or -1),
                row["half"],
                row["fitted"] == "yes",
            )
            for row in csv.DictReader(file)
        ]


def sources(clones: Path) -> dict[str, tuple[Board, ...]]:
    """Return the boards of each source.

    :raises FormatError: if a file is missing, or is another version.
    """
    found = {}
    with (RECIPE / "sources.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            path = clones / row["repository"].partition("/")[2] / row["path"]
            if not path.exists():
                raise FormatError(f"{path} is missing: clone {row['repository']}, and check out {row['commit']}")
            if hashlib.sha256(path.read_bytes()).hexdigest() != row["sha256"]:
                raise FormatError(f"{path} is another version: check out {row['commit']} of {row['repository']}")
            found[row["source"]] = read_file(path).boards
    return found


def rebuilt(
    tables: list[OutsideTable], boards: Mapping[str, tuple[Board, ...]]
) -> Iterator[tuple[OutsideTable, Board]]:
    """Yield each table that has a source, and its board.

    :raises FormatError: if a board is not the one of the recipe.
    """
    for table in tables:
        if table.source:
            board = _prepared(boards[table.source][table.position], table)
            if deal_code(board.deal) != table.deal:
                raise FormatError(f"board {table.position} of {table.source} has another deal than the recipe")
            yield table, board


def _prepared(board: Board, table: OutsideTable) -> Board:
    """Return a board as it was asked: those of world-class players have no names, comments and explanations.

    Their file leaves out the passes before some first calls. They are filled in, so that the declarer is the one of the
    file.
    """
    if table.file != "expert_play" or board.auction is None:
        return board
    plain = Auction(board.auction.dealer, board.auction.calls)
    filled = (plain.after_passes(number) for number in range(4))
    declarer = board.contract and board.contract.declarer
    return Board(
        table.board,
        board.hands,
        board.dealer,
        board.vulnerability,
        auction=next(each for each in filled if each.contract and each.contract.declarer == declarer),
        contract=board.contract,
        plays=board.plays,
        tricks=board.tricks,
    )


def write_halves(found: list[tuple[OutsideTable, Board]], folder: Path) -> None:
    """Write a file for each file of the recipe in each half.

    :raises FormatError: if the hands of a deal are in both halves, in any seats.
    """
    halves: dict[str, set[frozenset[int]]] = {"odd": set(), "even": set()}
    files: dict[Path, list[Board]] = {}
    for table, board in found:
        halves[table.half].add(hands_in_any_seats(board.deal))
        files.setdefault(folder / table.folder / f"{table.file}.pbn", []).append(board)
    if halves["odd"] & halves["even"]:
        raise FormatError("the recipe has the hands of a deal in both halves")
    for path, boards in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(pbn_bytes(boards))
        print(f"{path}: {len(boards)} tables")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clones", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    given = parser.parse_args()
    write_halves([*rebuilt(recipe(), sources(given.clones))], given.output)


if __name__ == "__main__":
    main()
