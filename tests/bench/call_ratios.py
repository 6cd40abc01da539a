"""How informative the network of calls is about the true hands, beside `auction=read`, on the same turns and layouts.

    python -m tests.bench.call_ratios --experts FILE.pbn --robots FILE.pbn ... [--network EXPONENT,SYSTEM] [--odd] \
        [--layouts 400] [--seed 1] [--jobs 1] > ratios.json

The measure is the log ratio of `tests.bench.beliefs`. Of each file, the deals with even numbers are used, which
the network was not fitted to; with ``--odd``, the others. ``--network`` is repeatable: the exponent of the likelihood,
and the system that both sides are said to play; ``source`` stands for the source of the file, ``experts`` or
``robots``.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.calls.network import CallNetwork
from agent.knowledge.view import View
from ddsolver.cards import Seat
from experiments.command_line.parallel import each_board
from experiments.fitting.halves import half_of
from experiments.statistics.clusters import clustered_mean
from tests.bench.beliefs import GROUPS, BeliefVariant, Measured, measure

_USUAL_SCATTER = 1.0
"""Prior standard deviation of the log ratio."""


@cache
def network(path: Path | None) -> CallNetwork:
    """Return a network, loaded once in each process."""
    return CallNetwork.load(path)


@dataclass(frozen=True, slots=True)
class NetworkLikelihood:
    """The likelihood of the hidden hands' calls by the network, raised to a power."""

    exponent: float
    system: str
    path: Path | None = None

    @classmethod
    def parse(cls, text: str, path: Path | None) -> NetworkLikelihood:
        """Parse ``EXPONENT,SYSTEM``."""
        exponent, system = text.split(",")
        return cls(float(exponent), system, path)

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout, float64 (n,); 1 without an auction."""
        logs = np.zeros(len(dealt))
        if view.auction is not None:
            for seat in (seat for seat in Seat if view.hidden_sizes[seat]):
                logs += (
                    network(self.path)
                    .call_log_likelihoods(dealt[:, seat], seat, view.auction, view.vulnerability, (self.system,) * 2)
                    .sum(axis=0)
                )
        return np.asarray(np.exp(self.exponent * (logs - logs.max())))


def rows_of(source: str, measured: Sequence[Measured], names: Sequence[str]) -> list[dict[str, object]]:
    """Return a row for each group of turns and belief; ``gain`` is the difference from the first belief."""
    rows: list[dict[str, object]] = []
    for group in GROUPS:
        ratios = np.array([each.ratios for each in measured if each.group == group])
        deals = [each.deal for each in measured if each.group == group]
        shares = np.array([each.effective for each in measured if each.group == group])
        for place, name in enumerate(names if len(ratios) else ()):
            ratio = clustered_mean(ratios[:, place].tolist(), deals, _USUAL_SCATTER)
            gain = clustered_mean((ratios[:, place] - ratios[:, 0]).tolist(), deals, _USUAL_SCATTER)
            row = {"source": source, "turns_of": group, "belief": name, "log_ratio": ratio.to_json()}
            rows.append({**row, "gain": gain.to_json(), "effective_share": float(shares[:, place].mean())})
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure the beliefs and print the rows as JSON."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--experts", nargs="*", type=Path, default=[])
    parser.add_argument("--robots", nargs="*", type=Path, default=[])
    parser.add_argument("--network", action="append", default=[])
    parser.add_argument("--weights", type=Path)
    parser.add_argument("--odd", action="store_true")
    parser.add_argument("--layouts", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args(arguments)
    names = ["auction=read", *given.network]
    measured: dict[str, list[Measured]] = {}
    for source, paths in (("experts", given.experts), ("robots", given.robots)):
        read = [NetworkLikelihood.parse(text.replace("source", source), given.weights) for text in given.network]
        beliefs = [BeliefVariant.parse("auction=read"), *(BeliefVariant(each.system, (each,)) for each in read)]
        boards = [board for path in paths for board in half_of(path, odd=given.odd) if board.plays]
        work = partial(measure, beliefs=beliefs, seed=given.seed, layouts=given.layouts)
        found = each_board(work, boards, given.jobs, "measuring")
        measured[source] = [each for board in found if board is not None for each in board]
    measured["all"] = [each for source in list(measured) for each in measured[source]]
    rows = [row for source, found in measured.items() for row in rows_of(source, found, names)]
    settings = {"layouts": given.layouts, "seed": given.seed, "odd": given.odd}
    print(json.dumps({**settings, "rows": rows}, indent=1))


if __name__ == "__main__":
    main()
