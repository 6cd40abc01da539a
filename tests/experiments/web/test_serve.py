from __future__ import annotations

import http.client
import io
import queue
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import quote

import pytest

from experiments.errors import FormatError, StoreError
from experiments.web import serve
from experiments.web.serve import LocalRequest, LocalServer, html_answer
from experiments.web.viewer import ShownBoard, board_page
from tests.clock import Clock
from tests.pages import forbidden
from tests.sample import SAMPLE
from tests.servers import answering

ROOT = Path(__file__).parents[3]


class PageServer(LocalServer):
    """A server of a first page without a script, and of a board's page."""

    def page(self, path: str, query: str) -> serve.Answer | None:
        if query == "wrong":
            raise FormatError("it is wrong")
        pages = {"": "<p>first</p>", "board-3.html": PAGE, NAME: "<p>\U00020000</p>"}
        return html_answer(pages[path]) if path in pages else None


PAGE = board_page(ShownBoard(SAMPLE.find("3")))
NAME = "board-" + "\U00020000" * 60 + ".html"


@pytest.fixture(scope="module")
def server() -> Iterator[LocalServer]:
    with PageServer(0, LocalRequest) as serving, answering(serving):
        yield serving


Answer = tuple[int, str, http.client.HTTPResponse]


def get(server: LocalServer, path: str, host: str = "", method: str = "GET") -> Answer:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=20)
    connection.request(method, path, headers={"Host": host} if host else {})
    answer = connection.getresponse()
    body = answer.read().decode()
    connection.close()
    return answer.status, body, answer


def test_a_page_is_sent_with_its_policy_and_not_kept(server: LocalServer) -> None:
    status, body, answer = get(server, "/board-3.html")
    assert (status, body, answer.headers["Content-Type"]) == (200, PAGE, "text/html; charset=utf-8")
    assert "default-src 'none'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["Cache-Control"] == "no-store"


def test_pages_may_run_their_own_solver_in_a_worker_and_nothing_more(server: LocalServer) -> None:
    policy = get(server, "/")[2].headers["Content-Security-Policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert rules["default-src"] == "'none'"
    assert "script-src" not in rules, "the index has no script"
    page = get(server, "/board-3.html")
    policy = page[2].headers["Content-Security-Policy"]
    rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
    assert re.fullmatch(r"'sha256-[\w+/]{43}=' 'wasm-unsafe-eval'", rules["script-src"])
    assert "unsafe-inline" not in policy
    assert forbidden(page[1]) == []
    assert rules["worker-src"] == "blob:"
    assert rules["connect-src"] == "'self'"


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1", "localhost:1"])
def test_requests_for_another_host_are_refused(server: LocalServer, host: str) -> None:
    for path in ("/", "/board-3.html"):
        status, body, _ = get(server, path, host)
        assert status == 403
        assert "board" not in body.lower()


def test_this_machine_may_be_called_localhost(server: LocalServer) -> None:
    assert get(server, "/", f"localhost:{server.server_port}")[0] == 200


def test_on_port_80_a_host_is_named_without_its_port(server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
    hosts = ("127.0.0.1", "LOCALHOST", "localhost:80")
    assert not any(server.is_own(host) for host in hosts)
    monkeypatch.setattr(server, "server_port", 80)
    assert all(server.is_own(host) for host in hosts)
    assert not any(server.is_own(host) for host in ("evil.example", "127.0.0.1:8080", "127.0.0.1:", ""))


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/board-4.html", 404),
        ("/../pyproject.toml", 404),
        ("//etc/passwd", 404),
        ("/%2e%2e/pyproject.toml", 404),
        ("/board-3.html/other", 404),
        ("/board-3.html?wrong", 400),
        ("/" + "x" * 999, 404),
        ("/" + "x" * 1000, 414),
    ],
)
def test_nothing_else_is_there(server: LocalServer, path: str, status: int) -> None:
    found, body, _ = get(server, path)
    assert found == status
    assert len(body.splitlines()) == 1
    assert "Traceback" not in body


