"""The tables of double-dummy tricks, which are asked by names or by what they name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

Key = TypeVar("Key")
Value = TypeVar("Value")


class ByName(dict[Key, Value]):
    """A dict that takes ``"N"`` for ``Seat.NORTH`` and ``Strain.NOTRUMP`` for ``"NT"``, whichever its keys are."""

    def __missing__(self, key: object) -> Value:
        for own, value in self.items():
            if str(own) == str(key):
                return value
        raise KeyError(key)

    def __contains__(self, key: object) -> bool:
        return any(str(own) == str(key) for own in self)

    def get(self, key: object, default: Any = None) -> Any:
        """The value of a key or of its name, or ``default``."""
        try:
            return self[key]
        except KeyError:
            return default

    if TYPE_CHECKING:

        def __getitem__(self, key: object, /) -> Value:
            """The value of a key or of its name."""
            ...
