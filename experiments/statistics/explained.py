"""How much of the variance of an outcome features explain, and how much they would by chance."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

_PERMUTATIONS = 99
"""The number of random permutations in the test against chance; 99 make it a test at 1 %."""
_TINY = 1e-12


def explained_variance(
    matrix: NDArray[np.float64], weights: NDArray[np.float64], outcome: NDArray[np.float64]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the share of the outcome's weighted variance that each feature explains, and the sign of its effect.

    ``matrix``, float64 (features, n), is 1 where a feature is present and 0 elsewhere.
    """
    weights = weights / weights.sum()
    centred = outcome - weights @ outcome
    variance = float(weights @ centred**2)
    shares = matrix @ weights
    covariance = matrix @ (weights * centred)
    within = shares * (1 - shares)
    explained = np.zeros(len(matrix))
    possible = within > _TINY
    if variance > _TINY:
        explained[possible] = covariance[possible] ** 2 / (within[possible] * variance)
    return explained, np.sign(covariance)


def explained_by_chance(
    matrix: NDArray[np.float64], weights: NDArray[np.float64], outcome: NDArray[np.float64]
) -> float:
    """Return the largest share of the variance that any feature explains when outcomes are shuffled: a test at 1 %.

    The arguments are those of `explained_variance`.
    """
    generator = np.random.default_rng(0)
    return max(
        float(explained_variance(matrix, weights, generator.permutation(outcome))[0].max())
        for _ in range(_PERMUTATIONS)
    )
