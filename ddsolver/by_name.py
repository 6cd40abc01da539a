"""Tables of double-dummy tricks, indexed by seats and strains or by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import IntEnum
from typing import Any, Self, TypeVar

from ddsolver.errors import CardError

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


class ByName(dict[KeyT, ValueT]):
    """A dict of seats or strains that finds a key by enum or by name: ``Seat.NORTH`` or ``"N"``.

    ``parse`` is `Seat.parse` or `Strain.parse`. The stored keys are either all enums or all names.

    :raises CardError: if a key is of another kind, such as a strain in place of a seat.
    :raises KeyError: if there is no such seat or strain.
    """

    def __init__(self, parse: Callable[[Any], IntEnum], items: Iterable[tuple[KeyT, ValueT]] = ()) -> None:
        super().__init__(items)
        self._parse = parse

    def __getitem__(self, key: object, /) -> ValueT:
        """Return the value for a seat or strain, which may be given by its name."""
        try:
            parsed: Any = self._parse(key)
        except CardError:
            if isinstance(key, str):
                raise KeyError(key) from None
            raise
        try:
            return super().__getitem__(parsed)
        except KeyError:
            return super().__getitem__(str(parsed))  # type: ignore[index]

    def __contains__(self, key: object) -> bool:
        try:
            self[key]
        except KeyError:
            return False
        return True

    def get(self, key: object, default: Any = None) -> Any:
        """Return the value for a seat or strain, which may be given by its name, or ``default`` if it is not found."""
        try:
            return self[key]
        except KeyError:
            return default

    def copy(self) -> Self:
        """Return a copy that finds keys by name too, unlike that of a plain dict."""
        return type(self)(self._parse, self.items())

    def __reduce__(self) -> tuple[Any, ...]:
        # A copy must know how to parse before its items are set.
        return type(self), (self._parse, list(self.items()))
