"""The process of an engine: send it messages and wait for its answers, with time limits."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Mapping
from typing import Any

from agent.engines import guard
from agent.engines.command import EngineCommand
from agent.errors import EngineError, EngineGoneError

LONGEST_LINE = 1_000_000
"""The most bytes in a line; an engine that writes a longer line has failed."""
_DEEPEST = 100
"""How many lists and objects may stand inside each other in an answer."""
_KEPT_LINES = 5
_KEPT_LETTERS = 2_000
_QUOTED_LETTERS = 200
"""The most letters of its last line on standard error that the message about its end has."""
_CHUNK = 65_536
_MOST_WAITING = 1_000
"""The most unread lines that are kept; an engine that writes more has to wait."""
_ENDED = ""
_TOO_LONG = None
_SECONDS_TO_END = 1.0
"""How long an engine that has closed a pipe may then take to end (wall time in seconds)."""


class EngineProcess:
    """A running engine: `send` writes messages to it, and `ask` also waits for the answer.

    :raises EngineError: if the program cannot be started. If the engine fails later, `send` and `ask` end it and raise
        the same error.
    :raises EngineGoneError: from `send` and `ask`, if the engine was stopped before, or ends after a message ``end``.
    """

    def __init__(self, command: EngineCommand) -> None:
        self._command = command
        self._lines: queue.Queue[str | None] = queue.Queue(_MOST_WAITING)
        self._unwritten: queue.Queue[bytes] = queue.Queue()
        self._written: queue.Queue[bool] = queue.Queue()
        """For each message, whether all of it was written."""
        self._said: deque[str] = deque(maxlen=_KEPT_LINES)
        self._complaints = b""
        self._is_stopped = False
        self._may_end = False
        """Whether it has got a message ``end`` and has answered nothing since: it may end then."""
        self._cpu_seconds = 0.0
        try:
            self._process = subprocess.Popen(
                command.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                **guard.OWN_GROUP,  # Ctrl-C reaches only this program, which then ends the engine
            )
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise EngineError(f"engine {command}: cannot be started: {reason}") from None
        guard.watch(self._process.pid)
        # An engine that neither reads nor writes stops only these threads.
        self._threads = [
            threading.Thread(target=each, name="declarer-engine", daemon=True)
            for each in (self._write_messages, self._read_answers, self._read_complaints)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def is_running(self) -> bool:
        """Whether the process is still running."""
        self.cpu_seconds()
        return not self._is_stopped and not self._has_ended()

    def send(self, message: Mapping[str, Any], seconds: float) -> None:
        """Send a message as one line of JSON; wait at most ``seconds`` (wall time) until the engine has taken it."""
        self._send(message, seconds, time.monotonic() + seconds)

    def ask(self, message: Mapping[str, Any], seconds: float) -> dict[str, Any]:
        """Send a message, and return the next one whose type is not ``info``; both within ``seconds`` (wall time)."""
        deadline = time.monotonic() + seconds
        self._send(message, seconds, deadline)
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise self._no_answer(seconds) from None
            if line is _TOO_LONG:
                raise self.fault(f"wrote a line of more than {LONGEST_LINE:,} bytes")
            if line == _ENDED:
                raise self._gone()
            try:
                answer = json.loads(line)
            except (ValueError, RecursionError):
                answer = None
            if not isinstance(answer, dict):
                raise self.fault(f"answered {line[:100]!r}, which is not a JSON object")
            if _is_deep(answer):
                raise self.fault(f"answered {line[:100]!r}, which is nested more than {_DEEPEST} deep")
            if answer.get("type") != "info":
                self._may_end = False
                return answer
            if time.monotonic() > deadline:
                raise self._no_answer(seconds)

    def cpu_seconds(self) -> float:
        """Return the CPU seconds that the engine and the processes it started have used so far.

        If the engine dies, the processes that it leaves running are no longer counted.
        """
        # Read the times before `Popen.wait`: then the system forgets a dead process.
        if self._process.returncode is None:
            self._cpu_seconds = max(self._cpu_seconds, cpu_seconds(self._process.pid))
        return self._cpu_seconds

    def fault(self, reason: str) -> EngineError:
        """End the engine; return an error with the reason and the engine's last output."""
        return self._error(EngineError, reason)

    def stop(self) -> None:
        """End the engine and the processes that it started; if it has been stopped before, nothing happens."""
        if self._is_stopped:
            return  # its number may be a stranger's by now
        self._is_stopped = True
        self.cpu_seconds()
        guard.end(self._process.pid)
        with contextlib.suppress(OSError):
            self._process.kill()
        self._process.wait()
        self._unwritten.put(b"")
        for thread in self._threads:
            thread.join(1.0)
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert pipe is not None
            with contextlib.suppress(OSError):
                pipe.close()

    def _send(self, message: Mapping[str, Any], seconds: float, deadline: float) -> None:
        if self._is_stopped:
            raise self._error(EngineGoneError, "has been stopped")
        self._may_end |= message["type"] == "end"
        self._unwritten.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        try:
            written = self._written.get(timeout=max(0.0, deadline - time.monotonic()))
        except queue.Empty:
            raise self.fault(f"did not read a message within {seconds:g} s") from None
        if not written:
            raise self._gone()

    def _error(self, kind: type[EngineError], reason: str) -> EngineError:
        self.stop()
        said = "".join(f"> {line[:_KEPT_LETTERS]}\n" for line in self._said)
        return kind(f"engine {self._command}: {reason}", said + self._complaints.decode(errors="replace"))

    def _no_answer(self, seconds: float) -> EngineError:
        return self.fault(f"gave no answer within {seconds:g} s")

    def _gone(self) -> EngineError:
        return self._error(EngineGoneError if self._may_end else EngineError, self._how_it_ended())

    def _has_ended(self) -> bool:
        """Whether the process has ended.

        Until `stop`, nobody waits for the process with `Popen.poll` or `Popen.wait`. So the system keeps its number,
        and `stop` never ends the processes of a stranger that got the number later.
        """
        if sys.platform in ("win32", "darwin"):  # Windows keeps the number; Python may lack `os.waitid` on macOS
            return self._process.poll() is not None
        if self._process.returncode is not None:
            return True
        return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _how_it_ended(self) -> str:
        deadline = time.monotonic() + _SECONDS_TO_END
        while not (ended := self._has_ended()) and time.monotonic() < deadline:
            time.sleep(0.005)
        self.stop()
        if not ended:
            return "closed its standard input or output"
        status = self._process.returncode
        how = f"ended with status {status}" if status >= 0 else f"was ended by signal {-status}"
        complaints = self._complaints.decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(complaints) if line.strip()), "")
        return f"{how}: {last[:_QUOTED_LETTERS]}" if last else how

    def _write_messages(self) -> None:
        assert self._process.stdin is not None
        while data := self._unwritten.get():
            try:
                while data and not self._is_stopped:
                    data = data[os.write(self._process.stdin.fileno(), data) :]
            except (OSError, ValueError):  # ValueError: the pipe has been closed
                self._written.put(False)
                return
            self._written.put(not data)

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


def _is_deep(answer: dict[str, Any]) -> bool:
    """Whether an answer is nested so deeply that Python may fail to write it."""
    level: list[Any] = [answer]
    for _ in range(_DEEPEST):
        level = [
            inner
            for each in level
            if isinstance(each, (dict, list))
            for inner in (each.values() if isinstance(each, dict) else each)
        ]
    return bool(level)


def cpu_seconds(pid: int) -> float:
    """Return the CPU seconds of a process and its descendants; 0 if the process is gone.

    A descendant that has ended counts if its parent has waited for it. On Linux the resolution is 10 ms.
    """
    import psutil  # most programs start no engine

    try:
        root = psutil.Process(pid)
        processes = [root, *root.children(recursive=True)]
    except psutil.Error:
        return 0.0
    total = 0.0
    for process in processes:
        try:
            times = process.cpu_times()
        except psutil.Error:
            continue
        total += times.user + times.system + getattr(times, "children_user", 0) + getattr(times, "children_system", 0)
    return total
