"""The bench of card play: tables that two robots played, and the kept answers of its entrants.

docs/reference/play-bench.md says how both were made.
"""

from __future__ import annotations

import csv
import gzip
import io
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files

from ddsolver.cards import Card
from experiments.boards.board import Board
from experiments.boards.pbn.reader import parse_pbn
from experiments.questions.judge.choices import Answer, CardChoice

NAME = "play_bench"
"""The name of the bench as a match."""
_DATA = files("experiments") / "data"


@cache
def bench_boards() -> tuple[Board, ...]:
    """Return the boards of the bench, one table of each deal."""
    return parse_pbn((_DATA / f"{NAME}.pbn").read_text(encoding="utf-8"), NAME).boards


@dataclass(frozen=True, slots=True)
class Entrants:
    """The players whose answers at the turns of the bench are kept."""

    names: tuple[str, ...]
    answers: dict[tuple[str, str, int], Answer]
    """The answers by player, board and number of cards played before; a player is not asked in every role."""


@cache
def bench_entrants() -> Entrants:
    """Return the entrants; their file has the columns of the file that ``--turns`` writes."""
    text = gzip.decompress((_DATA / f"{NAME}.csv.gz").read_bytes()).decode()
    answers = {}
    for row in csv.DictReader(io.StringIO(text)):
        turn = 4 * (int(row["trick"]) - 1) + int(row["place"]) - 1
        answer = Answer(Card.parse(row["own_card"]), int(row["own_cost"]), float(row["cpu_seconds"]))
        answers[row["player"], row["board"], turn] = answer
    return Entrants(tuple(dict.fromkeys(player for player, _, _ in answers)), answers)


def with_entrants(turn: CardChoice) -> CardChoice:
    """Return a turn of the bench with the entrants' answers after those that it has."""
    entrants = bench_entrants()
    place = turn.board, len(turn.position.plays)
    return replace(turn, answers=(*turn.answers, *(entrants.answers.get((name, *place)) for name in entrants.names)))
