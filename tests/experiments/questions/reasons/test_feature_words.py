from __future__ import annotations

import pytest

from ddsolver import Suit
from experiments.questions.reasons.feature_words import Words, _split
from experiments.questions.reasons.features import (
    Feature,
    Not,
    Split,
    features_of,
)
from tests.experiments.questions.reasons.clauses import read_clause
from tests.experiments.questions.reasons.positions import random_question


@pytest.mark.parametrize("seed", range(8))
def test_the_words_of_every_feature_hold_where_the_feature_is_present_and_nowhere_else(seed: int) -> None:
    view, solved = random_question(seed, each=9, layouts=40)
    features = features_of(view, solved.layouts)
    assert len(features.listed) == len(features.present) > 50
    words = Words(view)
    for feature, present in zip(features.listed, features.present, strict=True):
        absence: Feature = Not(feature)
        for said, expected in ((feature, present), (absence, ~present)):
            means = read_clause(words.clause(said), view)
            assert [means(layout) for layout in solved.layouts] == expected.tolist(), words.clause(said)


@pytest.mark.parametrize(
    ("most", "hidden", "words"),
    [
        (3, 5, "the five missing spades are 3-2"),
        (4, 5, "the five missing spades are 4-1 or better"),
        (2, 4, "the four missing spades are 2-2"),
        (3, 4, "the four missing spades are 3-1 or better"),
        (1, 2, "the two missing spades are 1-1"),
        (2, 3, "the three missing spades are 2-1"),
        (7, 13, "the thirteen missing spades are 7-6"),
    ],
)
def test_only_the_most_even_split_has_none_better(most: int, hidden: int, words: str) -> None:
    assert _split(Split(Suit.SPADES, most, hidden)) == words
