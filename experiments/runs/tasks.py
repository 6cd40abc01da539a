"""Do the work of a run in parallel, such as playing its boards, and store each result as it is ready.

A board's result depends only on its task, so the rows do not depend on the number of processes (except for the times).
Only the parent process writes to the store.
"""

from __future__ import annotations

import json
import traceback
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import numpy as np

from agent.errors import EngineError
from agent.knowledge.answer_cache import AnswerCache, sharing
from agent.player import AnyPlayer, Decision
from agent.registry import BidderSpec, Defence, PlayerSpec, Role
from agent.rules.contract import Contract
from agent.table import BoardRecord, decide, play_board, seat_players
from ddsolver.cards import Seat
from ddsolver.native.kernel import make_ready
from ddsolver.solver import warm_up
from experiments.errors import StoreError
from experiments.runs.code_version import program_of
from experiments.runs.processes.pool import Pool, WorkerDied, stream
from experiments.runs.records import decision_json
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.store import Store

DECLARER_ROLE, DEFENDER_ROLE = 0, 1
"""The numbers that give the declarer and the defenders different seeds."""
_answers: dict[Hashable, AnswerCache] = {}
"""The answer cache of the last deal; the key is (deal, seed, spawn key)."""


class Work(Protocol):
    """A piece of work of a run, such as a board to play. Workers do it; this process keeps the result in the store."""

    @property
    def key(self) -> BoardKey:
        """The key of the board that failed if the work kills its process."""

    @property
    def players(self) -> Sequence[PlayerSpec]:
        """The players whose kernels the work needs."""

    def do(self) -> Any:
        """Do the work, in any process; return its result, a `FailedBoard` if it failed."""

    def keep(self, result: Any, store: Store) -> None:
        """Keep the result in the store of the run.

        :raises StoreError: if the store cannot be written to, or as `check_worker`.
        """


@dataclass(frozen=True, slots=True)
class Task:
    """A board to play; players with the same ``seed`` and ``spawn_key`` run with common random numbers."""

    deal: StoredDeal
    player: PlayerSpec
    defence: Defence
    seed: int
    spawn_key: tuple[int, ...]
    keep_decisions: bool = False
    """Whether the players' decisions are stored too."""
    table: int = 0
    """The table of a team match at which the board is played, from 0."""
    bidders: tuple[BidderSpec, ...] = ()
    """Who bid the board, if robots did."""

    @property
    def players(self) -> tuple[PlayerSpec, PlayerSpec, PlayerSpec]:
        """Who plays the board: the declarer and both defenders."""
        return self.player, self.defence.left, self.defence.right

    @property
    def program(self) -> str:
        """The text that identifies the code of all who bid and play the board, as this process has it."""
        return program_of(self.player, self.defence, self.bidders)

    @property
    def key(self) -> BoardKey:
        """The primary key of the board's row."""
        return BoardKey(self.deal.source, self.deal.number, self.player.key, self.defence.key)

    def do(self) -> PlayedBoard | FailedBoard:
        """Play the board."""
        return play_task(self)

    def keep(self, result: PlayedBoard | FailedBoard, store: Store) -> None:
        """Store the board."""
        if isinstance(result, PlayedBoard):
            check_worker(store, self, result.program)
            store.add_board(result)
        else:
            store.add_failure(result)


WorkT = TypeVar("WorkT", bound=Work)


def do_all(store: Store, work: Sequence[WorkT], pool: Pool) -> Iterator[tuple[WorkT, Any]]:
    """Do the work and store each result as it is ready; yield each piece of work with its result.

    Who stops to iterate ends the work. A board that raises an exception or kills its process is stored as a failure.

    :raises StoreError: as `Work.keep`, or if the scheduler cannot be reached.
    """
    if work:
        load(pool, (player for each in work for player in each.players))
    for each, result in stream(_do, work, pool):
        if isinstance(result, WorkerDied):
            result = FailedBoard(*each.key, error="every worker process that played this board died")
        each.keep(result, store)
        yield each, result


def _do(work: Work) -> Any:
    return work.do()


def check_worker(store: Store, task: Task, program: str) -> None:
    """Check that a worker, which may be on another machine, runs the same code as this process."""
    here = task.program
    if program != here and not store.may_mix_programs:
        raise StoreError(
            f"a worker plays {task.player.key} with {program}, but this process has {here}: install the same version "
            "on both, or add --mix to keep both in one run"
        )


def load(pool: Pool, players: Iterable[PlayerSpec] = ()) -> None:
    """Compile the kernels of the solver and of players once, before local workers start."""
    if pool.scheduler is None:
        load_kernels(players)


