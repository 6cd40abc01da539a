"""`declarer bid-match`: compare two bidders."""

from __future__ import annotations

from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from agent.bidders import parse_bidder
from agent.errors import PlayerError
from experiments.command_line.board_options import Seed, refuse_repeated
from experiments.command_line.common import Json, argument, command, exit_if, new_app, say, show
from experiments.command_line.run_options import Jobs, KeptRun, stopped_in_good_order
from experiments.competitions.bidding.analysis import result_of
from experiments.competitions.bidding.deals import SolvedDeals, bench_deals
from experiments.competitions.bidding.match import BiddingMatch, BidTwice, bid_match
from experiments.competitions.bidding.report import bidding_json, bidding_text
from experiments.competitions.bidding.rows import Rows
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import progress_bar

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class BidMatchOptions:
    """The arguments and options of `declarer bid-match`."""

    first: Annotated[str, typer.Argument(metavar="BIDDER", help="A bidder: net, monte-carlo, or with options.")]
    second: Annotated[str, typer.Argument(metavar="BIDDER", help="The bidder that it is compared with.")]
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE.npz",
            show_default=False,
            help="Solved deals, as `declarer table --random` writes them (default: 10,000 fixed deals).",
        ),
    ] = None
    boards: Annotated[int | None, typer.Option(min=1, metavar="N", help="Only the first N deals.")] = None
    costliest: Annotated[
        int, typer.Option(min=0, metavar="N", help="List the N boards on which the first bidder lost most.")
    ] = 0
    seed: Seed = 1
    jobs: Jobs = 1
    run: KeptRun = None
    json_: Json = False


@command(
    app,
    BidMatchOptions,
    name="bid-match",
    epilog="Example: declarer bid-match net net:weights=imitating. "
    "Or: declarer bid-match monte-carlo net --boards 500 --jobs 2 --run RUN --costliest 10",
)
def bid_match_command(options: BidMatchOptions) -> None:
    """Compare two bidders on solved deals.

    Each deal is bid at two tables, with each bidder in North-South once. The contracts are scored with double-dummy
    tricks, with failing contracts doubled, and with the tricks that people take; the last is double dummy, corrected by
    level.
    """
    first, second = (argument("BIDDER", parse_bidder, text) for text in (options.first, options.second))
    refuse_repeated((first.key, second.key), "BIDDER")
    every = bench_deals() if options.file is None else SolvedDeals.read(options.file)
    deals = every.first(options.boards or len(every))
    match, names = BiddingMatch(first, second, options.seed), (first.key, second.key)
    failed = 0
    bid: list[BidTwice] = []
    with stopped_in_good_order(options.run), _kept(options.run, match, every) as rows:
        if rows is not None:
            bid += [each for each in rows.bid if each.number < len(deals)]
        done = {each.number for each in bid}
        with progress_bar(len(deals), "bidding", "board", len(done)) as bar:
            for each in bid_match(match, deals, done, Pool(options.jobs)):
                if isinstance(each, PlayerError):
                    say(f"declarer: {each}")
                    failed += 1
                else:
                    bid.append(each)
                    if rows is not None:
                        rows.add(each)
                bar.update()
    result = result_of(bid, deals, options.costliest)
    show(bidding_json(result, names, failed) if options.json_ else bidding_text(result, names, failed))
    exit_if(failed)


def _kept(run: Path | None, match: BiddingMatch, deals: SolvedDeals) -> AbstractContextManager[Rows | None]:
    """Return the rows of a folder as a context that closes them; None if there is no folder."""
    return nullcontext() if run is None else closing(Rows(run, match, deals))
