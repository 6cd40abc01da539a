"""What a call adds, in words: only numbers that say something, and shapes of several suits."""

from __future__ import annotations

import re

import numpy as np
import pytest

from agent.calls.hand_sample import hand_sample
from agent.rules.auction import Action, Auction
from agent.rules.constraints import high_card_points
from agent.rules.contract import Vulnerability
from ddsolver import Seat, Suit
from experiments.questions.explain.analysis import shown_by_auction
from experiments.questions.explain.news import likely_pair, new_words
from experiments.questions.explain.notes import Ranges

OWN_AUCTIONS = (
    "P 1NT P 2C P 2S P 4S",
    "1S P 2C P 2D P 2H P 2NT",
    "2D P 2H 4S",
    "1S 2C 3C P 3S",
)
"""Auctions of our bidders; words about these once said that ♣ 1-7 or ♠ 1-9 was shown."""
RANGE = re.compile(r"[♠♥♦♣] (\d+)-(\d+)")


@pytest.mark.parametrize("calls", OWN_AUCTIONS)
def test_no_range_of_a_suit_says_little(calls: str) -> None:
    for call in shown_by_auction(Auction(Seat.NORTH, calls), Vulnerability.NONE):
        for low, high in RANGE.findall(call.words):
            assert int(low) > 1 or int(high) < 5, call.line


@pytest.mark.parametrize(
    ("calls", "said", "unsaid"),
    [
        ("1S 2C", "♣ 5-7", "♣ 1-7"),
        ("1D 1S", "♠ 4-7, ♥ 0-4", "♦ 1-5"),
        ("1D P 1S 2H", "♥ 4-7, mostly 10-14 points", "♣ 0-5"),
        ("1C P 1S P 2S P 4S", "mostly 8-13 points", "♠ 4-7"),
        ("P P 1S P 2C P 3C P 3S", "nothing new", "♣ 1-5"),
        ("1D P 1H P 2C", "♦ 3-6", "♣ 0-5"),
    ],
)
def test_a_call_shows_what_hands_that_often_make_it_have(calls: str, said: str, unsaid: str) -> None:
    words = shown_by_auction(Auction(Seat.NORTH, calls), Vulnerability.NONE)[-1].words
    assert said in words
    assert unsaid not in words


def test_two_long_suits_are_named_once_unless_the_ranges_say_so() -> None:
    sample = hand_sample()
    majors = (sample.lengths[Suit.SPADES] >= 5) & (sample.lengths[Suit.HEARTS] >= 5)
    # Four spades in a twentieth of the hands keep the ranges from saying it.
    nearly = (sample.lengths[Suit.SPADES] == 4) & (sample.lengths[Suit.HEARTS] >= 5)
    before, after = sample.weights, sample.weights * (majors + 0.15 * nearly)
    after = after / after.sum()
    ranges = Ranges.of(sample.hands, before), Ranges.of(sample.hands, after)
    assert likely_pair(before) is None
    assert likely_pair(after) == (Suit.SPADES, Suit.HEARTS)
    assert new_words(before, after, ranges, Action.DOUBLE).endswith("; 5-5 in ♠ and ♥")
    assert new_words(after, after, (ranges[1], ranges[1]), Action.DOUBLE) == ""
    sure = sample.weights * majors / (sample.weights @ majors)
    assert "5-5" not in new_words(before, sure, (ranges[0], Ranges.of(sample.hands, sure)), Action.DOUBLE)


def test_what_hardly_moves_any_number_is_named_by_what_it_moves_most() -> None:
    sample = hand_sample()
    points = high_card_points(sample.hands)
    before = sample.weights
    after = before * np.exp(0.1 * points) * np.exp(-0.25 * sample.lengths[Suit.CLUBS])
    after = after / after.sum()
    unmoved = Ranges.of(sample.hands, before)
    assert new_words(before, after, (unmoved, unmoved), Action.DOUBLE)
    nearly = before * (1 + 0.02 * points)
    assert new_words(before, nearly / nearly.sum(), (unmoved, unmoved), Action.DOUBLE) == ""
