from __future__ import annotations

from pathlib import Path

import pytest

from experiments.boards.pbn.reader import read_pbn
from experiments.competitions.match.run import MatchRun, read_run, run_match
from experiments.runs.progress import Progress
from experiments.runs.store import Store

SAMPLE = read_pbn(Path(__file__).parents[4] / "experiments" / "data" / "sample.pbn").boards[:5]
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
    played = run_match(settings, tmp_path, SAMPLE, progress=progress).played
    numbers = [deal.number for deal in played.deals]
    assert sorted(numbers) == list(range(len(SAMPLE)))
    assert (numbers == list(range(len(SAMPLE)))) is (sprt is None)
    assert any("random order" in message for message in progress.messages) is (sprt is not None)
    with Store.to_read(tmp_path) as store:
        assert [deal.number for deal in read_run(settings, store).played.deals] == numbers
