"""A base class that derives ``<``, ``>=`` and ``>`` from ``<=``, for objects that are not all comparable."""

from __future__ import annotations

from abc import abstractmethod
from typing import Self


class PartialOrder:
    """A class whose ``<=`` is a partial order. `functools.total_ordering` would be wrong for incomparable objects."""

    __slots__ = ()

    @abstractmethod
    def __le__(self, other: Self) -> bool: ...

    def __lt__(self, other: Self) -> bool:
        return self <= other and self != other if isinstance(other, type(self)) else NotImplemented

    def __ge__(self, other: Self) -> bool:
        return other <= self if isinstance(other, type(self)) else NotImplemented

    def __gt__(self, other: Self) -> bool:
        return other < self if isinstance(other, type(self)) else NotImplemented
