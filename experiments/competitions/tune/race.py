"""Tunes the sample count: candidates race on the same deals, and those that seem to be behind are dropped early."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType
from typing import Annotated, ClassVar

from pydantic import Field, ValidationInfo, field_validator, model_validator

from agent.errors import PlayerError
from agent.registry import Defence, PlayerSpec
from agent.rules.contract import Contract, Vulnerability
from experiments.competitions.match.match import Match
from experiments.competitions.match.play import play_match
from experiments.competitions.match.settings import MatchSettings
from experiments.competitions.results import Result, Totals
from experiments.errors import SettingsError
from experiments.runs.processes.pool import Pool
from experiments.runs.rows import StoredDeal
from experiments.runs.session import DECLARER, ContractSets, KeptSettings, known_keys, read_player
from experiments.runs.settings import first_repeated
from experiments.runs.store import Store
from experiments.statistics.interval import Interval, score_spread, strata_interval

_LADDER = (1, 1.5, 2, 3, 5, 7)
_ROUNDS = ((1 / 8, 2.0), (1 / 4, 1.5), (1 / 2, 1.25), (1.0, 1.0))
"""For each round, the share of the deals played by its end, and the cost limit as a multiple of the given limit.

At first the limit is generous, because a few hard deals can dominate the cost.
"""

WORTH_A_SECOND = 0.05
"""The smallest gain, in IMPs per deal, that is worth another counted CPU second."""
TOO_SLOW, BEATEN, NOT_PLAYED, FAILED = "too slow", "dropped early", "not played yet", "failed on every deal"


class TuneRun(KeptSettings):
    """The settings of a race: declarers, sample counts, cost limit, and the deals of each contract set."""

    kind: ClassVar[str] = "tune"

    declarers: Annotated[tuple[str, ...], Field(min_length=1)]
    seconds_per_deal: Annotated[float, Field(gt=0, le=1e9)]
    samples: Annotated[tuple[int, ...], Field(min_length=1)]
    contracts: ContractSets = ("1NT", "3NT", "4H", "6H")
    deals: Annotated[int, Field(ge=1)] = 32
    defender: str = "arbitrary"

    @field_validator("declarers")
    @classmethod
    def _declarers_have_samples(cls, values: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        first: dict[str, str] = {}
        for value in values:
            other = first.setdefault(with_samples(value, 1, known_keys(info)).key, value)
            if other == value and values.count(value) > 1:
                raise ValueError(f"the player {value!r} is given twice; give each player once")
            if other != value:
                raise ValueError(f"{other!r} and {value!r} are the same player; remove one")
        return values

    @field_validator("samples")
    @classmethod
    def _samples_differ(cls, values: tuple[int, ...]) -> tuple[int, ...]:
        if (repeated := first_repeated(values)) is not None:
            raise ValueError(f"the sample count {repeated} is given twice; give each once")
        return values

    @field_validator("defender")
    @classmethod
    def _defender_exists(cls, value: str, info: ValidationInfo) -> str:
        read_player(known_keys(info), value, Defence.parse)
        return value

    @model_validator(mode="after")
    def _candidates_exist(self) -> TuneRun:
        for declarer, samples in product(self.declarers, self.samples):
            try:
                with_samples(declarer, samples, self.keys)
            except PlayerError as error:
                raise SettingsError(str(error), "samples") from None
        return self

    def player_keys(self) -> dict[str, str]:
        """Return the key of the defence, and the declarers with all their options; a text may name both."""
        declarers = {text: read_player(self.keys, text, DECLARER).full_text for text in self.declarers}
        return {self.defender: self.defence.key} | declarers

    @property
    def defence(self) -> Defence:
        """The defenders."""
        return read_player(self.keys, self.defender, Defence.parse)


@dataclass(slots=True)
class RacedDeclarer:
    """A declarer with a sample count, and its results."""

    kind: str
    samples: int
    player: PlayerSpec
    deals: int = 0
    cost: float = 0.0
    """The counted CPU seconds per deal (`agent.knowledge.counted_work`), which decide what is played.

    They are the measured ones for players that count no work, and for boards of old runs.
    """
    seconds: float = 0.0
    """The measured CPU seconds per deal."""
    points: Interval | None = None
    to_best: Interval | None = None
    """The gain over the best candidate in IMPs per deal, with simultaneous intervals; None for the best itself, or if
    the two were not compared."""
    dropped: str = ""
    """Why the candidate was dropped; empty if it was not."""
    beaten_by: RacedDeclarer | None = None
    faults: int = 0
    """The number of boards that ended because an engine failed."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """The result of a race: all candidates, and the best candidate within the cost limit, if any."""

    candidates: tuple[RacedDeclarer, ...]
    best: RacedDeclarer | None
    limit: float
    """The limit of the cost per deal."""

    def frontier(self) -> list[RacedDeclarer]:
        """Return the Pareto front of cost and gain, the cheapest candidate first; dropped candidates are left out."""
        frontier: list[RacedDeclarer] = []
        finished = [candidate for candidate in self.candidates if candidate.deals and not candidate.dropped]
        for candidate in sorted(finished, key=lambda candidate: candidate.cost):
            if not frontier or imps_to_best(candidate) > imps_to_best(frontier[-1]):
                frontier.append(candidate)
        return frontier

    def compared(self) -> list[RacedDeclarer]:
        """Return the candidates, except the best, that cost no more than the limit and were compared with the best."""
        return [
            candidate
            for candidate in self.candidates
            if candidate is not self.best
            and candidate.to_best is not None
            and candidate.dropped != TOO_SLOW
            and candidate.cost <= self.limit
        ]

    def rivals(self) -> list[RacedDeclarer]:
        """Return the candidates of `compared` that may be as good as the best."""
        return [
            candidate
            for candidate in self.compared()
            if (gain := candidate.to_best) and (gain.high is None or gain.high >= 0)
        ]

    def enough(self) -> RacedDeclarer | None:
        """Return the cheapest candidate of the frontier that is good enough; None if there is none.

        A candidate is good enough if every dearer candidate of the frontier gains less than `WORTH_A_SECOND` for each
        extra second that is counted. The dearest candidate is never returned.
        """
        frontier = self.frontier()
        for place, candidate in enumerate(frontier[:-1]):
            if all(
                imps_to_best(dearer) - imps_to_best(candidate) < WORTH_A_SECOND * (dearer.cost - candidate.cost)
                for dearer in frontier[place + 1 :]
            ):
                return candidate
        return None


def imps_to_best(candidate: RacedDeclarer) -> float:
    """Return a candidate's gain over the best in IMPs per deal; 0 for the best itself."""
    return candidate.to_best.mean if candidate.to_best else 0.0


