"""Calls of compiled code from Python, by ctypes. An array becomes its address and its shape, a tuple its fields."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from operator import index
from typing import Any

import numpy as np

from ddsolver.native.types import Array, Number, Signature, Tuple, c_parameters

_C_TYPES: dict[str, Any] = {
    "int64": ctypes.c_int64,
    "float64": ctypes.c_double,
    "boolean": ctypes.c_int64,
    "pointer": ctypes.c_void_p,
    "void": None,
}
_START = ctypes.c_char * 0


def caller(name: str, address: int, signature: Signature) -> Callable[..., Any]:
    """Return a function that calls the compiled function at an address. The call runs without the GIL.

    The function raises `TypeError` for arguments that do not fit the kernel's signature, and `TypeError` or
    `ValueError` for arrays that are read-only, or not stored row by row.
    """
    result = signature.result
    returned = None if isinstance(result, Tuple) else _C_TYPES[result.name]
    words = ["pointer"] if isinstance(result, Tuple) else []
    parameters = [each for argument in signature.arguments for each in c_parameters(argument)]
    compiled = ctypes.CFUNCTYPE(returned, *(_C_TYPES[each] for each in (*words, *parameters)))(address)
    # A function written for the signature takes half the time of one that loops over the parameters.
    source, names = _source_of(name, signature)
    names |= {"compiled": compiled, "start": _START.from_buffer, "check": _check, "index": index}
    exec(source, names)
    function: Callable[..., Any] = names[name]
    return function


def _source_of(name: str, signature: Signature) -> tuple[str, dict[str, Any]]:
    """Return the source of a function that calls ``compiled``, and the names that it needs for it."""
    result, names = signature.result, dict[str, Any]()
    checks: list[str] = []
    given: list[str] = []
    for place, argument in enumerate(signature.arguments):
        _add_parameter(f"a{place}", argument, checks, given)
    names |= {f"{each}_dtype": np.dtype(each) for each in ("int64", "int8", "float64")}
    call = f"compiled({', '.join(given)})"
    if isinstance(result, Tuple):
        names |= {"Words": ctypes.c_int64 * len(c_parameters(result)), "made": _maker(result)}
        end = [f"    words = Words(); compiled({', '.join(['words', *given])})", "    return made(iter(words))"]
    else:
        end = [f"    return {f'bool({call})' if result == Number('boolean') else call}"]
    head = f"def {name}({', '.join(f'a{place}' for place in range(len(signature.arguments)))}):"
    return "\n".join([head, *(f"    {check}" for check in checks), *end]), names


def _add_parameter(value: str, of: Any, checks: list[str], given: list[str]) -> None:
    """Add to the checks, and to the arguments of the compiled function, those for one parameter of a kernel."""
    if isinstance(of, Tuple):
        for place, field in enumerate(of.fields):
            _add_parameter(f"{value}[{place}]", field, checks, given)
    elif isinstance(of, Array):
        dtype = f"{of.of.name}_dtype"
        checks.append(
            f"if {value}.dtype is not {dtype} or {value}.ndim != {of.axes}: check({value}, {dtype}, {of.axes})"
        )
        given += [f"start({value})", f"*{value}.shape"]
    else:
        given.append(value if of.name == "float64" else f"index({value})")


def _check(array: Any, dtype: np.dtype[Any], axes: int) -> None:
    if array.dtype != dtype or array.ndim != axes:
        raise TypeError(f"a kernel needs an array of {dtype} with {axes} axes, not {array.dtype} with {array.ndim}")


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
