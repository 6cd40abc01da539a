"""`declarer calibrate`: compare players and beliefs with boards that people played."""

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

Played = Annotated[list[Path], typer.Argument(metavar="FILE", help="Played boards: .pbn or .lin files, or folders.")]


@calibrate.callback(
    epilog="Example: declarer calibrate players evening.pbn --player monte-carlo:samples=20. Or: declarer calibrate "
    "beliefs evening.pbn --belief auction=read"
)
def both() -> None:
    """Compare players, or beliefs, with boards that people played.

    Players are compared with the cards that people played; beliefs are compared with the true hands.
    """


@calibrate.command(
    epilog="Example: declarer calibrate players evening.pbn --player monte-carlo:samples=20 --player payoff:samples=20"
)
def players(
    files: Played,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", metavar="NAME", help="Player to ask, in each role it supports; repeatable."),
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    json_: Json = False,
) -> None:
    """Ask players what they would have played, and compare them with people.

    A player sees the same hands as the person on turn, and the same cards played before. A card costs the double-dummy
    tricks that it gives away. Players and people are compared at the same turns. A card that postpones a guess costs
    nothing. People knew the auction, which not every player uses.
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
        say("declarer: no board in these files contains card play")
    exit_if(read.problems or None in found or not boards)


@calibrate.command(
    epilog="Example: declarer calibrate beliefs evening.pbn --belief weights=correct-play,p=0.9 --belief auction=read"
)
def beliefs(
    files: Played,
    belief: Annotated[
        list[str] | None,
        typer.Option(
            "--belief",
            metavar="OPTIONS",
            help="Belief to test: weights=correct-play,p=0.9 or auction=read; repeatable.",
        ),
    ] = None,
    layouts: Annotated[
        int, typer.Option(min=2, max=100_000, metavar="N", help="Layouts to draw for every turn.")
    ] = 200,
    seed: Seed = 1,
    jobs: Jobs = 1,
    json_: Json = False,
) -> None:
    """Measure how much weight beliefs give to the true hands.

    At a turn, the true layout's weight is divided by the mean weight of layouts drawn uniformly. The measure is the
    mean logarithm of this ratio. Above 0 a belief is informative, below 0 it misleads. On every board, the ratio is
    computed at the opening lead, at one turn of the declarer, and at one turn of a defender.
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
        say("declarer: no board in these files contains card play")
    exit_if(read.problems or None in found or not measured)
