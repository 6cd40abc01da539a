"""How results of a deal at several tables are compared: by matchpoints or in IMPs."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, cast, get_args

from experiments.boards.board import Board
from experiments.errors import FormatError

FieldScoring = Literal["imps", "matchpoints"]
"""Mean IMPs against the other results, or per cent of the matchpoints."""


def parse_scoring(name: str) -> FieldScoring:
    """Return the scoring with a name.

    :raises FormatError: if it is neither ``matchpoints`` nor ``imps``.
    """
    if name not in get_args(FieldScoring):
        raise FormatError(f"unknown scoring: {name!r} (choose imps or matchpoints)")
    return cast(FieldScoring, name)


def scoring_of(board: Board) -> FieldScoring | None:
    """Return how a board is scored, from its tag Scoring; None if the tag is empty or says something else."""
    name = board.tags.get("Scoring", "").partition(";")[0].strip().upper()
    if name.startswith(("MP", "MATCHPOINT", "BAM")):
        return "matchpoints"
    return "imps" if name.startswith(("IMP", "BUTLER", "CAVENDISH", "TEAM")) else None


def scored_as(board: Board, scoring: FieldScoring) -> Board:
    """Return a board whose tag Scoring says ``scoring``."""
    if scoring_of(board) == scoring:
        return board
    return replace(board, tags={**board.tags, "Scoring": "MP" if scoring == "matchpoints" else "IMP"})
