from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from experiments.competitions.match.run import MatchRun, read_run, run_match
from experiments.errors import FormatError, SettingsError
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.store import Store, holds_run
from tests.sample import SAMPLE

BOARDS = SAMPLE.boards[:5]
PLAYERS = ("monte-carlo:samples=1", "monte-carlo:samples=2")


class Messages(Progress):
    """Collects messages."""

    def __init__(self) -> None:
        self.messages: list[str] = []

    def say(self, message: str) -> None:
        self.messages.append(message)


@pytest.mark.slow
@pytest.mark.parametrize(("sprt", "seed"), [(None, 1), ((-20, 20), 1), ((-20, 20), 2)])
def test_a_sequential_test_takes_the_boards_of_a_file_in_random_order(
    tmp_path: Path, sprt: tuple[float, float] | None, seed: int
) -> None:
    """A file may have its boards in an order that has to do with their results; a test needs one that has not."""
    settings = MatchRun(declarers=PLAYERS, seed=seed, sprt=sprt)
    progress = Messages()
    played = run_match(settings, tmp_path, BOARDS, progress=progress).played
    numbers = [deal.number for deal in played.deals]
    assert sorted(numbers) == list(range(len(BOARDS)))
    assert (numbers == list(range(len(BOARDS)))) is (sprt is None)
    assert any("random order" in message for message in progress.messages) is (sprt is not None)
    with Store.to_read(tmp_path) as store:
        assert [deal.number for deal in read_run(settings, store).played.deals] == numbers


def test_boards_may_come_from_an_iterator_and_the_folder_may_be_a_text(tmp_path: Path) -> None:
    settings = MatchRun(declarers=PLAYERS[:1])
    played = run_match(settings, str(tmp_path / "run"), (board for board in BOARDS[:1])).played
    assert [deal.name for deal in played.deals] == [BOARDS[0].name]
    assert holds_run(str(tmp_path / "run"))
    with Store(str(tmp_path / "run"), write=False) as store:
        assert len(store.played()) == 1


def test_what_is_no_board_is_quoted_before_a_folder_is_made(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="board 1 is Deal.* a list of Boards is needed"):
        run_match(MatchRun(declarers=PLAYERS), tmp_path / "run", [BOARDS[0].deal])  # type: ignore[list-item]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("settings", "named"),
    [
        (MatchRun(declarers=PLAYERS, random=1), "random = 1"),
        (MatchRun(declarers=PLAYERS, contracts=("7NT",), deals=1), r"contracts = \('7NT',\)"),
    ],
)
def test_boards_that_would_not_be_played_are_refused(settings: MatchRun, named: str) -> None:
    with pytest.raises(SettingsError, match=f"the settings have {named}, but there are boards too"):
        run_match(settings, boards=BOARDS)


@pytest.mark.parametrize(("jobs", "why"), [(0, "0: at least 1"), ("2", "'2': a whole number"), (1.5, "1.5: a whole")])
def test_processes_that_are_no_number_are_refused(jobs: Any, why: str) -> None:
    with pytest.raises(SettingsError, match=f"jobs is {why}"):
        Pool(jobs)
