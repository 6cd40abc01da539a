"""`declarer table-manager`: a match at tables that other programs connect to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from agent.rules.contract import Contract
from experiments.boards.board import BoardFile
from experiments.command_line import common
from experiments.command_line.board_options import Seed
from experiments.command_line.run_options import DealOptions, Decisions, KeptRun, Mix, PlayedOutput
from experiments.competitions.match.command import write_boards
from experiments.competitions.tables.manager import KIND, play
from experiments.competitions.tables.settings import SessionSettings
from experiments.runs.processes.pool import ONE_PROCESS
from experiments.statistics.sequential import SequentialTest

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOptions(DealOptions):
    """The arguments and options of `declarer table-manager`."""

    players: str = common.option(
        "NS=client:name=A,EW=client:name=B",
        "LIST",
        "A player for every seat: NS=NAME,EW=NAME or N=NAME,E=NAME,S=NAME,W=NAME. 'client' is any program "
        "that connects; 'client:name=BEN' is only a program with this name. All other names are our players; "
        "'A / B' declares as A and defends as B.",
    )
    contract: str | None = common.option(
        None, "CONTRACT", "Play every board of the files in this contract, as in 3NTS."
    )
    tables: int = common.option(
        2, "N", "Number of tables. With 2, each deal is played twice, with the pairs exchanged.", min=1, max=2
    )
    bidding: str = common.option(
        "announced",
        "WHO",
        "'announced': clients must make the calls of the file; for a board without calls, those of the "
        "shortest auction to its contract. 'clients': clients and robots bid freely; our other players pass.",
    )
    host: str = common.option("127.0.0.1", "ADDRESS", "Address to listen at; with 0.0.0.0, other machines can connect.")
    port: int = common.option(
        2000, "N", "Port of table 1; table 2 has the next one. 0 chooses free ports.", min=0, max=65534
    )
    pause: float = common.option(
        0.0, "SECONDS", "Pause between two lines to a client; some old clients need about 0.2.", min=0, max=5
    )
    client_timeout: float = common.option(
        600.0,
        "SECONDS",
        "A client that sends no line for this time, although the table waits for it, loses its seat.",
        min=1,
        max=86400,
    )
    sprt: str | None = common.option(
        None,
        "LOW,HIGH",
        "With 0,0.5, stop as soon as the results show that the first pair gains more than 0 IMPs a board, or "
        "as soon as they show that it gains less than 0.5. Boards of a file are played in a random order, which "
        "--seed determines.",
    )
    seed: Seed = 1
    run: KeptRun = None
    mix: Mix = False
    decisions: Decisions = False
    log: Path | None = common.option(
        None, "FILE", "File for all lines sent to clients or received from them (default with --run: RUN/lines.log)."
    )
    output: PlayedOutput = None
    json_: common.Json = False


@common.command(
    app,
    SessionOptions,
    name="table-manager",
    epilog="Example: declarer table-manager hands.pbn --players NS=client,EW=robot:fast --bidding clients --run RUN. "
    "In other terminals: declarer sit --seat North, declarer sit --seat South; for table 2 declarer sit --port 2001 "
    "--seat East, declarer sit --port 2001 --seat West.",
)
def table_manager(options: SessionOptions) -> None:
    """Play a match at tables that other programs connect to.

    Programs such as WBridge5 and BEN connect by the Blue Chip table-manager protocol, version 18. If a program
    disconnects, its table waits until a program takes the seat again, and then restarts the board.
    docs/how-to/table-manager.md has more.
    """
    replace(KIND, play=partial(play, log=options.log)).command(
        _settings(options),
        options.run,
        ONE_PROCESS,
        read=lambda: _in_contract(options.read_boards(), options.contract),
        mix=options.mix,
        json_=options.json_,
        finish=partial(write_boards, options.output),
    )


def _in_contract(read: BoardFile, contract: str | None) -> BoardFile:
    """Return boards in this contract and without their auctions; without ``contract``, return them unchanged."""
    if contract is None:
        return read
    given = Contract.parse(contract)
    boards = (replace(board, contract=given, auction=None, passed_out=False) for board in read.boards)
    return replace(read, boards=tuple(boards))


def _settings(options: SessionOptions) -> SessionSettings:
    options.check_output(options.output)
    if options.contract is not None:
        common.argument("--contract", Contract.parse, options.contract)
        common.refuse_if(
            options.contracts is not None or options.random is not None or options.bidding != "announced",
            "--contract",
            "it is only for boards from files whose calls are announced; leave out --contracts, --random and "
            "--bidding clients",
        )
    values = common.same_named(SessionSettings, options) | options.settings
    if options.sprt is not None:
        test = common.argument("--sprt", SequentialTest.parse, options.sprt)
        values |= {"sprt": (test.low, test.high)}
    return common.settings_of(SessionSettings, values)
