"""Lists the modules of compiled code, and compiles all of them in advance."""

from __future__ import annotations

import io
import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager, redirect_stderr
from multiprocessing import active_children, get_context
from typing import NamedTuple

from ddsolver.errors import BridgeError
from ddsolver.jit.compiling import make_ready
from experiments.runs.processes.interruption import begin_worker, undisturbed

_SHARED_MODULES = (
    "ddsolver.search.intrinsics",
    "ddsolver.search.trick_state",
    "ddsolver.search.refutation_table",
    "ddsolver.search.quick_tricks",
    "ddsolver.search.ordering",
    "ddsolver.search.transposition",
    "ddsolver.search.turns",
    "ddsolver.search.search",
    "ddsolver.search.root_search",
    "ddsolver.kernels",
    "agent.players.joint_search.information_set",
    "agent.players.joint_search.double_dummy",
    "agent.players.joint_search.defenders",
)
_INDEPENDENT_MODULES = (
    ("agent.players.alpha_mu.pareto_front", "agent.players.alpha_mu.front_table", "agent.players.alpha_mu.search"),
    ("agent.players.joint_search.search",),
    ("ddsolver.search.batch_kernels",),
    (
        "ddsolver.thesis.transposition",
        "ddsolver.thesis.bounds",
        "ddsolver.thesis.ordering",
        "ddsolver.thesis.search",
    ),
)
"""Groups of modules that import no module of another group, the slowest to compile first."""
KERNEL_MODULES = (*_SHARED_MODULES, *(module for group in _INDEPENDENT_MODULES for module in group))
"""Every module with kernels; a module stands after those that it imports."""


class WarmUp(NamedTuple):
    """The result of compiling in advance."""

    compiled: int
    """The number of modules that were not fully in the cache."""
    seconds: float
    warnings: tuple[str, ...]
    """The compiler's warnings, such as that the compiled code cannot be kept."""


def compile_all(on_module: Callable[[], object], processes: int | None = None) -> WarmUp:
    """Compile all kernels that are not in the cache; call ``on_module`` after each module.

    Shared modules come first. If one of them had to be compiled, the independent groups are compiled in parallel, in at
    most ``processes`` processes (default: one per core).

    :raises BridgeError: if such a process is killed.
    """
    start = time.monotonic()
    compiled = 0
    warnings: dict[str, None] = {}
    with closing(_compile_in_order(processes or os.cpu_count() or 1)) as messages:
        for said in messages:
            compiled += bool(said)
            warnings |= dict.fromkeys(line for line in said if not line.startswith("declarer: compiling"))
            on_module()
    return WarmUp(compiled, time.monotonic() - start, tuple(warnings))


def _compile_in_order(processes: int) -> Generator[list[str]]:
    """Yield the compiler's messages about each module; a module in the cache has none."""
    compiles = False
    for said in map(_compile, _SHARED_MODULES):
        compiles = compiles or bool(said)
        yield said
    if not compiles or processes == 1:
        for group in _INDEPENDENT_MODULES:
            yield from _compile_group(group)
        return
    with _compiling_groups(min(processes, len(_INDEPENDENT_MODULES))) as groups:
        for done in as_completed(groups):
            yield from done.result()


@contextmanager
def _compiling_groups(processes: int) -> Iterator[list[Future[list[list[str]]]]]:
    """Compile the independent groups in processes that end with the ``with`` block, and with this process."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), begin_worker, (os.getpid(),))
    try:
        with undisturbed():
            groups = [pool.submit(_compile_group, group) for group in _INDEPENDENT_MODULES]
            # A pool looks for its processes when it is woken, just before it starts one; so it may not watch the last
            # process, and not see that it is killed, until it is woken again.
            pool.submit(int)
        yield groups
    except BrokenProcessPool:
        raise BridgeError(
            "a process that compiled was killed, perhaps for lack of memory; what was compiled before is kept: "
            "repeat the command"
        ) from None
    except BaseException:
        for process in active_children():  # otherwise they would compile on, for minutes
            process.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _compile_group(modules: Sequence[str]) -> list[list[str]]:
    return [_compile(module) for module in modules]


def _compile(module: str) -> list[str]:
    # The solver reports on standard error that it compiles.
    with redirect_stderr(io.StringIO()) as said:
        make_ready(module)
    return said.getvalue().splitlines()
