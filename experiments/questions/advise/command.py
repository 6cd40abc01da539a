"""`declarer advise`: which card a player would play, and how it rates the others."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from agent.registry import PlayerSpec
from agent.rules.contract import Contract
from ddsolver.cards import Seat, Strain
from ddsolver.errors import BridgeError
from ddsolver.threads import layouts_on_threads
from experiments.command_line import board_options, common
from experiments.command_line.run_options import Threads
from experiments.questions.advise.analysis import advise as advise_card
from experiments.questions.advise.report import advice_lines, aim_line, candidates_text, situation, what_is_read
from experiments.questions.play_question import (
    PlayQuestion,
    is_ending,
    question_of_board,
    question_of_ending,
    question_of_seen_hands,
)
from experiments.questions.reasons.report import evidence
from experiments.questions.situation import Situation

app = common.new_app()

_USUAL = "monte-carlo:strong"
_OF_ENDING = "payoff:samples=500"
"""The default players for boards and for endings; a card takes seconds early in the play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviseOptions:
    """The arguments and options of `declarer advise`."""

    what: str | None = common.positional(
        None,
        "FILE|ENDING",
        "A .pbn or .lin file. Or an ending at the start of a trick: the hands of two partners, with '-' for "
        "the hidden ones, as in 'N:A2... - K3... -'. Or nothing, with --hand.",
    )
    hand: str | None = common.option(
        None,
        "HAND",
        "Instead of a file: the 13 cards dealt to the player on turn (at dummy's turn, to declarer), as in "
        "A764.652.AQ73.43.",
    )
    dummy: str | None = common.option(None, "HAND", "With --hand: dummy's 13 cards; none before the opening lead.")
    auction: board_options.Calls = None
    dealer: board_options.Dealer = None
    asked: str | None = common.option(
        None,
        "NAME",
        "Player to ask. The default is monte-carlo:strong, which uses the auction. For an ENDING it is "
        "payoff:samples=500.",
        "--player",
    )
    board: board_options.BoardName = None
    after: board_options.After = None
    contract: board_options.PlayedContract = None
    unseen: str = common.option("", "CARDS", "With an ENDING: cards of the two hidden hands.")
    trump: board_options.Trump = None
    leader: board_options.FirstLeader = None
    tricks_needed: int | None = common.option(
        None,
        "N",
        "With an ENDING: tricks needed for the contract, counted from the ending's start (default: all).",
        min=0,
        max=13,
    )
    plays: board_options.CardsPlayed = None
    vulnerable: board_options.Vulnerable = None
    constraint: board_options.ConstraintList = None
    explain: bool = common.option(
        False,
        "",
        "Also print what the auction implies (for players with auction=read), how the player rates each card, and "
        "which honours and splits matter.",
        "--explain",
    )
    seed: board_options.Seed = 1
    threads: Threads = None
    json_: common.Json = False


@common.command(
    app,
    AdviseOptions,
    epilog="Example: declarer advise hands.pbn --board 7 --after 20 --player payoff:samples=100. "
    "Or: declarer advise --hand A764.652.AQ73.43 --dummy QJ95.T98743.K4.Q --contract 3NTEx "
    "--plays 'D5 D4 DQ D8'. "
    "Or: declarer advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --trump S --leader S "
    "--player payoff:samples=all",
)
def advise(options: AdviseOptions) -> None:
    """Ask a player which card to play, and why.

    The player samples layouts of the hidden hands and solves each layout double dummy. The reasons compare the chosen
    card with its closest rival on these layouts. The position is taken from a board in a file, and the player sees what
    the seat on turn sees; the file may hide the other hands. Instead of a file, you can give what you see with --hand
    and --dummy, or an ENDING: the hands of two partners, with the cards of the other two hands in --unseen.
    """
    problems: tuple[BridgeError, ...] = ()
    ends = options.what is not None and is_ending(options.what)
    _refuse(options, is_ending=ends)
    if options.what is None:
        names = {"hand, dummy, plays": "--hand, --dummy, --plays"}
        question = common.settings_of(Situation.of(options).to_play, {}, names)
    elif ends:
        question = _question_of_ending(options, options.what)
    else:
        chosen = common.optional("--contract", Contract.parse, options.contract)
        found = board_options.read_board([Path(options.what)], options.board, options.constraint)
        ask = question_of_seen_hands if found.board.hands.count(None) > 1 else question_of_board
        question, problems = ask(found.board, options.after, chosen), found.problems
    usual = _OF_ENDING if ends else _USUAL
    named = board_options.player("--player", options.asked or usual, question.role)
    with layouts_on_threads(options.threads):
        _advise(options, question, named, is_ending=ends)
    common.exit_if(problems)


_OF_HANDS = ("hand", "dummy", "auction", "dealer")
_OF_ENDINGS = ("unseen", "trump", "leader", "tricks_needed")
_OF_FILES = ("board", "after")


def _refuse(options: AdviseOptions, *, is_ending: bool) -> None:
    """Raise a usage error if options were given that do not apply to a file, an ending or hands."""
    if options.what is None:
        common.refuse_if(options.hand is None, "FILE|ENDING", "give a file or an ENDING; or what you see, with --hand")
        common.refuse_given(options, _OF_FILES, "a FILE; with --hand, give the cards played with --plays")
        common.refuse_given(options, _OF_ENDINGS, "an ENDING; with --hand, give the contract")
    elif is_ending:
        common.refuse_given(options, _OF_FILES, "a FILE; give the cards played in an ending with --plays")
        common.refuse_given(options, _OF_HANDS, "whole hands; an ENDING has its own")
        common.refuse_given(options, ("constraint",), "hands of 13 cards, not to an ENDING")
    else:
        names = (*_OF_HANDS, *_OF_ENDINGS, "plays", "vulnerable")
        common.refuse_given(options, names, "an ENDING or to --hand; a board in a file has its own values")


def _question_of_ending(options: AdviseOptions, text: str) -> PlayQuestion:
    situation, chosen = Situation.of(options), common.optional("--contract", Contract.parse, options.contract)
    trump = options.trump or (str(chosen.strain) if chosen else None)
    strain = common.argument(
        "--trump", Strain.parse, common.needed("--trump", trump, "an ending needs --trump or --contract")
    )
    missing = "it is missing; name the seat that leads to the first trick of the ending"
    seat = common.argument("--leader", Seat.parse, common.needed("--leader", options.leader, missing))
    sides, cards = common.settings_of(lambda: (situation.sides, situation.cards), {})
    return common.argument(
        "ENDING",
        lambda given: question_of_ending(
            given, options.unseen, strain, seat, chosen, options.tricks_needed, sides, cards
        ),
        text,
    )


def _advise(options: AdviseOptions, question: PlayQuestion, named: PlayerSpec, *, is_ending: bool) -> None:
    """Ask the player, and print its answer."""
    advised = advise_card(question, named, options.seed)
    if options.json_:
        common.show(advised.to_json())
        return
    common.show("\n".join(filter(None, [situation(question, is_ending=is_ending), aim_line(named, question)])))
    habits = bool(getattr(named.settings, "habits", False))
    common.show("\n".join(advice_lines(advised, habits=habits)))
    if options.explain:
        common.show("\n".join(what_is_read(question, options.seed)))
        common.show(candidates_text(advised, habits=habits))
        if advised.reason is not None and (lines := evidence(advised.reason)):
            common.show("\n".join(lines))
