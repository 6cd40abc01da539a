"""`declarer solver-page`: a web page that solves deals, and the solver for other programs in JavaScript."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from experiments.command_line.common import new_app, say
from experiments.command_line.serving import Open
from experiments.questions.solver_page.page import write_solver_page

app = new_app()


@app.command("solver-page", epilog="Example: declarer solver-page -o solver --open")
def solver_page_command(
    open_: Open = False,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FOLDER", help="Folder for the files.")] = Path(
        "solver-page"
    ),
) -> None:
    """Write a page that solves any deal in the browser.

    The page, solver.html, is one file, and works without a network. Paste a deal, drop a file, or type the hands. The
    page shows the double-dummy table, par, and the value of every card as you play. For other programs in JavaScript,
    the folder is also a package: solver.js with solver.wasm, par.js, and types.
    """
    page, *_ = write_solver_page(output)
    say(f"declarer: the solver page is {page}")
    if open_:
        webbrowser.open(page.resolve().as_uri())
