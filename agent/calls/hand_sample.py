"""A fixed sample of hands, to say what calls show."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.dealing import random_deals
from ddsolver.cards import Suit

_DEALS = 30_000
_IN_A_STRATUM = 40
"""The most hands in the sample with the same points and the same length of the longest suit."""


@dataclass(frozen=True, slots=True)
class HandSample:
    """A sample that has too many rare hands, such as strong ones; the weights correct this."""

    hands: NDArray[np.int64]
    """The hands as masks, int64 (n,)."""
    points: NDArray[np.int64]
    """The high-card points, int64 (n,)."""
    lengths: NDArray[np.int64]
    """The lengths of spades, hearts, diamonds and clubs, int64 (4, n)."""
    weights: NDArray[np.float64]
    """The weight of each hand, float64 (n,); the sum of the weights is 1."""


@cache
def hand_sample() -> HandSample:
    """Return a sample of about 5,000 hands; every call returns the same sample."""
    hands = random_deals(_DEALS, np.random.default_rng(1)).ravel()
    points = high_card_points(hands)
    lengths = np.array([suit_lengths(hands, suit) for suit in Suit], dtype=np.int64)
    rows, weights = stratified(points * 14 + lengths.max(axis=0), _IN_A_STRATUM)
    return HandSample(hands[rows], points[rows], lengths[:, rows], weights)


def stratified(strata: NDArray[np.int64], most: int) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """Return a sample with at most ``most`` rows of each stratum, int64 (m,), and weights with the sum 1, float64 (m,).

    ``strata``, int64 (n,), has the number of each row's stratum. The weights correct that rare strata are too frequent.
    """
    order = np.argsort(strata, kind="stable")
    _, starts, sizes = np.unique(strata[order], return_index=True, return_counts=True)
    kept = [order[start : start + min(size, most)] for start, size in zip(starts, sizes, strict=True)]
    weights = np.concatenate([np.full(len(each), size / len(each)) for each, size in zip(kept, sizes, strict=True)])
    return np.concatenate(kept), weights / weights.sum()
