from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.knowledge.evidence.human_plays import card_probabilities
from agent.knowledge.view import View
from agent.player import Candidate, Decision
from agent.players.decision import SolvedSample, choose_card, habit_penalties, is_clear
from agent.players.objective import Aim, Objective
from agent.registry import Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat
from tests.players import solved

CONTRACT = Contract.parse("1NTS")
DEAL = Deal.from_pbn("S:32.32.2. .54.54.5 .6.A.AK2 .K7.K6.9")


def view(seat: Seat, contract: Contract = CONTRACT) -> View:
    return View.of(Position(DEAL, "NT", seat), contract, Vulnerability.NONE, seat=seat)


def values(seen: View, *tricks: dict[str, int]) -> NDArray[np.int8]:
    """The tricks of the side to play: a row for each layout, a card that is not named takes none."""
    found = np.full((len(tricks), 52), -1, dtype=np.int8)
    for row, named in zip(found, tricks, strict=True):
        for card in seen.legal():
            row[card.index] = named.get(str(card), 0)
    return found


def sample_of(
    seen: View, tricks: NDArray[np.int8], weights: NDArray[np.float64], aim: Aim, *, exhaustive: bool = False
) -> SolvedSample:
    layouts = np.zeros((len(weights), 4), dtype=np.int64)
    return solved(seen, layouts, weights, tricks, aim, n_consistent=3, exhaustive=exhaustive)


def by_card(candidates: list[Candidate]) -> dict[str, Candidate]:
    return {str(candidate.card): candidate for candidate in candidates}


def test_means_are_weighted_and_those_of_the_declarers_side_whoever_plays() -> None:
    weights = np.array([0.75, 0.25])
    south = view(Seat.SOUTH)
    left, before = south.tricks_left, south.declarer_tricks
    ours = sample_of(south, values(south, {"S3": 4, "H3": 1}, {"S3": 0, "H3": 3}), weights, "tricks").candidates()
    assert (str(ours[0].card), ours[0].tricks, ours[0].score) == ("S3", before + 3.0, before + 3.0)
    assert by_card(ours)["H3"].tricks == before + 1.5
    west = view(Seat.WEST)
    theirs = sample_of(west, values(west, {"H5": 4, "D5": 1}, {"H5": 0, "D5": 3}), weights, "tricks").candidates()
    assert by_card(theirs)["H5"].tricks == before + left - 3.0
    assert str(theirs[0].card) == "H5", "the fewest tricks for the declarer come first"


def test_the_share_that_makes_counts_the_tricks_needed_and_no_more() -> None:
    south = view(Seat.SOUTH)
    need = CONTRACT.tricks_needed - south.declarer_tricks
    sample = sample_of(south, values(south, {"S3": need, "H3": need - 1}), np.ones(1), "points")
    found = by_card(sample.candidates())
    assert (found["S3"].make, found["H3"].make) == (1.0, 0.0)
    assert (found["S3"].score, found["H3"].score) == (90.0, -50.0)


def chosen(seen: View, scores: dict[str, float], *remarks: str, penalties: dict[Card, float] | None = None) -> Decision:
    candidates = [Candidate(Card.parse(card), score, 7.0, 0.5) for card, score in scores.items()]
    sample = sample_of(seen, values(seen, {}, {}, {}), np.array([0.25, 0.25, 0.5]), "points", exhaustive=True)
    said, remark = ("", *remarks)[-2:] if remarks else ("", "")
    return choose_card(replace(sample, remark=said), seen.runs(), candidates, remark, penalties)


def test_the_declarer_takes_the_most_and_a_defender_the_least() -> None:
    declarers = chosen(view(Seat.SOUTH), {"S2": 1.0, "H2": 3.0, "D2": 2.0})
    assert [str(each.card) for each in declarers.candidates] == ["H2", "D2", "S2"]
    defenders = chosen(view(Seat.WEST), {"H4": 2.0, "D4": 1.0, "C5": 3.0})
    assert [str(each.card) for each in defenders.candidates] == ["D4", "H4", "C5"]


def test_scores_that_differ_by_rounding_are_a_tie() -> None:
    south = view(Seat.SOUTH)
    first = str(south.runs()[0][-1])
    others = [str(run[-1]) for run in south.runs()[1:]]
    rounding = Objective.of(south, "points").rounding
    assert str(chosen(south, {first: 1.0, others[0]: 1.0 + 0.9 * rounding}).card) == first
    assert str(chosen(south, {first: 1.0, others[0]: 1.0 + 1.1 * rounding}).card) == others[0]


