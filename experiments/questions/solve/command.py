"""`declarer solve`: the double-dummy tricks of every legal card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ddsolver.cards import Seat, Strain
from ddsolver.errors import BridgeError
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.files import is_file
from experiments.boards.pasted import pasted_deal
from experiments.command_line.board_options import read_board
from experiments.command_line.common import Json, argument, exit_if, needed, new_app, show, standard_input
from experiments.questions.play_question import question_of_board
from experiments.show.board import card_values
from experiments.show.board_json import solve_json

app = new_app()

Seconds = Annotated[
    float | None,
    typer.Option(min=0.001, metavar="S", help="Time limit per deal in seconds (default: none)."),
]

DEAL_HELP = (
    "A deal with 1 to 13 cards a hand: PBN as in 'N:AKQ.32..T987 ...', four lines of hands, LIN, GIB's format "
    "or a hand-viewer link; '-' reads standard input."
)


@app.command(
    epilog="Example: declarer solve 'N:A2... KQ... 43... 65...' --trump NT --leader E --plays SK. "
    "Or: declarer solve played.pbn --board 7 --after 20",
)
def solve(
    deal: Annotated[str, typer.Argument(metavar="DEAL|FILE", help=f"{DEAL_HELP} Or a board file.")],
    trump: Annotated[
        str | None, typer.Option(metavar="STRAIN", help="With a DEAL: trump suit S, H, D or C, or NT.")
    ] = None,
    leader: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="With a DEAL: opening leader, N, E, S or W."),
    ] = None,
    plays: Annotated[
        str | None, typer.Option(metavar="CARDS", help="With a DEAL: cards played so far, in order, 'H5 HQ H2 HA'.")
    ] = None,
    board: Annotated[
        str | None, typer.Option(metavar="NAME", help="With a FILE: board to solve (default: the first).")
    ] = None,
    after: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="With a FILE: solve after the first N cards of the play (default: all)."),
    ] = None,
    seconds: Seconds = None,
    json_: Json = False,
) -> None:
    """Count the double-dummy tricks of every legal card.

    These are the tricks that the side on turn still takes if it plays the card, including the current trick.
    """
    problems: tuple[BridgeError, ...] = ()
    if is_file(deal):
        if trump or leader or plays:
            raise typer.BadParameter(
                "these options apply only to a DEAL; for a board in a file, choose the position with --after N",
                param_hint="--trump, --leader, --plays",
            )
        found = read_board([Path(deal)], board)
        position, problems = question_of_board(found.board, after).position, found.problems
    else:
        if board is not None or after is not None:
            raise typer.BadParameter("it only applies to a board file", param_hint="--board or --after")
        dealt = argument("DEAL", pasted_deal, standard_input(deal))
        strain = argument(
            "--trump", Strain.parse, needed("--trump", trump, "it is missing; name the trump suit, or NT")
        )
        seat = argument(
            "--leader", Seat.parse, needed("--leader", leader, "it is missing; name the seat that leads first")
        )
        position = argument("--plays", lambda cards: Position(dealt, strain, seat, cards), plays or "")
    values = Solver(seconds=seconds).card_values(position)
    show(solve_json(position, values) if json_ else card_values(position, values))
    exit_if(problems)
