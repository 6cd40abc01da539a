"""Does work in parallel, in processes of this machine, and yields each result when it is ready.

If a worker dies or the user interrupts, the other workers' results are kept and no process is left behind.
"""

from __future__ import annotations

import logging
import os
import pickle
import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from typing import Any, Generic, Self, TypeVar

from joblib.externals.loky import get_reusable_executor
from joblib.externals.loky.backend.reduction import dumps
from joblib.externals.loky.backend.utils import kill_process_tree
from joblib.externals.loky.process_executor import BrokenProcessPool, TerminatedWorkerError

from agent.errors import PlayerError
from ddsolver.errors import whole_number
from experiments.errors import SettingsError
from experiments.runs.processes.interruption import begin_worker, undisturbed

__all__ = ["Pool"]

IDLE_SECONDS = 300
"""Seconds without work after which a worker process ends."""
_SECONDS_TO_NOTICE = 1.0
_AHEAD = 2
"""The number of work items for each process that are handed out at once, so that no process waits for the next one."""
_log = logging.getLogger(__name__)

Work = TypeVar("Work")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Pool:
    """The processes that play boards.

    They wait for more work for five minutes. A ``with`` block ends them when it is left.
    """

    jobs: int = 1
    """The number of processes; 1 is the current process alone."""

    def __post_init__(self) -> None:
        if whole_number(self.jobs, "jobs", SettingsError) < 1:
            raise SettingsError(f"jobs is {self.jobs}: at least 1 is needed")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        if self.jobs > 1:
            _executor(self.jobs).shutdown(wait=True)


ONE_PROCESS = Pool()
"""The current process alone."""


@dataclass(frozen=True, slots=True)
class WorkerDied:
    """The result of a work item that killed its worker process."""


def stream(
    function: Callable[[Work], Result], work: Iterable[Work], pool: Pool
) -> Iterator[tuple[Work, Result | WorkerDied]]:
    """Apply a function to many items in parallel; yield each item with its result as soon as the result is ready.

    Other processes get the players that this process has registered. When a process dies, loky gives up its whole
    pool. The unfinished items are then done one at a time, to find the one that kills its process.

    :raises PlayerError: if an item cannot be sent to another process, or not be read there.
    """
    if pool.jobs == 1:
        for item in work:
            yield item, function(item)
        return
    flights = _Flights(function, work)
    while not flights.done:
        try:
            yield from flights.go(pool.jobs)
        except BrokenProcessPool:
            for suspect in flights.take_lost():
                yield suspect, _alone(function, suspect, pool.jobs)


class _Flights(Generic[Work, Result]):
    """Work items that are waiting or being done. They outlive a pool that breaks."""

    def __init__(self, function: Callable[[Work], Result], work: Iterable[Work]) -> None:
        # Imported late, because `--help` needs no players.
        from experiments.runs.processes.registered import pack

        self.done = False
        self._function = function
        self._registered = pack()
        self._work = iter(work)
        self._in_flight: dict[Future[Result], Work] = {}

    def take_lost(self) -> list[Work]:
        """Return and forget the items that were lost with their pool."""
        lost = list(self._in_flight.values())
        self._in_flight.clear()
        return lost

    def go(self, jobs: int) -> Iterator[tuple[Work, Result]]:
        """Do the work that is left in ``jobs`` processes."""
        # If warnings are errors, this warning would end loky's thread just before the thread starts another worker.
        warnings.filterwarnings("ignore", "A worker stopped while some jobs were given", UserWarning)
        with undisturbed():
            executor = _executor(jobs)
        try:
            self._hand_out(executor, _AHEAD * jobs)
            while self._in_flight:
                ready, _ = wait(self._in_flight, _SECONDS_TO_NOTICE, FIRST_COMPLETED)
                if not ready:
                    _check_manager(executor)
                for future in sorted(ready, key=lambda each: each.exception() is not None):
                    result = future.result()
                    item = self._in_flight.pop(future)
                    self._hand_out(executor, 1)
                    yield item, result
            self.done = True
        finally:
            if not self.done:
                _end_now(executor, "nobody waits for its results")

    def _hand_out(self, executor: Any, number: int) -> None:
        for item in islice(self._work, number):
            try:
                work = bytes(dumps((self._function, item)))
            except Exception as error:  # whatever the methods of a user's class raise
                raise PlayerError(f"the work cannot be sent to other processes: {error}") from None
            with undisturbed():  # loky replaces workers that have ended
                self._in_flight[executor.submit(_do, self._registered, work)] = item


def _executor(jobs: int) -> Any:
    return get_reusable_executor(jobs, timeout=IDLE_SECONDS, initializer=begin_worker, initargs=(os.getpid(),))


def _check_manager(executor: Any) -> None:
    """Check that loky's manager thread lives: nothing else would notice that work never ends.

    :raises BrokenProcessPool: if it has ended.
    """
    manager = executor._executor_manager_thread
    if manager is not None and not manager.is_alive():
        _log.warning("declarer: the manager of the worker processes has ended; new workers are started")
        raise TerminatedWorkerError("the thread that manages the workers has ended")


def _end_now(executor: Any, why: str) -> None:
    """Kill the workers, with the engines that they have started.

    loky's own `shutdown` may forget work in the middle of handing it out, and then leave processes running.
    """
    executor._flags.flag_as_broken(TerminatedWorkerError(why))
    for process in [*executor._processes.values()]:
        kill_process_tree(process)


def _alone(function: Callable[[Work], Result], item: Work, jobs: int) -> Result | WorkerDied:
    """Return the result of an item, done alone. If its process dies, try again: something else may have killed it."""
    for _ in range(2):
        with suppress(BrokenProcessPool):
            ((_, result),) = _Flights(function, [item]).go(jobs)
            return result
    return WorkerDied()


def _do(registered: bytes, work: bytes) -> Any:
    """Apply a function to an item, both pickled: they are read after this process has the registered players.

    :raises PlayerError: if this process cannot load them; a player's settings may belong to a script's module.
    """
    from experiments.runs.processes.registered import unpack

    unpack(registered)
    try:
        function, item = pickle.loads(work)
    except Exception as error:  # whatever the import of a user's module raises
        raise PlayerError(
            f"a process cannot load its work ({type(error).__name__}: {error}): if it is a player of a module that "
            "other processes cannot import, put it into a package, or play in one process"
        ) from None
    return function(item)
