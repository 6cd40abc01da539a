"""Plays many boards in parallel, in whatever order they finish, and stores each as it comes.

A board is a function of its task alone, so that neither the number of processes nor the order of completion nor an
interruption changes a row. Only the parent writes.
"""

from __future__ import annotations

import json
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import asdict, dataclass
from typing import Any, Generic, TypeVar

import numpy as np
from joblib import Parallel, delayed, parallel_config
from joblib.externals.loky.process_executor import BrokenProcessPool

from agent.auction import Auction
from agent.constraints import parse_constraints
from agent.contract import Contract, Vulnerability
from agent.registry import Role, parse_player
from agent.table import BoardRecord, play_board
from ddsolver.compilation import load_kernels
from ddsolver.deal import Deal
from ddsolver.solver import warm_up
from experiments.as_json import decision_json
from experiments.errors import StoreError
from experiments.store import BoardKey, FailedBoard, PlayedBoard, Store, StoredDeal

DECLARER_ROLE, DEFENDER_ROLE = 0, 1
"""Last places in the spawn keys of the players' seeds."""

Work = TypeVar("Work")
Result = TypeVar("Result")


@dataclass(frozen=True, slots=True)
class Pool:
    """Where boards are played: ``jobs`` processes here, or the workers of a Dask scheduler."""

    jobs: int = 1
    scheduler: str | None = None
    """The address of a Dask scheduler, ``tcp://host:8786``; ``jobs`` does not count then."""


ONE_PROCESS = Pool()
"""This process alone."""


@dataclass(frozen=True, slots=True)
class Task:
    """A board to be played; ``spawn_key`` and ``seed`` give the players their random numbers.

    They do not depend on the players, so that all of them meet the same luck.
    """

    deal: StoredDeal
    player: str
    defender: str
    seed: int
    spawn_key: tuple[int, ...]
    keep_decisions: bool = False
    """Whether what the players thought is stored too."""

    @property
    def key(self) -> BoardKey:
        """What tells its row from others."""
        return BoardKey(self.deal.source, self.deal.number, self.player, self.defender)


@dataclass(frozen=True, slots=True)
class WorkerDied:
    """Stands for the result of work that kills the process that does it."""


def run_tasks(
    store: Store, tasks: Sequence[Task], pool: Pool, report: Callable[[PlayedBoard | FailedBoard], bool | None]
) -> None:
    """Play boards and store each as it finishes; ``report`` is called with each after it is stored.

    If ``report`` returns True, no more boards are played.

    A board that raises is stored as a failure with its traceback, and so is one that kills its process; the others
    go on.

    :raises StoreError: if the store cannot be written to or the scheduler not be reached; what was stored stays.
    """
    if tasks:
        load(pool)
    for task, result in stream(play_task, tasks, pool):
        if isinstance(result, WorkerDied):
            result = FailedBoard(**asdict(task.key), error="every process that played this board died")
        if isinstance(result, PlayedBoard):
            store.add_board(result)
        else:
            store.add_failure(result)
        if report(result):
            return


def load(pool: Pool) -> None:
    """Compile what the workers need before there are several of them, so that only one does it."""
    if pool.scheduler is None:
        _load_kernels()


def _load_kernels() -> None:
    warm_up()
    load_kernels("agent.strategy")


def play_task(task: Task) -> PlayedBoard | FailedBoard:
    """Play one board; whatever a player raises becomes a failure."""
    try:
        _load_kernels()  # so that no player's time has it
        record = record_of(task)
    except Exception:
        return FailedBoard(**asdict(task.key), error=traceback.format_exc())
    remarks = Counter(decision.remark for decision in record.decisions if decision.remark)
    return PlayedBoard(
        **asdict(task.key),
        tricks=record.tricks,
        score=record.score,
        seconds=record.declarer_seconds,
        defender_seconds=record.defender_seconds,
        play=" ".join(map(str, record.plays)),
        remarks="; ".join(f"{remark} ({number} times)" for remark, number in sorted(remarks.items())),
        decisions=json.dumps([decision_json(each) for each in record.decisions]) if task.keep_decisions else "",
    )


