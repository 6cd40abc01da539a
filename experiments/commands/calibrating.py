"""`declarer calibrate`: players asked at the turns of boards that people played."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from agent.errors import PlayerError
from experiments.analysis.calibrate import ask_at, check_players
from experiments.analysis.calibrate_shown import calibration_json, calibration_text
from experiments.commands.boards import Seed, read_boards
from experiments.commands.common import Json, exit_if, new_app, say, show
from experiments.commands.each_board import each_board
from experiments.commands.keeping import Jobs

app = new_app()


@app.command(
    epilog="Example: declarer calibrate evening.pbn --player monte-carlo:samples=20 --player payoff:samples=20 --jobs 2"
)
def calibrate(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help="Played boards: .pbn or .lin, or folders.")],
    player: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="NAME", help="Who is asked, in every seat that it can take; give several."),
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    json_: Json = False,
) -> None:
    """Ask players at the turns of boards that people played.

    Each sees what one sees at that seat, and what was played before by people. Counted is what a card gives away double
    dummy, on the same turns: a guess that is put off costs nothing, and people knew the auction.
    """
    try:
        players = check_players(player or ["monte-carlo:samples=20"])
    except PlayerError as error:
        raise typer.BadParameter(str(error), param_hint="--player") from None
    read = read_boards(files)
    played = [board for board in read.boards if board.plays]
    found = list(each_board(partial(ask_at, players=players, seed=seed), played, jobs, "asking"))
    boards = [each for each in found if each is not None]
    if boards:
        show(calibration_json(boards, players) if json_ else calibration_text(boards, players))
    else:
        say("declarer: there is no play to go through")
    exit_if(read.problems or None in found or not boards)
