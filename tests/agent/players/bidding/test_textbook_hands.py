from __future__ import annotations

import re
from collections import Counter

import numpy as np
import pytest

from agent.bidders import parse_bidder
from agent.players.bidding.bidder import BiddingView
from agent.rules.constraints import high_card_points
from ddsolver.deal import hand_to_pbn
from tests.agent.players.bidding.textbook import TextbookHand, textbook_hands

PROBLEMS = textbook_hands()
EACH_PROBLEM = pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)


def points(problem: TextbookHand) -> int:
    return int(high_card_points(np.array([problem.hand]))[0])


def test_the_hundred_problems_are_about_all_parts_of_bidding() -> None:
    assert Counter(problem.kind for problem in PROBLEMS) == {
        "opening": 18,
        "response": 22,
        "openers-rebid": 18,
        "responders-rebid": 12,
        "competition": 16,
        "slam": 8,
        "decision": 6,
    }


@pytest.mark.parametrize("field", ["name", "hand"])
def test_no_problem_comes_twice(field: str) -> None:
    assert not [value for value, times in Counter(getattr(each, field) for each in PROBLEMS).items() if times > 1]


def test_no_problem_repeats_another_with_small_cards_changed() -> None:
    """Two problems with the same auction and the same points and shape would be one problem."""
    problems = Counter(
        (str(each.auction), points(each), tuple(len(suit) for suit in hand_to_pbn(each.hand).split(".")))
        for each in PROBLEMS
    )
    assert max(problems.values()) == 1


@EACH_PROBLEM
def test_a_hand_has_13_cards(problem: TextbookHand) -> None:
    assert problem.hand.bit_count() == 13


@EACH_PROBLEM
def test_the_answers_are_legal_calls_in_an_auction_that_goes_on(problem: TextbookHand) -> None:
    """`Auction` refuses illegal calls before the answer, and the hand is that of the player to call."""
    assert not problem.auction.is_over
    assert 1 <= len(set(problem.answers)) == len(problem.answers) <= 2
    assert all(problem.auction.is_legal(answer) for answer in problem.answers)


@EACH_PROBLEM
def test_points_and_lengths_are_those_that_the_problem_is_about(problem: TextbookHand) -> None:
    assert problem.ranges.limits_points
    assert problem.ranges.allows(np.array([problem.hand]))[0]


@EACH_PROBLEM
def test_points_in_a_name_are_those_of_the_hand(problem: TextbookHand) -> None:
    assert {int(number) for number in re.findall(r"(\d+) (?:\S+ )?points", problem.name)} <= {points(problem)}


def test_the_default_bidder_bids_most_of_them_right() -> None:
    bidder = parse_bidder("net").make(np.random.SeedSequence(1))
    wrong = [
        each.name
        for each in textbook_hands()
        if bidder.call(BiddingView(each.hand, each.auction, each.vulnerability)).call not in each.answers
    ]
    assert len(wrong) <= 15, wrong
