"""The results of people at their tables, as boards of a match that our players replay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from experiments.boards.board import Board
from experiments.runs.rows import PEOPLE, PlayedBoard, StoredDeal
from experiments.runs.store import Store


def boards_with_results(boards: Sequence[Board]) -> list[Board]:
    """Return the boards whose contract and result are known."""
    return [board for board in boards if board.contract is not None and board.tricks is not None]


def keep_results(store: Store, boards: Sequence[Board], deals: Sequence[StoredDeal], opponents: Sequence[str]) -> None:
    """Store people's result on each deal, once against each defence in ``opponents`` (keys).

    All ``boards`` have results. The board of a deal is ``boards[deal.number]``. Results that differ replace older ones.

    :raises StoreError: if the store cannot be written to.
    """
    kept = {row.key: row for row in store.boards() if row.player == PEOPLE}
    for deal in deals:
        board = boards[deal.number]
        tricks = board.tricks
        assert tricks is not None, "only boards with results are replayed"
        for defender in opponents:
            row = PlayedBoard(
                source=deal.source,
                number=deal.number,
                player=PEOPLE,
                defender=defender,
                tricks=tricks,
                score=deal.score(tricks),
                seconds=0.0,
                defender_seconds=0.0,
                play=" ".join(map(str, board.plays)),
                remarks="",
            )
            if kept.get(row.key) != row:
                store.add_board(row)


def copy_results(store: Store, opponents: Sequence[str]) -> None:
    """Store people's results, which are in the store, once against each defence in ``opponents`` that has none yet.

    :raises StoreError: if the store cannot be written to.
    """
    kept = {row.key: row for row in store.boards() if row.player == PEOPLE}
    for row in {(row.source, row.number): row for row in kept.values()}.values():
        for defender in opponents:
            copied = replace(row, defender=defender)
            if copied.key not in kept:
                store.add_board(copied)
