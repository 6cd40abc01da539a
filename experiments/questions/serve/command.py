"""`declarer serve`: boards as web pages, or answers to the questions of programs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from ddsolver.threads import processors
from experiments.command_line.board_options import BoardName
from experiments.command_line.common import command, exit_if, new_app, refuse_given, say
from experiments.command_line.run_options import JobsOfAll
from experiments.command_line.serving import Open, PagePort, serve_until_stopped
from experiments.questions.show import SOURCE, boards_of
from experiments.runs.file_names import title_of
from experiments.show.board import counted
from experiments.web.serve import LOOPBACK, BoardServer
from experiments.web.site import file_names, linked_tables

app = new_app()


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """The arguments and options of `declarer serve`."""

    source: Annotated[Path | None, SOURCE] = None
    board: BoardName = None
    api: Annotated[
        bool,
        typer.Option(
            "--api",
            help="Answer programs (and a page for people): which call, lead or card, and what calls show.",
        ),
    ] = False
    port: PagePort = None
    host: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="With --api: address of this machine to listen on; 0.0.0.0 for all (default: 127.0.0.1, for this "
            "machine only).",
        ),
    ] = None
    open_: Open = False
    jobs: JobsOfAll = None


@command(
    app,
    ServeOptions,
    name="serve",
    epilog="Example: declarer serve played.pbn --open. Or: declarer serve RUN --board 7 --port 8100. "
    "Or: declarer serve --api --port 8085",
)
def serve(options: ServeOptions) -> None:
    """Serve boards as web pages, or answer programs.

    The pages are those of `declarer show`. With --api, the server answers JSON over HTTP: which call, lead or card a
    hand should choose, and what calls show. On its page /ask, people ask the same with what they see. It accepts
    connections from this machine only, unless --host says more; stop it with Ctrl-C.
    """
    if options.api:
        _serve_api(options)
        return
    if options.source is None:
        raise typer.BadParameter("give a file, a folder or a run; or --api", param_hint="FILE|FOLDER|RUN")
    refuse_given(options, ("host", "jobs"), "--api")
    shown, failed = boards_of(options.source, options.board)
    names = list(file_names(each.board.name for each in shown))
    pages = dict(zip(names, linked_tables(shown, names), strict=True))
    server = BoardServer(title_of(options.source), pages, options.port or 0)
    serve_until_stopped(server, counted(len(shown), "board"), open_=options.open_)
    say("declarer: stopped")
    exit_if(failed)


def _serve_api(options: ServeOptions) -> None:
    if options.source is not None:
        raise typer.BadParameter("with --api, no boards are served; leave it out", param_hint="FILE|FOLDER|RUN")
    refuse_given(options, ("board",), "boards, not to --api")
    # Imported here, because it imports all players, which pages do not need.
    from experiments.questions.serve.api import ASK, ApiServer

    server = ApiServer(options.port or 0, options.host or LOOPBACK, options.jobs or processors())
    serve_until_stopped(server, "answers to programs", open_=options.open_, page=ASK)
    say("declarer: stopped")
