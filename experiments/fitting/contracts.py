"""Fits what contracts show about both hands of their side, and writes `agent/data/contracts.toml`.

    python -m experiments.fitting.contracts AUCTIONS.tsv [BOARDS.pbn ...] [-o contracts.toml]

The files are those of `experiments.fitting.calls`, which must run first. For each auction, pairs of hands for declarer
and dummy are drawn twice: once given their calls, and once given only the contract. The fit maximises the
log-likelihood of the true pairs, relative to the drawn pairs, minus a penalty. `agent.knowledge.evidence.auction.side`
uses the result.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.evidence.auction.call_model import all_factors, hand_sample
from agent.knowledge.evidence.auction.inference import read_calls, read_contract
from agent.knowledge.evidence.auction.side import pair_features, side_kinds
from agent.rules.auction import Auction
from ddsolver.deal import Deal
from experiments.fitting.calls import auctions_of_boards, auctions_of_table

_PAIRS = 300
"""Drawing for an auction stops when there are at least this number of pairs."""
_PENALTY = 1.0
"""The penalty on squared distance from the coefficients of the more general kind, or from those of `_BOOK`."""
_STEPS = 30
_BOOK = {
    "contract, 6NT": (33.3, 1.3),
    "contract, 7NT": (37.0, 1.2),
    "contract alone, 6NT": (33.3, 1.3),
    "contract alone, 7NT": (37.0, 1.2),
}
"""Points that bidding books require of both hands together: mean and standard deviation, for rare contracts."""

Instance = tuple[NDArray[np.float64], NDArray[np.float64]]
"""The features of the drawn pairs, float64 (n, 4), and those of the true pair, float64 (4,)."""


def main() -> None:
    """Fit the coefficients and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("auctions", type=Path)
    parser.add_argument("boards", type=Path, nargs="*")
    parser.add_argument("-o", "--output", type=Path, default=Path("agent/data/contracts.toml"))
    arguments = parser.parse_args()
    auctions = [*auctions_of_table(arguments.auctions)]
    for path in arguments.boards:
        auctions += auctions_of_boards(path, odd=True)
    write_coefficients(arguments.output, *fit_contracts(auctions))


def fit_contracts(
    auctions: Sequence[tuple[Auction, Deal]],
) -> tuple[dict[str, NDArray[np.float64]], dict[str, int]]:
    """Return the coefficients of each kind of contract, float64 (4,), and the number of contracts of each kind."""
    generator = np.random.default_rng(1)
    instances: dict[str, list[Instance]] = defaultdict(list)
    parents: dict[str, str | None] = {}
    seen = set()
    for auction, deal in auctions:
        contract = auction.contract
        key = (contract, deal.hands)
        if contract is None or key in seen:
            continue
        seen.add(key)
        for alone in (False, True):
            readers = read_contract(contract, all_factors()) if alone else read_calls(auction, all_factors())
            one, other = draw_pairs(readers[contract.declarer].weights, readers[contract.dummy].weights, generator)
            true = np.array([deal.hands[contract.declarer]]), np.array([deal.hands[contract.dummy]])
            kinds = side_kinds(contract, alone=alone)
            for kind, parent in zip(kinds, (*kinds[1:], None), strict=True):
                features = pair_features(one, other, contract.strain), pair_features(*true, contract.strain)[0]
                instances[kind].append(features)
                parents[kind] = parent
    fitted: dict[str, NDArray[np.float64]] = {}

    def fit(kind: str) -> NDArray[np.float64]:
        if kind not in fitted:
            parent = parents[kind]
            start = np.zeros(4) if parent is None else fit(parent).copy()
            if kind in _BOOK:
                start[:2] = _normal(*_BOOK[kind])
            fitted[kind] = _fit(instances[kind], start)
        return fitted[kind]

    for kind in instances:
        fit(kind)
    return fitted, {kind: len(each) for kind, each in instances.items()}


def _normal(mean: float, spread: float) -> tuple[float, float]:
    """Return the coefficients `SideFactors.points` for normally distributed points of the side."""
    return 5 * (mean - 20) / spread**2, -12.5 / spread**2


def draw_pairs(
    one: NDArray[np.float64], other: NDArray[np.float64], generator: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return pairs of hands without a common card, as two arrays of masks, int64 (n,).

    First hands are drawn from the hand sample with weights ``one``, second hands with weights ``other``.
    """
    hands = hand_sample().hands
    found: list[NDArray[np.int64]] = []
    number = 0
    for _ in range(40):
        left, right = (hands[generator.choice(len(hands), 40_000, p=weights)] for weights in (one, other))
        apart = left & right == 0
        found.append(np.stack([left[apart], right[apart]]))
        number += int(apart.sum())
        if number >= _PAIRS:
            break
    pairs = np.concatenate(found, axis=1)
    return pairs[0], pairs[1]


def _fit(instances: Sequence[Instance], start: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the coefficients that maximise the penalised likelihood, by Newton's method."""
    found = start.copy()
    for _ in range(_STEPS):
        gradient, hessian = -_PENALTY * (found - start), -_PENALTY * np.eye(4)
        for features, true in instances:
            if not len(features):
                continue
            logs = features @ found
            weights = np.exp(logs - logs.max())
            weights /= weights.sum()
            mean = weights @ features
            gradient += true - mean
            hessian -= (features * weights[:, None]).T @ features - np.outer(mean, mean)
        step = np.linalg.solve(hessian, gradient)
        found -= step * min(1.0, 1.0 / float(np.abs(step).max()))
        if np.abs(step).max() < 1e-5:
            break
    return found


def write_coefficients(path: Path, fitted: dict[str, NDArray[np.float64]], counts: dict[str, int]) -> None:
    """Write the coefficients as TOML."""
    lines = [
        "# What contracts show of the points and trumps of both hands of their side.",
        "# agent.knowledge.evidence.auction.side uses it, made by experiments.fitting.contracts.",
        "",
    ]
    for kind, values in sorted(fitted.items()):
        points, trumps = (", ".join(f"{value:.3f}" for value in part) for part in (values[:2], values[2:]))
        lines += [f'["{kind}"]', f"contracts = {counts[kind]}", f"points = [{points}]", f"trumps = [{trumps}]", ""]
    path.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
