"""Commands that answer one person use several threads, and say the same with each number of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ddsolver.search import searcher
from ddsolver.threads import threads_of_one_question
from tests.command import declarer

SAMPLE = Path(__file__).parents[3] / "experiments" / "data" / "sample.pbn"
MC = "monte-carlo:samples=40"
COMMANDS = {
    "lead": ("lead", "AKJ32.T92.Q5.J87", "--contract", "3NTS", "--samples", "45"),
    "advise": ("advise", str(SAMPLE), "--contract", "3NTN", "--after", "0", "--player", MC),
    "play": ("play", str(SAMPLE), "--contract", "6SN", "--board", "3", "--declarer", MC),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_says_the_same_with_each_number_of_threads(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    helpers: list[int] = []
    usual: Any = vars(searcher)["run_beside"]

    def counted(work: object, own: object, beside: list[object], cancel: object) -> None:
        helpers.append(len(beside))
        usual(work, own, beside, cancel)

    monkeypatch.setattr(searcher, "run_beside", counted)
    one = declarer(*COMMANDS[name], "--threads", "1")
    assert one.returncode == 0, one.stderr
    assert helpers == []
    two = declarer(*COMMANDS[name], "--threads", "2")
    assert helpers
    assert set(helpers) == {1}
    assert two.stdout == one.stdout
    assert threads_of_one_question() == 1


def test_a_match_plays_each_board_on_one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> None:
        raise AssertionError("a match divides boards among processes, not layouts among threads")

    monkeypatch.setattr(searcher, "run_beside", never)
    played = declarer("match", "--declarer", MC, "--contracts", "7NT", "--deals", "1", "--seed", "1")
    assert played.returncode == 0, played.stderr