@pytest.mark.parametrize("player", ["monte-carlo", "payoff", "alpha-mu:m=1", "alpha-mu:m=2"])
def test_nobody_gives_away_a_trick_that_changes_no_imps(player: str) -> None:
    """In 7NT, eleven and nine down are -14 and -13 IMPs, but each trick between them changes none."""
    deal = Deal.from_pbn("N:432... .QJT.. AK..2. .AK.A.")
    south = View.of(Position(deal, "NT", "S"), "7NTS", "None")
    spec = parse_player(player, Role.DECLARER).replace(samples="all").aiming("imps")
    made: Any = spec.make(np.random.SeedSequence(1))
    decision = made.decide(south)
    assert {str(each.card): round(each.tricks, 3) for each in decision.candidates if not each.bound}["SK"] == 2
    assert str(decision.card) in ("SA", "SK")
    assert decision.candidates[0].score == pytest.approx(round(decision.candidates[0].score))


def test_penalties_change_the_choice_and_leave_the_scores() -> None:
    south = view(Seat.SOUTH)
    found = chosen(south, {"S2": 1.0, "H2": 3.0}, penalties={Card.parse("H2"): 2.5})
    assert str(found.card) == "S2"
    assert [(str(each.card), each.score) for each in found.candidates] == [("S2", 1.0), ("H2", 3.0)]


def test_a_decision_says_what_it_rests_on() -> None:
    found = chosen(view(Seat.SOUTH), {"S2": 1.0}, "out of time", "")
    assert (found.layouts, found.drawn, found.exhaustive) == (3, 3, True)
    assert found.effective == pytest.approx(16 / 6)
    assert found.remark == "out of time"
    assert chosen(view(Seat.SOUTH), {"S2": 1.0}, "one", "two").remark == "one; two"


def test_habits_are_log_probabilities_times_half_a_standard_error() -> None:
    west = view(Seat.WEST)
    runs = west.runs()
    one = {"H5": 4, "H4": 4, "D5": 1, "D4": 1, "C5": 2}
    other = {"H5": 0, "H4": 0, "D5": 3, "D4": 3, "C5": 2}
    tricks = values(west, one, other, one, other)
    weights = np.array([0.4, 0.1, 0.2, 0.3])
    taken = np.array([[5 - row[run[0].index] for row in tricks] for run in runs], dtype=float)
    more = taken - taken[int((taken @ weights).argmin())]
    variance = (more**2) @ weights - (more @ weights) ** 2
    error = np.sqrt(variance * (weights**2).sum()).mean()
    chances = card_probabilities(west, auction=False)
    found = habit_penalties(sample_of(west, tricks, weights, "tricks"), auction=False)
    for run in runs:
        expected = 0.5 * error * np.log(sum(chances[card] for card in run))
        assert [found[card] for card in run] == pytest.approx([expected] * len(run))


def clear(differences: list[int], errors: float, penalties: dict[Card, float] | None = None) -> bool:
    """Whether the three of spades is clear for tricks if it takes that many more than the three of hearts."""
    south = view(Seat.SOUTH)
    tricks = values(south, *({"S3": 2 + each, "S2": 2 + each, "H3": 2, "H2": 2} for each in differences))
    sample = sample_of(south, tricks, np.full(len(differences), 1 / len(differences)), "tricks")
    return is_clear(sample, errors, penalties)


def test_a_decision_is_clear_when_no_card_can_be_much_better_within_the_standard_errors() -> None:
    differences = [1, 1, 0, 0] * 4  # mean 1/2 with a standard error of 1/8
    assert clear(differences, 4.3)
    assert not clear(differences, 4.5)  # 1/2 - 4.5/8 is less than -1/20
    assert clear([-each for each in differences], 4.3)  # the other card is clear
    assert clear([0] * 16, 100)  # equal cards in all layouts


def test_penalties_count_before_a_decision_is_clear() -> None:
    hearts = {Card.parse("H3"): -0.2, Card.parse("H2"): -0.2}
    assert not clear([1, 1, 0, 0] * 4, 4, hearts)
    assert clear([1, 1, 0, 0] * 4, 2.5, hearts)


def test_the_standard_error_is_that_of_the_effective_sample() -> None:
    south = view(Seat.SOUTH)
    tricks = values(south, *({"S3": 2 + each, "S2": 2 + each, "H3": 2, "H2": 2} for each in (1, 0, 0)))
    sample = sample_of(south, tricks, np.array([0.5, 0.25, 0.25]), "tricks")
    error = 0.5 / np.sqrt(sample.belief.ess)
    assert is_clear(sample, 0.54 / error)
    assert not is_clear(sample, 0.56 / error)
