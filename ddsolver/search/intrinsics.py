"""Single machine instructions on masks of cards and on the search's memory, for the kernels.

`extract` and `deposit` are one instruction each if the processor that numba compiles for has fast BMI2 instructions
(usually this one; ``NUMBA_CPU_NAME`` and ``NUMBA_CPU_FEATURES`` choose another). Otherwise, or if the environment sets
``DECLARER_SOFTWARE_BITS=1``, they are loops with the same results.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import llvmlite.binding
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from ddsolver.jit.compiling import kernel, software_bits_forced

_INT64 = ir.IntType(64)
_INT1 = ir.IntType(1)
_SLOW_EXTRACTION = {"znver1", "znver2", "bdver4"}
"""Processors that run the BMI2 instructions for `extract` and `deposit` as microcode, which is slower than the loop."""
_SHIFT = "define i64 @shift(i64 %a, i64 %b) {\n %c = shl i64 %a, %b\n ret i64 %c\n}"


def _unary(name: str, *flags: int) -> Any:
    """Return a code generator for an LLVM intrinsic on an int64 and on flags of one bit."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        types_ = [_INT64, *[_INT1 for _ in flags]]
        function = builder.module.declare_intrinsic(name, [_INT64], ir.FunctionType(_INT64, types_))
        return builder.call(function, [arguments[0], *[_INT1(flag) for flag in flags]])

    return generate


def _popcount(_typing: Any, _mask: Any) -> Any:
    return types.int64(types.int64), _unary("llvm.ctpop")


def _lowest(_typing: Any, _mask: Any) -> Any:
    return types.int64(types.int64), _unary("llvm.cttz", 0)


def _count_leading_zeros(_typing: Any, _mask: Any) -> Any:
    return types.int64(types.int64), _unary("llvm.ctlz", 0)


popcount: Callable[[int], int] = intrinsic(_popcount)
"""The number of cards in a mask."""
lowest: Callable[[int], int] = intrinsic(_lowest)
"""The bit number of the lowest card of a mask; 64 for an empty mask."""
_leading_zeros: Callable[[int], int] = intrinsic(_count_leading_zeros)


@kernel("int64(int64)")
def highest(mask: int) -> int:
    """Return the bit number of the highest card of a mask; -1 for an empty mask."""
    return 63 - _leading_zeros(mask)


def _place(builder: Any, arguments: Any) -> Any:
    """Return a pointer to a word of memory, given by an address and an index."""
    address = builder.add(arguments[0], builder.shl(arguments[1], _INT64(3)))
    return builder.inttoptr(address, _INT64.as_pointer())


def _get(_typing: Any, _memory: Any, _index: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.load(_place(builder, arguments))

    return types.int64(types.int64, types.int64), generate


def _put(_typing: Any, _memory: Any, _index: Any, _value: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        builder.store(arguments[2], _place(builder, arguments))
        return context.get_dummy_value()

    return types.void(types.int64, types.int64, types.int64), generate


def _prefetch(_typing: Any, _memory: Any, _index: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        place = builder.bitcast(_place(builder, arguments), ir.IntType(8).as_pointer())
        int32 = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [place.type, int32, int32, int32])
        function = builder.module.declare_intrinsic("llvm.prefetch", [place.type], kind)
        builder.call(function, [place, int32(0), int32(3), int32(1)])
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), generate


# The search passes the address of its memory, not an array. For an array, numba would count references at every call
# (atomic instructions took a tenth of the time), pass seven arguments, and check every index for negative values.
get: Callable[[int, int], int] = intrinsic(_get)
"""Read the int64 at an index of the memory that begins at an address."""
put: Callable[[int, int, int], None] = intrinsic(_put)
"""Write a value to the int64 at an index of the memory that begins at an address."""
prefetch: Callable[[int, int], None] = intrinsic(_prefetch)
"""Start to load an int64, given by an address and an index, into the processor's cache."""


def _monotonic_ns(_typing: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, _arguments: Any) -> Any:
        if sys.platform == "win32":
            clock = cgutils.get_or_insert_function(builder.module, ir.FunctionType(_INT64, []), "GetTickCount64")
            return builder.mul(builder.call(clock, []), _INT64(1_000_000))
        int32 = ir.IntType(32)
        kind = ir.FunctionType(int32, [int32, _INT64.as_pointer()])
        clock = cgutils.get_or_insert_function(builder.module, kind, "clock_gettime")
        moment = cgutils.alloca_once(builder, _INT64, size=2)
        builder.call(clock, [int32(time.CLOCK_MONOTONIC), moment])
        seconds = builder.load(moment)
        rest = builder.load(builder.gep(moment, [_INT64(1)]))
        return builder.add(builder.mul(seconds, _INT64(1_000_000_000)), rest)

    return types.int64(), generate


_clock: Callable[[], int] = intrinsic(_monotonic_ns)


@kernel("int64()")
def monotonic_ns() -> int:
    """Return the time in nanoseconds of a clock that never goes back; its zero is arbitrary."""
    return _clock()


def _two_masks(name: str) -> Any:
    """Return a code generator for a BMI2 instruction on two int64s."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        signature = ir.FunctionType(_INT64, [_INT64, _INT64])
        return builder.call(builder.module.declare_intrinsic(name, (), signature), arguments)

    return generate


def _pext(_typing: Any, _source: Any, _mask: Any) -> Any:
    return types.int64(types.int64, types.int64), _two_masks("llvm.x86.bmi.pext.64")


def _pdep(_typing: Any, _source: Any, _mask: Any) -> Any:
    return types.int64(types.int64, types.int64), _two_masks("llvm.x86.bmi.pdep.64")


_hardware_extract: Callable[[int, int], int] = intrinsic(_pext)
_hardware_deposit: Callable[[int, int], int] = intrinsic(_pdep)


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


def uses_hardware_bits() -> bool:
    """Return whether `extract` and `deposit` are single instructions in this process."""
    if software_bits_forced():
        return False
    _, name, features = cpu_target.target_context.codegen().magic_tuple()
    return has_bmi2(name, features) and not {name, llvmlite.binding.get_host_cpu_name()} & _SLOW_EXTRACTION


def has_bmi2(name: str, features: str) -> bool:
    """Return whether a processor has BMI2 instructions, given its name and its features as LLVM writes them.

    LLVM knows which features a name implies, but does not say so. With BMI2, it shifts by `shlx`.
    """
    processor = llvmlite.binding.Target.from_default_triple().create_target_machine(cpu=name, features=features)
    return "shlx" in processor.emit_assembly(llvmlite.binding.parse_assembly(_SHIFT))


if uses_hardware_bits():

    @kernel("int64(int64, int64)")
    def extract(source: int, mask: int) -> int:
        """Return the bits of ``source`` where ``mask`` has ones, packed at the low end."""
        return _hardware_extract(source, mask)

    @kernel("int64(int64, int64)")
    def deposit(source: int, mask: int) -> int:
        """Return the low bits of ``source``, moved to the places where ``mask`` has ones; the inverse of `extract`."""
        return _hardware_deposit(source, mask)

else:
    extract = kernel("int64(int64, int64)")(_software_extract)
    deposit = kernel("int64(int64, int64)")(_software_deposit)
