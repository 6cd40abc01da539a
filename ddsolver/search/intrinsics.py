"""Single machine instructions on masks of cards and on the search's memory, for the kernels.

`extract` and `deposit` are one instruction each if the library is for processors with fast BMI2 instructions
(`ddsolver.native.targets`). Otherwise they are loops with the same results. If the environment sets
``DECLARER_SOFTWARE_BITS=1``, a library with the loops is used.
"""

from __future__ import annotations

from collections.abc import Callable

from ddsolver.native.kernel import intrinsic, kernel

popcount: Callable[[int], int] = intrinsic("popcount")
"""The number of cards in a mask."""
lowest: Callable[[int], int] = intrinsic("lowest")
"""The bit number of the lowest card of a mask; 64 for an empty mask."""
_leading_zeros: Callable[[int], int] = intrinsic("leading_zeros")

# The search passes the address of its memory, not an array. For an array, numba would count references at every call
# (atomic instructions took a tenth of the time), pass seven arguments, and check every index for negative values.
get: Callable[[int, int], int] = intrinsic("get")
"""Read the int64 at an index of the memory that begins at an address."""
put: Callable[[int, int, int], None] = intrinsic("put")
"""Write a value to the int64 at an index of the memory that begins at an address."""
prefetch: Callable[[int, int], None] = intrinsic("prefetch")
"""Start to load an int64, given by an address and an index, into the processor's cache."""

_clock: Callable[[], int] = intrinsic("clock")
_has_bmi2: Callable[[], int] = intrinsic("has_bmi2")
_pext: Callable[[int, int], int] = intrinsic("pext")
_pdep: Callable[[int, int], int] = intrinsic("pdep")


@kernel()
def highest(mask: int) -> int:
    """Return the bit number of the highest card of a mask; -1 for an empty mask."""
    return 63 - _leading_zeros(mask)


@kernel(entry=True)
def monotonic_ns() -> int:
    """Return the time in nanoseconds of a clock that never goes back; its zero is arbitrary."""
    return _clock()


@kernel()
def extract(source: int, mask: int) -> int:
    """Return the bits of ``source`` where ``mask`` has ones, packed at the low end."""
    if _has_bmi2():
        return _pext(source, mask)
    return software_extract(source, mask)


@kernel()
def deposit(source: int, mask: int) -> int:
    """Return the low bits of ``source``, moved to the places where ``mask`` has ones; the inverse of `extract`."""
    if _has_bmi2():
        return _pdep(source, mask)
    return software_deposit(source, mask)


@kernel()
def software_extract(source: int, mask: int) -> int:
    """Do what `extract` does, in a loop."""
    gathered = 0
    place = 1
    while mask:
        bit = mask & -mask
        if source & bit:
            gathered |= place
        place <<= 1
        mask ^= bit
    return gathered


@kernel()
def software_deposit(source: int, mask: int) -> int:
    """Do what `deposit` does, in a loop."""
    scattered = 0
    while source:
        bit = mask & -mask
        if source & 1:
            scattered |= bit
        source >>= 1
        mask ^= bit
    return scattered
