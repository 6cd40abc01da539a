"""Plays a grid of contract sets, declarers, sample counts and defenders (thesis section 6.1)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from agent.rules.imps import imps
from experiments.boards.board import Board
from experiments.competitions.thesis.settings import RunSettings
from experiments.runs.contract_sets import CONTRACTS, VULNERABILITY, spawn_key
from experiments.runs.deals import find_set_deals
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard
from experiments.runs.session import open_run, refuse_without_results
from experiments.runs.store import Store
from experiments.runs.tasks import Task, run_tasks
from experiments.statistics.clusters import RunningGains
from experiments.statistics.interval import imp_spread, together

__all__ = ["run_grid"]


@dataclass(slots=True)
class Tally:
    """The numbers of boards played and failed since the start or last resume, and the standing over all boards."""

    settings: RunSettings
    played: int = 0
    failed: int = 0
    interrupted: bool = False
    _scores: dict[tuple[str, int, int, str], dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    _kinds: dict[str, tuple[str, int]] = field(default_factory=dict)
    _won: dict[str, RunningGains] = field(default_factory=dict)
    """What each declarer gains over the first one."""

    def __post_init__(self) -> None:
        self._kinds = {cell.player.key: (cell.declarer, cell.samples) for cell in self.settings.cells()}
        self._won = {declarer: RunningGains(1) for declarer in self.settings.declarers}

    @property
    def has_results(self) -> bool:
        """Whether a board of the grid has been played, now or earlier."""
        return bool(self._scores)

    def add(self, board: PlayedBoard | FailedBoard) -> None:
        """Count a board."""
        if isinstance(board, FailedBoard):
            self.failed += 1
            return
        self.played += 1
        if board.player in self._kinds:
            declarer, samples = self._kinds[board.player]
            at = self._scores[board.source, board.number, samples, board.defender]
            at[declarer] = board.score
            first, *others = self.settings.declarers
            for other in others if declarer == first else [declarer]:
                if first in at and other in at:
                    self._won[other].add((board.source, board.number), [imps(at[other] - at[first])])

    def standing(self) -> str:
        """Return each declarer's gain over the first one in IMPs per deal, as text.

        With a single declarer, return the number of boards played.
        """
        first, *others = self.settings.declarers
        deals = self.settings.deals_in_order()
        spread = together(imp_spread(CONTRACTS[contract], VULNERABILITY) for contract, _ in deals).usual
        parts = [f"{other} {self._won[other].intervals(spread)[0]}" for other in others]
        return f"IMPs against {first}: {', '.join(parts)}" if parts else f"{self.played} played"


def run_grid(
    settings: RunSettings, folder: Path | str, pool: Pool = ONE_PROCESS, progress: Progress | None = None
) -> Tally:
    """Play a grid, or finish it if the folder already holds some of its boards.

    :raises StoreError: if the folder holds another run or cannot be written to.
    :raises FailedRunError: if boards failed, and none was played.
    """
    with open_run(folder, settings.facts) as store:
        tally = play_run(settings, store, (), pool, progress or Progress())
        refuse_without_results(store, has_results=tally.has_results, interrupted=tally.interrupted)
        return tally


def play_run(
    settings: RunSettings,
    store: Store,
    boards: Sequence[Board],  # noqa: ARG001 - the deals are those of contract sets
    pool: Pool,
    progress: Progress,
) -> Tally:
    """Find the deals and play the boards that a run lacks; return the tally.

    Ctrl-C ends the play and sets ``interrupted`` in the tally.

    :raises StoreError: if the store cannot be written to or the scheduler cannot be reached.
    """
    settings = settings.keep(store)
    tally = Tally(settings)
    try:
        find_set_deals(store, settings.deals_in_order(), settings.seed, pool, progress, limits=settings.limits)
        for board in store.boards():
            tally.add(board)
        tally.played = 0
        tasks = tasks_of(settings, store)
        total = sum(settings.deals_in(cell.contract) for cell in settings.cells())
        if tasks:
            progress.say(f"{len(tasks)} of {total} boards to play")
        with progress.stage("playing", "board", total, total - len(tasks)) as stage:

            def on_result(board: PlayedBoard | FailedBoard) -> None:
                tally.add(board)
                stage.step()
                stage.tell(tally.standing)
                if isinstance(board, FailedBoard):
                    progress.failed(board)

            run_tasks(store, tasks, pool, on_result)
    except KeyboardInterrupt:
        tally.interrupted = True
    return tally


def tasks_of(settings: RunSettings, store: Store) -> list[Task]:
    """Return the tasks for the boards that have not been played, deal by deal."""
    deals = store.deals()
    played = store.played()
    cells = defaultdict(list)
    for cell in settings.cells():
        cells[cell.contract].append((cell.player, cell.defence, cell.player.key, cell.defence.key))
    return [
        Task(deals[contract, number], player, defence, settings.seed, spawn_key(contract, number))
        for contract, number in settings.deals_in_order()
        for player, defence, player_key, defence_key in cells[contract]
        if BoardKey(contract, number, player_key, defence_key) not in played
    ]
