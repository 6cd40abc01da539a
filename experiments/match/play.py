"""Plays a match, and gives it back as boards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ddsolver.deal import Deal
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.match.match import Match
from experiments.match.settings import MatchSettings, Scoring
from experiments.match.teams import TeamMatch
from experiments.runs.deals import keep_deals
from experiments.runs.pool import ONE_PROCESS, Pool
from experiments.runs.records import board_of
from experiments.runs.rows import FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.runs.tasks import run_tasks

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

    if on_result(match):
        return match
    try:
        run_tasks(store, [task for task in tasks if task.key not in match.boards], pool, enter)
    except KeyboardInterrupt:
        match.interrupted = True
    return match


def play_teams(
    match: TeamMatch, store: Store, pool: Pool = ONE_PROCESS, on_result: Callable[[TeamMatch], None] = lambda _: None
) -> None:
    """Play what the store does not have of a match, and store each board as it finishes.

    An interruption by the user ends the match and is noted in it.

    :raises StoreError: if the store cannot be written to or has other deals in the same places.
    """
    keep_deals(store, match.deals)
    tasks = {task.key: task for task in match.tasks()}
    match.boards |= {board.key: board for board in store.boards() if board.key in tasks}
    on_result(match)

    def enter(board: PlayedBoard | FailedBoard) -> None:
        if isinstance(board, PlayedBoard):
            match.boards[board.key] = board
        on_result(match)

    try:
        run_tasks(store, [task for key, task in tasks.items() if key not in match.boards], pool, enter)
    except KeyboardInterrupt:
        match.interrupted = True


def match_boards(match: Match, store: Store) -> list[Board]:
    """Every table of a match as a board for a file, with the double-dummy table and what the players thought."""
    boards = []
    for result in match.results():
        table = Solver().dd_table(Deal.from_pbn(result.deal.deal))
        for place, played in enumerate(result.boards or (None,) * len(match.settings.declarers), start=1):
            board = board_of(result.deal, played, store.decisions(played.key) if played else "")
            tags = {**board.tags, "Scoring": _SCORING[match.settings.scoring], "Table": str(place)}
            boards.append(replace(board, table=table, tags=tags))
    return boards


def team_boards(match: TeamMatch, store: Store) -> list[Board]:
    """Both tables of every deal as boards for a file, with the double-dummy table and what the players thought."""
    boards = []
    for result in match.results():
        table = Solver().dd_table(Deal.from_pbn(result.deal.deal))
        for place, played in enumerate(result.boards or (None, None), start=1):
            board = board_of(result.deal, played, store.decisions(played.key) if played else "")
            names = match.tables[place - 1].named() if played else {}
            boards.append(replace(board, table=table, tags={**board.tags, **names, "Table": str(place)}))
    return boards
