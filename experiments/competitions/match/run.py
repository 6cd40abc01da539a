"""Run a match from its settings: find the deals, play the boards, and keep them in a folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, ClassVar

from pydantic import Field, field_validator, model_validator

from agent.players.objective import Aim, Scoring
from agent.registry import Defence, Role, parse_player
from ddsolver.errors import BridgeError
from experiments.boards.board import Board
from experiments.competitions.match.match import Match
from experiments.competitions.match.people import boards_with_results, keep_results
from experiments.competitions.match.play import Played, Runner, play_tasks
from experiments.competitions.match.settings import MatchSettings, stake_spread
from experiments.competitions.match.teams import Four, TeamMatch
from experiments.errors import SettingsError, StoreError
from experiments.runs.contract_sets import check_name
from experiments.runs.deals import file_deals, find_set_deals, first_deals, keep_deals, random_deals, shuffle_key
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import FILE, RANDOM, FailedBoard, StoredDeal
from experiments.runs.session import KeptSettings, open_run
from experiments.runs.settings import first_repeated
from experiments.runs.store import Store
from experiments.runs.tasks import run_tasks
from experiments.statistics.sequential import SequentialTest

__all__ = ["MatchRun", "PlayedMatch", "run_match"]


class MatchRun(KeptSettings):
    """The settings of a match: its players, deals and scoring.

    Either ``declarers`` play against ``defenders``, or ``players`` names the players of all four seats (`Four.parse`).
    The match plays ``deals`` deals of each contract set, or ``random`` random deals, or the boards of a file. With
    ``against_people``, people have played these boards, and their results are compared with ours. ``sprt`` holds the
    bounds LOW and HIGH of the sequential test that may end the match. ``aim`` is what players maximise who have no aim
    of their own (default: what ``scoring`` counts); a run keeps it.
    """

    kind: ClassVar[str] = "match"

    declarers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ("arbitrary",)
    players: str = ""
    contracts: tuple[str, ...] = ()
    deals: Annotated[int, Field(ge=1)] = 100
    random: Annotated[int, Field(ge=0)] = 0
    scoring: Scoring = "imps"
    aim: Aim | None = None
    against_people: bool = False
    sprt: tuple[float, float] | None = None
    sprt_error: Annotated[float, Field(gt=0, lt=0.5)] = 0.05

    @field_validator("contracts")
    @classmethod
    def _contracts_exist(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(map(check_name, values))

    @field_validator("declarers")
    @classmethod
    def _declarers_exist(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        return _different(values, [parse_player(each, Role.DECLARER).key for each in values])

    @field_validator("defenders")
    @classmethod
    def _defenders_exist(cls, values: tuple[str, ...]) -> tuple[str, ...]:
        return _different(values, [Defence.parse(each).key for each in values])

    @field_validator("players")
    @classmethod
    def _players_exist(cls, value: str) -> str:
        if value:
            Four.parse(value)
        return value

    @model_validator(mode="after")
    def _all_goes_together(self) -> MatchRun:
        if self.against_people and (self.players or self.sprt or self.contracts or self.random):
            why = "it needs a file of boards that people played; leave out players, sprt, contracts and random"
            raise SettingsError(why, "against_people")
        if self.players and (self.declarers or self.defenders != ("arbitrary",) or self.scoring != "imps"):
            why = "it names all players and is scored in IMPs; leave out declarers, defenders and scoring"
            raise SettingsError(why, "players")
        if not self.players and not self.declarers:
            raise SettingsError("give either declarers, or players for all four seats", "players")
        if self.contracts and self.random:
            raise SettingsError("give only one of contracts and random", "contracts")
        if self.sprt is not None and len(self.declarers) != 2 and not self.players:
            why = "it compares two declarers: give exactly two, or players for all four seats"
            raise SettingsError(why, "sprt")
        return self

    @property
    def scored(self) -> Aim:
        """What players maximise who have no aim of their own."""
        return self.match.scored

    @property
    def facts(self) -> dict[str, str]:
        """What cannot change within a run: its kind, its seed, and what is scored."""
        return {**super().facts, "aim": self.scored}

    @property
    def match(self) -> MatchSettings:
        """The settings of the match itself: players, seed and scoring."""
        return MatchSettings.parse(
            self.declarers,
            self.defenders,
            self.seed,
            scoring=self.scoring,
            aim=self.aim,
            against_people=self.against_people,
        )

    def teams(self, deals: Sequence[StoredDeal]) -> TeamMatch:
        """Return the match of the four ``players`` on these deals."""
        return TeamMatch(Four.parse(self.players).aiming(self.scored), deals, self.seed)

    def sequential_test(self, deals: Sequence[StoredDeal]) -> SequentialTest | None:
        """Return the sequential test that may end the match; None if ``sprt`` is not set."""
        if self.sprt is None:
            return None
        return SequentialTest(*self.sprt, self.sprt_error, stake_spread(self.scoring, deals))


def _different(names: tuple[str, ...], keys: Sequence[str]) -> tuple[str, ...]:
    if repeated := first_repeated(keys):
        raise ValueError(f"the player {repeated!r} is given twice; give each player once")
    return names


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """The result of a run of a match."""

    played: Match | TeamMatch
    failures: tuple[FailedBoard, ...]
    """Boards that could not be played."""
    problems: tuple[BridgeError, ...] = ()
    """Why some boards of the files cannot be played."""
    test: SequentialTest | None = None

    @property
    def scored(self) -> Aim:
        """What players maximised who have no aim of their own."""
        if isinstance(self.played, Match):
            return self.played.settings.scored
        return next(iter(self.played.first.declarers.values())).scored


def run_match(
    settings: MatchRun,
    folder: Path | None = None,
    boards: Sequence[Board] = (),
    pool: Pool = ONE_PROCESS,
    progress: Progress | None = None,
) -> PlayedMatch:
    """Play a match in one call.

    ``folder`` keeps the boards; if it has some of them already, the match is resumed.

    :raises StoreError: if the folder holds another run or cannot be written to, or there is no deal to play.
    """
    with open_run(folder, settings.facts) as store:
        return play_run(settings, store, boards, pool, progress or Progress())


def play_run(
    settings: MatchRun,
    store: Store,
    boards: Sequence[Board],
    pool: Pool,
    progress: Progress,
    runner: Runner | None = None,
) -> PlayedMatch:
    """Play the boards that a run lacks.

    A run on a file needs ``boards`` only once; afterwards its store has the deals. In a team match, ``runner`` plays in
    place of the ``pool``.

    :raises StoreError: as `run_match`.
    """
    deals, problems = begin_run(settings, store, boards, pool, progress)
    test = settings.sequential_test(deals)
    run = runner or partial(run_tasks, pool=pool)
    played: Match | TeamMatch
    if settings.players:
        played = _play(settings.teams(deals), store, run, progress, test)
    else:
        played = _play(Match(settings.match, deals), store, run, progress, test)
    result = _result(played, store, problems, test)
    names = {(deal.source, deal.number): deal.name for deal in deals}
    for failure in result.failures:
        progress.failed(failure, names[failure.source, failure.number])
    return result


def begin_run(
    settings: MatchRun, store: Store, boards: Sequence[Board], pool: Pool, progress: Progress
) -> tuple[list[StoredDeal], list[BridgeError]]:
    """Find the deals of a run, and keep its settings.

    Return the deals, and the errors of boards that cannot be played.

    :raises StoreError: as `run_match`.
    """
    if not boards:
        settings.keep(store)
    deals, problems = _find_deals(settings, store, boards, pool, progress)
    for problem in problems:
        progress.say(str(problem))
    if settings.sprt is not None and any(deal.source == FILE for deal in deals):
        progress.say("the boards are played in a random order (by --seed), as --sprt needs")
    if not deals:
        raise StoreError("there is no board to play: set boards, contracts or random in the settings")
    if boards:  # only now is it certain that they are the boards of this run
        settings.keep(store)
    return deals, problems


def read_run(settings: MatchRun, store: Store) -> PlayedMatch:
    """Return the result of a run so far, without playing."""
    deals = _stored(settings, store)
    match: Match | TeamMatch = settings.teams(deals) if settings.players else Match(settings.match, deals)
    match.read(store)
    match.add_failures(store.failures())
    return _result(match, store, test=settings.sequential_test(deals))


def _result(
    played: Match | TeamMatch,
    store: Store,
    problems: Sequence[BridgeError] = (),
    test: SequentialTest | None = None,
) -> PlayedMatch:
    keys = played.keys()
    failures = tuple(failure for failure in store.failures() if failure.key in keys)
    return PlayedMatch(played, failures, tuple(problems), test)


def _find_deals(
    settings: MatchRun, store: Store, boards: Sequence[Board], pool: Pool, progress: Progress
) -> tuple[list[StoredDeal], list[BridgeError]]:
    """Return the deals to play, and the errors of boards that cannot be played."""
    known = store.deals().keys()
    if settings.contracts:
        wanted = first_deals(settings.contracts, settings.deals)
        with progress.stage("finding deals", "deal", len(wanted), len(known & set(wanted))) as stage:
            return find_set_deals(store, wanted, settings.seed, pool, stage.step), []
    if settings.random:
        have = len(known & {(RANDOM, at) for at in range(settings.random)})
        with progress.stage("dealing", "deal", settings.random, have) as stage:
            return random_deals(settings.random, settings.seed, pool, stage.step, store), []
    if not boards:
        return _stored(settings, store), []
    if settings.against_people:
        boards = _with_results(boards, progress)
    with progress.stage("solving", "board", len(boards)) as stage:
        deals, problems = file_deals(boards, pool, stage.step)
    keep_deals(store, deals)
    deals = _in_order(settings, deals)
    if settings.against_people:
        keep_results(store, boards, deals, settings.match.opponents)
    return deals, problems


def _with_results(boards: Sequence[Board], progress: Progress) -> list[Board]:
    """Return the boards that have a contract and a result; report the number of others."""
    found = boards_with_results(boards)
    if len(found) < len(boards):
        number = len(boards) - len(found)
        progress.say(f"{number} board{'' if number == 1 else 's'} without contract or result left out")
    return found


def _stored(settings: MatchRun, store: Store) -> list[StoredDeal]:
    """Return the deals of a run that are in its store, in the order of play."""
    deals = store.deals()
    if settings.contracts:
        return [deals[key] for key in first_deals(settings.contracts, settings.deals) if key in deals]
    source = RANDOM if settings.random else FILE
    of_source = sorted((deal for deal in deals.values() if deal.source == source), key=lambda deal: deal.number)
    return of_source[: settings.random] if settings.random else _in_order(settings, of_source)


def _in_order(settings: MatchRun, deals: list[StoredDeal]) -> list[StoredDeal]:
    """Return the deals of a file in the order of play: a random one if a sequential test may end the match.

    A sequential test needs an order that has nothing to do with the results; a file may have its easy boards first.
    """
    return deals if settings.sprt is None else sorted(deals, key=lambda deal: shuffle_key(settings.seed, deal.number))


def _play(match: Played, store: Store, run: Runner, progress: Progress, test: SequentialTest | None) -> Played:
    tasks = match.tasks
    keys = {task.key for task in tasks}  # without the boards of people
    with progress.stage("playing", "board", len(keys), len(store.played() & keys)) as stage:

        def on_result(played: Played) -> bool:
            values = tested_values(played) if test else []
            while stage.done < len(keys & played.boards.keys()) + len(played.failed):
                stage.step()
            stage.tell(lambda: _words(played, test, values))
            return test is not None and test.verdict(values) is not None

        play_tasks(match, tasks, store, run, on_result)
    return match


def tested_values(played: Match | TeamMatch) -> list[float]:
    """Return the gains that a sequential test uses, on the deals before the first unfinished one.

    They are the gains of the first declarer over the second, or of the first pair.
    """
    return played.prefix(0, 1) if isinstance(played, Match) else played.prefix()


def _words(match: Match | TeamMatch, test: SequentialTest | None, values: Sequence[float]) -> str:
    """Return the standing as text for the progress bar."""
    if isinstance(match, TeamMatch):
        words = f"{match.won()} IMPs a board"
    else:
        standings = match.standings()
        if len(standings) == 1:
            return f"made {standings[0].made} of {standings[0].played}"
        words = ", ".join(f"({n}) {standing.a_deal}" for n, standing in enumerate(standings, start=1))
    return f"{words}, {evidence_words(test, values)}" if test else words


def evidence_words(test: SequentialTest, values: Sequence[float]) -> str:
    """Return a sequential test's evidence so far, and the evidence that it needs, as text."""
    more, less = test.evidence(values)
    more_than, less_than = f"more than {test.low:g}: {more:.2f}", f"less than {test.high:g}: {less:.2f}"
    return f"evidence for {more_than}, for {less_than} ({test.bound:.2f} needed)"
