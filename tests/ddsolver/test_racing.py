"""Racing: what it solves is right, what it leaves out could not have been best, and wrong questions are refused."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Solver
from ddsolver.errors import BridgeError
from ddsolver.racing import ROUND, UNSOLVED, race

DEAL = Deal.from_pbn("N:AQ9532.K4.A83.K2 T8.J9873.KJ5.984 K76.AQ6.Q42.AQ75 J4.T52.T976.JT63")
CONTRACT = Contract.parse("3NTS")
TRICKS = np.arange(14.0)


def layouts(number: int, plays: str = "D6 D3 DJ") -> tuple[NDArray[np.int64], Position]:
    position = Position(DEAL, "NT", "W", plays)
    view = View.of(position, CONTRACT, Vulnerability.NONE)
    return LayoutSpace(view).sample(number, np.random.default_rng(3)), position


def asked(number: int, **others: Any) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
    """The tricks of a race, and all of them."""
    hands, position = layouts(number)
    question = hands, "NT", "W", position.trick
    return Solver().best_cards(*question, worth=TRICKS, **others), Solver().layout_values(*question)


def test_what_a_race_solves_is_what_all_cards_solved_give() -> None:
    raced, everything = asked(100)
    solved = raced != UNSOLVED
    assert not solved.all()
    assert (raced[solved] == everything[solved]).all()
    assert ((raced == -1) == (everything == -1)).all()


def test_the_best_card_of_a_race_is_the_best_card_of_all() -> None:
    raced, everything = asked(100)
    best = int(everything.mean(axis=0).argmax())
    most = (raced != UNSOLVED).sum(axis=0)
    assert most[best] == most[everything[0] >= 0].max()


def test_no_card_leaves_a_race_before_the_first_round() -> None:
    raced, everything = asked(ROUND)
    assert (raced == everything).all()


def runs(*texts: str) -> list[list[Card]]:
    return [[Card.parse(text)] for text in texts]


def raced(
    tricks: NDArray[np.int8], weights: NDArray[np.float64] | None = None, errors: float = 3.0
) -> NDArray[np.int8]:
    """A race of SA and HA with these tricks, int8 (n, 2)."""
    columns = [Card.parse("SA").index, Card.parse("HA").index]

    def solve(rows: NDArray[np.int64], _asked: int) -> NDArray[np.int8]:
        values = np.full((len(rows), 52), -1, dtype=np.int8)
        values[:, columns] = tricks[rows]
        return values

    weights = np.ones(len(tricks)) if weights is None else weights
    return race(solve, runs("SA", "HA"), weights, TRICKS, errors)[:, columns]


def test_a_card_that_is_worse_in_every_layout_leaves_after_the_first_round() -> None:
    found = raced(np.tile(np.array([[9, 8]], dtype=np.int8), (100, 1)))
    assert (found != UNSOLVED).sum(axis=0).tolist() == [ROUND, ROUND]


def test_a_small_difference_is_no_reason_to_leave_while_a_large_one_may_still_come() -> None:
    # The heart ace is usually a little worse, but may gain much in layouts that have not been seen.
    tricks = np.tile(np.array([[8, 8]], dtype=np.int8), (100, 1))
    tricks[np.random.default_rng(len(tricks)).permutation(len(tricks))[0]] = 8, 0
    assert (raced(tricks) != UNSOLVED).all()


def test_cards_that_need_more_errors_to_leave_are_solved_in_more_layouts() -> None:
    tricks = np.full((100, 2), 8, dtype=np.int8)
    tricks[:, 0] += np.random.default_rng(5).integers(2, size=100, dtype=np.int8)
    some, more = ((raced(tricks, errors=errors) != UNSOLVED).sum() for errors in (2.0, 30.0))
    assert some < more == 200


def test_layouts_without_weight_count_for_nothing() -> None:
    tricks = np.tile(np.array([[9, 8]], dtype=np.int8), (60, 1))
    tricks[:30] = 8, 9
    assert (raced(tricks) != UNSOLVED).all()
    assert (raced(tricks, np.repeat([0.0, 1.0], 30)) != UNSOLVED).sum(axis=0).tolist() == [ROUND, ROUND]


def test_the_order_of_the_layouts_does_not_decide_which_come_first() -> None:
    # In the first half one card is better, in the second half the other: only a shuffle sees both at once.
    tricks = np.repeat(np.array([[9, 5], [5, 9]], dtype=np.int8), 50, axis=0)
    assert (raced(tricks) != UNSOLVED).all()


@pytest.mark.parametrize(
    ("others", "words"),
    [
        ({"worth": [1.0, 2.0]}, "worth is .*a number for each number of tricks from 0 to 13"),
        ({"worth": [np.nan] * 14}, "worth is"),
        ({"worth": "many"}, "worth is 'many'"),
        ({"worth": TRICKS, "weights": [1.0]}, "weights are .*one number of at least 0 for each of the 4 layouts"),
        ({"worth": TRICKS, "weights": [-1.0, 1, 1, 1]}, "weights are"),
    ],
)
def test_wrong_worth_and_weights_are_quoted(others: Any, words: str) -> None:
    hands, position = layouts(4)
    with pytest.raises(BridgeError, match=words):
        Solver().best_cards(hands, "NT", "W", position.trick, **others)


def test_layouts_with_another_hand_to_play_are_refused() -> None:
    hands, _ = layouts(2, "")
    hands[1] = hands[1, [0, 3, 2, 1]]
    with pytest.raises(BridgeError, match=r"hand of West, who is to play, must be the same .* layout 1 differs"):
        Solver().best_cards(hands, "NT", "W", worth=TRICKS)


def test_no_layouts_have_no_tricks() -> None:
    assert Solver().best_cards(np.empty((0, 4), dtype=np.int64), "NT", "W", worth=TRICKS).shape == (0, 52)
