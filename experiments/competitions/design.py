"""Plays every competition: its design says what comes next, and one loop plays and keeps it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import Any

from agent.registry import BidderSpec
from experiments.runs.code_version import check_program
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import Work, do_all

OnBoard = Callable[["FailedBoard | None"], bool]
"""A function that is called after each board, with the board if it failed; it returns whether play ends."""
Play = Callable[["Design", Store, OnBoard], object]
"""A function that plays what a design lacks, stores it and enters it into the design."""


class Design(ABC):
    """What a run plays, and its rows so far. What comes next follows from these rows, and from no clock and no file."""

    failed: set[BoardKey]
    """Boards that could not be played. They are tried again when the run is resumed."""

    @property
    def bidders(self) -> Collection[tuple[BidderSpec, ...]]:
        """The bidders at each table."""
        return ((),)

    @property
    @abstractmethod
    def size(self) -> int:
        """The number of boards, played or not."""

    @property
    @abstractmethod
    def number_left(self) -> int:
        """The number of these boards that are not played."""

    @abstractmethod
    def batches(self) -> Iterator[Sequence[Work]]:
        """Yield what comes next, until nothing is left; the design then has the rows of all that it yielded before."""

    def enter(self, work: Any, row: Any) -> FailedBoard | None:  # noqa: ARG002 - most rows say which board they are
        """Add what came of a piece of work, such as a `PlayedBoard`; return the board if it failed."""
        if isinstance(row, PlayedBoard):
            self.add(row)
            return None
        assert isinstance(row, FailedBoard)
        self.failed.add(row.key)
        return row

    def add(self, board: PlayedBoard) -> None:
        """Add a played board; it replaces an earlier result of the same board."""
        raise NotImplementedError("this design has a method `enter` of its own")

    def words_so_far(self) -> str:
        """Return the standing in a line."""
        return ""

    def is_decided(self) -> bool:
        """Whether the rows so far answer the question, so that nothing more is played."""
        return False

    def board_name(self, failure: FailedBoard) -> str:  # noqa: ARG002 - a deal of a contract set has no other name
        """Return the name of a failed board in its file; empty if it has none."""
        return ""


def play_design(design: Design, store: Store, pool: Pool, progress: Progress, play: Play | None = None) -> bool:
    """Play what a design lacks, which has the rows of the store; return whether Ctrl-C ended the play.

    ``play`` plays in place of the ``pool``.

    :raises StoreError: as `experiments.runs.tasks.do_all`, or if other code has played boards of the run.
    """
    with progress.playing("playing", design.size, design.size - design.number_left) as stage:

        def on_board(failure: FailedBoard | None) -> bool:
            if failure is not None:
                progress.failed(failure, design.board_name(failure))
            stage.step()
            stage.tell(design.words_so_far)
            return design.is_decided()

        stage.tell(design.words_so_far)
        if not design.is_decided():
            (play or partial(play_batches, pool=pool))(design, store, on_board)
    return stage.is_interrupted


def play_batches(design: Design, store: Store, on_board: OnBoard, pool: Pool) -> None:
    """Play what a design lacks, until nothing is left or ``on_board`` returns True.

    :raises StoreError: as `play_design`.
    """
    for batch in design.batches():
        if batch:
            check_program(store, design.bidders)
        for work, row in do_all(store, batch, pool):
            failure = design.enter(work, row)
            if not isinstance(row, StoredDeal) and on_board(failure):
                return
