"""How a match at tables of a network is resumed and reported."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from experiments.boards.board import Board
from experiments.competitions.kinds import Kind
from experiments.competitions.match.report import outcome_of, report_of
from experiments.competitions.match.run import PlayedMatch
from experiments.competitions.tables.line_log import LOG, written_to
from experiments.competitions.tables.manager import play_session
from experiments.competitions.tables.settings import SessionSettings
from experiments.runs.processes.pool import Pool
from experiments.runs.progress import Progress
from experiments.runs.store import Store


def play(
    settings: SessionSettings,
    store: Store,
    boards: Sequence[Board],
    pool: Pool,  # noqa: ARG001 - our players play in this process
    progress: Progress,
    log: Path | None = None,
) -> PlayedMatch:
    """Play the boards that a run lacks; ``log`` is the file of its log (default: in its folder).

    :raises StoreError: as `play_session`.
    """
    with written_to(log or store.folder / LOG) as write:
        return play_session(settings, store, boards, progress, write)


KIND = Kind(SessionSettings, play, outcome_of, report_of)
