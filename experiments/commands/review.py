"""`declarer review`: what every card cost on played boards."""

from __future__ import annotations

import csv
import sys
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from experiments.analysis.calibrate import check_players, walk_beside
from experiments.analysis.review import anonymous, told_apart, walk
from experiments.commands.board_options import Seed, read_boards
from experiments.commands.common import Json, argument, check_can_write, exit_if, new_app, say, show
from experiments.commands.parallel import each_board
from experiments.commands.run_options import Jobs
from experiments.views.analysis.review import CSV_HEAD, csv_rows, review_json, review_text
from experiments.views.analysis.review_page import review_page
from experiments.views.rendering import write_page

app = new_app()


@app.command(
    epilog="Example: declarer review evening.pbn --jobs 2. Or: declarer review evening.lin --csv. Or: declarer review "
    "evening.pbn --player monte-carlo:samples=50 --page evening.html"
)
def review(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Played boards: .pbn or .lin files, or folders.")],
    player: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            help="Also ask this player at every choice, to tell guesses from mistakes: monte-carlo:samples=50.",
        ),
    ] = "",
    nameless: Annotated[bool, typer.Option("--anonymous", help="Replace the players' names by numbers.")] = False,
    csv_: Annotated[bool, typer.Option("--csv", help="Print CSV, a line per card.")] = False,
    page: Annotated[Path | None, typer.Option(metavar="FILE.html", help="Also write a web page.")] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    json_: Json = False,
) -> None:
    """Review played boards: what every card cost double dummy.

    A card costs the tricks that it gives away with all four hands in view. So a guess that goes wrong costs a trick,
    but postponing the guess costs nothing. Claimed boards count up to the claim. If the card of --player would have
    cost something too, the card that was played is probably a guess rather than a mistake.
    """
    if csv_ and json_:
        raise typer.BadParameter("give either --csv or --json, not both", param_hint="--csv")
    check_can_write(page, "--page")
    if page is not None and page.suffix.lower() not in (".html", ".htm"):
        raise typer.BadParameter(f"{page}: the name of a page must end in .html", param_hint="--page")
    if player:
        argument("--player", lambda name: check_players([name]), player)
    read = read_boards(files)
    walker = partial(walk_beside, player=player, seed=seed) if player else walk
    walked = list(each_board(walker, [board for board in read.boards if board.plays], jobs, "reviewing"))
    turns = [turn for each in told_apart(each for each in walked if each is not None) for turn in each]
    if nameless:
        turns = anonymous(turns)
    if not turns:
        say("declarer: no board in these files contains card play")
    elif csv_:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerows([CSV_HEAD, *csv_rows(turns)])
    else:
        show(review_json(turns, player) if json_ else review_text(turns, player))
    if page is not None and turns:
        write_page(page, review_page(turns, player))
        say(f"declarer: page written to {page}")
    exit_if(read.problems or None in walked or not turns)
