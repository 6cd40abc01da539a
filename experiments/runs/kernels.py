"""Compiles all kernels in advance (`ddsolver.native`)."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from ddsolver.exports.webassembly import targets_to_build
from ddsolver.native.build import build, folder_for_code, is_built
from ddsolver.native.progress import remedies
from ddsolver.native.sources import ALL, modules_of


class WarmUp(NamedTuple):
    """The result of compiling in advance."""

    compiled: int
    """The number of modules that had to be compiled."""
    seconds: float
    is_new: bool
    """Whether a library was made."""
    warnings: tuple[str, ...]
    """Messages that the compiled code cannot be kept."""


def kernel_modules() -> list[str]:
    """Return the names of all modules with kernels."""
    return modules_of(ALL)


def compile_all(on_module: Callable[[], object], processes: int | None = None) -> WarmUp:
    """Compile all kernels for this machine, and for web pages, if that has not been done.

    ``on_module`` is called after each module. Where nothing links for web pages, nothing is compiled for them.

    At most ``processes`` processes (default: one per core) compile at the same time.

    :raises BridgeError: if they cannot be compiled, or such a process is killed.
    """
    start = time.monotonic()
    targets = [*([] if is_built(ALL) else ["here"]), *targets_to_build()]
    if not targets:
        return WarmUp(0, 0.0, False, ())
    with folder_for_code() as (folder, is_kept):
        done = build(ALL, folder, targets, on_module=on_module, processes=processes)
    return WarmUp(done.compiled, time.monotonic() - start, True, () if is_kept else tuple(remedies()))
