"""Serves pages until Ctrl-C."""

from __future__ import annotations

import webbrowser
from contextlib import suppress
from typing import Annotated

import typer

from experiments.command_line.common import say
from experiments.web.serve import LocalServer

Open = Annotated[bool, typer.Option("--open", help="Open the page in the browser.")]
PagePort = Annotated[
    int | None,
    typer.Option("--port", min=0, max=65535, metavar="N", help="Port of the server (default: a free one)."),
]


def serve_until_stopped(server: LocalServer, what: str, *, open_: bool, page: str = "") -> None:
    """Say that ``what`` is at the server's address, open it in the browser if asked, and serve it until Ctrl-C.

    ``page`` is the path of the page for people, if programs get the first one.
    """
    with server:
        people = f", to people at {server.url}{page}" if page else ""
        say(f"declarer: {what} at {server.url}{people} (stop with Ctrl-C)")
        if open_:
            webbrowser.open(f"{server.url}{page}")
        with suppress(KeyboardInterrupt):
            server.serve_forever()
