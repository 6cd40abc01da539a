"""Single instructions on masks of cards, for the kernels."""

from __future__ import annotations

from typing import Any

import llvmlite.binding
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from ddsolver.compilation import kernel

_INT64 = ir.IntType(64)
_INT1 = ir.IntType(1)


def _unary(name: str, *flags: int) -> Any:
    """An LLVM intrinsic on one int64; ``flags`` are its further constant one-bit arguments."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        types_ = [_INT64, *[_INT1 for _ in flags]]
        function = builder.module.declare_intrinsic(name, [_INT64], ir.FunctionType(_INT64, types_))
        return builder.call(function, [arguments[0], *[_INT1(flag) for flag in flags]])

    return generate


@intrinsic
def popcount(_typing: Any, _mask: Any) -> Any:
    """The number of cards in a mask."""
    return types.int64(types.int64), _unary("llvm.ctpop")


@intrinsic
def lowest(_typing: Any, _mask: Any) -> Any:
    """The bit number of the lowest card of a mask; 64 for an empty one."""
    return types.int64(types.int64), _unary("llvm.cttz", 0)


@intrinsic
def _leading_zeros(_typing: Any, _mask: Any) -> Any:
    return types.int64(types.int64), _unary("llvm.ctlz", 0)


@kernel("int64(int64)")
def highest(mask: int) -> int:
    """The bit number of the highest card of a mask; -1 for an empty one."""
    return 63 - _leading_zeros(mask)  # type: ignore[no-any-return]


@intrinsic
def prefetch(_typing: Any, array: Any, _index: Any) -> Any:
    """Start loading ``array[index]`` (one-dimensional, contiguous) into the cache."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        data = context.make_array(signature.args[0])(context, builder, arguments[0]).data
        place = builder.bitcast(builder.gep(data, [arguments[1]]), ir.IntType(8).as_pointer())
        int32 = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [place.type, int32, int32, int32])
        function = builder.module.declare_intrinsic("llvm.prefetch", [place.type], kind)
        builder.call(function, [place, int32(0), int32(3), int32(1)])
        return context.get_dummy_value()

    return types.void(array, types.int64), generate


def _two_masks(name: str) -> Any:
    """A BMI2 instruction on two int64s."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        signature = ir.FunctionType(_INT64, [_INT64, _INT64])
        return builder.call(builder.module.declare_intrinsic(name, (), signature), arguments)

    return generate


@intrinsic
def _hardware_extract(_typing: Any, _source: Any, _mask: Any) -> Any:
    return types.int64(types.int64, types.int64), _two_masks("llvm.x86.bmi.pext.64")


@intrinsic
def _hardware_deposit(_typing: Any, _source: Any, _mask: Any) -> Any:
    return types.int64(types.int64, types.int64), _two_masks("llvm.x86.bmi.pdep.64")


def _software_extract(source: int, mask: int) -> int:
    gathered = 0
    place = 1
    while mask:
        bit = mask & -mask
        if source & bit:
            gathered |= place
        place <<= 1
        mask ^= bit
    return gathered


def _software_deposit(source: int, mask: int) -> int:
    scattered = 0
    while source:
        bit = mask & -mask
        if source & 1:
            scattered |= bit
        source >>= 1
        mask ^= bit
    return scattered


def _has_fast_bit_extraction() -> bool:
    return bool(llvmlite.binding.get_host_cpu_features().get("bmi2", False))


if _has_fast_bit_extraction():

    @kernel("int64(int64, int64)")
    def extract(source: int, mask: int) -> int:
        """The bits of ``source`` where ``mask`` has ones, moved together at the low end."""
        return _hardware_extract(source, mask)  # type: ignore[no-any-return]

    @kernel("int64(int64, int64)")
    def deposit(source: int, mask: int) -> int:
        """The low bits of ``source``, moved to where ``mask`` has ones; undoes `extract`."""
        return _hardware_deposit(source, mask)  # type: ignore[no-any-return]

else:
    extract = kernel("int64(int64, int64)")(_software_extract)
    deposit = kernel("int64(int64, int64)")(_software_deposit)
