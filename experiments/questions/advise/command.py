"""`declarer advise`: which card a player would play, and how it rates the others."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from agent.registry import PlayerSpec, Role
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat, Strain, parse_cards
from ddsolver.errors import BridgeError
from ddsolver.threads import layouts_on_threads
from experiments.command_line.board_options import ConstraintList, Seed, player, read_board
from experiments.command_line.common import Json, argument, command, exit_if, needed, new_app, show
from experiments.command_line.run_options import Threads
from experiments.questions.advise.analysis import Advice, aim_of
from experiments.questions.advise.analysis import advise as advise_card
from experiments.questions.advise.report import advice_lines, aim_line, situation
from experiments.questions.play_question import (
    PlayQuestion,
    is_ending,
    question_of_board,
    question_of_ending,
    question_of_seen_hands,
    what_is_read,
)
from experiments.questions.reasons.report import evidence, sentences
from experiments.runs.records import decision_json
from experiments.show.board import advice

app = new_app()

_DECLARER = "payoff:strong"
_DEFENDER = "monte-carlo:strong"
_OF_ENDING = "payoff:samples=500"
"""The default players for declarer's turns, defenders' turns and endings; each takes a second or two for one card."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviseOptions:
    """The arguments and options of `declarer advise`."""

    what: Annotated[
        str,
        typer.Argument(
            metavar="FILE|ENDING",
            help="A .pbn or .lin file. Or an ending at the start of a trick: the hands of two partners, with '-' for "
            "the hidden ones, as in 'N:A2... - K3... -'.",
        ),
    ]
    asked: Annotated[
        str | None,
        typer.Option(
            "--player",
            metavar="NAME",
            help="Player to ask. The default is payoff:strong as declarer and monte-carlo:strong in defence (both use "
            "the auction). For an ENDING it is payoff:samples=500.",
        ),
    ] = None
    board: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="Board to ask about: 7, or '7 (2)' for its second table (default: the first board)."
        ),
    ] = None
    after: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="Ask after the first N cards of the recorded play (default: all)."),
    ] = None
    contract: Annotated[
        str | None, typer.Option(metavar="CONTRACT", help="Contract: 4SN, 3NTEx (default: the board's own).")
    ] = None
    unseen: Annotated[str, typer.Option(metavar="CARDS", help="With an ENDING: cards of the two hidden hands.")] = ""
    trump: Annotated[str | None, typer.Option(metavar="STRAIN", help="With an ENDING: S, H, D, C or NT.")] = None
    leader: Annotated[
        str | None, typer.Option(metavar="SEAT", help="With an ENDING: seat that leads to its first trick.")
    ] = None
    tricks_needed: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=13,
            metavar="N",
            help="With an ENDING: tricks needed for the contract, counted from the ending's start (default: all).",
        ),
    ] = None
    plays: Annotated[
        str,
        typer.Option(
            metavar="CARDS",
            help="With an ENDING: cards that all four hands have played since its start, 'SA S4 S3 SQ'. Give ENDING "
            "and --unseen as they were before these cards.",
        ),
    ] = ""
    vulnerable: Annotated[
        str | None, typer.Option(metavar="SIDES", help="With an ENDING: None, NS, EW or All (default: None).")
    ] = None
    constraint: ConstraintList = None
    explain: Annotated[
        bool,
        typer.Option(
            "--explain",
            help="Also print what the auction implies (for players with auction=read), how the player rates each card, "
            "and which honours and splits matter.",
        ),
    ] = False
    seed: Seed = 1
    threads: Threads = None
    json_: Json = False


@command(
    app,
    AdviseOptions,
    epilog="Example: declarer advise hands.pbn --board 7 --after 20 --player payoff:samples=100. "
    "Or: declarer advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --trump S --leader S "
    "--player payoff:samples=all",
)
def advise(options: AdviseOptions) -> None:
    """Ask a player which card to play, and why.

    The player samples layouts of the hidden hands and solves each layout double dummy. The reasons compare the chosen
    card with its closest rival on these layouts. The position is taken from a board in a file, and the player sees what
    the seat on turn sees; the file may hide the other hands. Instead of a file, you can give an ENDING: the hands of
    two partners, with the cards of the other two hands in --unseen.
    """
    chosen = None if options.contract is None else argument("--contract", Contract.parse, options.contract)
    problems: tuple[BridgeError, ...] = ()
    if is_ending(options.what):
        if options.board is not None or options.after is not None:
            raise typer.BadParameter(
                "these options apply only to a FILE; give the cards played in an ending with --plays",
                param_hint="--board, --after",
            )
        if options.constraint:
            raise typer.BadParameter(
                "it describes hands of 13 cards and does not apply to an ending", param_hint="--constraint"
            )
        strain = argument(
            "--trump",
            Strain.parse,
            needed(
                "--trump",
                options.trump or (str(chosen.strain) if chosen else None),
                "an ending needs --trump or --contract",
            ),
        )
        seat = argument(
            "--leader",
            Seat.parse,
            needed(
                "--leader", options.leader, "it is missing; name the seat that leads to the first trick of the ending"
            ),
        )
        sides = argument("--vulnerable", Vulnerability.parse, options.vulnerable or "None")
        cards = argument("--plays", parse_cards, options.plays)
        question = argument(
            "ENDING",
            lambda text: question_of_ending(
                text, options.unseen, strain, seat, chosen, options.tricks_needed, sides, cards
            ),
            options.what,
        )
    else:
        if (
            options.unseen
            or options.trump
            or options.leader
            or options.plays
            or options.vulnerable
            or options.tricks_needed is not None
        ):
            raise typer.BadParameter(
                "these options apply only to an ENDING; a board in a file has its own values",
                param_hint="--unseen, --trump, --leader, --plays, --vulnerable, --tricks-needed",
            )
        found = read_board([Path(options.what)], options.board, options.constraint)
        ask = question_of_seen_hands if found.board.hands.count(None) > 1 else question_of_board
        question, problems = ask(found.board, options.after, chosen), found.problems
    usual = _OF_ENDING if is_ending(options.what) else _DECLARER if question.role is Role.DECLARER else _DEFENDER
    named = player("--player", options.asked or usual, question.role)
    with layouts_on_threads(options.threads):
        _advise(options, question, named)
    exit_if(problems)


def _advise(options: AdviseOptions, question: PlayQuestion, named: PlayerSpec) -> None:
    """Ask the player, and print its answer."""
    advised = advise_card(question, named, options.seed)
    if options.json_:
        reasons = [] if advised.reason is None else sentences(advised.reason)
        show(decision_json(advised.decision) | {"aim": aim_of(question, named), "reasons": reasons})
    else:
        lines = [situation(question, is_ending=is_ending(options.what)), aim_line(named, question)]
        show("\n".join(filter(None, lines)))
        habits = bool(getattr(named.settings, "habits", False))
        show("\n".join(advice_lines(question, advised, habits=habits)))
        if options.explain:
            _explain(question, named, advised, options.seed, habits=habits)


def _explain(question: PlayQuestion, asked: PlayerSpec, advised: Advice, seed: int, *, habits: bool) -> None:
    """Print what the auction implies, the player's figures for every card, and which honours and splits matter."""
    show("\n".join(what_is_read(question, seed)))
    defends = question.role is Role.DEFENDER
    shown = advice(
        question.position,
        advised.decision,
        defends=defends,
        aim=aim_of(question, asked) or "imps",
        scored=question.scored,
        habits=habits,
    )
    show(shown)
    if advised.reason is not None and (lines := evidence(advised.reason)):
        show("\n".join(lines))
