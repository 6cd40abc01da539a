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


def monte_carlo_settings(parser: argparse.ArgumentParser, player: str) -> MonteCarloSettings:
    """Return the settings of the player that ``--player`` names; any other than Monte-Carlo is a usage error."""
    settings = parse_player(player, Role.DECLARER).settings
    if not isinstance(settings, MonteCarloSettings):
        parser.error(f"--player {player}: only monte-carlo is measured")
    return settings


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
