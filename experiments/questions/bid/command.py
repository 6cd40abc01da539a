"""`declarer bid`: which call a hand should make, and why; or the auctions of all boards of a file."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from shutil import rmtree

import numpy as np
import typer

from agent.players.bidding.bidder import BiddingView
from agent.registry import BidderSpec, parse_bidder
from agent.rules.auction import Call, parse_call
from ddsolver.errors import BridgeError
from experiments.boards.board import Board, BoardFile
from experiments.boards.files import is_file
from experiments.boards.pbn.writer import write_pbn
from experiments.command_line import board_options, common
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.questions.bid.analysis import bid_json, bid_text, explained_call
from experiments.questions.bid.whole_file import bid_missing, with_auctions
from experiments.questions.situation import Situation
from experiments.runs.code_version import code_of
from experiments.runs.deals import random_board
from experiments.runs.store import Store
from experiments.show.board import counted

app = common.new_app()

_LEAST_BOARDS = 8
"""The least boards for a process: the network bids and explains them in about the time of its start."""
_OF_HAND = ("auction", "dealer", "vulnerable", "opponents", "call", "json_")


@dataclass(frozen=True, slots=True, kw_only=True)
class BidOptions:
    """The arguments and options of `declarer bid`."""

    what: str | None = common.positional(
        None,
        "HAND|FILE",
        "A hand: spades, hearts, diamonds, clubs, as in AKJ52.Q83.K4.962. Or a board file (.pbn or .lin), or "
        "a folder of them, to bid all its boards. Or nothing, with --random.",
    )
    random: board_options.RandomDeals = None
    where: board_options.Where = None
    auction: board_options.Calls = None
    dealer: board_options.Dealer = None
    vulnerable: board_options.Vulnerable = None
    opponents: str | None = common.option(None, "SYSTEM", "The opponents' system, such as sayc (default: unknown).")
    call: str | None = common.option(
        None, "CALL", "A call to set beside the bidder's (default: the next likeliest one)."
    )
    bidder: board_options.BidderName = None
    seed: board_options.Seed = 1
    jobs: JobsOfAll = None
    output: Path | None = common.option(
        None,
        "FILE.pbn",
        "With a FILE or --random: write the boards with their new auctions to this file; if the command is "
        "stopped, repeat it to go on.",
        "-o",
        "--output",
    )
    json_: common.Json = False


@common.command(
    app,
    BidOptions,
    name="bid",
    epilog="Example: declarer bid AKJ52.Q83.K4.962. "
    "Or: declarer bid A4.KQ982.K73.962 --auction '1C 1S ?' --vulnerable NS --bidder net. "
    "Or: declarer bid AQ73.K9.KJ85.T43 --auction '1NT P' --call 3NT. "
    "Or: declarer bid evening.pbn -o bid.pbn --bidder net. "
    "Or: declarer bid --random 20 --where 'S:bal,hcp=15-17' -o notrumps.pbn --bidder net",
)
def bid(options: BidOptions) -> None:
    """Show which call a hand should make, or bid a whole file.

    The calls that a network finds likely are candidates. Monte-Carlo bids each of them to the end in layouts that the
    calls so far make likely, and solves the contracts; IMPs are those won over the likeliest call. The line below the
    call sets it beside the next likeliest one, or beside --call, in layouts that chose neither.

    With a file or --random, the bidder bids each board at all four seats. The new file has the auctions, with a note
    for each call that shows something; a file's own auctions, play and results are left out.
    """
    bidder = common.argument("--bidder", _checked_bidder, options.bidder or board_options.BIDDER)
    board_options.deal_conditions(options.where, options.random)
    common.refuse_if(
        (options.what is None) == (options.random is None), "HAND|FILE", "give a hand, a file or --random N"
    )
    if options.what is None or is_file(options.what):
        _bid_boards(options, bidder, None if options.what is None else Path(options.what))
        return
    common.refuse_given(options, ("output", "jobs"), "board files and --random")
    view = common.settings_of(Situation.of(options, hand=options.what).to_call, {}, {"hand": "HAND"})
    other = common.optional("--call", partial(_legal_call, view), options.call)
    explained = explained_call(view, bidder, options.seed, other)
    common.show(bid_json(explained) if options.json_ else bid_text(explained))


def _legal_call(view: BiddingView, text: str) -> Call:
    """Return the call in a text, after checking that it is legal."""
    return view.auction.call(parse_call(text)).calls[-1]


def _checked_bidder(text: str) -> BidderSpec:
    """Return the bidder in a text, after making it once: the calls of a script are read then."""
    bidder = parse_bidder(text)
    bidder.make(np.random.SeedSequence(0))
    return bidder


def _bid_boards(options: BidOptions, bidder: BidderSpec, source: Path | None) -> None:
    """Bid the boards of a file, or random ones, and write them to a file."""
    common.refuse_given(options, _OF_HAND, "a HAND; boards have their own values")
    output, number = options.output, options.random or 0
    if output is None:
        raise typer.BadParameter("name the file for the boards with -o FILE.pbn", param_hint="--output")
    why = "use a name that ends in .pbn, and `declarer convert` to make another format of it"
    board_options.check_output(output, [] if source is None else [source], only_pbn=why)
    where = str(board_options.deal_conditions(options.where, options.random))
    random = tuple(random_board(place, options.seed, where) for place in range(number))
    read = BoardFile(random, ()) if source is None else board_options.read_boards([source])
    common.exit_if(not read.boards)
    rows = repr([(board.hands, int(board.dealer), str(board.vulnerability)) for board in read.boards])
    facts = {
        "kind": "bid",
        "bidder": bidder.key,
        "program": code_of((), (bidder,)),
        "seed": str(options.seed),
        "boards": hashlib.sha256(rows.encode()).hexdigest()[:16],
    }
    folder = output.with_name(f"{output.name}.part")
    with Store(folder, facts, create=True, remedy="delete this folder, or repeat the command that began it") as store:
        faults = _bid_missing(options, bidder, read.boards, store)
        auctions = dict(store.details())
        if auctions:
            write_pbn(output, with_auctions(read.boards, auctions, bidder), read.surroundings)
            bid_ones = f"{len(auctions)} of them bid by {bidder.key}"
            common.say(f"declarer: {counted(len(read.boards), 'board')} written to {output}, {bid_ones}")
    rmtree(folder, ignore_errors=True)
    common.exit_if(read.problems or faults)


def _bid_missing(
    options: BidOptions, bidder: BidderSpec, boards: Sequence[Board], store: Store
) -> Sequence[BridgeError]:
    """Bid the boards that are not kept yet; report and return the reasons why some cannot be bid."""
    jobs = processes_for(options.jobs, len(boards), _LEAST_BOARDS)
    try:
        faults = bid_missing(store, boards, bidder, options.seed, jobs)
    except KeyboardInterrupt:
        done = f"{len(dict(store.details()))} of {counted(len(boards), 'board')}"
        common.say(f"declarer: stopped; {done} are bid. Repeat the command to go on and write {options.output}")
        raise typer.Exit(1) from None
    board_options.tell(faults)
    return faults
