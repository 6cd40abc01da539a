"""`declarer review`: what everyone lost on played boards."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Annotated

import typer

from ddsolver.errors import BridgeError
from experiments.analysis.review import Turn, anonymous, told_apart, walk
from experiments.analysis.review_shown import CSV_HEAD, csv_rows, review_json, review_text
from experiments.boards.board import Board
from experiments.commands.boards import read_boards
from experiments.commands.common import Json, exit_if, new_app, progress_bar, say, show
from experiments.commands.keeping import Jobs
from experiments.runs.pool import Pool, WorkerDied, stream

app = new_app()


@app.command(epilog="Example: declarer review evening.pbn --jobs 2. Or: declarer review evening.lin --csv")
def review(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Played boards: .pbn or .lin, or folders.")],
    nameless: Annotated[bool, typer.Option("--anonymous", help="Numbers for the players' names.")] = False,
    csv_: Annotated[bool, typer.Option("--csv", help="A line for each card.")] = False,
    jobs: Jobs = 1,
    json_: Json = False,
) -> None:
    """Go through played boards card by card: what each cost.

    A card costs what it gives away double dummy, when all four hands are seen: a guess that goes wrong costs a trick,
    and one that was put off costs nothing. Claimed boards count as far as they were played.
    """
    if csv_ and json_:
        raise typer.BadParameter("one of --csv and --json", param_hint="--csv")
    read = read_boards(files)
    played = [board for board in read.boards if board.plays]
    turns, failed = _walked(played, jobs)
    if nameless:
        turns = anonymous(turns)
    if not turns:
        say("declarer: there is no play to go through")
    elif csv_:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([CSV_HEAD, *csv_rows(turns)])
    else:
        show(review_json(turns) if json_ else review_text(turns))
    exit_if(read.problems or failed or not turns)


def _walked(boards: list[Board], jobs: int) -> tuple[list[Turn], bool]:
    """All turns in the order of the boards, and whether some boards could not be gone through."""
    found: dict[int, list[Turn]] = {}
    failed = False
    with progress_bar(len(boards), "going through", "board") as bar:
        for (number, board), result in stream(_numbered, list(enumerate(boards)), Pool(jobs)):
            if isinstance(result, BridgeError | WorkerDied):
                why = f"board {board.name} cannot be solved" if isinstance(result, WorkerDied) else result
                say(f"declarer: {why}")
                failed = True
            else:
                found[number] = result
            bar.update()
    return [turn for turns in told_apart(found[number] for number in sorted(found)) for turn in turns], failed


def _numbered(work: tuple[int, Board]) -> list[Turn] | BridgeError:
    try:
        return walk(work[1])
    except BridgeError as error:
        return error
