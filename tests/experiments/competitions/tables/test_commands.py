"""What the commands `table-manager` and `sit` say where nothing can be played."""

from __future__ import annotations

import socket

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
