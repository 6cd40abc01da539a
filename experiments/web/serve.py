"""A small web server for pages and for answers to programs.

The server is only for the user of this machine. It listens on the loopback interface, and refuses requests that name
another host, so that other web pages cannot use it.
"""

from __future__ import annotations

import json
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from http.client import HTTPException
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase
from socket import SHUT_RDWR, SHUT_WR, socket
from urllib.parse import unquote, urlsplit

from ddsolver.errors import BridgeError
from experiments.errors import StoreError
from experiments.show.page_policy import header_of

LOOPBACK = "127.0.0.1"
_MOST_CONNECTIONS = 32
REQUEST_SECONDS = 60.0
"""Time limit in seconds for a request to arrive, and for the client to receive each piece of the answer."""
_REST_SECONDS = 2.0
"""Time limit in seconds for the rest of a refused request to arrive, which is not used."""
_MOST_HEADER_BYTES = 65_536
"""The largest size of all header lines of a request together; `http.client` would accept 100 lines of this size."""
_HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
}
_SHARED_HEADERS = {
    "Access-Control-Allow-Methods": "GET, HEAD, POST",
    "Access-Control-Allow-Headers": "Content-Type",
    "Access-Control-Expose-Headers": "Retry-After",
    "Vary": "Origin",
}
"""The headers of answers to pages of another site that may ask."""
_RETRY_SECONDS = 5
"""When a client may ask again that got no answer because the server was busy, in seconds."""
MOST_BYTES = 65_536
"""The largest body of a request."""


Answer = tuple[HTTPStatus, str, str]
"""The status, the content type and the text of an answer."""


def html_answer(page: str) -> Answer:
    """Return an answer with a page."""
    return HTTPStatus.OK, "text/html", page


def json_answer(value: object) -> Answer:
    """Return an answer with a value as JSON."""
    return HTTPStatus.OK, "application/json", json.dumps(value)


