"""Runs over a grid of contract sets, declarers, sample counts and defenders (thesis section 6.1)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from agent.imps import imps
from experiments.config import RunSettings, read_settings
from experiments.contract_sets import spawn_key
from experiments.deals import find_set_deals
from experiments.errors import StoreError
from experiments.runner import ONE_PROCESS, Pool, Task, run_tasks
from experiments.stats import mean_interval
from experiments.store import BOARDS_FILE, SETTINGS_FILE, FailedBoard, PlayedBoard, Store


@dataclass(slots=True)
class Progress:
    """What a run did so far, told board by board."""

    settings: RunSettings
    played: int = 0
    failed: int = 0
    _scores: dict[tuple[str, int, int, str], dict[str, int]] = field(default_factory=lambda: defaultdict(dict))
    _kinds: dict[str, tuple[str, int]] = field(default_factory=dict)
    _won: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def __post_init__(self) -> None:
        self._kinds = {cell.player: (cell.declarer, cell.samples) for cell in self.settings.cells()}

    def add(self, board: PlayedBoard | FailedBoard) -> None:
        """Count one more board."""
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
                    self._won[other].append(imps(at[other] - at[first]))

    def standing(self) -> str:
        """The IMPs a board of each declarer against the first, over all boards that both played."""
        first, *others = self.settings.declarers
        parts = []
        for other in others:
            won = self._won[other]
            parts.append(f"{other} {mean_interval(won)}" if won else f"{other} ?")
        return f"IMPs against {first}: {', '.join(parts)}" if parts else f"{self.played} played"


def settings_of(folder: Path) -> RunSettings:
    """The settings of a run, as they stand in its folder.

    :raises StoreError: if there is no run.
    :raises SettingsError: if the settings cannot be read.
    """
    if not (folder / SETTINGS_FILE).exists():
        if (folder / BOARDS_FILE).exists():
            raise StoreError(f"{folder} is not of `declarer reproduce`; the command that began it goes on with it")
        raise StoreError(f"{folder} holds no run (there is no {SETTINGS_FILE} in it)")
    return read_settings(folder / SETTINGS_FILE)


def open_run(folder: Path, settings: RunSettings, *, create: bool) -> Store:
    """The store of a run, new or to be gone on with; the settings file in the folder becomes these settings.

    :raises StoreError: if the folder cannot be used, or holds a run with another seed or other limits.
    """
    if create and (folder / SETTINGS_FILE).exists() and read_settings(folder / SETTINGS_FILE) != settings:
        raise StoreError(
            f"{folder} holds a run with other settings; go on with it by `declarer resume {folder}`, after editing "
            f"{SETTINGS_FILE} in it if it is to grow, or name another folder"
        )
    facts = {"kind": "reproduce", "seed": str(settings.seed), "limits": "yes" if settings.limits else "no"}
    store = Store(folder, facts, create=create)
    try:
        if create:
            (folder / SETTINGS_FILE).write_text(settings.to_toml(), encoding="utf-8")
    except OSError as error:
        store.close()
        raise StoreError(f"cannot write {folder / SETTINGS_FILE}: {error.strerror}") from None
    return store


def find_deals(
    settings: RunSettings, store: Store, pool: Pool = ONE_PROCESS, found: Callable[[], object] = lambda: None
) -> None:
    """Find the deals of all sets that the store does not have; ``found`` is called after each.

    :raises StoreError: if they cannot be stored.
    """
    find_set_deals(store, settings.contracts, settings.deals, settings.seed, pool, found, limits=settings.limits)


def tasks_of(settings: RunSettings, store: Store) -> list[Task]:
    """The boards still to be played, the first deal of every cell before the second of any."""
    deals = store.deals()
    played = store.played()
    cells = settings.cells()
    tasks = [
        Task(deals[cell.contract, number], cell.player, cell.opponents, settings.seed, spawn_key(cell.contract, number))
        for number in range(settings.deals)
        for cell in cells
    ]
    return [task for task in tasks if task.key not in played]


def play_run(
    settings: RunSettings,
    store: Store,
    pool: Pool = ONE_PROCESS,
    report: Callable[[PlayedBoard | FailedBoard], bool | None] = lambda _: None,
) -> None:
    """Play all boards of a run that have not been played.

    :raises StoreError: if the store cannot be written to or the scheduler not be reached.
    """
    run_tasks(store, tasks_of(settings, store), pool, report)
