"""A web server that answers the questions of programs as JSON, and its page on which people ask."""

from __future__ import annotations

import json
import socket
import threading
from http import HTTPStatus
from importlib.resources import files
from ipaddress import ip_address
from typing import Any

from ddsolver.cards import Seat
from experiments.questions.serve.questions import FIELDS
from experiments.questions.serve.workers import Answer as QuestionAnswer
from experiments.questions.serve.workers import Workers, refusal
from experiments.show.rendering import page_styles, render, script_source
from experiments.web.serve import LOOPBACK, Answer, LocalRequest, LocalServer, html_answer, with_port

MOST_REQUESTS = 64
"""The number of requests that are answered, or wait for an answer, at once."""
ANSWER_SECONDS = 30.0
"""The time limit of an answer, and that of the wait for a free process before it (wall time)."""
_MOST_CONNECTIONS = 256
_EVERYWHERE = ("0.0.0.0", "")
_SCHEMA = "api.schema.json"
_KNOWN = ", ".join(f"/{name}" for name in FIELDS)
ASK = "ask"
"""The path of the page for people."""


class ApiServer(LocalServer):
    """A server for `questions.FIELDS` by POST.

    :raises StoreError: if the port is taken, or the host is not one of this machine.
    """

    def __init__(self, port: int, host: str, processes: int, cors: str = "") -> None:
        """Listen; ``cors`` is the origin whose pages may ask, ``*`` for any, or empty for no other site."""
        self._host = host.lower()
        self._cors = cors.lower()
        self._slots = threading.Semaphore(MOST_REQUESTS)
        self._workers = Workers(processes)
        super().__init__(port, ApiRequest, host=host, connections=_MOST_CONNECTIONS)

    @property
    def url(self) -> str:
        """The address of the server."""
        return f"http://{LOOPBACK if self._host in _EVERYWHERE else self._host}:{self.server_port}/"

    def is_own(self, host: str) -> bool:
        """Whether a request's Host header names this server.

        A server for all addresses of this machine accepts any address in numbers, and the machine's name: other names
        may belong to a page that wants to use the server.
        """
        if super().is_own(host):
            return True
        name, _, port = with_port(host).rpartition(":")
        if port != str(self.server_port):
            return False
        if self._host not in _EVERYWHERE:
            return name == self._host
        return _is_address(name) or name == socket.gethostname().lower()

    def shared_with(self, origin: str) -> str:
        """Return the value of Access-Control-Allow-Origin for pages of another site; empty if they may not ask."""
        return self._cors if self._cors in ("*", origin.lower()) else ""

    def server_close(self) -> None:
        """Close the server, and end its processes."""
        super().server_close()
        self._workers.close()

    def page(self, path: str, query: str) -> Answer:  # noqa: ARG002 - as LocalServer has it
        """Return the answer to a GET request: our schema, or the page for people."""
        path = path.strip("/")
        if path in ("", "schema"):
            return HTTPStatus.OK, "application/json", (files(__package__) / _SCHEMA).read_text(encoding="utf-8")
        if path == ASK:
            return html_answer(ask_page())
        return self.refusal(HTTPStatus.NOT_FOUND, f"no such question: /{path[:40]} (POST to {_KNOWN})")

    def refusal(self, status: HTTPStatus, why: str) -> Answer:
        """Return a refusal as JSON."""
        return as_json(refusal(status, why))

    def ask(self, question: str, fields: dict[str, Any]) -> QuestionAnswer:
        """Return the answer to a question; 503 if too many are waiting, or it takes too long."""
        if not self._slots.acquire(blocking=False):
            why = f"{MOST_REQUESTS} requests are being answered, which is the limit; ask again later"
            return refusal(HTTPStatus.SERVICE_UNAVAILABLE, why)
        try:
            return self._workers.ask(question, fields, ANSWER_SECONDS)
        finally:
            self._slots.release()


class ApiRequest(LocalRequest):
    """A request to an `ApiServer`; its refusals are JSON too."""

    server: ApiServer

    def do_POST(self) -> None:  # noqa: N802 - http.server calls it so
        """Answer a question."""
        path = self.path.strip("/")
        if path not in FIELDS:
            self.refuse(HTTPStatus.NOT_FOUND, f"no such question: /{path[:40]} (choose from {_KNOWN})")
            return
        body = self.body()
        if body is None:
            return
        try:
            fields = json.loads(body)
            json.dumps(fields, ensure_ascii=False).encode()  # half of a surrogate pair could not be repeated
        except (ValueError, RecursionError) as error:
            self.refuse(HTTPStatus.BAD_REQUEST, f"the question is not JSON: {_fault_of_json(error)}")
            return
        if not isinstance(fields, dict):
            self.refuse(HTTPStatus.BAD_REQUEST, f'the question must be an object, as in {{"{FIELDS[path][0]}": "..."}}')
            return
        self.send(*as_json(self.server.ask(path, fields)))


def _fault_of_json(error: ValueError | RecursionError) -> str:
    """Return what is wrong with a question, in words that are not about Python."""
    if isinstance(error, RecursionError):
        return "it has too many lists or objects inside each other"
    if isinstance(error, UnicodeDecodeError):
        return "it is not text in UTF-8"
    if isinstance(error, UnicodeEncodeError):
        return "it has half of a surrogate pair (surrogates not allowed)"
    if isinstance(error, json.JSONDecodeError):
        return str(error)
    return "it has a number with too many digits"


def as_json(answer: QuestionAnswer) -> Answer:
    """Return an answer as a status, a content type and a text."""
    return answer.status, "application/json", f"{json.dumps(answer.values, ensure_ascii=False)}\n"


def _is_address(text: str) -> bool:
    try:
        ip_address(text.strip("[]"))
    except ValueError:
        return False
    return True


def ask_page() -> str:
    """Return the page as HTML."""
    return render(
        "questions/serve/page.html.j2",
        styles=page_styles(),
        script=script_source("questions/serve/page.js"),
        seats=[seat.name.title() for seat in Seat],
    )
