"""Results of runs, as the statistics are tried on them: real results, skewed and full of ties."""

from __future__ import annotations

import csv
import gzip
import json
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import combinations, permutations, product
from pathlib import Path

import numpy as np
import pandas as pd
import pytest
from numpy.typing import NDArray

from agent.rules.imps import imps
from experiments.competitions.bidding.match import BidTwice, bench_deals, contracts_of, swings_of
from experiments.competitions.league.run import league_of_run
from experiments.competitions.league.standings import League
from experiments.competitions.match.bid_match import teams_of
from experiments.competitions.match.settings import MatchRun
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.thesis.tables import rows_of
from experiments.runs.contract_sets import CONTRACTS, NAMES, VULNERABILITY
from experiments.runs.rows import RANDOM, PlayedBoard
from experiments.runs.store import Store, holds_run
from experiments.statistics.interval import BIDDERS, Interval, imp_spread, mean_interval, together
from experiments.statistics.sequential import SequentialTest
from experiments.statistics.simultaneous import Stratum, pairwise_intervals

RESULTS = Path(__file__).parent.parent / "results"
IMP_DIFFERENCES = Path(__file__).parent / "data" / "imp_differences.json"
DEALS_A_MATCH = 5000
SOURCES = {
    "match-payoff-monte-carlo": ("1NT", "3NT", "4H", "6H"),
    "ties-5": ("1H", "3NT", "4H", "6H"),
    "ties-20": ("1H", "4H", "6H"),
    "ties": ("1NT", "3NT", "4H", "6NT"),
}
"""The contract sets of the matches in `imp_differences`."""


def kept(run: str) -> Path:
    """The folder of a kept run; skips the test where there is none, as in a source distribution."""
    if not holds_run(RESULTS / run):
        pytest.skip(f"results/{run} is only in the repository")
    return RESULTS / run


@cache
def imp_differences() -> dict[str, NDArray[np.float64]]:
    """IMPs a deal of one declarer over another in four matches, float64 (deals,).

    The deals are in the order of their source and number. The boards are in the folders of the same names in
    ``results/`` of commit 771bf501:

    ``match-payoff-monte-carlo``
        payoff:samples=50,ties=cheapest,situations=20000 over monte-carlo:samples=100,ties=cheapest
    ``ties-5``, ``ties-20``
        monte-carlo with 5 or 20 samples, trumps first, over the same with ties=cheapest
    ``ties``
        monte-carlo:samples=20,ties=random over monte-carlo:samples=20,ties=cheapest
    """
    values = json.loads(IMP_DIFFERENCES.read_text(encoding="utf-8"))
    return {run: np.array(of_run, dtype=np.float64) for run, of_run in values.items()}


def imp_prior(run: str) -> float:
    """The prior standard deviation of the IMPs of a kept match; it has as many deals of each contract."""
    return together(imp_spread(CONTRACTS[source], VULNERABILITY) for source in SOURCES[run]).usual


@cache
def _thesis() -> pd.DataFrame:
    folder = kept("thesis")
    with Store.to_read(folder) as store:
        return rows_of(store, RunSettings.read(folder / "settings.toml"))


@cache
def imp_cells() -> dict[str, list[NDArray[np.float64]]]:
    """IMPs a deal of one declarer over another in results/thesis, float64 (deals,), by contract set.

    A contract set has an array for each pair of declarers, number of samples and defender.
    """
    cells: dict[str, list[NDArray[np.float64]]] = {name: [] for name in NAMES}
    for (name, _, _), group in _thesis().groupby(["contract", "samples", "defender"]):
        by_declarer = group.pivot(index="number", columns="declarer", values="score")
        for one, other in combinations(by_declarer.columns, 2):
            won = (by_declarer[one] - by_declarer[other]).dropna()
            cells[str(name)].append(np.array([imps(int(points)) for points in won], dtype=np.float64))
    return cells


