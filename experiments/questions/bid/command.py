"""`declarer bid`: which call a hand should make, and why; or the auctions of all boards of a file."""

from __future__ import annotations

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import numpy as np
import typer

from agent.bidders import BidderSpec, parse_bidder
from agent.calls.context_features import parse_system
from agent.errors import PlayerError
from agent.players.bidding.bidder import BiddingView
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import hand_from_pbn
from ddsolver.errors import BridgeError
from experiments.boards.board import BoardFile
from experiments.boards.files import check_target, is_file
from experiments.boards.pbn.writer import write_pbn
from experiments.command_line.board_options import Seed, read_boards, tell
from experiments.command_line.common import Json, argument, command, exit_if, new_app, say, show
from experiments.command_line.run_options import JobsOfAll, processes_for
from experiments.questions.bid.analysis import explained_call
from experiments.questions.bid.kept_auctions import KeptAuctions
from experiments.questions.bid.report import bid_json, bid_text
from experiments.questions.bid.whole_file import DealToBid, bid_board, bid_deals, deals_to_bid, digest
from experiments.runs.folder_facts import write_whole
from experiments.runs.progress import progress_bar
from experiments.show.board import counted
from experiments.show.rendering import writing

app = new_app()

_LEAST_BOARDS = 8
"""The least boards for a process: the network bids and explains them in about the time of its start."""
_OF_HAND = "--auction, --dealer, --vulnerable, --opponents and --json"


@dataclass(frozen=True, slots=True, kw_only=True)
class BidOptions:
    """The arguments and options of `declarer bid`."""

    what: Annotated[
        str,
        typer.Argument(
            metavar="HAND|FILE",
            help="A hand: spades, hearts, diamonds, clubs, as in AKJ52.Q83.K4.962. Or a board file (.pbn or .lin), or "
            "a folder of them, to bid all its boards.",
        ),
    ]
    auction: Annotated[
        str, typer.Option(metavar="CALLS", help="The calls so far, from the dealer on, as in '1S P'; ? may end them.")
    ] = ""
    dealer: Annotated[str | None, typer.Option(metavar="SEAT", help="The dealer: N, E, S or W (default: N).")] = None
    vulnerable: Annotated[
        str | None, typer.Option(metavar="SIDES", help="Vulnerable side: None, NS, EW or All (default: None).")
    ] = None
    opponents: Annotated[
        str | None, typer.Option(metavar="SYSTEM", help="The opponents' system, such as sayc (default: unknown).")
    ] = None
    bidder: Annotated[str, typer.Option(metavar="BIDDER", help="Who bids: monte-carlo or net, or with options.")] = (
        "monte-carlo"
    )
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="OUT.pbn",
            help="With a FILE: write its boards with their new auctions to this file; if the command is stopped, "
            "repeat it to go on.",
        ),
    ] = None
    seed: Seed = 1
    jobs: JobsOfAll = None
    json_: Json = False


@command(
    app,
    BidOptions,
    name="bid",
    epilog="Example: declarer bid AKJ52.Q83.K4.962. "
    "Or: declarer bid A4.KQ982.K73.962 --auction '1C 1S ?' --vulnerable NS --bidder net. "
    "Or: declarer bid evening.pbn -o bid.pbn --bidder net",
)
def bid(options: BidOptions) -> None:
    """Show which call a hand should make, or bid a whole file.

    The calls that a network finds likely are candidates. Monte-Carlo bids each of them to the end in layouts that the
    calls so far make likely, and solves the contracts; IMPs are those won over the likeliest call.

    With a file, the bidder bids each board at all four seats. The new file has the auctions, with a note for each call
    that shows something; the file's own auctions, play and results are left out.
    """
    bidder = argument("--bidder", _checked_bidder, options.bidder)
    if is_file(options.what):
        _bid_file(options, bidder)
        return
    if options.output is not None or options.jobs is not None:
        raise typer.BadParameter("they only apply to board files", param_hint="--output and --jobs")
    view = _view(options)
    explained = explained_call(view, bidder, options.seed)
    show(bid_json(explained) if options.json_ else bid_text(explained))


def _checked_bidder(text: str) -> BidderSpec:
    """Return the bidder in a text, after making it once: the calls of a script are read then."""
    bidder = parse_bidder(text)
    bidder.make(np.random.SeedSequence(0))
    return bidder


def _view(options: BidOptions) -> BiddingView:
    opponents = argument("--opponents", parse_system, options.opponents or "unknown")
    try:
        auction = Auction(Seat.parse(options.dealer or "N"), options.auction.strip().removesuffix("?"))
        vulnerability = Vulnerability.parse(options.vulnerable or "None")
        return BiddingView(hand_from_pbn(options.what), auction, vulnerability, opponents)
    except BridgeError as error:
        raise typer.BadParameter(str(error), param_hint="HAND, --auction, --dealer, --vulnerable") from None


def _bid_file(options: BidOptions, bidder: BidderSpec) -> None:
    """Bid the boards of a file, and write them to another one."""
    if options.json_ or any((options.auction, options.dealer, options.vulnerable, options.opponents)):
        raise typer.BadParameter("they only apply to a HAND; boards have their own", param_hint=_OF_HAND)
    source, output = Path(options.what), options.output
    if output is None:
        raise typer.BadParameter("name the file for the boards with -o OUT.pbn", param_hint="--output")
    argument("--output", lambda given: check_target(Path(given), [source]), str(output))
    if output.suffix.lower() != ".pbn":
        why = f"{output}: use a name that ends in .pbn, and `declarer convert` to make another format of it"
        raise typer.BadParameter(why, param_hint="--output")
    read = read_boards([source])
    deals, problems = deals_to_bid(read.boards, bidder, options.seed)
    tell(f"{source}: {problem}" for problem in problems)
    if not deals:
        raise typer.Exit(1)
    facts = {"format": 1, "bidder": bidder.key, "seed": options.seed, "boards": digest(deals)}
    kept = KeptAuctions(output.with_name(f"{output.name}.part"), facts)
    with closing(kept):
        failed = _bid_missing(deals, kept, processes_for(options.jobs, len(deals), _LEAST_BOARDS), output)
        _write(output, read, kept.auctions, bidder)
        kept.remove()
    bid_ones = f"{len(kept.auctions)} of them bid"
    say(f"declarer: {counted(len(read.boards), 'board')} written to {output}, {bid_ones} by {bidder.key}")
    exit_if(read.problems or problems or failed)


def _bid_missing(deals: list[DealToBid], kept: KeptAuctions, jobs: int, output: Path) -> int:
    """Bid the deals that are not kept yet; return the number of failures."""
    failed = 0
    try:
        with progress_bar(len(deals), "bidding", "board", len(kept.auctions)) as bar:
            for place, found in bid_deals(deals, kept.auctions.keys(), jobs):
                if isinstance(found, PlayerError):
                    say(f"declarer: {found}")
                    failed += 1
                else:
                    kept.add(place, found)
                bar.update()
    except KeyboardInterrupt:
        done = f"{len(kept.auctions)} of {counted(len(deals), 'board')}"
        say(f"declarer: stopped; {done} are bid. Repeat the command to go on and write {output}")
        raise typer.Exit(1) from None
    return failed


def _write(output: Path, read: BoardFile, auctions: dict[int, str], bidder: BidderSpec) -> None:
    """Write all boards of a file, those that were bid with their auctions, the others unchanged."""
    boards = (
        bid_board(board, Auction(board.dealer, auctions[place]), bidder) if place in auctions else board
        for place, board in enumerate(read.boards)
    )
    with writing(output):
        write_whole(output, lambda new: write_pbn(new, boards, read.surroundings))