def test_a_long_name_in_any_script_is_an_address(server: LocalServer) -> None:
    assert get(server, f"/{quote(NAME)}")[:2] == (200, "<p>\U00020000</p>")


def test_what_is_no_address_is_refused(server: LocalServer) -> None:
    assert server.answer("http://[")[0] == 400


def test_nothing_can_be_sent(server: LocalServer) -> None:
    assert get(server, "/", method="POST")[0] == 501
    assert get(server, "/board-3.html", method="PUT")[0] == 501


HEADERS = ("Content-Security-Policy", "X-Content-Type-Options", "Cache-Control")


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "OPTIONS", "DELETE", "NONSENSE", "HEAD"])
def test_every_answer_has_the_same_headers_and_is_for_this_host_only(server: LocalServer, method: str) -> None:
    for host, refused in (("", False), ("evil.example", True)):
        status, body, answer = get(server, "/", host, method)
        assert status == (403 if refused else 200 if method in ("GET", "HEAD") else 501)
        assert all(answer.headers[name] for name in HEADERS)
        assert ("first" in body) is (status == 200 and method == "GET")


def test_head_gets_the_head_of_get_without_a_body(server: LocalServer) -> None:
    for path in ("/", "/board-3.html", "/none.html"):
        status, body, answer = get(server, path)
        headed, nothing, head = get(server, path, method="HEAD")
        assert (headed, nothing, head.getheader("Content-Length")) == (status, "", str(len(body.encode())))
        assert {**head.headers, "Date": ""} == {**answer.headers, "Date": ""}


@pytest.mark.parametrize(
    ("lines", "status", "why"),
    [
        (("Host: {host}", "Host: {host}"), 400, "there are several headers Host"),
        (("Host: {host}", "Host: evil.example"), 400, "there are several headers Host"),
        (("Host: {host}", "Content-Length: 0", "Content-Length: 5"), 400, "there are several headers Content-Length"),
        (("Host: {host}", "Content-Length: 0", "Transfer-Encoding: chunked"), 400, "there are Transfer-Encoding and"),
        (("Host: {host}", "Content-Length: 0"), 200, "first"),
    ],
)
def test_an_ambiguous_head_is_refused(server: LocalServer, lines: tuple[str, ...], status: int, why: str) -> None:
    head = "".join(f"{line}\r\n" for line in lines).format(host=f"127.0.0.1:{server.server_port}")
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=20) as connection:
        connection.sendall(f"GET /board-3.html HTTP/1.1\r\n{head}\r\n".encode())
        answer = connection.makefile("rb").read().decode()
    assert f" {status} " in answer.splitlines()[0]
    assert why in answer


def test_pages_of_other_sites_may_not_ask(server: LocalServer) -> None:
    for origin, status in (("http://evil.example", 403), (server.url.rstrip("/"), 200)):
        connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=20)
        connection.request("GET", "/", headers={"Origin": origin})
        assert connection.getresponse().status == status
        connection.close()


def test_a_request_that_cannot_be_read_is_answered_with_the_same_headers(server: LocalServer) -> None:
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=20) as connection:
        connection.sendall(b"GET / HTTP/9.9\r\n\r\n")
        answer = connection.makefile("rb").read()
    assert b" 505 " in answer.splitlines()[0]
    assert all(name.encode() in answer for name in HEADERS)


@pytest.mark.parametrize(("size", "expected"), [(65_536, b"200 OK"), (65_537, b"431 Request Header Fields Too Large")])
def test_the_headers_have_at_most_64_kilobytes_in_total(server: LocalServer, size: int, expected: bytes) -> None:
    lines = f"Host: 127.0.0.1:{server.server_port}\r\n" + f"X: {'a' * 1000}\r\n" * 60
    padding = size - len(lines) - len("Y: \r\n\r\n")
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=20) as connection:
        connection.sendall(f"GET / HTTP/1.1\r\n{lines}Y: {'a' * padding}\r\n\r\n".encode())
        answer = connection.makefile("rb").read()
    assert expected in answer.splitlines()[0]
    assert all(name.encode() in answer for name in HEADERS)
    if size > 65_536:
        assert answer.endswith(b"\r\n\r\nthe headers have more than 65,536 bytes\n")


