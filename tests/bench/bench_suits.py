"""Single suits in whole endings: how often players take what they need, beside the best that can be had.

    python -m tests.bench.bench_suits [--repeats N] [-o FOLDER]

Each player looks at all layouts, and what it would play after every way there is (`tests.bench.suit_endings`) is
one plan, played against defenders who see all cards: arbitrary and worst ones by going through all they may do,
optimized ones ``--repeats`` times in each split. Writes ``suits.json`` and ``suits.md``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from agent.knowledge.sampler import LayoutSampler
from agent.player import Player
from agent.suits.analysis import analyse_suit
from agent.suits.holding import Holding
from tests.bench.measured import about, keep
from tests.bench.suit_endings import FixedPlan, Splits, SuitEnding
from tests.players import alpha_mu, monte_carlo, payoff

SUITS = (
    ("AJ92", "K843", 4),
    ("AT32", "Q654", 3),
    ("KJ2", "A9876", 5),
    ("KJ2", "A9876", 4),
    ("QJ82", "A93", 3),
    ("AQT98", "5432", 5),
    ("AQT98", "5432", 4),
    ("QT98", "A432", 3),
    ("AKJ2", "T543", 4),
    ("AQJ9", "432", 3),
    ("AQT2", "543", 3),
    ("KJT9", "A32", 4),
    ("AQ92", "JT3", 4),
)
_MODEL_SAMPLES = 5


def _player(kind: Callable[..., Player], **options: Any) -> Callable[[SuitEnding], FixedPlan]:
    def make(ending: SuitEnding) -> FixedPlan:
        player = kind(1, samples="all", aim="make", **options)
        vars(player)["_sampler"] = LayoutSampler("all", [Splits(ending)], generator=np.random.default_rng(1))
        return FixedPlan.of(ending, player)

    return make


PLAYERS: Mapping[str, Callable[[SuitEnding], FixedPlan]] = {
    "Monte-Carlo": _player(monte_carlo),
    "payoff": _player(payoff, classes=True, situations=None),
    "alpha-mu, m=2": _player(alpha_mu, classes=True, situations=None),
    "alpha-mu to the end": _player(alpha_mu, classes=True, situations=None, m=26),
}


@dataclass(frozen=True, slots=True)
class Row:
    """How often a player takes what it needs of a suit, by what the defenders do."""

    suit: str
    tricks: int
    best: float
    """The chance of the best plan for the suit alone, all entries there are."""
    player: str
    arbitrary: float
    optimized: float
    worst_correct: float
    worst: float
    decisions: int
    """How many views it was asked about."""
    seconds: float
    """CPU time of these and of all play."""


def rows_of(north: str, south: str, aim: int, repeats: int) -> list[Row]:
    """What each player takes of a suit."""
    holding = Holding(north, south)
    ending = SuitEnding(holding, aim)
    best = analyse_suit(holding).at_least[aim]
    rows = []
    for name, make in PLAYERS.items():
        started = time.process_time()
        plan = make(ending)
        taken = plan.taken()
        model = monte_carlo(2, samples=_MODEL_SAMPLES, aim="points")
        optimized = plan.against_optimized(np.random.default_rng(3), repeats, model)
        seconds = time.process_time() - started
        found = taken.arbitrary, optimized, taken.worst_correct, taken.worst
        rows.append(Row(f"{north}-{south}", aim, best, name, *found, plan.decisions, seconds))
        print(rows[-1], flush=True)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeats", type=int, default=12, help="boards against optimized defenders a split")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    rows = [row for suit in SUITS for row in rows_of(*suit, arguments.repeats)]
    facts = {**about(), "repeats": arguments.repeats}
    keep(arguments.output, "suits", {"rows": [asdict(row) for row in rows]}, as_lines(rows), facts)


def as_lines(rows: list[Row]) -> list[str]:
    """The rows as tables, one for each kind of defenders."""
    names = list(dict.fromkeys(row.player for row in rows))
    text = [
        "# Single suits in whole endings",
        "",
        "How often do players take the tricks that they need in one suit, in a complete notrump ending? Each hand of",
        "the declarer's side has an ace in another suit, and the player's sample has all layouts. The splits of the",
        "suit are as likely as at the start of the play. *best* is the chance of the best plan for the suit alone,",
        "with unlimited entries.",
        "",
        "Worst correct defenders play, among the cards that lose nothing double dummy, the one that is worst for the",
        "player's plan. A * marks a chance that would be lower if the defenders could play any card. In a suit with",
        "six missing cards, one defender may hold them all. He must then discard one of them on an ace, so a player",
        "can take more than the best plan for the suit alone.",
        "",
        "`python -m tests.bench.bench_suits` makes this page.",
    ]
    kinds = {"worst correct": "worst_correct", "optimized": "optimized", "arbitrary": "arbitrary"}
    for title, field in kinds.items():
        text += ["", f"{title.capitalize()} defenders:", "", "| suit | tricks | best | " + " | ".join(names) + " |"]
        text += ["|---|---:|---:|" + "---:|" * len(names)]
        for suit, tricks in dict.fromkeys((row.suit, row.tricks) for row in rows):
            some = {row.player: row for row in rows if (row.suit, row.tricks) == (suit, tricks)}
            best = next(iter(some.values())).best
            cells = [_cell(some[name], field) for name in names]
            text.append(f"| {suit} | {tricks} | {best:.1%} | " + " | ".join(cells) + " |")
    return text


def _cell(row: Row, field: str) -> str:
    mark = "*" if field == "worst_correct" and row.worst < row.worst_correct else ""
    return f"{getattr(row, field):.1%}{mark}"


if __name__ == "__main__":
    main()
