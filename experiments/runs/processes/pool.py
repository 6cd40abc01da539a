"""Does work in parallel, on this machine or on a Dask cluster, and yields each result when it is ready.

If a worker dies or the user interrupts, the other workers' results are kept and no process is left behind.
"""

from __future__ import annotations

import logging
import os
import pickle
import threading
import warnings
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import CancelledError
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar

import psutil
from joblib import Parallel, delayed, parallel_config
from joblib.externals.loky import get_reusable_executor
from joblib.externals.loky.backend.reduction import dumps
from joblib.externals.loky.process_executor import BrokenProcessPool, TerminatedWorkerError

from agent.errors import PlayerError
from ddsolver.errors import as_whole_number
from experiments.errors import SettingsError, StoreError
from experiments.runs.processes.interruption import begin_worker, undisturbed

__all__ = ["Pool"]

IDLE_SECONDS = 300
"""Seconds without work after which a worker process ends."""
_SECONDS_TO_NOTICE = 1.0
_log = logging.getLogger(__name__)

Work = TypeVar("Work")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Pool:
    """The processes that play boards: ``jobs`` local processes, or the workers of a Dask scheduler.

    Local processes wait for more work for five minutes. A ``with`` block ends them when it is left.
    """

    jobs: int = 1
    scheduler: str | None = None
    """The address of a Dask scheduler, such as ``tcp://host:8786``; ``jobs`` is then ignored."""

    def __post_init__(self) -> None:
        if as_whole_number(self.jobs, "jobs", SettingsError) < 1:
            raise SettingsError(f"jobs is {self.jobs}: at least 1 is needed")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *failure: object) -> None:
        if self.jobs > 1 and self.scheduler is None:
            get_reusable_executor(reuse=True).shutdown(wait=True)


ONE_PROCESS = Pool()
"""The current process alone."""


@dataclass(frozen=True, slots=True)
class WorkerDied:
    """The result of a work item that killed its worker process."""


def stream(
    function: Callable[[Work], Result], work: Iterable[Work], pool: Pool
) -> Iterator[tuple[Work, Result | WorkerDied]]:
    """Apply a function to many items in parallel; yield each item with its result as soon as the result is ready.

    Other processes get the players that this process has registered. When a process dies, joblib gives up its whole
    pool. The unfinished items are then done one at a time, to find the one that kills its process.

    :raises StoreError: if the Dask scheduler cannot be reached, or the connection to it is lost.
    :raises PlayerError: if an item cannot be sent to another process, or not be read there.
    """
    if pool.jobs == 1 and pool.scheduler is None:
        for item in work:
            yield item, function(item)
        return
    with nullcontext() if pool.scheduler is None else _dask(pool.scheduler):
        flights = _Flights(function, work)
        while not flights.done:
            try:
                yield from flights.go(pool)
            except pickle.PicklingError as error:
                raise PlayerError(f"the work cannot be sent to other processes: {error.__cause__ or error}") from None
            except Exception as error:
                if not _worker_died(error):
                    raise
                suspects = flights.in_flight()
                for suspect in suspects:
                    yield suspect, _alone(function, suspect, pool)


class _Flights(Generic[Work, Result]):
    """Work items that are waiting or being done. They outlive a pool that breaks."""

    def __init__(self, function: Callable[[Work], Result], work: Iterable[Work]) -> None:
        # Imported late, because `--help` needs no players.
        from experiments.runs.processes.registered import pack

        self._function = function
        self._registered = pack()
        self._work = enumerate(work)
        self._next = next(self._work, None)
        self._in_flight: dict[int, Work] = {}

    @property
    def done(self) -> bool:
        return self._next is None

    def in_flight(self) -> list[Work]:
        """Return and forget the items that were lost with their pool."""
        lost = list(self._in_flight.values())
        self._in_flight.clear()
        return lost

    def go(self, pool: Pool) -> Iterator[tuple[Work, Result]]:
        here = pool.scheduler is None
        own: dict[str, Any] = {
            "idle_worker_timeout": IDLE_SECONDS,
            "initializer": begin_worker,
            "initargs": (os.getpid(),),
        }
        # One board per batch: a board takes seconds, and its result is stored as soon as it is ready.
        parallel = Parallel(
            n_jobs=pool.jobs if here else -1,
            return_as="generator_unordered",
            batch_size=1,
            pre_dispatch="2*n_jobs",
            **(own if here else {}),
        )
        # If warnings are errors, this warning would end loky's thread just before the thread starts another worker.
        warnings.filterwarnings("ignore", "A worker stopped while some jobs were given", UserWarning)
        with ExitStack() as stack:
            with undisturbed():
                results = parallel(self._handed_out())
                stack.callback(_close, results)
            if here:
                stack.enter_context(_watched(parallel))
            for number, result in results:
                yield self._in_flight.pop(number), result

    def _handed_out(self) -> Iterator[Any]:
        while self._next is not None:
            number, item = self._next
            self._next = next(self._work, None)
            self._in_flight[number] = item
            yield delayed(_numbered)(self._registered, number, _Sealed((self._function, item)))


