"""Which share of the suits of two-person whist have a whole value, a half one, another number, or an exit, by size.

    python -m tests.bench.whist_shares

Reads the kept files of `declarer whist --conjectures N --json`, draws ``shares.svg`` beside them, and prints the rows
of the table in their README.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

from matplotlib.figure import Figure

from ddsolver.whist import Value
from experiments.show.plots import COLOURS

RESULTS = Path("results/whist")
KINDS = ("whole numbers", "halves", "other numbers", "with an exit")


def kind_of(value: Value) -> str:
    """Return which of `KINDS` a value is."""
    if not value.is_number:
        return KINDS[3]
    return {1: KINDS[0], 2: KINDS[1]}.get(value.number.denominator, KINDS[2])


def shares() -> dict[int, dict[str, float]]:
    """Return the share of each kind among all suits, by the number of cards in each hand."""
    found = {}
    for path in RESULTS.glob("conjectures-*.json"):
        kept = json.loads(path.read_text(encoding="utf-8"))
        counts: Counter[str] = Counter()
        for text, count in kept["values"].items():
            counts[kind_of(Value.parse(text))] += count
        found[kept["size"]] = {kind: counts[kind] / kept["deals"] for kind in KINDS}
    return dict(sorted(found.items()))


def main() -> None:
    """Draw the picture and print the table."""
    found = shares()
    figure = Figure(figsize=(7, 3.6), layout="constrained")
    axes = figure.add_subplot()
    below = [0.0] * len(found)
    for kind, colour in zip(KINDS, COLOURS, strict=False):
        heights = [100 * each[kind] for each in found.values()]
        axes.bar([*map(str, found)], heights, bottom=below, color=colour, label=kind)
        below = [low + height for low, height in zip(below, heights, strict=True)]
    axes.set_xlabel("cards in each hand")
    axes.set_ylabel("share of the suits (%)")
    figure.legend(loc="outside right center", reverse=True)
    figure.savefig(RESULTS / "shares.svg", metadata={"Date": None, "Title": "Kinds of values by size"})
    for size, each in found.items():
        print(f"| {size} | " + " | ".join(f"{each[kind]:.1%}" for kind in KINDS) + " |")


if __name__ == "__main__":
    main()
