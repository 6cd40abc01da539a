"""`declarer advise` as a user types it."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from experiments.boards.files import read_file, write_file
from experiments.boards.pbn.writer import to_pbn
from experiments.command_line.examples import example_lines
from experiments.questions.advise.command import app
from tests.command import declarer

THESIS = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"
ROOT = Path(__file__).parents[4]
SAMPLE = ROOT / "experiments" / "data" / "sample.pbn"


def played_board(folder: Path) -> Path:
    """A file with board 4 of the sample, played out."""
    alone, played = folder / "alone.pbn", folder / "played.pbn"
    write_file(alone, [read_file(SAMPLE).find("4")])
    assert declarer("match", alone, "--declarer", "monte-carlo:samples=1", "-o", played).returncode == 0
    return played


@pytest.mark.slow
def test_advise_tells_what_a_player_thinks_of_each_card(tmp_path: Path) -> None:
    ending = ("N:J.2.AJ9. - Q.3.KT8. -", "--unseen", "H876 DQ65432 C5", "--trump", "S", "--leader", "S")
    shown = declarer("advise", *ending, "--player", "payoff:samples=all")
    assert shown.returncode == 0, shown.stderr
    assert shown.stdout.splitlines()[:4] == [
        "North (dummy)     ♠ J  ♥ 2  ♦ AJ9  ♣ -",
        "South (declarer)  ♠ Q  ♥ 3  ♦ KT8  ♣ -",
        "South to lead",
        "South plays ♥3",
    ]
    assert len(shown.stdout.splitlines()) <= 7
    explained = declarer("advise", *ending, "--player", "payoff:samples=all", "--explain").stdout
    assert explained.startswith(shown.stdout)
    assert "South plays ♥3, based on all 252 possible layouts" in explained
    found = json.loads(declarer("advise", *ending, "--player", "monte-carlo:samples=all", "--json").stdout)
    assert (found["layouts"], found["exhaustive"]) == (252, True)
    assert [each["tricks"] for each in found["candidates"]] == pytest.approx([4, 4, 4, 4, 3.8016], abs=1e-4)
    played = played_board(tmp_path)
    for after in ("12", "13", "14", "15"):
        told = declarer("advise", played, "--board", "4", "--after", after)
        assert told.returncode == 0
        assert f"Trick {int(after) // 4 + 1}: " in told.stdout
        assert told.stdout.count(" (dummy)") == 1
    wrong = declarer("advise", "N:J.2.AJ9. - Q.3.KT8. -", "--unseen", "H8", "--trump", "S", "--leader", "S")
    assert (wrong.returncode, "is not an ending" in " ".join(wrong.stderr.split())) == (2, True)
    assert declarer("advise", played, "--board", "99").returncode == 1


def test_advice_needs_only_the_hands_that_the_player_sees(tmp_path: Path) -> None:
    board = read_file(ROOT / "tests" / "data" / "club.pbn").find("1")
    seen = tmp_path / "seen.pbn"
    write_file(seen, [replace(board, hands=(board.hands[0], board.hands[1], None, None))])
    told = declarer("advise", seen, "--after", "2", "--player", "monte-carlo:samples=5")
    assert told.returncode == 0, told.stderr
    assert "East (you)" in told.stdout
    assert "South" not in "".join(line for line in told.stdout.splitlines() if "♠" in line and ")  ♠" in line)
    refused = declarer("solve", seen, "--board", "1")
    assert (refused.returncode, "all four are needed" in refused.stderr) == (1, True)


HAND, DUMMY = "A764.652.AQ73.43", "QJ95.T98743.K4.Q"
SEEN = ("--hand", HAND, "--dummy", DUMMY, "--plays", "D5 D4 DQ D8")


@pytest.mark.slow
def test_a_defence_problem_is_asked_from_ones_own_hand_and_dummy(tmp_path: Path) -> None:
    """After the queen won the first diamond, the defenders cash the suit: the ace, not a low one into dummy's king."""
    calls = "P P P 1C 1D 1H 2C 3C 3D 3S P 3NT X"
    typed = declarer("advise", *SEEN, "--auction", calls, "--dealer", "S")
    assert typed.returncode == 0, typed.stderr
    assert "North plays ♦A" in typed.stdout
    hidden = tmp_path / "problem.pbn"
    hidden.write_text(
        f'[Deal "S:- {DUMMY} {HAND} -"]\n[Declarer "E"]\n[Contract "3NTX"]\n[Auction "S"]\n{calls} P P P\n'
        '[Play "S"]\nD5 D4 DQ D8\n'
    )
    assert declarer("advise", hidden).stdout == typed.stdout
    by_contract = declarer("advise", *SEEN, "--auction", calls, "--contract", "3NTEx")
    assert by_contract.stdout == typed.stdout


