"""The commands `table-manager` and `sit` in processes of their own."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from experiments.boards.files import read_file
from tests.command import declarer
from tests.experiments.runs.test_runs_survive import HEARS_CTRL_C
from tests.log_replay import replay
from tests.platforms import NEEDS_POSIX
from tests.tables import free_ports

OURS = "monte-carlo:samples=2"
SAMPLE = Path(__file__).parents[4] / "experiments/data/sample.pbn"
SECONDS = 300.0
"""A deadline, in which even a busy machine starts several programs and plays the boards."""
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("sessions")]


_started: list[subprocess.Popen[str]] = []


@pytest.fixture(autouse=True)
def _no_process_is_left() -> Iterator[None]:
    yield
    while _started:
        _started[-1].kill()
        _started.pop().communicate(timeout=SECONDS)


def start(*arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", f"{HEARS_CTRL_C}from experiments.cli import main; main()", *map(str, arguments)]
    _started.append(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True))
    return _started[-1]


def sit(port: int, seat: str) -> subprocess.Popen[str]:
    return start(
        *("sit", "--port", port, "--seat", seat, "--player", OURS, "--auctions", SAMPLE, "--seed", 7, "--json")
    )


def wait_for(log: Path, text: str) -> None:
    end = time.monotonic() + SECONDS
    while not log.exists() or text not in log.read_text(encoding="utf-8"):
        assert time.monotonic() < end, text
        time.sleep(0.02)


def wait_until_listening(port: int) -> None:
    end = time.monotonic() + SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), SECONDS).close()
            return
        except OSError:
            assert time.monotonic() < end, port
            time.sleep(0.02)


def test_two_tables_and_sixteen_boards_equal_those_in_process_though_a_client_is_killed(tmp_path: Path) -> None:
    port, folder = free_ports(), tmp_path / "run"
    manager = start(
        *("table-manager", SAMPLE, "--players", f"NS=client,EW={OURS}", "--port", port, "--seed", 7),
        *("--run", folder, "-o", tmp_path / "played.pbn", "--json"),
    )
    wait_until_listening(port + 1)  # the second of the two tables to open
    killed = sit(port, "South")
    clients = [sit(port, "North"), sit(port + 1, "East"), sit(port + 1, "West")]
    wait_for(folder / "lines.log", "1 South > Board number 3.")
    killed.kill()
    killed.communicate()
    clients.append(sit(port, "South"))
    printed, said = manager.communicate(timeout=SECONDS)
    assert manager.returncode == 0, said
    assert "South has disconnected" in said
    for client in clients:
        out, err = client.communicate(timeout=SECONDS)
        assert client.returncode == 0, err
        assert json.loads(out)["boards"][-1]["board"] == 16
    found = replay(folder / "lines.log")
    assert (found.boards, found.differences) == (32, ())
    here = declarer("match", SAMPLE, "--players", f"NS={OURS},EW={OURS}", "--seed", "7", "--json")
    boards = [
        [[result["plays"] for result in board["results"]] for board in json.loads(text)["boards"]]
        for text in (printed, here.stdout)
    ]
    assert len(boards[0]) == 16
    assert boards[0] == boards[1]


@NEEDS_POSIX
@pytest.mark.parametrize("signal_number", [signal.SIGINT, signal.SIGTERM])
def test_a_session_that_is_stopped_is_resumed(signal_number: signal.Signals, tmp_path: Path) -> None:
    port, folder = free_ports(), tmp_path / "run"
    players = f"S=client,NEW={OURS}"
    manager = start(
        "table-manager", SAMPLE, "--players", players, "--tables", 1, "--port", port, "--seed", 7, "--run", folder
    )
    wait_until_listening(port)
    client = sit(port, "South")
    wait_for(folder / "lines.log", "1 South > Board number 5.")
    manager.send_signal(signal_number)
    _, said = manager.communicate(timeout=SECONDS)
    assert manager.returncode == 1
    assert f"resume with `declarer run resume {folder}`" in said
    client.communicate(timeout=SECONDS)
    assert client.returncode == 0
    resumed = start("run", "resume", folder, "--json")
    wait_until_listening(port)
    client = sit(port, "South")
    printed, said = resumed.communicate(timeout=SECONDS)
    assert resumed.returncode == 0, said
    client.communicate(timeout=SECONDS)
    here = declarer("match", SAMPLE, "--players", f"NESW={OURS}", "--seed", "7", "--json")
    boards = [[board["results"][0]["plays"] for board in json.loads(text)["boards"]] for text in (printed, here.stdout)]
    assert len(boards[0]) == 16
    assert boards[0] == boards[1]


def test_every_board_is_played_in_the_contract_that_is_named(tmp_path: Path) -> None:
    port = free_ports()
    boards = "table-manager", SAMPLE, "--players", f"S=client,NEW={OURS}", "--tables", "1", "--port", str(port)
    manager = start(*boards, "--contract", "2HE", "-o", tmp_path / "played.lin", "--json")
    wait_until_listening(port)
    client = start("sit", "--port", port, "--seat", "South", "--player", OURS, "--contract", "2HE")
    printed, said = manager.communicate(timeout=SECONDS)
    assert manager.returncode == 0, said
    client.communicate(timeout=SECONDS)
    assert {board["contract"] for board in json.loads(printed)["boards"]} == {"2HE"}
    assert len(read_file(tmp_path / "played.lin").boards) == 16
    refused = declarer(*boards, "--contract", "2HE", "--bidding", "clients")
    assert refused.returncode == 2
    assert "it is only for boards from files" in " ".join(refused.stderr.split())
