"""CPU milliseconds that the network of calls takes for all calls of the hidden hands of 1,000 layouts.

    OPENBLAS_NUM_THREADS=1 python -m tests.bench.bench_calls [-o FOLDER]

The hidden hands are three, as at the opening lead. Beside each time stands its ratio to the time that the
multiplications of the two residual layers take alone, in the same run. Writes ``calls.json`` and ``calls.md``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from agent.calls.network import imitating_network
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from agent.rules.dealing import random_deals
from ddsolver.cards import Seat
from tests.bench.measured import keep

AUCTIONS = ("1NT P 3NT P P P", "P 1C 1H X 2H 2S P 3S P 4S P P P", "1S P 2C P 2H P 3S P 4NT P 5D P 6S P P P")
LAYOUTS = 1000
_TIMES = 9
"""How often each time is measured; the median counts."""


@dataclass(frozen=True, slots=True)
class Row:
    """An auction: the calls of three hidden hands, the CPU time, and its ratio to the multiplications alone."""

    auction: str
    calls: int
    milliseconds: float
    ratio: float


def median_time(work: Callable[[], object]) -> float:
    """Return the median CPU time of some work, in milliseconds."""
    times = []
    for _ in range(_TIMES):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return 1000 * float(np.median(times))


def measure(text: str) -> Row:
    """Measure an auction that North has dealt, for the player on North's left, who sees no other hand."""
    network, deals, auction = (
        imitating_network(),
        random_deals(LAYOUTS, np.random.default_rng(1)),
        Auction(Seat.NORTH, text),
    )
    hidden = [seat for seat in Seat if seat is not Seat.EAST]
    calls = sum(auction.seat_of(number) in hidden for number in range(len(auction.calls)))
    layer = network.weights["layers"][0]
    units = np.ones((LAYOUTS, len(layer)), dtype=np.float32)

    def read() -> None:
        for seat in hidden:
            network.call_log_likelihoods(deals[:, seat], seat, auction, Vulnerability.NONE)

    def multiply() -> None:
        for _ in range(2 * calls):
            units @ layer

    own = median_time(read)
    return Row(text, calls, own, own / median_time(multiply))


def main() -> None:
    """Measure the auctions and write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    folder = parser.parse_args().output
    rows = [measure(text) for text in AUCTIONS]
    lines = [
        "# The calls of 1,000 layouts",
        "",
        "The table has the CPU milliseconds that the network takes for all calls of three hidden hands in 1,000",
        "layouts. The ratio is to the multiplications of the two residual layers alone, in the same run.",
        "`python -m tests.bench.bench_calls` makes this page.",
        "",
        "| auction | calls of hidden hands | ms | ratio |",
        "|---|---:|---:|---:|",
        *(f"| {row.auction} | {row.calls} | {row.milliseconds:.0f} | {row.ratio:.2f} |" for row in rows),
    ]
    keep(folder, "calls", {"rows": [asdict(row) for row in rows]}, lines)


if __name__ == "__main__":
    main()
