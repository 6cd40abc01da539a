"""The solver page: one HTML file that solves any deal in the browser, without a network."""

from __future__ import annotations

import json
from importlib.metadata import version
from pathlib import Path

from agent.rules.auction import STRAINS_UPWARDS
from ddsolver.cards import Seat, Suit
from ddsolver.native.webassembly import require_linker, solver_module
from experiments.show.rendering import render, script_source, template_source, write_files, writing
from experiments.web.page_solver import page_solver

PAGE = "solver.html"
_SCRIPTS = ("solver.js", "solver.d.ts", "par.js", "par.d.ts")


def solver_page() -> str:
    """Return the solver page as HTML."""
    return render(
        "questions/solver_page/page.html.j2",
        styles=template_source("show/page.css"),
        script=script_source("questions/solver_page/page.js"),
        solver=page_solver(),
        seats=[seat.name.title() for seat in Seat],
        suits=[(str(suit), suit.symbol) for suit in Suit],
        strains=[(str(strain), strain.symbol) for strain in STRAINS_UPWARDS],
        has_values=True,
    )


def write_solver_page(folder: Path) -> list[Path]:
    """Write the solver page, and for other programs in JavaScript a package with ``solver.js`` and ``solver.wasm``.

    :raises BridgeError: if the solver is not compiled for WebAssembly and cannot be, or a file cannot be written.
    """
    require_linker()
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)  # before the compilation, which takes ten seconds
    module = solver_module()
    files = {
        PAGE: solver_page().encode(),
        "solver.wasm": module,
        "package.json": _package().encode(),
    } | {name: template_source(f"web/{name}").encode() for name in _SCRIPTS}
    return write_files(folder, files)


def _package() -> str:
    """Return what describes the package for JavaScript."""
    described = {
        "name": "declarer-solver",
        "version": version("declarer"),
        "description": "Double-dummy solver for bridge",
        "license": "MIT",
        "type": "module",
        "exports": {
            ".": {"types": "./solver.d.ts", "default": "./solver.js"},
            "./par": {"types": "./par.d.ts", "default": "./par.js"},
            "./solver.wasm": "./solver.wasm",
        },
        "files": [*_SCRIPTS, "solver.wasm"],
        "engines": {"node": ">=20.19"},
    }
    return json.dumps(described, indent=2) + "\n"
