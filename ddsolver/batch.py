"""Functions that solve many deals or positions on several threads, or analyse a whole play.

The search releases the interpreter lock, so two threads solve nearly twice as many positions per second as one. Each
thread has its own `Solver` for the length of the call.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import TypeVar

from ddsolver.by_name import ByName
from ddsolver.cards import Card, Seat, Strain
from ddsolver.deal import Deal, WithPbn
from ddsolver.errors import BridgeError, DealError, InputError, StoppedError
from ddsolver.position import Position
from ddsolver.solver import Solver
from ddsolver.text_questions import text_table
from ddsolver.threads import ask_on_threads
from ddsolver.validation import check_position

Question = TypeVar("Question")
_IN_A_CHUNK = 16
"""The number of positions that a thread solves in one task."""


def dd_tables(
    deals: Iterable[WithPbn | str], threads: int | None = None, memory_mb: float = 30, seconds: float | None = None
) -> list[ByName[str, ByName[str, int]]]:
    """Return the `dd_table` of each deal, in the order of the deals.

    Parameters
    ----------
    deals
        The deals, or their PBN texts.
    threads
        The number of threads, by default one per processor.
    memory_mb
        The memory of each thread's solver, in megabytes.
    seconds
        The time limit per deal; None for no limit.

    Raises
    ------
    BridgeError
        If a deal is not valid. If a deal takes longer than ``seconds``, the error is a `StoppedError`. The message has
        the number of the deal, from 1.

    """
    read = [_read(number, deal) for number, deal in enumerate(_listed(deals, "deals"), start=1)]
    solver = Solver(memory_mb, seconds=seconds)
    return ask_on_threads(_table, list(enumerate(read, start=1)), threads, solver)


def _table(solver: Solver, numbered: tuple[int, Deal]) -> ByName[str, ByName[str, int]]:
    number, deal = numbered
    try:
        return text_table(solver.dd_table(deal))
    except StoppedError as error:
        raise StoppedError(f"deal {number}: {error}") from None


def card_values(
    positions: Iterable[Position], threads: int | None = None, memory_mb: float = 30
) -> list[dict[Card, int]]:
    """Return the `Solver.card_values` of each position, in the order of the positions.

    Parameters
    ----------
    positions
        The positions, which may come from different deals.
    threads
        The number of threads, by default one per processor.
    memory_mb
        The memory of each thread's solver, in megabytes.

    Raises
    ------
    BridgeError
        If one of ``positions`` is not a `Position`.

    """
    asked = iter([check_position(position) for position in _listed(positions, "positions")])
    chunks = list(iter(lambda: list(islice(asked, _IN_A_CHUNK)), []))
    solver = Solver(memory_mb)
    answers = ask_on_threads(lambda solver, chunk: [*map(solver.card_values, chunk)], chunks, threads, solver)
    return [values for chunk in answers for values in chunk]


def analyse_play(
    deal: WithPbn | str, trump: Strain | str, leader: Seat | str, plays: Iterable[Card | str] | str
) -> list[int]:
    """Return the declarer's double-dummy tricks before each card that was played, and after the last one.

    If two successive numbers differ, the card between them gave tricks away.

    Parameters
    ----------
    deal, trump, leader
        As in `solve`; the declarer sits on the leader's right.
    plays
        The cards played, in order.

    Returns
    -------
    list
        The tricks that the declarer's side has won so far, plus those that it still wins if both sides play perfectly.

    Raises
    ------
    BridgeError
        If an argument is wrong; the message quotes it.

    """
    whole = Position(deal, trump, leader, plays)
    declarer = whole.leader.right
    position = Position(whole.deal, whole.trump, whole.leader)
    solver = Solver()
    tricks_by_card = []
    for card in (*whole.plays, None):
        tricks = position.tricks_won.of(declarer)
        if not position.is_over:
            rest = solver.tricks(position)
            tricks += rest if position.to_play.same_side(declarer) else position.tricks_left - rest
        tricks_by_card.append(tricks)
        if card is not None:
            position = position.play(card)
    return tricks_by_card


def _listed(given: Iterable[Question], what: str) -> Iterable[Question]:
    """Return an iterator over the given deals or positions.

    :raises InputError: if ``given`` is not iterable, or is a text.
    """
    try:
        if not isinstance(given, str):
            return iter(given)
    except TypeError:
        pass
    raise InputError(f"not {what}: {given!r} (a list of {what} is needed)")


def _read(number: int, deal: WithPbn | str) -> Deal:
    try:
        return Deal.parse(deal)
    except BridgeError as error:
        raise DealError(f"deal {number}: {error}") from None
