"""How many planning problems players solve: turns early in the play at which the declarer needs a plan.

    python -m tests.bench.planning_answers [--player NAME ...] [--seed 1 ...] [-o answers.csv]

The problems and their proofs are in ``results/planning/problems.json``. A player solves a problem if its card is one of
the right ones, or touches one. Prints for each player and kind the problems solved and the CPU seconds; writes a row
for each player, seed and problem. (``double_dummy`` has the cards that double-dummy means may choose.)
"""

from __future__ import annotations

import argparse
import csv
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from agent.registry import Role, parse_player
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from agent.table import decide
from ddsolver.cards import Card, Seat, parse_cards
from ddsolver.deal import hand_from_pbn
from experiments.boards.board import Board
from experiments.questions.play_question import PlayQuestion, question_of_seen_hands, view_of
from experiments.statistics.interval import share_interval

PROBLEMS = Path(__file__).parents[2] / "results" / "planning" / "problems.json"
COLUMNS = ("player", "seed", "problem", "kind", "guess", "card", "solved", "seconds", "remark")


def question_of(problem: Mapping[str, Any]) -> PlayQuestion:
    """Return a problem as a question to a declarer."""
    north, south = (hand_from_pbn(hand) for hand in problem["deal"].removeprefix("N:").split()[::2])
    board = Board(
        name=problem["kind"],
        hands=(north, None, south, None),
        dealer=Seat.SOUTH,
        vulnerability=Vulnerability.NONE,
        constraints=parse_constraints(problem["constraint"]),
        contract=Contract.parse(problem["contract"]),
        plays=tuple(parse_cards(problem["plays"])),
    )
    return question_of_seen_hands(board, None)


def answer(problem: Mapping[str, Any], player: str, seed: int) -> dict[str, Any]:
    """Return a player's answer to a problem as a row."""
    question = question_of(problem)
    view = view_of(question)
    asked = parse_player(player, Role.DECLARER).make(np.random.SeedSequence(seed))
    decision = decide(asked, view, question.position)
    right = {Card.parse(card) for card in problem["right"]}
    (run,) = (run for run in view.runs() if decision.card in run)
    return {
        "player": player,
        "seed": seed,
        "kind": problem["kind"],
        "guess": not set(problem["double_dummy"]) <= set(problem["right"]),
        "card": str(decision.card),
        "solved": bool(right & set(run)),
        "seconds": round(decision.seconds, 4),
        "remark": decision.remark,
    }


def main() -> None:
    """Ask the players, print what they solve, and write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--player", action="append")
    parser.add_argument("--seed", action="append", type=int)
    parser.add_argument("-o", "--output", type=Path)
    given = parser.parse_args()
    problems = json.loads(PROBLEMS.read_text(encoding="utf-8"))
    rows = []
    for player in given.player or ["payoff:strong"]:
        for seed in given.seed or [1]:
            rows += [{"problem": place, **answer(each, player, seed)} for place, each in enumerate(problems, 1)]
            own = [row for row in rows if row["player"] == player and row["seed"] == seed]
            share = share_interval([[row["solved"] for row in own]], [1.0])
            seconds = sum(row["seconds"] for row in own) / len(own)
            guesses = [row["solved"] for row in own if row["guess"]]
            print(f"{player} seed {seed}: {sum(row['solved'] for row in own)} of {len(own)} {share}", end="; ")
            print(f"of {len(guesses)} guesses {sum(guesses)}; {seconds:.2f} CPU seconds", flush=True)
    if given.output:
        with given.output.open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS, lineterminator="\n")
            writer.writeheader()
            writer.writerows(rows)


if __name__ == "__main__":
    main()
