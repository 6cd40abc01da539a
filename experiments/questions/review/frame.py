"""What every card cost on played boards, as a data frame."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import TYPE_CHECKING

from experiments.boards.board import Board
from experiments.command_line.parallel import of_each_table
from experiments.errors import check_seed
from experiments.questions.judge.asked import check_players, walk
from experiments.questions.review.report import CSV_HEAD, csv_rows
from experiments.runs.processes.pool import ONE_PROCESS, Pool

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["review_boards"]


def review_boards(boards: Iterable[Board], player: str = "", seed: int = 1, pool: Pool = ONE_PROCESS) -> pd.DataFrame:
    """Return a row for every card that was played on some boards, with the double-dummy tricks that it gave away.

    Parameters
    ----------
    boards
        Boards such as those of `experiments.boards.files.read_file`; those without card play have no rows.
    player
        A player to ask at the turns with a choice, such as ``monte-carlo:strong``; without one, none is asked.
    seed, pool
        The seed of this player, and the processes.

    Returns
    -------
    pd.DataFrame
        The columns are those of ``declarer review --csv``: ``board`` (with a number for a board's second table and
        later ones), ``trick`` (from 1), ``player``, ``seat``, ``role``, ``card``, ``cost`` in tricks, ``better`` (the
        cards that cost nothing), ``choice`` (whether the legal cards had different values), and ``instead`` and
        ``instead_cost``: the card of the player that was asked, and what it would have cost; missing if none was.

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
    if player:
        check_players([player])
    found = of_each_table(partial(walk, players=[player] if player else (), seed=seed), boards, pool, "reviewed")
    frame = pd.DataFrame(csv_rows([turn for own in found for turn in own]), columns=list(CSV_HEAD))
    costs = pd.to_numeric(frame["instead_cost"]).astype("Int64")
    return frame.assign(instead=frame["instead"].mask(frame["instead"] == "", None), instead_cost=costs)