def record_of(task: Task) -> BoardRecord:
    """Play one board and keep every decision.

    :raises BridgeError: if the task names what does not exist, or a player plays what it may not.
    """
    deal = task.deal
    declarer = parse_player(task.player, Role.DECLARER)
    defender = parse_player(task.defender, Role.DEFENDER)
    return play_board(
        Deal.from_pbn(deal.deal),
        Contract.parse(deal.contract),
        Vulnerability.parse(deal.vulnerable),
        declarer.make(np.random.SeedSequence(task.seed, spawn_key=(*task.spawn_key, DECLARER_ROLE))),
        defender.make(np.random.SeedSequence(task.seed, spawn_key=(*task.spawn_key, DEFENDER_ROLE))),
        Auction(deal.dealer, deal.auction) if deal.auction else None,
        parse_constraints(deal.constraints),
    )


def stream(
    function: Callable[[Work], Result], work: Iterable[Work], pool: Pool
) -> Iterator[tuple[Work, Result | WorkerDied]]:
    """Apply a function to many things in parallel; yield each with its result as it finishes.

    When a process dies, joblib gives up its whole pool: what was in flight is then done again, each thing alone in a
    new pool, so that the one that kills its process is told from its neighbours.

    :raises StoreError: if the Dask scheduler cannot be reached.
    """
    if pool.jobs == 1 and pool.scheduler is None:
        for each in work:
            yield each, function(each)
        return
    with _backend(pool):
        flights = _Flights(function, work)
        while not flights.done:
            try:
                yield from flights.go(pool)
            except Exception as error:
                if pool.scheduler is not None and isinstance(error, (OSError, TimeoutError)):
                    raise StoreError(
                        f"the Dask scheduler at {pool.scheduler} has no worker or is gone: {error}"
                    ) from None
                if not _worker_died(error):
                    raise
                suspects = flights.in_flight()
                for suspect in suspects:
                    yield suspect, _alone(function, suspect, pool)


class _Flights(Generic[Work, Result]):
    """Work handed out and not yet returned, over as many pools as it takes."""

    def __init__(self, function: Callable[[Work], Result], work: Iterable[Work]) -> None:
        self._function = function
        self._waiting = deque(enumerate(work))
        self._in_flight: dict[int, Work] = {}

    @property
    def done(self) -> bool:
        return not self._waiting

    def in_flight(self) -> list[Work]:
        """What was handed out and is lost."""
        lost = list(self._in_flight.values())
        self._in_flight.clear()
        return lost

    def go(self, pool: Pool) -> Iterator[tuple[Work, Result]]:
        # One board a batch: they take seconds, and a result is stored as soon as it is there.
        with Parallel(
            n_jobs=pool.jobs if pool.scheduler is None else -1,
            return_as="generator_unordered",
            batch_size=1,
            pre_dispatch="2*n_jobs",
        ) as parallel:
            for number, result in parallel(self._handed_out()):
                yield self._in_flight.pop(number), result

    def _handed_out(self) -> Iterator[Any]:
        while self._waiting:
            number, each = self._waiting.popleft()
            self._in_flight[number] = each
            yield delayed(_numbered)(self._function, number, each)


def _alone(function: Callable[[Work], Result], each: Work, pool: Pool) -> Result | WorkerDied:
    """Do one thing with nothing beside; once more if its process dies, for it may have been another's fault before."""
    for _ in range(2):
        try:
            ((_, result),) = _Flights(function, [each]).go(Pool(max(pool.jobs, 2), pool.scheduler))
        except Exception as error:
            if not _worker_died(error):
                raise
        else:
            return result
    return WorkerDied()


def _numbered(function: Callable[[Work], Result], number: int, each: Work) -> tuple[int, Result]:
    return number, function(each)


def _worker_died(error: Exception) -> bool:
    # Dask is optional, so its error is known by name.
    return isinstance(error, BrokenProcessPool) or type(error).__name__ == "KilledWorker"


def _backend(pool: Pool) -> AbstractContextManager[Any]:
    if pool.scheduler is None:
        return nullcontext()
    try:
        from distributed import Client
    except ImportError:
        raise StoreError("a Dask scheduler needs dask: install declarer[cluster]") from None
    try:
        client = Client(pool.scheduler, timeout="10s")
    except (OSError, ValueError) as error:
        raise StoreError(f"no Dask scheduler answers at {pool.scheduler}: {error}") from None
    return _Connected(client)


class _Connected:
    """joblib on a Dask client, which is closed in the end."""

    def __init__(self, client: Any) -> None:
        self._client = client
        self._config = parallel_config(backend="dask", client=client, wait_for_workers_timeout=60)

    def __enter__(self) -> None:
        self._config.__enter__()

    def __exit__(self, *problem: Any) -> None:
        self._config.__exit__(*problem)
        self._client.close()
