"""The yardstick without noise: what players give up in random endings, against exact values.

    python -m tests.bench.bench_endings [--endings 5:300 6:500 7:100] [--player NAME ...] [-o FOLDER]

Each player is asked for a card in the same endings (`tests.bench.endings`). Its loss is the exact value of the
best card less that of its card, in tricks; its time is CPU seconds of the decision. Writes ``endings.csv.gz``, a row
for every player and ending, ``endings.json`` and ``endings.md``. Exact values are kept in ``endings-exact.csv.gz`` and
worked out where they are missing.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from agent.player import PerfectPlayer
from agent.registry import Role, parse_player
from tests.bench.endings import Ending, endings
from tests.bench.measured import keep

PLAYERS = (
    *(f"monte-carlo:samples={number}" for number in ("10", "20", "50", "200", "all")),
    *(f"payoff:samples={number}" for number in ("10", "20", "50", "200", "all")),
    *(f"payoff:samples={number},classes=yes" for number in ("50", "200", "all")),
    "payoff:samples=all,classes=yes,situations=any",
    *(f"payoff:samples=300,searched={number},classes=yes" for number in ("5", "10", "20", "50")),
    *(f"payoff:samples=all,searched={number},classes=yes" for number in ("20", "40")),
    *(f"payoff:samples=auto,patience={number},searched=20,classes=yes" for number in ("0.1", "1")),
)
_NORMAL = 1.96


@dataclass(frozen=True, slots=True)
class Row:
    """A player in endings of a size: its mean loss in tricks with half a 95 % interval, its mean CPU seconds."""

    size: int
    player: str
    endings: int
    loss: float
    half_width: float
    wrong: float
    """The share of endings in which its card was not the best."""
    seconds: float


@dataclass(frozen=True, slots=True)
class Choice:
    """A player's card in one ending."""

    size: int
    number: int
    player: str
    card: str
    loss: float
    seconds: float


def ask(name: str, asked: Sequence[Ending]) -> list[Choice]:
    """The cards of one player, who has thought before: neither compiling nor making it counts."""
    player = parse_player(f"{name},aim=tricks", Role.DECLARER).make(np.random.SeedSequence(1))
    assert not isinstance(player, PerfectPlayer)
    choices = []
    player.decide(asked[0].view)
    for ending in asked:
        started = time.process_time()
        card = player.decide(ending.view).card
        seconds = time.process_time() - started
        choices.append(Choice(ending.size, ending.number, name, str(card), ending.loss(card), seconds))
    return choices


def summary(choices: Sequence[Choice]) -> Row:
    """Mean loss and time of one player in endings of one size."""
    losses = np.array([choice.loss for choice in choices])
    return Row(
        size=choices[0].size,
        player=choices[0].player,
        endings=len(losses),
        loss=float(losses.mean()),
        half_width=float(_NORMAL * losses.std(ddof=1) / np.sqrt(len(losses))),
        wrong=float((losses > 1e-9).mean()),
        seconds=float(np.mean([choice.seconds for choice in choices])),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--endings", nargs="+", default=["5:300", "6:500", "7:100"], help="cards a hand : number of endings"
    )
    parser.add_argument("--player", nargs="+", default=list(PLAYERS), help="declarers, without aim=")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    choices: list[Choice] = []
    for wanted in arguments.endings:
        size, count = map(int, wanted.split(":"))
        asked = list(endings(size, count, arguments.output / "endings-exact.csv.gz"))
        for name in arguments.player:
            choices += ask(name, asked)
            row = summary(choices[-len(asked) :])
            print(f"{size} {name:<36}{row.loss:>8.4f} ± {row.half_width:.4f}{1e3 * row.seconds:>9.2f} ms", flush=True)
    write(choices, arguments.output)


def write(choices: Sequence[Choice], folder: Path) -> None:
    """Write every choice as CSV, the means as JSON and Markdown."""
    with gzip.open(folder / "endings.csv.gz", "wt", newline="", encoding="utf-8") as lines:
        writer = csv.DictWriter(lines, list(asdict(choices[0])), lineterminator="\n")
        writer.writeheader()
        for choice in choices:
            writer.writerow(asdict(choice) | {"loss": f"{choice.loss:.6g}", "seconds": f"{choice.seconds:.3g}"})
    groups: dict[tuple[int, str], list[Choice]] = defaultdict(list)
    for choice in choices:
        groups[choice.size, choice.player].append(choice)
    rows = [summary(group) for group in groups.values()]
    text = [
        "# What players lose in random endings",
        "",
        "How many tricks does a player lose by its choice of a card? The loss is the value of the best card minus",
        "that of the player's card. A card's value is exact: it is the mean number of tricks, over all layouts, that",
        "the best strategy takes after this card. The tables have the mean loss with its 95 % interval, the share of",
        "endings in which the player's card was not the best, and the CPU milliseconds of a decision.",
        "`python -m tests.bench.bench_endings` makes this page.",
    ]
    for size in dict.fromkeys(row.size for row in rows):
        some = [row for row in rows if row.size == size]
        text += [
            "",
            f"{size} cards a hand, {some[0].endings} endings:",
            "",
            "| player | loss | not best | ms |",
            "|---|---:|---:|---:|",
        ]
        text += [
            f"| {row.player} | {row.loss:.4f} ± {row.half_width:.4f} | {row.wrong:.1%} | {1e3 * row.seconds:.2f} |"
            for row in some
        ]
    keep(folder, "endings", {"rows": [asdict(row) for row in rows]}, text)


if __name__ == "__main__":
    main()
