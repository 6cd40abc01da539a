"""Whether opening leads gain from a declarer who must guess; at recorded tables with all four hands and an auction.

    python -m tests.bench.blind_leads FILE ... -o leads.csv

The leader's best leads double dummy are led in some of its layouts. In each, the declarer draws layouts of his own,
which need not hold the leader's, and plays the card with the best double-dummy mean over those that still fit. The
defenders see all hands and play a random correct card (`agent.players.joint_search.rollout`). The lead with the best
mean takes the place of the one that is best double dummy, if it gains more than two standard errors.

Both leads and the people's have a row each: what they lose on the hands that were dealt, double dummy and against such
a declarer, in tricks. Rows have no cards, because the boards are other people's. Tables with rows in the file are not
asked again.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import make_belief
from agent.knowledge.view import View
from agent.players.joint_search.payoff import StrategySearch
from agent.players.joint_search.plan import ORDERS
from agent.players.joint_search.workspace import new_memory
from agent.players.settings import MonteCarloSettings
from agent.players.solved_sample import SolvedSample
from agent.players.solving import make_sampler, sample_and_solve
from agent.registry import Role, parse_player
from ddsolver.cards import Card
from ddsolver.deal import Deal
from ddsolver.limit import NO_LIMIT
from ddsolver.native.kernel import load_kernels
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.boards.files import read_file

LEADER = "monte-carlo:samples=100,auction=read,aim=imps"
DECLARER = "monte-carlo:samples=10,auction=read,aim=imps"
LEADS, LAYOUTS = 4, 24
"""How many leads are tried, and in how many of the leader's layouts."""
JUDGING_LINES = 8
_MEMORY = new_memory(30)
_SOLVER = Solver()


class Row(NamedTuple):
    """A lead at a table."""

    file: str
    table: int
    whose: str
    """``double dummy``, ``guessing`` (the best against a declarer who must guess) or ``people``."""
    differs: bool
    """Whether it is another card than that of ``double dummy``."""
    loss: int
    """The tricks that it loses double dummy."""
    guesses: float
    """The tricks that a declarer who must guess loses after it."""
    expected: float
    """What the lead of ``guessing`` was expected to gain over that of ``double dummy``, in IMPs."""
    seconds: float


class _Lines(StrategySearch):
    """Lines of play that begin with the turn of the view."""

    def lost(self, truth: int, luck: int) -> int:
        """Return the tricks that the declarer loses by his guesses in a layout."""
        number = len(self._rows)
        self._work.rows[:number] = self._rows
        self._work.weights[:number] = self._weights
        self._work.tricks[:number] = self._root.won + self.sample.tricks[self._rows].max(axis=1).astype(np.int64)
        kernels = load_kernels("agent.players.joint_search.rollout")
        return int(kernels.path_losses(self._work, self._root, truth, luck, -1, ORDERS[0]).own)


def _view(position: Position, board: Board) -> View:
    assert board.contract is not None
    return View.of(position, board.contract, board.vulnerability, board.auction)


def _settings(player: str, role: Role) -> MonteCarloSettings:
    settings = parse_player(player, role).settings
    assert isinstance(settings, MonteCarloSettings)
    return settings


def guesses_lose(position: Position, board: Board, seed: int, lines: int) -> NDArray[np.int64]:
    """Return the tricks that a declarer who must guess loses from a position on, int64 (lines,)."""
    generator = np.random.default_rng(seed)
    view = _view(position, board)
    belief = make_sampler(_settings(DECLARER, Role.DECLARER), _SOLVER, generator).sample(view)
    # The declarer hardly believes in the hands that he does meet, unless he drew them.
    layouts = np.concatenate([belief.layouts, np.array([position.hands], dtype=np.int64)])
    weights = np.concatenate([belief.weights, [1e-6]])
    values = _SOLVER.layout_values(layouts, view.contract.strain, view.trick_leader, view.trick)
    own = make_belief(layouts, weights, drawn=len(layouts), exhaustive=False, n_consistent=len(layouts))
    search = _Lines(SolvedSample.of(view, "imps", own, values), _MEMORY)
    search.begin()
    return np.array([search.lost(len(layouts) - 1, int(luck)) for luck in generator.integers(2**62, size=lines)])


def rows_of(file: str, place: int, board: Board) -> Iterator[Row]:
    """Yield the rows of a table."""
    contract = board.contract
    assert contract is not None
    began = time.process_time()
    start = Position(board.deal, contract.strain, contract.leader)
    view, settings, generator = _view(start, board), _settings(LEADER, Role.DEFENDER), np.random.default_rng(place)
    sample = sample_and_solve(view, make_sampler(settings, _SOLVER, generator), _SOLVER, settings, NO_LIMIT)
    shown = {run[-1] for run in view.runs()}
    candidates = [each for each in sample.candidates() if each.card in shown][:LEADS]
    first, payoffs = candidates[0], sample.objective.payoffs
    truths = generator.choice(len(sample.weights), LAYOUTS, p=sample.weights)
    gains = {}
    for each in candidates:
        tricks = sample.taken(each.card)
        found = []
        for number, truth in enumerate(truths):
            north, east, south, west = (int(mask) for mask in sample.layouts[truth])
            led = Position(Deal((north, east, south, west)), contract.strain, contract.leader).play(each.card)
            lost = guesses_lose(led, board, 1000 * place + number, 1)
            found.append((payoffs[tricks[truth]] - payoffs[tricks[truth] - lost]).mean())
        gains[each.card] = np.array(found)

    def gain(card: Card, score: float) -> tuple[float, float]:
        more = gains[card] - gains[first.card]
        return float(more.mean()) - (score - first.score), float(more.std(ddof=1)) / LAYOUTS**0.5

    def sure_gain(card: Card, score: float) -> float:
        mean, error = gain(card, score)
        return mean - 2 * error

    best = max(candidates, key=lambda each: sure_gain(each.card, each.score))
    seconds = time.process_time() - began
    expected, values = round(gain(best.card, best.score)[0], 3), _SOLVER.card_values(start)
    for whose, card in (("double dummy", first.card), ("guessing", best.card), ("people", board.plays[0])):
        guesses = float(guesses_lose(start.play(card), board, 7_000_000 + place, JUDGING_LINES).mean())
        loss = max(values.values()) - values[card]
        yield Row(file, place, whose, card != first.card, loss, guesses, expected, round(seconds, 1))


def main() -> None:
    """Write the rows of all tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="+")
    parser.add_argument("-o", "--output", type=Path, required=True)
    given = parser.parse_args()
    known = set()
    if given.output.exists():
        with given.output.open(newline="", encoding="utf-8") as stream:
            known = {(row["file"], int(row["table"])) for row in csv.DictReader(stream)}
    with given.output.open("a", newline="", encoding="utf-8") as stream:
        writer = csv.writer(stream)
        if not known:
            writer.writerow(Row._fields)
        for path in given.file:
            for place, board in enumerate(read_file(path).boards):
                is_whole = board.contract is not None and board.auction is not None and None not in board.hands
                if board.plays and is_whole and (path.name, place) not in known:
                    writer.writerows(rows_of(path.name, place, board))
                    stream.flush()


if __name__ == "__main__":
    main()
