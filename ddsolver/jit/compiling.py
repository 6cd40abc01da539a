"""Compilation, caching on disk (`ddsolver.jit.caching`) and loading of kernels.

Compilation takes a while once per machine; loading from the cache takes milliseconds per kernel. A kernel is loaded or
compiled when it is first called, or earlier, when a kernel that calls it is compiled. Importing numba is slow, so only
`load_kernels` imports modules of kernels.
"""

from __future__ import annotations

import importlib
import os
import sys
import threading
from collections.abc import Callable
from functools import update_wrapper
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from ddsolver.errors import BridgeError

Function = TypeVar("Function", bound=Callable[..., object])

_lock = threading.RLock()


def kernel(*signatures: object, inline: bool = False) -> Callable[[Function], Function]:
    """Return a decorator that makes a function a kernel: numba compiles the function for the given ``signatures``.

    The kernel releases the GIL, and is cached on disk if possible. Its first use raises `BridgeError` if the variable
    NUMBA_DISABLE_JIT is set in the environment.

    With ``inline``, the function's machine code is copied into each kernel that calls it, however large it is. Without
    such copies, the search took a sixth longer.

    A kernel must not create arrays. numba can then omit reference counting, which took up to half of the time in calls
    with many arrays.
    """

    def decorate(function: Function) -> Function:
        return cast(Function, _Kernel(cast(FunctionType, function), signatures, inline))

    return decorate


def fragment(function: Function) -> Function:
    """Return a function whose code numba copies into each kernel that calls it, before type inference.

    So a fragment needs no signature. A kernel and a fragment may call each other; two kernels cannot.
    """
    import numba

    return cast(Function, numba.njit(inline="always", nogil=True, _nrt=False)(function))


def software_bits_forced() -> bool:
    """Return whether the environment asks for loops instead of BMI2 instructions (`ddsolver.search.intrinsics`)."""
    return os.environ.get("DECLARER_SOFTWARE_BITS", "0") not in ("", "0")


def load_kernels(name: str) -> ModuleType:
    """Import and return a module of kernels; threads may call this at the same time."""
    loaded = sys.modules.get(name)
    if loaded is not None and not getattr(loaded.__spec__, "_initializing", False):
        return loaded
    with _lock:
        return importlib.import_module(name)


def make_ready(name: str) -> None:
    """Load or compile the public kernels of a module, so that their first calls are as fast as later ones."""
    for attribute, value in [*vars(load_kernels(name)).items()]:
        if isinstance(value, _Kernel) and value.__module__ == name and not attribute.startswith("_"):
            value.make_ready()


def ready(function: Function) -> Function:
    """Return a kernel loaded or compiled, so that the time of its next call has only its own work; others as they are.

    A caller with a time limit calls this before its clock starts.
    """
    return cast(Function, function.make_ready()) if isinstance(function, _Kernel) else function


class _Kernel:
    """A function that numba compiles when it is first needed.

    In the function's module, numba's dispatcher then replaces this object, which makes each call a microsecond faster.
    """

    def __init__(self, function: FunctionType, signatures: tuple[object, ...], inline: bool) -> None:
        update_wrapper(self, function)
        self._function = function
        self._signatures = signatures
        self._options = {"nogil": True, "_nrt": False, "forceinline": inline}
        self._variant = "-software" if software_bits_forced() else ""
        self._begun: Any = None
        self._ready: Any = None

    def __call__(self, *arguments: object) -> object:
        return (self._ready or self.make_ready())(*arguments)

    @property
    def _numba_type_(self) -> object:
        # numba reads this attribute of every global that a compiled function uses.
        return self.make_ready()._numba_type_

    def make_ready(self) -> Any:
        """Return numba's dispatcher for the function, loaded from the cache or compiled.

        If the function must be compiled, the kernels that it calls are made ready too.

        :raises BridgeError: if the environment variable NUMBA_DISABLE_JIT is set.
        """
        from numba.core.compiler_lock import global_compiler_lock

        from ddsolver.jit.progress import report_compiling

        # If we had a second lock, threads that take it and numba's lock in different orders could deadlock.
        with global_compiler_lock:
            if self._ready is not None or self._begun is not None:  # only begun: the function calls itself
                return self._ready or self._begun
            with report_compiling():
                self._compile()
            return self._ready

    def _compile(self) -> None:
        import numba

        from ddsolver.jit.caching import cached_in, folder_for, give_up

        if numba.config.DISABLE_JIT:
            raise BridgeError("NUMBA_DISABLE_JIT is set in the environment, but the solver must be compiled; unset it")
        folder = folder_for(self._function, self._variant)
        try:
            if folder is not None:
                with cached_in(folder):
                    self._begun = numba.njit(cache=True, **self._options)(self._function)
                try:
                    self._compile_signatures()
                    return
                except OSError:  # the disk is full
                    give_up(self._function)
            self._begun = numba.njit(**self._options)(self._function)
            self._compile_signatures()
        finally:
            self._begun = None

    def _compile_signatures(self) -> None:
        for signature in self._signatures:
            self._begun.compile(signature)
        self._begun.disable_compile()
        self._ready = self._begun
        module = self._function.__globals__
        if module.get(self._function.__name__) is self:
            module[self._function.__name__] = self._ready
