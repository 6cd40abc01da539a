"""Running engines are shared, the eight used last stay, and all end with the process."""

from __future__ import annotations

import os
from typing import Any

import pytest

from agent.engines import running
from agent.engines.command import EngineCommand


class Engine:
    """An engine that only counts."""

    started: list[str]

    def __init__(self, command: EngineCommand, options: dict[str, Any]) -> None:
        self.is_running = True
        self.name = f"{command} {options['o']}"
        self.started.append(self.name)

    def stop(self) -> None:
        self.is_running = False


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    names: list[str] = []
    monkeypatch.setattr(Engine, "started", names, raising=False)
    monkeypatch.setattr(running, "RunningEngine", Engine)
    monkeypatch.setattr(running, "_running", {})
    return names


def test_an_engine_is_shared_by_command_and_options_and_started_again_if_it_has_ended(started: list[str]) -> None:
    one, other = EngineCommand(("a",)), EngineCommand(("b",))
    first = running.engine(one, {"o": 1})
    assert running.engine(one, {"o": 1}) is first
    assert running.engine(one, {"o": 2}) is not first
    assert running.engine(other, {"o": 1}) is not first
    assert len(started) == 3
    first.stop()
    assert running.engine(one, {"o": 1}) is not first
    assert len(started) == 4


def test_the_eight_engines_used_last_stay_and_the_others_are_stopped(started: list[str]) -> None:
    engines = [running.engine(EngineCommand(("a",)), {"o": number}) for number in range(8)]
    running.engine(EngineCommand(("a",)), {"o": 0})
    engines += [running.engine(EngineCommand(("a",)), {"o": number}) for number in (8, 9)]
    assert len(started) == 10
    assert [place for place, each in enumerate(engines) if not each.is_running] == [1, 2]


def test_the_process_ends_its_own_engines_and_no_others(started: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    parents = running.engine(EngineCommand(("a",)), {"o": 1})
    monkeypatch.setattr(os, "getpid", lambda: -1)  # in a child
    own = [running.engine(EngineCommand(("a",)), {"o": number}) for number in (1, 2)]
    running.stop_engines()
    assert [each.is_running for each in (parents, *own)] == [True, False, False]
    assert len(started) == 3
