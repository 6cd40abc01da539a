"""`declarer serve`: answers to the questions of programs."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated

import typer

from ddsolver.threads import processors
from experiments.command_line.common import command, new_app, option, refuse_if, say
from experiments.command_line.run_options import JobsOfAll
from experiments.command_line.serving import Open, PagePort, serve_until_stopped
from experiments.web.serve import LOOPBACK

app = new_app()
_ORIGIN = re.compile(r"\*|[a-z][a-z0-9+.-]*://[^\s/?#]+", re.IGNORECASE)
"""What browsers send as the origin of a page: scheme, host and port, without a path; or any of them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeOptions:
    """The arguments and options of `declarer serve`."""

    source: Annotated[str | None, typer.Argument(hidden=True)] = None
    api: bool = option(
        False,
        "",
        "Answer programs (and a page for people): calls, leads, cards, what calls show, and double dummy.",
        "--api",
    )
    port: PagePort = None
    host: str | None = option(
        None,
        "ADDRESS",
        "Address of this machine to listen on; 0.0.0.0 for all (default: 127.0.0.1, for this machine only).",
    )
    cors: str | None = option(
        None, "ORIGIN", "Another site whose pages may ask, as in https://example.org; * for any (default: none)."
    )
    open_: Open = False
    jobs: JobsOfAll = None


@command(
    app,
    ServeOptions,
    name="serve",
    epilog="Example: declarer serve --api --port 8085",
)
def serve(options: ServeOptions) -> None:
    """Answer the questions of programs over HTTP.

    With --api, the server answers JSON: which call, lead or card a hand should choose, what calls show, and
    double-dummy tables, par and the cost of cards. On its page /ask, people ask for a call or a card with what they
    see. It accepts connections from this machine only, unless --host says more; stop it with Ctrl-C.
    """
    why = "give it, and no file: serve answers programs; `declarer show FILE --open` shows boards"
    refuse_if(options.source is not None or not options.api, "--api", why)
    cors = options.cors or ""
    why = f"{cors!r} is no origin; give scheme and host, as in https://example.org, or * for any"
    refuse_if(options.cors is not None and not _ORIGIN.fullmatch(cors), "--cors", why)
    # Imported here, because it imports all players, which `--help` does not need.
    from experiments.questions.serve.api import ASK, ApiServer

    server = ApiServer(options.port or 0, options.host or LOOPBACK, options.jobs or processors(), cors)
    serve_until_stopped(server, "answers to programs", open_=options.open_, page=ASK)
    say("declarer: stopped")
