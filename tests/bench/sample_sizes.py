"""How many layouts a player gets at its turns, and how much they count: the effective size of its samples.

    python -m tests.bench.sample_sizes FILE.pbn ... --player PLAYER -o ROWS.csv [--boards 40] [--seed 1]
    python -m tests.bench.sample_sizes --report ROWS.csv ...

Every seat of a few boards, drawn at random, samples layouts at each of its turns with a choice. Nothing is solved.
"""

from __future__ import annotations

import csv
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from agent.errors import LayoutError
from agent.knowledge.sampler import LayoutSampler
from agent.players.settings import MonteCarloSettings
from agent.players.solving import make_sampler
from ddsolver.cards import Seat
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.questions.review.analysis import deal_luck, steps, view_at
from tests.bench.random_boards import monte_carlo_settings, random_boards, row_arguments, write_rows

COLUMNS = ("file", "board", "deal", "role", "trick", "layouts", "effective", "drawn", "exhaustive", "cpu_seconds")
_PARTS = ((4, "1-4"), (8, "5-8"), (13, "9-13"))
"""The last trick and the name of each part of the play."""


def main() -> None:
    """Sample at the turns of boards, or report on rows."""
    parser = row_arguments(__doc__, boards=40)
    given = parser.parse_args()
    for path in given.report:
        report(path)
    if given.report:
        return
    settings = monte_carlo_settings(parser, given)
    boards = random_boards(given.files, given.boards, given.seed)
    write_rows(given.output, COLUMNS, boards, lambda board: measure(board, settings, given.seed))


def measure(board: Board, settings: MonteCarloSettings, seed: int) -> Iterator[tuple[object, ...]]:
    """Yield a row, without the file, for each turn of a board with a choice."""
    samplers: dict[Seat, LayoutSampler] = {}
    solver = Solver()
    luck = deal_luck(board.deal)
    for step in steps(board):
        turn = step.turn
        if not turn.is_choice:
            continue
        view = view_at(board, turn)
        if view.seat not in samplers:
            generator = np.random.default_rng([seed, luck])
            samplers[view.seat] = make_sampler(settings, solver, generator)
        started = time.process_time()
        try:
            belief = samplers[view.seat].sample(view)
        except LayoutError:
            continue
        seconds = f"{time.process_time() - started:.4f}"
        sizes = (len(belief.layouts), f"{belief.ess:.1f}", belief.drawn, int(belief.exhaustive))
        yield (board.name, f"{luck:08x}", turn.role, turn.trick, *sizes, seconds)


def report(path: Path) -> None:
    """Print the sizes by role and part of the play; turns whose sample has all layouts are left out."""
    groups: dict[tuple[str, str], list[Sequence[float]]] = defaultdict(list)
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            if row["exhaustive"] == "0":
                tricks = next(name for last, name in _PARTS if int(row["trick"]) <= last)
                sizes = [float(row[name]) for name in ("layouts", "effective", "drawn", "cpu_seconds")]
                groups[row["role"], tricks].append(sizes)
    print(path)
    for (role, tricks), rows in sorted(groups.items()):
        values = np.array(rows)
        layouts, effective, drawn, seconds = values.mean(axis=0)
        low = np.quantile(values[:, 1], 0.1)
        print(
            f"{role}, tricks {tricks}: {len(rows)} turns; {layouts:.0f} different layouts, effective size "
            f"{effective:.0f} ({low:.0f} or less at a tenth of the turns), {drawn:.0f} drawn, {seconds:.3f} CPU s"
        )


if __name__ == "__main__":
    main()
