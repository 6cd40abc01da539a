"""Plays many boards, in whatever order they finish, and stores each as it comes.

A board is a function of its task alone, so that neither the number of processes nor the order of completion nor an
interruption changes a row. Only the parent writes.
"""

from __future__ import annotations

import json
import traceback
from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import asdict, dataclass

import numpy as np

from agent.knowledge.answer_cache import AnswerCache, sharing
from agent.player import Decision
from agent.registry import Defence, PlayerSpec
from agent.table import BoardRecord, decide, play_board, seat_players
from ddsolver.jit.compiling import make_ready
from ddsolver.solver import warm_up
from experiments.errors import StoreError
from experiments.runs.code_version import check_program, program_of
from experiments.runs.processes.pool import Pool, WorkerDied, stream
from experiments.runs.records import decision_json
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard, StoredDeal
from experiments.runs.store import Store

DECLARER_ROLE, DEFENDER_ROLE = 0, 1
"""Last places in the spawn keys of the players' seeds."""
_answers: dict[Hashable, AnswerCache] = {}
"""What was found out about the layouts of the deal that this process played last."""


@dataclass(frozen=True, slots=True)
class Task:
    """A board to be played; ``spawn_key`` and ``seed`` give the players their random numbers.

    They do not depend on the players, so that all of them meet the same luck.
    """

    deal: StoredDeal
    player: PlayerSpec
    defence: Defence
    seed: int
    spawn_key: tuple[int, ...]
    keep_decisions: bool = False
    """Whether what the players thought is stored too."""

    @property
    def key(self) -> BoardKey:
        """What tells its row from others."""
        return BoardKey(self.deal.source, self.deal.number, self.player.key, self.defence.key)


def run_tasks(
    store: Store, tasks: Sequence[Task], pool: Pool, on_result: Callable[[PlayedBoard | FailedBoard], bool | None]
) -> None:
    """Play boards and store each as it finishes; ``on_result`` is called with each after it is stored.

    If ``on_result`` returns True, no more boards are played.

    A board that raises is stored as a failure with its traceback, and so is one that kills its process; the others
    go on.

    :raises StoreError: if the store cannot be written to or the scheduler not be reached; what was stored stays. If
        another version of the code played its boards, and it may not mix them.
    """
    if not tasks:
        return
    check_program(store)
    load(pool)
    for task, result in stream(play_task, tasks, pool):
        if isinstance(result, WorkerDied):
            result = FailedBoard(**asdict(task.key), error="every process that played this board died")
        if isinstance(result, PlayedBoard):
            _check_worker(store, task, result.program)
            store.add_board(result)
        else:
            store.add_failure(result)
        if on_result(result):
            return


def _check_worker(store: Store, task: Task, program: str) -> None:
    """Make sure that a worker, perhaps on another machine, runs the code of this process."""
    here = program_of(task.player, task.defence)
    if program != here and not store.may_mix_programs:
        raise StoreError(
            f"a worker plays {task.player.key} with {program}, this process is {here}: install the same on both, or "
            "go on with both by --mix"
        )


def load(pool: Pool) -> None:
    """Compile what the workers need before there are several of them, so that only one does it."""
    if pool.scheduler is None:
        _load_kernels()


def _load_kernels() -> None:
    warm_up()
    make_ready("agent.players.joint_search.search")


def play_task(task: Task) -> PlayedBoard | FailedBoard:
    """Play one board; whatever a player raises becomes a failure.

    What was asked about layouts by the declarers that met the same luck in this process is not asked again.
    """
    try:
        _load_kernels()  # so that no player's time has it
        with sharing(_answers_of(task)):
            record = record_of(task)
    except Exception as error:
        return FailedBoard(**asdict(task.key), error=f"{traceback.format_exc()}\n{_in_a_line(error)}")
    return PlayedBoard(
        **asdict(task.key),
        tricks=record.tricks,
        score=record.score,
        seconds=record.declarer_seconds,
        defender_seconds=record.defender_seconds,
        play=" ".join(map(str, record.plays)),
        remarks=_remarks(record.decisions),
        program=program_of(task.player, task.defence),
        decisions=json.dumps([decision_json(each) for each in record.decisions]) if task.keep_decisions else "",
    )


def _answers_of(task: Task) -> AnswerCache:
    luck = task.deal, task.seed, task.spawn_key
    if luck not in _answers:
        _answers.clear()
        _answers[luck] = AnswerCache()
    return _answers[luck]


def _remarks(decisions: Sequence[Decision]) -> str:
    """What was out of the ordinary, with the tricks at which it was."""
    tricks = defaultdict(list)
    for turn, decision in enumerate(decisions):
        if decision.remark:
            tricks[decision.remark].append(str(turn // 4 + 1))
    return "; ".join(f"{remark} (trick {' '.join(at)})" for remark, at in sorted(tricks.items()))


def _in_a_line(error: Exception) -> str:
    """What was raised, and where: the innermost line of the player's own code, if it was in a player's hands."""
    frames = list(traceback.walk_tb(error.__traceback__))
    asked = (decide.__code__, PlayerSpec.make.__code__)
    start = next((at for at, (frame, _) in enumerate(frames, start=1) if frame.f_code in asked), len(frames))
    packages = [str(frame.f_globals.get("__name__")).partition(".")[0] for frame, _ in frames]
    places = [
        f" ({frame.f_code.co_filename}:{line})"
        for (frame, line), package in zip(frames[start:], packages[start:], strict=True)
        if package == packages[start]
    ]
    return f"{type(error).__name__}: {' '.join(str(error).split())}{places[-1] if places else ''}"


def record_of(task: Task) -> BoardRecord:
    """Play one board and keep every decision.

    :raises BridgeError: if the task names what does not exist, or a player plays what it may not.
    """
    deal, contract = task.deal, task.deal.played_contract

    def seed(role: int) -> np.random.SeedSequence:
        return np.random.SeedSequence(task.seed, spawn_key=(*task.spawn_key, role))

    return play_board(
        deal.deal,
        contract,
        deal.vulnerability,
        seat_players(contract, task.player.make(seed(DECLARER_ROLE)), *task.defence.make(seed(DEFENDER_ROLE))),
        deal.auction,
        deal.constraints,
    )
