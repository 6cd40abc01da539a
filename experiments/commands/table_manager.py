"""`declarer table-manager`: a match at tables that other programs connect to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from agent.rules.contract import Contract
from experiments.boards.board import Board
from experiments.commands.board_options import Seed
from experiments.commands.common import Json, argument, command, exit_if, new_app, say, show
from experiments.commands.deal_options import DealOptions
from experiments.commands.match import show_match, write_boards
from experiments.commands.run_options import Mix, stopped_in_good_order
from experiments.errors import SettingsError
from experiments.runs.progress import Bars
from experiments.runs.settings import make_settings
from experiments.runs.store import Store
from experiments.statistics.sequential import SequentialTest

if TYPE_CHECKING:
    from experiments.match.run import PlayedMatch
    from experiments.network.settings import SessionSettings

app = new_app()
LOG = "lines.log"
"""The name of the log file in the folder of a run."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOptions(DealOptions):
    """The arguments and options of `declarer table-manager`."""

    players: Annotated[
        str,
        typer.Option(
            metavar="LIST",
            help="A player for every seat: NS=NAME,EW=NAME or N=NAME,E=NAME,S=NAME,W=NAME. 'client' is any program "
            "that connects; 'client:name=BEN' is only a program with this name. All other names are our players; "
            "'A / B' declares as A and defends as B.",
        ),
    ] = "NS=client:name=A,EW=client:name=B"
    contract: Annotated[
        str | None,
        typer.Option(metavar="CONTRACT", help="Play every board of the files in this contract, as in 3NTS."),
    ] = None
    tables: Annotated[
        int,
        typer.Option(
            min=1,
            max=2,
            metavar="N",
            help="Number of tables. With 2, each deal is played twice, with the pairs exchanged.",
        ),
    ] = 2
    bidding: Annotated[
        str,
        typer.Option(
            metavar="WHO",
            help="'announced': clients must make the calls of the file; for a board without calls, those of the "
            "shortest auction to its contract. 'clients': the clients bid freely, and our players pass.",
        ),
    ] = "announced"
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Address to listen at; with 0.0.0.0, other machines can connect.")
    ] = "127.0.0.1"
    port: Annotated[
        int,
        typer.Option(
            min=0, max=65534, metavar="N", help="Port of table 1; table 2 has the next one. 0 chooses free ports."
        ),
    ] = 2000
    pause: Annotated[
        float,
        typer.Option(
            min=0,
            max=5,
            metavar="SECONDS",
            help="Pause between two lines to a client; some old clients need about 0.2.",
        ),
    ] = 0.0
    client_timeout: Annotated[
        float,
        typer.Option(
            min=1,
            max=86400,
            metavar="SECONDS",
            help="A client that sends no line for this time, although the table waits for it, loses its seat.",
        ),
    ] = 600.0
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="LOW,HIGH",
            help="With 0,0.5, stop as soon as the first pair clearly gains more than 0 IMPs a board on the second, or "
            "clearly gains less than 0.5.",
        ),
    ] = None
    seed: Seed = 1
    run: Annotated[
        Path | None,
        typer.Option(metavar="RUN", help="Keep boards and lines in this folder; repeat the command to resume."),
    ] = None
    mix: Mix = False
    log: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="File for all lines sent to clients or received from them (default with --run: RUN/lines.log).",
        ),
    ] = None
    replay: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="Instead of playing a match, replay a log written by --log, and check that the same cards are played "
            "and the same lines are sent.",
        ),
    ] = None
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="FILE", help="Write all played boards to this .pbn or .lin file."),
    ] = None
    json_: Json = False


@command(
    app,
    SessionOptions,
    name="table-manager",
    epilog="Example: declarer table-manager hands.pbn --players NS=client,EW=monte-carlo --run RUN. In other "
    "terminals: declarer sit --seat North, declarer sit --seat South, and for table 2 declarer sit --port 2001 --seat "
    "East, declarer sit --port 2001 --seat West.",
)
def table_manager(options: SessionOptions) -> None:
    """Play a match at tables that other programs connect to.

    Programs such as WBridge5 and BEN connect by the Blue Chip table-manager protocol, version 18. If a program
    disconnects, its table waits until a program takes the seat again, and then restarts the board.
    docs/how-to/table-manager.md has more.
    """
    from experiments.network.replay import replay
    from experiments.runs.session import open_run

    if options.replay is not None:
        found = replay(options.replay)
        for difference in found.differences:
            say(f"declarer: {difference}")
        values = {"boards": found.boards, "lines": found.lines, "differences": list(found.differences)}
        show(values if options.json_ else f"{found.boards} boards, {found.lines} lines: {_alike(found.differences)}")
        exit_if(found.differences)
        return
    settings = _settings(options)
    with (
        stopped_in_good_order(options.run),
        open_run(options.run, settings.facts, may_mix_programs=options.mix) as store,
    ):
        read = options.read_boards()
        boards = [_in_contract(board, options.contract) for board in read.boards]
        played = _play(settings, store, boards, options.log, options.run, json_=options.json_)
        write_boards(options.output, played, store)
    exit_if(read.problems or played.problems or played.failures or played.played.interrupted)


def resume(store: Store, *, json_: bool) -> None:
    """Play the missing boards of a run, at tables with the settings of the run."""
    from experiments.network.settings import SessionSettings

    with stopped_in_good_order(store.folder):
        played = _play(SessionSettings.of_run(store), store, (), None, store.folder, json_=json_)
    exit_if(played.failures or played.played.interrupted)


def _play(
    settings: SessionSettings,
    store: Store,
    boards: Sequence[Board],
    log: Path | None,
    run: Path | None,
    *,
    json_: bool,
) -> PlayedMatch:
    """Play a session's missing boards and print the result.

    The log file is ``log`` or, by default, `LOG` in the folder ``run``.
    """
    from experiments.network.line_log import written_to
    from experiments.network.manager import play_session

    with written_to(log or (run and run / LOG)) as write:
        found = play_session(settings, store, boards, Bars(), write)
        show_match(found, store, run, json_=json_)
    return found


def _in_contract(board: Board, contract: str | None) -> Board:
    """Return a board in this contract and without its auction; without ``contract``, return the board unchanged."""
    if contract is None:
        return board
    return replace(board, contract=Contract.parse(contract), auction=None, passed_out=False)


def _alike(differences: tuple[str, ...]) -> str:
    return "the same play and lines" if not differences else f"{len(differences)} differences"


def _settings(options: SessionOptions) -> SessionSettings:
    from experiments.network.settings import SessionSettings

    options.check_output(options.output)
    if options.contract is not None:
        argument("--contract", Contract.parse, options.contract)
        if options.contracts is not None or options.random is not None or options.bidding != "announced":
            raise typer.BadParameter(
                "it is only for boards from files whose calls are announced; leave out --contracts, --random and "
                "--bidding clients",
                param_hint="--contract",
            )
    values: dict[str, object] = {
        "players": options.players,
        **options.settings,
        "seed": options.seed,
        "host": options.host,
        "port": options.port,
        "tables": options.tables,
        "bidding": options.bidding,
        "pause": options.pause,
        "client_timeout": options.client_timeout,
    }
    if options.sprt is not None:
        test = argument("--sprt", SequentialTest.parse, options.sprt)
        values |= {"sprt": (test.low, test.high)}
    try:
        return make_settings(SessionSettings, values, "the settings given")
    except SettingsError as error:
        raise typer.BadParameter(str(error)) from None
