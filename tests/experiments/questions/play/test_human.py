from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agent.registry import Defence, Role, parse_player
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Vulnerability
from ddsolver import Seat, Solver
from ddsolver.cards import Card, cards_of
from ddsolver.errors import CardError, PlayError
from experiments.boards.files import write_file
from experiments.boards.pbn.reader import read_pbn
from experiments.errors import SettingsError
from experiments.questions.play.game import Game, Maker
from experiments.questions.play.human import HELP, Session, read_card
from experiments.questions.play.setup import game_of
from experiments.runs.best_contract import prepare
from tests.command import declarer

ROOT = Path(__file__).parents[4]
SAMPLE = read_pbn(ROOT / "experiments" / "data" / "sample.pbn")


def maker(name: str, role: Role, luck: int) -> Maker:
    """Players whose random numbers depend on the turn only."""
    return lambda turn: parse_player(name, role).make(np.random.SeedSequence(luck, spawn_key=(turn,)))


def session(said: list[str], name: str = "3", defender: str = "arbitrary") -> Session:
    board = prepare(SAMPLE.find(name))
    seat = board.contract.declarer if board.contract else Seat.SOUTH
    defending = maker(defender, Role.DEFENDER, 1)
    adviser = maker("monte-carlo:samples=4", Role.DECLARER, 2)
    return Session(Game(board, seat, {seat.left: defending, seat.right: defending}, adviser), said.append)


def best_cards(playing: Session) -> Iterator[str]:
    """What someone types who sees all hands."""
    solver = Solver()
    while True:
        values = solver.card_values(playing.position)
        yield str(max(values, key=lambda card: values[card]))


def test_a_board_can_be_played_to_its_end() -> None:
    said: list[str] = []
    playing = session(said)
    tricks = playing.run(best_cards(playing))
    assert tricks == playing.game.board.double_dummy
    assert playing.position.is_over
    assert sum("wins the trick" in line for line in said) == 13


def test_undo_takes_back_ones_own_last_card() -> None:
    said: list[str] = []
    playing = session(said)
    first = playing.position

    def lines() -> Iterator[str]:
        before = playing.position
        yield str(before.legal()[0])
        assert len(playing.position.plays) > len(before.plays)
        yield "undo"
        assert playing.position == before
        yield "undo"

    assert playing.run(lines()) is None
    assert "you have not played a card to take back" in said
    assert len(first.plays) == 0


def test_undo_changes_nothing_else() -> None:
    said: list[str] = []
    playing = session(said, defender="monte-carlo:samples=2")
    after: list[tuple[Card, ...]] = []

    def lines() -> Iterator[str]:
        first, second = (str(card) for card in playing.position.legal()[:2])
        for card in (first, second, first, second):
            yield card
            after.append(playing.position.plays)
            yield "hint"
            yield "undo"

    assert playing.run(lines()) is None
    assert len(set(after)) == 2
    assert after[:2] == after[2:]
    hints = [line for line in said if "based on 4 layouts" in line]
    assert hints[0] == hints[2]


@pytest.mark.slow
def test_undo_brings_a_refused_claim_back() -> None:
    said: list[str] = []
    playing = defending(said, Seat.WEST)
    claims: list[int] = []

    def lines() -> Iterator[str]:
        cards, card = best_cards(playing), ""
        while playing.prompt() != "accept? ":
            card = next(cards)
            yield card
        for typed in ("no", "undo", card):
            yield typed
            claims.append(sum("claims the rest" in line for line in said))

    assert playing.run(lines()) is None
    assert claims == [1, 1, 2]


@pytest.mark.slow
def test_a_claim_holds_only_if_the_tricks_are_certain_by_what_the_declarer_sees() -> None:
    said: list[str] = []
    playing = session(said)
    assert playing.game.board.double_dummy == 13, "East's jack and West's queen fall, and the finesses win"
    assert playing.run(["claim 13", "claim many", "claim 14", "claim 12", "claim 10"]) == 10
    assert said.count("13 tricks: not certain from the cards that you can see; play on") == 1
    assert said.count("12 tricks: not certain from the cards that you can see; play on") == 1
    assert sum("give the tricks you take in all, a number from 0 to 13" in line for line in said) == 2


def test_a_hint_is_the_decision_of_the_adviser() -> None:
    said: list[str] = []
    playing = session(said)
    assert playing.run(["hint", "quit"]) is None
    assert any("based on 4 layouts" in line for line in said)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", HELP),
        ("help", HELP),
        ("SX", "unknown card: 'SX'"),
        ("hearts", "unknown card: 'hearts'"),
        ("H2", "♥2 is not a legal card now; play one of ♠T ♠8 ♠7 ♠5"),
    ],
)
def test_what_was_typed_wrong_is_explained(typed: str, answer: str) -> None:
    said: list[str] = []
    playing = session(said)
    assert playing.run([typed]) is None
    assert any(answer in line for line in said)


def test_the_rank_alone_will_do_when_a_suit_must_be_followed() -> None:
    said: list[str] = []
    playing = session(said)
    playing.run(["10"])
    assert "North plays ♠T" in said


def test_a_rank_alone_is_not_enough_when_several_suits_are_legal() -> None:
    legal = tuple(Card.parse(each) for each in ("SA", "S4", "HA"))
    with pytest.raises(PlayError, match="'a' is a rank alone, .* name the suit too: SA or HA"):
        read_card("a", legal)
    assert read_card("A", legal[:2]) == legal[0]
    with pytest.raises(CardError, match="unknown card: '1'"):
        read_card("1", legal)


def test_a_passed_out_board_cannot_be_played() -> None:
    ready = replace(SAMPLE.find("3"), contract=None, passed_out=True)
    with pytest.raises(SettingsError, match="board 3 is passed out"):
        Game(ready, Seat.SOUTH, {}, maker("arbitrary", Role.DEFENDER, 1))


