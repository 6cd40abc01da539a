"""The server of `declarer serve --api` itself: its addresses, limits and processes."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from http import HTTPStatus
from pathlib import Path

import pytest

from experiments.errors import StoreError
from experiments.questions.serve import api
from experiments.questions.serve.api import ApiServer
from experiments.questions.serve.workers import Answer, Workers
from experiments.web import serve
from tests.command import declarer
from tests.experiments.questions.serve.test_api import HAND, ROOT, post
from tests.platforms import NEEDS_POSIX


def test_a_server_for_all_addresses_accepts_addresses_and_the_name_of_the_machine_only() -> None:
    with ApiServer(0, "0.0.0.0", 0) as everywhere:
        port = everywhere.server_port
        assert everywhere.is_own(f"192.168.1.7:{port}")
        assert everywhere.is_own(f"localhost:{port}")
        assert not everywhere.is_own(f"evil.example:{port}")
        assert not everywhere.is_own(f"192.168.1.7:{port + 1}")
        assert everywhere.url == f"http://127.0.0.1:{port}/"


def test_on_port_80_an_address_is_named_without_its_port(monkeypatch: pytest.MonkeyPatch) -> None:
    with ApiServer(0, "0.0.0.0", 0) as everywhere:
        monkeypatch.setattr(everywhere, "server_port", 80)
        assert all(everywhere.is_own(host) for host in ("192.168.1.7", "192.168.1.7:80", "[2001:db8::7]", "localhost"))
        assert not any(everywhere.is_own(host) for host in ("evil.example", "192.168.1.7:8080", ""))


def test_an_address_of_another_machine_is_refused() -> None:
    with pytest.raises(StoreError, match=r"cannot listen on port 0 of 192\.0\.2\.1"):
        ApiServer(0, "192.0.2.1", 0)


def test_beyond_the_limit_of_requests_the_others_get_503(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "MOST_REQUESTS", 2)
    ready, go_on = threading.Semaphore(0), threading.Event()

    def slow(*_: object) -> Answer:
        ready.release()
        go_on.wait(60)
        return Answer(HTTPStatus.OK, {})

    with ApiServer(0, serve.LOOPBACK, 0) as few:
        monkeypatch.setattr(few._workers, "ask", slow)
        threading.Thread(target=few.serve_forever, daemon=True).start()
        with ThreadPoolExecutor(2) as clients:
            busy = [clients.submit(post, few, "/bid", HAND) for _ in range(2)]
            for _ in busy:
                assert ready.acquire(timeout=60)
            status, values = post(few, "/bid", HAND)
            go_on.set()
            assert [each.result()[0] for each in busy] == [200, 200]
        assert (status, values["error"]) == (503, "2 requests are being answered, which is the limit; ask again later")
        assert post(few, "/bid", HAND)[0] == 200
        few.shutdown()


@pytest.mark.slow
def test_an_answer_that_takes_too_long_is_given_up_and_the_next_one_comes() -> None:
    workers = Workers(1)
    slow = HAND | {"bidder": "monte-carlo:layouts=10000", "auction": "1C 1S", "hand": "A4.KQ982.K73.962"}
    status, values = workers.ask("bid", slow, 2.0)
    assert (status, values["error"]) == (503, "no answer within 2 s; ask a faster bidder or player")
    assert workers.ask("bid", HAND, 90.0).status == 200
    workers.close()


def test_a_question_that_arrives_too_slowly_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "REQUEST_SECONDS", 0.5)
    with ApiServer(0, serve.LOOPBACK, 0) as hurried:
        threading.Thread(target=hurried.serve_forever, daemon=True).start()
        with socket.create_connection(("127.0.0.1", hurried.server_port), timeout=30) as connection:
            host = f"Host: 127.0.0.1:{hurried.server_port}"
            connection.sendall(f"POST /bid HTTP/1.1\r\n{host}\r\nContent-Length: 1000\r\n\r\n{{".encode())
            assert connection.makefile("rb").read() == b""
        hurried.shutdown()


def test_a_question_that_finds_no_free_process_is_given_up() -> None:
    workers = Workers(0)
    status, values = workers.ask("bid", HAND, 0.05)
    assert (status, values["error"]) == (503, "no process was free within 0.05 s; ask again later")


@NEEDS_POSIX
def test_a_process_that_dies_is_replaced() -> None:
    workers = Workers(1)
    assert workers.ask("bid", HAND, 90.0).status == 200
    (worker,) = workers._idle.queue
    os.kill(worker._process.pid, signal.SIGKILL)
    worker._process.join(20)
    status, values = workers.ask("bid", HAND, 90.0)
    assert (status, values["error"]) == (503, "the process died while it worked on this; ask again")
    assert workers.ask("bid", HAND, 90.0).status == 200
    workers.close()


@pytest.mark.slow
@NEEDS_POSIX
def test_the_command_says_where_and_leaves_no_process() -> None:
    command = [sys.executable, "-m", "experiments", "serve", "--api", "--jobs", "1"]
    process = subprocess.Popen(command, cwd=ROOT, stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    try:
        line = process.stderr.readline()
        assert line.startswith("declarer: answers to programs at http://127.0.0.1:")
        connection = http.client.HTTPConnection("127.0.0.1", int(line.split(":")[3].split("/")[0]), timeout=90)
        connection.request("POST", "/bid", json.dumps(HAND))
        assert json.loads(connection.getresponse().read())["call"] == "1S"
        connection.close()
        children = [int(each) for each in Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]
        process.send_signal(signal.SIGTERM)
        _, rest = process.communicate(timeout=30)
    finally:
        process.kill()
    assert (process.returncode, rest) == (0, "declarer: stopped\n")
    until = time.monotonic() + 20
    while any(Path(f"/proc/{each}").exists() for each in children) and time.monotonic() < until:
        time.sleep(0.1)
    assert not Counter(Path(f"/proc/{each}").exists() for each in children)[True]


def test_open_shows_the_page_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    def stop(_server: ApiServer) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(ApiServer, "serve_forever", stop)
    done = declarer("serve", "--api", "--open", "--jobs", "1")
    assert (done.returncode, len(opened)) == (0, 1)
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/ask", opened[0])
