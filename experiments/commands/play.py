"""`declarer play`: one board."""

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
    """What `declarer play` is given."""

    files: BoardFiles = None
    board: Annotated[str | None, typer.Option(metavar="NAME", help="Which board; without it, the first.")] = None
    contract: Annotated[
        str | None, typer.Option(metavar="CONTRACT", help="4SN, 3NTEx; without it, the board's own.")
    ] = None
    declarer: Annotated[
        str, typer.Option("--declarer", metavar="NAME", help="Who declares; see `declarer players`.")
    ] = "monte-carlo:fast"
    defender: DefenderName = None
    human: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Declare or defend yourself, from this seat: type the cards.")
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
    """Play one board and show it trick by trick.

    A board without a contract is played in North-South's best makeable one, else in East-West's. With --human you are
    asked for the cards of that seat: the declarer's, for both hands, or a defender's, whose partner plays with hidden
    hands too unless --defender says otherwise. Hints come from who else would sit there.
    """
    if options.human is not None and options.json_:
        raise typer.BadParameter("a person plays on a terminal; leave out --human", param_hint="--json")
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
"""Who defends beside a person, and gives a defender hints: one who has heard the auction, and sees two hands."""


def _play_by_hand(ready: Board, seat: Seat, playing: PlayerSpec, defending: Defence, seed: int, number: int) -> None:
    contract = ready.contract
    if contract is not None and contract.dummy is seat:
        said = f"{contract.declarer.name.title()} declares {contract}, {seat.name.title()} is dummy: take another seat"
        raise typer.BadParameter(said, param_hint="--human")
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
    """Who plays the seats that a person does not, and who gives the person hints."""

    def luck(role: int) -> np.random.SeedSequence:
        return np.random.SeedSequence(seed, spawn_key=(number, role))

    declarer = playing.make(luck(DECLARER_ROLE))
    left, right = defending.make(luck(DEFENDER_ROLE))
    if ready.contract is None:
        return {}, declarer
    if seat is ready.contract.declarer:
        return {seat.left: left, seat.right: right}, declarer
    partner = right if seat is ready.contract.declarer.left else left
    adviser = parse_player(_HIDDEN, Role.DEFENDER).make(luck(_ADVISER_ROLE))
    return {ready.contract.declarer: declarer, seat.partner: partner}, adviser


def _typed(session: Session) -> Iterator[str]:
    """What the person types, until the input ends."""
    while True:
        try:
            yield input(session.prompt())
        except (EOFError, KeyboardInterrupt):
            return