def test_the_command_asks_for_cards_and_ends_with_the_input() -> None:
    done = declarer("play", "--board", "3", "--human", "S", typed="claim 10\n")
    assert done.returncode == 0, done.stderr
    before, _, after = done.stdout.partition("North to play> ")
    assert "Board 3: 4♠ by South, East-West vulnerable; 'help'" in before
    assert "double dummy" not in before
    assert "Pass     3♠       Pass     4♠" in before
    assert "4♠ South =: 10 tricks, +420 points to you; double dummy 13" in after
    assert "No card cost a trick." in after
    ended = declarer("play", "--board", "3", "--human", "S")
    assert (ended.returncode, "stopped before the end" in ended.stderr) == (1, True)


def test_the_queen_may_be_typed_by_her_letter() -> None:
    said: list[str] = []
    playing = session(said)
    playing.run(["q", "quit"])
    assert not any("stopped" in line for line in said)
    assert any("unknown card: 'q'" in line or "plays" in line for line in said[4:])


@pytest.mark.slow
def test_a_hint_that_cannot_be_given_is_told_and_the_play_goes_on() -> None:
    said: list[str] = []
    playing = session(said)
    impossible = parse_constraints("E:hcp=37")
    playing.game.board = replace(playing.game.board, constraints=impossible)
    assert playing.run(["hint", "claim 10"]) == 10
    assert any(line.startswith("no hint: no random layout of the") for line in said)


def defending(said: list[str], seat: Seat) -> Session:
    """Board 3, 4S by South, with a person in a defender's seat."""
    partner = maker("monte-carlo:samples=4", Role.DEFENDER, 1)
    others = {Seat.SOUTH: maker("monte-carlo:samples=4", Role.DECLARER, 2), seat.partner: partner}
    adviser = maker("monte-carlo:samples=4", Role.DEFENDER, 3)
    return Session(Game(prepare(SAMPLE.find("3")), seat, others, adviser), said.append)


@pytest.mark.slow
def test_a_defender_leads_before_dummy_is_seen_and_plays_only_its_own_cards() -> None:
    said: list[str] = []
    playing = defending(said, Seat.WEST)
    asked: list[Seat] = []

    def lines() -> Iterator[str]:
        assert not any("dummy" in line for line in said)
        for card in best_cards(playing):
            claimed = playing.prompt() == "accept? "
            if not claimed:
                asked.append(playing.position.to_play)
            yield "no" if claimed else card

    tricks = playing.run(lines())
    assert playing.position.is_over
    assert tricks == playing.position.tricks_won.of(Seat.SOUTH)
    assert set(asked) == {Seat.WEST}
    assert sum("(dummy)" in line for line in said) > 5
    assert not any(line.startswith(("South (", "East (")) for line in said)
    assert any("for the declarer" in line for line in said)


@pytest.mark.slow
def test_a_defenders_claim_is_of_its_own_sides_tricks() -> None:
    said: list[str] = []
    playing = defending(said, Seat.WEST)
    assert playing.run(["claim 1", "claim 0"]) == 13
    assert "1 trick: not certain from the cards that you can see; play on" in said


@pytest.mark.slow
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_declarer_claims_what_is_sure_and_goes_on_if_the_defender_refuses(answer: str) -> None:
    said: list[str] = []
    playing = defending(said, Seat.WEST)
    given: list[str] = []

    def lines() -> Iterator[str]:
        for card in best_cards(playing):
            if playing.prompt() == "accept? ":
                given.append(answer if given else "perhaps")
                yield given[-1]
            else:
                yield card

    tricks = playing.run(lines())
    claims = [line for line in said if line.startswith("South claims the rest, ")]
    assert len(claims) == 1
    assert given == ["perhaps", answer]
    assert "type 'yes' or 'no' to answer the claim, or 'undo' to take back your last card" in said
    assert playing.position.is_over == (answer == "no")
    assert f"{tricks} tricks in all" in claims[0]


def test_a_hint_for_a_defender_is_what_its_own_seat_knows() -> None:
    said: list[str] = []
    playing = defending(said, Seat.EAST)
    assert playing.run(["hint", "quit"]) is None
    (hint,) = [line for line in said if "based on 4 layouts" in line]
    assert hint.startswith("East plays ")
    assert "beats" in hint


def test_the_command_lets_one_defend() -> None:
    done = declarer("play", "--board", "3", "--human", "W", "--declarer", "monte-carlo:samples=2", typed="claim 0\n")
    assert done.returncode == 0, done.stderr
    assert "West (you)" in done.stdout
    assert "4♠ South +3: 13 tricks" in done.stdout
    pair = declarer("play", "--board", "3", "--defender", "arbitrary & monte-carlo:samples=1", "--json")
    assert pair.returncode == 0, pair.stderr


def test_the_result_is_told_from_the_side_of_the_person(tmp_path: Path) -> None:
    file = tmp_path / "one.pbn"
    board = SAMPLE.find("1")
    write_file(file, [board])
    west = [str(card) for card in cards_of(board.deal.hands[Seat.WEST])]
    typed = "\n".join([*west, "no"] * 20)
    players = ("--declarer", "monte-carlo:samples=1", "--defender", "arbitrary")
    done = declarer("play", file, "--contract", "7NTN", "--human", "W", *players, typed=typed)
    assert done.returncode == 0, done.stderr
    told = re.search(r"(\d+) tricks to the declarer, \+(\d+) points to you", done.stdout)
    assert told is not None
    tricks, points = told.groups()
    assert int(points) == (50 if board.vulnerability is Vulnerability.NONE else 100) * (13 - int(tricks))


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