@cache
def scores() -> dict[str, dict[str, NDArray[np.float64]]]:
    """Scores of payoff search in results/thesis by contract set, then by samples and defender, float64 (deals,)."""
    rows = _thesis()
    rows = rows[rows["declarer"] == "payoff"]
    return {
        name: {
            f"{samples} {defender}": group["score"].to_numpy(dtype=np.float64)
            for (samples, defender), group in rows[rows["contract"] == name].groupby(["samples", "defender"])
        }
        for name in NAMES
    }


@cache
def own_bids() -> dict[str, NDArray[np.float64]]:
    """IMPs a deal of one pair over another that bid the deals themselves, float64 (deals,), and made-up rare swings."""
    with Store.to_read(kept("robots-match")) as store:
        deals = sorted((deal for deal in store.deals().values() if deal.source == RANDOM), key=lambda deal: deal.number)
        match = teams_of(MatchRun.of_run(store), deals)
        match.read(store)
    results = match.results()
    found = {
        "robots": [result.won for result in results],
        "robots, by bidding": [result.won_by_bidding for result in results],
        "robots, by play": [result.won - result.won_by_bidding for result in results],
    }
    bench = bench_deals()
    for name in ("learned-imitating", "monte-carlo-net"):
        with gzip.open(RESULTS / "bidding" / name / "auctions.csv.gz", "rt", encoding="utf-8") as file:
            bid = [BidTwice(int(number) - 1, (first, second)) for number, first, second in [*csv.reader(file)][1:]]
        numbers = np.array([each.number for each in bid])
        tables = contracts_of(bid, 0), contracts_of(bid, 1)
        found[f"bidders, {name}"] = swings_of(tables, bench.tricks[numbers], bench.vulnerable()[numbers]).tolist()
    found["rare swings: -1, and +24 in 4 %"] = [-1] * 96 + [24] * 4
    return {name: np.array(values, dtype=np.float64) for name, values in found.items()}


@cache
def pairs() -> dict[str, list[NDArray[np.float64]]]:
    """IMPs a deal of one pair over another that play the same contract, float64 (deals,), by contract set.

    A pair is a declarer and a defence of results/league. At the first table one pair declares, at the second the other.
    Of all meetings of two pairs, every third is taken.
    """
    with Store.to_read(kept("league")) as store:
        league = league_of_run(store)
    assert isinstance(league, League)
    at = {(board.player, board.defender, board.source, board.number): board.score for board in league.boards}
    meetings = [*product(combinations(league.names, 2), permutations(league.defenders, 2))][::3]
    cells: dict[str, list[NDArray[np.float64]]] = {source: [] for source in league.weights}
    for (one, other), (left, right) in meetings:
        won: dict[str, list[int]] = {source: [] for source in league.weights}
        for deal in league.deals:
            first, second = at.get((one, right, *deal)), at.get((other, left, *deal))
            if first is not None and second is not None:
                won[deal[0]].append(imps(first - second))
        for source, values in won.items():
            cells[source].append(np.array(values, dtype=np.float64))
    return cells


def equal_robot_leagues(robots: int, deals: int, trials: int) -> float:
    """Leagues of equal robots: each match has deals of results/robots-match, and who won each deal is drawn.

    Returns how often some robot is ahead of another one.
    """
    values = own_bids()["robots"]
    generator = np.random.default_rng([robots, deals])
    ahead = 0
    for _ in range(trials):
        matches = {}
        for pair in combinations(range(robots), 2):
            won = values[generator.integers(len(values), size=deals)] * generator.choice([-1, 1], size=deals)
            matches[pair] = [Stratum(dict(enumerate(won.tolist())), 1.0, BIDDERS.usual)]
        ahead += any(map(_leaves_out_0, pairwise_intervals(matches, known=BIDDERS.known).values()))
    return ahead / trials


def coverage(
    values: NDArray[np.float64],
    number: int,
    trials: int,
    interval: Callable[[NDArray[np.float64]], Interval],
) -> float:
    """How often an interval from ``number`` values, drawn from all with replacement, holds the mean of all."""
    generator = np.random.default_rng([number, len(values)])
    mean = values.mean()
    held = 0
    for _ in range(trials):
        found = interval(values[generator.integers(len(values), size=number)])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= mean <= found.high
    return held / trials


