"""Plays a match, and gives it back as boards."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest

from ddsolver.cards import Seat
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.match.match import Match
from experiments.match.settings import MatchSettings, Scoring
from experiments.match.teams import TeamMatch
from experiments.runs.deals import keep_deals
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.records import board_of
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import Task, run_tasks

__all__ = ["match_boards", "play_match"]

_SCORING: dict[Scoring, str] = {"imps": "IMP", "matchpoints": "MP", "points": "Points"}
"""As the tag Scoring has it."""


def play_match(
    settings: MatchSettings,
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool = ONE_PROCESS,
    on_result: Callable[[Match], bool | None] = lambda _: None,
) -> Match:
    """Play all boards of a match that the store does not have, and store each as it finishes.

    ``on_result`` is called with the match at the start and after each; if it returns True, no more are played. An
    interruption by the user ends the match and is noted in it.

    :raises StoreError: if the store cannot be written to or has other deals in the same places.
    """
    match = Match(settings, deals)
    keep_deals(store, deals)
    tasks = settings.tasks(deals)
    match.add_played(store.boards())

    def enter(board: PlayedBoard | FailedBoard) -> bool | None:
        if isinstance(board, PlayedBoard):
            match.add(board)
        else:
            match.failed.add(board.key)
        return on_result(match)

    if not on_result(match):
        match.interrupted = _play_missing(store, tasks, match.boards, pool, enter)
    return match


def play_teams(
    match: TeamMatch, store: Store, pool: Pool = ONE_PROCESS, on_result: Callable[[TeamMatch], None] = lambda _: None
) -> None:
    """Play what the store does not have of a match, and store each board as it finishes.

    An interruption by the user ends the match and is noted in it.

    :raises StoreError: if the store cannot be written to or has other deals in the same places.
    """
    keep_deals(store, match.deals)
    keys = match.keys()
    match.boards |= {board.key: board for board in store.boards() if board.key in keys}
    on_result(match)

    def enter(board: PlayedBoard | FailedBoard) -> None:
        if isinstance(board, PlayedBoard):
            match.boards[board.key] = board
        on_result(match)

    match.interrupted = _play_missing(store, match.tasks, match.boards, pool, enter)


def _play_missing(
    store: Store,
    tasks: Sequence[Task],
    played: Container[BoardKey],
    pool: Pool,
    enter: Callable[[PlayedBoard | FailedBoard], bool | None],
) -> bool:
    """Play those of some boards that were not played yet, as `run_tasks` does; whether the user ended it."""
    try:
        run_tasks(store, [task for task in tasks if task.key not in played], pool, enter)
    except KeyboardInterrupt:
        return True
    return False


def match_boards(match: Match, store: Store) -> list[Board]:
    """Every table of a match as a board for a file, with the double-dummy table and what the players thought."""
    tags = [{"Scoring": _SCORING[match.settings.scoring]}] * len(match.settings.declarers)
    return [board for result in match.results() for board in _tables(result.deal, result.boards, tags, store)]


def team_boards(match: TeamMatch, store: Store) -> list[Board]:
    """Both tables of every deal, as `match_boards`, with who sat where if it was played."""
    names = [{seat.name.title(): four.name(seat) for seat in Seat} for four in match.tables]
    nobody: list[dict[str, str]] = [{} for _ in names]
    return [
        board
        for result in match.results()
        for board in _tables(result.deal, result.boards, names if result.boards else nobody, store)
    ]


def _tables(
    deal: StoredDeal, played: Sequence[PlayedBoard], tags: Sequence[Mapping[str, str]], store: Store
) -> Iterator[Board]:
    """A deal at each table, with tags of its own; not ``played`` if it was passed out."""
    table = Solver().dd_table(deal.deal)
    for place, (own, result) in enumerate(zip_longest(tags, played), start=1):
        board = board_of(deal, result, store.decisions(result.key) if result else "")
        yield replace(board, table=table, tags={**board.tags, **own, "Table": str(place)})
