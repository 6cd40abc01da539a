"""Serves pages until Ctrl-C."""

from __future__ import annotations

import webbrowser
from contextlib import suppress

from experiments.command_line.common import say
from experiments.web.serve import LocalServer


def serve_until_stopped(server: LocalServer, what: str, *, open_: bool) -> None:
    """Say that ``what`` is at the server's address, open it in the browser if asked, and serve it until Ctrl-C."""
    with server:
        say(f"declarer: {what} at {server.url} (stop with Ctrl-C)")
        if open_:
            webbrowser.open(server.url)
        with suppress(KeyboardInterrupt):
            server.serve_forever()
