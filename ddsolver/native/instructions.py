"""The machine instructions that kernels may call (`ddsolver.native.kernel.intrinsic`), as code generators of numba.

Those that depend on the processor or the system are calls of functions that `ddsolver.native.targets` adds, so that all
targets share what numba compiles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

_INT64 = ir.IntType(64)
_INT1 = ir.IntType(1)


def _instruction(signature: Any, generate: Callable[..., Any]) -> Any:
    """Return an instruction with a signature of numba's; `generate` makes its code."""
    typed = signature, generate
    # numba asks how many arguments a function takes.
    functions = (lambda _: typed, lambda _, _1: typed, lambda _, _1, _2: typed, lambda _, _1, _2, _3: typed)
    return intrinsic(functions[len(signature.args)])


def _llvm(name: str, *flags: int) -> Any:
    """Return an instruction of LLVM on an int64 and on flags of one bit."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(_INT64, [_INT64, *[_INT1 for _ in flags]])
        function = builder.module.declare_intrinsic(name, [_INT64], kind)
        return builder.call(function, [arguments[0], *[_INT1(flag) for flag in flags]])

    return _instruction(types.int64(types.int64), generate)


def _of_target(name: str, number: int) -> Any:
    """Return a function on ``number`` int64s that the target adds."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(_INT64, [_INT64] * number)
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, f"target.{name}"), arguments)

    return _instruction(types.int64(*[types.int64] * number), generate)


popcount = _llvm("llvm.ctpop")
lowest = _llvm("llvm.cttz", 0)
leading_zeros = _llvm("llvm.ctlz", 0)
has_bmi2 = _of_target("has_bmi2", 0)
pext = _of_target("pext", 2)
pdep = _of_target("pdep", 2)
clock = _of_target("clock", 0)
"""`pext` gathers the bits of its first argument where the second has ones; `pdep` scatters low bits to these places."""


def _place(builder: Any, arguments: Any) -> Any:
    """Return a pointer to a word of memory, given by an address and an index."""
    address = builder.add(arguments[0], builder.shl(arguments[1], _INT64(3)))
    return builder.inttoptr(address, _INT64.as_pointer())


def _load(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    return builder.load(_place(builder, arguments))


def _store(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    builder.store(arguments[2], _place(builder, arguments))
    return context.get_dummy_value()


def _prefetch(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
    place = builder.bitcast(_place(builder, arguments), ir.IntType(8).as_pointer())
    int32 = ir.IntType(32)
    kind = ir.FunctionType(ir.VoidType(), [place.type, int32, int32, int32])
    function = builder.module.declare_intrinsic("llvm.prefetch", [place.type], kind)
    builder.call(function, [place, int32(0), int32(3), int32(1)])
    return context.get_dummy_value()


get = _instruction(types.int64(types.int64, types.int64), _load)
put = _instruction(types.void(types.int64, types.int64, types.int64), _store)
prefetch = _instruction(types.void(types.int64, types.int64), _prefetch)
