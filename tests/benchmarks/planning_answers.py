"""Which planning problems players solve.

    python -m tests.benchmarks.planning_answers PROBLEMS.json ANSWERS.csv PLAYER ...

PROBLEMS.json comes from `tests.benchmarks.planning_problems`. Each player plays for IMPs.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from agent.registry import Role, parse_player
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from agent.table import decide
from ddsolver.cards import Seat, parse_cards
from ddsolver.deal import hand_from_pbn
from experiments.boards.board import Board
from experiments.questions.play_question import PlayQuestion, question_of_seen_hands
from experiments.statistics.interval import share_interval

SEED = 1


def question(problem: dict[str, Any]) -> PlayQuestion:
    """Return the question of a problem."""
    contract = Contract.parse(problem["contract"])
    north, south = (hand_from_pbn(hand, "hand") for hand in problem["deal"].removeprefix("N:").split()[::2])
    board = Board(
        name=problem["kind"],
        hands=(north, None, south, None),
        dealer=Seat.SOUTH,
        vulnerability=Vulnerability.NONE,
        constraints=parse_constraints(problem["constraint"]),
        contract=contract,
        plays=tuple(parse_cards(problem["plays"])),
    )
    return question_of_seen_hands(board, None)


def answers(problems: list[dict[str, Any]], player: str) -> Iterator[tuple[int, str, str, str, bool, float]]:
    """Yield a row for each answer of a player."""
    spec = parse_player(player, Role.DECLARER).replace(aim="imps")
    for number, problem in enumerate(problems):
        asked = question(problem)
        decision = decide(spec.make(np.random.SeedSequence(SEED)), asked.view, asked.position)
        is_right = str(decision.card) in problem["right"]
        yield number, problem["kind"], player, str(decision.card), is_right, round(decision.seconds, 2)


def main(source: Path, target: Path, players: list[str]) -> None:
    """Write all answers, and print each player's share of right ones."""
    problems = json.loads(source.read_text(encoding="utf-8"))
    with target.open("w", newline="", encoding="utf-8") as stream:
        writer = csv.writer(stream)
        writer.writerow(("problem", "kind", "player", "card", "right", "seconds"))
        for player in players:
            rows = list(answers(problems, player))
            writer.writerows(rows)
            stream.flush()
            right = share_interval([[row[4] for row in rows]], [1.0])
            seconds = np.mean([row[5] for row in rows])
            print(player, right.percent(0), f"{seconds:.1f} CPU s", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:])
