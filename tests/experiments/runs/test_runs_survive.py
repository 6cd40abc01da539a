"""Runs killed for real: the command in its own processes, stopped by signals while players wait at a gate."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from experiments.competitions.league.run import run_league
from experiments.competitions.league.settings import LeagueSettings
from experiments.runs.processes.pool import Pool
from experiments.runs.store import Store
from tests.engines import LOWEST
from tests.experiments.runs.test_tasks import rows
from tests.gate import Gate
from tests.platforms import NEEDS_POSIX

pytestmark = [NEEDS_POSIX, pytest.mark.xdist_group("survive")]  # what they share is made once

FLAGS = (
    *("--contracts", "6NT,7NT", "--deals", "2", "--samples", "1,3"),
    *("--declarer", "gated", "--declarer", "gated:kind=payoff"),
    *("--defender", "arbitrary", "--weights", "uniform", "--seed", "3"),
)
BOARDS = 2 * 2 * 2 * 2
MATCH = ("match", "--contracts", "6NT,7NT", "--deals", "3", "--declarer", "gated", "--declarer", "gated:samples=2")
TUNE = ("tune", "--contracts", "6NT,7NT", "--deals", "12", "--declarer", "gated", "--seconds-per-deal", "9")


HEARS_CTRL_C = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
"""Tests in the background of a shell ignore it, and so would their children."""


def start(gate: Gate, *arguments: str, path: str | None = None) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", f"{HEARS_CTRL_C}from experiments.cli import main; main()", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
        env=gate.environment if path is None else {**gate.environment, "PATH": path},
    )


def finish(gate: Gate, *arguments: str) -> None:
    """Let a run come to its end."""
    gate.open()
    ended(start(gate, *arguments))


def ended(process: subprocess.Popen[str]) -> None:
    """The process ends, and all went well."""
    output, _ = process.communicate(timeout=240)
    assert process.returncode == 0, output


def play(gate: Gate, process: subprocess.Popen[str], folder: Path, boards: int, players: int = 2) -> list[int]:
    """Let a number of boards be played and stored; return the ids of the processes that wait to play the next."""
    before = played(folder)
    gate.let(boards)
    waiting = gate.wait_for(players, process)
    while played(folder) < before + boards:
        assert process.poll() is None, process.communicate()[0]
        time.sleep(0.02)
    assert played(folder) == before + boards < BOARDS
    return waiting


def played(folder: Path) -> int:
    try:
        with Store(folder, write=False) as store:
            return len(store.played())
    except ValueError:
        return 0


@pytest.fixture
def gate(tmp_path: Path) -> Gate:
    return Gate(tmp_path / "gate")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "run"


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    here = tmp_path_factory.mktemp("whole")
    finish(Gate(here / "gate"), "reproduce", *FLAGS, "--run", str(here / "run"))
    assert played(here / "run") == BOARDS
    return here / "run"


@pytest.mark.long
def test_a_run_killed_again_and_again_ends_with_the_same_rows(uninterrupted: Path, gate: Gate, folder: Path) -> None:
    process = start(gate, "reproduce", *FLAGS, "--jobs", "2", "--run", str(folder))
    for boards in (3, 5):
        play(gate, process, folder, boards)
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        assert process.returncode == -signal.SIGKILL
        gate.forget()
        process = start(gate, "run", "resume", str(folder), "--jobs", "2")
    gate.open()
    ended(process)
    assert rows(folder) == rows(uninterrupted)


@pytest.mark.slow
def test_a_run_whose_worker_is_killed_goes_on_by_itself(uninterrupted: Path, gate: Gate, folder: Path) -> None:
    process = start(gate, "reproduce", *FLAGS, "--jobs", "2", "--run", str(folder))
    workers = play(gate, process, folder, 4)
    assert process.pid not in workers
    os.kill(workers[0], signal.SIGKILL)
    gate.forget()
    others = gate.wait_for(1, process)
    assert set(others).isdisjoint(workers)
    gate.open()
    ended(process)
    assert rows(folder) == rows(uninterrupted)


@pytest.mark.parametrize(
    ("signals", "jobs", "path"),
    [
        pytest.param([signal.SIGINT], 1, None, id="one process"),
        pytest.param([signal.SIGINT], 2, "/nowhere", id="without programs to list processes", marks=pytest.mark.long),
        pytest.param([signal.SIGINT] * 5, 2, None, id="impatiently", marks=pytest.mark.long),
        pytest.param([signal.SIGTERM], 2, None, id="from outside", marks=pytest.mark.long),
    ],
)
def test_a_run_stopped_by_signals_ends_with_all_its_processes(
    signals: Sequence[signal.Signals], jobs: int, path: str | None, gate: Gate, folder: Path
) -> None:
    process = start(gate, "reproduce", *FLAGS, "--jobs", str(jobs), "--run", str(folder), path=path)
    play(gate, process, folder, 1, jobs)
    lines = stop(process, signals)
    begun, said, stopped = lines
    assert begun.endswith("boards to play")
    assert said.startswith("declarer: 1 board played")
    assert stopped == f"declarer: stopped; resume with `declarer run resume {folder}`"
    assert played(folder) == 1


@pytest.mark.slow
@pytest.mark.parametrize("command", [MATCH, pytest.param(TUNE, marks=pytest.mark.long)])
def test_matches_and_tuning_are_stopped_by_signals_too(command: Sequence[str], gate: Gate, folder: Path) -> None:
    process = start(gate, *command, "--jobs", "2", "--run", str(folder))
    play(gate, process, folder, 1)
    lines = stop(process, [signal.SIGTERM, signal.SIGINT])
    assert lines[-1].startswith("declarer: stopped; "), lines
    assert lines[-1].endswith(f"resume with `declarer run resume {folder}`")
    assert played(folder) == 1


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", [("reproduce", *FLAGS, "--run"), pytest.param((*MATCH, "--run"), marks=pytest.mark.long)]
)
def test_all_processes_of_a_run_end_with_one_that_is_killed(command: Sequence[str], gate: Gate, folder: Path) -> None:
    process = start(gate, *command, str(folder), "--jobs", "2")
    play(gate, process, folder, 1)
    family = psutil.Process(process.pid).children(recursive=True)
    assert len(family) >= 3  # two workers, and who keeps their semaphores
    process.kill()
    _, alive = psutil.wait_procs(family, timeout=3)
    assert all(_has_ended(each) for each in alive)
    process.communicate()


def _has_ended(process: psutil.Process) -> bool:
    """Whether a process has ended; it is there until its new parent asks for its status."""
    try:
        return bool(process.status() == psutil.STATUS_ZOMBIE)
    except psutil.NoSuchProcess:
        return True


@pytest.mark.slow
def test_a_run_stopped_is_gone_on_with(uninterrupted: Path, gate: Gate, folder: Path) -> None:
    process = start(gate, "reproduce", *FLAGS, "--run", str(folder))
    play(gate, process, folder, 2, players=1)
    stop(process, [signal.SIGTERM])
    finish(gate, "run", "resume", str(folder))
    assert rows(folder) == rows(uninterrupted)


def stop(process: subprocess.Popen[str], signals: Sequence[signal.Signals]) -> list[str]:
    """Send signals to a command and its workers, as a terminal does; all are gone after it. The lines it printed."""
    family = [psutil.Process(process.pid), *psutil.Process(process.pid).children(recursive=True)]
    for number in signals:
        os.killpg(process.pid, number)
        time.sleep(0.05)
    output, _ = process.communicate(timeout=60)
    _, alive = psutil.wait_procs(family, timeout=3)
    assert all(_has_ended(each) for each in alive)
    assert process.returncode == 1, output
    return lines_of(output)


def lines_of(output: str) -> list[str]:
    """The lines that stay on the screen, but for that on compiling, which a busy machine makes a command print."""
    lines = [line.rpartition("\r")[2] for line in output.removesuffix("\n").split("\n")]
    return [line for line in lines if not re.match(r"declarer: compiling| \d+ s$", line)]


@pytest.mark.long
def test_on_dask_a_run_has_the_same_rows_though_a_worker_is_killed(
    uninterrupted: Path, gate: Gate, folder: Path
) -> None:
    with dask_cluster(gate) as (address, _, workers):
        process = start(gate, "reproduce", *FLAGS, "--scheduler", address, "--run", str(folder))
        assert play(gate, process, folder, 4) == sorted(worker.pid for worker in workers)
        workers[0].kill()
        gate.open()
        ended(process)
    assert workers[1].pid in gate.passed()
    assert rows(folder) == rows(uninterrupted)


@pytest.mark.long
def test_a_dask_scheduler_that_is_lost_is_told_in_a_line_and_the_run_goes_on_elsewhere(
    uninterrupted: Path, gate: Gate, folder: Path
) -> None:
    with dask_cluster(gate) as (address, scheduler, _):
        process = start(gate, "reproduce", *FLAGS, "--scheduler", address, "--run", str(folder))
        play(gate, process, folder, 4)
        scheduler.kill()
        output, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    lines = lines_of(output)
    assert lines[0] == f"declarer: {BOARDS} of {BOARDS} boards to play"
    assert len(lines) == 2, lines
    assert lines[1].startswith(
        f"declarer: the Dask scheduler at {address} has no workers, or the connection to it is lost ("
    )
    assert lines[1].endswith("are kept; resume with `declarer run resume` or the same command")
    assert played(folder) == 4
    finish(gate, "run", "resume", str(folder), "--jobs", "2")
    assert rows(folder) == rows(uninterrupted)


@pytest.mark.long
def test_engines_play_the_same_cards_on_dask(gate: Gate, folder: Path) -> None:
    command = LOWEST.removeprefix("engine:cmd=")
    settings = LeagueSettings.model_validate(
        {
            "players": {"low": "low", "MC": "monte-carlo:samples=2"},
            "defenders": ["arbitrary", "low"],
            "contracts": ["7NT"],
            "deals": 3,
            "engines": {"low": {"cmd": command}},
        }
    )
    gate.open()
    with dask_cluster(gate) as (address, _, _):
        run_league(settings, folder / "dask", Pool(scheduler=address))
    run_league(settings, folder / "here", Pool(1))
    assert rows(folder / "dask") == rows(folder / "here")


@contextmanager
def dask_cluster(gate: Gate) -> Iterator[tuple[str, subprocess.Popen[bytes], list[subprocess.Popen[bytes]]]]:
    """A scheduler and two workers on the loopback interface."""
    pytest.importorskip("distributed", reason="the extra 'cluster' is not installed")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    scheduler = quietly(gate, "distributed.cli.dask_scheduler", "--host", address, "--no-dashboard", "--no-show")
    worker = ("distributed.cli.dask_worker", address, "--nthreads", "1", "--no-nanny", "--no-dashboard")
    workers = [quietly(gate, *worker) for _ in range(2)]
    try:
        yield address, scheduler, workers
    finally:
        for process in (*workers, scheduler):
            process.kill()
            process.wait()


def quietly(gate: Gate, module: str, *arguments: str) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=gate.environment)
