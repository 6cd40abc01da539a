"""`declarer play`, `declarer advise` and `declarer players`: one board, one card, who there is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from agent.errors import PlayerError
from agent.registry import PLAYERS, PlayerSpec, Role, load_plug_in, plug_ins
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat, Strain
from experiments.analysis.advise import answer, is_ending, question_of_board, question_of_ending
from experiments.boards import as_json, text
from experiments.boards.board import Board
from experiments.commands.common import (
    DefenderName,
    Json,
    PbnFile,
    Seed,
    Told,
    app,
    argument,
    exit_if,
    player,
    read_boards,
    say,
    show,
)
from experiments.play.human import Session
from experiments.runs.prepared import prepare
from experiments.runs.records import stored_deal
from experiments.runs.rows import FILE
from experiments.runs.tasks import DECLARER_ROLE, DEFENDER_ROLE, Task, record_of


@app.command(
    epilog="Example: declarer play hands.pbn --board 7 --contract 4SN --declarer monte-carlo:samples=50",
)
def play(
    file: PbnFile = None,
    board: Annotated[str | None, typer.Option(metavar="NAME", help="Which board; without it, the first.")] = None,
    contract: Annotated[
        str | None, typer.Option(metavar="CONTRACT", help="4SN, 3NTEx; without it, the board's own.")
    ] = None,
    declarer: Annotated[
        str, typer.Option("--declarer", metavar="NAME", help="Who declares; see `declarer players`.")
    ] = "monte-carlo:samples=20",
    defender: DefenderName = "arbitrary",
    human: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Declare yourself, from this seat: type the cards.")
    ] = None,
    constraint: Told = None,
    seed: Seed = 1,
    json_: Json = False,
) -> None:
    """Play one board and show it trick by trick.

    A board without a contract is played in North-South's best makeable one. With --human you are asked for the
    declarer's cards; the declarer named gives hints.
    """
    playing = player("--declarer", declarer, Role.DECLARER)
    defending = player("--defender", defender, Role.DEFENDER)
    chosen = None if contract is None else argument("--contract", Contract.parse, contract)
    read = read_boards(file, constraint)
    if not read.boards:
        raise typer.Exit(1)
    found = read.boards[0] if board is None else read.find(board)
    ready = prepare(found, contract=chosen)
    record = None
    number = read.boards.index(found)
    if human is not None:
        _play_by_hand(ready, argument("--human", Seat.parse, human), playing, defending, seed, number)
        return
    if ready.contract is not None:
        deal = stored_deal(ready, FILE, number)
        record = record_of(Task(deal, playing.text, defending.text, seed, (number,)))
    if json_:
        show(as_json.play_json(ready, record))
    else:
        show(text.heading(ready) + "\n\n" + text.diagram(found.deal))
        if record is not None:
            show(f"\n{text.play_by_tricks(record.contract, record.plays)}\n\n{text.outcome(record)}")
    exit_if(read.problems)


def _play_by_hand(ready: Board, seat: Seat, playing: PlayerSpec, defending: PlayerSpec, seed: int, number: int) -> None:
    contract = ready.contract
    if contract is not None and contract.declarer is not seat:
        raise typer.BadParameter(f"{contract.declarer.name.title()} declares {contract}", param_hint="--human")
    session = Session(
        ready,
        defending.make(np.random.SeedSequence(seed, spawn_key=(number, DEFENDER_ROLE))),
        playing.make(np.random.SeedSequence(seed, spawn_key=(number, DECLARER_ROLE))),
        show,
    )
    show(f"{text.heading(ready)}; 'help' tells what may be typed")
    tricks = session.run(_typed(session))
    if tricks is None:
        say("declarer: stopped before the end")
        raise typer.Exit(1)
    score = session.contract.score(tricks, ready.vulnerability)
    show(f"{session.contract.result(tricks)}: {tricks} tricks, {score:+d} points; double dummy {ready.double_dummy}")


def _typed(session: Session) -> Iterator[str]:
    """What the person types, until the input ends."""
    while True:
        try:
            yield input(session.prompt())
        except (EOFError, KeyboardInterrupt):
            return


@app.command(
    epilog="Example: declarer advise hands.pbn --board 7 --after 20 --player payoff:samples=100. "
    "Or: declarer advise 'N:J.2.AJ9. - Q.3.KT8. -' --unseen 'H876 DQ65432 C5' --trump S --leader S "
    "--player payoff:samples=all",
)
def advise(
    what: Annotated[
        str,
        typer.Argument(
            metavar="FILE.pbn|ENDING",
            help="A file, or two partners' hands at the start of a trick: 'N:A2... - K3... -'.",
        ),
    ],
    asked: Annotated[
        str | None,
        typer.Option(
            "--player", metavar="NAME", help="Who is asked; without it, payoff, or arbitrary at a defender's turn."
        ),
    ] = None,
    board: Annotated[str | None, typer.Option(metavar="NAME", help="Which board; without it, the first.")] = None,
    after: Annotated[
        int | None,
        typer.Option(min=0, metavar="N", help="After how many cards of the file's play; without it, after all."),
    ] = None,
    contract: Annotated[str | None, typer.Option(metavar="CONTRACT", help="4SN, 3NTEx; else the board's own.")] = None,
    unseen: Annotated[str, typer.Option(metavar="CARDS", help="Of an ending: the cards of the hidden hands.")] = "",
    trump: Annotated[str | None, typer.Option(metavar="STRAIN", help="Of an ending: S, H, D, C or NT.")] = None,
    leader: Annotated[str | None, typer.Option(metavar="SEAT", help="Of an ending: who leads.")] = None,
    tricks_needed: Annotated[
        int | None,
        typer.Option(min=0, max=13, metavar="N", help="Of an ending: the tricks that make the contract from here."),
    ] = None,
    vulnerable: Annotated[str, typer.Option(metavar="SIDES", help="Of an ending: None, NS, EW or All.")] = "None",
    constraint: Told = None,
    seed: Seed = 1,
    json_: Json = False,
) -> None:
    """Ask a player which card to play, and what it thinks of each.

    The moment is one of a board in a file, seen by the player whose turn it is, or an ending of which two hands are
    seen.
    """
    chosen = None if contract is None else argument("--contract", Contract.parse, contract)
    if is_ending(what):
        if constraint:
            raise typer.BadParameter("it tells of hands of 13 cards; an ending has fewer", param_hint="--constraint")
        strain = argument("--trump", Strain.parse, trump or (str(chosen.strain) if chosen else ""))
        seat = argument("--leader", Seat.parse, leader or "")
        sides = argument("--vulnerable", Vulnerability.parse, vulnerable)
        question = argument(
            "ENDING", lambda text: question_of_ending(text, unseen, strain, seat, chosen, tricks_needed, sides), what
        )
    else:
        read = read_boards(Path(what), constraint)
        if not read.boards:
            raise typer.Exit(1)
        question = question_of_board(read.boards[0] if board is None else read.find(board), after, chosen)
    name = asked or ("payoff" if question.role is Role.DECLARER else "arbitrary")
    decision = answer(question, player("--player", name, question.role), seed)
    show(as_json.decision_json(decision) if json_ else text.advice(question.position, decision))


@app.command()
def players() -> None:
    """List the players there are, with their options and defaults."""
    entries = dict(PLAYERS)
    for name in plug_ins():
        try:
            entries[name] = load_plug_in(name)
        except PlayerError as error:
            say(f"declarer: {error}")
    for role in Role:
        for name, entry in entries.items():
            if entry.role is role:
                show(f"{name} ({role}): {entry.meaning}")
                for key, option in entry.options.items():
                    show(f"    {f'{key}={option.default}':<20} {option.meaning}")
