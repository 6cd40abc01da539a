"""`declarer solve`: what every card is worth double dummy."""

from __future__ import annotations

from typing import Annotated

import typer

from ddsolver.cards import Seat, Strain
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards import as_json, text
from experiments.boards.pasted import pasted_deal
from experiments.commands.common import Json, argument, new_app, show, standard_input

app = new_app()

DEAL_HELP = (
    "The deal as PBN writes it, 'N:AKQ.32..T987 ...', 1 to 13 cards a hand; or four lines of hands, LIN, a line of "
    "GIB's, a hand viewer's link; or -, and it comes on standard input."
)


@app.command(
    epilog="Example: declarer solve 'N:A2... KQ... 43... 65...' --trump NT --leader E --plays SK",
)
def solve(
    deal: Annotated[str, typer.Argument(metavar="DEAL", help=DEAL_HELP)],
    trump: Annotated[str, typer.Option(metavar="STRAIN", help="S, H, D, C or NT.")],
    leader: Annotated[str, typer.Option(metavar="SEAT", help="Who leads first: N, E, S or W.")],
    plays: Annotated[str, typer.Option(metavar="CARDS", help="Cards played so far, in order: 'H5 HQ H2 HA'.")] = "",
    json_: Json = False,
) -> None:
    """Value every legal card, all four hands seen.

    A value is the tricks that the side to play takes from here on, this trick included.
    """
    dealt = argument("DEAL", pasted_deal, standard_input(deal))
    strain = argument("--trump", Strain.parse, trump)
    seat = argument("--leader", Seat.parse, leader)
    position = argument("--plays", lambda cards: Position(dealt, strain, seat, cards), plays)
    values = Solver().card_values(position)
    show(as_json.solve_json(position, values) if json_ else text.card_values(position, values))
