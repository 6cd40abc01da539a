"""`declarer sit`: one of our players takes a seat at a table that another program manages."""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from agent.option_text import split_unquoted
from agent.registry import BidderSpec, Role, Sight, parse_bidder
from agent.robots import Robot, is_robot
from agent.rules.contract import Contract
from ddsolver.cards import Seat
from ddsolver.errors import BridgeError
from experiments.boards.files import read_files
from experiments.command_line import common
from experiments.command_line.board_options import Seed, player
from experiments.competitions.tables.client import (
    BidderCalls,
    Calls,
    PlannedCalls,
    SeatedPlayer,
    SeenBoard,
    TableClient,
)
from experiments.competitions.tables.connection import ConnectionLostError, LineLog, connect, written_to
from experiments.runs.processes.pool import ONE_PROCESS
from experiments.runs.tasks import load
from experiments.show.board import contract_words, counted

app = common.new_app()
_DEFENDER = "monte-carlo:strong"
_BIDDER = "monte-carlo"


@dataclass(frozen=True, slots=True, kw_only=True)
class SitOptions:
    """The options of `declarer sit`."""

    seat: str = common.option("any", "SEAT", "North, East, South or West; or 'any': the manager chooses a free seat.")
    player: str = common.option(
        "robot:strong",
        "NAME",
        "A robot, such as robot:fast. Or a player that declares and defends (if it cannot defend, "
        "monte-carlo:strong does); or 'A / B': A declares, and B defends.",
    )
    bidder: str | None = common.option(
        None, "NAME", "Who bids, if --player is no robot: net or monte-carlo, or with options (default: monte-carlo)."
    )
    auctions: Path | None = common.option(
        None, "FILE", "Make the calls in this file (.pbn or .lin) instead; pass on other boards."
    )
    contract: str | None = common.option(
        None, "CONTRACT", "Make the calls that lead to this contract instead, as in 3NTS."
    )
    explain: bool = common.option(False, "", "Tell the opponents what our bidder's calls show, as alerts.", "--explain")
    name: str = common.option("declarer", "NAME", "Name of the team.")
    host: str = common.option("127.0.0.1", "ADDRESS", "Address of the manager.")
    port: int = common.option(2000, "N", "Port of the manager.", min=1, max=65535)
    seed: Seed = 1
    log: Path | None = common.option(None, "FILE", "Write every line sent or received to this file.")
    json_: common.Json = False


@common.command(
    app,
    SitOptions,
    epilog="Example: declarer sit --seat South --player robot:strong. Or: declarer sit --player 'payoff:strong / "
    "monte-carlo:strong' --bidder net",
)
def sit(options: SitOptions) -> None:
    """Seat one of our players at any table manager.

    The manager speaks the Blue Chip table-manager protocol, version 18. The bidder makes the calls, unless you give
    --auctions or --contract.
    """
    both = options.auctions is not None and options.contract is not None
    common.refuse_if(both, "--contract", "give only one of --auctions and --contract")
    seat = None if options.seat.lower() == "any" else common.argument("--seat", Seat.parse, options.seat)
    robot, bidder = _robot(options)
    seated = SeatedPlayer(options.name, robot, options.seed)
    why = f"{bidder.key} is no bidder of ours; only the calls of our own bidders can be explained"
    common.refuse_if(options.explain and not bidder.is_built_in, "--explain", why)
    contract = common.optional("--contract", Contract.parse, options.contract)
    read = None if options.auctions is None else read_files([options.auctions])
    load(ONE_PROCESS)
    boards: list[SeenBoard] = []

    def on_board(board: SeenBoard) -> None:
        boards.append(board)
        common.say(f"declarer: {_words(board)}")

    with written_to(options.log) as log:
        calls: Calls = BidderCalls(bidder, options.seed, options.explain)
        if read is not None or contract is not None:
            calls = PlannedCalls(read.boards if read else (), contract)
        reason = asyncio.run(_play(options, seat, seated, calls, on_board, log))
    if boards or not reason:
        common.show(
            {"boards": [_board_json(board) for board in boards]}
            if options.json_
            else f"{counted(len(boards), 'board')} played"
        )
    if reason:
        common.say(f"declarer: {reason}")
    common.exit_if(reason or (read and read.problems))


async def _play(
    options: SitOptions, seat: Seat | None, seated: SeatedPlayer, calls: Calls, on_board: Any, log: Any
) -> str:
    """Play the session. Return the reason if it ended early, else an empty text."""
    lines = LineLog(1, log)
    who = options.seat.title()
    try:
        connection = await connect(options.host, options.port, lambda sign, line: lines.line(who, sign, line))
    except OSError as error:
        return f"cannot connect to {options.host}:{options.port}: {os.strerror(error.errno) if error.errno else error}"
    try:
        await TableClient(
            connection, seat, seated, calls, on_board, lambda odd: common.say(f"passed over: {odd}")
        ).run()
    except ConnectionLostError as error:
        if why := str(error):
            return f"the connection was ended before the end of the session: {why}"
        return "the manager closed the connection before the end of the session"
    except BridgeError as error:
        return str(error)
    finally:
        await connection.close()
    return ""


def _robot(options: SitOptions) -> tuple[Robot, BidderSpec]:
    """Return who plays and who bids; a usage error if the player cannot sit at a table."""
    text = options.player
    declares, *defends = split_unquoted(text, " / ")
    alone = None if is_robot(text) or defends else player("--player", declares, Role.DECLARER)
    if alone is not None and Role.DEFENDER not in alone.entry.roles:
        text = f"{declares} / {_DEFENDER}"
    robot = common.argument("--player", Robot.parse, text)
    two = robot.bidder is not None and options.bidder is not None
    common.refuse_if(two, "--bidder", f"{text} has a bidder already; leave out --bidder")
    bidder = robot.bidder or common.argument("--bidder", parse_bidder, options.bidder or _BIDDER)
    common.refuse_if(
        robot.defender.entry.sees is Sight.ALL_HANDS,
        "--player",
        f"{robot.defender.key} sees all hands; choose a defender that sees only its own hand and dummy",
    )
    return robot, bidder


def _words(board: SeenBoard) -> str:
    if board.contract is None:
        return f"board {board.number}: passed out"
    return f"board {board.number}: {contract_words(board.contract)}, {board.contract.result(board.tricks)}"


def _board_json(board: SeenBoard) -> dict[str, Any]:
    return {
        "board": board.number,
        "contract": None if board.contract is None else str(board.contract),
        "plays": " ".join(map(str, board.plays)),
        "tricks": board.tricks,
    }