class LocalServer(ThreadingHTTPServer):
    """A server with a limit on connections, which answers only requests that name one of its hosts.

    :raises StoreError: if the port is taken, or the host is not one of this machine.
    """

    daemon_threads = True
    request_queue_size = 128
    longest_path = 1000
    """The longest path of a request, with its query: 60 letters of any script, which take 12 characters each, and all
    cards; or a long auction and all cards.
    """

    def __init__(
        self,
        port: int,
        handler: type[LocalRequest],
        *,
        host: str = LOOPBACK,
        connections: int | None = None,
    ) -> None:
        self._free = threading.Semaphore(connections or _MOST_CONNECTIONS)
        try:
            super().__init__((host, port), handler)
        except OSError as error:
            where, other = (f"port {port}", "") if host == LOOPBACK else (f"port {port} of {host}", "--host or ")
            raise StoreError(f"cannot listen on {where}: {error.strerror}; choose another with {other}--port") from None

    @property
    def url(self) -> str:
        """The address of the first page."""
        return f"http://{self.server_address[0]!s}:{self.server_port}/"

    def is_own(self, host: str) -> bool:
        """Whether a request's Host header names this server."""
        return with_port(host) in [f"{own}:{self.server_port}" for own in (LOOPBACK, "localhost")]

    def shared_with(self, origin: str) -> str:  # noqa: ARG002 - for servers that share their answers
        """Return the value of Access-Control-Allow-Origin for pages of another site; empty if they may not ask."""
        return ""

    def answer(self, target: str) -> Answer:
        """Return the answer to a GET request for ``target``, a path with its query."""
        return self.found(target, self.page)

    def page(self, path: str, query: str) -> Answer | None:
        """Return the answer to a GET request, given its path without the first slash, and its query; None for none.

        :raises BridgeError: if the request is wrong.
        """
        raise NotImplementedError

    def found(self, target: str, look_up: Callable[[str, str], Answer | None]) -> Answer:
        """Return what a function finds for the path and the query of ``target``, or why there is nothing."""
        try:
            asked = urlsplit(target)
        except ValueError:
            return self.refusal(HTTPStatus.BAD_REQUEST, "invalid address")
        try:
            answer = look_up(unquote(asked.path).removeprefix("/"), asked.query)
        except BridgeError as error:
            return self.refusal(HTTPStatus.BAD_REQUEST, str(error))
        return answer or self.refusal(HTTPStatus.NOT_FOUND, "no such page")

    def refusal(self, status: HTTPStatus, why: str) -> Answer:
        """Return the answer that refuses a request."""
        return status, "text/plain", f"{why}\n"

    def process_request(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Answer a request in a new thread; if there are too many connections, close this one instead."""
        if not self._free.acquire(blocking=False):
            self.shutdown_request(request)
            return
        try:
            super().process_request(request, client_address)
        except BaseException:
            self._free.release()
            raise

    def process_request_thread(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """Answer a request, then make room for another connection."""
        try:
            super().process_request_thread(request, client_address)
        finally:
            self._free.release()

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore closed connections; report other errors as usual."""
        if not isinstance(sys.exception(), OSError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def with_port(host: str) -> str:
    """Return a host with its port, in lower case; clients leave out the usual port, 80."""
    return host.lower() if host.rpartition(":")[2].isdecimal() else f"{host.lower()}:80"


class _HeaderLines(BufferedIOBase):
    """The header lines of a request, up to their largest size."""

    def __init__(self, request: BufferedIOBase) -> None:
        self._request = request
        self._left = _MOST_HEADER_BYTES

    def readline(self, _size: int | None = -1, /) -> bytes:
        """Return the next line.

        :raises HTTPException: if the lines are too long; the request is then answered with status 431.
        """
        line = self._request.readline(self._left + 1)
        self._left -= len(line)
        if self._left < 0:
            raise HTTPException(f"the headers have more than {_MOST_HEADER_BYTES:,} bytes")
        return line


class LocalRequest(BaseHTTPRequestHandler):
    """A request to a `LocalServer`; only GET and HEAD are answered."""

    server: LocalServer
    command = ""
    server_version = "declarer"
    sys_version = ""

    timeout = REQUEST_SECONDS
    _is_refused = False
    _shared_with = ""

    def setup(self) -> None:
        """Set up a connection, which a timer closes if the request takes too long to arrive."""
        super().setup()
        self.limit_arrival()

    def limit_arrival(self) -> None:
        """Start the time limit for a part of the request to arrive; `has_arrived` ends it."""
        self._end = threading.Timer(REQUEST_SECONDS, self._close_now)
        self._end.daemon = True
        self._end.start()

    def has_arrived(self) -> None:
        """End the time limit for a part of the request."""
        self._end.cancel()

    def finish(self) -> None:
        """Close a connection."""
        self.has_arrived()
        with suppress(OSError):  # it was closed meanwhile
            super().finish()
        if self._is_refused:
            self._discard_rest()

    def _discard_rest(self) -> None:
        """Read on after a refusal: if the connection were closed while the client sends, it might never see why."""
        end = time.monotonic() + _REST_SECONDS
        with suppress(OSError):
            self.connection.shutdown(SHUT_WR)
            self.connection.settimeout(_REST_SECONDS)
            while self.connection.recv(65_536) and time.monotonic() < end:
                pass

    def _close_now(self) -> None:
        with suppress(OSError):
            self.connection.shutdown(SHUT_RDWR)

    def parse_request(self) -> bool:
        """Read the head of a request, and return whether it is allowed.

        Requests that name another host, come from the pages of another site, or are ambiguous, are refused.
        """
        request = self.rfile
        self.rfile = _HeaderLines(request)
        try:
            if not super().parse_request():
                return False
        finally:
            self.rfile = request
        self.has_arrived()  # from here the time limit of sending applies
        # A proxy in front may read an ambiguous head in another way, and take the end of one request for another one.
        for name in ("Host", "Content-Length"):
            if len(self.headers.get_all(name, [])) > 1:
                self.refuse(HTTPStatus.BAD_REQUEST, f"there are several headers {name}; send one")
                return False
        if "Transfer-Encoding" in self.headers and "Content-Length" in self.headers:
            self.refuse(
                HTTPStatus.BAD_REQUEST, "there are Transfer-Encoding and Content-Length; send Content-Length only"
            )
            return False
        is_ours = self.server.is_own(self.headers.get("Host", ""))
        site = self.headers.get("Sec-Fetch-Site", "").lower()
        origin = self.headers.get("Origin")
        if is_ours and origin is not None:
            self._shared_with = self.server.shared_with(origin)
            if self._shared_with:
                return True
        if not is_ours or site == "cross-site":
            self.refuse(HTTPStatus.FORBIDDEN, f"use {self.server.url}")
            return False
        # Behind a proxy, the origin of our own page has the proxy's name; but the browser marks what it asks, and no
        # page can set this header.
        if origin is None or self.server.is_own(origin.lower().removeprefix("http://")) or site == "same-origin":
            return True
        self.refuse(HTTPStatus.FORBIDDEN, "pages of other sites may not ask")
        return False

    def body(self) -> bytes | None:
        """Return the body of a POST request; None if it was refused."""
        given = self.headers.get("Content-Length", "")
        if not given.isdecimal() or len(given) > 9:
            self.refuse(HTTPStatus.LENGTH_REQUIRED, "a question needs a header Content-Length with its size in bytes")
            return None
        length = int(given)
        if length > MOST_BYTES:
            why = f"the question has {length:,} bytes; {MOST_BYTES:,} are the most"
            self.refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, why)
            return None
        self.limit_arrival()
        body = self.rfile.read(length)
        self.has_arrived()
        if len(body) < length:
            self.refuse(HTTPStatus.BAD_REQUEST, f"the question ended after {len(body)} of {length} bytes")
            return None
        return body

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Refuse an invalid or unsupported request, with the headers that every answer has."""
        status = HTTPStatus(code)
        self.request_version = self.protocol_version  # otherwise the answer to an unreadable request has no head
        self.refuse(status, explain or message or status.phrase)

    def refuse(self, status: HTTPStatus, why: str) -> None:
        """Refuse a request."""
        self._is_refused = True
        self.send(*self.server.refusal(status, why))

    def do_GET(self) -> None:
        """Answer a request for a page."""
        if len(self.path) > self.server.longest_path:
            self.refuse(HTTPStatus.REQUEST_URI_TOO_LONG, "the address is too long")
        else:
            self.send(*self.server.answer(self.path))

    def do_HEAD(self) -> None:
        """Answer with the head that the same GET request gets."""
        self.do_GET()

    def do_OPTIONS(self) -> None:
        """Answer what browsers ask before a page of another site may ask; refused if the server is not shared."""
        if self._shared_with:
            self.send(HTTPStatus.OK, "text/plain", "")
        else:
            self.send_error(HTTPStatus.NOT_IMPLEMENTED, f"Unsupported method ({self.command!r})")

    def send(self, status: HTTPStatus, kind: str, text: str) -> None:
        """Send an answer; the answer to HEAD has no body."""
        with suppress(ConnectionError):  # the page was closed meanwhile
            self._write(status, kind, text)

    def _write(self, status: HTTPStatus, kind: str, text: str) -> None:
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", header_of(text if kind == "text/html" else ""))
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        if self._shared_with:
            self.send_header("Access-Control-Allow-Origin", self._shared_with)
            for name, value in _SHARED_HEADERS.items():
                self.send_header(name, value)
        if status is HTTPStatus.SERVICE_UNAVAILABLE:
            self.send_header("Retry-After", str(_RETRY_SECONDS))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Log nothing: the only client is the user who started the server."""
