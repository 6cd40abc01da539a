"""How kernels are declared, and made ready to be called.

A kernel is a function that numba compiles ahead of time (`ddsolver.native.build`) into a library
(`ddsolver.native.library`). Modules of kernels can be imported without numba. A library is loaded, or built if there is
none, when a kernel is first called.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import cached_property, update_wrapper
from types import FunctionType, ModuleType
from typing import Any, TypeVar, cast

from ddsolver.native import types

Function = TypeVar("Function", bound=Callable[..., object])

_lock = threading.RLock()


def kernel(*, inline: bool = False, entry: bool = False) -> Callable[[Function], Function]:
    """Return a decorator that makes a function a kernel; its annotations are its signature (`ddsolver.native.types`).

    The kernel runs without the GIL. With ``inline``, its machine code is copied into each kernel that calls it, however
    large it is; without such copies, the search took a sixth longer. Kernels that Python code calls are marked by
    ``entry``: every library that contains them offers them. A call of another kernel builds a library for the kernel's
    module, which is useful in tests only.

    A kernel must create no arrays and raise no exceptions; a build checks this.
    """

    def decorate(function: Function) -> Function:
        return cast(Function, Kernel(cast(FunctionType, function), inline=inline, entry=entry))

    return decorate


def fragment(function: Function) -> Function:
    """Return a function whose code is copied into each kernel that calls it, before type inference.

    So a fragment needs no signature. A kernel and a fragment may call each other. Only kernels can call a fragment.
    """
    return cast(Function, types.compiler.fragment(function)) if types.compiler else function


def intrinsic(name: str) -> Callable[..., Any]:
    """Return a function that kernels may call: one of the instructions in `ddsolver.native.instructions`."""
    return cast("Callable[..., Any]", types.compiler.instruction(name)) if types.compiler else _Instruction(name)


class _Instruction:
    """Stands for a machine instruction where nothing is compiled."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __call__(self, *_: object) -> Any:
        raise TypeError(f"{self._name} is a machine instruction: only kernels can call it")


def kernels_of(module: ModuleType) -> list[Kernel]:
    """Return the kernels that a module defines."""
    return [each for each in vars(module).values() if isinstance(each, Kernel) and each.__module__ == module.__name__]


def make_ready(*modules: ModuleType) -> None:
    """Load or build the libraries with the entry kernels of modules, so that first calls are as fast as later ones."""
    for module in modules:
        for each in kernels_of(module):
            if each.entry:
                each.make_ready()


def ready(function: Function) -> Function:
    """Return a kernel loaded or compiled, so that the time of its next call has only its own work; others as they are.

    A caller with a time limit calls this before its clock starts.
    """
    return cast(Function, function.make_ready()) if isinstance(function, Kernel) else function


class Kernel:
    """A function that is called in compiled form."""

    def __init__(self, function: FunctionType, *, inline: bool, entry: bool) -> None:
        update_wrapper(self, function)
        self.function = function
        self.name = function.__name__
        self.inline = inline
        self.entry = entry
        self._call: Callable[..., Any] | None = None

    @cached_property
    def signature(self) -> types.Signature:
        """What the kernel returns and takes."""
        return types.signature_of(self.function)

    @property
    def symbol(self) -> str:
        """The name of the function that a library offers for this kernel."""
        return f"declarer_{self.__module__}_{self.name}".replace(".", "_")

    def __call__(self, *arguments: object) -> object:
        """Call the compiled code."""
        return (self._call or self.make_ready())(*arguments)

    @property
    def _numba_type_(self) -> object:
        # numba reads this attribute of every global that a compiled function uses.
        return types.compiler.kernel_type(self)

    def make_ready(self) -> Callable[..., Any]:
        """Return a function that calls the compiled code, from a library that is loaded, or built if there is none.

        :raises BridgeError: if there is no library, and none can be built.
        """
        if self._call is None:
            from ddsolver.native.calls import caller

            self._call = caller(self.name, self._address(), self.signature)
        return self._call

    def _address(self) -> int:
        """Return the address of the compiled code."""
        from ddsolver.native.library import address_of, use

        with _lock:  # so that only one thread builds
            address = address_of(self.__module__, self.symbol)
            if address is None:
                from ddsolver.native.build import build_here, library_with  # most programs never need it

                use(build_here(library_with(self.__module__, is_entry=self.entry)))
                address = address_of(self.__module__, self.symbol)
            assert address is not None, f"no library offers {self.symbol}"
        return address
