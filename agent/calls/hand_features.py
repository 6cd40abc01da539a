"""What the network sees of a hand: suit lengths, honours, high-card points and shape."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import SUIT_BITS, SUIT_MASK, Suit

_LONGEST = 8
"""Longer suits count as suits of this length."""
_HONOURS = 5
"""The ace, king, queen, jack and ten of each suit are features."""
_MOST_POINTS = 30
"""More points count as this number."""
_SUIT_FEATURES = _LONGEST + 1 + _HONOURS
HAND_FEATURES = len(Suit) * _SUIT_FEATURES + _MOST_POINTS + len(Suit)
"""The number of features of a hand."""


def hand_features(hands: NDArray[np.int64]) -> NDArray[np.float32]:
    """Return the features of hands.

    For each suit, spades first: whether its length is 0, 1, ... 8 (9 numbers), then whether the hand holds the ten,
    the jack, the queen, the king and the ace. Then whether the hand has at least 1, 2, ... 30 points, and the four
    suit lengths from the longest to the shortest, each minus 3.25 and halved.

    Parameters
    ----------
    hands
        Masks of 13 cards, int64 (n,).

    Returns
    -------
    NDArray[np.float32]
        The features, float32 (n, `HAND_FEATURES`).

    """
    features, points, lengths = _suit_tables()
    suits = hands[:, None] >> SUIT_BITS * np.arange(len(Suit)) & SUIT_MASK
    own = np.empty((len(hands), HAND_FEATURES), dtype=np.float32)
    of_suits = len(Suit) * _SUIT_FEATURES
    own[:, :of_suits] = features[suits].reshape(len(hands), of_suits)
    own[:, of_suits : of_suits + _MOST_POINTS] = points[suits].sum(axis=1)[:, None] > np.arange(_MOST_POINTS)
    own[:, of_suits + _MOST_POINTS :] = (-np.sort(-lengths[suits], axis=1) - 3.25) / 2
    return own


@cache
def _suit_tables() -> tuple[NDArray[np.float32], NDArray[np.int64], NDArray[np.int64]]:
    """Return the features, the points and the length of each holding in a suit: (8192, 14), (8192,), (8192,)."""
    holdings = np.arange(SUIT_MASK + 1)
    ranks = holdings[:, None] >> np.arange(13) & 1
    lengths = ranks.sum(axis=1)
    features = np.zeros((len(holdings), _SUIT_FEATURES), dtype=np.float32)
    features[holdings, np.minimum(lengths, _LONGEST)] = 1
    features[:, _LONGEST + 1 :] = ranks[:, 13 - _HONOURS :]
    return features, ranks[:, 9:] @ np.arange(1, 5), lengths
