"""`declarer solver-page`: one HTML file that solves deals in a browser, and the solver for programs in JavaScript."""

from __future__ import annotations

import json
import webbrowser
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path

from agent.rules.auction import STRAINS_UPWARDS
from ddsolver.cards import Seat, Suit
from ddsolver.exports.webassembly import require_linker, solver_module
from experiments.command_line.common import check_folder, command, new_app, option, say
from experiments.command_line.serving import Open
from experiments.show.rendering import page_styles, render, script_source, template_source, write_files, writing
from experiments.web.page_solver import page_solver

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class SolverPageOptions:
    """The options of `declarer solver-page`."""

    open_: Open = False
    output: Path = option(Path("solver-page"), "FOLDER", "Folder for the files.", "-o", "--output")


@command(app, SolverPageOptions, name="solver-page", epilog="Example: declarer solver-page -o solver --open")
def solver_page_command(options: SolverPageOptions) -> None:
    """Write a page that solves any deal in the browser.

    The page, solver.html, is one file, and works without a network. Paste a deal, drop a file, or type the hands. The
    page shows the double-dummy table, par, and the value of every card as you play. For other programs in JavaScript,
    the folder is also a package: solver.js with solver.wasm, par.js, and types.
    """
    check_folder(options.output, "--output")
    page, *_ = write_solver_page(options.output)
    say(f"declarer: the solver page is {page}")
    if options.open_:
        webbrowser.open(page.resolve().as_uri())


PAGE = "solver.html"
_SCRIPTS = ("solver.js", "solver.d.ts", "par.js", "par.d.ts")


def solver_page() -> str:
    """Return the solver page as HTML."""
    return render(
        "questions/solver_page/page.html.j2",
        styles=page_styles("web/cards.css"),
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
