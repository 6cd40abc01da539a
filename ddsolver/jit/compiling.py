"""How the compiled parts are compiled, cached on disk (`ddsolver.jit.caching`) and loaded.

To compile takes a while once per machine, to load from the cache milliseconds a kernel, and most kernels are called by
others alone, which have their code in them. So each is made ready when it is first called, or when another that calls
it has to be compiled. numba itself takes long to import, so modules of kernels are imported by `load_kernels` alone,
when something is first solved.
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
_waiting: list[_Kernel] = []
"""All kernels not yet ready of the modules imported so far."""


def kernel(*signatures: object, inline: bool = False) -> Callable[[Function], Function]:
    """Compile a function for the given numba signatures: without the GIL, cached on disk where that is possible.

    With ``inline`` its machine code becomes part of each kernel that calls it, however large it is. The search took a
    sixth longer when the steps of its loop were called instead.

    A kernel works in the arrays that it is given and makes none: then numba need not count who uses them, which takes
    up to half of the time where many go from call to call.

    That happens when it is first called, by Python or by a kernel that is compiled, which may raise a `BridgeError`: if
    the environment tells numba not to compile.
    """

    def decorate(function: Function) -> Function:
        return cast(Function, _Kernel(cast(FunctionType, function), signatures, inline))

    return decorate


def fragment(function: Function) -> Function:
    """Make a function a part of the kernels that call it: numba copies its code into theirs before it finds out types.

    So it needs no signature, and may call the kernel that it is a part of: numba compiles a function that calls itself,
    not two that call each other.
    """
    import numba

    return cast(Function, numba.njit(inline="always", nogil=True, _nrt=False)(function))


def software_bits_forced() -> bool:
    """Whether the environment asks for loops instead of BMI2 instructions (`ddsolver.search.intrinsics`)."""
    return os.environ.get("DECLARER_SOFTWARE_BITS", "0") not in ("", "0")


def load_kernels(name: str) -> ModuleType:
    """Import a module of kernels; several threads may ask at once."""
    loaded = sys.modules.get(name)
    if loaded is not None and not getattr(loaded.__spec__, "_initializing", False):
        return loaded
    with _lock:
        return importlib.import_module(name)


def make_ready(name: str) -> None:
    """Load what others call of a module of kernels, or compile it, so that the first call takes no longer."""
    for each, value in [*vars(load_kernels(name)).items()]:
        if isinstance(value, _Kernel) and value.__module__ == name and not each.startswith("_"):
            value.make_ready()


class _Kernel:
    """A function that numba compiles when it is first needed.

    What numba makes of it then takes its place in its module: through the module a call takes a microsecond less.
    """

    def __init__(self, function: FunctionType, signatures: tuple[object, ...], inline: bool) -> None:
        update_wrapper(self, function)
        self._function = function
        self._signatures = signatures
        self._options = {"nogil": True, "_nrt": False, "forceinline": inline}
        self._variant = "-software" if software_bits_forced() else ""
        self._begun: Any = None
        self._ready: Any = None
        _waiting.append(self)

    def __call__(self, *arguments: object) -> object:
        return (self._ready or self.make_ready())(*arguments)

    @property
    def _numba_type_(self) -> object:
        # What numba asks of a name in a function that it compiles.
        return self.make_ready()._numba_type_

    def make_ready(self) -> Any:
        """Return the compiled function, from the cache if possible.

        If it must be compiled, all imported kernels are compiled with it, so that the user waits once.
        """
        from numba.core.compiler_lock import global_compiler_lock

        from ddsolver.jit.progress import report_compiling

        # A lock of our own would be taken before numba's by some threads and after it by others.
        with global_compiler_lock:
            if self._ready is not None or self._begun is not None:  # begun only: it calls itself
                return self._ready or self._begun
            with report_compiling() as compiling:
                self._compile()
                if compiling is not None and compiling.since is not None:
                    while _waiting:
                        _waiting[0].make_ready()
            return self._ready

    def _compile(self) -> None:
        import numba

        from ddsolver.jit.caching import cached_in, folder_for, give_up

        if numba.config.DISABLE_JIT:
            raise BridgeError("NUMBA_DISABLE_JIT is set in the environment: the solver works compiled or not at all")
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
        _waiting.remove(self)
        module = self._function.__globals__
        if module.get(self._function.__name__) is self:
            module[self._function.__name__] = self._ready
