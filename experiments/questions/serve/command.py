"""`declarer serve`: boards as web pages, or answers to the questions of programs."""

from __future__ import annotations

import re
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
_ORIGIN = re.compile(r"\*|[a-z][a-z0-9+.-]*://[^\s/?#]+", re.IGNORECASE)
"""What browsers send as the origin of a page: scheme, host and port, without a path; or any of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """The arguments and options of `declarer serve`."""

    source: Annotated[Path | None, SOURCE] = None
    board: BoardName = None
    api: Annotated[
        bool,
        typer.Option(
            "--api",
            help="Answer programs (and a page for people): calls, leads, cards, what calls show, and double dummy.",
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
    cors: Annotated[
        str | None,
        typer.Option(
            metavar="ORIGIN",
            help="With --api: another site whose pages may ask, as in https://example.org; * for any (default: none).",
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
    hand should choose, what calls show, and double-dummy tables, par and the cost of cards. On its page /ask, people
    ask for a call or a card with what they see. It accepts connections from this machine only, unless --host says more;
    stop it with Ctrl-C.
    """
    if options.api:
        _serve_api(options)
        return
    if options.source is None:
        raise typer.BadParameter("give a file, a folder or a run; or --api", param_hint="FILE|FOLDER|RUN")
    refuse_given(options, ("host", "cors", "jobs"), "--api")
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
    if options.cors is not None and not _ORIGIN.fullmatch(options.cors):
        why = f"{options.cors!r} is no origin; give scheme and host, as in https://example.org, or * for any"
        raise typer.BadParameter(why, param_hint="--cors")
    # Imported here, because it imports all players, which pages do not need.
    from experiments.questions.serve.api import ASK, ApiServer

    server = ApiServer(options.port or 0, options.host or LOOPBACK, options.jobs or processors(), options.cors or "")
    serve_until_stopped(server, "answers to programs", open_=options.open_, page=ASK)
    say("declarer: stopped")
