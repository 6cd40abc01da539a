"""How many samples a declarer should look at: candidates race on the same deals, those without hope are dropped."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, log

from agent.registry import Defence, PlayerSpec, Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from experiments.errors import SettingsError
from experiments.match.match import Match
from experiments.match.play import play_match
from experiments.match.settings import MatchSettings
from experiments.runs.processes.pool import Pool
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.runs.store import Store
from experiments.statistics.interval import Interval, strata_interval
from experiments.statistics.priors import IMPS, score_spread
from experiments.statistics.simultaneous import Stratum, pairwise_intervals

_LADDER = (1, 1.5, 2, 3, 5, 7)
_ROUNDS = ((1 / 8, 2.0), (1 / 4, 1.5), (1 / 2, 1.25), (1.0, 1.0))
"""The share of the deals that the candidates of each round have played, and how far over the cost they may be then.

A few hard deals may make much of a mean over few deals.
"""

WORTH_A_SECOND = 0.05
"""IMPs a deal that a CPU second more should win."""
TOO_SLOW, BEATEN = "too slow", "below the leader"


@dataclass(frozen=True, slots=True)
class TuneSettings:
    """What is to be tuned: kinds of declarers, the range of their samples, and the cost that they may have."""

    declarers: tuple[str, ...]
    samples: tuple[int, ...]
    seconds: float
    """CPU seconds a deal, both hands of the declarer's side."""
    defence: Defence
    seed: int


@dataclass(slots=True)
class RacedDeclarer:
    """A declarer with a number of samples, and how it did."""

    kind: str
    samples: int
    player: PlayerSpec
    deals: int = 0
    seconds: float = 0.0
    points: Interval | None = None
    to_best: Interval | None = None
    """IMPs a deal over the best, on the deals that both played; None of the best itself, or if there is none.

    The intervals of all candidates hold together."""
    dropped: str = ""
    """Why it was dropped; empty if it ran to the end."""
    beaten_by: RacedDeclarer | None = None


@dataclass(frozen=True, slots=True)
class Tuning:
    """The end of a race: everyone, and the best at or under the cost, if there is one."""

    candidates: tuple[RacedDeclarer, ...]
    best: RacedDeclarer | None
    limit: float
    """CPU seconds a deal that a candidate may cost."""

    def frontier(self) -> list[RacedDeclarer]:
        """Those that ran to the end and that win more from the best than any cheaper one does, cheapest first."""
        found: list[RacedDeclarer] = []
        finished = [each for each in self.candidates if each.deals and not each.dropped]
        for candidate in sorted(finished, key=lambda each: each.seconds):
            if not found or imps_to_best(candidate) > imps_to_best(found[-1]):
                found.append(candidate)
        return found

    def compared(self) -> list[RacedDeclarer]:
        """Candidates within the cost that were compared with the best."""
        others = [each for each in self.candidates if each is not self.best and each.to_best is not None]
        return [each for each in others if each.dropped != TOO_SLOW and each.seconds <= self.limit]

    def rivals(self) -> list[RacedDeclarer]:
        """Those of the `compared` that are not shown to be worse than the best: the race does not separate them."""
        return [each for each in self.compared() if (ends := each.to_best) and (ends.high is None or ends.high >= 0)]

    def enough(self) -> RacedDeclarer | None:
        """The cheapest of the frontier beyond which no second more wins `WORTH_A_SECOND`; None if the dearest is."""
        frontier = self.frontier()
        for place, candidate in enumerate(frontier[:-1]):
            if all(
                imps_to_best(dearer) - imps_to_best(candidate) < WORTH_A_SECOND * (dearer.seconds - candidate.seconds)
                for dearer in frontier[place + 1 :]
            ):
                return candidate
        return None


def imps_to_best(candidate: RacedDeclarer) -> float:
    """What a candidate wins a deal from the best; the best itself nothing."""
    return candidate.to_best.mean if candidate.to_best else 0.0


