"""The public face of the double-dummy solver.

A `Solver` owns its transposition table; make any number. What is true of a position does not depend on what
was solved before, so a Solver may be kept for as long as one likes and asked anything.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Iterable
from contextlib import AbstractContextManager
from math import inf
from typing import Any, Literal, NamedTuple, Protocol, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ddsolver.cards import Card, Seat, Strain
from ddsolver.dd_table import ByName
from ddsolver.deal import Deal
from ddsolver.errors import InputError
from ddsolver.jit.compiling import load_kernels, make_ready
from ddsolver.position import Position
from ddsolver.search.cancellation import Stoppable
from ddsolver.validation import (
    arguments_of_layouts,
    arguments_of_positions,
    check_position,
    check_same_turn,
    decisive_bit,
    parse_goal,
    parse_goals,
)

Method = Literal["fast", "thesis", "thesis-binary"]

_MOST_SECONDS = 1e6
_TABLE_STRAINS = (Strain.SPADES, Strain.HEARTS, Strain.DIAMONDS, Strain.CLUBS, Strain.NOTRUMP)


class _Engine(Protocol):
    """A search core: what is left to take by the side to play, for layouts that share trump and play.

    ``layouts`` int64 (n, 4) cards not yet played, ``leader`` of the current trick, ``trick`` int64 (0 to 3,) the cards
    in it as bit numbers.
    """

    def layout_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Tricks with best play, int8 (n,)."""

    def reaching(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64], goals: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Whether there are ``goals`` int64 (n,) tricks with best play, int8 (n,): 1 or 0."""

    def card_tricks(
        self, layouts: NDArray[np.int64], trump: int, leader: int, trick: NDArray[np.int64]
    ) -> NDArray[np.int8]:
        """Tricks after each card, int8 (n, 52), -1 where it is not legal."""

    def cards_reaching(
        self,
        layouts: NDArray[np.int64],
        trump: int,
        leader: int,
        trick: NDArray[np.int64],
        goals: NDArray[np.int64],
        decisive: int = -1,
    ) -> NDArray[np.int8]:
        """Whether there are ``goals`` int64 (n,) tricks after each card, int8 (n, 52): 1, 0, or -1 if not legal.

        A goal of -1 stands for the most that can be taken. Where a ``decisive`` card (bit number) does not reach it,
        all answers are 0.
        """

    def table(self, hands: NDArray[np.int64], size: int) -> NDArray[np.int8]:
        """North-South's tricks for each strain and leader, int8 (5, 4), with hands int64 (4,) of ``size`` cards."""


class _Core(NamedTuple):
    """A search core and the lock that its users take."""

    engine: _Engine
    lock: AbstractContextManager[Any]


