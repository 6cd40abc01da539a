"""The loop that plays every competition, on a design of three lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from agent.registry import PlayerSpec
from experiments.competitions.design import Design, play_design
from experiments.runs.processes.pool import ONE_PROCESS
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard
from experiments.runs.store import Store
from tests.progress import Recorded


@dataclass(frozen=True)
class Throw:
    """A piece of work whose result is its number; number 2 fails."""

    number: int
    players: tuple[PlayerSpec, ...] = ()

    @property
    def key(self) -> BoardKey:
        return BoardKey("throws", self.number, "somebody", "nobody")

    def do(self) -> PlayedBoard | FailedBoard:
        if self.number == 2:
            return FailedBoard(*self.key, error="it rolled off the table")
        return PlayedBoard(*self.key, self.number, 0, 0.0, 0.0, "", "")

    def keep(self, result: PlayedBoard | FailedBoard, store: Store) -> None:
        store.add_rows([result]) if isinstance(result, FailedBoard) else store.add_board(result)


class Throws(Design):
    """Three throws, and then a number of throws equal to the sum of these."""

    size, number_left = 6, 3

    def __init__(self, enough: int = 99) -> None:
        self.sums: list[int] = []
        self.failed = set()
        self.enough = enough

    def batches(self) -> Iterator[list[Throw]]:
        yield [Throw(number) for number in (1, 2, 3)]
        yield [Throw(10 + number) for number in range(self.sums[-1])]

    def add(self, board: PlayedBoard) -> None:
        self.sums.append(sum(self.sums[-1:]) + board.tricks)

    def is_decided(self) -> bool:
        return bool(self.sums) and self.sums[-1] >= self.enough

    def board_name(self, failure: FailedBoard) -> str:
        return f"throw {failure.number}"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path, create=True) as opened:
        yield opened


def test_what_comes_next_may_depend_on_the_rows_before(store: Store) -> None:
    design, progress = Throws(), Recorded()
    assert not play_design(design, store, ONE_PROCESS, progress)
    assert design.sums == [1, 4, 14, 25, 37, 50]
    assert [board.number for board in store.boards()] == [1, 3, 10, 11, 12, 13]
    assert design.failed == {Throw(2).key} == {failure.key for failure in store.failures()}
    assert [failure.reason for failure in progress.failures] == ["it rolled off the table"]


def test_the_play_ends_as_soon_as_the_rows_decide(store: Store) -> None:
    design = Throws(enough=14)
    assert not play_design(design, store, ONE_PROCESS, Recorded())
    assert design.sums == [1, 4, 14]
    assert not play_design(design, store, ONE_PROCESS, Recorded(), lambda *_: pytest.fail("plays on"))


def test_an_interruption_keeps_what_was_played(store: Store) -> None:
    design = Throws()
    assert play_design(design, store, ONE_PROCESS, Recorded("playing", after=2))
    assert len(store.played()) + len(store.failures()) == 2
