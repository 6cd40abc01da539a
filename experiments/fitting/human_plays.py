"""Fits the model of human plays to the cards of people and programs, and writes `agent/data/human_plays.toml`.

    python -m experiments.fitting.human_plays BOARDS.pbn ... [-o human_plays.toml]

Only deals with an odd number (counted from 1 in each file) are used; `tests.bench.beliefs` tests the fit on the
others. This script also prints a cross-validation: each file is predicted by a model fitted to the other files.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.evidence.human_plays_features import feature_index, features_of
from agent.knowledge.evidence.human_plays_turns import human_turns, kind_of
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.fitting.halves import half_of

_SHRINK = 1.0
"""The strength of the ridge penalty on the weights."""
_SMALLEST_STEP = 1e-6
"""The fit ends when no weight changes by more than this."""


@dataclass(frozen=True, slots=True)
class CountedChoice:
    """A turn at which a player had a choice of cards, and the file with this turn."""

    features: NDArray[np.float64]
    """The features of each legal card, float64 (cards, f)."""
    chosen: int
    """The row of the card that was played."""
    file: str = ""


def main() -> None:
    """Fit the model to the boards of the files, and write its weights."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("boards", type=Path, nargs="+")
    parser.add_argument("-o", "--output", type=Path, default=Path("agent/data/human_plays.toml"))
    arguments = parser.parse_args()
    names: dict[str, list[str]] = {}
    choices: dict[str, list[CountedChoice]] = defaultdict(list)
    used = 0
    for path in arguments.boards:
        for board in half_of(path, odd=True):
            if board.plays and board.contract is not None:
                _gather(board, path.stem, choices, names)
                used += 1
    for line in cross_validation(choices):
        print(line, file=sys.stderr)  # noqa: T201
    arguments.output.write_text(_as_toml(choices, names, used), encoding="utf-8")


def _gather(board: Board, file: str, choices: dict[str, list[CountedChoice]], names: dict[str, list[str]]) -> None:
    """Add the choices of a board to ``choices``, and the names of their features to ``names``."""
    assert board.contract is not None, "a board with card play has a contract"
    position = Position(board.deal, board.contract.strain, board.contract.leader, board.plays)
    played = np.cumsum([0, *(card.mask for card in board.plays)])
    players = position.players()
    hands_dealt, dummy = board.deal.hands, board.contract.dummy
    for turn in human_turns(board.contract, players, board.plays, hands_dealt[dummy], sum(hands_dealt), board.auction):
        hands = np.array([hands_dealt[turn.hidden_seat] & ~int(played[turn.turn])])
        follows = bool(turn.follows(hands)[0])
        listed, features, legal = features_of(turn, hands, follows=follows)
        if legal[0].sum() > 1:
            kind = kind_of(turn, follows=follows)
            suit, rank = feature_index(turn.card, follows=follows)
            chosen = int(np.flatnonzero(legal[0]).searchsorted(13 * suit + rank))
            names[kind] = listed
            choices[kind].append(CountedChoice(features[0][legal[0]], chosen, file))


def _as_toml(choices: Mapping[str, Sequence[CountedChoice]], names: Mapping[str, Sequence[str]], boards: int) -> str:
    lines = [
        "# The model of human plays: weights of features, fitted to the cards of people and programs by",
        "# `python -m experiments.fitting.human_plays`. See `agent/knowledge/evidence/human_plays.py`.",
        f"boards = {boards}",
    ]
    for kind, own in sorted(choices.items()):
        lines += ["", f'["{kind}"]', f"# {len(own)} choices"]
        lines += [f'"{name}" = {weight:.3f}' for name, weight in zip(names[kind], fit(own), strict=True)]
    return "\n".join(lines) + "\n"


def fit(choices: Sequence[CountedChoice]) -> NDArray[np.float64]:
    """Fit the weights by maximum likelihood with a ridge penalty (Newton's method); return them, float64 (f,)."""
    features, bars, chosen = _stacked(choices)
    played = features[np.arange(len(chosen)), chosen].sum(axis=0)

    def value(weights: NDArray[np.float64]) -> float:
        logs = _logs(features, bars, weights)[np.arange(len(chosen)), chosen]
        return float(logs.sum() - _SHRINK / 2 * weights @ weights)

    weights = np.zeros(features.shape[2])
    for _ in range(50):
        chances = np.exp(_logs(features, bars, weights))
        means = np.einsum("nc,ncf->nf", chances, features)
        gradient = played - means.sum(axis=0) - _SHRINK * weights
        squares = np.einsum("nc,ncf,ncg->fg", chances, features, features, optimize=True)
        curvature = squares - means.T @ means + _SHRINK * np.eye(len(weights))
        step = np.linalg.solve(curvature, gradient)
        # A whole step may overshoot where few choices have a feature.
        while np.abs(step).max() > _SMALLEST_STEP and value(weights + step) < value(weights):
            step /= 2
        weights += step
        if np.abs(step).max() <= _SMALLEST_STEP:
            break
    return weights


def cross_validation(choices: Mapping[str, Sequence[CountedChoice]]) -> list[str]:
    """Return one line per file: the mean log-probability of its cards in a model fitted to the other files."""
    logs: dict[str, list[float]] = defaultdict(list)
    for own in choices.values():
        for file in sorted({choice.file for choice in own}):
            rest = [choice for choice in own if choice.file != file]
            tested = [choice for choice in own if choice.file == file]
            if rest:
                features, bars, chosen = _stacked(tested)
                logs[file] += _logs(features, bars, fit(rest))[np.arange(len(chosen)), chosen].tolist()
    return [f"{file}: {np.mean(each):.4f} over {len(each)} choices" for file, each in sorted(logs.items())]


def _stacked(choices: Sequence[CountedChoice]) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.int64]]:
    """Return n choices as arrays: features (n, cards, f), mask (n, cards) and chosen rows (n,).

    The mask is 0 for legal cards. It is -inf for rows that only fill up the array.
    """
    most = max(len(choice.features) for choice in choices)
    features = np.zeros((len(choices), most, choices[0].features.shape[1]))
    bars = np.full((len(choices), most), -np.inf)
    for row, choice in enumerate(choices):
        features[row, : len(choice.features)] = choice.features
        bars[row, : len(choice.features)] = 0
    return features, bars, np.array([choice.chosen for choice in choices])


def _logs(
    features: NDArray[np.float64], bars: NDArray[np.float64], weights: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Return the log-probability of each card of each choice, float64 (n, cards)."""
    scores = features @ weights + bars
    scores -= scores.max(axis=1, keepdims=True)
    return np.asarray(scores - np.log(np.exp(scores).sum(axis=1, keepdims=True)))


if __name__ == "__main__":
    main()
