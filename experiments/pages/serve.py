"""Pages of boards from a small server, which values other cards than those that were played.

It is for the person at this machine: it listens on the loopback interface only, answers requests that name it as
their host (so that no page of the web can ask it), and knows the pages of its boards and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, quote, unquote, urlsplit

from ddsolver.cards import parse_cards
from ddsolver.errors import BridgeError
from ddsolver.solver import Solver
from experiments.errors import StoreError
from experiments.pages.viewer import ShownBoard, board_page, index_page, links_among, moment_after

LOOPBACK = "127.0.0.1"
_LONGEST_PATH = 400
_HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Content-Security-Policy": "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; "
    "img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}


class BoardServer(ThreadingHTTPServer):
    """Serves the pages of some boards, by the names of their files, and an index of them."""

    daemon_threads = True

    def __init__(self, title: str, shown: Mapping[str, ShownBoard], port: int = 0) -> None:
        """Listen on a port, on a free one if it is 0.

        :raises StoreError: if it is taken.
        """
        self.title = title
        self.shown = shown
        self.solver = Solver()
        try:
            super().__init__((LOOPBACK, port), _Request)
        except OSError as error:
            raise StoreError(f"cannot listen on port {port}: {error.strerror}; another may be free (--port)") from None

    @property
    def url(self) -> str:
        """Where its first page is."""
        return f"http://{LOOPBACK}:{self.server_port}/"

    def answer(self, target: str) -> tuple[HTTPStatus, str, str]:
        """Status, kind and text of what there is at a path with its query."""
        try:
            asked = urlsplit(target)
        except ValueError:
            return HTTPStatus.BAD_REQUEST, "text/plain", "that is no address\n"
        name, _, what = unquote(asked.path).removeprefix("/").partition("/")
        if name in ("", "index.html") and not what:
            boards = list(self.shown.items())
            only = next(iter(self.shown))
            page = index_page(self.title, boards) if len(boards) > 1 else self._page(only)
            return HTTPStatus.OK, "text/html", page
        if name not in self.shown or what not in ("", "line"):
            return HTTPStatus.NOT_FOUND, "text/plain", "there is no such page\n"
        if not what:
            return HTTPStatus.OK, "text/html", self._page(name)
        plays = parse_qs(asked.query).get("plays", [""])[0]
        try:
            moment = moment_after(self.shown[name].board, parse_cards(plays), self.solver)
        except BridgeError as error:
            return HTTPStatus.BAD_REQUEST, "text/plain", f"{error}\n"
        return HTTPStatus.OK, "application/json", json.dumps(moment)

    def _page(self, name: str) -> str:
        names = list(self.shown)
        return board_page(self.shown[name], self.solver, f"/{quote(name)}/line", links_among(names, names.index(name)))

    def hosts(self) -> Sequence[str]:
        """What a request may call this machine."""
        return [f"{host}:{self.server_port}" for host in (LOOPBACK, "localhost")]


class _Request(BaseHTTPRequestHandler):
    server: BoardServer
    server_version = "declarer"
    sys_version = ""

    def do_GET(self) -> None:
        if self.headers.get("Host") not in self.server.hosts():
            self._send(HTTPStatus.FORBIDDEN, "text/plain", f"this is {self.server.url}\n")
        elif len(self.path) > _LONGEST_PATH:
            self._send(HTTPStatus.REQUEST_URI_TOO_LONG, "text/plain", "the address is too long\n")
        else:
            self._send(*self.server.answer(self.path))

    def _send(self, status: HTTPStatus, kind: str, text: str) -> None:
        with suppress(ConnectionError):  # a page that was closed meanwhile
            self._write(status, kind, text.encode())

    def _write(self, status: HTTPStatus, kind: str, body: bytes) -> None:
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Nothing: who asks is who started it."""
