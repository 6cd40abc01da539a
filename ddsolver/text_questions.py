"""Questions as texts, answers by text: `solve` and `dd_table`.

Each thread keeps the `Solver` that answers them, as a new one takes a hundred times as long as an easy question.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable

from ddsolver.cards import Card, Seat, Strain
from ddsolver.dd_table import ByName
from ddsolver.deal import WithPbn
from ddsolver.position import Position
from ddsolver.solver import Solver

_kept = threading.local()


def solve(
    pbn: WithPbn | str, trump: Strain | str, leader: Seat | str, plays: Iterable[Card | str] | str = ""
) -> dict[str, int]:
    """Return the value of every legal card, from text to text: ``{"SA": 9, ...}``.

    Parameters
    ----------
    pbn
        A deal, ``"N:..."``; a `Deal` or an endplay deal is read too.
    trump
        One of S H D C NT.
    leader
        The opening leader, one of N E S W.
    plays
        The cards played so far, ``"H5 HQ"``.

    Returns
    -------
    dict
        The tricks that the side to play takes from here on, this trick included, by card.

    Raises
    ------
    InputError
        If an argument is wrong; the message quotes it.

    """
    position = Position(pbn, trump, leader, plays)
    return {str(card): value for card, value in _solver().card_values(position).items()}


def dd_table(pbn: WithPbn | str) -> ByName[str, ByName[str, int]]:
    """Return the tricks of each declarer in each strain, by text: ``{"N": {"S": 10, ...}, ...}``.

    ``[Seat.NORTH][Strain.SPADES]`` asks it too.

    :raises InputError: quoting what was wrong.
    """
    return text_table(_solver().dd_table(pbn))


def text_table(table: ByName[Seat, ByName[Strain, int]]) -> ByName[str, ByName[str, int]]:
    """Return a table with names as keys."""
    return ByName(
        Seat.parse,
        (
            (str(seat), ByName(Strain.parse, ((str(strain), tricks) for strain, tricks in row.items())))
            for seat, row in table.items()
        ),
    )


def _solver() -> Solver:
    if not hasattr(_kept, "solver"):
        _kept.solver = Solver()
    solver: Solver = _kept.solver
    return solver
