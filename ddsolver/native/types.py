"""The types in the signatures of kernels. They are written as numba writes them, but need no numba.

`ddsolver.native.lowering` turns them into numba's; `ddsolver.native.calls` calls compiled code by them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

compiler: Any = None
"""The module `ddsolver.native.lowering` in a process that compiles; None in all others."""


@dataclass(frozen=True, slots=True)
class Number:
    """A type of numbers.

    ``int64[::1]`` is an array of them, ``int64[:, ::1]`` a two-dimensional one, stored row by row, and ``int64(int64)``
    the signature of a function. In a kernel, ``int64(x)`` is the number ``x`` as an int64.
    """

    name: str

    def __getitem__(self, axes: Any) -> Any:
        return Array(self, len(axes) if isinstance(axes, tuple) else 1)

    def __call__(self, *arguments: Any) -> Signature:
        """Return the signature of a kernel that returns this type."""
        return Signature(self, arguments)

    @property
    def _numba_type_(self) -> Any:
        # numba reads this attribute of every global that a compiled function uses.
        return compiler.number_class(self)


@dataclass(frozen=True, slots=True)
class Array:
    """The type of an array of numbers, stored row by row."""

    of: Number
    axes: int


@dataclass(frozen=True, slots=True)
class Tuple:
    """The type of a tuple; ``made_by`` makes one from its fields."""

    fields: tuple[Any, ...]
    made_by: Any

    def __call__(self, *arguments: Any) -> Signature:
        """Return the signature of a kernel that returns this type."""
        return Signature(self, arguments)


@dataclass(frozen=True, slots=True)
class Signature:
    """What a kernel returns and takes."""

    result: Number | Tuple
    arguments: tuple[Any, ...]


# Any, because a kernel also calls them to convert numbers.
int64: Any = Number("int64")
int8: Any = Number("int8")
float64: Any = Number("float64")
boolean: Any = Number("boolean")
void: Any = Number("void")

Ints = Annotated[NDArray[np.int64], int64[::1]]
"""A one-dimensional int64 array."""
IntRows = Annotated[NDArray[np.int64], int64[:, ::1]]
"""A two-dimensional int64 array, stored row by row."""
Floats = Annotated[NDArray[np.float64], float64[::1]]
"""A one-dimensional float64 array."""
FloatRows = Annotated[NDArray[np.float64], float64[:, ::1]]
"""A two-dimensional float64 array, stored row by row."""

_NUMBERS: dict[type, Any] = {int: int64, float: float64}


def UniTuple(of: Any, number: int) -> Any:  # noqa: N802 - as numba spells it
    """Return the type of a tuple whose fields all have one type."""
    return Tuple((of,) * number, None)


def tuple_type(of: type[NamedTuple]) -> Any:
    """Return the type of a named tuple with fields that are numbers, arrays (`Ints` etc.) or named tuples."""
    hints = get_type_hints(of, include_extras=True)
    return Tuple(tuple(_field_type(hint) for hint in hints.values()), of)


_IN_TEXT = {"int64": int64, "int8": int8, "float64": float64, "boolean": boolean, "void": void, "UniTuple": UniTuple}


def signature_of(written: object) -> Signature:
    """Return a signature that is given as one, or as text such as ``"void(int64, int8[::1])"``."""
    if isinstance(written, str):
        written = eval(written, {"__builtins__": {}}, _IN_TEXT)
    assert isinstance(written, Signature), f"no signature of a kernel: {written!r}"
    return written


def _field_type(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return get_args(hint)[1]
    return _NUMBERS[hint] if hint in _NUMBERS else tuple_type(hint)
