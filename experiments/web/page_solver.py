"""The solver that pages bring along: a WebAssembly module, and the script that a worker runs."""

from __future__ import annotations

import base64
from dataclasses import dataclass

from ddsolver.errors import BridgeError
from ddsolver.exports.webassembly import solver_module
from experiments.show.rendering import script_source


@dataclass(frozen=True, slots=True)
class PageSolver:
    """What the template ``web/solver.html.j2`` puts into a page."""

    program: str
    """The script of the worker; empty if there is no solver."""
    module: str
    """The WebAssembly module, in base64."""
    fault: str
    """Why the page has no solver; empty if it has one."""


def page_solver() -> PageSolver:
    """Return the solver for a page; where it is not compiled and cannot be, the page says so."""
    try:
        module = solver_module()
    except BridgeError as error:
        return PageSolver("", "", f"this page was made without a solver, because {error}")
    return PageSolver(script_source("web/solver.js"), base64.b64encode(module).decode("ascii"), "")
