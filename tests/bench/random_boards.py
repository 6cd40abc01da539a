"""Random boards that people or programs played, a Monte-Carlo player to measure at their turns, and a file of rows."""

from __future__ import annotations

import argparse
import csv
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np

from agent.players.settings import MonteCarloSettings
from agent.registry import Role, parse_player
from experiments.boards.board import Board
from experiments.boards.files import read_files


def row_arguments(doc: str | None, *, boards: int, layouts: int | None = None) -> argparse.ArgumentParser:
    """Return the parser of a benchmark that writes rows about boards, or reports on rows."""
    parser = argparse.ArgumentParser(description=(doc or "").partition("\n")[0])
    parser.add_argument("files", nargs="*", type=Path)
    parser.add_argument("--player")
    parser.add_argument("-o", "--output", type=Path)
    parser.add_argument("--report", nargs="+", type=Path, default=[])
    parser.add_argument("--boards", type=int, default=boards)
    if layouts is not None:
        parser.add_argument("--layouts", type=int, default=layouts)
    parser.add_argument("--seed", type=int, default=1)
    return parser


def monte_carlo_settings(parser: argparse.ArgumentParser, given: argparse.Namespace) -> MonteCarloSettings:
    """Return the settings of the player to measure; tricks are counted, so it aims at them if it has no other aim.

    Without boards, a Monte-Carlo player and a file to write, it is a usage error.
    """
    if not (given.files and given.player and given.output):
        parser.error("give FILE.pbn ..., --player and -o ROWS.csv, or --report ROWS.csv")
    player = parse_player(given.player, Role.DECLARER).aiming("tricks")
    if not isinstance(player.settings, MonteCarloSettings):
        parser.error(f"--player {given.player}: only monte-carlo is measured")
    return player.settings.replaced({"aim": player.aim})


def random_boards(files: Iterable[Path], number: int, seed: int) -> Iterator[tuple[str, Board]]:
    """Yield ``number`` random boards with card play, or all, each with the name of its file."""
    played = [(path.stem, board) for path in files for board in read_files([path]).boards if board.plays]
    for place in np.random.default_rng(seed).permutation(len(played))[:number]:
        yield played[place]


def write_rows(
    path: Path,
    columns: Sequence[str],
    boards: Iterable[tuple[str, Board]],
    measure: Callable[[Board], Iterable[tuple[object, ...]]],
) -> None:
    """Write a CSV file with the rows that ``measure`` returns for each board; the name of the file comes first."""
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(columns)
        for name, board in boards:
            writer.writerows((name, *row) for row in measure(board))
            file.flush()
