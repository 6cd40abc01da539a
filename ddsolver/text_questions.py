"""Double-dummy functions that take text, and return dicts with names as keys: `solve` and `dd_table`.

Each thread keeps one `Solver` for all calls, since creating a Solver takes a hundred times longer than an easy search.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable

from ddsolver.by_name import ByName
from ddsolver.cards import Card, Seat, Strain
from ddsolver.deal import WithPbn
from ddsolver.diagram import CardValues, TrickTable
from ddsolver.position import Position
from ddsolver.solver import Solver

_kept = threading.local()


def solve(
    pbn: WithPbn | str, trump: Strain | str, leader: Seat | str, plays: Iterable[Card | str] | str = ""
) -> CardValues[str]:
    """Return the value of every legal card, by the name of the card: ``{"SA": 9, ...}``.

    Parameters
    ----------
    pbn
        A deal as a text like ``"N:..."``, as a `Deal`, or as a deal of the library ``endplay``.
    trump
        One of S H D C NT.
    leader
        The opening leader, one of N E S W.
    plays
        The cards played so far, such as ``"H5 HQ"``.

    Returns
    -------
    dict
        For each legal card, the tricks that the side to play takes from here on, including the current trick, if it
        plays this card.

    Raises
    ------
    InputError
        If an argument is wrong; the message quotes it.

    """
    position = Position(pbn, trump, leader, plays)
    return CardValues({str(card): value for card, value in _solver().card_values(position).items()})


def dd_table(pbn: WithPbn | str) -> TrickTable[str]:
    """Return the tricks of each declarer in each strain, by name: ``{"N": {"S": 10, ...}, ...}``.

    Enums work as keys too: ``[Seat.NORTH][Strain.SPADES]``.

    :raises InputError: if the deal is wrong; the message quotes what is wrong.
    """
    return text_table(_solver().dd_table(pbn))


def text_table(table: TrickTable[Seat]) -> TrickTable[str]:
    """Return a double-dummy table with the names of seats and strains as keys."""
    return TrickTable(
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
