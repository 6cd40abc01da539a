"""The costly cards and calls of an evening, as a data frame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from experiments.boards.board import Board
from experiments.command_line.parallel import of_each_table
from experiments.errors import check_seed
from experiments.questions.evening.analysis import REFERENCE, JudgedBoard, judge
from experiments.questions.judge.asked import check_players
from experiments.runs.processes.pool import ONE_PROCESS, Pool

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["judge_evening"]

_COLUMNS = (
    *("board", "kind", "number", "player", "seat", "made", "instead"),
    *("tricks", "points", "imps", "error", "verdict"),
)


def judge_evening(
    boards: Iterable[Board], player: str = REFERENCE, seed: int = 1, pool: Pool = ONE_PROCESS
) -> pd.DataFrame:
    """Return a row for every costly card and call of played boards, as ``declarer evening`` judges them.

    Parameters
    ----------
    boards
        Boards such as those of `experiments.boards.files.read_file`. Their tag Scoring says whether cards are judged
        at matchpoints or, as without the tag, at IMPs.
    player
        The player whose cards say whether a costly card was a mistake or a guess.
    seed, pool
        The seed of this player, and the processes.

    Returns
    -------
    pd.DataFrame
        In the order of the boards: ``board`` (with a number for a board's second table and later ones), ``kind``
        (``card`` or ``call``), ``number`` (of the card or call on its board, from 1), ``player``, ``seat``, ``made``
        and ``instead`` (what our player or bidder prefers). A card has its cost in double-dummy ``tricks``, ``points``
        and ``imps``, and the ``verdict``: ``mistake``, ``guess`` or ``overtrick``. A call has its mean cost in
        ``imps`` over likely layouts, with the standard ``error``.

    Raises
    ------
    FormatError
        If one of the boards is no `Board`, has hidden hands, or has card play without a contract.
    PlayerError
        If there is no such player, it sees all hands, or it fails.
    InputError
        If ``seed`` is no whole number of at least 0.
    StoreError
        If a worker process died.

    """
    import pandas as pd  # slow, and only frames need it

    check_seed(seed)
    check_players([player])
    found = of_each_table(partial(judge, player=player, seed=seed, calls=True), boards, pool, "judged")
    frame = pd.DataFrame((row for each in found for row in _rows(each)), columns=list(_COLUMNS))
    return frame.astype({"number": int, "tricks": "Int64", "points": "Int64", "imps": float, "error": float})


def _rows(judged: JudgedBoard) -> Iterator[tuple[object, ...]]:
    """Yield a row for each costly call and card of a board, with the columns of `_COLUMNS`."""
    for call in judged.calls:
        compared = call.compared
        made = str(compared.call), str(compared.instead)
        mean = None, None, compared.imps, compared.error, None
        yield call.board, "call", call.number + 1, call.player, str(call.seat), *made, *mean
    for card in judged.costly:
        turn = card.turn
        made = str(turn.card), str(turn.instead)
        costs = turn.cost, card.points, card.imps, None, card.verdict
        yield turn.board, "card", card.at + 1, turn.player, str(turn.seat), *made, *costs
