"""What a plan gains: at turns where it changes the card, both cards are played out on the same lines.

    python -m tests.bench.plan_playouts CONTRACTS FIRST LAST FILE [--one-order]

``PLANNER`` plays the deals number FIRST to LAST - 1 of some contract sets, such as 3NT,4H, against careful and
arbitrary defenders in turn. At each of its turns in the first tricks, ``RIVAL`` is asked too; with ``--one-order``, a
planner whose lines all have the same order of the suits. If the two cards are not equivalent, both are played out on
`LINES` lines (`tests.bench.played_lines`), against arbitrary and against
careful defenders. Their layouts are drawn with another seed than the players', so they chose nothing. FILE gets a row
for each such turn and kind of defender. The last line counts the turns.
"""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from unittest.mock import patch

import numpy as np

from agent.knowledge.view import View
from agent.player import AnyPlayer, Decision
from agent.players.joint_search import plan
from agent.players.objective import Objective
from agent.registry import Role, parse_player
from agent.rules.contract import Vulnerability
from agent.table import ask
from ddsolver.position import Position
from experiments.runs.contract_sets import find_deal
from tests.bench.played_lines import DEFENDERS, PlayedLines

PLANNER = "payoff:samples=200,classes=yes,weights=real,plan=10000000,aim=imps"
RIVAL = "payoff:samples=200,searched=20,classes=yes,weights=real,aim=imps"
LAYOUTS, LINES = 100, 100
TRICKS = 3
"""The number of tricks in which turns are compared."""
COLUMNS = (
    "contract",
    "deal",
    "cards",
    "planned",
    "rival",
    "defender",
    "made",
    "error",
    "imps",
    "imps_error",
    "seconds",
)
_SEED = 76


def player(text: str, role: Role, *seed: int) -> AnyPlayer:
    """Return a player; the numbers are its seed."""
    return parse_player(text, role).make(np.random.SeedSequence(seed))


def turns(name: str, number: int, one_order: bool) -> Iterator[tuple[View, Decision, Decision]]:
    """Yield the planner's turns with a choice, and both decisions."""
    board = find_deal(name, _SEED, number)
    contract = board.contract
    assert contract is not None
    position = Position(board.deal, contract.strain, contract.leader)
    defending = player("arbitrary" if number % 2 else "careful", Role.DEFENDER, number)
    planner, rival = (player(text, Role.DECLARER, number) for text in (PLANNER, PLANNER if one_order else RIVAL))
    while len(position.plays) < 4 * TRICKS:
        if not position.to_play.same_side(contract.declarer):
            position = position.play(ask(defending, position, contract, Vulnerability.NONE).card)
            continue
        planned = ask(planner, position, contract, Vulnerability.NONE)
        with patch.object(plan, "_ORDERS_TRIED", ((0, 1),)) if one_order else nullcontext():
            other = ask(rival, position, contract, Vulnerability.NONE)
        if planned.candidates:
            yield View.of(position, contract, Vulnerability.NONE), planned, other
        position = position.play(planned.card)


def rows(view: View, number: int, planned: Decision, other: Decision) -> Iterator[tuple[object, ...]]:
    """Yield a row for each kind of defender: the planner's gain in contracts made and IMPs, with standard errors."""
    objective = Objective("imps", view.contract, view.vulnerability)
    played = PlayedLines(view, LAYOUTS, 1000 * number + len(view.plays)).tricks((planned.card, other.card), LINES)
    for at, defender in enumerate(DEFENDERS):
        one, two = played[planned.card][at], played[other.card][at]
        found: list[float] = []
        for values in (objective.making, objective.payoffs):
            gains = values[one] - values[two]
            found += [round(float(gains.mean()), 4), round(float(gains.std(ddof=1)) / LINES**0.5, 4)]
        cards = (str(planned.card), str(other.card))
        yield (view.contract, number, len(view.plays), *cards, defender, *found, round(planned.seconds, 2))


def main(names: str, first: int, last: int, file: Path, one_order: bool) -> None:
    """Write a row for each turn at which the cards differ, and each kind of defender."""
    with file.open("w", newline="", encoding="utf-8") as stream:
        writer = csv.writer(stream)
        writer.writerow(COLUMNS)
        count = 0
        for number in range(first, last):
            for name in names.split(","):
                for view, planned, other in turns(name, number, one_order):
                    count += 1
                    if not any(planned.card in run and other.card in run for run in view.runs()):
                        writer.writerows(rows(view, number, planned, other))
                stream.flush()
            print(number, count, "turns", flush=True)


if __name__ == "__main__":
    names, first, last, file, *one_order = sys.argv[1:]
    main(names, int(first), int(last), Path(file), bool(one_order))