def test_a_page_of_another_site_is_refused(server: LocalServer) -> None:
    for site, status in (("cross-site", 403), ("same-origin", 200), ("none", 200)):
        connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=20)
        connection.request("GET", "/", headers={"Sec-Fetch-Site": site})
        assert connection.getresponse().status == status
        connection.close()


@pytest.mark.parametrize("name", ["LOCALHOST", "LocalHost", "localhost"])
def test_the_name_of_this_machine_is_read_in_any_case(server: LocalServer, name: str) -> None:
    assert get(server, "/", f"{name}:{server.server_port}")[0] == 200


class Timer:
    """A timer that runs when a test says so."""

    made: ClassVar[queue.Queue[Timer]]

    def __init__(self, seconds: float, run: Callable[[], None]) -> None:
        self.seconds, self.run = seconds, run
        self.is_started = False
        self.cancelled = threading.Event()
        self.made.put(self)

    def start(self) -> None:
        self.is_started = True

    def cancel(self) -> None:
        self.cancelled.set()


def test_a_connection_is_closed_if_its_request_does_not_arrive_in_time(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Timer, "made", queue.Queue(), raising=False)
    monkeypatch.setattr(threading, "Timer", Timer)
    with socket.create_connection(("127.0.0.1", server.server_port), timeout=60) as connection:
        connection.sendall(b"GET / HT")
        timer = Timer.made.get(timeout=60)
        assert (timer.is_started, timer.seconds) == (True, 60.0)
        timer.run()
        assert connection.recv(1) == b""
    assert get(server, "/")[0] == 200
    assert Timer.made.get(timeout=60).cancelled.wait(60)


class Sender:
    """A client that takes half a second for each piece that it sends after a refusal."""

    def __init__(self, clock: Clock, pieces: int) -> None:
        self.clock, self.pieces, self.told = clock, pieces, list[object]()

    def shutdown(self, how: int) -> None:
        self.told.append(how)

    def settimeout(self, seconds: float) -> None:
        self.told.append(seconds)

    def recv(self, size: int) -> bytes:
        self.clock.now += 0.5
        self.pieces -= 1
        self.told.append(size)
        return b"x" if self.pieces >= 0 else b""


@pytest.mark.parametrize(("is_refused", "pieces", "read"), [(True, 2, 3), (True, 9, 4), (True, 0, 1), (False, 2, 0)])
def test_what_a_client_still_sends_after_a_refusal_is_read_for_two_seconds(
    is_refused: bool, pieces: int, read: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = Sender(Clock(monkeypatch, "monotonic"), pieces)
    request: Any = object.__new__(serve.LocalRequest)
    request.connection, request._is_refused = client, is_refused
    request.rfile, request.wfile, request._end = io.BytesIO(), io.BytesIO(), threading.Timer(60, print)
    request.finish()
    assert client.told == ([socket.SHUT_WR, 2.0, *[65_536] * read] if is_refused else [])


def test_more_connections_than_the_limit_are_closed_and_those_after_them_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(serve, "_MOST_CONNECTIONS", 3)
    with PageServer(0, LocalRequest) as few:
        threading.Thread(target=few.serve_forever, daemon=True).start()
        idle = [socket.create_connection(("127.0.0.1", few.server_port), timeout=20) for _ in range(3)]
        with socket.create_connection(("127.0.0.1", few.server_port), timeout=20) as another:
            assert another.recv(1) == b""
        for connection in idle:
            connection.close()
        for _ in range(1000):  # until the server has noticed
            with suppress(OSError, http.client.HTTPException):
                assert get(few, "/")[0] == 200
                break
            time.sleep(0.02)
        else:
            pytest.fail("the server still refuses connections")
        few.shutdown()


def test_a_port_that_is_taken_is_told(server: LocalServer) -> None:
    with pytest.raises(StoreError, match=rf"cannot listen on port {server.server_port}: .*choose another with --port"):
        PageServer(server.server_port, LocalRequest)