@contextmanager
def _watched(parallel: Parallel) -> Iterator[None]:
    """Mark the pool as broken if loky's manager thread ends during this block while work is pending.

    Nothing else would notice that the thread has ended.
    """
    finished = threading.Event()
    executor: Any = parallel._backend._workers  # type: ignore[attr-defined]  # joblib has no public access to it

    def watch() -> None:
        while not finished.wait(_SECONDS_TO_NOTICE):
            manager = executor._executor_manager_thread
            pending = [*executor._pending_work_items.values()]
            if manager is not None and not manager.is_alive() and pending:
                _log.warning("declarer: the manager of the worker processes has ended; new workers are started")
                broken = TerminatedWorkerError("the thread that manages the workers has ended")
                executor._flags.flag_as_broken(broken)
                executor._pending_work_items.clear()
                for process in [*executor._processes]:
                    with suppress(psutil.Error):
                        psutil.Process(process).kill()
                for item in pending:
                    item.future.set_exception(broken)
                return

    watcher = threading.Thread(target=watch, name="declarer-watch-workers", daemon=True)
    watcher.start()
    try:
        yield
    finally:
        finished.set()
        watcher.join()


def _close(results: Any) -> None:
    """Cancel abandoned results, without joblib's warning.

    loky's manager thread may fail on cancelled work and leave its processes running; then kill them.
    """
    failures: list[object] = []
    usual = threading.excepthook
    threading.excepthook = lambda failure: failures.append(failure) if _is_lokys(failure.thread) else usual(failure)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            results.close()
    finally:
        threading.excepthook = usual
    if failures:
        for process in psutil.Process().children():
            with suppress(psutil.Error):
                if any("popen_loky" in word for word in process.cmdline()):
                    process.kill()


def _is_lokys(thread: threading.Thread | None) -> bool:
    return type(thread).__name__ == "_ExecutorManagerThread"


def _alone(function: Callable[[Work], Result], item: Work, pool: Pool) -> Result | WorkerDied:
    """Return the result of an item, done alone. If its process dies, try again: something else may have killed it."""
    for _ in range(2):
        try:
            ((_, result),) = _Flights(function, [item]).go(Pool(max(pool.jobs, 2), pool.scheduler))
        except Exception as error:
            if not _worker_died(error):
                raise
        else:
            return result
    return WorkerDied()


class _Sealed:
    """A function and its argument, which another process reads only after it has loaded the registered players."""

    def __init__(self, content: object) -> None:
        self._content = content

    def __reduce__(self) -> tuple[type[_Sealed], tuple[bytes]]:
        # Dask may send on what a process has received but not opened.
        return _Sealed, (self._content if isinstance(self._content, bytes) else bytes(dumps(self._content)),)

    def opened(self) -> tuple[Callable[[Any], Any], Any]:
        """Return the function and its argument.

        :raises PlayerError: if this process cannot load them; a player's settings may belong to a script's module.
        """
        if not isinstance(self._content, bytes):
            return self._content  # type: ignore[return-value]  # it has not left its process
        try:
            return pickle.loads(self._content)  # type: ignore[no-any-return]
        except Exception as error:  # whatever the import of a user's module raises
            raise PlayerError(
                f"a process cannot load its work ({type(error).__name__}: {error}): if it is a player of a module that "
                "other processes cannot import, put it into a package, or play in one process"
            ) from None


def _numbered(registered: bytes, number: int, sealed: _Sealed) -> tuple[int, Any]:
    from experiments.runs.processes.registered import unpack

    unpack(registered)
    function, item = sealed.opened()
    return number, function(item)


def _worker_died(error: Exception) -> bool:
    # Dask is optional, so its error is recognised by its name.
    return isinstance(error, BrokenProcessPool) or type(error).__name__ == "KilledWorker"


@contextmanager
def _dask(scheduler: str) -> Iterator[None]:
    """Make joblib use the workers of a Dask scheduler in this block."""
    try:
        from distributed import Client
    except ImportError:
        raise StoreError("a Dask scheduler needs dask: pip install 'dask[distributed]'") from None
    with _unheard("distributed"):
        try:
            client = Client(scheduler, timeout="10s")
        except (OSError, ValueError) as error:
            raise StoreError(f"no Dask scheduler answers at {scheduler}: {error}") from None
        try:
            with parallel_config(backend="dask", client=client, wait_for_workers_timeout=60):
                yield
        except (OSError, TimeoutError, CancelledError) as error:
            reason = getattr(error, "reason", None) or str(error) or type(error).__name__
            raise StoreError(
                f"the Dask scheduler at {scheduler} has no workers, or the connection to it is lost ({reason}). The "
                "boards played so far are kept; resume with `declarer run resume` or the same command"
            ) from None
        finally:
            client.close()


@contextmanager
def _unheard(package: str) -> Iterator[None]:
    """Silence the loggers of a package in this block; its errors are still raised."""
    names = [name for name in logging.root.manager.loggerDict if name.split(".")[0] == package]
    levels = {name: logging.getLogger(name).level for name in names}
    for name in names:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
