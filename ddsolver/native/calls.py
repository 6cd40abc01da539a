"""Calls of compiled code from Python, by ctypes. An array becomes its address and its shape, a tuple its fields."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from operator import index
from typing import Any

import numpy as np

from ddsolver.native.types import Array, Number, Signature, Tuple

_C_TYPES: dict[str, Any] = {
    "int64": ctypes.c_int64,
    "float64": ctypes.c_double,
    "boolean": ctypes.c_int64,
    "void": None,
}
_START = ctypes.c_char * 0
_Adds = Callable[[list[Any], Any], None]
"""Adds an argument of a kernel to the arguments of the compiled function."""


def caller(name: str, address: int, signature: Signature) -> Callable[..., Any]:
    """Return a function that calls the compiled function at an address. The call runs without the GIL.

    The function raises `TypeError` for arguments that do not fit the kernel's signature.
    """
    result, arguments = signature.result, signature.arguments
    parameters = [each for argument in arguments for each in _parameters(argument)]
    adds = [_adder(argument) for argument in arguments]
    number = len(adds)
    several = isinstance(result, Tuple)
    returned = None if isinstance(result, Tuple) else _C_TYPES[result.name]
    compiled = ctypes.CFUNCTYPE(returned, *([ctypes.c_void_p] if several else []), *parameters)(address)

    def flat(given: tuple[Any, ...], out: list[Any]) -> list[Any]:
        if len(given) != number:
            raise TypeError(f"the kernel {name} takes {number} arguments, not {len(given)}")
        for add, value in zip(adds, given, strict=True):
            add(out, value)
        return out

    def call(*given: Any) -> Any:
        return compiled(*flat(given, []))

    if result == Number("boolean"):

        def call_predicate(*given: Any) -> bool:
            return bool(compiled(*flat(given, [])))

        return call_predicate
    if not isinstance(result, Tuple):
        return call
    words = ctypes.c_int64 * len(_parameters(result))
    made = _maker(result)

    def call_for_tuple(*given: Any) -> Any:
        values = words()
        compiled(*flat(given, [values]))
        return made(iter(values))

    return call_for_tuple


def _parameters(of: Any) -> list[Any]:
    """Return the ctypes of the parameters that a parameter of a kernel becomes."""
    if isinstance(of, Tuple):
        return [each for field in of.fields for each in _parameters(field)]
    if isinstance(of, Array):
        return [ctypes.c_void_p, *[ctypes.c_int64] * of.axes]
    return [_C_TYPES[of.name]]


def _adder(of: Any) -> _Adds:
    if isinstance(of, Tuple):
        return _tuple_adder([_adder(field) for field in of.fields])
    if isinstance(of, Array):
        return _array_adder(np.dtype(of.of.name), of.axes)
    return _add_float if of.name == "float64" else _add_int


def _add_int(out: list[Any], value: Any) -> None:
    out.append(index(value))


def _add_float(out: list[Any], value: Any) -> None:
    out.append(value)


def _tuple_adder(fields: list[_Adds]) -> _Adds:
    def add(out: list[Any], values: Any) -> None:
        for each, value in zip(fields, values, strict=True):
            each(out, value)

    return add


def _array_adder(dtype: np.dtype[Any], axes: int) -> _Adds:
    def add(out: list[Any], array: Any) -> None:
        if array.dtype != dtype or array.ndim != axes:
            raise TypeError(f"a kernel needs an array of {dtype} with {axes} axes, not {array.dtype} with {array.ndim}")
        out.append(_START.from_buffer(array))  # this fails if the array is read-only, or not stored row by row
        out.extend(array.shape)

    return add


def _maker(of: Any) -> Callable[[Any], Any]:
    """Return a function that makes a value of a type from an iterator over 64-bit words."""
    if isinstance(of, Tuple):
        fields, made_by = [_maker(field) for field in of.fields], of.made_by
        if made_by is None:
            return lambda words: tuple([field(words) for field in fields])
        return lambda words: made_by(*[field(words) for field in fields])
    if of.name == "float64":
        return lambda words: ctypes.c_double.from_buffer(ctypes.c_int64(next(words))).value
    return next
