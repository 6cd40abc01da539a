"""Requests a second of `declarer serve --api`, with 50 clients at once.

    python -m tests.bench.bench_api [--requests N] [--clients N] [--jobs N] [-o FOLDER]

The server runs in processes of its own. Each client sends its next request when it has the answer to the last one, with
a new connection each time. The hands are random, and all are dealer's. CPU time is that of the server and its
processes. Writes ``api.json`` and ``api.md``.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import statistics
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import psutil

from agent.rules.dealing import random_deals
from ddsolver.deal import hand_to_pbn
from ddsolver.threads import processors
from tests.bench.measured import about, keep

_PATIENCE = 120.0


@dataclass(frozen=True, slots=True)
class Row:
    """A kind of request, and how it was answered."""

    request: str
    clients: int
    processes: int
    requests: int
    answered: int
    """The requests that were answered with 200."""
    seconds: float
    """Wall time."""
    cpu_seconds: float
    median: float
    """The median wall time of a request, in seconds."""
    slowest: float
    """The wall time of the slowest of a hundred requests, in seconds."""


def ask(port: int, fields: dict[str, Any]) -> tuple[int, float]:
    """Return the status and the wall time of a request."""
    began = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
    connection.request("POST", "/bid", json.dumps(fields))
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status, time.perf_counter() - began


def cpu_seconds(server: psutil.Process) -> float:
    """Return the CPU seconds of the server and its processes so far."""
    return sum(sum(each.cpu_times()[:2]) for each in (server, *server.children(recursive=True)) if each.is_running())


def measure(name: str, fields: dict[str, Any], clients: int, jobs: int, number: int) -> Row:
    """Start a server, and measure it."""
    command = [sys.executable, "-m", "experiments", "serve", "--api", "--jobs", str(jobs)]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert server.stderr is not None
    try:
        port = int(server.stderr.readline().split(":")[3].split("/")[0])
        hands = [hand_to_pbn(int(hand)) for hand in random_deals(number, np.random.default_rng(75))[:, 0]]
        with ThreadPoolExecutor(clients) as pool:
            list(pool.map(lambda hand: ask(port, fields | {"hand": hand}), hands[:clients]))  # the processes load
            process = psutil.Process(server.pid)
            before, began = cpu_seconds(process), time.perf_counter()
            found = list(pool.map(lambda hand: ask(port, fields | {"hand": hand}), hands))
            seconds, used = time.perf_counter() - began, cpu_seconds(process) - before
    finally:
        server.terminate()
        server.wait(timeout=_PATIENCE)
    times = sorted(each for _, each in found)
    answered = sum(status == 200 for status, _ in found)
    slowest = times[int(0.99 * len(times))]
    return Row(name, clients, jobs, number, answered, seconds, used, statistics.median(times), slowest)


def main() -> None:
    """Measure the server and write the rows."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=2000)
    parser.add_argument("--clients", type=int, default=50)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    given = parser.parse_args()
    load = os.getloadavg()[0]
    rows = [
        measure("/bid, net", {"bidder": "net"}, given.clients, given.jobs, given.requests),
        measure("/bid, monte-carlo", {"bidder": "monte-carlo"}, given.clients, given.jobs, given.requests // 10),
    ]
    facts = about() | {"load": f"{load:.1f} on {processors()} processors, of other programs"}
    lines = [
        "# Requests a second",
        "",
        "`declarer serve --api`, asked by clients that each send a request when they have the answer to the last one.",
        "`python -m tests.bench.bench_api` makes this page.",
        "",
        "| request | clients | processes | requests | answered | requests a second | CPU ms a request | median s | "
        "99 % within s |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        cells = f"{row.requests / row.seconds:.0f} | {1000 * row.cpu_seconds / row.requests:.1f}"
        lines.append(
            f"| {row.request} | {row.clients} | {row.processes} | {row.requests} | {row.answered} | {cells} "
            f"| {row.median:.2f} | {row.slowest:.2f} |"
        )
    keep(given.output, "api", {"rows": [asdict(row) for row in rows]}, lines, facts)


if __name__ == "__main__":
    main()