def tune(
    settings: TuneRun,
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool | None,
    on_progress: Callable[[str], object] = lambda _: None,
) -> Tuning:
    """Race all candidates in rounds with an eighth, a quarter, half and all of the deals.

    A candidate is dropped if it is too slow, or if its single interval lies below the leader. Of many equal candidates,
    some are dropped by chance: only the comparison at the end, with simultaneous intervals, says which are worse. The
    leader is the candidate within the cost limit with the largest mean gain over the others, in IMPs. If a leader later
    proves too slow, the candidates that it had beaten return. What is played depends on
    counted costs, not on measured times. Without a ``pool``, only the boards already stored are used. ``on_progress``
    gets messages.

    :raises StoreError: if the store cannot be written to.
    """
    candidates = [
        RacedDeclarer(kind, n, with_samples(kind, n, settings.keys))
        for kind in settings.declarers
        for n in settings.samples
    ]
    for share, margin in _ROUNDS:
        chosen = deals[: max(1, round(share * len(deals)))]
        limit = margin * settings.seconds_per_deal
        waiting = True
        while waiting:
            for kind in settings.declarers:
                of_kind = [each for each in candidates if each.kind == kind]
                _play_kind(settings, of_kind, chosen, limit, store, pool, on_progress)
            waiting = _bring_back(candidates)
        leader = _judge(settings, candidates, chosen, store)
        remaining = [each for each in candidates if not each.dropped]
        on_progress(f"{len(chosen)} deals: {len(remaining)} of {len(candidates)} candidates left")
        if not remaining:
            break
    _compare(settings, candidates, leader, deals, store)
    return Tuning(tuple(candidates), leader, settings.seconds_per_deal)


def with_samples(kind: str, samples: int, keys: Mapping[str, str] = MappingProxyType({})) -> PlayerSpec:
    """Return a declarer with a sample count; its key may be known (`read_player`).

    :raises SettingsError: if ``kind`` already gives a sample count, or its player has no option ``samples``.
    :raises PlayerError: if there is no such declarer.
    """
    spec = read_player(keys, kind, DECLARER)
    if "samples" in spec.typed and not spec.of_key:  # a key has all options
        raise SettingsError(f"declarer {kind!r}: leave 'samples' out; the sample count is what is tuned")
    if "samples" not in spec.settings.options():
        raise SettingsError(f"declarer {kind!r} has no option 'samples' to tune")
    return spec.replace(samples=samples)


def parse_samples(text: str) -> tuple[int, ...]:
    """Parse a list ``1,5,20``, or a range ``1..200``, which stands for the steps 1, 2, 3, 5, 7, 10, 15, 20, ...

    :raises SettingsError: if the text is neither a list nor a range.
    """
    first, dots, last = text.partition("..")
    words = [first, last] if dots else text.split(",")
    if not all(word.strip().isdecimal() and len(word) <= 15 and int(word) > 0 for word in words):
        raise SettingsError(f"{text!r} is neither a range nor a list of samples, as in '1..200' or '1,5,20'")
    numbers = [int(word) for word in words]
    if not dots:
        return tuple(sorted(set(numbers)))
    low, high = numbers
    if low > high:
        raise SettingsError(f"{text!r} is not a range: its end is below its start")
    steps = {round(step * 10**power) for power in range(7) for step in _LADDER}
    return tuple(sorted({low, high} | {step for step in steps if low < step < high}))


