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


def _instruction(function: Callable[..., Any]) -> Any:
    return intrinsic(function)


def _unary(name: str, *flags: int) -> Any:
    """Return a code generator for an LLVM intrinsic on an int64 and on flags of one bit."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        types_ = [_INT64, *[_INT1 for _ in flags]]
        function = builder.module.declare_intrinsic(name, [_INT64], ir.FunctionType(_INT64, types_))
        return builder.call(function, [arguments[0], *[_INT1(flag) for flag in flags]])

    return generate


def _of_target(name: str, number: int) -> Any:
    """Return a code generator for a function on ``number`` int64s that the target adds."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(_INT64, [_INT64] * number)
        return builder.call(cgutils.get_or_insert_function(builder.module, kind, f"target.{name}"), arguments)

    return generate


@_instruction
def popcount(_typing: Any, _mask: Any) -> Any:
    """Count the ones of a mask."""
    return types.int64(types.int64), _unary("llvm.ctpop")


@_instruction
def lowest(_typing: Any, _mask: Any) -> Any:
    """Find the lowest one of a mask; 64 if there is none."""
    return types.int64(types.int64), _unary("llvm.cttz", 0)


@_instruction
def leading_zeros(_typing: Any, _mask: Any) -> Any:
    """Count the zeros above the highest one of a mask."""
    return types.int64(types.int64), _unary("llvm.ctlz", 0)


@_instruction
def has_bmi2(_typing: Any) -> Any:
    """Return 1 if `pext` and `pdep` are fast instructions of the target, else 0."""
    return types.int64(), _of_target("has_bmi2", 0)


@_instruction
def pext(_typing: Any, _source: Any, _mask: Any) -> Any:
    """Gather the bits of the source where the mask has ones."""
    return types.int64(types.int64, types.int64), _of_target("pext", 2)


@_instruction
def pdep(_typing: Any, _source: Any, _mask: Any) -> Any:
    """Scatter the low bits of the source to the places where the mask has ones."""
    return types.int64(types.int64, types.int64), _of_target("pdep", 2)


@_instruction
def clock(_typing: Any) -> Any:
    """Read the clock that never goes back, in nanoseconds."""
    return types.int64(), _of_target("clock", 0)


def _place(builder: Any, arguments: Any) -> Any:
    """Return a pointer to a word of memory, given by an address and an index."""
    address = builder.add(arguments[0], builder.shl(arguments[1], _INT64(3)))
    return builder.inttoptr(address, _INT64.as_pointer())


@_instruction
def get(_typing: Any, _memory: Any, _index: Any) -> Any:
    """Read a word of memory."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.load(_place(builder, arguments))

    return types.int64(types.int64, types.int64), generate


@_instruction
def put(_typing: Any, _memory: Any, _index: Any, _value: Any) -> Any:
    """Write a word of memory."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        builder.store(arguments[2], _place(builder, arguments))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), generate


@_instruction
def prefetch(_typing: Any, _memory: Any, _index: Any) -> Any:
    """Start to load a word of memory into the processor's cache."""

    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = builder.bitcast(_place(builder, arguments), ir.IntType(8).as_pointer())
        int32 = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [place.type, int32, int32, int32])
        function = builder.module.declare_intrinsic("llvm.prefetch", [place.type], kind)
        builder.call(function, [place, int32(0), int32(3), int32(1)])
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), generate
