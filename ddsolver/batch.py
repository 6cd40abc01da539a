"""Functions that solve a position or a deal given as text, many of them on several threads, or a whole play.

`solve` and `dd_table` return dicts with names as keys. Each thread keeps one `Solver` for all their calls, since
creating a Solver takes a hundred times longer than an easy search.

The search releases the interpreter lock, so two threads solve nearly twice as many positions per second as one. For
many deals, each thread has its own `Solver` for the length of the call.
"""

from __future__ import annotations

import threading
from collections.abc import Generator, Iterable
from contextlib import closing
from itertools import chain, islice

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import Card, Seat, Strain
from ddsolver.deal import Deal, WithPbn
from ddsolver.deal_arrays import Asked, Deals, Declarers, Strains, hands_in_parts, hands_of_deals, listed
from ddsolver.diagram import CardValues, TrickTable
from ddsolver.errors import StoppedError
from ddsolver.position import Position
from ddsolver.solver import Solver
from ddsolver.threads import answers_on_threads, number_of_threads
from ddsolver.validation import check_position

MEMORY_OF_A_THREAD = 16
"""The memory of each thread's solver, in megabytes. With less, some hard deals take longer; more would fill the memory
of machines with many processors."""
_IN_A_CHUNK = 16
"""The number of deals or positions that a thread solves in one task."""


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


def dd_tables(
    deals: Iterable[WithPbn | str],
    threads: int | None = None,
    memory_mb: float = MEMORY_OF_A_THREAD,
    seconds: float | None = None,
) -> list[TrickTable[str]]:
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

    Returns
    -------
    list
        A table for each deal: the tricks of each declarer in each strain, 0 to 13.

    Raises
    ------
    BridgeError
        If a deal is not valid. If a deal takes longer than ``seconds``, the error is a `StoppedError`. The message has
        the number of the deal, from 1.

    """
    asked = Asked.parse(None, None)
    tables = dd_tables_array(deals, threads=threads, memory_mb=memory_mb, seconds=seconds)
    return [asked.table(tricks, str) for tricks in tables]


def dd_tables_array(
    deals: Deals,
    strains: Strains = None,
    declarers: Declarers = None,
    threads: int | None = None,
    memory_mb: float = MEMORY_OF_A_THREAD,
    seconds: float | None = None,
) -> NDArray[np.int8]:
    """Return the double-dummy tables of many deals in one array, which takes 20 bytes for a deal.

    Parameters
    ----------
    deals
        Masks of the cards that North, East, South and West hold (`Card.mask`), int64 (n, 4), with 1 to 13 cards a hand.
        Or a list of deals, each as a `Deal`, a PBN text or four masks.
    strains, declarers
        The strains and the declarers to solve, as a list or as a text such as ``"S,NT"``; None for all.
    threads
        The number of threads, by default one per processor.
    memory_mb
        The memory of each thread's solver, in megabytes.
    seconds
        The time limit per deal; None for no limit.

    Returns
    -------
    NDArray
        int8 (n, 4, 5): the tricks by deal, declarer (the order of `Seat`: N E S W) and strain (the order of `Strain`:
        S H D C NT); -1 for a result that was not asked for.

    Raises
    ------
    BridgeError
        If an argument is wrong, or a deal is not valid. If a deal takes longer than ``seconds``, the error is a
        `StoppedError`. The message has the number of the deal, from 1.

    """
    hands = hands_of_deals(deals)
    with closing(dd_tables_stream(hands, strains, declarers, threads, memory_mb, seconds)) as parts:
        return np.concatenate([np.empty((0, len(Seat), len(Strain)), dtype=np.int8), *parts])


def dd_tables_stream(
    deals: Deals,
    strains: Strains = None,
    declarers: Declarers = None,
    threads: int | None = None,
    memory_mb: float = MEMORY_OF_A_THREAD,
    seconds: float | None = None,
) -> Generator[NDArray[np.int8], None, None]:
    """Yield the tables of many deals, in their order, in parts of at most 16 deals, as soon as they are solved.

    The parameters are those of `dd_tables_array`, and each part is an array such as it returns, int8 (m, 4, 5). Deals
    that come from an iterator are taken from it when they are needed, so their number has no limit. To end early, close
    the iterator (or leave a loop over it); this stops the threads.

    :raises BridgeError: as `dd_tables_array`, also a `StoppedError`; a wrong deal raises the error when its turn comes.
    """
    asked = Asked.parse(strains, declarers)
    solver = Solver(memory_mb, seconds=seconds)
    known = len(deals) if isinstance(deals, np.ndarray) and deals.ndim else None
    number = number_of_threads(threads, known)
    size = _IN_A_CHUNK if known is None else max(1, min(_IN_A_CHUNK, known // number))
    numbered = ((size * place + 1, hands) for place, hands in enumerate(hands_in_parts(deals, size)))

    def solve(solver: Solver, part: tuple[int, NDArray[np.int64]]) -> NDArray[np.int8]:
        first, hands = part
        tables = np.empty((len(hands), len(Seat), len(Strain)), dtype=np.int8)
        for place, deal in enumerate(hands):
            try:
                tables[place] = solver.table_array(deal, asked)
            except StoppedError as error:
                raise StoppedError(f"deal {first + place}: {error}") from None
        return tables

    return answers_on_threads(solve, numbered, number, solver)


def card_values(
    positions: Iterable[Position], threads: int | None = None, memory_mb: float = MEMORY_OF_A_THREAD
) -> list[CardValues[Card]]:
    """Return the `Solver.card_values` of each position, in the order of the positions.

    Parameters
    ----------
    positions
        The positions, which may come from different deals.
    threads
        The number of threads, by default one per processor.
    memory_mb
        The memory of each thread's solver, in megabytes.

    Returns
    -------
    list
        For each position, the tricks of the side to play from here on, by card.

    Raises
    ------
    BridgeError
        If one of ``positions`` is not a `Position`.

    """
    asked = iter([check_position(position) for position in listed(positions, "positions")])
    chunks = list(iter(lambda: list(islice(asked, _IN_A_CHUNK)), []))
    number = number_of_threads(threads, len(chunks))

    def values(solver: Solver, chunk: list[Position]) -> list[CardValues[Card]]:
        return [*map(solver.card_values, chunk)]

    return [*chain.from_iterable(answers_on_threads(values, chunks, number, Solver(memory_mb)))]


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
