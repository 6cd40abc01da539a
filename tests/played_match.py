"""Plays a match of declarers on given deals in a store that is open, as tests of single steps need it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from experiments.competitions.design import play_batches
from experiments.competitions.match.match import Match
from experiments.competitions.match.settings import MatchRun
from experiments.runs.deals import keep_deals
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.rows import StoredDeal
from experiments.runs.store import Store


def play_match(
    settings: MatchRun,
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool = ONE_PROCESS,
    on_result: Callable[[Match], bool | None] = lambda _: None,
) -> Match:
    """Play the boards that the store lacks, until ``on_result``, called at the start and after each, returns True."""
    match = Match(settings, deals)
    keep_deals(store, deals)
    match.read(store)
    if not on_result(match):
        try:
            play_batches(match, store, lambda _: bool(on_result(match)), pool)
        except KeyboardInterrupt:
            match.interrupted = True
    return match
