"""How many tricks a turn Monte-Carlo loses because it solves only some layouts: each card is judged on other layouts.

    python -m tests.bench.sample_losses FILE.pbn ... --player PLAYER -o ROWS.csv [--boards 150] [--layouts 400]
    python -m tests.bench.sample_losses --report ROWS.csv

Of each board, drawn at random, there is the lead, one later turn of a defender and one of the declarer. Layouts are
sampled there as the player samples them. One half of them chooses a card, from its first 10, 25, 50, ... layouts and
from all. The other half gives the tricks of each of these cards. A loss is the tricks of the card that all layouts of
the first half choose, minus those of the card that a few choose. Luck of the real deal plays no part in it.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.errors import LayoutError
from agent.knowledge.belief import Belief
from agent.knowledge.view import View
from agent.players.monte_carlo import decide_from
from agent.players.settings import MonteCarloSettings
from agent.players.solved_sample import SolvedSample
from agent.players.solving import make_sampler
from ddsolver.cards import Card
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.questions.review.analysis import deal_luck, steps, view_at
from experiments.statistics.clusters import cluster_values
from experiments.statistics.interval import mean_interval
from tests.bench.random_boards import monte_carlo_settings, random_boards, row_arguments, write_rows

COLUMNS = ("file", "board", "deal", "role", "trick", "layouts", "loss")
_NUMBERS = (10, 25, 50, 100)
_USUAL_LOSS = 0.05
"""Prior standard deviation of the tricks lost at a turn."""


def main() -> None:
    """Measure the losses on boards, or report on rows."""
    parser = row_arguments(__doc__, boards=150, layouts=400)
    given = parser.parse_args()
    for path in given.report:
        report(path)
    if given.report:
        return
    settings = replace(monte_carlo_settings(parser, given), samples=given.layouts)
    boards = random_boards(given.files, given.boards, given.seed)
    write_rows(given.output, COLUMNS, boards, lambda board: measure(board, settings, given.seed))


def measure(board: Board, settings: MonteCarloSettings, seed: int) -> Iterator[tuple[object, ...]]:
    """Yield rows, without the file, for one random turn of each role, unless all layouts of the turn can be listed."""
    luck, solver = deal_luck(board.deal), Solver()
    turns = [step.turn for step in steps(board) if step.turn.is_choice]
    generator = np.random.default_rng([seed, luck])
    for role in ("lead", "defence", "declarer"):
        own = [turn for turn in turns if turn.role == role]
        if not own:
            continue
        turn = own[generator.integers(len(own))]
        view = view_at(board, turn)
        try:
            belief = make_sampler(settings, solver, generator).sample(view)
        except LayoutError:
            continue
        if belief.exhaustive:
            continue
        tricks = solver.layout_values(belief.layouts, view.contract.strain, view.trick_leader, view.trick)
        for number, loss in losses(view, belief, tricks, settings):
            yield (board.name, f"{luck:08x}", role, turn.trick, number, f"{loss:.6f}")


def losses(
    view: View, belief: Belief, tricks: NDArray[np.int8], settings: MonteCarloSettings
) -> Iterator[tuple[int, float]]:
    """Yield pairs: a number of layouts, and the tricks lost by choosing with them in place of half of the layouts."""
    half = len(belief.layouts) // 2
    weights = belief.weights[half:] / belief.weights[half:].sum()

    def judged(number: int) -> float:
        card = chosen_card(view, belief, tricks, number, settings)
        return float(weights @ tricks[half:, card.index])

    for number in _NUMBERS:
        if number < half:
            yield number, judged(half) - judged(number)


def chosen_card(
    view: View, belief: Belief, tricks: NDArray[np.int8], number: int, settings: MonteCarloSettings
) -> Card:
    """Return the card that Monte-Carlo plays if it solves only the first ``number`` layouts.

    Of equally good cards, it is the first in `View.runs`; the player itself has a rule for these.
    """
    weights = belief.weights[:number] / belief.weights[:number].sum()
    part = replace(belief, layouts=belief.layouts[:number], weights=weights)
    sample = SolvedSample.of(view, settings.aim, part, tricks[:number])
    return decide_from(sample, view.runs(), settings).card


def report(path: Path) -> None:
    """Print the mean loss for each role and number of layouts, with a 95 % interval over deals."""
    groups: dict[tuple[str, int], list[tuple[str, float]]] = defaultdict(list)
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            groups[row["role"], int(row["layouts"])].append((row["deal"], float(row["loss"])))
    for (role, number), rows in sorted(groups.items()):
        deals, values = zip(*rows, strict=True)
        found = mean_interval([*cluster_values(values, deals).values()], _USUAL_LOSS)
        print(f"{role}, {number} layouts: {found.text(4, '+')} tricks a turn ({len(rows)} turns)")


if __name__ == "__main__":
    main()
