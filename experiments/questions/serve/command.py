"""`declarer serve`: serve boards as web pages on which any card can be tried."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from experiments.command_line.common import exit_if, new_app, say
from experiments.questions.show.command import boards_of
from experiments.runs.file_names import readable_name
from experiments.web.serve import BoardServer
from experiments.web.site import file_names, linked_tables

app = new_app()


@app.command(epilog="Example: declarer serve played.pbn --open. Or: declarer serve RUN --board 7 --port 8100")
def serve(
    source: Annotated[
        Path,
        typer.Argument(
            metavar="FILE|FOLDER|RUN", help="Board file (.pbn or .lin), folder of such files, or folder of a run."
        ),
    ],
    board: Annotated[str | None, typer.Option(metavar="NAME", help="Board to show (default: all).")] = None,
    port: Annotated[
        int, typer.Option(min=0, max=65535, metavar="N", help="Port to listen on; 0 chooses a free one.")
    ] = 0,
    open_: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve boards as web pages on which you can try any card.

    The pages are those of `declarer show`. Click on any legal card to play it and to see the values of the cards that
    may follow. The server accepts connections from this machine only; stop it with Ctrl-C.
    """
    shown, failed = boards_of(source, board)
    names = list(file_names(each.board.name for each in shown))
    pages = dict(zip(names, linked_tables(shown, names), strict=True))
    with BoardServer(readable_name(source.name), pages, port) as server:
        say(f"declarer: {len(shown)} board{'' if len(shown) == 1 else 's'} at {server.url} (stop with Ctrl-C)")
        if open_:
            webbrowser.open(server.url)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("declarer: stopped")
    exit_if(failed)
