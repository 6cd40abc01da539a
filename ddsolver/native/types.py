"""The types of kernels, which their annotations say. They need no numba.

A parameter is an ``int`` (int64), a ``float``, a ``bool``, an array (`Ints` etc.), or a tuple, perhaps a named one, of
these. A kernel may also return None. `ddsolver.native.lowering` turns the types into numba's, and
`ddsolver.native.calls` calls compiled code by them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from types import NoneType
from typing import Annotated, Any, NamedTuple, get_args, get_origin, get_type_hints

import numpy as np
from numpy.typing import NDArray

compiler: Any = None
"""The module `ddsolver.native.lowering` in a process that compiles; None in all others."""


@dataclass(frozen=True, slots=True)
class Number:
    """A type of numbers. In a kernel, ``int64(x)`` is the number ``x`` as an int64."""

    name: str

    @property
    def _numba_type_(self) -> Any:
        # numba reads this attribute of every global that a compiled function uses.
        return compiler.number_class(self)


@dataclass(frozen=True, slots=True)
class Array:
    """The type of an array of numbers, stored row by row."""

    of: Number
    axes: int


class Tuple(NamedTuple):
    """The type of a tuple; ``made_by`` makes one from its fields, None a plain one."""

    fields: tuple[Any, ...]
    made_by: Any


class Signature(NamedTuple):
    """What a kernel returns and takes."""

    result: Number | Tuple
    arguments: tuple[Any, ...]


int64: Any = Number("int64")  # Any, because kernels call it
void = Number("void")
_int8, _float64 = Number("int8"), Number("float64")
_NUMBERS = {int: int64, float: _float64, bool: Number("boolean"), NoneType: void}

Ints = Annotated[NDArray[np.int64], Array(int64, 1)]
"""A one-dimensional int64 array."""
IntRows = Annotated[NDArray[np.int64], Array(int64, 2)]
"""A two-dimensional int64 array, stored row by row."""
Int8s = Annotated[NDArray[np.int8], Array(_int8, 1)]
"""A one-dimensional int8 array."""
Int8Rows = Annotated[NDArray[np.int8], Array(_int8, 2)]
"""A two-dimensional int8 array, stored row by row."""
Floats = Annotated[NDArray[np.float64], Array(_float64, 1)]
"""A one-dimensional float64 array."""
FloatRows = Annotated[NDArray[np.float64], Array(_float64, 2)]
"""A two-dimensional float64 array, stored row by row."""


def signature_of(function: Callable[..., object]) -> Signature:
    """Return the signature that the annotations of a function say."""
    *arguments, result = get_type_hints(function, include_extras=True).values()
    return Signature(_type_of(result), tuple(map(_type_of, arguments)))


def c_parameters(of: Any) -> list[str]:
    """Return the parameters of a C function that a parameter of a kernel becomes: ``pointer`` or names of numbers.

    An array becomes its address and its shape, a tuple its fields.
    """
    if isinstance(of, Tuple):
        return [each for field in of.fields for each in c_parameters(field)]
    return ["pointer", *["int64"] * of.axes] if isinstance(of, Array) else [of.name]


def _type_of(hint: Any) -> Any:
    if get_origin(hint) is Annotated:
        return get_args(hint)[1]
    if get_origin(hint) is tuple:
        return Tuple(tuple(map(_type_of, get_args(hint))), None)
    if hint in _NUMBERS:
        return _NUMBERS[hint]
    assert hasattr(hint, "_fields"), f"no type of a kernel: {hint!r}"
    return Tuple(tuple(map(_type_of, get_type_hints(hint, include_extras=True).values())), hint)