def load_kernels(players: Iterable[PlayerSpec] = ()) -> None:
    """Load the kernels of the solver and of players in this process; compile them if necessary."""
    make_ready(*dict.fromkeys(module for player in players for module in player.entry.kernels))
    warm_up()


def play_task(task: Task) -> PlayedBoard | FailedBoard:
    """Play one board; if an exception is raised, return a failed board.

    Consecutive tasks on the same deal share an answer cache.
    """
    try:
        load_kernels(task.players)  # before play, so that no player's CPU time includes it
        with sharing(_answers_of(task)):
            record = record_of(task)
    except Exception as error:
        return failed_board(task.key, error)
    return played_board(task, record)


def failed_board(key: BoardKey, error: Exception) -> FailedBoard:
    """Return the row for a board that raised an exception; call this in the ``except`` block."""
    return FailedBoard(*key, error=traceback_of(error))


def traceback_of(error: Exception) -> str:
    """Return a traceback, the last lines of an engine that failed, and `in_a_line`; call this where it is handled."""
    said = f"{error.said}\n" if isinstance(error, EngineError) and error.said else ""
    return f"{traceback.format_exc()}\n{said}{in_a_line(error)}"


def played_board(task: Task, record: BoardRecord) -> PlayedBoard:
    """Return the row for a played board."""
    return PlayedBoard(
        *task.key,
        tricks=record.tricks,
        score=record.score,
        seconds=record.declarer_seconds,
        defender_seconds=record.defender_seconds,
        play=" ".join(map(str, record.plays)),
        remarks=_remarks(record.decisions),
        program=task.program,
        decisions=json.dumps([decision_json(decision) for decision in record.decisions]) if task.keep_decisions else "",
        wall_seconds=record.declarer_wall_seconds,
        defender_wall_seconds=record.defender_wall_seconds,
        fault=_fault(record),
        said=record.fault.said if record.fault else "",
        counted_seconds=record.declarer_work / 1e9 or None,
    )


def _answers_of(task: Task) -> AnswerCache:
    random_numbers = task.deal, task.seed, task.spawn_key
    if random_numbers not in _answers:
        _answers.clear()
        _answers[random_numbers] = AnswerCache()
    return _answers[random_numbers]


def _fault(record: BoardRecord) -> str:
    if record.fault is None:
        return ""
    role = Role.DECLARER if record.fault.seat is record.contract.declarer else Role.DEFENDER
    return f"{role}: {record.fault.reason}"


def _remarks(decisions: Sequence[Decision]) -> str:
    """Return each different remark of the players' decisions, with the tricks in which the remark was made."""
    tricks = defaultdict(list)
    for turn, decision in enumerate(decisions):
        if decision.remark:
            tricks[decision.remark].append(str(turn // 4 + 1))
    return "; ".join(f"{remark} (trick {' '.join(at)})" for remark, at in sorted(tricks.items()))


def in_a_line(error: Exception) -> str:
    """Return an exception in one line; if a player raised it, add the file and line in the player's code."""
    frames = list(traceback.walk_tb(error.__traceback__))
    calls_to_player = (decide.__code__, PlayerSpec.make.__code__)
    start = next((at for at, (frame, _) in enumerate(frames, start=1) if frame.f_code in calls_to_player), len(frames))
    packages = [str(frame.f_globals.get("__name__")).partition(".")[0] for frame, _ in frames]
    places = [
        f" ({frame.f_code.co_filename}:{line})"
        for (frame, line), package in zip(frames[start:], packages[start:], strict=True)
        if package == packages[start]
    ]
    return f"{type(error).__name__}: {' '.join(str(error).split())}{places[-1] if places else ''}"


def record_of(task: Task) -> BoardRecord:
    """Play one board and return the record with every decision.

    :raises BridgeError: if a player plays an illegal card, or cannot be made with its options.
    """
    deal, contract = task.deal, task.deal.played_contract
    players = players_of(task.player, task.defence, contract, task.seed, task.spawn_key)
    return play_board(deal.deal, contract, deal.vulnerability, players, deal.auction, deal.constraints)


def players_of(
    player: PlayerSpec, defence: Defence, contract: Contract, seed: int, spawn_key: Sequence[int]
) -> dict[Seat, AnyPlayer]:
    """Return the declarer and both defenders of a board, by seat; ``seed`` and ``spawn_key`` fix their random numbers.

    :raises PlayerError: if a player cannot be made with its options.
    """

    def seed_of(role: int) -> np.random.SeedSequence:
        return np.random.SeedSequence(seed, spawn_key=(*spawn_key, role))

    return seat_players(contract, player.make(seed_of(DECLARER_ROLE)), *defence.make(seed_of(DEFENDER_ROLE)))
