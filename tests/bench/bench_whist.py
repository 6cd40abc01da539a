"""How long single suits of two-person whist take as they grow, and the tables of all suits of a size.

    python -m tests.bench.bench_whist [-o FOLDER]

Prints a table and writes it as Markdown. What grows linearly takes as long a card at each length, until a suit's ranks,
which Python keeps one by one, no longer fit the processor's caches.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path

import numpy as np

from ddsolver.whist import Side, strategy
from ddsolver.whist.single_suit import whist_tricks
from ddsolver.whist.suits import SuitDeal
from ddsolver.whist.valuation import table
from tests.bench.measured import processor
from tests.ddsolver.whist.exhaustive import random_suit
from tests.ddsolver.whist.greedy import five_card_winner, greedy_tricks

LENGTHS = (1_000, 10_000, 100_000, 1_000_000)
"""Cards in the suit, both hands."""

ROUNDS = 5
WORK: dict[str, Callable[[SuitDeal, Side], object]] = {
    "Tricks of whist": whist_tricks,
    "Tricks of greedy whist": greedy_tricks,
    "Winner of five-card": five_card_winner,
    "A best lead": strategy.best_lead,
    "A best reply where the ace may be held up": lambda suit, leader: strategy.best_reply(suit, leader, suit.west[0]),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-o", dest="folder", type=Path, default=Path("results/bench"))
    folder = parser.parse_args().folder
    page = f"{single_suits()}\n{tables()}"
    print(page)
    (folder / "whist.md").write_text(page, encoding="utf-8")


def single_suits() -> str:
    generator = np.random.default_rng(1)
    suits = {length: [suit_with_hold_up(length // 2, generator) for _ in range(ROUNDS)] for length in LENGTHS}
    lines = [
        "# Two-person whist",
        "",
        "How long does a question about a long suit take? The table has the CPU milliseconds of one question, for",
        f"the fastest of {ROUNDS} suits. In parentheses are the nanoseconds per card. The suits are random, except",
        "that West has the king and the queen, and East the ace. *Five-card* is the game in which only the last",
        "trick counts.",
        f"(Made by `python -m tests.bench.bench_whist` on {date.today()}, {processor()}.)",
        "",
        "| | " + " | ".join(f"{length:,} cards" for length in LENGTHS) + " |",
        "|---|" + "---:|" * len(LENGTHS),
    ]
    for name, ask in WORK.items():
        cells = []
        for length in LENGTHS:
            seconds = min(seconds_of(partial(ask, suit, Side.WEST)) for suit in suits[length])
            cells.append(f"{1e3 * seconds:.2f} ({1e9 * seconds / length:.0f})")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    lines += [
        "",
        "A suit of a million cards takes longer per card: each rank is an object of Python, and a million do not fit",
        "the processor's caches.",
    ]
    return "\n".join(lines) + "\n"


def suit_with_hold_up(size: int, generator: np.random.Generator) -> SuitDeal:
    """A random suit but for the highest cards: West has king and queen, East the ace."""
    rest = random_suit(size - 2, generator)
    top = 2 * size + 2
    return SuitDeal.of([*rest.west, top - 1, top - 2], [*rest.east, top, 1])


def tables() -> str:
    lines = [
        "The next table has the CPU seconds to compute the values of all suits of a size. The values of the suits with",
        "one card fewer are computed before; that time is not counted.",
        "",
        "| Cards in each hand | Suits | Seconds |",
        "|---:|---:|---:|",
    ]
    for size in range(8, 13):
        table(size - 1)
        seconds = seconds_of(partial(table, size))
        count = int(np.count_nonzero(np.bitwise_count(np.arange(4**size)) == size))
        lines.append(f"| {size} | {count:,} | {seconds:.2f} |")
    return "\n".join(lines) + "\n"


def seconds_of(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started


if __name__ == "__main__":
    main()
