"""The public face of the double-dummy solver.

A `Solver` owns its transposition table; make as many as you like, one a thread. What is true of a position does not
depend on what was solved before, so a Solver may be kept for as long as one likes and asked anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, Protocol, get_args

import numpy as np
from numpy.typing import NDArray

from ddsolver.cards import CARDS, Card, Seat, Strain
from ddsolver.compilation import load_kernels
from ddsolver.deal import Deal
from ddsolver.errors import BridgeError, DealError
from ddsolver.position import Position

Method = Literal["fast", "thesis", "thesis-binary"]

_EVERY_CARD = sum(card.mask for card in CARDS)
_PLAYED = np.array(
    [[[(seat - leader) % 4 < played for seat in Seat] for played in range(4)] for leader in Seat], dtype=np.uint8
)
"""1 for each seat that has played to a trick, uint8 (4, 4, 4), by its leader and how many cards it has."""
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


class Solver:
    """Solves double-dummy positions exactly, with a transposition table of at most ``memory_mb`` megabytes.

    ``method`` is ``"fast"``, partition search by the cards that mattered (``docs/solver.md``), ``"thesis"``, the
    thesis's iterative deepening by tricks (Algorithm 1), or ``"thesis-binary"``, the same search driven by a binary
    search over the number of tricks. All give the same values.

    :raises BridgeError: if the method is unknown or the memory is not positive.
    """

    def __init__(self, memory_mb: float = 30, method: Method = "fast") -> None:
        if not memory_mb > 0:
            raise BridgeError(f"memory_mb is {memory_mb!r}: a table needs a positive number of megabytes")
        if method not in get_args(Method):
            raise BridgeError(f"unknown method: {method!r} (one of {' '.join(get_args(Method))})")
        self.memory_mb = memory_mb
        self.method = method
        self._loaded: _Engine | None = None

    def tricks(self, position: Position) -> int:
        """The tricks that the side to play takes from here on, this trick included."""
        if position.is_over:
            return 0
        return int(self._engine.layout_tricks(*_arrays([position]))[0])

    def reaches(self, position: Position, tricks: int) -> bool:
        """Whether the side to play takes ``tricks`` from here on, this trick included: one question, the fastest."""
        if position.is_over:
            return tricks <= 0
        return bool(self._engine.reaching(*_arrays([position]), np.array([max(tricks, 0)], dtype=np.int64))[0])

    def card_values(self, position: Position) -> dict[Card, int]:
        """The tricks that the side to play takes from here on, this trick included, after each legal card.

        Forced cards are valued too. Spades first, highest first; empty when the play is over.
        """
        if position.is_over:
            return {}
        values = self._engine.card_tricks(*_arrays([position]))[0]
        return {card: int(values[card.index]) for card in position.legal()}

    def cards_reaching(self, position: Position, tricks: int) -> dict[Card, bool]:
        """Whether the side to play takes ``tricks`` from here on, this trick included, after each legal card.

        One question a card: about half the work of `card_values` on a full deal, and less later.
        """
        if position.is_over:
            return {}
        answers = self._engine.cards_reaching(*_arrays([position]), np.array([max(tricks, 0)], dtype=np.int64))[0]
        return {card: bool(answers[card.index]) for card in position.legal()}

    def best_play(self, position: Position) -> tuple[Card, ...]:
        """A line of best play by both sides from here to the end: the principal variation.

        Of several best cards the lowest is played, of the suit that comes last (clubs after spades).
        """
        line = []
        while not position.is_over:
            legal = position.legal()
            card = legal[0]
            if len(legal) > 1:
                keeps = self.cards_reaching(position, self.tricks(position))
                card = min((card for card in legal if keeps[card]), key=lambda card: (card.rank, -card.suit))
            line.append(card)
            position = position.play(card)
        return tuple(line)

    def card_values_many(self, positions: Sequence[Position]) -> list[dict[Card, int]]:
        """`card_values` of many positions in one compiled call.

        The positions share trump, leader and the cards on the table but not the cards in hand: what a player sees
        who samples the hidden hands.

        :raises BridgeError: if they do not share these.
        """
        if not positions:
            return []
        first = positions[0]
        for number, position in enumerate(positions):
            if (position.trump, position.to_play, position.trick) != (first.trump, first.to_play, first.trick):
                raise BridgeError(
                    f"position {number} shares not all of trump, turn and trick with position 0: "
                    f"{position!r} and {first!r}"
                )
        if first.is_over:
            return [{} for _ in positions]
        values = self._engine.card_tricks(*_arrays(positions))
        return [
            {card: int(row[card.index]) for card in position.legal()}
            for position, row in zip(positions, values, strict=True)
        ]

    def layout_values(
        self, layouts: NDArray[np.int64], trump: Strain | str, leader: Seat | str, trick: Iterable[Card | str] = ()
    ) -> NDArray[np.int8]:
        """`card_values` of many layouts as arrays: hands int64 (n, 4) in, tricks int8 (n, 52) out.

        A row of ``layouts`` holds the masks of the cards that North, East, South and West still hold (`Card.mask`),
        those of the current trick taken out. ``leader`` led, or is to lead, to that trick; ``trick`` is what has been
        played to it. A column of the result is a `Card.index`; -1 stands where the card is not legal.

        :raises DealError: naming the row, if its hands share cards or are not of the sizes the trick implies.
        """
        layouts, leader, cards = _checked(layouts, leader, trick)
        return self._engine.card_tricks(layouts, int(Strain.parse(trump)), int(leader), _bits(cards))

    def layouts_reaching(
        self,
        layouts: NDArray[np.int64],
        trump: Strain | str,
        leader: Seat | str,
        tricks: int | NDArray[np.int64],
        trick: Iterable[Card | str] = (),
    ) -> NDArray[np.int8]:
        """`cards_reaching` of many layouts as arrays: 1 where a card takes ``tricks`` more, 0 where not, int8 (n, 52).

        ``tricks`` is one number or one for each layout. The other arguments, the columns and the errors are those of
        `layout_values`.
        """
        layouts, leader, cards = _checked(layouts, leader, trick)
        goals = np.maximum(np.broadcast_to(np.asarray(tricks, dtype=np.int64), len(layouts)), 0)
        return self._engine.cards_reaching(layouts, int(Strain.parse(trump)), int(leader), _bits(cards), goals)

    def layouts_correct(
        self,
        layouts: NDArray[np.int64],
        trump: Strain | str,
        leader: Seat | str,
        trick: Iterable[Card | str] = (),
        decisive: Card | None = None,
    ) -> NDArray[np.int8]:
        """Which cards of many layouts lose nothing: 1 where a card takes the most that can be taken, 0 where not.

        Less work than `layout_values`, which also tells what the other cards lose; less still with a ``decisive`` card:
        where that one loses something, all columns of legal cards are 0. The other arguments, the columns and the
        errors are those of `layout_values`.
        """
        layouts, leader, cards = _checked(layouts, leader, trick)
        goals = np.full(len(layouts), -1, dtype=np.int64)
        first = -1 if decisive is None else decisive.bit
        return self._engine.cards_reaching(layouts, int(Strain.parse(trump)), int(leader), _bits(cards), goals, first)

    def dd_table(self, deal: Deal) -> dict[Seat, dict[Strain, int]]:
        """The tricks that each seat takes as declarer in each strain: 20 values."""
        north_south = self._engine.table(np.array(deal.hands, dtype=np.int64), deal.cards_each).tolist()
        table: dict[Seat, dict[Strain, int]] = {seat: {} for seat in Seat}
        for declarer in Seat:
            for strain in _TABLE_STRAINS:
                tricks = north_south[strain][declarer.left]
                table[declarer][strain] = tricks if declarer.is_north_south else deal.cards_each - tricks
        return table

    @property
    def _engine(self) -> _Engine:
        """The search core, loaded and given its memory when first asked."""
        if self._loaded is None:
            if self.method == "fast":
                self._loaded = load_kernels("ddsolver.engine").Engine(self.memory_mb)
            else:
                thesis = load_kernels("ddsolver.thesis.engine")
                self._loaded = thesis.Engine(self.memory_mb, deepening=self.method == "thesis")
        return self._loaded


def solve(pbn: str, trump: str, leader: str, plays: str = "") -> dict[str, int]:
    """The value of every legal card, from text to text: ``solve("N:...", "S", "W", "H5 HQ")`` gives ``{"SA": 9, ...}``.

    Trump is one of S H D C NT, the opening leader one of N E S W; a value is the tricks that the side to play takes
    from here on.

    :raises BridgeError: quoting what was wrong.
    """
    position = Position(Deal.from_pbn(pbn), trump, leader, plays)
    return {str(card): value for card, value in Solver().card_values(position).items()}


def dd_table(pbn: str) -> dict[str, dict[str, int]]:
    """The tricks of each declarer in each strain, from text to text: ``{"N": {"S": 10, ..., "NT": 9}, ...}``.

    :raises BridgeError: quoting what was wrong.
    """
    table = Solver().dd_table(Deal.from_pbn(pbn))
    return {str(seat): {str(strain): tricks for strain, tricks in row.items()} for seat, row in table.items()}


def warm_up(method: Method = "fast") -> None:
    """Compile the solver, or load it from the cache on disk, before it is needed."""
    Solver(memory_mb=1, method=method).tricks(Position(Deal.from_pbn("N:A... K... Q... J..."), "NT", "N"))


def _arrays(positions: Sequence[Position]) -> tuple[NDArray[np.int64], int, int, NDArray[np.int64]]:
    first = positions[0]
    layouts = np.array([position.hands for position in positions], dtype=np.int64)
    # Plain numbers: numba takes 20 microseconds to find out what an enum is.
    return layouts, int(first.trump), int(first.trick_leader), _bits(first.trick)


def _bits(trick: Sequence[Card]) -> NDArray[np.int64]:
    return np.array([card.bit for card in trick], dtype=np.int64)


def _checked(
    layouts: NDArray[np.int64], leader: Seat | str, trick: Iterable[Card | str]
) -> tuple[NDArray[np.int64], Seat, list[Card]]:
    cards = [Card.parse(card) for card in trick]
    leader = Seat.parse(leader)
    layouts = np.ascontiguousarray(layouts, dtype=np.int64)
    _check_layouts(layouts, leader, cards)
    return layouts, leader, cards


def _check_layouts(layouts: NDArray[np.int64], leader: Seat, trick: Sequence[Card]) -> None:
    if layouts.ndim != 2 or layouts.shape[1] != 4:
        raise DealError(
            f"layouts have shape {layouts.shape}: int64 (n, 4) is needed, a mask of cards for N, E, S and W"
        )
    if len(trick) > 3:
        raise DealError(f"a trick in progress has at most three cards, not {' '.join(map(str, trick))}")
    table = sum(card.mask for card in trick)
    # Hands that share no card add up to their union.
    union = np.bitwise_or.reduce(layouts, axis=1)
    wrong = (union != layouts.sum(axis=1)) | (union & ~(_EVERY_CARD & ~table) != 0)
    sizes = np.bitwise_count(layouts)
    dealt = sizes + _PLAYED[leader, len(trick)]
    wrong |= (dealt != dealt[:, :1]).any(axis=1) | (dealt[:, 0] == 0)
    if wrong.any():
        row = int(np.argmax(wrong))
        raise DealError(
            f"layout {row} is not a position: hands of {sizes[row].tolist()} cards for N E S W, {leader} to lead, on "
            f"the table {' '.join(map(str, trick)) or 'nothing'}; no card may be there twice, and a hand that has not "
            "played to this trick has one card more than those that have"
        )
