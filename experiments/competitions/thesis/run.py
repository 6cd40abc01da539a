"""Plays a grid of contract sets, declarers, sample counts and defenders (thesis section 6.1)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path

from agent.rules.imps import imps
from experiments.boards.board import Board
from experiments.competitions.design import Design, play_design
from experiments.competitions.thesis.settings import GridCell, RunSettings
from experiments.runs.contract_sets import CONTRACTS, VULNERABILITY, spawn_key
from experiments.runs.deals import find_set_deals
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import BoardKey, PlayedBoard, StoredDeal
from experiments.runs.session import open_run, refuse_without_results
from experiments.runs.store import Store
from experiments.runs.tasks import Task
from experiments.statistics.clusters import RunningGains
from experiments.statistics.interval import imp_spread, together

__all__ = ["run_grid"]


class Tally(Design):
    """The boards of a grid: how many were played and failed since the start or last resume, and the standing of all."""

    def __repr__(self) -> str:
        return f"<Tally: played={self.played}, failed={len(self.failed)}>"

    def __init__(self, settings: RunSettings) -> None:
        self.settings = settings
        self.played = 0
        self.failed = set()
        self.interrupted = False
        self._cells = settings.cells()
        self._kinds = {cell.player.key: (cell.declarer, cell.samples) for cell in self._cells}
        self._deals: dict[tuple[str, int], StoredDeal] = {}
        self._boards: set[BoardKey] = set()
        self._scores: dict[tuple[str, int, int, str], dict[str, int]] = defaultdict(dict)
        self._won = {declarer: RunningGains(1) for declarer in settings.declarers}
        """What each declarer gains over the first one."""

    def read(self, store: Store) -> None:
        """Add the deals and the boards that a store has; these boards do not count as played."""
        self._deals = store.deals()
        for board in store.boards():
            self.add(board)
        self.played = 0

    @property
    def has_results(self) -> bool:
        """Whether a board of the grid has been played, now or earlier."""
        return bool(self._scores)

    @property
    def size(self) -> int:
        """The number of boards of the grid, played or not."""
        return sum(self.settings.deals_in(cell.contract) for cell in self._cells)

    @property
    def number_left(self) -> int:
        """The number of boards that are not played."""
        return sum(1 for _ in self._missing())

    def batches(self) -> Iterator[list[Task]]:
        """Yield a task for every board that is not played."""
        seed = self.settings.seed
        yield [
            Task(self._deals[contract, number], cell.player, cell.defence, seed, spawn_key(contract, number))
            for contract, number, cell in self._missing()
        ]

    def _missing(self) -> Iterator[tuple[str, int, GridCell]]:
        """Yield contract set, number of the deal and cell of every board that is not played, deal by deal."""
        cells = defaultdict(list)
        for cell in self._cells:
            cells[cell.contract].append((cell, cell.player.key, cell.defence.key))
        for contract, number in self.settings.deals_in_order():
            for cell, player_key, defence_key in cells[contract]:
                if BoardKey(contract, number, player_key, defence_key) not in self._boards:
                    yield contract, number, cell

    def add(self, board: PlayedBoard) -> None:
        """Count a played board."""
        self.played += 1
        self._boards.add(board.key)
        if board.player in self._kinds:
            declarer, samples = self._kinds[board.player]
            at = self._scores[board.source, board.number, samples, board.defender]
            at[declarer] = board.score
            first, *others = self.settings.declarers
            for other in others if declarer == first else [declarer]:
                if first in at and other in at:
                    self._won[other].add((board.source, board.number), [imps(at[other] - at[first])])

    def words_so_far(self) -> str:
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
    find_set_deals(store, settings.deals_in_order(), settings.seed, pool, progress, limits=settings.limits)
    tally.read(store)
    if left := tally.number_left:
        progress.say(f"{left} of {tally.size} boards to play")
    tally.interrupted = play_design(tally, store, pool, progress)
    return tally
