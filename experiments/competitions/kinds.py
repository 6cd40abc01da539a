"""The kinds of runs: how each is resumed and reported.

A new kind has a ``KIND`` in one of its modules, and a line in `KINDS`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from experiments.errors import StoreError
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.session import refuse_without_results
from experiments.runs.store import Store
from experiments.show.report import Outcome, RunReport

__all__ = ["resume_run"]

KINDS = {
    "match": "match.kind",
    "bid-match": "bidding.report",
    "league": "league.kind",
    "tune": "tune.kind",
    "reproduce": "thesis.kind",
    "calibrate": "yardstick.kind",
    "table-manager": "tables.kind",
}
"""The module with the `Kind` of each kind of run, by its name: the fact ``kind`` in the store of a run."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What `declarer run` does with a kind of run."""

    resume: Callable[[Store, Pool, Progress], Outcome]
    """Plays what a run lacks; its settings are in its folder."""
    read: Callable[[Store], RunReport]
    """Returns the report of a run so far, without playing."""


def kind_of(store: Store) -> Kind:
    """Return the kind of a run.

    :raises StoreError: if this version does not know it.
    """
    name = store.facts().get("kind")
    if name not in KINDS:
        raise StoreError(f"{store.folder} contains a run of unknown kind: {name!r} (known: {', '.join(KINDS)})")
    kind = import_module(f"experiments.competitions.{KINDS[name]}").KIND
    assert isinstance(kind, Kind)
    return kind


def resume_run(folder: Path | str, pool: Pool = ONE_PROCESS, progress: Progress | None = None) -> Outcome:
    """Play the missing boards of a run, as `declarer run resume` does.

    Players that a script registered must be registered first.

    Returns
    -------
    Outcome
        How the play ended; its ``report`` has the results: ``text()``, ``to_json()``, ``exports()``.

    Raises
    ------
    StoreError
        If there is no run in the folder, or it cannot be written to.
    SettingsError
        If its settings cannot be read, or name a player that is not registered.
    FailedRunError
        If boards failed, so that there are no results.

    """
    with Store(Path(folder)) as store:
        outcome = kind_of(store).resume(store, pool, progress or Progress())
        is_bid = store.facts()["kind"] == "bid-match" and any(store.auctions())
        has_results = outcome.report is not None and bool(is_bid or store.played() or store.answers())
        refuse_without_results(store, has_results=has_results, interrupted=outcome.interrupted)
        return outcome
