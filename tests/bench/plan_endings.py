"""What cards chosen on lines of play lose in endings of six cards, in tricks, beside other ways to choose.

    python -m tests.bench.plan_endings NUMBER FILE

South leads in random endings. The exact value of each card comes from payoff search of all layouts.
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import numpy as np

from agent.knowledge.view import View
from agent.registry import Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.table import decide
from ddsolver.position import Position
from tests.players import payoff
from tests.strategies import random_deal

LINES = "situations=1,plan=1000000000"
"""Options with which no joint search finishes."""
PLAYERS = {
    "lines, all layouts": f"payoff:samples=all,classes=yes,{LINES}",
    "lines, 200 layouts": f"payoff:samples=200,classes=yes,{LINES}",
    "joint search, 20 of 200 layouts": "payoff:samples=200,searched=20,classes=yes",
    "double dummy, all layouts": "monte-carlo:samples=all",
}
_FIRST = 10_000


def main(number: int, file: Path) -> None:
    """Write what each player loses in each ending, and print the means with standard errors."""
    rows: list[list[float]] = []
    for seed in range(_FIRST, _FIRST + number):
        contract = Contract.parse("1NTS" if seed % 2 else "1SS")
        position = Position(random_deal(np.random.default_rng(seed), 6), contract.strain, "S")
        view = View.of(position, contract, Vulnerability.NONE)
        if len(view.runs()) == 1:
            continue
        exact = payoff(seed, samples="all", aim="tricks", classes=True, situations=None).decide(view, every_card=True)
        values = {each.card: each.tricks for each in exact.candidates}
        row: list[float] = [seed]
        for text in PLAYERS.values():
            asked = parse_player(text, Role.DECLARER).replace(aim="tricks").make(np.random.SeedSequence(seed))
            row.append(round(max(values.values()) - values[decide(asked, view, position).card], 5))
        rows.append(row)
    with file.open("w", newline="", encoding="utf-8") as stream:
        csv.writer(stream).writerows([["ending", *PLAYERS], *rows])
    lost = np.array(rows)[:, 1:]
    for name, mean, error in zip(PLAYERS, lost.mean(axis=0), lost.std(axis=0, ddof=1) / len(lost) ** 0.5, strict=True):
        print(f"{name}: {mean:.5f}, standard error {error:.5f}, {len(lost)} endings")


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
