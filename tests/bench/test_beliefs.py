from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat
from experiments.boards.board import Board
from experiments.boards.pbn.writer import to_pbn
from tests.bench.beliefs import FLOOR, BeliefVariant, Measured, knowledge, main, measure, tables

DEAL = Deal.from_pbn("N:Q96.KJ73.T82.A54 KJ4.A8.KQ975.QT6 T8753.954.64.K83 A2.QT62.AJ3.J972")
CONTRACT = Contract.parse("3NTW")


class Nothing:
    """Makes every layout impossible."""

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        return np.zeros(len(dealt))


@pytest.fixture(scope="module")
def board() -> Board:
    position = Position(DEAL, "NT", Seat.NORTH)
    while not position.is_over:
        position = position.play(position.legal()[1 % len(position.legal())])
    auction = Auction(Seat.WEST, "1NT Pass 3NT Pass Pass Pass")
    return Board("1", DEAL.hands, Seat.WEST, Vulnerability.NONE, auction, contract=CONTRACT, plays=position.plays)


def test_a_belief_in_everything_alike_knows_nothing(board: Board) -> None:
    measured = measure(board, [BeliefVariant.parse("")], seed=1, layouts=50)
    assert [each.group.split(",")[0] for each in measured] == ["opening lead", "declarer", "defender"]
    assert all(each.ratios == (0.0,) and each.effective == (1.0,) for each in measured)


def test_a_belief_that_fits_the_true_hands_knows_something(board: Board) -> None:
    """West opens four clubs on twelve points and rebids 1NT; East has five diamonds and fifteen points."""
    calls = Auction(Seat.WEST, "1C Pass 1D Pass 1NT Pass 3NT Pass Pass Pass")
    board = replace(board, auction=calls)
    beliefs = [BeliefVariant.parse("auction=read"), BeliefVariant.parse("weights=random-play")]
    (lead, *_) = measure(board, beliefs, seed=1, layouts=300)
    assert lead.ratios[0] > 0.5
    assert lead.ratios[1] == 0.0
    assert 0 < lead.effective[0] < 0.6


def test_what_hardly_ever_came_is_most_unlikely_but_not_impossible() -> None:
    """West, who opens in spades, has two of them."""
    position = Position(DEAL, "NT", Seat.NORTH)
    wrong = Auction(Seat.WEST, "1S Pass 2H Pass 2NT Pass 3NT Pass Pass Pass")
    board = Board("1", DEAL.hands, Seat.WEST, Vulnerability.NONE, wrong, contract=CONTRACT, plays=position.legal()[:1])
    (lead,) = measure(board, [BeliefVariant.parse("auction=read")], seed=1, layouts=2000)
    assert np.log(FLOOR) + 1 < lead.ratios[0] < -3


def test_a_belief_that_rules_out_everything_is_not_let_off(board: Board) -> None:
    nothing = replace(BeliefVariant.parse(""), likelihoods=(Nothing(),))
    assert {ratio for each in measure(board, [nothing], seed=1, layouts=20) for ratio in each.ratios} == {np.log(FLOOR)}


def test_means_are_over_the_turns_of_a_kind() -> None:
    measured = [Measured("opening lead", f"deal {at}", (float(at), 0.0), (0.5, 1.0)) for at in range(5)]
    found = knowledge(measured, "opening lead", 0)
    assert found is not None
    assert (found[0].mean, found[0].number, found[1]) == (2.0, 5, 0.5)
    twice = knowledge(measured + measured, "opening lead", 0)
    assert twice is not None
    assert twice[0].half_width == found[0].half_width, "a second table of a deal is no other observation"
    assert knowledge(measured, "declarer, tricks 1-4", 0) is None
    beliefs = [BeliefVariant.parse("auction=read"), BeliefVariant.parse("")]
    assert "+2.00" in tables(measured, beliefs)[0].to_text()


def test_the_script_measures_beliefs(board: Board, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "one.pbn"
    path.write_text(to_pbn([board]))
    main([str(path), "--layouts", "50", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert (found["boards"], found["turns"]) == (1, 3)
    assert {each["belief"] for each in found["beliefs"]} == {"auction=read"}
    main([str(path), "--layouts", "50"])
    assert "1 boards, 3 turns" in capsys.readouterr().out
    with pytest.raises(PlayerError, match="unknown option"):
        BeliefVariant.parse("samples20")
