"""`declarer review`: what everyone lost on played boards."""

from __future__ import annotations

import csv
import sys
from pathlib import Path
from typing import Annotated

import typer

from experiments.analysis.review import anonymous, told_apart, walk
from experiments.analysis.review_shown import CSV_HEAD, csv_rows, review_json, review_text
from experiments.commands.boards import read_boards
from experiments.commands.common import Json, exit_if, new_app, say, show
from experiments.commands.each_board import each_board
from experiments.commands.keeping import Jobs

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
    walked = list(each_board(walk, [board for board in read.boards if board.plays], jobs, "going through"))
    turns = [turn for each in told_apart(each for each in walked if each is not None) for turn in each]
    if nameless:
        turns = anonymous(turns)
    if not turns:
        say("declarer: there is no play to go through")
    elif csv_:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([CSV_HEAD, *csv_rows(turns)])
    else:
        show(review_json(turns) if json_ else review_text(turns))
    exit_if(read.problems or None in walked or not turns)
