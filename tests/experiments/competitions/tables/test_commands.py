"""What the commands `table-manager` and `sit` say where nothing can be played."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tests.command import declarer
from tests.tables import free_ports


def test_a_manager_that_is_not_there_and_a_port_that_is_taken_are_named_in_a_line() -> None:
    port = free_ports()
    done = declarer("sit", "--port", str(port))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.endswith(f"declarer: cannot connect to 127.0.0.1:{port}: Connection refused\n")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        done = declarer("table-manager", "--port", str(port), "--contracts", "7NT", "--deals", "1")
    assert done.returncode == 1
    assert f"declarer: cannot listen at 127.0.0.1:{port}: Address already in use" in done.stderr


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("sit", "--player", "arbitrary"), "'arbitrary' is a defender, not a declarer"),
        (("sit", "--player", "payoff / arbitrary"), "arbitrary sees all hands; choose a defender"),
        (("sit", "--contract", "3NT"), "contract '3NT' has no declarer"),
        (("sit", "--contract", "3NTS", "--auctions", "x.pbn"), "give only one of --auctions and --contract"),
        (("table-manager", "--players", "NS=client,EW=nobody"), "unknown declarer: 'nobody'"),
        (("table-manager", "--bidding", "us"), "choose from 'announced' or 'clients'"),
        (("table-manager", "--contract", "3NTS", "--random", "2"), "it is only for boards from files"),
    ],
)
def test_wrong_usage_is_refused_before_anybody_is_waited_for(arguments: tuple[str, ...], message: str) -> None:
    done = declarer(*arguments)
    assert done.returncode == 2
    assert message in " ".join(done.stderr.split())


def test_a_file_that_is_no_log_is_not_replayed(tmp_path: Path) -> None:
    other = tmp_path / "other.txt"
    other.write_text("hello\n")
    done = declarer("table-manager", "--replay", other)
    assert done.returncode == 1
    assert f"{other}:1: not a line of a table manager's log: 'hello'" in done.stderr
