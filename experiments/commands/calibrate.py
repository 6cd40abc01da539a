"""`declarer calibrate`: players and beliefs held against boards that people played."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from agent.errors import PlayerError
from experiments.analysis.beliefs import BeliefVariant, measure
from experiments.analysis.calibrate import ask_at, check_players
from experiments.commands.board_options import Seed, read_boards
from experiments.commands.common import Json, argument, exit_if, new_app, say, show
from experiments.commands.parallel import each_board
from experiments.commands.run_options import Jobs
from experiments.views.analysis.beliefs import beliefs_json, beliefs_text
from experiments.views.analysis.calibrate import calibration_json, calibration_text

app = new_app()
calibrate = new_app()
app.add_typer(calibrate, name="calibrate")

Played = Annotated[list[Path], typer.Argument(metavar="FILE", help="Played boards: .pbn or .lin, or folders.")]


@calibrate.callback(
    epilog="Example: declarer calibrate players evening.pbn --player monte-carlo:samples=20. Or: declarer calibrate "
    "beliefs evening.pbn --belief auction=read"
)
def both() -> None:
    """Ask players at the turns of boards that people played.

    Players are compared with what people played there, and beliefs with the hands that there were.
    """


@calibrate.command(
    epilog="Example: declarer calibrate players evening.pbn --player monte-carlo:samples=20 --player payoff:samples=20"
)
def players(
    files: Played,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="NAME", help="Who is asked, in every seat that it can take; give several."),
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    json_: Json = False,
) -> None:
    """Ask players what they would have played, and compare with people.

    Each sees what one sees at that seat, and what was played before by people. Counted is what a card gives away double
    dummy, on the same turns: a guess that is put off costs nothing, and people knew the auction.
    """
    try:
        names = check_players(player or ["monte-carlo:fast"])
    except PlayerError as error:
        raise typer.BadParameter(str(error), param_hint="--player") from None
    read = read_boards(files)
    played = [board for board in read.boards if board.plays]
    found = list(each_board(partial(ask_at, players=names, seed=seed), played, jobs, "asking"))
    boards = [each for each in found if each is not None]
    if boards:
        show(calibration_json(boards, names) if json_ else calibration_text(boards, names))
    else:
        say("declarer: there is no play to go through")
    exit_if(read.problems or None in found or not boards)


@calibrate.command(
    epilog="Example: declarer calibrate beliefs evening.pbn --belief weights=correct-play,p=0.9 --belief auction=read"
)
def beliefs(
    files: Played,
    belief: Annotated[
        list[str] | None,
        typer.Option("--belief", metavar="OPTIONS", help="weights=correct-play,p=0.9 or auction=read; give several."),
    ] = None,
    layouts: Annotated[int, typer.Option(min=2, max=100_000, metavar="N", help="Layouts to draw at a turn.")] = 200,
    seed: Seed = 1,
    jobs: Jobs = 1,
    json_: Json = False,
) -> None:
    """Measure how much likelier beliefs make the true hands.

    Told is the mean log of the weight of the true layout over the mean weight of layouts drawn alike: above 0 a belief
    knows something, below it misleads. At the opening lead, and a turn of the declarer and of a defender a board.
    """
    asked = [argument("--belief", BeliefVariant.parse, text) for text in belief or ["auction=read"]]
    read = read_boards(files)
    played = [board for board in read.boards if board.plays]
    work = partial(measure, beliefs=asked, seed=seed, layouts=layouts)
    found = list(each_board(work, played, jobs, "measuring"))
    measured = [each for board in found if board is not None for each in board]
    if measured:
        boards = sum(board is not None for board in found)
        show(beliefs_json(measured, asked, boards) if json_ else beliefs_text(measured, asked, boards))
    else:
        say("declarer: there is no play to go through")
    exit_if(read.problems or None in found or not measured)