def sequential_trials(
    test: SequentialTest, values: NDArray[np.float64], mean: float, trials: int
) -> tuple[float, float, float]:
    """Matches of `DEALS_A_MATCH` deals drawn from values shifted to a mean, at one of the test's bounds.

    Returns the share of wrong answers, the share of matches without an answer, and the median number of deals beside
    that of a test that knows the variance (Wald's).
    """
    generator = np.random.default_rng(len(values))
    shifted = values - values.mean() + mean
    distance, middle = test.high - test.low, (test.low + test.high) / 2
    bound = np.log((1 - test.error) / test.error)
    right = "less" if mean == test.low else "more"
    wrong = open_ = 0
    lengths, walds = [], []
    for _ in range(trials):
        match = shifted[generator.integers(len(shifted), size=DEALS_A_MATCH)]
        verdict, length = test.answer(match)
        wrong += verdict not in (right, None)
        open_ += verdict is None
        lengths.append(length)
        ratio = np.abs(np.cumsum(distance / values.var() * (match - middle)))
        walds.append(int(np.argmax(ratio >= bound)) + 1 if ratio.max() >= bound else DEALS_A_MATCH)
    return wrong / trials, open_ / trials, float(np.median(lengths) / np.median(walds))


def stopped_coverage(
    test: SequentialTest, values: NDArray[np.float64], mean: float, trials: int
) -> tuple[float, float, float, float]:
    """Matches of values shifted to a mean that stop when the test answers, or after `DEALS_A_MATCH` deals.

    Returns how often the interval for stopped matches holds the mean, how often Student's does, the mean that such
    matches show, and the half width of the former.
    """
    generator = np.random.default_rng(len(values))
    shifted = values - values.mean() + mean
    held = alone = 0
    means, halves = [], []
    for _ in range(trials):
        match = shifted[generator.integers(len(shifted), size=DEALS_A_MATCH)]
        _, length = test.answer(match)
        low, high = test.interval(match[:length])
        student = mean_interval(match[:length], test.spread.usual)
        assert student.low is not None
        assert student.high is not None
        held += low <= mean <= high
        alone += student.low <= mean <= student.high
        means.append(float(match[:length].mean()))
        halves.append((high - low) / 2)
    return held / trials, alone / trials, float(np.mean(means)), float(np.mean(halves))


def permuted_leagues(folder: Path, trials: int) -> tuple[float, float, float]:
    """Leagues of equal players: of each deal of a kept league the players' names are permuted.

    Returns how often some pair is ahead by single intervals, by those that hold together, and by those by defender.
    """
    with Store.to_read(folder) as store:
        league = league_of_run(store)
    assert isinstance(league, League)
    generator = np.random.default_rng(len(league.boards))
    players = list(league.names)
    by_deal: dict[tuple[str, int], list[PlayedBoard]] = {}
    for board in league.boards:
        by_deal.setdefault((board.source, board.number), []).append(board)
    ahead = np.zeros(3)
    for _ in range(trials):
        boards = []
        for of_deal in by_deal.values():
            others = dict(zip(players, (players[place] for place in generator.permutation(len(players))), strict=True))
            boards += [replace(board, player=others[board.player]) for board in of_deal]
        equal = replace(league, boards=boards)
        pairs = list(combinations(players, 2))
        ahead[0] += any(_leaves_out_0(equal.over(*pair)) for pair in pairs)
        ahead[1] += any(_leaves_out_0(equal.over_together(*pair)) for pair in pairs)
        ahead[2] += any(_leaves_out_0(equal.over_together(*pair, each)) for pair in pairs for each in league.defenders)
    single, together, by_defender = (ahead / trials).tolist()
    return single, together, by_defender


def _leaves_out_0(interval: Interval) -> bool:
    return interval.low is not None and interval.high is not None and interval.low * interval.high > 0
