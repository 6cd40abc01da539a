"""Runs killed for real: the command in its own processes, SIGKILL at random moments."""

from __future__ import annotations

import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from experiments.store import Store
from tests.experiments.test_runner import rows

FLAGS = (
    *("--contracts", "6NT,7NT", "--deals", "5", "--samples", "1,3", "--declarers", "monte-carlo,payoff"),
    *("--defenders", "arbitrary", "--weights", "uniform", "--seed", "3"),
)
BOARDS = 2 * 5 * 2 * 2


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", "from experiments.cli import main; main()", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def finish(*arguments: str) -> None:
    process = start(*arguments)
    output, _ = process.communicate(timeout=240)
    assert process.returncode == 0, output


def wait_for_boards(folder: Path, number: int, process: subprocess.Popen[str]) -> None:
    """Until a run has so many boards, or has ended."""
    while process.poll() is None and played(folder) < number:
        time.sleep(0.05)


def played(folder: Path) -> int:
    try:
        with Store(folder, write=False) as store:
            return len(store.played())
    except ValueError:
        return 0


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole") / "run"
    finish("reproduce", *FLAGS, "-o", str(folder))
    assert played(folder) == BOARDS
    return folder


def test_a_run_killed_again_and_again_ends_with_the_same_rows(uninterrupted: Path, tmp_path: Path) -> None:
    luck = random.Random(4)
    process = start("reproduce", *FLAGS, "--jobs", "2", "-o", str(tmp_path))
    for _ in range(3):
        wait_for_boards(tmp_path, played(tmp_path) + luck.randint(1, 6), process)
        time.sleep(0.2 * luck.random())
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        process = start("resume", str(tmp_path), "--jobs", "2")
    output, _ = process.communicate(timeout=240)
    assert process.returncode == 0, output
    assert rows(tmp_path) == rows(uninterrupted)


def test_a_run_whose_worker_is_killed_goes_on_by_itself(uninterrupted: Path, tmp_path: Path) -> None:
    process = start("reproduce", *FLAGS, "--jobs", "2", "-o", str(tmp_path))
    wait_for_boards(tmp_path, 4, process)
    workers = [pid for pid in children_of(process.pid) if "popen_loky" in command_of(pid)]
    assert workers
    os.kill(workers[0], signal.SIGKILL)
    output, _ = process.communicate(timeout=240)
    assert process.returncode == 0, output
    assert rows(tmp_path) == rows(uninterrupted)


def test_a_run_stopped_by_control_c_says_how_to_go_on(tmp_path: Path) -> None:
    process = start("reproduce", *FLAGS, "-o", str(tmp_path))
    wait_for_boards(tmp_path, 1, process)
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert f"stopped; `declarer resume {tmp_path}` goes on" in output
    assert "Traceback" not in output
    assert 0 < played(tmp_path) < BOARDS


def test_on_dask_a_run_has_the_same_rows_though_a_worker_is_killed(uninterrupted: Path, tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
    with dask_cluster() as (address, workers):
        process = start("reproduce", *FLAGS, "--backend", "dask", "--scheduler", address, "-o", str(tmp_path))
        wait_for_boards(tmp_path, 4, process)
        workers[0].kill()
        output, _ = process.communicate(timeout=240)
    assert process.returncode == 0, output
    assert rows(tmp_path) == rows(uninterrupted)


@contextmanager
def dask_cluster() -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers on the loopback interface."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    scheduler = quietly("distributed.cli.dask_scheduler", "--host", address, "--no-dashboard", "--no-show")
    worker = ("distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
    workers = [quietly(*worker) for _ in range(2)]
    try:
        yield address, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def quietly(module: str, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def children_of(parent: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def command_of(pid: int) -> str:
    return subprocess.run(["ps", "-o", "args=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
