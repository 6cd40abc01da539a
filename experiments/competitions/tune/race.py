"""Tunes the sample count: candidates race on the same deals, and those that seem to be behind are dropped early."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from types import MappingProxyType
from typing import Annotated, ClassVar

from pydantic import Field, ValidationInfo, field_validator, model_validator

from agent.errors import PlayerError
from agent.registry import Defence, PlayerSpec
from agent.rules.contract import Contract, Vulnerability
from experiments.competitions.contrasts import Result, Totals
from experiments.competitions.design import Design
from experiments.competitions.match.match import Match
from experiments.competitions.match.settings import MatchRun
from experiments.errors import SettingsError
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.runs.session import DECLARER, ContractSets, KeptSettings, existing_players, known_keys, read_player
from experiments.runs.settings import first_repeated
from experiments.runs.store import Store
from experiments.runs.tasks import Task
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
    defender: Annotated[str, existing_players(Defence.parse)] = "arbitrary"

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


class Race(Design):
    """A race of all candidates, in rounds with an eighth, a quarter, half and all of the deals.

    A candidate is dropped if it is too slow, or if its single interval lies below the leader. Of many equal candidates,
    some are dropped by chance: only the comparison at the end, with simultaneous intervals, says which are worse. The
    leader is the candidate within the cost limit with the largest mean gain over the others, in IMPs. If a leader later
    proves too slow, the candidates that it had beaten return. What is played depends on counted costs, not on measured
    times. ``say`` gets messages.
    """

    def __init__(
        self,
        settings: TuneRun,
        deals: Sequence[StoredDeal],
        store: Store,
        say: Callable[[str], object] = lambda _: None,
    ) -> None:
        self.settings = settings
        self.deals = deals
        self.boards = {board.key: board for board in store.boards()}
        self.candidates: list[RacedDeclarer] = []
        self.failed = {failure.key for failure in store.failures()}
        self._leader: RacedDeclarer | None = None
        self._say = say

    @property
    def size(self) -> int:
        """The number of boards if no candidate is dropped."""
        return self._match(self._everybody(), self.deals).size

    @property
    def number_left(self) -> int:
        """The number of these boards that are not played."""
        return self._match(self._everybody(), self.deals).number_left

    def _everybody(self) -> list[RacedDeclarer]:
        """Return all candidates as they start."""
        kinds = product(self.settings.declarers, self.settings.samples)
        return [RacedDeclarer(kind, n, with_samples(kind, n, self.settings.keys)) for kind, n in kinds]

    def add(self, board: PlayedBoard) -> None:
        """Add a played board."""
        self.boards[board.key] = board

    def batches(self) -> Iterator[list[Task]]:
        """Yield the boards that a candidate lacks in a round, one candidate after the other."""
        self.candidates = self._everybody()
        for share, margin in _ROUNDS:
            deals = self.deals[: max(1, round(share * len(self.deals)))]
            waiting = True
            while waiting:
                for kind in self.settings.declarers:
                    yield from self._play_kind(kind, deals, margin * self.settings.seconds_per_deal)
                waiting = self._bring_back()
            self._leader = self._judge(deals)
            number_left = sum(not each.dropped for each in self.candidates)
            self._say(f"{len(deals)} deals: {number_left} of {len(self.candidates)} candidates left")
            if not number_left:
                break

    def result(self) -> Tuning:
        """Return the result of the race on the boards so far, without playing."""
        for _ in self.batches():
            pass
        self._compare(self._leader)
        return Tuning(tuple(self.candidates), self._leader, self.settings.seconds_per_deal)

    def _match(self, candidates: Iterable[RacedDeclarer], deals: Sequence[StoredDeal]) -> Match:
        players, defence = tuple(each.player.key for each in candidates), self.settings.defence.key
        keys = {key: key for key in (*players, defence)}
        settings = MatchRun(declarers=players, defenders=(defence,), seed=self.settings.seed, keys=keys)
        return Match(settings, deals, self.boards)

    def _play_kind(self, kind: str, deals: Sequence[StoredDeal], limit: float) -> Iterator[list[Task]]:
        """Let a declarer play in ascending order of samples; drop the first that costs over ``limit``, and the rest."""
        slow = False
        for candidate in self.candidates:
            if candidate.dropped or candidate.kind != kind:
                continue
            if slow:
                candidate.dropped = TOO_SLOW
                continue
            self._say(f"{candidate.player.key} on {len(deals)} deals")
            match = self._match([candidate], deals)
            yield match.unplayed()
            results = [each.results[0] for each in match.results()]
            if not results:
                failed = any(key.player == candidate.player.key for key in self.failed)
                candidate.dropped = FAILED if failed else NOT_PLAYED
                continue
            totals = Totals.of(results)
            candidate.deals, candidate.seconds = totals.played, totals.seconds
            candidate.cost = totals.seconds if totals.counted_seconds is None else totals.counted_seconds
            candidate.points = _points(results)
            candidate.faults = totals.faults + totals.defender_faults
            if candidate.cost > limit:
                candidate.dropped = TOO_SLOW
                slow = True

    def _bring_back(self) -> bool:
        """Bring back the candidates that were beaten by one that is too slow; return whether any came back."""
        returning = [each for each in self.candidates if each.beaten_by and each.beaten_by.dropped == TOO_SLOW]
        for candidate in returning:
            candidate.dropped, candidate.beaten_by = "", None
        return bool(returning)

    def _judge(self, deals: Sequence[StoredDeal]) -> RacedDeclarer | None:
        """Drop the candidates that seem to be behind the leader; return the leader (None if all cost too much)."""
        remaining = [each for each in self.candidates if not each.dropped]
        cheap = [place for place, each in enumerate(remaining) if each.cost <= self.settings.seconds_per_deal]
        if not cheap:
            return None
        match = self._match(remaining, deals)
        won = [standing.a_deal.mean for standing in match.standings()]
        first = max(cheap, key=lambda place: won[place])
        for place, candidate in enumerate(remaining):
            behind = match.over(place, first)
            if place != first and behind.high is not None and behind.high < 0:
                candidate.dropped, candidate.beaten_by = BEATEN, remaining[first]
        return remaining[first]

    def _compare(self, best: RacedDeclarer | None) -> None:
        """Set each candidate's ``to_best``: compare the candidate with the best one on the deals that both played.

        The intervals are simultaneous for all pairs and rounds, because the same deals also decided which candidate is
        best and which were dropped.
        """
        if best is None:
            return
        played = [each for each in self.candidates if each.deals]
        intervals = self._match(played, self.deals).together(looks=len(_ROUNDS))
        at_best = next(place for place, each in enumerate(played) if each is best)
        for place, candidate in enumerate(played):
            if place != at_best:
                candidate.to_best = intervals[place, at_best, None]


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


def _points(results: Sequence[Result]) -> Interval:
    """Return the mean score, stratified by contract and vulnerability."""
    scores: dict[tuple[Contract, Vulnerability], list[float]] = {}
    for result in sorted(results, key=lambda result: (result.deal.source, result.deal.number)):
        scores.setdefault((result.deal.played_contract, result.deal.vulnerability), []).append(result.row.score)
    spreads = [score_spread(*each).usual for each in scores]
    return strata_interval(list(scores.values()), [len(each) / len(results) for each in scores.values()], spreads)
