from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agent.knowledge.constraints import parse_constraints
from agent.registry import Role, parse_player
from ddsolver import Solver
from experiments.boards.pbn.reader import read_pbn
from experiments.errors import SettingsError
from experiments.play.human import HELP, Session
from experiments.runs.prepared import prepare
from tests.command import declarer

ROOT = Path(__file__).parents[3]
SAMPLE = read_pbn(ROOT / "experiments" / "data" / "sample.pbn")


def session(said: list[str], name: str = "3") -> Session:
    defender = parse_player("arbitrary", Role.DEFENDER).make(np.random.SeedSequence(1))
    adviser = parse_player("monte-carlo:samples=4", Role.DECLARER).make(np.random.SeedSequence(2))
    return Session(prepare(SAMPLE.find(name)), defender, adviser, said.append)


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
    assert tricks == playing.board.double_dummy
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
    assert "there is no card of yours to take back" in said
    assert len(first.plays) == 0


def test_a_claim_holds_only_if_the_defenders_cannot_do_better() -> None:
    said: list[str] = []
    best = prepare(SAMPLE.find("4")).double_dummy
    assert best is not None
    playing = session(said, "4")
    lines = [f"claim {best + 1}", "claim many", "claim 14", f"claim {best}"]
    assert playing.run(lines) == best
    assert any("the defenders do not agree" in line for line in said)
    assert sum("say how many tricks you take in all, 0 to 13" in line for line in said) == 2


def test_a_hint_is_the_decision_of_the_adviser() -> None:
    said: list[str] = []
    playing = session(said)
    assert playing.run(["hint", "quit"]) is None
    assert any("having looked at 4 layouts" in line for line in said)


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", HELP),
        ("help", HELP),
        ("SX", "unknown card: 'SX'"),
        ("hearts", "unknown card: 'hearts'"),
        ("H2", "♥2 may not be played now (one of ♦K ♦T may)"),
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
    assert "North plays ♦T" in said


def test_a_passed_out_board_cannot_be_played() -> None:
    ready = replace(SAMPLE.find("3"), contract=None, passed_out=True)
    defender = parse_player("arbitrary", Role.DEFENDER).make(np.random.SeedSequence(1))
    with pytest.raises(SettingsError, match="board 3 is passed out"):
        Session(ready, defender, defender, lambda _: None)


def test_the_command_asks_for_cards_and_ends_with_the_input() -> None:
    done = declarer("play", "--board", "3", "--human", "S", typed="claim 13\n")
    assert done.returncode == 0, done.stderr
    assert "North to play> " in done.stdout
    assert "4SS+3: 13 tricks" in done.stdout
    ended = declarer("play", "--board", "3", "--human", "S")
    assert (ended.returncode, "stopped before the end" in ended.stderr) == (1, True)
    wrong = declarer("play", "--board", "3", "--human", "N")
    assert (wrong.returncode, "South declares 4SS" in " ".join(wrong.stderr.split())) == (2, True)


def test_the_queen_may_be_typed_by_her_letter() -> None:
    said: list[str] = []
    playing = session(said)
    playing.run(["q", "quit"])
    assert not any("stopped" in line for line in said)
    assert any("unknown card: 'q'" in line or "plays" in line for line in said[4:])


def test_a_hint_that_cannot_be_given_is_told_and_the_play_goes_on() -> None:
    said: list[str] = []
    playing = session(said)
    impossible = parse_constraints("E:hcp=37")
    playing.board = replace(playing.board, constraints=impossible)
    assert playing.run(["hint", "claim 13"]) == 13
    assert any(line.startswith("no hint: no layout of the") for line in said)
