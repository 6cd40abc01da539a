"""How many samples a declarer should look at: candidates race on the same deals, those without hope are dropped."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log

import numpy as np

from agent.registry import Role, parse_player
from experiments.errors import SettingsError
from experiments.match import Match, MatchSettings, play_match
from experiments.runner import Pool
from experiments.stats import Estimate, Interval, bootstrap
from experiments.store import Store, StoredDeal

_LADDER = (1, 1.5, 2, 3, 5, 7)
_ROUNDS = ((1 / 8, 2.0), (1 / 4, 1.5), (1 / 2, 1.25), (1.0, 1.0))
"""The share of the deals that the candidates of each round have played, and how far over the cost they may be then.

A few hard deals may make much of a mean over few deals.
"""

_TOO_SLOW, _BEATEN = "too slow", "below the leader"


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be tuned: kinds of declarers, the range of their samples, and the cost that they may have."""

    declarers: tuple[str, ...]
    samples: tuple[int, ...]
    seconds: float
    """CPU seconds a deal, both hands of the declarer's side."""
    defender: str
    seed: int


@dataclass(slots=True)
class Runner:
    """A candidate in the race."""

    kind: str
    samples: int
    player: str
    deals: int = 0
    seconds: float = 0.0
    points: Estimate | None = None
    to_leader: Interval | None = None
    """IMPs a deal over the leader, on the deals that both played."""
    dropped: str = ""
    """Why it was dropped; empty if it ran to the end."""


@dataclass(frozen=True, slots=True)
class Tuning:
    """The end of a race: everyone, and the best at or under the cost, if there is one."""

    runners: tuple[Runner, ...]
    best: Runner | None

    def frontier(self) -> list[Runner]:
        """Those that ran to the end and that no cheaper one outscores, cheapest first."""
        found: list[Runner] = []
        finished = [each for each in self.runners if each.points is not None and not each.dropped]
        for runner in sorted(finished, key=lambda each: each.seconds):
            if not found or _points(runner) > _points(found[-1]):
                found.append(runner)
        return found


def tune(
    question: Question,
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool,
    report: Callable[[str], object] = lambda _: None,
) -> Tuning:
    """Race all candidates over the deals, in rounds of an eighth, a quarter, half and all of them.

    In the first round a kind's sample counts are tried from the fewest up, until one costs more than allowed. After
    each round those too slow are dropped, and those whose paired interval lies below the leader's. ``report`` is told
    what goes on.

    :raises StoreError: if the store cannot be written to.
    """
    runners = [Runner(kind, n, with_samples(kind, n)) for kind in question.declarers for n in question.samples]
    for share, margin in _ROUNDS:
        number = max(1, round(share * len(deals)))
        most = margin * question.seconds
        for kind in question.declarers:
            of_kind = [each for each in runners if each.kind == kind]
            _play_kind(question, of_kind, deals[:number], most, store, pool, report)
        _judge(question, runners, deals[:number], store)
        left = [each for each in runners if not each.dropped]
        report(f"{number} deals: {len(left)} of {len(runners)} candidates left")
        if len(left) <= 1:
            break
    left = [each for each in runners if not each.dropped]
    return Tuning(tuple(runners), max(left, key=_points, default=None))


