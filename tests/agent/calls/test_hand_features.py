from __future__ import annotations

import numpy as np

from agent.calls.network import HAND_FEATURES, hand_features
from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.dealing import random_deals
from ddsolver.cards import Suit
from ddsolver.deal import hand_from_pbn

HAND = np.array([hand_from_pbn("AKT76.54.QJ3.A98")])
GOLDEN = [5, 9, 12, 13, 16, 31, 38, 39, 45, 55, *range(56, 70)]
"""The features of AKT76 54 QJ3 A98 that are 1: five spades with ten, king and ace, two hearts, three diamonds with
jack and queen, three clubs with the ace; 14 points."""


def test_the_features_of_a_hand() -> None:
    features = hand_features(HAND)
    assert features.dtype == np.float32
    assert features.shape == (1, HAND_FEATURES)
    assert np.flatnonzero(features[0, :86]).tolist() == GOLDEN
    assert features[0, 86:].tolist() == [0.875, -0.125, -0.125, -0.625]


def test_features_agree_with_points_and_lengths() -> None:
    hands = random_deals(200, np.random.default_rng(2)).ravel()
    features = hand_features(hands)
    np.testing.assert_array_equal(features[:, 56:86].sum(axis=1), high_card_points(hands))
    for suit in Suit:
        lengths = features[:, 14 * suit : 14 * suit + 9].argmax(axis=1)
        np.testing.assert_array_equal(lengths, np.minimum(suit_lengths(hands, suit), 8))


def test_a_suit_of_nine_counts_as_one_of_eight() -> None:
    assert hand_features(np.array([hand_from_pbn("AKQJT9876.54.3.A")]))[0, :9].tolist() == [0] * 8 + [1]
