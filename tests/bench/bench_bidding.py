"""CPU time that bidders take for a call and for a whole board.

    OPENBLAS_NUM_THREADS=1 python -m tests.bench.bench_bidding [--boards N] [-o FOLDER]

The boards are the first deals of `declarer bid-match`, bid by the same bidder in all four seats. ``many at once`` is
the network in a match, where it bids 1,000 tables together; ``a file, with notes`` is what `declarer bid FILE` does
in one process. Writes ``bidding.json`` and ``bidding.md``.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from agent.calls.network import learned_network
from agent.players.bidding.bidder import BiddingView
from agent.registry import parse_bidder
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability, dealer_of_board
from experiments.command_line.board_options import drawn_board
from experiments.competitions.bidding.match import bench_deals, bid_nets
from experiments.questions.bid.whole_file import bid_missing
from experiments.runs.store import Store
from tests.bench.measured import keep

_TOGETHER = 1000
_IN_A_FILE = 200


@dataclass(frozen=True, slots=True)
class Row:
    """A bidder's calls and CPU time."""

    bidder: str
    boards: int
    calls: int
    seconds: float
    searched: int
    """The calls with a search."""


def alone(name: str, boards: int) -> Row:
    """Measure a bidder that makes one call at a time."""
    calls = searched = 0
    bidder = parse_bidder(name).make(np.random.SeedSequence(1))
    bidder.call(BiddingView(int(bench_deals().hands[0, 0]), Auction("N"), Vulnerability.NONE))
    start = time.process_time()
    for number in range(boards):
        auction, vulnerability = Auction(dealer_of_board(number + 1)), Vulnerability.of_board(number + 1)
        while not auction.is_over:
            hand = int(bench_deals().hands[number, auction.to_call])
            decision = bidder.call(BiddingView(hand, auction, vulnerability))
            auction, calls, searched = auction.call(decision.call), calls + 1, searched + bool(decision.layouts)
    return Row(name, boards, calls, time.process_time() - start, searched)


def together() -> Row:
    """Measure the network that bids many tables at once."""
    network, numbers = learned_network(), np.arange(_TOGETHER)
    start = time.process_time()
    auctions = bid_nets((network, network), bench_deals(), numbers)
    return Row("net, many at once", _TOGETHER, int(auctions.length.sum()), time.process_time() - start, 0)


def in_a_file(name: str) -> Row:
    """Measure a bidder that bids a file, with notes."""
    boards = [
        drawn_board(number + 1, bench_deals().hands[number], Vulnerability.of_board(number + 1))
        for number in range(_IN_A_FILE)
    ]
    bidder = parse_bidder(name)
    with TemporaryDirectory() as folder, Store(Path(folder), {"kind": "bid"}, create=True) as store:
        start = time.process_time()
        bid_missing(store, boards, bidder, 1, 1)
        seconds = time.process_time() - start
        auctions = [Auction(boards[place].dealer, calls) for place, calls in store.details()]
    return Row(f"{name}, a file, with notes", len(boards), sum(len(each.calls) for each in auctions), seconds, 0)


def main() -> None:
    """Measure the bidders and write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=40)
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    given = parser.parse_args()
    rows = [together(), alone("net", given.boards), in_a_file("net"), alone("monte-carlo", given.boards)]
    lines = [
        "# The CPU time of bidders",
        "",
        "The same bidder calls in all four seats of random boards.",
        "`python -m tests.bench.bench_bidding` makes this page.",
        "",
        "| bidder | boards | calls | searches a board | CPU ms a call | CPU s a board |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        cells = f"{row.searched / row.boards:.1f} | {1000 * row.seconds / row.calls:.2f}"
        lines.append(f"| {row.bidder} | {row.boards} | {row.calls} | {cells} | {row.seconds / row.boards:.3f} |")
    keep(given.output, "bidding", {"rows": [asdict(row) for row in rows]}, lines)


if __name__ == "__main__":
    main()
