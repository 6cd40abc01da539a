from __future__ import annotations

import logging
import time

import pytest

from experiments.runs.progress import Bars, Progress, _Bar, failure_line, now_and_then
from experiments.runs.rows import FailedBoard
from tests.clock import Clock

FAILED = FailedBoard("3NT", 4, "payoff", "arbitrary", "RuntimeError: no idea")


def test_a_failed_board_is_named_by_its_file_or_its_set() -> None:
    assert failure_line(FAILED) == "3NT deal 5, payoff against arbitrary: RuntimeError: no idea"
    assert failure_line(FAILED, "7") == "board 7, payoff against arbitrary: RuntimeError: no idea"


def test_progress_from_python_goes_to_the_log(caplog: pytest.LogCaptureFixture) -> None:
    progress = Progress()
    with progress.stage("playing", "board", 8) as stage:
        assert (stage.done, stage.total) == (0, 8)
    with caplog.at_level(logging.INFO), progress.stage("playing", "board", 8, 3) as stage:
        stage.step()
        progress.say("hello")
        progress.failed(FAILED)
    assert (stage.done, stage.total) == (4, 8)
    assert [record.levelname for record in caplog.records] == ["INFO", "INFO", "WARNING"]
    assert [record.message for record in caplog.records] == [
        "playing: 3 of 8 boards done",
        "hello",
        failure_line(FAILED),
    ]


def test_bars_print_messages_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    bars = Bars()
    with bars.stage("playing", "board", 2) as stage:
        assert stage.done == 0
        stage.step()
        bars.say("hello")
        bars.failed(FAILED, "7")
    printed = capsys.readouterr()
    assert printed.out == ""
    lines = [line for line in printed.err.splitlines() if line.startswith("declarer: ")]
    assert lines == ["declarer: hello", f"declarer: {failure_line(FAILED, '7')}"]
    assert (stage.done, stage.total) == (1, 2)


@pytest.mark.parametrize(("words", "end"), [("+1 IMP", "], +1 IMP"), ("", "]")])
def test_a_bar_ends_with_its_words_if_there_are_any(words: str, end: str) -> None:
    with Bars().stage("playing", "board", 2) as stage:
        stage.tell(lambda: words)
        assert isinstance(stage, _Bar)
        assert str(stage._bar).endswith(end)


def test_a_bar_counts_the_time_from_its_first_step_on(monkeypatch: pytest.MonkeyPatch) -> None:
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now)
    with Bars().stage("playing", "board", 17, 1) as stage:
        assert isinstance(stage, _Bar)
        monkeypatch.setattr(stage._bar, "_time", lambda: now)
        now += 158  # something is compiled
        stage.step()
        for _ in range(5):
            now += 2
            stage.step()
        assert "playing: 7/17 [00:10<00:20,  2.00s/board]" in str(stage._bar)


def test_now_and_then_is_at_once_and_then_only_when_more_than_its_time_has_passed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock(monkeypatch, "monotonic")
    is_time = now_and_then(5)
    for passed, expected in ((0, True), (0, False), (5, False), (0.5, True), (0, False), (5, False), (5, True)):
        clock.now += passed
        assert is_time() is expected


def test_a_message_leaves_no_bar_in_the_line_of_the_next_one(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Bars()
    with progress.stage("playing", "board", 2) as stage:
        progress.say("a board failed")
        stage.step()
    progress.say("done")
    lines = capsys.readouterr().err.splitlines()
    assert [line for line in lines if line.startswith("declarer: ")] == ["declarer: a board failed", "declarer: done"]
