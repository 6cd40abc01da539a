"""Tune the weights of move ordering: change a few at random, keep the change if fewer positions are visited.

    python -m tests.bench.tune_ordering notrump --minutes 60 -o notrump.json
    python -m tests.bench.tune_ordering suits --minutes 60 -o suits.json
    python -m tests.bench.tune_ordering install notrump.json suits.json

The first two may run side by side and be stopped at any time; started again they go on from their file. The last
writes `ddsolver/search/ordering_weights.py`. What is made small is the sum of positions visited to the power 3/4 over
random deals of eleven cards a hand, one in twenty a freak: with fewer deals, or a plain sum that a few hard deals
rule, the weights fit the deals and not the game.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ddsolver import Position, Strain
from ddsolver.search.batch_kernels import new_arena, value_layouts
from ddsolver.search.cutoff_cards import forget_cutoffs
from ddsolver.search.ordering_weights import LEAD, OFF_SUIT
from ddsolver.search.search_memory import LEAD_WEIGHTS, OFF_SUIT_WEIGHTS, VISITED
from tests.bench.bench_solver import random_positions
from tests.strategies import random_deal

WEIGHTS_FILE = Path(__file__).parents[2] / "ddsolver" / "search" / "ordering_weights.py"
NO_TRICK = np.empty(0, dtype=np.int64)
CHUNK = 100
SIZE = 11


class Objective:
    """How much work the search has on a set of deals with given weights."""

    def __init__(self, strains: list[Strain], deals: int, seed: int) -> None:
        generator = np.random.default_rng(seed)
        self._positions = random_positions(seed, deals, strains, SIZE)
        for number in range(0, deals, 20):
            position = self._positions[number]
            self._positions[number] = Position(
                random_deal(generator, SIZE, freak=True), position.trump, position.leader
            )
        self._arena = new_arena(8)
        self.best = np.full(deals, np.inf)

    def improves(self, lead: NDArray[np.int64], off_suit: NDArray[np.int64]) -> bool:
        """Whether the weights beat the best ones so far; given up as soon as they look hopeless."""
        self._arena[LEAD_WEIGHTS:OFF_SUIT_WEIGHTS] = lead.ravel()
        self._arena[OFF_SUIT_WEIGHTS : OFF_SUIT_WEIGHTS + off_suit.size] = off_suit.ravel()
        found = np.zeros_like(self.best)
        for number, position in enumerate(self._positions):
            found[number] = self._visited(np.array([position.hands]), position.trump, position.trick_leader) ** 0.75
            done = number + 1
            allowance = 1 + 0.015 * (1 - done / len(found))
            if done % CHUNK == 0 and found[:done].sum() >= allowance * self.best[:done].sum():
                return False
        if found.sum() >= self.best.sum():
            return False
        self.best = found
        return True

    def _visited(self, layouts: NDArray[np.int64], trump: int, leader: int) -> int:
        before = int(self._arena[VISITED])
        # What an earlier trial learned of this very deal would hide what the weights do.
        forget_cutoffs(self._arena.ctypes.data)
        value_layouts(self._arena.ctypes.data, layouts, trump, leader, NO_TRICK, np.empty(1, dtype=np.int8))
        return int(self._arena[VISITED]) - before


def tune(game: str, minutes: float, output: Path, seed: int, deals: int) -> None:
    """Improve one game's weights for a while, writing them at every step forward."""
    lead, off_suit = LEAD.copy(), OFF_SUIT.copy()
    if output.exists():
        kept = json.loads(output.read_text(encoding="utf-8"))
        lead, off_suit = np.array(kept["lead"]), np.array(kept["off suit"])
    at_notrump = game == "notrump"
    objective = Objective([Strain.NOTRUMP] if at_notrump else list(Strain)[:4], deals, seed)
    objective.improves(lead, off_suit)
    started = objective.best.sum()
    generator = np.random.default_rng()
    places = [("lead", row, column) for row in ((0,) if at_notrump else (1, 2)) for column in range(LEAD.shape[1])]
    places += [("off suit", 0 if at_notrump else 1, column) for column in range(OFF_SUIT[0].size)]
    until = time.monotonic() + 60 * minutes
    tried = 0
    while time.monotonic() < until:
        tried += 1
        new_lead, new_off_suit = lead.copy(), off_suit.copy()
        for _ in range(int(generator.choice([1, 1, 2, 3]))):
            kind, row, column = places[int(generator.integers(len(places)))]
            weights = new_lead[row] if kind == "lead" else new_off_suit[row].reshape(-1)
            scale = max(2.0, 0.4 * abs(int(weights[column])))
            weights[column] += int(np.rint(generator.normal(0, scale))) or int(generator.choice([-1, 1]))
        if objective.improves(new_lead, new_off_suit):
            lead, off_suit = new_lead, new_off_suit
            output.write_text(
                json.dumps({"game": game, "lead": lead.tolist(), "off suit": off_suit.tolist()}), encoding="utf-8"
            )
            print(f"{tried:>6} tried: {objective.best.sum() / started:.4f} of the work", flush=True)


def install(files: list[Path]) -> None:
    """Write the tuned rows into `ddsolver/search/ordering_weights.py`."""
    lead, off_suit = LEAD.copy(), OFF_SUIT.copy()
    for file in files:
        kept = json.loads(file.read_text())
        rows = slice(0, 1) if kept["game"] == "notrump" else slice(1, 3)
        game = 0 if kept["game"] == "notrump" else 1
        lead[rows] = np.array(kept["lead"])[rows]
        off_suit[game] = np.array(kept["off suit"])[game]
    numbers = iter([*lead.ravel().tolist(), *off_suit.ravel().tolist()])
    head, first, rest = WEIGHTS_FILE.read_text().partition("LEAD = np.array([")
    lines = []
    for line in rest.split("\n"):
        code, hash_, comment = line.partition("#")
        if '"""' not in code:
            code = re.sub(r"-?\b\d+\b(?=[,\]])", lambda _: str(next(numbers)), code)
        lines.append(code + hash_ + comment)
    WEIGHTS_FILE.write_text(head + first + "\n".join(lines))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for game in ("notrump", "suits"):
        command = commands.add_parser(game)
        command.add_argument("--minutes", type=float, default=60)
        command.add_argument("--deals", type=int, default=1200)
        command.add_argument("--seed", type=int, default=1)
        command.add_argument("-o", "--output", type=Path, required=True)
    commands.add_parser("install").add_argument("files", type=Path, nargs="+")
    arguments = parser.parse_args()
    if arguments.command == "install":
        install(arguments.files)
    else:
        tune(arguments.command, arguments.minutes, arguments.output, arguments.seed, arguments.deals)


if __name__ == "__main__":
    main()
