"""Processes that answer questions. One that takes too long is ended, and another one takes its place."""

from __future__ import annotations

import multiprocessing
import os
import queue
import signal
from collections.abc import Mapping
from contextlib import suppress
from http import HTTPStatus
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

from ddsolver.errors import BridgeError, StoppedError
from ddsolver.threads import layouts_on_threads
from experiments.questions.serve.double_dummy import FIELDS as DEAL_QUESTIONS
from experiments.questions.serve.questions import answer
from experiments.runs.processes.interruption import begin_worker, undisturbed

_SECONDS_TO_END = 5.0
"""How long a process may take to end after it was killed, in seconds (wall time)."""


class Answer(NamedTuple):
    """An answer: its HTTP status and its JSON object."""

    status: HTTPStatus
    values: Mapping[str, Any]


def refusal(status: HTTPStatus, why: str) -> Answer:
    """Return an answer that says what is wrong."""
    return Answer(status, {"error": why})


class Workers:
    """Processes that answer one question each at a time."""

    def __init__(self, number: int) -> None:
        self._idle: queue.Queue[_Worker] = queue.Queue()
        for _ in range(number):
            self._idle.put(_Worker())

    def ask(self, question: str, fields: Mapping[str, Any], seconds: float) -> Answer:
        """Return the answer to a question (`questions.answer`), or why there is none.

        The question waits this number of seconds at most for a free process, which then has the same time.
        """
        try:
            worker = self._idle.get(timeout=seconds)
        except queue.Empty:
            return refusal(HTTPStatus.SERVICE_UNAVAILABLE, f"no process was free within {seconds:g} s; ask again later")
        try:
            found = worker.ask(question, fields, seconds)
        except _NoAnswerError as error:
            worker.end()
            worker = _Worker()
            found = refusal(HTTPStatus.SERVICE_UNAVAILABLE, str(error))
        finally:
            self._idle.put(worker)
        return found

    def close(self) -> None:
        """End the idle processes; a busy one ends with its question."""
        with suppress(queue.Empty):
            while True:
                self._idle.get_nowait().end()


class _NoAnswerError(Exception):
    """A process gave no answer."""


class _Worker:
    """A process, and the connection to it."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self._connection, other = spawn.Pipe()
        self._process = spawn.Process(target=_work, args=(other, os.getpid()), daemon=True)
        with undisturbed():
            self._process.start()
        other.close()

    def ask(self, question: str, fields: Mapping[str, Any], seconds: float) -> Answer:
        """Return the answer to a question.

        :raises _NoAnswerError: if there is none within some seconds, or the process dies.
        """
        try:
            self._connection.send((question, dict(fields)))
            if not self._connection.poll(seconds):
                faster = "send fewer deals" if question in DEAL_QUESTIONS else "ask a faster bidder or player"
                raise _NoAnswerError(f"no answer within {seconds:g} s; {faster}")
            status, values = self._connection.recv()
        except (EOFError, OSError):
            raise _NoAnswerError("the process died while it worked on this; ask again") from None
        except RecursionError:  # before anything was sent
            return refusal(HTTPStatus.BAD_REQUEST, "the question has too many lists or objects inside each other")
        return Answer(HTTPStatus(status), values)

    def end(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.join(_SECONDS_TO_END)
        self._connection.close()


def _work(connection: Connection, parent: int) -> None:
    """Answer questions until the connection is closed; the parent process answers Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    begin_worker(parent)
    with suppress(EOFError, OSError):
        while True:
            question, fields = connection.recv()
            connection.send(_answer(question, fields))


def _answer(question: str, fields: Mapping[str, Any]) -> tuple[int, Mapping[str, Any]]:
    try:
        with layouts_on_threads(1):
            return HTTPStatus.OK, answer(question, fields)
    except StoppedError as error:
        return HTTPStatus.SERVICE_UNAVAILABLE, {"error": str(error)}
    except BridgeError as error:
        return HTTPStatus.BAD_REQUEST, {"error": str(error)}
    except Exception as error:  # a fault of ours must not end the process, nor reach a client as a traceback
        return HTTPStatus.INTERNAL_SERVER_ERROR, {"error": f"a fault of declarer ({error!r}): please report it"}
