"""`declarer bid`: which call a hand should make, and why; or the auctions of all boards of a file."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import typer

from agent.errors import PlayerError
from agent.players.bidding.bidder import BiddingView
from agent.registry import BidderSpec, parse_bidder
from agent.rules.auction import Call, parse_call
from agent.rules.constraints import DealConditions
from experiments.boards.board import FilePart
from experiments.boards.files import BoardFiles, is_file
from experiments.boards.messages import Messages
from experiments.boards.pbn.writer import PbnWriter
from experiments.command_line import board_options, common
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.errors import FormatError
from experiments.questions.bid.analysis import bid_json, bid_text, explained_call
from experiments.questions.bid.whole_file import DealToBid, KeptAuctions, ReadPart, bid_board, bid_deals, parts_to_bid
from experiments.questions.situation import Situation
from experiments.runs.code_version import code_of
from experiments.runs.deals import random_board
from experiments.runs.lock import write_whole
from experiments.runs.progress import progress_bar
from experiments.show.board import counted
from experiments.show.rendering import writing

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
    conditions = board_options.deal_conditions(options.where, options.random)
    common.refuse_if(
        (options.what is None) == (options.random is None), "HAND|FILE", "give a hand, a file or --random N"
    )
    if options.random is not None:
        parts = partial(_random_parts, options.random, options.seed, conditions)
        _bid_boards(options, bidder, parts, f"{options.random} random deals")
        return
    assert options.what is not None
    if is_file(options.what):
        source = Path(options.what)
        _bid_boards(options, bidder, BoardFiles([source]).parts, str(source), [source])
        return
    common.refuse_given(options, ("output", "jobs"), "board files and --random")
    view = common.settings_of(Situation.of(options, hand=options.what).to_call, {}, {"hand": "HAND"})
    other = common.optional("--call", partial(_legal_call, view), options.call)
    explained = explained_call(view, bidder, options.seed, other)
    common.show(bid_json(explained) if options.json_ else bid_text(explained))


def _legal_call(view: BiddingView, text: str) -> Call:
    """Return the call in a text, after checking that it is legal."""
    return view.auction.call(parse_call(text)).calls[-1]


def _random_parts(number: int, seed: int, conditions: DealConditions) -> Iterator[FilePart]:
    """Yield random boards, the same for the same seed."""
    for at in range(number):
        yield FilePart("random deals", random_board(at, seed, str(conditions)))


def _checked_bidder(text: str) -> BidderSpec:
    """Return the bidder in a text, after making it once: the calls of a script are read then."""
    bidder = parse_bidder(text)
    bidder.make(np.random.SeedSequence(0))
    return bidder


def _bid_boards(
    options: BidOptions,
    bidder: BidderSpec,
    parts: Callable[[], Iterator[FilePart]],
    named: str,
    sources: Sequence[Path] = (),
) -> None:
    """Bid boards, of files or random ones, and write them to a file."""
    common.refuse_given(options, _OF_HAND, "a HAND; boards have their own values")
    output = options.output
    if output is None:
        raise typer.BadParameter("name the file for the boards with -o FILE.pbn", param_hint="--output")
    why = "use a name that ends in .pbn, and `declarer convert` to make another format of it"
    board_options.check_output(output, sources, only_pbn=why)

    def read() -> Iterator[ReadPart]:
        return parts_to_bid(parts(), bidder, options.seed)

    boards, deals, digest, has_problems = _survey(read, named)
    common.exit_if(not deals)
    facts = {
        "kind": "bid",
        "bidder": bidder.key,
        "program": code_of((), (bidder,)),
        "seed": str(options.seed),
        "boards": digest,
    }
    with closing(KeptAuctions(output.with_name(f"{output.name}.part"), facts, boards)) as kept:
        failed = _bid_missing(read(), deals, kept, processes_for(options.jobs, deals, _LEAST_BOARDS), output)
        with writing(output):
            write_whole(output, lambda new: _write_to(new, read(), kept, bidder))
        kept.remove()
    bid_ones = f"{kept.number} of them bid"
    common.say(f"declarer: {counted(boards, 'board')} written to {output}, {bid_ones} by {bidder.key}")
    common.exit_if(has_problems or failed)


def _survey(read: Callable[[], Iterator[ReadPart]], named: str) -> tuple[int, int, str, bool]:
    """Read files to their end, and report their problems.

    Return the number of boards and of those whose 52 cards are known, a digest of the deals, and whether there was a
    problem.
    """
    problems, remarks, unknown = Messages(), Messages(), Messages()
    digest = hashlib.sha256()
    boards = deals = 0
    has_problems = False
    for part, deal in read():
        problems.add(part.problems)
        remarks.add(part.remarks)
        boards += part.board is not None
        if isinstance(deal, DealToBid):
            deals += 1
            digest.update(deal.fact)
        elif deal is not None:
            unknown.add([f"{named}: {deal}"])
        has_problems = has_problems or bool(part.problems) or isinstance(deal, FormatError)
    for messages in (problems, remarks, unknown):
        board_options.tell(messages)
    return boards, deals, digest.hexdigest()[:16], has_problems


def _bid_missing(parts: Iterator[ReadPart], number: int, kept: KeptAuctions, jobs: int, output: Path) -> int:
    """Bid the deals that are not kept yet; return the number of failures."""
    failed = 0
    left = (deal for _, deal in parts if isinstance(deal, DealToBid) and deal.place not in kept)
    try:
        with progress_bar(number, "bidding", "board", kept.number) as bar:
            for place, found in bid_deals(left, jobs):
                if isinstance(found, PlayerError):
                    common.say(f"declarer: {found}")
                    failed += 1
                else:
                    kept.add(place, found)
                bar.update()
    except KeyboardInterrupt:
        done = f"{kept.number} of {counted(number, 'board')}"
        common.say(f"declarer: stopped; {done} are bid. Repeat the command to go on and write {output}")
        raise typer.Exit(1) from None
    return failed


def _write_to(path: Path, parts: Iterator[ReadPart], kept: KeptAuctions, bidder: BidderSpec) -> None:
    """Write all boards of a file, those that were bid with their auctions, the others unchanged."""
    auctions = kept.in_order()
    with PbnWriter(path) as writer:
        for part, deal in parts:
            writer.add_around(part)
            board = part.board
            if board is not None and isinstance(deal, DealToBid) and deal.place in kept:
                board = bid_board(board, next(auctions).dealt_by(board.dealer), bidder)
            if board is not None:
                writer.add(board)
        writer.finish()