def equal_time(
    question: Question,
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool,
    report: Callable[[str], object] = lambda _: None,
) -> Match:
    """Give every kind of declarer the sample count that costs the same, and match them there (thesis section 6.6).

    The count comes from trials on an eighth of the deals with more and more samples, and between two of them by
    interpolation of the logarithms.

    :raises StoreError: if the store cannot be written to.
    """
    players = []
    pilot = deals[: max(2, len(deals) // 8)]
    for kind in question.declarers:
        costs: list[tuple[int, float]] = []
        for samples in question.samples:
            runner = Runner(kind, samples, with_samples(kind, samples))
            _play_kind(question, [runner], pilot, question.seconds, store, pool, report)
            costs.append((samples, runner.seconds))
            if runner.seconds > question.seconds:
                break
        samples = _samples_costing(question.seconds, costs)
        players.append(with_samples(kind, samples))
        report(f"{kind}: {samples} samples cost about {question.seconds:g} s a deal")
    settings = _settings(question, players)
    return play_match(settings, deals, store, pool, lambda _: None)


def with_samples(kind: str, samples: int) -> str:
    """A declarer with a number of samples.

    :raises SettingsError: if it has one already, or can have none.
    :raises PlayerError: if there is no such declarer.
    """
    spec = parse_player(kind, Role.DECLARER)
    if "samples" in spec.given:
        raise SettingsError(f"declarer {kind!r}: the number of samples is what is looked for, leave it out")
    if "samples" not in spec.values:
        raise SettingsError(f"declarer {kind!r} has no option 'samples' that could be tuned")
    return f"{spec.text}{',' if ':' in spec.text else ':'}samples={samples}"


def parse_samples(text: str) -> tuple[int, ...]:
    """Read ``1,5,20``, or a range ``1..200`` that is climbed in steps of 1.5, 2, 3, 5, 7, 10, ...

    :raises SettingsError: if it is neither.
    """
    first, dots, last = text.partition("..")
    words = [first, last] if dots else text.split(",")
    if not all(word.strip().isdecimal() and int(word) > 0 for word in words):
        raise SettingsError(f"{text!r} is neither a range nor a list of samples, as in '1..200' or '1,5,20'")
    numbers = [int(word) for word in words]
    if not dots:
        return tuple(sorted(set(numbers)))
    low, high = numbers
    if low > high:
        raise SettingsError(f"{text!r} ends before it begins")
    steps = {round(step * 10**power) for power in range(7) for step in _LADDER}
    return tuple(sorted({low, high} | {step for step in steps if low < step < high}))


def _play_kind(
    question: Question,
    runners: Sequence[Runner],
    deals: Sequence[StoredDeal],
    most: float,
    store: Store,
    pool: Pool,
    report: Callable[[str], object],
) -> None:
    """Let the candidates of a kind play some deals, but none with more samples than one that costs over ``most``."""
    slow = False
    for runner in runners:
        if runner.dropped:
            continue
        if slow:
            runner.dropped = _TOO_SLOW
            continue
        report(f"{runner.player} on {len(deals)} deals")
        match = play_match(_settings(question, [runner.player]), deals, store, pool, lambda _: None)
        if match.interrupted:
            raise KeyboardInterrupt
        boards = list(match.boards.values())
        if not boards:
            runner.dropped = "failed on every deal"
            continue
        runner.deals = len(boards)
        runner.seconds = sum(board.seconds for board in boards) / len(boards)
        runner.points = bootstrap([np.array([board.score for board in boards], dtype=np.float64)], [1.0])
        if runner.seconds > most:
            runner.dropped = _TOO_SLOW
            slow = True


def _judge(question: Question, runners: Sequence[Runner], deals: Sequence[StoredDeal], store: Store) -> None:
    """Drop those who are behind the leader by more than luck."""
    left = [each for each in runners if not each.dropped]
    if not left:
        return
    leader = max(left, key=_points)
    boards = list(store.boards())
    for runner in left:
        if runner is leader:
            runner.to_leader = None
            continue
        match = Match(_settings(question, [runner.player, leader.player]), deals)
        match.add_played(boards)
        runner.to_leader = match.cross(0, 1)
        half = runner.to_leader.half_width
        if half is not None and runner.to_leader.mean + half < 0:
            runner.dropped = _BEATEN


def _settings(question: Question, players: Sequence[str]) -> MatchSettings:
    return MatchSettings(tuple(players), (question.defender,), question.seed, keep_decisions=False)


def _points(runner: Runner) -> float:
    return runner.points.mean if runner.points else float("-inf")


def _samples_costing(seconds: float, costs: Sequence[tuple[int, float]]) -> int:
    """The sample count of a given cost, from measured ones in rising order."""
    cheaper = [each for each in costs if each[1] <= seconds]
    dearer = [each for each in costs if each[1] > seconds]
    if not cheaper:
        return costs[0][0]
    if not dearer:
        return costs[-1][0]
    (low, low_cost), (high, high_cost) = cheaper[-1], dearer[0]
    share = log(seconds / low_cost) / log(high_cost / low_cost) if low_cost > 0 else 0.0
    return round(exp(log(low) + share * (log(high) - log(low))))
