from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest

from agent.calls.auction_batch import UNKNOWN_SYSTEMS
from agent.calls.network import learned_network
from agent.players.bidding.bidder import BiddingView
from agent.registry import parse_bidder
from agent.rules.auction import Auction, call_number, parse_call
from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.contract import Vulnerability
from agent.rules.dealing import random_deals
from ddsolver.cards import Suit
from ddsolver.deal import hand_to_pbn
from tests.agent.players.bidding.textbook import TextbookHand, textbook_hands

PROBLEMS = textbook_hands()
EXAMINER = textbook_hands("examiner")
SECOND_EXAMINER = textbook_hands("second_examiner")
ALL = (*PROBLEMS, *EXAMINER, *SECOND_EXAMINER)


def points(problem: TextbookHand) -> int:
    return int(high_card_points(np.array([problem.hand]))[0])


def test_the_problems_are_about_all_parts_of_bidding() -> None:
    assert Counter(problem.kind for problem in PROBLEMS) == {
        "opening": 25,
        "response": 31,
        "openers-rebid": 27,
        "responders-rebid": 18,
        "competition": 28,
        "slam": 13,
        "decision": 8,
    }
    assert Counter(problem.kind for problem in EXAMINER) == {
        "opening": 6,
        "response": 6,
        "openers-rebid": 9,
        "responders-rebid": 8,
        "competition": 18,
        "slam": 8,
        "decision": 5,
    }
    assert Counter(problem.kind for problem in SECOND_EXAMINER) == {
        "opening": 8,
        "response": 9,
        "openers-rebid": 9,
        "responders-rebid": 9,
        "competition": 9,
        "slam": 8,
        "decision": 8,
    }


@pytest.mark.parametrize("field", ["name", "hand"])
def test_no_problem_comes_twice(field: str) -> None:
    assert not [value for value, times in Counter(getattr(each, field) for each in ALL).items() if times > 1]


def test_no_problem_repeats_another_with_small_cards_changed() -> None:
    """Two problems with the same auction and the same points and shape would be one problem."""
    problems = Counter(
        (str(each.auction), points(each), tuple(len(suit) for suit in hand_to_pbn(each.hand).split(".")))
        for each in ALL
    )
    assert max(problems.values()) == 1


def test_the_answers_are_legal_calls_in_an_auction_that_goes_on() -> None:
    """`Auction` refuses illegal calls before the answer, and the hand is that of the player to call."""
    for problem in ALL:
        assert problem.hand.bit_count() == 13, problem.name
        assert not problem.auction.is_over, problem.name
        assert 1 <= len(set(problem.answers)) == len(problem.answers) <= 2, problem.name
        assert all(problem.auction.is_legal(answer) for answer in problem.answers), problem.name


def test_points_and_lengths_are_those_that_the_problem_is_about_and_its_name_says() -> None:
    for problem in ALL:
        assert problem.ranges.limits_points, problem.name
        assert problem.ranges.allows(np.array([problem.hand]))[0], problem.name
        named = {int(number) for number in re.findall(r"(\d+) (?:\S+ )?points", problem.name)}
        assert named <= {points(problem)}, problem.name


@pytest.mark.parametrize("system", ["two-over-one", "sayc"])
def test_a_bidder_with_a_system_bids_most_of_them_right(system: str) -> None:
    wrong = wrong_calls(PROBLEMS, system)
    assert len(wrong) <= 15, wrong


@pytest.mark.parametrize(("examiner", "most"), [("examiner", 10), ("second_examiner", 15)])
def test_it_bids_most_of_those_of_examiners_right(examiner: str, most: int) -> None:
    """`results/bidding` says how many were right when they were asked first."""
    wrong = wrong_calls(textbook_hands(examiner), "two-over-one")
    assert len(wrong) <= most, wrong


def wrong_calls(problems: Sequence[TextbookHand], system: str) -> list[str]:
    bidder = parse_bidder(f"net:system={system}").make(np.random.SeedSequence(1))
    return [
        each.name
        for each in problems
        if bidder.call(BiddingView(each.hand, each.auction, each.vulnerability)).call not in each.answers
    ]


def test_openings_mean_what_most_players_expect() -> None:
    hands = random_deals(2000, np.random.default_rng(6)).ravel()
    logs = learned_network().log_probabilities(hands, Auction("N"), Vulnerability.NONE, UNKNOWN_SYSTEMS)
    calls, held = logs.argmax(axis=1), high_card_points(hands)

    def share(call: str, wanted: np.ndarray) -> float:
        made = calls == call_number(parse_call(call))
        assert made.sum() > 10, call
        return float(wanted[made].mean())

    assert share("1NT", (held >= 15) & (held <= 17)) > 0.95
    assert share("2C", held >= 19) > 0.9
    for suit, call in ((Suit.SPADES, "1S"), (Suit.HEARTS, "1H")):
        assert share(call, suit_lengths(hands, suit) >= 5) > 0.98
        assert share(call, (held >= 9) & (held <= 21)) > 0.95
    assert share("2S", (suit_lengths(hands, Suit.SPADES) >= 6) & (held <= 11)) > 0.9
    assert share("P", held <= 12) > 0.98
    assert share("P", held >= 16) == 0
