"""Servers that answer in a thread while a test asks them."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from experiments.web.serve import LocalServer

Server = TypeVar("Server", bound=LocalServer)


@contextmanager
def answering(server: Server) -> Iterator[Server]:
    """Answer requests until the ``with`` block ends, whichever way; the server can be closed, or asked again, then."""
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.shutdown()
        thread.join()
