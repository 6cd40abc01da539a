"""`declarer solve` and `declarer table`: double dummy."""

from __future__ import annotations

from typing import Annotated

import typer

from agent.rules.contract import Vulnerability
from agent.rules.par import par
from ddsolver.cards import Seat, Strain
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards import as_json, text
from experiments.boards.pasted import pasted_deal
from experiments.commands.common import Json, argument, new_app, show, standard_input

app = new_app()

_DEAL_HELP = (
    "The deal as PBN writes it, 'N:AKQ.32..T987 ...', 1 to 13 cards a hand; or four lines of hands, LIN, a line of "
    "GIB's, a hand viewer's link; or -, and it comes on standard input."
)


@app.command(
    epilog="Example: declarer solve 'N:A2... KQ... 43... 65...' --trump NT --leader E --plays SK",
)
def solve(
    deal: Annotated[str, typer.Argument(metavar="DEAL", help=_DEAL_HELP)],
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


@app.command(
    epilog="Example: declarer table 'N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3' "
    "--vulnerable NS",
)
def table(
    deal: Annotated[str, typer.Argument(metavar="DEAL", help=_DEAL_HELP)],
    vulnerable: Annotated[str, typer.Option(metavar="SIDES", help="None, NS, EW or All.")] = "None",
    dealer: Annotated[str, typer.Option(metavar="SEAT", help="Who calls first; it rarely matters.")] = "N",
    json_: Json = False,
) -> None:
    """Count the tricks of every declarer and strain, and par.

    All four hands are seen: these are double-dummy tricks.
    """
    dealt = argument("DEAL", pasted_deal, standard_input(deal))
    vulnerability = argument("--vulnerable", Vulnerability.parse, vulnerable)
    seat = argument("--dealer", Seat.parse, dealer)
    tricks = Solver().dd_table(dealt)
    result = par(tricks, vulnerability, seat)
    if json_:
        show(as_json.table_json(tricks, result))
    elif dealt.cards_each < 13:
        show(text.table_grid(tricks))
    else:
        show(text.table_grid(tricks) + "\n" + text.par_line(result, tricks, vulnerability))
