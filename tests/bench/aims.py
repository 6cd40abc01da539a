"""What playing for IMPs gains over playing for tricks, at the turns where Monte-Carlo then plays another card.

    python -m tests.bench.aims FILE.pbn ... --player PLAYER -o ROWS.csv [--boards 500] [--layouts 400]
    python -m tests.bench.aims --report ROWS.csv

At every turn with a choice, layouts are sampled as the player samples them, and a card is chosen from them for each
aim; of equally good cards, the first in `View.runs`. Where the cards differ, other layouts, sampled with another seed,
judge both: the gain is the mean IMPs of the side to play with the one card minus the other, on these layouts. Luck of
the real deal plays no part in it.
"""

from __future__ import annotations

import csv
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np

from agent.errors import LayoutError
from agent.knowledge.view import View
from agent.players.monte_carlo import decide_from
from agent.players.objective import Aim, Objective
from agent.players.settings import MonteCarloSettings
from agent.players.solved_sample import SolvedSample
from agent.players.solving import make_sampler
from ddsolver.cards import Card
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.questions.review.analysis import deal_code, deal_luck, steps, view_at
from experiments.statistics.clusters import clustered_mean
from tests.bench.random_boards import monte_carlo_settings, random_boards, row_arguments, write_rows

COLUMNS = ("file", "board", "deal", "role", "trick", "for_tricks", "for_imps", "imps", "chance")
_USUAL_GAIN = 1.0
"""Prior standard deviation of the IMPs gained on a board with a different card."""


def main() -> None:
    """Compare the aims on boards, or report on rows."""
    parser = row_arguments(__doc__, boards=500, layouts=400)
    given = parser.parse_args()
    for path in given.report:
        report(path)
    if given.report:
        return
    settings = monte_carlo_settings(parser, given)
    boards = random_boards(given.files, given.boards, given.seed)
    write_rows(given.output, COLUMNS, boards, lambda board: measure(board, settings, given.layouts, given.seed))


def measure(board: Board, settings: MonteCarloSettings, judges: int, seed: int) -> Iterator[tuple[object, ...]]:
    """Yield a row for each turn where the cards differ, then one for each role, with its number of turns."""
    luck, solver = deal_luck(board.deal), Solver()
    generator = np.random.default_rng([seed, luck])
    turns: dict[str, int] = defaultdict(int)
    for step in steps(board):
        if not step.turn.is_choice:
            continue
        view, role = view_at(board, step.turn), "declarer" if step.turn.role == "declarer" else "defender"
        try:
            sample = solved(view, settings, solver, generator)
        except LayoutError:
            continue
        turns[role] += 1
        aims = (replace(sample, objective=Objective.of(view, aim)) for aim in _AIMS)
        one, other = (decide_from(aimed, view.runs(), settings).card for aimed in aims)
        if one is other:
            continue
        judged = solved(view, replace(settings, samples=judges), solver, generator)
        gain, chance = gains(judged, one, other)
        yield board.name, deal_code(board.deal), role, step.turn.trick, one, other, f"{gain:.4f}", f"{chance:.4f}"
    for role, number in turns.items():
        yield board.name, deal_code(board.deal), role, number, "", "", "0", "0"


_AIMS: tuple[Aim, Aim] = ("tricks", "imps")


def solved(view: View, settings: MonteCarloSettings, solver: Solver, generator: np.random.Generator) -> SolvedSample:
    """Return layouts as a player with these settings samples them, solved."""
    belief = make_sampler(settings, solver, generator).sample(view)
    tricks = solver.layout_values(belief.layouts, view.contract.strain, view.trick_leader, view.trick)
    return SolvedSample.of(view, "imps", belief, tricks)


def gains(sample: SolvedSample, one: Card, other: Card) -> tuple[float, float]:
    """Return what the card ``other`` gains over ``one`` for the side to play: mean IMPs, and the contract's chance."""
    sign = 1 if sample.view.declares else -1
    found = []
    for payoffs in (sample.objective.payoffs, sample.objective.making):
        more = payoffs[sample.taken(other)] - payoffs[sample.taken(one)]
        found.append(sign * float(sample.weights @ more))
    return found[0], found[1]


def report(path: Path) -> None:
    """Print for each role the turns, how many differ, and the mean gain a board with a 95 % interval over deals.

    The tables of a deal are one observation of the interval.
    """
    turns: dict[str, int] = defaultdict(int)
    tables: dict[str, list[tuple[tuple[str, str], float]]] = defaultdict(list)
    better: dict[str, list[float]] = defaultdict(list)
    gained: dict[str, float] = defaultdict(float)
    with path.open(newline="", encoding="utf-8") as file:
        for row in csv.DictReader(file):
            role = row["role"]
            gained[role] += float(row["imps"])
            if row["for_imps"]:
                better[role].append(float(row["chance"]))
            else:  # the last row of a table, with its number of turns
                turns[role] += int(row["trick"])
                # A board of a file is one deal, at all its tables; codes of some older rows are those of a seat.
                tables[role].append(((row["file"], row["board"]), gained.pop(role)))
    for role, found in sorted(tables.items()):
        mean = clustered_mean([gain for _, gain in found], [deal for deal, _ in found], _USUAL_GAIN)
        clear = sum(each > 0.05 for each in better[role]), sum(each < -0.05 for each in better[role])
        print(
            f"{role}: {len(better[role])} of {turns[role]} turns differ, {mean.text(3, '+')} IMPs a board "
            f"({len(found)} boards); the contract's chance is more than 5 % better at {clear[0]}, worse at {clear[1]}"
        )


if __name__ == "__main__":
    main()
