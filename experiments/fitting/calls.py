"""Counts points and suit lengths by kind of call, and writes `agent/data/calls.toml`.

    python -m experiments.fitting.calls AUCTIONS.tsv [-o calls.toml]

The table has one auction per line. Its five columns are the dealer, the vulnerable side, the contract with its
declarer, the auction, and the deal.
"""

from __future__ import annotations

import argparse
import csv
from collections import defaultdict
from pathlib import Path

import numpy as np

from agent.knowledge.constraints import MOST_POINTS, high_card_points
from agent.knowledge.evidence.auction.call_kinds import classify_calls
from agent.rules.auction import Auction
from ddsolver.cards import suit_of
from ddsolver.deal import Deal


def main() -> None:
    """Count the hands that made each kind of call in a table of auctions, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("auctions", type=Path)
    parser.add_argument("-o", "--output", type=Path, default=Path("agent/data/calls.toml"))
    arguments = parser.parse_args()
    points: dict[str, list[int]] = defaultdict(lambda: [0] * (MOST_POINTS + 1))
    lengths: dict[str, list[int]] = defaultdict(lambda: [0] * 14)
    seen = set()
    with arguments.auctions.open(encoding="utf-8") as file:
        for row in list(csv.reader(file, delimiter="\t"))[1:]:
            dealer, calls, deal = row[0], row[3], Deal.from_pbn(row[4])
            for told in classify_calls(Auction(dealer, calls)):
                hand = deal.hands[told.seat]
                # The auctions of a deal at several tables often begin alike, so a hand counts once for a kind of call.
                if (told, hand) in seen:
                    continue
                seen.add((told, hand))
                if told.has_points:
                    points[told.kind][int(high_card_points(np.array(hand)))] += 1
                for suit in told.suits:
                    lengths[told.kind][suit_of(hand, suit).bit_count()] += 1
    lines = [
        "# Counts of hands by kind of call: `points` by 0, 1, ... high-card points, "
        "`lengths` by 0, 1, ... cards of the suit.",
        "",
    ]
    for kind in sorted(points.keys() | lengths.keys()):
        lines.append(f'["{kind}"]')
        for name, counts in (("points", points.get(kind)), ("lengths", lengths.get(kind))):
            if counts:
                lines.append(f"{name} = [{', '.join(map(str, counts))}]")
        lines.append("")
    arguments.output.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
