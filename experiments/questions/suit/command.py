"""`declarer suit`: the best play of a suit combination, with exact odds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import typer

from agent.suits.analysis import analyse_suit
from agent.suits.holding import Holding
from ddsolver.errors import BridgeError
from experiments.command_line.board_options import PageFile
from experiments.command_line.common import Json, command, new_app, say, show
from experiments.questions.suit.report import suit_json, suit_page, suit_text
from experiments.show.rendering import write_page

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class SuitOptions:
    """The arguments and options of `declarer suit`."""

    north: Annotated[
        str,
        typer.Argument(metavar="HAND", help="Cards of one hand: AJ92, or AJxx, where x is a spot card; - is a void."),
    ]
    south: Annotated[str, typer.Argument(metavar="OTHER", help="Cards of the hand opposite.")]
    tricks: Annotated[
        int | None, typer.Option(min=1, max=13, metavar="N", help="Show the best plans for N tricks in full.")
    ] = None
    vacant: Annotated[str, typer.Option(metavar="W,E", help="Vacant places (unknown cards) of West and of East.")] = (
        "13,13"
    )
    west: Annotated[str, typer.Option(metavar="N-M", help="Number of cards of the suit that West holds: 3 or 2-4.")] = (
        "0-13"
    )
    played: Annotated[
        str, typer.Option(metavar="CARDS", help="Cards of the suit already played; give --vacant as well.")
    ] = ""
    entries: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=13,
            metavar="N",
            help="Entries to HAND in other suits (default: unlimited); OTHER can always be reached.",
        ),
    ] = None
    page: PageFile = None
    json_: Json = False


@command(
    app,
    SuitOptions,
    epilog="Example: declarer suit AJ92 K843 --tricks 4. Or: declarer suit KJ2 A9876 --tricks 5 --west 0-2",
)
def suit(options: SuitOptions) -> None:
    """Find the best ways to play a suit, with exact odds.

    A plan fixes in advance which cards both hands play, for every card that the defenders may show. For each split of
    the missing cards, the tricks of a plan are counted against defenders who see all cards and know the plan. A plan's
    chance of N tricks is the probability of the splits in which it takes at least N tricks.
    """
    places = _range(options.vacant, ",", "--vacant", "two numbers from 0 to 13, as in 11,9")
    lengths = _range(options.west, "-", "--west", "a number from 0 to 13, or two as in 2-4")
    try:
        holding = Holding(options.north, options.south, options.played, apart=options.entries is not None)
    except BridgeError as error:
        raise typer.BadParameter(str(error), param_hint="HAND OTHER") from None
    if options.tricks is not None and options.tricks > holding.rounds:
        raise typer.BadParameter(f"{holding} takes at most {holding.rounds} tricks", param_hint="--tricks")
    try:
        analysis = analyse_suit(holding, vacant=places, west=lengths, entries=options.entries)
    except BridgeError as error:
        raise typer.BadParameter(str(error)) from None
    if options.page is not None:
        write_page(options.page, suit_page(analysis))
    show(suit_json(analysis) if options.json_ else suit_text(analysis, options.tricks))
    if options.page is not None:
        say(f"declarer: page written to {options.page}")


def _range(text: str, between: str, option: str, needed: str) -> tuple[int, int]:
    """Parse two numbers such as ``11,9`` or ``2-4``; if ``between`` is a hyphen, ``5`` means ``5-5``."""
    parts = [part.strip() for part in text.split(between)]
    if between == "-" and len(parts) == 1:
        parts *= 2
    numbers = [int(part) for part in parts if part.isdecimal() and len(part) < 3]
    sound = len(numbers) == len(parts) == 2 and max(numbers) <= 13
    if not sound or (between == "-" and numbers[0] > numbers[1]):
        raise typer.BadParameter(f"{text!r} is not {needed}", param_hint=option)
    return numbers[0], numbers[1]
