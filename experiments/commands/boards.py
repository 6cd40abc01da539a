"""Arguments that name boards and who plays them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from importlib.resources import files as package_files
from pathlib import Path
from typing import Annotated

import numpy as np
import typer
from numpy.typing import NDArray

from agent.knowledge.constraints import parse_constraints
from agent.registry import Defence, PlayerSpec, Role, parse_player
from agent.rules.contract import Vulnerability, dealer_of_board
from experiments.boards.board import Board, BoardFile
from experiments.boards.files import read_files
from experiments.commands.common import argument, say

BoardFiles = Annotated[
    list[Path] | None,
    typer.Argument(
        metavar="FILE",
        help="Boards to play: files, .pbn or .lin, or folders of them; without any, the 16 that come with declarer.",
    ),
]
DefenderName = Annotated[
    str | None, typer.Option("--defender", metavar="NAME", help="Who defends; see `declarer players`.")
]
Seed = Annotated[int, typer.Option(min=0, metavar="N", help="The same seed plays the same cards.")]
ConstraintList = Annotated[
    list[str] | None,
    typer.Option(
        "--constraint", metavar="RANGES", help="What declarers may assume of a hand: 'W:hcp=12-15,S=5+'; per seat."
    ),
]


def read_boards(files: Sequence[Path] | None, given: list[str] | None = None) -> BoardFile:
    """The boards of files and folders, or the sample; what is wrong with them goes to standard error.

    ``given`` are constraints for every board, before those of the file.
    """
    constraints = argument("--constraint", parse_constraints, " ".join(given or ()))
    read = read_files(files or [Path(str(package_files("experiments") / "data" / "sample.pbn"))])
    for problem in read.problems:
        say(f"declarer: {problem}")
    for remark in read.remarks:
        say(f"declarer: {remark}")
    boards = (replace(board, constraints={**board.constraints, **constraints}) for board in read.boards)
    return replace(read, boards=tuple(boards))


def defence(option: str, name: str) -> Defence:
    """Read a defender, or two; an unknown one is wrong usage."""
    return argument(option, Defence.parse, name)


def player(option: str, name: str, role: Role) -> PlayerSpec:
    """Read a player's name; an unknown one is wrong usage."""
    return argument(option, lambda given: parse_player(given, role), name)


def drawn_board(number: int, hands: NDArray[np.int64], vulnerability: Vulnerability) -> Board:
    """A deal that was drawn, int64 (4,), as the board of a file."""
    north, east, south, west = map(int, hands)
    dealer = dealer_of_board(number)
    return Board(name=str(number), hands=(north, east, south, west), dealer=dealer, vulnerability=vulnerability)
