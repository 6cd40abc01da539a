"""Fits a model of how people choose their cards, and writes `agent/data/choices.toml`.

    python -m experiments.fitting.choices PLAYED.pbn [--without OTHER.lin] [-o choices.toml]

The fit uses every second board of the file, so that the other boards can test it (`declarer calibrate beliefs`).
Boards whose deals are in a file named by ``--without`` are left out.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.evidence.human_play.features import feature_index, features_of
from agent.knowledge.evidence.human_play.observations import human_turns, kind_of
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.boards.files import read_files

CountedChoice = tuple[NDArray[np.float64], int]
"""The features of the legal cards, float64 (cards, f), and the index of the card played."""
_SHRINK = 1.0
"""The strength of the ridge penalty on the weights."""


def main() -> None:
    """Fit the model to the boards of a file, and write its weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("played", type=Path)
    parser.add_argument("--without", type=Path, nargs="*", default=[])
    parser.add_argument("-o", "--output", type=Path, default=Path("agent/data/choices.toml"))
    arguments = parser.parse_args()
    boards = [board for board in read_files([arguments.played]).boards if board.plays and board.contract is not None]
    left_out = {board.hands for board in read_files(arguments.without).boards} if arguments.without else set()
    used = [board for board in boards[::2] if board.hands not in left_out]
    names: dict[str, list[str]] = {}
    choices: dict[str, list[CountedChoice]] = defaultdict(list)
    for board in used:
        _gather(board, choices, names)
    arguments.output.write_text(_as_toml(choices, names, len(used)), encoding="utf-8")


def _gather(board: Board, choices: dict[str, list[CountedChoice]], names: dict[str, list[str]]) -> None:
    """Add the choices of a board to ``choices``, and the names of their features to ``names``."""
    assert board.contract is not None, "it is played"
    position = Position(board.deal, board.contract.strain, board.contract.leader, board.plays)
    played = np.cumsum([0, *(card.mask for card in board.plays)])
    players = position.players()
    for moment in human_turns(board.contract, players, board.plays, board.deal.hands[board.contract.dummy]):
        hands = np.array([board.deal.hands[moment.hidden_seat] & ~int(played[moment.turn])])
        follows = bool(moment.follows(hands)[0])
        listed, features, legal = features_of(moment, hands, follows=follows)
        if legal[0].sum() > 1:
            kind = kind_of(moment, follows=follows)
            suit, rank = feature_index(moment.card, follows=follows)
            chosen = int(np.flatnonzero(legal[0]).searchsorted(13 * suit + rank))
            names[kind] = listed
            choices[kind].append((features[0][legal[0]], chosen))


def _as_toml(choices: Mapping[str, Sequence[CountedChoice]], names: Mapping[str, Sequence[str]], boards: int) -> str:
    lines = [
        "# How people choose among their cards: weights of features, fitted to real play by",
        "# `python -m experiments.fitting.choices`. See `agent/knowledge/evidence/human_play/model.py`.",
        f"boards = {boards}",
    ]
    for kind, own in sorted(choices.items()):
        lines += ["", f'["{kind}"]', f"# {len(own)} choices"]
        lines += [f'"{name}" = {weight:.3f}' for name, weight in zip(names[kind], fit(own), strict=True)]
    return "\n".join(lines) + "\n"


def fit(choices: Sequence[CountedChoice]) -> NDArray[np.float64]:
    """Return the maximum-likelihood weights, float64 (f,), with a ridge penalty, by Newton's method."""
    weights = np.zeros(choices[0][0].shape[1])
    for _ in range(50):
        gradient, curvature = -_SHRINK * weights, -_SHRINK * np.eye(len(weights))
        for features, chosen in choices:
            scores = features @ weights
            chances = np.exp(scores - scores.max())
            chances /= chances.sum()
            mean = chances @ features
            gradient += features[chosen] - mean
            curvature -= (features.T * chances) @ features - np.outer(mean, mean)
        step = np.linalg.solve(curvature, gradient)
        weights -= step
        if np.abs(step).max() < 1e-6:
            break
    return weights


if __name__ == "__main__":
    main()
