"""Run a match from its settings: find the deals, play the boards, and keep them in a folder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from agent.players.objective import Aim
from ddsolver.errors import BridgeError
from experiments.boards.board import Board, board_list
from experiments.competitions.design import Play, play_design
from experiments.competitions.match.bid_match import teams_of
from experiments.competitions.match.deals import find_deals, stored_deals
from experiments.competitions.match.match import DeclarerStanding, Match
from experiments.competitions.match.settings import MatchRun
from experiments.competitions.match.teams import TeamMatch
from experiments.errors import SettingsError, StoreError
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import FILE, FailedBoard, StoredDeal
from experiments.runs.session import open_run, refuse_without_results
from experiments.runs.store import Store
from experiments.statistics.sequential import SequentialTest

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["MatchRun", "PlayedMatch", "run_match"]


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """The result of a run of a match: one of declarers (``match``), or one of two pairs (``teams``)."""

    played: Match | TeamMatch
    """Either of them; ``match`` and ``teams`` say which, also to a type checker."""
    failures: tuple[FailedBoard, ...]
    """Boards that could not be played."""
    problems: tuple[BridgeError, ...] = ()
    """Why some boards of the files cannot be played."""
    test: SequentialTest | None = None

    def __repr__(self) -> str:
        return f"<PlayedMatch: {self.played!r}, failures={len(self.failures)}>"

    @property
    def match(self) -> Match:
        """The match of declarers.

        :raises SettingsError: if it is a match of two pairs.
        """
        if isinstance(self.played, Match):
            return self.played
        raise SettingsError("the settings name players for all four seats, so two pairs played: use teams, not match")

    @property
    def teams(self) -> TeamMatch:
        """The match of two pairs.

        :raises SettingsError: if it is a match of declarers.
        """
        if isinstance(self.played, TeamMatch):
            return self.played
        raise SettingsError("the settings name declarers, not players for all four seats: use match, not teams")

    def standings(self) -> list[DeclarerStanding]:
        """Return the standing of every declarer, as `Match.standings`.

        :raises SettingsError: if it is a match of two pairs, whose standings are ``teams.pairs()``.
        """
        return self.match.standings()

    def to_frame(self) -> pd.DataFrame:
        """Return a row for every played board, with its gain: `Match.to_frame` or `TeamMatch.to_frame`."""
        return self.played.to_frame()

    @property
    def scored(self) -> Aim:
        """What players maximised who have no aim of their own."""
        if isinstance(self.played, Match):
            return self.played.settings.scored
        return next(iter(self.played.first.robots.values())).declarer.scored


def run_match(
    settings: MatchRun,
    folder: Path | str | None = None,
    boards: Iterable[Board] = (),
    pool: Pool = ONE_PROCESS,
    progress: Progress | None = None,
) -> PlayedMatch:
    """Play a match in one call.

    ``folder`` keeps the boards; if it has some of them already, the match is resumed.

    :raises StoreError: if the folder holds another run or cannot be written to, or there is no deal to play.
    :raises FormatError: if one of ``boards`` is not a `Board`.
    :raises SettingsError: if there are ``boards``, but the settings name contracts or random deals to play.
    :raises FailedRunError: if boards failed, so that no deal was played at all tables.
    """
    listed = board_list(boards)
    if listed and (settings.contracts or settings.random):
        named = f"contracts = {settings.contracts}" if settings.contracts else f"random = {settings.random}"
        raise SettingsError(f"the settings have {named}, but there are boards too; leave one of them out")
    with open_run(folder, settings.facts) as store:
        found = play_run(settings, store, listed, pool, progress or Progress())
        played = found.played
        refuse_without_results(store, has_results=bool(played.results()), interrupted=played.interrupted)
        return found


def play_run(
    settings: MatchRun,
    store: Store,
    boards: Sequence[Board],
    pool: Pool,
    progress: Progress,
    play: Play | None = None,
) -> PlayedMatch:
    """Play the boards that a run lacks.

    A run on a file needs ``boards`` only once; afterwards its store has the deals. ``play`` plays in place of the
    ``pool``.

    :raises StoreError: as `run_match`.
    """
    settings = settings.of_store(store)
    deals, problems = begin_run(settings, store, boards, pool, progress)
    played = _contest(settings, deals)
    played.read(store)
    played.interrupted = play_design(played, store, pool, progress, play)
    return _result(played, store, problems)


def begin_run(
    settings: MatchRun, store: Store, boards: Sequence[Board], pool: Pool, progress: Progress
) -> tuple[list[StoredDeal], list[BridgeError]]:
    """Find the deals of a run, and keep its settings.

    Return the deals, and the errors of boards that cannot be played.

    :raises StoreError: as `run_match`.
    """
    if not boards:
        settings.keep(store)
    deals, problems = find_deals(settings, store, boards, pool, progress)
    if settings.sprt is not None and any(deal.source == FILE for deal in deals):
        progress.say("the boards are played in a random order (by --seed), as --sprt needs")
    if not deals:
        raise StoreError("there is no board to play: no file has one, and neither contracts nor random deals are named")
    if boards:  # only now is it certain that they are the boards of this run
        settings.keep(store)
    return deals, problems


def read_run(settings: MatchRun, store: Store) -> PlayedMatch:
    """Return the result of a run so far, without playing."""
    match = _contest(settings, stored_deals(settings, store))
    match.read(store)
    match.failed |= {failure.key for failure in match.own_failures(store.failures())}
    return _result(match, store)


def _contest(settings: MatchRun, deals: Sequence[StoredDeal]) -> Match | TeamMatch:
    """Return the match of declarers, or of two pairs, without boards."""
    match = teams_of(settings, deals) if settings.players else Match(settings, deals)
    match.test = settings.sequential_test(deals)
    return match


def _result(played: Match | TeamMatch, store: Store, problems: Sequence[BridgeError] = ()) -> PlayedMatch:
    """Return the result of a match; it ends with the deal on which its test answers.

    Several processes may have finished some of the later deals, which do not count.
    """
    test = played.test
    if test is not None:
        verdict, number = test.answer(played.prefix())
        played = played if verdict is None else played.until(number)
    return PlayedMatch(played, tuple(played.own_failures(store.failures())), tuple(problems), test)
