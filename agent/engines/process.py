"""The process of an engine: send it messages and wait for its answers, with time limits."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import threading
import time
from collections import deque
from collections.abc import Mapping
from typing import Any

from agent.engines import guard
from agent.engines.command import EngineCommand
from agent.engines.cpu_time import cpu_seconds
from agent.errors import EngineError

LONGEST_LINE = 1_000_000
"""The most bytes in a line; an engine that writes a longer line has failed."""
_KEPT_LINES = 5
_KEPT_LETTERS = 2_000
_CHUNK = 65_536
_MOST_WAITING = 1_000
"""The most unread lines that are kept; an engine that writes more has to wait."""
_ENDED = ""
_TOO_LONG = None


class EngineProcess:
    """A running engine: `send` writes messages to it, and `receive` reads its answers.

    :raises EngineError: if the program cannot be started. If the engine fails later, `send` and `receive` end it and
        raise the same error.
    """

    def __init__(self, command: EngineCommand) -> None:
        self._command = command
        self._lines: queue.Queue[str | None] = queue.Queue(_MOST_WAITING)
        self._said: deque[str] = deque(maxlen=_KEPT_LINES)
        self._complaints = b""
        self._is_stopped = False
        self._cpu_seconds = 0.0
        try:
            self._process = subprocess.Popen(
                command.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                **guard.OWN_GROUP,  # Ctrl-C reaches only this program, which then ends the engine
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise EngineError(f"engine {command}: cannot be started: {reason}") from None
        guard.watch(self._process.pid)
        self._readers = [
            threading.Thread(target=reader, name="declarer-engine", daemon=True)
            for reader in (self._read_answers, self._read_complaints)
        ]
        for reader in self._readers:
            reader.start()

    @property
    def is_running(self) -> bool:
        """Whether the process is still running."""
        self.cpu_seconds()
        return self._process.poll() is None

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message as one line of JSON."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")).encode() + b"\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise self.fault(self._how_it_ended()) from None

    def receive(self, seconds: float) -> dict[str, Any]:
        """Return the next message whose type is not ``info``; wait at most ``seconds`` (wall time)."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise self.fault(f"gave no answer within {seconds:g} s") from None
            if line is _TOO_LONG:
                raise self.fault(f"wrote a line of more than {LONGEST_LINE:,} bytes")
            if line == _ENDED:
                raise self.fault(self._how_it_ended())
            try:
                message = json.loads(line)
            except (ValueError, RecursionError):
                message = None
            if not isinstance(message, dict):
                raise self.fault(f"answered {line[:100]!r}, which is not a JSON object")
            if message.get("type") != "info":
                return message

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that the engine and the processes it started have used so far.

        If the engine dies, the processes that it leaves running are no longer counted.
        """
        # Read the times before `Popen.poll`, which waits for a dead process: then the system forgets that process.
        if self._process.returncode is None:
            self._cpu_seconds = max(self._cpu_seconds, cpu_seconds(self._process.pid))
        return self._cpu_seconds

    def fault(self, reason: str) -> EngineError:
        """End the engine; return an error with the reason and the engine's last output."""
        self.stop()
        said = "".join(f"> {line[:_KEPT_LETTERS]}\n" for line in self._said)
        return EngineError(f"engine {self._command}: {reason}", said + self._complaints.decode(errors="replace"))

    def stop(self) -> None:
        """End the engine and the processes that it started."""
        self._is_stopped = True
        self.cpu_seconds()
        guard.end(self._process.pid)
        with contextlib.suppress(OSError):
            self._process.kill()
        self._process.wait()
        for reader in self._readers:
            reader.join(1.0)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()

    def _how_it_ended(self) -> str:
        self.cpu_seconds()
        try:
            status = self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            return "closed its standard output"
        return f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"

    def _read_answers(self) -> None:
        assert self._process.stdout is not None
        rest = b""
        with contextlib.suppress(OSError, ValueError):
            while chunk := os.read(self._process.stdout.fileno(), _CHUNK):
                *lines, rest = (rest + chunk).split(b"\n")
                if len(rest) > LONGEST_LINE or any(len(line) > LONGEST_LINE for line in lines):
                    self._put(_TOO_LONG)
                    return
                for line in lines:
                    text = line.decode(errors="replace").strip()
                    if text:
                        self._said.append(text)
                        self._put(text)
        self._put(_ENDED)

    def _put(self, line: str | None) -> None:
        while not self._is_stopped:
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.1)
                return

    def _read_complaints(self) -> None:
        assert self._process.stderr is not None
        with contextlib.suppress(OSError, ValueError):
            while chunk := os.read(self._process.stderr.fileno(), _CHUNK):
                self._complaints = (self._complaints + chunk)[-_KEPT_LETTERS:]
