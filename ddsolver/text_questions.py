"""Double-dummy functions that take text, and return dicts with names as keys: `solve` and `dd_table`.

Each thread keeps one `Solver` for all calls, since creating a Solver takes a hundred times longer than an easy search.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable

import numpy as np

from ddsolver.cards import Card, Seat, Strain
from ddsolver.deal import Deal, WithPbn
from ddsolver.deal_arrays import Asked
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
    asked, hands = Asked.parse(None, None), np.array(Deal.parse(pbn).hands, dtype=np.int64)
    return asked.table(_solver().table_array(hands, asked), str)


def _solver() -> Solver:
    if not hasattr(_kept, "solver"):
        _kept.solver = Solver()
    solver: Solver = _kept.solver
    return solver
