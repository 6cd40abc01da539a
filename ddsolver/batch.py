"""Many questions at once, answered on several threads, and the analysis of a whole play.

The search releases the interpreter lock, so that two threads answer nearly twice as many questions as one. Each has a
`Solver` of its own for the length of the call.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable
from copy import copy
from itertools import islice
from typing import TypeVar

from ddsolver.cards import Card, Seat, Strain
from ddsolver.dd_table import ByName
from ddsolver.deal import Deal, WithPbn
from ddsolver.errors import BridgeError, DealError, InputError, StoppedError, whole_number
from ddsolver.position import Position
from ddsolver.solver import Solver
from ddsolver.text_questions import text_table
from ddsolver.validation import check_position

Question = TypeVar("Question")
Answer = TypeVar("Answer")
_IN_A_CHUNK = 16
"""Positions that a thread answers at a time."""
_PATIENCE = 0.05
"""Seconds after which searches are stopped again."""


def dd_tables(
    deals: Iterable[WithPbn | str], threads: int | None = None, memory_mb: float = 30, seconds: float | None = None
) -> list[ByName[str, ByName[str, int]]]:
    """Return the `dd_table` of many deals, in their order.

    Parameters
    ----------
    deals
        Deals or their PBN texts.
    threads
        The number of threads, by default one per processor.
    memory_mb
        The memory of each thread's solver, in megabytes.
    seconds
        The time limit per deal; None for no limit.

    Raises
    ------
    BridgeError
        If a deal is wrong, or a `StoppedError` if it takes longer; the message says which deal.

    """
    read = [_read(number, deal) for number, deal in enumerate(_listed(deals, "deals"), start=1)]
    solver = Solver(memory_mb, seconds=seconds)
    return _answers(_table, list(enumerate(read, start=1)), threads, solver)


def _table(solver: Solver, numbered: tuple[int, Deal]) -> ByName[str, ByName[str, int]]:
    number, deal = numbered
    try:
        return text_table(solver.dd_table(deal))
    except StoppedError as error:
        raise StoppedError(f"deal {number}: {error}") from None


def card_values(
    positions: Iterable[Position], threads: int | None = None, memory_mb: float = 30
) -> list[dict[Card, int]]:
    """Return the `Solver.card_values` of many positions, in their order.

    Parameters
    ----------
    positions
        Any positions; they need not share anything.
    threads
        The number of threads, by default one per processor.
    memory_mb
        The memory of each thread's solver, in megabytes.

    Raises
    ------
    BridgeError
        If one is no Position.

    """
    asked = iter([check_position(position) for position in _listed(positions, "positions")])
    chunks = list(iter(lambda: list(islice(asked, _IN_A_CHUNK)), []))
    answers = _answers(lambda solver, chunk: [*map(solver.card_values, chunk)], chunks, threads, Solver(memory_mb))
    return [values for chunk in answers for values in chunk]


def analyse_play(
    deal: WithPbn | str, trump: Strain | str, leader: Seat | str, plays: Iterable[Card | str] | str
) -> list[int]:
    """Return the declarer's side's double-dummy tricks before each card of a play and after the last.

    A change between two numbers means that the card between them gave tricks away.

    Parameters
    ----------
    deal, trump, leader
        As in `solve`; the declarer sits on the leader's right.
    plays
        The cards played, in order.

    Returns
    -------
    list
        Tricks of the whole play, one number more than there are cards.

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
    """Return an iterator over what was given.

    :raises InputError: if it is not; a text is one deal, not many.
    """
    try:
        if not isinstance(given, str):
            return iter(given)
    except TypeError:
        pass
    raise InputError(f"not {what}: {given!r} (a list of them is needed)")


def _read(number: int, deal: WithPbn | str) -> Deal:
    try:
        return Deal.parse(deal)
    except BridgeError as error:
        raise DealError(f"deal {number}: {error}") from None


def _answers(
    ask: Callable[[Solver, Question], Answer], questions: list[Question], threads: int | None, first: Solver
) -> list[Answer]:
    """Answer questions on several threads, each with a copy of a solver."""
    limit = os.cpu_count() or 1 if threads is None else whole_number(threads, "threads", InputError)
    if limit < 1:
        raise InputError(f"threads is {threads!r}: at least one is needed")
    number = min(limit, max(1, len(questions)))
    if number == 1:
        return [ask(first, question) for question in questions]
    own = threading.local()
    searching: list[Solver] = []
    ended = threading.Event()

    def answer(question: Question) -> Answer:
        if not hasattr(own, "solver"):
            own.solver = copy(first)
        searching.append(own.solver)
        try:
            # Checked after the solver is among those that are stopped, so that no search escapes.
            if ended.is_set():
                raise StoppedError("the search was stopped")
            return ask(own.solver, question)
        finally:
            searching.remove(own.solver)

    from concurrent.futures import ThreadPoolExecutor  # most programs never need it

    with ThreadPoolExecutor(number) as pool:
        try:
            # Handed out in here: Ctrl-C may come while threads are started, even before the pool knows its thread.
            return [future.result() for future in [pool.submit(answer, question) for question in questions]]
        except BaseException:
            # Ctrl-C, or one that failed: nobody waits for the others. A search may only be about to begin.
            ended.set()
            while searching:
                for solver in [*searching]:
                    solver.stop()
                time.sleep(_PATIENCE)
            raise