def tune(
    settings: TuneSettings,
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool | None,
    on_progress: Callable[[str], object] = lambda _: None,
) -> Tuning:
    """Race all candidates over the deals, in rounds of an eighth, a quarter, half and all of them.

    In the first round a kind's sample counts are tried from the fewest up, until one costs more than allowed. After
    each round those too slow are dropped, and those whose paired interval lies below the leader's. The leader is who
    wins most IMPs from the others of those that cost no more than they may; when a leader turns out too slow, those
    that it had beaten come back. Without a ``pool`` nothing is played: the candidates have what the store holds.
    ``on_progress`` gets messages.

    :raises StoreError: if the store cannot be written to.
    """
    candidates = [
        RacedDeclarer(kind, n, with_samples(kind, n)) for kind in settings.declarers for n in settings.samples
    ]
    for share, margin in _ROUNDS:
        chosen = deals[: max(1, round(share * len(deals)))]
        limit = margin * settings.seconds
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
    return Tuning(tuple(candidates), leader, settings.seconds)


def equal_time(
    settings: TuneSettings,
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool | None,
    on_progress: Callable[[str], object] = lambda _: None,
) -> Match:
    """Give every kind of declarer the sample count that costs the same, and match them there (thesis section 6.6).

    The count comes from trials on an eighth of the deals with more and more samples, and between two of them by
    interpolation of the logarithms. Where the fewest cost more, or the most less, that count is taken.
    Without a ``pool`` nothing is played. ``on_progress`` gets the count as a message.

    :raises StoreError: if the store cannot be written to.
    """
    players = []
    pilot = deals[: max(2, len(deals) // 8)]
    for kind in settings.declarers:
        costs: list[tuple[int, float]] = []
        for samples in settings.samples:
            candidate = RacedDeclarer(kind, samples, with_samples(kind, samples))
            _play_kind(settings, [candidate], pilot, settings.seconds, store, pool, on_progress)
            costs.append((samples, candidate.seconds))
            if candidate.seconds > settings.seconds:
                break
        samples, words = _samples_costing(settings.seconds, costs)
        players.append(with_samples(kind, samples))
        on_progress(f"{kind}: {words}")
    return _play(settings, players, deals, store, pool)


def with_samples(kind: str, samples: int) -> PlayerSpec:
    """A declarer with a number of samples.

    :raises SettingsError: if it has one already, or can have none.
    :raises PlayerError: if there is no such declarer.
    """
    spec = parse_player(kind, Role.DECLARER)
    if "samples" in spec.typed:
        raise SettingsError(f"declarer {kind!r}: the number of samples is what is looked for, leave it out")
    if "samples" not in spec.settings.options():
        raise SettingsError(f"declarer {kind!r} has no option 'samples' that could be tuned")
    return spec.replace(samples=samples)


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
    settings: TuneSettings,
    candidates: Sequence[RacedDeclarer],
    deals: Sequence[StoredDeal],
    limit: float,
    store: Store,
    pool: Pool | None,
    on_progress: Callable[[str], object],
) -> None:
    """Let the candidates of a kind play some deals, but none with more samples than one that costs over ``limit``."""
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
        boards = list(match.boards.values())
        if not boards:
            candidate.dropped = "not played yet" if pool is None else "failed on every deal"
            continue
        candidate.deals = len(boards)
        candidate.seconds = sum(board.seconds for board in boards) / len(boards)
        candidate.points = _points(boards, deals)
        if candidate.seconds > limit:
            candidate.dropped = TOO_SLOW
            slow = True


def _bring_back(candidates: Sequence[RacedDeclarer]) -> bool:
    """Bring those back that were beaten by one who is too slow; return whether there was one."""
    wronged = [each for each in candidates if each.beaten_by is not None and each.beaten_by.dropped == TOO_SLOW]
    for candidate in wronged:
        candidate.dropped, candidate.beaten_by = "", None
    return bool(wronged)


def _judge(
    settings: TuneSettings, candidates: Sequence[RacedDeclarer], deals: Sequence[StoredDeal], store: Store
) -> RacedDeclarer | None:
    """Drop those who are behind the leader by more than luck, and return the leader."""
    remaining = [each for each in candidates if not each.dropped]
    match = _play(settings, [each.player for each in remaining], deals, store, None)
    won = [standing.a_deal.mean for standing in match.standings()]
    cheap = [place for place, each in enumerate(remaining) if each.seconds <= settings.seconds]
    if not cheap:
        return None
    first = max(cheap, key=lambda place: won[place])
    for place, candidate in enumerate(remaining):
        behind = match.cross(place, first)
        if place != first and behind.high is not None and behind.high < 0:
            candidate.dropped, candidate.beaten_by = BEATEN, remaining[first]
    return remaining[first]


def _compare(
    settings: TuneSettings,
    candidates: Sequence[RacedDeclarer],
    best: RacedDeclarer | None,
    deals: Sequence[StoredDeal],
    store: Store,
) -> None:
    """Compare every candidate with the best on the deals that both played.

    The intervals hold for all pairs of candidates and all rounds together: the best was chosen by the same deals, and
    those dropped were dropped for what they showed after one of the rounds.
    """
    played = [each for each in candidates if each.deals]
    if best is None:
        return
    names = _match_settings(settings, [each.player for each in played])
    asked_for = {(deal.source, deal.number) for deal in deals}
    scores: dict[str, dict[Hashable, int]] = {name: {} for name in names.players}
    for board in store.boards():
        if board.player in scores and board.defender in names.opponents and (board.source, board.number) in asked_for:
            scores[board.player][board.source, board.number] = board.score
    comparisons = {}
    for one, other in combinations(names.players, 2):
        first, second = scores[one], scores[other]
        won = {deal: float(imps(first[deal] - second[deal])) for deal in first if deal in second}
        comparisons[one, other] = [Stratum(won, 1.0, IMPS.usual)]
    intervals = pairwise_intervals(comparisons, looks=len(_ROUNDS))
    for candidate in played:
        if candidate is not best:
            candidate.to_best = intervals[candidate.player.key, best.player.key]


def _play(
    settings: TuneSettings,
    players: Sequence[PlayerSpec],
    deals: Sequence[StoredDeal],
    store: Store,
    pool: Pool | None,
) -> Match:
    """Play a match, or without a pool return what was played of it."""
    if pool is not None:
        return play_match(_match_settings(settings, players), deals, store, pool)
    match = Match(_match_settings(settings, players), deals)
    match.add_played(store.boards())
    return match


def _match_settings(settings: TuneSettings, players: Sequence[PlayerSpec]) -> MatchSettings:
    return MatchSettings(tuple(players), (settings.defence,), settings.seed, keep_decisions=False)


def _points(boards: Sequence[PlayedBoard], deals: Sequence[StoredDeal]) -> Interval:
    """The mean score; stratified by contract, since their numbers were chosen."""
    kind = {(deal.source, deal.number): (deal.played_contract, deal.vulnerability) for deal in deals}
    scores: dict[tuple[Contract, Vulnerability], list[float]] = {}
    for board in boards:
        scores.setdefault(kind[board.source, board.number], []).append(board.score)
    spreads = [score_spread(*each).usual for each in scores]
    return strata_interval(list(scores.values()), [len(each) / len(boards) for each in scores.values()], spreads)


def _samples_costing(seconds: float, costs: Sequence[tuple[int, float]]) -> tuple[int, str]:
    """Return the sample count of a given cost, from measured ones in rising order, and a message about it."""
    cheaper = [each for each in costs if each[1] <= seconds]
    dearer = [each for each in costs if each[1] > seconds]
    if not cheaper:
        samples, cost = costs[0]
        return samples, f"even with samples={samples}, the fewest allowed, a deal costs {cost:.2f} s, not {seconds:g}"
    if not dearer:
        samples, cost = costs[-1]
        return samples, f"with samples={samples}, the most allowed, a deal costs only {cost:.2f} s, not {seconds:g}"
    (low, low_cost), (high, high_cost) = cheaper[-1], dearer[0]
    share = log(seconds / low_cost) / log(high_cost / low_cost) if low_cost > 0 else 0.0
    samples = round(exp(log(low) + share * (log(high) - log(low))))
    return samples, f"with samples={samples} a deal costs about {seconds:g} s"
