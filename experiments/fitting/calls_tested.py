"""Tests the factors of `agent/data/calls.toml` on auctions that they were not fitted to, by kind of call.

    python -m experiments.fitting.calls_tested BOARDS.pbn ... > calls.csv

Only deals with an even number (counted from 1) are used. A call multiplies the probability of the hand that made it by
some factor; the log ratio is the logarithm of this factor. If the mean log ratio of a kind is below 0, its factors
mislead.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np
import pandas as pd

from agent.knowledge.evidence.auction.call_model import HandFeatures, all_factors
from agent.knowledge.evidence.auction.inference import read_calls
from agent.rules.auction import Auction
from ddsolver.deal import Deal
from experiments.fitting.calls import auctions_of_boards
from experiments.statistics.interval import mean_interval

_USUAL = 0.7
"""Prior standard deviation of the log ratio of a call."""


def main() -> None:
    """Print the log ratios as CSV: kind, calls fitted, calls tested, mean, low, high."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boards", type=Path, nargs="+")
    arguments = parser.parse_args()
    auctions = [each for path in arguments.boards for each in auctions_of_boards(path, odd=False)]
    by_kind: dict[str, list[float]] = defaultdict(list)
    for kind, ratio in log_ratios(auctions):
        by_kind[kind].append(ratio)
        by_kind["all calls"].append(ratio)
    factors = all_factors()
    rows = []
    for kind, ratios in sorted(by_kind.items(), key=lambda item: -len(item[1])):
        interval = mean_interval(ratios, _USUAL)
        fitted = factors[kind].calls if kind in factors else None
        rows.append((kind, fitted, len(ratios), interval.mean, interval.low, interval.high))
    columns = ["kind", "fitted", "tested", "mean", "low", "high"]
    pd.DataFrame(rows, columns=columns).to_csv(sys.stdout, index=False, float_format="%.3f")


def log_ratios(auctions: Iterable[tuple[Auction, Deal]]) -> Iterator[tuple[str, float]]:
    """Yield two values for each call: the kind whose factors were used, and the log ratio of the call.

    A hand that made the same calls at several tables counts once.
    """
    factors, seen = all_factors(), set()
    for auction, deal in auctions:
        for seat, reader in read_calls(auction, factors).items():
            hand = HandFeatures.of(np.array([deal.hands[seat]]))
            places = range((seat - auction.dealer) % 4, len(auction.calls), 4)
            for place, read in zip(places, reader.calls, strict=True):
                key = (auction.dealer, auction.calls[: place + 1], deal.hands[seat])
                kind = next((each for each in read.meaning.kinds if each in factors), None)
                if key not in seen and kind is not None:
                    seen.add(key)
                    yield kind, float(np.log(read.likelihood_ratio(hand)[0]))


if __name__ == "__main__":
    main()