def _play_kind(
    settings: TuneRun,
    candidates: Sequence[RacedDeclarer],
    deals: Sequence[StoredDeal],
    limit: float,
    store: Store,
    pool: Pool | None,
    on_progress: Callable[[str], object],
) -> None:
    """Let candidates play in ascending order of samples; drop the first that costs over ``limit``, and all after it."""
    slow = False
    for candidate in candidates:
        if candidate.dropped:
            continue
        if slow:
            candidate.dropped = TOO_SLOW
            continue
        on_progress(f"{candidate.player.key} on {len(deals)} deals")
        match = _play(settings, [candidate.player], deals, store, pool)
        if match.interrupted:
            raise KeyboardInterrupt
        results = [each.results[0] for each in match.results()]
        if not results:
            candidate.dropped = NOT_PLAYED if pool is None else FAILED
            continue
        totals = Totals.of(results)
        candidate.deals, candidate.seconds = totals.played, totals.seconds
        candidate.cost = totals.seconds if totals.counted_seconds is None else totals.counted_seconds
        candidate.points = _points(results)
        candidate.faults = totals.faults + totals.defender_faults
        if candidate.cost > limit:
            candidate.dropped = TOO_SLOW
            slow = True


def _bring_back(candidates: Sequence[RacedDeclarer]) -> bool:
    """Bring back the candidates that were beaten by one that is too slow; return whether any came back."""
    returning = [
        candidate
        for candidate in candidates
        if candidate.beaten_by is not None and candidate.beaten_by.dropped == TOO_SLOW
    ]
    for candidate in returning:
        candidate.dropped, candidate.beaten_by = "", None
    return bool(returning)


def _judge(
    settings: TuneRun, candidates: Sequence[RacedDeclarer], deals: Sequence[StoredDeal], store: Store
) -> RacedDeclarer | None:
    """Drop the candidates that seem to be behind the leader; return the leader (None if all cost too much)."""
    remaining = [each for each in candidates if not each.dropped]
    match = _play(settings, [each.player for each in remaining], deals, store, None)
    won = [standing.a_deal.mean for standing in match.standings()]
    cheap = [place for place, each in enumerate(remaining) if each.cost <= settings.seconds_per_deal]
    if not cheap:
        return None
    first = max(cheap, key=lambda place: won[place])
    for place, candidate in enumerate(remaining):
        behind = match.over(place, first)
        if place != first and behind.high is not None and behind.high < 0:
            candidate.dropped, candidate.beaten_by = BEATEN, remaining[first]
    return remaining[first]


def _compare(
    settings: TuneRun,
    candidates: Sequence[RacedDeclarer],
    best: RacedDeclarer | None,
    deals: Sequence[StoredDeal],
    store: Store,
) -> None:
    """Set each candidate's ``to_best``: compare the candidate with the best one on the deals that both played.

    The intervals are simultaneous for all pairs and rounds, because the same deals also decided which candidate is best
    and which were dropped.
    """
    played = [each for each in candidates if each.deals]
    if best is None:
        return
    intervals = _play(settings, [each.player for each in played], deals, store, None).together(looks=len(_ROUNDS))
    at_best = played.index(best)
    for place, candidate in enumerate(played):
        if place != at_best:
            candidate.to_best = intervals[place, at_best, None]


def _play(
    settings: TuneRun,
    players: Sequence[PlayerSpec],
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool | None,
) -> Match:
    """Return a match; with a pool, first play its missing boards."""
    if pool is not None:
        return play_match(_match_settings(settings, players), deals, store, pool)
    match = Match(_match_settings(settings, players), deals)
    match.read(store)
    return match


def _match_settings(settings: TuneRun, players: Sequence[PlayerSpec]) -> MatchSettings:
    return MatchSettings(tuple(players), (settings.defence,), settings.seed, keep_decisions=False)


def _points(results: Sequence[Result]) -> Interval:
    """Return the mean score, stratified by contract and vulnerability."""
    scores: dict[tuple[Contract, Vulnerability], list[float]] = {}
    for result in sorted(results, key=lambda result: (result.deal.source, result.deal.number)):
        scores.setdefault((result.deal.played_contract, result.deal.vulnerability), []).append(result.score)
    spreads = [score_spread(*each).usual for each in scores]
    return strata_interval(list(scores.values()), [len(each) / len(results) for each in scores.values()], spreads)
