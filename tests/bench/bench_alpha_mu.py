"""What looking ahead costs: alpha-mu's CPU time a decision, and what the cuts save.

    python -m tests.bench.bench_alpha_mu [--boards N] [--endings N] [-o FOLDER]

Boards are played once, by Monte-Carlo against arbitrary defenders; every player is then asked at each turn of the
declarer's side that has a choice. Cuts are left out on the views with eight cards a hand, since without them whole
deals take too long. Writes ``alpha-mu.json`` and ``alpha-mu.md``.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from agent.players.alpha_mu.player import AlphaMu
from agent.players.alpha_mu.workspace import AlphaMuSearch
from agent.players.defence.perfect import ArbitraryDefender
from agent.players.joint_search.values import CardValues, JointValues
from agent.players.settings import AlphaMuSettings
from agent.players.solved_sample import SolvedSample
from ddsolver import Card, Position
from ddsolver.limit import Limit
from experiments.runs.contract_sets import CONTRACTS, find_deal
from tests.bench.measured import keep
from tests.players import monte_carlo

SETS = ("3NT", "7NT")
SAMPLES, AHEAD = (20, 40), (1, 2, 3)
_SEED = 21
_ENDING, _FAR = 8, 4
"""Cards a hand where cuts are left out, and how many cards are looked ahead there."""


@dataclass(frozen=True, slots=True)
class Row:
    """A player on some views."""

    views: str
    samples: int
    ahead: int
    cuts: str
    decisions: int
    seconds: float
    """CPU, a decision."""
    effort: float
    """Situations searched, and positions double dummy for them, a decision."""
    finished: float
    """The share of decisions in which it looked as far as it should."""


class _Counting(AlphaMu):
    """Reports the effort of its searches, with or without its cuts."""

    effort = 0
    prune = True

    def _search(self, sample: SolvedSample, memory: NDArray[np.int64], classes: list[int]) -> AlphaMuSearch:
        return AlphaMuSearch(sample, memory, classes=classes, situations=_MOST, prune=self.prune)

    def _values(self, values: JointValues[AlphaMuSearch], cards: list[Card], most: int, limit: Limit) -> CardValues:
        found = super()._values(values, cards, most, limit)
        self.effort += values.search.effort
        return found


def views(name: str, boards: int) -> Iterator[View]:
    """The turns of the declarer's side of some boards at which there is a choice."""
    for number in range(boards):
        board = find_deal(name, _SEED, number)
        declarer, defender = monte_carlo(1, samples=20, aim="points"), ArbitraryDefender(np.random.default_rng(2))
        contract = CONTRACTS[name]
        position = Position(board.deal, contract.strain, contract.leader)
        while not position.is_over:
            view = View.of(position, contract, board.vulnerability)
            if not view.declares:
                position = position.play(defender.decide_double_dummy(view, position).card)
                continue
            if len(view.runs()) > 1:
                yield view
            position = position.play(declarer.decide(view).card)


def ask(name: str, asked: Sequence[View], samples: int, ahead: int, *, prune: bool = True) -> Row:
    """What a player takes for its decisions, having thought before."""
    player = _Counting(AlphaMuSettings(samples=samples, m=ahead, aim="points"), np.random.default_rng(3))
    player.prune = prune
    player.decide(asked[0])
    player.effort = 0
    started = time.process_time()
    cut_short = sum(bool(player.decide(view).remark) for view in asked)
    seconds = (time.process_time() - started) / len(asked)
    effort = player.effort / len(asked)
    row = Row(name, samples, ahead, "all" if prune else "none", len(asked), seconds, effort, 1 - cut_short / len(asked))
    print(row, flush=True)
    return row


_MOST = 2_000_000
"""Situations a decision, as the player's own."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--boards", type=int, default=12, help="boards of each contract")
    parser.add_argument("--endings", type=int, default=60, help="views on which cuts are left out")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    arguments.output.mkdir(parents=True, exist_ok=True)
    rows = []
    endings: list[View] = []
    for contract in SETS:
        asked = list(views(contract, arguments.boards))
        endings += [view for view in asked if view.tricks_left == _ENDING]
        rows += [ask(contract, asked, samples, ahead) for samples in SAMPLES for ahead in AHEAD]
    some = endings[:: max(1, len(endings) // arguments.endings)][: arguments.endings]
    rows += [ask(f"{_ENDING} cards", some, SAMPLES[0], _FAR, prune=prune) for prune in (True, False)]
    keep(arguments.output, "alpha-mu", {"rows": [asdict(row) for row in rows]}, as_lines(rows))


def as_lines(rows: Sequence[Row]) -> list[str]:
    """The rows as two tables."""
    text = [
        "# What alpha-mu's foresight costs",
        "",
        "What does a decision of alpha-mu cost if it plans the next `m` cards of its side? The table has the CPU",
        "milliseconds. In parentheses is the share of decisions in which alpha-mu looked that far within",
        f"{_MOST:,} situations (information sets and double-dummy positions). It was asked at every turn at which",
        "the declarer's side had a choice; all layouts had equal weights.",
        "`python -m tests.bench.bench_alpha_mu` makes this page.",
        "",
        "| boards | layouts | " + " | ".join(f"m={ahead}" for ahead in AHEAD) + " | decisions |",
        "|---|---:|" + "---:|" * len(AHEAD) + "---:|",
    ]
    timed = [row for row in rows if row.views in SETS]
    for views_of, samples in dict.fromkeys((row.views, row.samples) for row in timed):
        some = [row for row in timed if (row.views, row.samples) == (views_of, samples)]
        cells = [f"{1e3 * row.seconds:.0f} ({row.finished:.0%})" for row in some]
        text.append(f"| {views_of} | {samples} | {' | '.join(cells)} | {some[0].decisions} |")
    cut = [row for row in rows if row.views not in SETS]
    text += [
        "",
        "The second table shows what the cuts of the search save (`agent/players/alpha_mu/search.py` explains them).",
        f"It has means over {cut[0].decisions} decisions",
        f"with {cut[0].views} a hand, {cut[0].samples} layouts and m={cut[0].ahead}.",
        "",
        "| cuts in use | thousand situations | multiple of the row *all* | ms |",
        "|---|---:|---:|---:|",
    ]
    for row in cut:
        times = row.effort / cut[0].effort
        text.append(f"| {row.cuts} | {row.effort / 1e3:.1f} | {times:.2f} | {1e3 * row.seconds:.1f} |")
    return text


if __name__ == "__main__":
    main()
