"""`declarer play`: robots play one board."""

from __future__ import annotations

from dataclasses import dataclass

from agent.registry import Role
from agent.rules.contract import Contract
from ddsolver.threads import layouts_on_threads
from experiments.command_line import board_options, common
from experiments.command_line.run_options import Threads
from experiments.runs.best_contract import prepare
from experiments.runs.records import stored_deal
from experiments.runs.rows import FILE
from experiments.runs.tasks import Task, record_of
from experiments.show.board import heading, outcome, play_by_tricks
from experiments.show.board_json import play_json

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOptions:
    """The arguments and options of `declarer play`."""

    files: board_options.BoardFiles = None
    board: board_options.BoardName = None
    contract: board_options.PlayedContract = None
    declarer: str = common.option("monte-carlo:fast", "NAME", "Declaring player; see `declarer players`.", "--declarer")
    defender: board_options.DefenderName = None
    constraint: board_options.ConstraintList = None
    seed: board_options.Seed = 1
    threads: Threads = None
    json_: common.Json = False


@common.command(
    app,
    PlayOptions,
    epilog="Example: declarer play hands.pbn --board 7 --contract 4SN --declarer monte-carlo:samples=50. "
    "To play yourself, see declarer practice --help",
)
def play(options: PlayOptions) -> None:
    """Play one board and show the play trick by trick.

    A board without a contract is played in the best contract that North-South can make. If they can make none, it
    is played in East-West's best.
    """
    playing = board_options.player("--declarer", options.declarer, Role.DECLARER)
    defending = board_options.defence("--defender", options.defender or "arbitrary")
    chosen = common.optional("--contract", Contract.parse, options.contract)
    found = board_options.read_board(options.files, options.board, options.constraint)
    ready, record = prepare(found.board, contract=chosen), None
    if ready.contract is not None:
        deal = stored_deal(ready, FILE, found.place)
        with layouts_on_threads(options.threads):
            record = record_of(Task(deal, playing, defending, options.seed, (found.place,)))
    if options.json_:
        common.show(play_json(ready, record))
    else:
        common.show(heading(ready) + "\n\n" + found.board.deal.diagram())
        if record is not None:
            common.show(f"\n{play_by_tricks(record.contract, record.plays)}\n\n{outcome(record)}")
    common.exit_if(found.problems)
