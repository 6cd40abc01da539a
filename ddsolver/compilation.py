"""How the compiled parts are compiled, cached on disk (`ddsolver.kernel_cache`) and loaded on first use.

Kernels have explicit signatures, so numba compiles them while their module is imported. That takes a while
once per machine, so kernel modules are imported by `load_kernels` alone, when something is first solved.
"""

from __future__ import annotations

import importlib
import os
import sys
import threading
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import TypeVar, cast

from ddsolver.errors import BridgeError

Function = TypeVar("Function", bound=Callable[..., object])

_lock = threading.RLock()


def kernel(*signatures: str) -> Callable[[Function], Function]:
    """Compile a function for the given numba signatures: without the GIL, cached on disk where that is possible.

    :raises BridgeError: if the environment tells numba not to compile.
    """
    import numba

    from ddsolver.kernel_cache import folder_for, give_up, kept_in

    if numba.config.DISABLE_JIT:
        raise BridgeError("NUMBA_DISABLE_JIT is set in the environment: the solver works compiled or not at all")
    variant = "-software" if software_bits_forced() else ""

    def decorate(function: Function) -> Function:
        folder = folder_for(cast(FunctionType, function), variant)
        if folder is not None:
            try:
                with kept_in(folder):
                    return cast(Function, numba.njit(list(signatures), nogil=True, cache=True)(function))
            except OSError:  # the disk is full
                give_up(cast(FunctionType, function))
        return cast(Function, numba.njit(list(signatures), nogil=True)(function))

    return decorate


def software_bits_forced() -> bool:
    """Whether the environment asks for loops instead of BMI2 instructions (`ddsolver.bits`)."""
    return os.environ.get("DECLARER_SOFTWARE_BITS", "0") not in ("", "0")


def load_kernels(name: str) -> ModuleType:
    """Import a module of kernels, compiling it if this machine has not done so; several threads may ask at once."""
    loaded = sys.modules.get(name)
    if loaded is not None and not getattr(loaded.__spec__, "_initializing", False):
        return loaded
    with _lock:
        from ddsolver.progress import compiling_is_said

        with compiling_is_said():
            return importlib.import_module(name)
