"""The replay of a table manager's log."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from ddsolver.cards import Seat
from experiments.competitions.tables.connection import LineLog, written_to
from tests.experiments.competitions.tables.test_listeners import attentive
from tests.experiments.competitions.tables.test_sessions import SAMPLE, settings
from tests.kept import assert_kept
from tests.log_replay import read_log, replay
from tests.tables import OURS, CapitalsClient, OurClient, Session

pytestmark = pytest.mark.xdist_group("sessions")


def without(lines: list[str], place: int) -> list[str]:
    return [*lines[:place], *lines[place + 1 :]]


def without_first(lines: list[str], piece: str) -> list[str]:
    place = next(at for at, line in enumerate(lines) if piece in line)
    return [*lines[:place], *lines[place + 1 :]]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda lines: without_first(lines, "> Dummy's"), "board 1: North gets \"Dummy's"),
        (lambda lines: without_first(lines, " North < NORTH plays"), "board 1"),
        (lambda lines: without_first(lines, "* East plays"), "board 1"),
        (lambda lines: [re.sub(r'"plays": "..', '"plays": "XX', line) for line in lines], "the cards played are"),
    ],
)
def test_a_replay_finds_what_was_changed(
    change: Callable[[list[str]], list[str]], message: str, tmp_path: Path
) -> None:
    asked = settings(f"N=client,E={OURS},S={OURS},W={OURS}")
    session = Session(asked, SAMPLE[:1], tmp_path)
    client = CapitalsClient(asked.port, SAMPLE[:1])
    session.result()
    client.ended()
    assert not replay(session.log).differences
    lines = session.log.read_text().splitlines(keepends=True)
    changed = tmp_path / "changed.log"
    changed.write_text("".join(change(lines)))
    assert any(message in difference for difference in replay(changed).differences)


def log_of_a_broken_west(folder: Path, fails_at: tuple[str, int]) -> Path:
    """Play a board that a fault of West ends, and return the log."""
    attentive("broken", fails_at)
    asked = settings(f"N=client,E={OURS},S={OURS},W=broken")
    session = Session(asked, SAMPLE[:1], folder)
    client = OurClient(asked.port, Seat.NORTH, SAMPLE[:1])
    (board,) = session.result().played.boards.values()
    client.ended()
    assert board.fault == "defender: West: has crashed"
    return session.log


@pytest.mark.parametrize("fails_at", [("begin", 0), ("card", 3), ("card", 40)])
def test_the_replay_of_a_board_that_an_engines_fault_ended_is_the_same(
    fails_at: tuple[str, int], tmp_path: Path
) -> None:
    log = log_of_a_broken_west(tmp_path, fails_at)
    assert replay(log).boards == 1
    assert replay(log).differences == ()
    (result,) = [json.loads(entry.text) for entry in read_log(log) if entry.sign == "="]
    assert result["fault"] == {"seat": "W", "reason": "West: has crashed"}


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"seat": "W"', '"seat": "E"', "West ends the play in the replay, but East in the log"),
        ('"fault": {"seat": "W", "reason": "West: has crashed"}', '"fault": null', "needs more lines than the log has"),
    ],
)
def test_a_replay_finds_another_fault(old: str, new: str, message: str, tmp_path: Path) -> None:
    log = log_of_a_broken_west(tmp_path, ("card", 3))
    changed = log.read_text().replace(old, new)
    assert changed != log.read_text()
    log.write_text(changed)
    (difference,) = replay(log).differences
    assert message in difference


@pytest.mark.slow
def test_what_the_manager_and_each_client_say_stays(tmp_path: Path) -> None:
    asked = settings(f"NS=client,EW={OURS}")
    session = Session(asked, SAMPLE[1:3], tmp_path)
    clients = [OurClient(asked.port, seat, SAMPLE[1:3]) for seat in (Seat.NORTH, Seat.SOUTH)]
    session.result()
    for client in clients:
        client.ended()
    lines: dict[str, list[str]] = {"North": [], "South": [], "table": [], "others": []}
    for entry in read_log(session.log):
        text = re.sub(r', "clients": .*|\d*:?\d\d:\d\d', "", entry.text)  # who was ready, and times
        lines[entry.who if entry.who in lines else "others"].append(f"{entry.sign} {text}")
    lines["others"].sort()
    assert_kept("table-manager", lines)


def test_a_log_keeps_a_name_that_is_no_text(tmp_path: Path) -> None:
    with written_to(tmp_path / "lines.log") as write:
        LineLog(1, write).line("South", ">", 'Connecting "\udcff" as South')
    assert [entry.text for entry in read_log(tmp_path / "lines.log")] == ['Connecting "\\udcff" as South']