class Solver:
    """Solves double-dummy positions exactly, with a transposition table of at most ``memory_mb`` megabytes.

    ``method`` is ``"fast"``, partition search by the cards that mattered (``docs/solver.md``), ``"thesis"``, the
    thesis's iterative deepening by tricks (Algorithm 1), or ``"thesis-binary"``, the same search driven by a binary
    search over the number of tricks. All give the same values.

    A question that takes longer than ``seconds``, if given, ends in `StoppedError`, and so does one that
    `stop` is called meanwhile; the next is answered as if nothing had been. ``"fast"`` alone can be stopped.

    Several threads may ask one Solver; each waits until the others have their answers, so one Solver a thread is
    faster. A copy, be it pickled or in a forked process, has the same settings and an empty table of its own.

    All methods raise a `BridgeError` that quotes what was wrong when they are given something of the wrong kind.

    :raises InputError: if the method is unknown or cannot be stopped, or the memory or the seconds are not positive;
        when first asked, if the machine has not so much memory.
    """

    def __init__(self, memory_mb: float = 30, method: Method = "fast", seconds: float | None = None) -> None:
        if not _is_positive(memory_mb):
            raise InputError(f"memory_mb is {memory_mb!r}: a table needs a positive number of megabytes")
        if not _is_method(method):
            raise InputError(f"unknown method: {method!r} (one of {' '.join(get_args(Method))})")
        if seconds is not None and not (_is_positive(seconds) and seconds <= _MOST_SECONDS):
            needed = f"a question needs a positive number of seconds, at most {_MOST_SECONDS:g}, or None for any"
            raise InputError(f"seconds is {seconds!r}: {needed}")
        if seconds is not None and method != "fast":
            raise InputError(f"seconds is {seconds!r}: the method {method!r} cannot be stopped, 'fast' can")
        self.memory_mb = memory_mb
        self.method = method
        self.seconds = seconds
        self._cores: dict[int, _Core] = {}

    def __getstate__(self) -> dict[str, Any]:
        # The kernels know the table by its address, which would be the original's; and a lock stays in its process.
        return self.__dict__ | {"_cores": {}}

    def stop(self) -> None:
        """End the search of a question that another thread asks, which raises `StoppedError`; else do nothing.

        :raises InputError: if the method is not ``"fast"``.
        """
        if self.method != "fast":
            raise InputError(f"the method {self.method!r} cannot be stopped, 'fast' can")
        core = self._cores.get(os.getpid())
        if core is not None:
            assert isinstance(core.engine, Stoppable), "the fast one is"
            core.engine.stop()

    def tricks(self, position: Position) -> int:
        """Return the tricks the side to play takes from here on, this trick included."""
        if check_position(position).is_over:
            return 0
        core = self._core()
        with core.lock:
            return int(core.engine.layout_tricks(*arguments_of_positions([position]))[0])

    def reaches(self, position: Position, tricks: int) -> bool:
        """Whether the side to play takes ``tricks`` from here on, this trick included: one question, the fastest."""
        goal = parse_goal(tricks)
        if check_position(position).is_over:
            return goal == 0
        core = self._core()
        with core.lock:
            return bool(core.engine.reaching(*arguments_of_positions([position]), np.array([goal], dtype=np.int64))[0])

    def card_values(self, position: Position) -> dict[Card, int]:
        """Return the tricks that the side to play takes from here on, this trick included, after each legal card.

        Forced cards are valued too. Spades first, highest first; empty when the play is over.
        """
        if check_position(position).is_over:
            return {}
        core = self._core()
        with core.lock:
            values = core.engine.card_tricks(*arguments_of_positions([position]))[0]
        return {card: int(values[card.index]) for card in position.legal()}

    def cards_reaching(self, position: Position, tricks: int) -> dict[Card, bool]:
        """Whether the side to play takes ``tricks`` from here on, this trick included, after each legal card.

        One question a card: about half the work of `card_values` on a full deal, and less later.
        """
        goal = parse_goal(tricks)
        if check_position(position).is_over:
            return {}
        core = self._core()
        with core.lock:
            answers = core.engine.cards_reaching(*arguments_of_positions([position]), np.array([goal], dtype=np.int64))[
                0
            ]
        return {card: bool(answers[card.index]) for card in position.legal()}

    def best_play(self, position: Position) -> tuple[Card, ...]:
        """Return the principal variation: best play by both sides to the end.

        Of several best cards the lowest is played, of the suit that comes last (clubs after spades).
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

    def card_values_many(self, positions: Iterable[Position]) -> list[dict[Card, int]]:
        """`card_values` of many positions in one compiled call.

        The positions share trump, leader and the cards on the table but not the cards in hand: what a player sees
        who samples the hidden hands.

        :raises InputError: if they do not share these.
        """
        positions = check_same_turn(positions)
        if not positions or positions[0].is_over:
            return [{} for _ in positions]
        core = self._core()
        with core.lock:
            values = core.engine.card_tricks(*arguments_of_positions(positions))
        return [
            {card: int(row[card.index]) for card in position.legal()}
            for position, row in zip(positions, values, strict=True)
        ]

    def layout_values(
        self, layouts: ArrayLike, trump: Strain | str, leader: Seat | str, trick: Iterable[Card | str] | str = ()
    ) -> NDArray[np.int8]:
        """`card_values` of many layouts as arrays: hands int64 (n, 4) in, tricks int8 (n, 52) out.

        A row of ``layouts`` holds the masks of the cards that North, East, South and West still hold (`Card.mask`),
        those of the current trick taken out. ``leader`` led, or is to lead, to that trick; ``trick`` is what has been
        played to it. A column of the result is a `Card.index`; -1 stands where the card is not legal.

        :raises CardError: if there is no such trump, leader or card.
        :raises DealError: naming the row, if its hands share cards or are not of the sizes the trick implies.
        """
        asked = arguments_of_layouts(layouts, trump, leader, trick)
        core = self._core()
        with core.lock:
            return core.engine.card_tricks(*asked)

    def layouts_reaching(
        self,
        layouts: ArrayLike,
        trump: Strain | str,
        leader: Seat | str,
        tricks: int | ArrayLike,
        trick: Iterable[Card | str] | str = (),
    ) -> NDArray[np.int8]:
        """`cards_reaching` of many layouts as arrays: 1 where a card takes ``tricks`` more, 0 where not, int8 (n, 52).

        ``tricks`` is one number or one for each layout. The other arguments, the columns and the errors are those of
        `layout_values`.
        """
        asked = arguments_of_layouts(layouts, trump, leader, trick)
        goals = parse_goals(tricks, len(asked[0]))
        core = self._core()
        with core.lock:
            return core.engine.cards_reaching(*asked, goals)

    def layouts_correct(
        self,
        layouts: ArrayLike,
        trump: Strain | str,
        leader: Seat | str,
        trick: Iterable[Card | str] | str = (),
        decisive: Card | str | None = None,
    ) -> NDArray[np.int8]:
        """Which cards of many layouts lose nothing: 1 where a card takes the most that can be taken, 0 where not.

        Less work than `layout_values`, which also finds what the other cards lose; less still with a ``decisive`` card:
        where that one loses something, all columns of legal cards are 0. The other arguments, the columns and the
        errors are those of `layout_values`.

        :raises PlayError: naming the layout, if the decisive card cannot be played in it.
        """
        asked = arguments_of_layouts(layouts, trump, leader, trick)
        goals = np.full(len(asked[0]), -1, dtype=np.int64)
        first = -1 if decisive is None else decisive_bit(decisive, asked)
        core = self._core()
        with core.lock:
            return core.engine.cards_reaching(*asked, goals, first)

    def dd_table(self, deal: Deal | str) -> ByName[Seat, ByName[Strain, int]]:
        """Return the tricks of each declarer in each strain: 20 values, by enum or name, ``["N"]["NT"]``."""
        deal = Deal.parse(deal)
        core = self._core()
        with core.lock:
            north_south = core.engine.table(np.array(deal.hands, dtype=np.int64), deal.cards_each).tolist()
        table: ByName[Seat, ByName[Strain, int]] = ByName(Seat.parse)
        for declarer in Seat:
            table[declarer] = ByName(Strain.parse)
            for strain in _TABLE_STRAINS:
                tricks = north_south[strain][declarer.left]
                table[declarer][strain] = tricks if declarer.is_north_south else deal.cards_each - tricks
        return table

    def _core(self) -> _Core:
        """Return the search core of this process, loaded and given its memory on first use.

        A forked process begins with a new table. If another thread was in the middle of a search, it would find the
        lock taken and the table half written.
        """
        process = os.getpid()
        core = self._cores.get(process)
        if core is None:
            # Of several threads that ask first at once, all get the core of the first.
            core = self._cores.setdefault(process, _Core(self._new_engine(), threading.RLock()))
        return core

    def _new_engine(self) -> _Engine:
        kernels = load_kernels("ddsolver.search.engine" if self.method == "fast" else "ddsolver.thesis.engine")
        options = {"seconds": self.seconds} if self.method == "fast" else {"deepening": self.method == "thesis"}
        try:
            engine: _Engine = kernels.Engine(self.memory_mb, **options)
        except (MemoryError, OverflowError, ValueError):
            raise InputError(f"memory_mb is {self.memory_mb!r}: this machine cannot give so much memory") from None
        return engine


def solve(
    pbn: Deal | str, trump: Strain | str, leader: Seat | str, plays: Iterable[Card | str] | str = ""
) -> dict[str, int]:
    """Return the value of every legal card, by text: ``{"SA": 9, ...}``.

    Trump is one of S H D C NT, the opening leader one of N E S W; a value is the tricks that the side to play takes
    from here on.

    :raises InputError: quoting what was wrong.
    """
    position = Position(pbn, trump, leader, plays)
    return {str(card): value for card, value in Solver().card_values(position).items()}


def dd_table(pbn: Deal | str) -> ByName[str, ByName[str, int]]:
    """Return the tricks of each declarer in each strain, by text: ``{"N": {"S": 10, ...}, ...}``.

    ``[Seat.NORTH][Strain.SPADES]`` asks it too.

    :raises InputError: quoting what was wrong.
    """
    return text_table(Solver().dd_table(pbn))


def text_table(table: ByName[Seat, ByName[Strain, int]]) -> ByName[str, ByName[str, int]]:
    """Return a table with names as keys."""
    return ByName(
        Seat.parse,
        (
            (str(seat), ByName(Strain.parse, ((str(strain), tricks) for strain, tricks in row.items())))
            for seat, row in table.items()
        ),
    )


def warm_up(method: Method = "fast") -> None:
    """Compile the solver, or load it from the cache on disk, before it is needed."""
    Solver(memory_mb=1, method=method).tricks(Position("N:A... K... Q... J...", "NT", "N"))
    make_ready("ddsolver.search.batch_kernels" if method == "fast" else "ddsolver.thesis.search")


def _is_positive(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, int | float | np.integer | np.floating):
        return False
    return bool(0 < value < inf)


def _is_method(method: object) -> bool:
    return isinstance(method, str) and method in get_args(Method)
