"""`declarer play`: play one board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import numpy as np
import typer

from agent.player import AnyPlayer
from agent.registry import Defence, PlayerSpec, Role, parse_player
from agent.rules.contract import Contract
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.commands.board_options import (
    BoardFiles,
    ConstraintList,
    DefenderName,
    Seed,
    defence,
    player,
    read_board,
)
from experiments.commands.common import Json, argument, command, exit_if, new_app, say, show
from experiments.play.human import Session
from experiments.runs.best_contract import prepare
from experiments.runs.records import stored_deal
from experiments.runs.rows import FILE
from experiments.runs.tasks import DECLARER_ROLE, DEFENDER_ROLE, Task, record_of
from experiments.views.board import diagram, heading, outcome, play_by_tricks
from experiments.views.board_json import play_json

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """The arguments and options of `declarer play`."""

    files: BoardFiles = None
    board: Annotated[str | None, typer.Option(metavar="NAME", help="Board to play (default: the first).")] = None
    contract: Annotated[
        str | None, typer.Option(metavar="CONTRACT", help="Contract: 4SN, 3NTEx (default: the board's own).")
    ] = None
    declarer: Annotated[
        str, typer.Option("--declarer", metavar="NAME", help="Declaring player; see `declarer players`.")
    ] = "monte-carlo:fast"
    defender: DefenderName = None
    human: Annotated[
        str | None,
        typer.Option(metavar="SEAT", help="Play this seat yourself, as declarer or defender, by typing cards."),
    ] = None
    constraint: ConstraintList = None
    seed: Seed = 1
    json_: Json = False


@command(
    app,
    PlayOptions,
    epilog="Example: declarer play hands.pbn --board 7 --contract 4SN --declarer monte-carlo:samples=50",
)
def play(options: PlayOptions) -> None:
    """Play one board and show the play trick by trick.

    A board without a contract is played in North-South's best makeable contract, or else in East-West's. With --human
    you play the seat that you name. As declarer you play both hands. If you defend, your partner sees only its own hand
    and dummy, unless --defender names another player. Hints come from a computer player for your seat.
    """
    if options.human is not None and options.json_:
        raise typer.BadParameter("--json cannot be combined with --human", param_hint="--json")
    playing = player("--declarer", options.declarer, Role.DECLARER)
    defending = defence("--defender", options.defender or (_HIDDEN if options.human else "arbitrary"))
    chosen = None if options.contract is None else argument("--contract", Contract.parse, options.contract)
    found = read_board(options.files, options.board, options.constraint)
    ready = prepare(found.board, contract=chosen)
    record = None
    if options.human is not None:
        _play_by_hand(
            ready, argument("--human", Seat.parse, options.human), playing, defending, options.seed, found.place
        )
        return
    if ready.contract is not None:
        deal = stored_deal(ready, FILE, found.place)
        record = record_of(Task(deal, playing, defending, options.seed, (found.place,)))
    if options.json_:
        show(play_json(ready, record))
    else:
        show(heading(ready) + "\n\n" + diagram(found.board.deal))
        if record is not None:
            show(f"\n{play_by_tricks(record.contract, record.plays)}\n\n{outcome(record)}")
    exit_if(found.problems)


_ADVISER_ROLE = 3
_HIDDEN = "monte-carlo:strong,samples=20"
"""The default defender with --human, and a human defender's adviser. It uses the auction, and sees only two hands."""


def _play_by_hand(ready: Board, seat: Seat, playing: PlayerSpec, defending: Defence, seed: int, number: int) -> None:
    contract = ready.contract
    if contract is not None and contract.dummy is seat:
        message = (
            f"{seat.name.title()} is dummy: {contract.declarer.name.title()} declares {contract}; choose another seat"
        )
        raise typer.BadParameter(message, param_hint="--human")
    session = Session(ready, seat, *_others(ready, seat, playing, defending, seed, number), show)
    show(f"{heading(ready)}; 'help' lists what you can type")
    tricks = session.run(_typed(session))
    if tricks is None:
        say("declarer: stopped before the end")
        raise typer.Exit(1)
    declares = seat.same_side(session.contract.declarer)
    score = session.contract.score(tricks, ready.vulnerability) * (1 if declares else -1)
    taken = f"{tricks} tricks{'' if declares else ' to the declarer'}, {score:+d} points to you"
    show(f"{session.contract.result(tricks)}: {taken}; double dummy {ready.double_dummy}")


def _others(
    ready: Board, seat: Seat, playing: PlayerSpec, defending: Defence, seed: int, number: int
) -> tuple[dict[Seat, AnyPlayer], AnyPlayer]:
    """Return the computer players of the other seats, and the computer player that advises the person."""

    def seed_of(role: int) -> np.random.SeedSequence:
        return np.random.SeedSequence(seed, spawn_key=(number, role))

    declarer = playing.make(seed_of(DECLARER_ROLE))
    left, right = defending.make(seed_of(DEFENDER_ROLE))
    if ready.contract is None:
        return {}, declarer
    if seat is ready.contract.declarer:
        return {seat.left: left, seat.right: right}, declarer
    partner = right if seat is ready.contract.declarer.left else left
    adviser = parse_player(_HIDDEN, Role.DEFENDER).make(seed_of(_ADVISER_ROLE))
    return {ready.contract.declarer: declarer, seat.partner: partner}, adviser


def _typed(session: Session) -> Iterator[str]:
    """Yield the lines that the person types, until the input ends."""
    while True:
        try:
            yield input(session.prompt())
        except (EOFError, KeyboardInterrupt):
            return
