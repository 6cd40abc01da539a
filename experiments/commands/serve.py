"""`declarer serve`: boards as pages on which other cards can be tried."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from experiments.commands.common import exit_if, new_app, say
from experiments.commands.show import boards_of
from experiments.web.serve import BoardServer
from experiments.web.site import file_names

app = new_app()


@app.command(epilog="Example: declarer serve played.pbn --open. Or: declarer serve RUN --board 7 --port 8100")
def serve(
    source: Annotated[
        Path, typer.Argument(metavar="FILE|FOLDER|RUN", help="A .pbn or .lin file, a folder of them, or a run.")
    ],
    board: Annotated[str | None, typer.Option(metavar="NAME", help="Which board; without it, all.")] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="Where to listen; 0 is any free one.")] = 0,
    open_: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
) -> None:
    """Show boards as pages on which any card can be tried.

    The pages are those of `declarer show`; a click on a card that may be played goes on from there, with the values of
    all that follow. For this machine only; Ctrl-C ends it.
    """
    shown, failed = boards_of(source, board)
    names = file_names(each.board.name for each in shown)
    with BoardServer(source.name, dict(zip(names, shown, strict=True)), port) as server:
        say(f"declarer: {len(shown)} board{'' if len(shown) == 1 else 's'} at {server.url} (Ctrl-C ends it)")
        if open_:
            webbrowser.open(server.url)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("declarer: ended")
    exit_if(failed)
