from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from agent.registry import Defence, Role, parse_player
from agent.rules.constraints import parse_constraints
from ddsolver import Seat
from ddsolver.cards import cards_of
from ddsolver.errors import BridgeError
from ddsolver.position import Position
from experiments.errors import SettingsError
from experiments.questions.advise.report import candidates_text
from experiments.questions.play.game import Game, Maker, game_of
from experiments.runs.best_contract import prepare
from tests.sample import SAMPLE


def maker(name: str, role: Role, luck: int) -> Maker:
    """Players whose random numbers depend on the turn only."""
    return lambda turn: parse_player(name, role).make(np.random.SeedSequence(luck, spawn_key=(turn,)))


def declaring(defender: str = "arbitrary") -> Game:
    """Board 3, 4S by South, declared by a person."""
    defending = maker(defender, Role.DEFENDER, 1)
    adviser = maker("monte-carlo:samples=4", Role.DECLARER, 2)
    return Game(prepare(SAMPLE.find("3")), Seat.SOUTH, {Seat.WEST: defending, Seat.EAST: defending}, adviser)


def defending(seat: Seat) -> Game:
    """Board 3, 4S by South, with a person in a defender's seat."""
    partner = maker("monte-carlo:samples=4", Role.DEFENDER, 1)
    others = {Seat.SOUTH: maker("monte-carlo:samples=4", Role.DECLARER, 2), seat.partner: partner}
    return Game(prepare(SAMPLE.find("3")), seat, others, maker("monte-carlo:samples=4", Role.DEFENDER, 3))


def hint(game: Game, position: Position) -> str:
    found = game.hint(position)
    return "\n".join([candidates_text(found), *found.sentences])


def test_a_card_that_is_taken_back_and_played_again_gets_the_same_answers() -> None:
    game = declaring("monte-carlo:samples=2")
    first = game.advance(game.start).position
    one, other = first.legal()[:2]
    after = [game.advance(first.play(card)).position for card in (one, other, one, other)]
    assert after[0] != after[1]
    assert after[:2] == after[2:]
    assert hint(game, after[0]) == hint(game, after[2])


@pytest.mark.slow
def test_a_claim_holds_only_if_the_tricks_are_certain_by_what_the_declarer_sees() -> None:
    game = declaring()
    position = game.advance(game.start).position
    assert game.board.double_dummy == 13, "East's jack and West's queen fall, and the finesses win"
    assert [game.accepts(position, tricks) for tricks in (13, 12, 10)] == [False, False, True]
    assert game.declarer_tricks(position, 10) == 10


@pytest.mark.slow
def test_a_defenders_claim_is_of_its_own_sides_tricks() -> None:
    game = defending(Seat.WEST)
    assert [game.accepts(game.start, tricks) for tricks in (1, 0)] == [False, True]
    assert game.declarer_tricks(game.start, 0) == 13


@pytest.mark.slow
def test_a_hint_that_cannot_be_given_is_an_error_in_words() -> None:
    game = declaring()
    position = game.advance(game.start).position
    game.board = replace(game.board, constraints=parse_constraints("E:hcp=37"))
    with pytest.raises(BridgeError, match="no layout of the"):
        game.hint(position)


def test_a_defender_leads_before_dummy_is_seen() -> None:
    game = defending(Seat.WEST)
    assert not game.is_visible(Seat.NORTH, game.start)
    after = game.start.play(cards_of(game.board.deal.hands[Seat.WEST])[0])
    assert [game.is_visible(seat, after) for seat in Seat] == [True, False, False, True]


def test_a_hint_for_a_defender_is_what_its_own_seat_knows() -> None:
    game = defending(Seat.EAST)
    position = game.advance(game.start.play(cards_of(game.board.deal.hands[Seat.WEST])[0])).position
    text = hint(game, position)
    assert text.startswith("East plays ")
    assert "based on 4 layouts" in text
    assert "beats" in text


def test_the_result_is_told_from_the_side_of_the_person() -> None:
    assert ": 9 tricks to the declarer, +50 points to you" in defending(Seat.WEST).result(9)
    assert ", \N{MINUS SIGN}50 points to you" in declaring().result(9), "as in the result of the contract"
    assert declaring().result(10) == "4\N{BLACK SPADE SUIT} South =: 10 tricks, +420 points to you; double dummy 13"


def test_a_passed_out_board_cannot_be_played() -> None:
    ready = replace(SAMPLE.find("3"), contract=None, passed_out=True)
    with pytest.raises(SettingsError, match="board 3 is passed out"):
        Game(ready, Seat.SOUTH, {}, maker("arbitrary", Role.DEFENDER, 1))


def test_each_defender_has_the_player_of_its_seat() -> None:
    board = prepare(SAMPLE.find("3"))
    assert board.contract is not None
    declarer_seat = board.contract.declarer
    defence = Defence.parse("arbitrary & monte-carlo:samples=7")
    game = game_of(board, declarer_seat, parse_player("monte-carlo", Role.DECLARER), defence, 1, 1)
    assert {seat: type(make(0)).__name__ for seat, make in game.others.items()} == {
        declarer_seat.left: "ArbitraryDefender",
        declarer_seat.right: "MonteCarlo",
    }
