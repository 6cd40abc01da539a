"""`declarer convert`: PBN to LIN and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from experiments.boards.files import check_target, write_file
from experiments.boards.lin.writer import lin_auction, lin_fault
from experiments.commands.board_options import read_boards
from experiments.commands.common import argument, exit_if, new_app, say

app = new_app()


@app.command(epilog="Example: declarer convert vugraph.lin vugraph.pbn")
def convert(
    sources: Annotated[
        list[Path],
        typer.Argument(metavar="FROM", help="Board files (.pbn or .lin), folders of them, or - for standard input."),
    ],
    target: Annotated[Path, typer.Argument(metavar="TO", help="File to write: .pbn or .lin.")],
) -> None:
    """Convert board files to PBN or LIN, and merge them.

    The auction, alerts, play, result and players are kept. LIN gives a contract only through its auction. A board
    without an auction, or whose auction ends in another contract, gets the shortest auction to its contract.
    """
    argument("TO", lambda text: check_target(Path(text), sources), str(target))
    read = read_boards(sources)
    if not read.boards:
        raise typer.Exit(1)
    boards = list(read.boards)
    if target.suffix.lower() == ".lin":
        for board in read.boards:
            if fault := lin_fault(board):
                say(f"declarer: board {board.name} is left out: {fault}")
                boards.remove(board)
            elif change := lin_auction(board)[1]:
                say(f"declarer: board {board.name}: {change}")
    write_file(target, boards)
    say(f"declarer: {len(boards)} board{'' if len(boards) == 1 else 's'} written to {target}")
    exit_if(read.problems or len(boards) < len(read.boards))
