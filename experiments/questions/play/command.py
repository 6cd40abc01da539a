"""`declarer play`: play one board."""

from __future__ import annotations

from dataclasses import dataclass

from agent.registry import Role, parse_bidder
from agent.rules.contract import Contract
from ddsolver.cards import Seat
from ddsolver.threads import layouts_on_threads
from experiments.boards.board import Board
from experiments.command_line import board_options, common
from experiments.command_line.run_options import Threads
from experiments.command_line.serving import PagePort, serve_until_stopped
from experiments.questions.play.game import HIDDEN, ROBOT, Bidding, Game, bidding_of, game_of
from experiments.questions.play.server import PlayServer
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
    declarer: str | None = common.option(
        None,
        "NAME",
        "Declaring player; see `declarer players` (default: monte-carlo:fast; with --bid, as --defender).",
        "--declarer",
    )
    defender: board_options.DefenderName = None
    human: str | None = common.option(None, "SEAT", "With --browser: play this seat yourself, as declarer or defender.")
    bid: bool = common.option(
        False,
        "",
        "With --human: bid the board first; robots bid in the other seats. If your partner declares, you play the "
        "hand.",
        "--bid",
    )
    bidder: board_options.BidderName = None
    browser: bool = common.option(False, "", "With --human: play on a web page; stop with Ctrl-C.", "--browser")
    port: PagePort = None
    constraint: board_options.ConstraintList = None
    seed: board_options.Seed = 1
    threads: Threads = None
    json_: common.Json = False


@common.command(
    app,
    PlayOptions,
    epilog="Example: declarer play hands.pbn --board 7 --contract 4SN --declarer monte-carlo:samples=50. Or, with "
    "robots in the other seats: declarer play hands.pbn --board 7 --human S --bid --browser",
)
def play(options: PlayOptions) -> None:
    """Play one board and show the play trick by trick.

    A board without a contract is played in the best contract that North-South can make. If they can make none, it
    is played in East-West's best. With --human and --browser you play the seat that you name, on a web page; as
    declarer you play both hands. With --bid you also bid. The computer players then see only what a player at the table
    sees, unless you choose a --defender that sees all hands. Hints come from a computer player for your seat. A claim
    is accepted if the cards that you can see make the tricks certain. At the end you see what each card cost.
    """
    with layouts_on_threads(options.threads):
        _play(options)


def _play(options: PlayOptions) -> None:
    has_seat = options.human is not None
    common.refuse_if(options.browser and not has_seat, "--browser", "add your seat, as in --human S --browser")
    if not options.browser:
        common.refuse_given(options, ("port",), "a web page, with --browser")
    common.refuse_if(has_seat and options.json_, "--json", "--json cannot be combined with --human")
    common.refuse_if(options.bid and not has_seat, "--bid", "it needs your seat, as in --human S")
    common.refuse_if(options.bid and options.contract is not None, "--bid", "leave out --contract: you bid for it")
    common.refuse_if(options.bidder is not None and not options.bid, "--bidder", "add --bid: without it, nobody bids")
    others = ROBOT if options.bid else HIDDEN if options.human else "arbitrary"
    playing = board_options.player(
        "--declarer", options.declarer or (ROBOT if options.bid else _DECLARER), Role.DECLARER
    )
    defending = board_options.defence("--defender", options.defender or others)
    chosen = common.optional("--contract", Contract.parse, options.contract)
    found = board_options.read_board(options.files, options.board, options.constraint)
    if options.human is not None:
        seat = common.argument("--human", Seat.parse, options.human)
        asked: Game | Bidding
        if options.bid:
            bidder = common.argument("--bidder", parse_bidder, options.bidder or board_options.BIDDER)
            asked = bidding_of(found.board, seat, bidder, playing, defending, options.seed, found.place)
        else:
            ready = prepare(found.board, contract=chosen)
            _check_seat(ready, seat)
            asked = game_of(ready, seat, playing, defending, options.seed, found.place)
        why = "add --browser: you play on a web page, no longer by typing in the terminal"
        common.refuse_if(not options.browser, "--human", why)
        serve_until_stopped(PlayServer(asked, options.port or 0), "play", open_=True)
        common.say("declarer: stopped")
        return
    ready = prepare(found.board, contract=chosen)
    record = None
    if ready.contract is not None:
        deal = stored_deal(ready, FILE, found.place)
        record = record_of(Task(deal, playing, defending, options.seed, (found.place,)))
    if options.json_:
        common.show(play_json(ready, record))
    else:
        common.show(heading(ready) + "\n\n" + found.board.deal.diagram())
        if record is not None:
            common.show(f"\n{play_by_tricks(record.contract, record.plays)}\n\n{outcome(record)}")
    common.exit_if(found.problems)


_DECLARER = "monte-carlo:fast"


def _check_seat(ready: Board, seat: Seat) -> None:
    """Raise a usage error for dummy's seat, which has nothing to play."""
    contract = ready.contract
    if contract is not None:
        declarer = f"{contract.declarer.name.title()} declares {contract}"
        why = f"{seat.name.title()} is dummy: {declarer}; choose another seat"
        common.refuse_if(contract.dummy is seat, "--human", why)
