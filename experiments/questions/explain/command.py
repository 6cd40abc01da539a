"""`declarer explain`: what each call of an auction shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer

from agent.calls.system.automaton import bidding_system
from agent.calls.system.words import card_lines
from experiments.command_line.board_options import Dealer, Vulnerable
from experiments.command_line.common import Json, argument, command, new_app, settings_of, show
from experiments.questions.explain.analysis import Players, explain_json, explain_text, shown_by_auction
from experiments.questions.situation import Situation

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class ExplainOptions:
    """The arguments and options of `declarer explain`."""

    auction: Annotated[
        str,
        typer.Argument(
            metavar="AUCTION",
            help="The calls from the dealer on, as in '1S P 2NT P 4C'; an alert stands in braces after its call.",
        ),
    ] = ""
    dealer: Dealer = None
    vulnerable: Vulnerable = None
    systems: Annotated[
        str,
        typer.Option(
            metavar="SYSTEMS",
            help="The systems of the sides, as in NS=sayc,EW=experts (default: two-over-one); or none, a file, ours.",
        ),
    ] = ""
    card: Annotated[
        str,
        typer.Option(metavar="SYSTEM", help="In place of an auction: the convention card of a system, as Markdown."),
    ] = ""
    json_: Json = False


@command(
    app,
    ExplainOptions,
    epilog="Example: declarer explain '1NT P 2D P 2H P 3NT'. Or: declarer explain '2D {5+ hearts; 5-10} X' --dealer E. "
    "Or: declarer explain --card two-over-one",
)
def explain(options: ExplainOptions) -> None:
    """Show what each call of an auction probably says.

    The ranges hold for the central 96 % of the hands that make the call and the earlier calls of the same player. They
    are estimates from auctions of programs and experts, not the players' own agreements; numbers in an alert are used
    as they stand. The names of conventions are those of a side's system.
    Of our bidders, you get the note that `declarer bid` writes.
    """
    if options.card:
        show("\n".join(card_lines(argument("--card", bidding_system, options.card))))
        return
    players = argument("--systems", Players.parse, options.systems)
    situation = Situation.of(options)
    auction, sides = settings_of(lambda: (situation.calls, situation.sides), {}, {"auction": "AUCTION"})
    shown = shown_by_auction(auction, sides, players)
    show(explain_json(shown) if options.json_ else explain_text(shown))
