"""`declarer convert`: PBN to LIN and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from experiments.boards.files import check_target, write_file
from experiments.commands.boards import read_boards
from experiments.commands.common import argument, exit_if, new_app, say

app = new_app()


@app.command(epilog="Example: declarer convert vugraph.lin vugraph.pbn")
def convert(
    source: Annotated[Path, typer.Argument(metavar="FROM", help="A file of boards: .pbn or .lin.")],
    target: Annotated[Path, typer.Argument(metavar="TO", help="The file to write: .pbn or .lin.")],
) -> None:
    """Write the boards of a file in the other format.

    Auction, alerts, play, result and players are kept. LIN tells a contract only by its auction: a board without one
    gets the shortest that leads there.
    """
    argument("TO", lambda text: check_target(Path(text)), str(target))
    read = read_boards(source)
    if not read.boards:
        raise typer.Exit(1)
    write_file(target, read.boards)
    if target.suffix.lower() == ".lin":
        for board in read.boards:
            if board.auction is None and board.contract is not None:
                say(f"declarer: board {board.name} has no auction; the shortest one to {board.contract} is written")
    say(f"declarer: {len(read.boards)} board{'' if len(read.boards) == 1 else 's'} written to {target}")
    exit_if(read.problems)
