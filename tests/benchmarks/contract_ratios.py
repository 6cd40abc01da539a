"""How informative a contract alone is about the true hands: `auction=read` beside the network of contracts.

    python -m tests.benchmarks.contract_ratios --experts FILE.pbn --robots FILE.pbn ... [--weights FILE] \
        [--layouts 400] [--seed 1] [--jobs 1] > ratios.json

The measure is the log ratio of `tests.benchmarks.beliefs`. Of each file, the deals with even numbers are used, which
the network was not fitted to. Their auctions are hidden.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.calls.contract_network import ContractNetwork
from agent.knowledge.view import View
from experiments.command_line.parallel import each_board
from experiments.fitting.halves import half_of
from tests.benchmarks.beliefs import BeliefVariant, Measured, measure
from tests.benchmarks.call_ratios import rows_of

_network = cache(ContractNetwork.load)


@dataclass(frozen=True, slots=True)
class ContractLikelihood:
    """The likelihood of the contract by a network."""

    path: Path | None

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout, float64 (n,)."""
        contract = view.contract
        declarers, dummies = dealt[:, contract.declarer], dealt[:, contract.dummy]
        return np.asarray(np.exp(_network(self.path).log_likelihood(declarers, dummies, contract)))


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure both readings and print the rows as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--experts", nargs="*", type=Path, default=[])
    parser.add_argument("--robots", nargs="*", type=Path, default=[])
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--layouts", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    beliefs = [
        BeliefVariant.parse("auction=read"),
        BeliefVariant("network", (ContractLikelihood(given.weights),)),
    ]
    work = partial(measure, beliefs=beliefs, seed=given.seed, layouts=given.layouts)
    rows = []
    both: list[Measured] = []
    for source, paths in (("experts", given.experts), ("robots", given.robots)):
        played = [board for path in paths for board in half_of(path, odd=False) if board.plays]
        boards = [replace(board, auction=None) for board in played]
        found = [each for board in each_board(work, boards, given.jobs, "measuring") for each in board or []]
        both += found
        rows += rows_of(source, found, [belief.name for belief in beliefs])
    rows += rows_of("all", both, [belief.name for belief in beliefs])
    print(json.dumps({"layouts": given.layouts, "seed": given.seed, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