def test_the_examples_of_the_help_that_need_no_file_are_answered() -> None:
    (registered,) = app.registered_commands
    examples = (line.split(": ", 1)[1] for line in example_lines(str(registered.epilog)))
    typed = [shlex.split(example) for example in examples if ".pbn" not in example]
    assert len(typed) == 2
    for program, *arguments in typed:
        assert program == "declarer"
        done = declarer(*arguments)
        assert done.returncode == 0, done.stderr


@pytest.mark.slow
def test_advice_in_defence_shows_what_the_defender_sees_and_the_reasons_are_in_the_json(tmp_path: Path) -> None:
    played = played_board(tmp_path)
    for after in range(1, 12):
        position = ("advise", played, "--after", str(after), "--player", "monte-carlo:samples=20")
        shown = declarer(*position).stdout
        if " (you)" in shown:
            break
    assert shown.count(" (dummy)") == shown.count(" (you)") == 1
    found = json.loads(declarer(*position, "--json").stdout)
    assert 0 <= len(found["why"]) <= 3
    assert all(f"  {line}" in shown for line in found["why"])


@pytest.mark.slow
def test_a_constraint_changes_what_a_declarer_thinks(tmp_path: Path) -> None:
    played = played_board(tmp_path)
    moment = ("advise", played, "--board", "4", "--after", "1", "--player", "monte-carlo:samples=30", "--json")
    plain = json.loads(declarer(*moment).stdout)
    told = declarer(*moment, "--constraint", "E:hcp=0-3,S=1-3")
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["candidates"] != plain["candidates"]
    impossible = declarer(*moment, "--constraint", "E:hcp=37")
    assert impossible.returncode == 1
    assert "no layout of the 25 unseen cards fits" in impossible.stderr


def test_the_chance_of_a_contract_is_not_told_where_there_is_none() -> None:
    hands = ("advise", "N:J.2.AJ9. - Q.3.KT8. -", "--unseen", "H876 DQ65432 C5", "--trump", "spades", "--leader", "S")
    ending = (*hands, "--explain")
    assert "makes" not in declarer(*ending).stdout
    assert "makes" in declarer(*ending, "--contract", "4SS", "--tricks-needed", "4").stdout


def test_advise_names_the_contract_that_it_took(tmp_path: Path) -> None:
    bare = tmp_path / "bare.pbn"
    bare.write_text(to_pbn([replace(read_file(SAMPLE).find("3"), contract=None, auction=None, plays=())]))
    told = declarer("advise", bare, "--after", "0", "--player", "monte-carlo:samples=2")
    assert re.match(r"\d(NT|.) by (North|South), ", told.stdout)


def test_another_contract_needs_the_leader_of_the_play(tmp_path: Path) -> None:
    played = played_board(tmp_path)
    declared = read_file(played).boards[0].contract
    assert declared is not None
    done = declarer("advise", played, "--after", "3", "--contract", f"3NT{declared.declarer.left}")
    assert done.returncode == 1
    assert f"{declared.leader.name.title()} led on board 4, so the later cards" in done.stderr
    assert "do not fit: ask about the lead" in done.stderr
