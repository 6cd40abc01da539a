"""The public interface of the double-dummy solver.

A `Solver` owns its transposition table. Values do not depend on what was solved before, so one Solver may solve any
number of deals.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ddsolver.cards import Card, Seat, Strain
from ddsolver.deal import Deal, WithPbn
from ddsolver.deal_arrays import Asked, Declarers, Strains
from ddsolver.diagram import CardValues, TrickTable
from ddsolver.native.kernel import make_ready
from ddsolver.position import Position
from ddsolver.removed import refuse
from ddsolver.threads import number_of_threads
from ddsolver.validation import (
    batch_of_layouts,
    batch_of_position,
    check_memory,
    check_position,
    check_seconds,
    claiming_memory,
    decisive_bit_index,
    parse_goal,
)

if TYPE_CHECKING:
    from ddsolver.search.searcher import Searcher


class Solver:
    """An exact double-dummy solver.

    Several threads may share a Solver, but only one of them searches at a time, so one Solver per thread is faster. A
    copy (also by pickling, or in a forked process) has the same settings and its own, empty table.

    Parameters
    ----------
    memory_mb
        The limit of the transposition table, in megabytes.
    seconds
        The time limit of a call in seconds; None for no limit. A call that takes longer raises `StoppedError`, and so
        does a call that another thread stops (`stop`). The Solver can be used again afterwards. `best_play` makes
        several such calls, and the limit applies to each of them.
    threads
        Among how many threads the layouts of `layout_values` and `layouts_correct` are divided, if there are at least
        20 of them, with 9 or more cards a hand. Each thread uses ``memory_mb``. The results do not depend on it. None:
        one thread, or the number that `ddsolver.threads.layouts_on_threads` says.

    Raises
    ------
    InputError
        If the memory or the seconds are not positive. If the machine does not have the memory, the error comes at the
        first search. Every call with a wrong argument raises a `BridgeError` that quotes the argument.

    References
    ----------
    Partition search (``docs/explanation/solver.md``): Ginsberg, *Partition Search*, AAAI-96 (1996).

    """

    def __init__(self, memory_mb: float = 30, *, seconds: float | None = None, threads: int | None = None) -> None:
        check_memory(memory_mb)
        check_seconds(seconds)
        self.threads = None if threads is None else number_of_threads(threads)
        self.memory_mb = memory_mb
        self.seconds = seconds
        self._searchers: dict[int, Searcher] = {}

    def __getstate__(self) -> dict[str, Any]:
        # A copied searcher would use the address of the original's table, and a lock cannot be copied.
        return self.__dict__ | {"_searchers": {}}

    def stop(self) -> None:
        """Stop the search of another thread; its call raises `StoppedError`."""
        searcher = self._searchers.get(os.getpid())
        if searcher is not None:
            searcher.stop()

    def tricks(self, position: Position) -> int:
        """Return the tricks that the side to play takes from here on, including this trick.

        :raises InputError: if it is not a `Position`.
        :raises StoppedError: if the search is stopped, or takes longer than ``seconds``; so does every search.
        """
        if check_position(position).is_over:
            return 0
        return int(self._searcher().layout_tricks(batch_of_position(position))[0])

    def reaches(self, position: Position, tricks: int) -> bool:
        """Return whether the side to play takes ``tricks`` or more from here on, including this trick.

        This is the fastest call for a position.
        """
        goal = parse_goal(tricks)
        if check_position(position).is_over:
            return goal == 0
        return bool(self._searcher().reaching(batch_of_position(position), np.array([goal], dtype=np.int64))[0])

    def card_values(self, position: Position) -> CardValues[Card]:
        """Return, for each legal card, the tricks that the side to play takes with it.

        The tricks count from here on, including this trick. Forced cards are valued too. The cards are in order:
        spades first, and in each suit the highest first. When the play is over, the dict is empty.
        """
        if check_position(position).is_over:
            return CardValues()
        (values,) = self._searcher().card_tricks(batch_of_position(position))
        return CardValues({card: int(values[card.index]) for card in position.legal()})

    def cards_reaching(self, position: Position, tricks: int) -> dict[Card, bool]:
        """Return, for each legal card, whether the side to play takes ``tricks`` or more with it.

        The tricks count from here on, including this trick. This takes at most about half the work of `card_values`.
        """
        goal = parse_goal(tricks)
        if check_position(position).is_over:
            return {}
        (answers,) = self._searcher().cards_reaching(batch_of_position(position), np.array([goal], dtype=np.int64))
        return {card: bool(answers[card.index]) for card in position.legal()}

    def best_play(self, position: Position) -> tuple[Card, ...]:
        """Return the principal variation: best play by both sides to the end.

        Of several best cards, the lowest is played. With equal ranks, clubs come first, then diamonds, hearts, spades.
        """
        line = []
        while not check_position(position).is_over:
            legal = position.legal()
            card = legal[0]
            if len(legal) > 1:
                keeps = self.cards_reaching(position, self.tricks(position))
                card = min((card for card in legal if keeps[card]), key=lambda card: (card.rank, -card.suit))
            line.append(card)
            position = position.play(card)
        return tuple(line)

    def layout_values(
        self,
        layouts: ArrayLike,
        trump: Strain | str,
        leader: Seat | str,
        trick: Iterable[Card | str] | str = (),
        seconds: float | None = None,
    ) -> NDArray[np.int8]:
        """Return the tricks with each card, as `card_values` does, but in one array for many layouts.

        Parameters
        ----------
        layouts
            Masks of the cards that North, East, South and West still hold (`Card.mask`), int64 (n, 4), without the
            cards of the current trick.
        trump
            A strain or its name.
        leader
            The seat that led, or is to lead, to the current trick.
        trick
            The cards played to the current trick, up to three.
        seconds
            A time limit of this call, if the Solver itself has none.

        Returns
        -------
        NDArray
            int8 (n, 52): the tricks that the side to play takes from here on with each card, or -1 if the card is not
            legal. The column of a card is its `Card.index`.

        Raises
        ------
        CardError
            If there is no such trump, leader or card.
        DealError
            If the hands of a row share cards, or their sizes do not fit the trick; the message names the row.
        InputError
            If the seconds are not positive.

        """
        batch = batch_of_layouts(layouts, trump, leader, trick)
        check_seconds(seconds)
        return self._searcher().card_tricks(batch, seconds)

    @property
    def visited(self) -> int:
        """How many positions the search of this process has visited; those of other threads do not count.

        The same questions in the same order visit as many on every machine: some five million a second.
        """
        return self._searcher().visited

    def layouts_correct(
        self,
        layouts: ArrayLike,
        trump: Strain | str,
        leader: Seat | str,
        trick: Iterable[Card | str] | str = (),
        decisive: Card | str | None = None,
    ) -> NDArray[np.int8]:
        """Return which cards are correct (lose no trick double dummy), for many layouts.

        This is less work than `layout_values`, and even less with a ``decisive`` card.

        Parameters
        ----------
        layouts, trump, leader, trick
            As in `layout_values`.
        decisive
            The card of interest: in every layout where this card loses a trick, all legal cards get 0.

        Returns
        -------
        NDArray
            int8 (n, 52): 1 if the card is correct, 0 if the card or ``decisive`` is not correct, -1 if the card is not
            legal.

        Raises
        ------
        PlayError
            If the decisive card is not legal in a layout; the message names the layout.
        BridgeError
            As in `layout_values`.

        """
        batch = batch_of_layouts(layouts, trump, leader, trick)
        goals = np.full(len(batch.layouts), -1, dtype=np.int64)
        first = -1 if decisive is None else decisive_bit_index(decisive, batch)
        return self._searcher().cards_reaching(batch, goals, first)

    def dd_table(
        self, deal: WithPbn | str, threads: int = 1, strains: Strains = None, declarers: Declarers = None
    ) -> TrickTable[Seat]:
        """Return the tricks of each declarer in each strain.

        Each of the 20 values can be looked up by enums or by names: ``table[Seat.NORTH][Strain.NOTRUMP]`` or
        ``table["N"]["NT"]``.

        Parameters
        ----------
        deal
            The deal, or its PBN text.
        threads
            The number of threads among which the strains are divided. Each thread uses ``memory_mb``.
        strains, declarers
            The strains and the declarers to solve, as a list or as a text such as ``"S,NT"``; None for all. The table
            has no other values.

        Returns
        -------
        dict
            The tricks, 0 to the number of cards in a hand, by declarer and strain.

        Raises
        ------
        BridgeError
            If an argument is wrong; the message quotes it. If it takes longer than ``seconds``, the error is a
            `StoppedError`.

        """
        asked, hands = Asked.parse(strains, declarers), np.array(Deal.parse(deal).hands, dtype=np.int64)
        return asked.table(
            self.table_array(hands, asked, number_of_threads(threads, len(asked.strains))), lambda key: key
        )

    def table_array(self, hands: NDArray[np.int64], asked: Asked, threads: int = 1) -> NDArray[np.int8]:
        """Return the tricks of each declarer in each strain, int8 (4, 5), for hands that have been checked, int64 (4,).

        Results that are not asked for are -1. For the package's own use.
        """
        size = int(hands[0]).bit_count()
        north_south = self._searcher().table(hands, size, asked.bits, threads)
        tricks = np.roll(north_south, -1, axis=1).T  # the seat on the declarer's left leads
        tricks[1::2] = np.where(tricks[1::2] < 0, -1, size - tricks[1::2])
        return tricks

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            refuse("Solver", name)

    def _searcher(self) -> Searcher:
        """Return the searcher of this process, which is created at the first use.

        A forked process gets its own, because another thread may have been searching during the fork.
        """
        process = os.getpid()
        searcher = self._searchers.get(process)
        if searcher is None:
            from ddsolver.search.searcher import Searcher  # only programs that solve import the kernels

            with claiming_memory(self.memory_mb):
                new = Searcher(self.memory_mb, seconds=self.seconds, threads=self.threads)
            # If several threads come here at the same time, all get the same searcher.
            searcher = self._searchers.setdefault(process, new)
        return searcher


def warm_up() -> None:
    """Compile the solver, or load it from the cache on disk, before it is needed."""
    from ddsolver.search import batch_kernels

    make_ready(batch_kernels)
