"""How likely each kind of call is with each hand.

`agent/data/calls.toml` has factors for each kind: one for points, and one for the length of each suit. Their product is
the probability of the call with such a hand, up to a constant. The factors were fitted to real auctions by
``experiments.fitting.calls``.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.dealing import random_deals
from ddsolver.cards import Suit

LENGTH_BINS = 10
"""The number of factors for suit lengths: one for each length from 0 to 8, and one for all longer suits."""
POINT_BINS = 27
"""The number of factors for points: one for each number from 0 to 25, and one for all higher numbers."""
SIDE_LOW, SIDE_BINS = 8, 31
"""The factors for the points of a side: the fewest points, and the number of factors. Each number of points from 8 to
38 has a factor; fewer points count as 8, and more as 38."""


@dataclass(frozen=True, slots=True)
class HandFeatures:
    """The features of hands on which their calls depend: points and suit lengths."""

    points: NDArray[np.int64]
    """The high-card points, int64 (n,)."""
    lengths: NDArray[np.int64]
    """The lengths of spades, hearts, diamonds and clubs, int64 (4, n)."""

    @classmethod
    def of(cls, hands: NDArray[np.int64]) -> HandFeatures:
        """Return the features of hands, masks int64 (n,)."""
        return cls(high_card_points(hands), np.array([suit_lengths(hands, suit) for suit in Suit], dtype=np.int64))


@dataclass(frozen=True, slots=True)
class CallFactors:
    """The factors of a kind of call; the largest in each list is 1."""

    calls: int = 0
    """The number of calls that were counted."""
    points: NDArray[np.float64] | None = None
    """The factor of the hand's points, float64 (`POINT_BINS`,)."""
    side: NDArray[np.float64] | None = None
    """The factor of the side's points, float64 (`SIDE_BINS`,): the hand's points plus those expected of partner."""
    parts: Mapping[str, NDArray[np.float64]] = field(default_factory=dict)
    """For each part of a suit (`CallMeaning.parts`), the factor of each length, float64 (`LENGTH_BINS`,)."""

    def of_points(self, points: NDArray[np.int64], partners: float) -> NDArray[np.float64]:
        """Return how likely the call is with ``points``, int64 (n,), if ``partners`` points are expected of partner."""
        if self.side is not None:
            return self.side[side_bins(points, partners)]
        if self.points is not None:
            return self.points[point_bins(points)]
        return np.ones(len(points))

    def to_power(self, power: float) -> CallFactors:
        """Return the factors raised to a power."""
        points, side = (None if each is None else each**power for each in (self.points, self.side))
        return CallFactors(self.calls, points, side, {part: each**power for part, each in self.parts.items()})

    def of_length(self, lengths: NDArray[np.int64], part: str) -> NDArray[np.float64]:
        """Return the factors of lengths, int64 (n,), of a suit with this part in the call."""
        factors = self.parts.get(part)
        return np.ones(len(lengths)) if factors is None else factors[length_bins(lengths)]


def point_bins(points: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the indices in `CallFactors.points` for numbers of points."""
    return np.minimum(points, POINT_BINS - 1)


def side_bins(points: NDArray[np.int64], partners: float) -> NDArray[np.int64]:
    """Return the indices in `CallFactors.side`, given the hand's points and partner's expected points."""
    return np.clip(points + round(partners) - SIDE_LOW, 0, SIDE_BINS - 1)


def length_bins(lengths: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return the indices in `CallFactors.parts` for suit lengths."""
    return np.minimum(lengths, LENGTH_BINS - 1)


@cache
def all_factors() -> Mapping[str, CallFactors]:
    """Return the factors of all kinds of calls."""
    text = (files("agent") / "data" / "calls.toml").read_text(encoding="utf-8")
    return {kind: _from_lists(lists) for kind, lists in tomllib.loads(text).items()}


def _from_lists(lists: Mapping[str, Sequence[float] | int]) -> CallFactors:
    named = {name: np.array(values, dtype=np.float64) for name, values in lists.items() if name != "calls"}
    calls = lists["calls"]
    assert isinstance(calls, int), "the file is ours"
    return CallFactors(calls, named.pop("points", None), named.pop("side", None), named)


@dataclass(frozen=True, slots=True)
class HandSample:
    """A sample that has too many rare hands, such as strong ones; the weights correct this."""

    hands: NDArray[np.int64]
    """The hands as masks, int64 (n,)."""
    features: HandFeatures
    weights: NDArray[np.float64]
    """The weight of each hand, float64 (n,); the sum of the weights is 1."""


_IN_A_STRATUM = 40
"""The most hands in the sample with the same points and the same length of the longest suit."""


@cache
def hand_sample() -> HandSample:
    """Return a sample of about 5,000 hands; every call returns the same sample."""
    hands = random_deals(30_000, np.random.default_rng(1)).ravel()
    features = HandFeatures.of(hands)
    strata = features.points * 14 + features.lengths.max(axis=0)
    order = np.argsort(strata, kind="stable")
    _, starts, sizes = np.unique(strata[order], return_index=True, return_counts=True)
    kept = [order[start : start + min(size, _IN_A_STRATUM)] for start, size in zip(starts, sizes, strict=True)]
    weights = np.concatenate([np.full(len(each), size / len(each)) for each, size in zip(kept, sizes, strict=True)])
    chosen = np.concatenate(kept)
    features = HandFeatures(features.points[chosen], features.lengths[:, chosen])
    return HandSample(hands[chosen], features, weights / weights.sum())
