"""Many deals as an array of masks, and which results of their double-dummy tables are asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from reprlib import repr as short
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ddsolver.by_name import ByName
from ddsolver.cards import EVERY_CARD, Seat, Strain
from ddsolver.deal import Deal, WithPbn
from ddsolver.diagram import TrickTable
from ddsolver.errors import BridgeError, CardError, DealError, InputError

Deals = NDArray[np.int64] | Iterable[WithPbn | str | Sequence[int]]
"""Masks of the hands, int64 (n, 4), North first; or deals, each as a `Deal`, a PBN text or four masks."""
Strains = Iterable[Strain | str] | str | None
"""Strains in a list, or in a text such as ``"S,NT"``; None for all."""
Declarers = Iterable[Seat | str] | str | None
"""Seats in a list, or in a text such as ``"N,S"``; None for all."""
Given = TypeVar("Given")
Value = TypeVar("Value", Strain, Seat)
Key = TypeVar("Key")


class Asked(NamedTuple):
    """The results of a double-dummy table that are asked for."""

    strains: tuple[Strain, ...]
    declarers: tuple[Seat, ...]
    bits: int
    """The same results for `ddsolver.search.searcher.Searcher.table`."""

    @classmethod
    def parse(cls, strains: Strains, declarers: Declarers) -> Asked:
        """Return the results for these strains and declarers, in the order of `Strain` and `Seat`.

        :raises CardError: if there is no such strain or seat.
        :raises InputError: if none is given.
        """
        found = _chosen(list(Strain), Strain.parse, strains, "strains")
        seats = _chosen(list(Seat), Seat.parse, declarers, "declarers")
        bits = sum(1 << 4 * strain + seat.left for strain in found for seat in seats)
        return cls(found, seats, bits)

    def table(self, tricks: NDArray[np.int8], key: Callable[[Any], Key]) -> TrickTable[Key]:
        """Return an array of tricks, int8 (4, 5), as a table of these results.

        ``key`` makes its keys of seats and strains: `str` makes names.
        """
        rows = (
            (key(seat), ByName(Strain.parse, ((key(strain), int(tricks[seat, strain])) for strain in self.strains)))
            for seat in self.declarers
        )
        return TrickTable(Seat.parse, rows)

    @property
    def is_all(self) -> bool:
        """Whether all 20 results are asked for."""
        return len(self.strains) == len(Strain) and len(self.declarers) == len(Seat)


def _chosen(all_: Sequence[Value], parse: Callable[[Any], Value], given: Any, what: str) -> tuple[Value, ...]:
    if given is None:
        return tuple(all_)
    try:
        named = given.replace(",", " ").split() if isinstance(given, str) else [*given]
    except TypeError:
        named = []
    if not named:
        names = " ".join(map(str, all_))
        raise InputError(f"{what} is {given!r}: give at least one of {names}, in a list or as a text like 'N,S'")
    try:
        return tuple(sorted({parse(each) for each in named}))
    except CardError as error:
        raise CardError(f"{what}: {error}") from None


def listed(given: Iterable[Given], what: str) -> Iterator[Given]:
    """Return an iterator over deals or positions.

    :raises InputError: if ``given`` is not iterable, or is a text.
    """
    try:
        if not isinstance(given, str):
            return iter(given)
    except TypeError:
        pass
    raise InputError(f"not {what}: {given!r} (a list of {what} is needed)")


def read_deal(number: int, deal: WithPbn | str | Sequence[int]) -> Deal:
    """Return a deal given as a `Deal`, a PBN text or four masks; ``number`` is its number in messages.

    :raises DealError: if it is no deal.
    """
    try:
        if isinstance(deal, list | tuple | np.ndarray):
            return Deal(deal)  # type: ignore[arg-type]  # which checks it
        return Deal.parse(deal)  # type: ignore[arg-type]
    except BridgeError as error:
        raise DealError(f"deal {number}: {error}") from None


def hands_of_deals(deals: Deals) -> NDArray[np.int64]:
    """Return the masks of the hands, int64 (n, 4), after checking them.

    :raises BridgeError: if a deal is not valid; the message has its number, from 1.
    """
    return np.concatenate([np.empty((0, 4), dtype=np.int64), *hands_in_parts(deals, 1024)])


def hands_in_parts(deals: Deals, size: int) -> Iterator[NDArray[np.int64]]:
    """Yield the masks of the hands, int64 (size, 4), after checking them; the last part may be smaller.

    The deals of a list or of an iterator are read as they are needed.

    :raises BridgeError: as `hands_of_deals`.
    """
    if isinstance(deals, np.ndarray) and deals.ndim != 1:
        hands = _checked(deals)
        yield from (hands[start : start + size] for start in range(0, len(hands), size))
        return
    numbered = enumerate(listed(deals, "deals"), start=1)
    part: list[Sequence[int]] = []
    try:
        for number, deal in numbered:
            part.append(read_deal(number, deal).hands)
            if len(part) == size:
                yield np.array(part, dtype=np.int64)
                part = []
    except BridgeError:
        if part:
            yield np.array(part, dtype=np.int64)  # the deals before a wrong one
        raise
    if part:
        yield np.array(part, dtype=np.int64)


def _checked(deals: NDArray[np.int64]) -> NDArray[np.int64]:
    hands = read_masks(deals, "deals")
    sizes = np.bitwise_count(hands)
    wrong = (np.bitwise_or.reduce(hands, axis=1) != hands.sum(axis=1)) | (hands & ~EVERY_CARD).any(axis=1)
    wrong |= (sizes != sizes[:, :1]).any(axis=1) | (sizes[:, 0] == 0)
    if wrong.any():
        row = int(np.argmax(wrong))
        read_deal(row + 1, [*map(int, deals[row])])  # raises the error
    return hands


def read_masks(given: ArrayLike, what: str) -> NDArray[np.int64]:
    """Return masks of four hands in each row, int64 (n, 4), given as an array, or as a list, which may be empty.

    :raises DealError: if they have another shape, or are no whole numbers; the message calls them ``what``.
    """
    try:
        numbers = np.asarray(given)
    except (TypeError, ValueError):
        numbers = np.array(None)  # which is refused
    if isinstance(given, list | tuple) and not given:
        numbers = np.empty((0, len(Seat)), dtype=np.int64)
    if numbers.dtype.kind not in "iu" or numbers.ndim != 2 or numbers.shape[1] != len(Seat):
        raise DealError(
            f"{what} have shape {numbers.shape} and dtype {numbers.dtype}: {short(given)}; give whole numbers of shape "
            "(n, 4), with a mask of cards for N, E, S and W in each row"
        )
    # Always copy: the kernels need writable arrays, and no other code may change these during the search.
    return np.array(numbers, dtype=np.int64, order="C")
