"""The modules of compiled code, and compiling all of them in advance."""

from __future__ import annotations

import io
import time
from collections.abc import Callable
from contextlib import redirect_stderr
from typing import NamedTuple

from ddsolver.jit.compiling import make_ready

KERNEL_MODULES = (
    "ddsolver.search.intrinsics",
    "ddsolver.search.trick_state",
    "ddsolver.search.refutation_table",
    "ddsolver.search.quick_tricks",
    "ddsolver.search.ordering",
    "ddsolver.search.transposition",
    "ddsolver.search.turns",
    "ddsolver.search.search",
    "ddsolver.search.root_search",
    "ddsolver.search.batch_kernels",
    "ddsolver.kernels",
    "ddsolver.thesis.transposition",
    "ddsolver.thesis.bounds",
    "ddsolver.thesis.ordering",
    "ddsolver.thesis.search",
    "agent.players.joint_search.information_set",
    "agent.players.joint_search.double_dummy",
    "agent.players.joint_search.defenders",
    "agent.players.joint_search.search",
    "agent.players.alpha_mu.pareto_front",
    "agent.players.alpha_mu.front_table",
    "agent.players.alpha_mu.search",
)
"""Every module with kernels; a module stands after those that it imports."""


class WarmUp(NamedTuple):
    """The result of compiling in advance."""

    compiled: int
    """The number of modules of which something was compiled; the rest was found in the cache."""
    seconds: float
    warnings: tuple[str, ...]
    """What the compiler said, such as that it cannot keep the compiled code."""


def compile_all(on_module: Callable[[], object]) -> WarmUp:
    """Compile all kernels that are not in the cache; call ``on_module`` after each module."""
    start = time.monotonic()
    compiled = 0
    warnings: dict[str, None] = {}
    for module in KERNEL_MODULES:
        # The solver reports on standard error that it compiles, once for each module.
        with redirect_stderr(io.StringIO()) as said:
            make_ready(module)
        lines = said.getvalue().splitlines()
        compiled += bool(lines)
        warnings |= dict.fromkeys(line for line in lines if not line.startswith("declarer: compiling"))
        on_module()
    return WarmUp(compiled, time.monotonic() - start, tuple(warnings))
