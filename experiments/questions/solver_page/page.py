"""The solver page: one HTML file that solves any deal in the browser, without a network."""

from __future__ import annotations

from pathlib import Path

from agent.rules.auction import STRAINS_UPWARDS
from ddsolver.cards import Seat, Suit
from ddsolver.exports.webassembly import require_linker, solver_module
from experiments.show.rendering import render, script_source, template_source, write_files, writing
from experiments.web.page_solver import page_solver

PAGE = "solver.html"


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
    """Write the solver page, and the module ``solver.js`` with ``solver.wasm`` for other programs in JavaScript.

    :raises BridgeError: if the solver is not compiled for WebAssembly and cannot be, or a file cannot be written.
    """
    require_linker()
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)  # before the compilation, which takes ten seconds
    module = solver_module()
    files = {
        PAGE: solver_page().encode(),
        "solver.js": template_source("web/solver.js").encode(),
        "solver.wasm": module,
    }
    return write_files(folder, files)
