"""How much the contract adds to the calls at slams: log ratios of the true hands with `contract_logs` and without.

    python -m tests.bench.slam_ratios FILE.pbn ... [--layouts 4000] [--seed 1] > slams.json

Of each file, the deals with even numbers are used, which the networks were not fitted to. On each board that led to a
slam there are the opening lead and the first turn of a defender with a choice. The measure is that of
`tests.bench.beliefs`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.evidence.calls import contract_logs, read_hidden_hands
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import played_cards
from experiments.boards.board import Board
from experiments.fitting.halves import half_of
from experiments.questions.judge.asked import walk
from experiments.questions.judge.choices import view_at
from experiments.statistics.interval import mean_interval

_SLAM = 6
_USUAL_SCATTER = 1.0
"""Prior standard deviation of the log ratio."""


def ratios(board: Board, role: str, layouts: int, generator: np.random.Generator) -> tuple[float, float] | None:
    """Return the log ratio by the calls alone, and with the contract; None if ``role`` has no turn with a choice."""
    turns = [turn for turn in walk(board) if turn.is_choice and turn.role == role]
    if not turns:
        return None
    view = view_at(board, turns[0])
    true = np.array([turns[0].position.hands], dtype=np.int64)
    dealt = np.concatenate([true, LayoutSpace(view).sample(layouts, generator)]) | played_cards(view)
    calls = np.zeros(len(dealt))
    for seat, reading in read_hidden_hands(view).items():
        calls += reading.log_likelihood(dealt[:, seat])
    return _log_ratio(calls), _log_ratio(calls + contract_logs(view, dealt))


def _log_ratio(logs: NDArray[np.float64]) -> float:
    """Return the log ratio of the first layout to the mean of the others."""
    return float(logs[0] - np.log(np.exp(logs[1:] - logs.max()).mean()) - logs.max())


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the ratios and print the rows as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--layouts", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    boards = [board for path in given.files for board in half_of(path, odd=False) if board.plays and board.auction]
    slams = [board for board in boards if board.contract is not None and board.contract.level >= _SLAM]
    generator = np.random.default_rng(given.seed)
    rows = []
    for role in ("lead", "defence"):
        found = [each for board in slams if (each := ratios(board, role, given.layouts, generator)) is not None]
        calls, both = np.array(found).T
        means = {"calls": calls.mean(), "with_contract": both.mean()}
        rows.append({"role": role, **means, "gain": mean_interval(both - calls, _USUAL_SCATTER).to_json()})
    print(json.dumps({"layouts": given.layouts, "seed": given.seed, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
