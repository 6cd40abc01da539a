"""The running engines of this process: one for each pair of command and options, started when first needed."""

from __future__ import annotations

import atexit
import json
import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.metadata import version
from typing import Any

from agent.engines.command import EngineCommand
from agent.engines.process import EngineProcess
from agent.engines.protocol import Declaration, hello, read_declaration, set_options
from agent.errors import PlayerError

START_SECONDS = 60.0
"""The time limit for each answer before the first board (wall time in seconds)."""
_MOST_RUNNING = 8
_running: dict[tuple[int, EngineCommand, str], RunningEngine] = {}


class RunningEngine(EngineProcess):
    """A running engine that has answered the handshake.

    :raises EngineError: if the program cannot be started, fails, or gives a wrong handshake.
    """

    def __init__(self, command: EngineCommand, options: Mapping[str, Any] | None = None) -> None:
        super().__init__(command)
        self.boards = 0
        """The number of the last message `new_board` or `call`; each has the next number."""
        self._charged = 0.0
        answer = self.ask(hello(f"declarer {version('declarer')}"), START_SECONDS)
        try:
            read_declaration(answer)
        except ValueError as error:
            raise self.fault(str(error)) from None
        self.declared = json.dumps(answer)
        """The answer to the handshake."""
        if options is not None:
            ready = self.ask(set_options(options), START_SECONDS)
            if ready.get("type") != "ready":
                raise self.fault(f"answered 'options' with {str(ready)[:100]!r}, which does not have the type 'ready'")

    def charge(self) -> float:
        """Return the CPU seconds that the engine has used since `charge` was last called."""
        before, self._charged = self._charged, self.cpu_seconds()
        return self._charged - before


def engine(command: EngineCommand, options: Mapping[str, Any]) -> RunningEngine:
    """Return the running engine of a command with these options; start it if there is none, or if it has ended.

    :raises EngineError: if the engine cannot be started.
    """
    key = os.getpid(), command, json.dumps(options)
    found = _running.pop(key, None)
    if found is None or not found.is_running:
        while len(_running) >= _MOST_RUNNING:
            _running.pop(next(iter(_running))).stop()
        found = RunningEngine(command, options)
    _running[key] = found  # the most recently used engine is the last one
    return found


@lru_cache(maxsize=64)
def declared_by(command: EngineCommand) -> str:
    """Return an engine's answer to the handshake, as JSON.

    :raises PlayerError: if the engine cannot be started or its answer is wrong.
    """
    asked = RunningEngine(command)
    asked.stop()
    return asked.declared


def declaration(declared: str) -> Declaration:
    """Return the declaration in an answer that `declared_by` returned.

    :raises PlayerError: if the answer is wrong.
    """
    try:
        return read_declaration(json.loads(declared))
    except ValueError as error:
        raise PlayerError(f"what is stored of an engine's answer to 'hello' is wrong: it {error}") from None


@atexit.register
def stop_engines() -> None:
    """End all engines of this process."""
    for key in [*_running]:
        if key[0] == os.getpid():
            _running.pop(key).stop()
