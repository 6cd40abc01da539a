"""`declarer bid-match`: compare two bidders."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from experiments.command_line import common
from experiments.command_line.board_options import Seed
from experiments.command_line.run_options import Jobs, KeptRun
from experiments.runs.processes.pool import Pool

app = common.new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class BidMatchOptions:
    """The arguments and options of `declarer bid-match`."""

    first: str = common.positional(..., "BIDDER", "A bidder: net, monte-carlo, or with options.")
    second: str = common.positional(..., "BIDDER", "The bidder that it is compared with.")
    file: Path | None = common.positional(
        None, "FILE.npz", "Solved deals, as `declarer table --random` writes them (default: 10,000 fixed deals)."
    )
    boards: int | None = common.option(None, "N", "Only the first N deals.", min=1)
    costliest: int = common.option(0, "N", "List the N boards on which the first bidder lost most.", min=0)
    seed: Seed = 1
    jobs: Jobs = 1
    run: KeptRun = None
    json_: common.Json = False


@common.command(
    app,
    BidMatchOptions,
    name="bid-match",
    epilog="Example: declarer bid-match net net:network=imitating. "
    "Or: declarer bid-match monte-carlo net --boards 500 --jobs 2 --run RUN --costliest 10",
)
def bid_match_command(options: BidMatchOptions) -> None:
    """Compare two bidders on solved deals.

    Each deal is bid at two tables, with each bidder in North-South once. The contracts are scored with double-dummy
    tricks, with failing contracts doubled, and with the tricks that people take; the last is double dummy, corrected by
    level.
    """
    # These modules import pydantic, which is slow and which `--help` does not need.
    from experiments.competitions.bidding.report import KIND
    from experiments.competitions.bidding.run import BidMatchRun, play_run

    values = common.same_named(BidMatchRun, options) | {"file": str(options.file or "")}
    names = {"first": "BIDDER", "second": "BIDDER"}
    settings = common.settings_of(BidMatchRun, values, names)
    kind = replace(KIND, play=partial(play_run, costliest=options.costliest))
    kind.command(settings, options.run, Pool(options.jobs), json_=options.json_)
