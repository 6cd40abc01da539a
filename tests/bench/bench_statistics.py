"""How often intervals and the sequential test are right on results of runs.

    python -m tests.bench.bench_statistics [--trials 4000] [--stopped 2000] [--leagues 1000] [-o FOLDER]

Results of runs are drawn with replacement, so that the mean of all is the truth. Intervals: how often the 95 %
interval from this many deals holds it. Sequential test: matches of up to 5,000 deals whose mean is shifted to either
bound; wrong answers, matches without an answer, and the median length beside that of a test that knows the variance.
Stopped matches: how often the intervals printed after a
stop hold the truth. Leagues of equal players, by permuting the kept rows, and of equal robots: how often some pair is
declared ahead.
Writes ``statistics.json`` and ``statistics.md``.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from experiments.runs.contract_sets import CONTRACTS, NAMES, VULNERABILITY
from experiments.statistics.interval import BIDDERS, KNOWN, Interval, imp_spread, mean_interval, score_spread
from experiments.statistics.sequential import SequentialTest
from tests.kept_rows import (
    RESULTS,
    coverage,
    equal_robot_leagues,
    imp_cells,
    imp_differences,
    imp_prior,
    own_bids,
    pairs,
    permuted_leagues,
    scores,
    sequential_trials,
    stopped_coverage,
)

SIZES = (4, 5, 6, 8, 12, 16, 24, 25, 32, 48, 64, 128)
MEANS = (0.0, 0.1, 0.25, 0.4, 0.5)
STOPPED = imp_differences()["match-payoff-monte-carlo"]
BOUNDS = ((0.0, 0.3), (0.0, 0.5), (-0.25, 0.25), (0.0, 1.0), (0.0, 2.0))


ROBOTS = ((3, 4), (3, 16), (3, 64), (5, 4), (5, 16), (5, 64))
"""The numbers of robots and of deals of the leagues of equal robots."""


def held(values: NDArray[np.float64], spread: float, trials: int, known: float = KNOWN) -> list[float]:
    def interval(drawn: NDArray[np.float64]) -> Interval:
        return mean_interval(drawn, spread, known=known)

    return [coverage(values, number, trials, interval) for number in SIZES]


def interval_rows(trials: int) -> list[tuple[str, list[float]]]:
    rows = [(f"IMPs, {run}", held(values, imp_prior(run), trials)) for run, values in imp_differences().items()]
    for name in NAMES:
        spread = imp_spread(CONTRACTS[name], VULNERABILITY).usual
        cells = [held(values, spread, trials // 4) for values in imp_cells()[name]]
        rows.append((f"IMPs, {name}, mean of {len(cells)} cells", np.mean(cells, axis=0).tolist()))
    for name in NAMES:
        spread = score_spread(CONTRACTS[name], VULNERABILITY).usual
        cells = [held(values, spread, trials // 4) for values in scores()[name].values()]
        rows.append((f"scores, {name}, mean of {len(cells)} cells", np.mean(cells, axis=0).tolist()))
    for name, of_set in pairs().items():
        spread = imp_spread(CONTRACTS[name], VULNERABILITY).usual
        cells = [held(values, spread, trials // 8) for values in of_set]
        rows.append((f"pairs, {name}, mean of {len(cells)} cells", np.mean(cells, axis=0).tolist()))
    rows += [(name, held(values, BIDDERS.usual, trials, BIDDERS.known)) for name, values in own_bids().items()]
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trials", type=int, default=4000)
    parser.add_argument("--stopped", type=int, default=2000)
    parser.add_argument("--leagues", type=int, default=1000)
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    intervals = interval_rows(arguments.trials)
    tests = [
        (low, high, mean, run, *sequential_trials(SequentialTest(low, high), values, mean, arguments.trials))
        for low, high in BOUNDS
        for run, values in imp_differences().items()
        for mean in (low, high)
    ]
    stopped = [(mean, *stopped_coverage(SequentialTest(0, 0.5), STOPPED, mean, arguments.stopped)) for mean in MEANS]
    leagues = permuted_leagues(RESULTS / "league", arguments.leagues)
    robots = [(number, deals, equal_robot_leagues(number, deals, arguments.leagues)) for number, deals in ROBOTS]
    lines = [
        "# Intervals and the sequential test on the kept rows",
        "",
        "Are 95 % intervals right in 95 % of cases, and is the sequential test wrong in at most 5 %? For each trial,",
        "deals are drawn with replacement from a run. The true mean is therefore known: it is the mean over all deals",
        "of the run. Of the runs with IMPs, `tests/data/imp_differences.json` keeps the differences of two declarers;",
        "[All results](../README.md) says where their boards are.",
        f"`python -m tests.bench.bench_statistics --trials {arguments.trials}` makes this page; its random",
        "numbers are seeded, so the figures are the same on every machine.",
        "",
        "## Intervals",
        "",
        "The table has the share of 95 % intervals that contain the true mean, by the number of deals drawn. Rows of",
        "IMPs compare two declarers. Rows of scores have the scores of payoff search at one contract in",
        "results/thesis, and rows of IMPs at one contract compare two declarers there. They are means over cells: a",
        "cell has one number of samples, one defender, and payoff search or a pair of declarers. It has only 25 deals,",
        "and a quarter of the trials. In rows of pairs, two pairs play the same contract, one at each table: a pair is",
        "a declarer and a defence of results/league (an eighth of the trials). Robots and bidders bid the deals",
        "themselves: results/robots-match, its two parts, and the two matches of results/bidding, double dummy. The",
        "last row is made up: few distributions are harder for an interval than rare and large swings of one side.",
        "",
        f"| rows | {' | '.join(map(str, SIZES))} |",
        f"|---|{'---:|' * len(SIZES)}",
        *(f"| {name} | {' | '.join(f'{share:.3f}' for share in shares)} |" for name, shares in intervals),
        "",
        "## The sequential test",
        "",
        "The table shows how the test `--sprt LOW,HIGH` does, with an error of 5 %, on matches of up to 5,000 deals.",
        "The results of the deals are shifted so that their true mean is LOW or HIGH. The last column has the median",
        "length of the match, divided by that of Wald's test, which knows the variance.",
        "",
        "| LOW,HIGH | true mean | rows | wrong answers | no answer | median length / Wald's |",
        "|---|---:|---|---:|---:|---:|",
        *(
            f"| {low:g},{high:g} | {mean:g} | {run} | {wrong:.3f} | {none:.3f} | {length:.2f} |"
            for low, high, mean, run, wrong, none, length in tests
        ),
        "",
        "## Intervals of matches that stop early",
        "",
        f"These matches stop when the test `--sprt 0,0.5` answers; there are {arguments.stopped} trials for each true",
        "mean (rows of match-payoff-monte-carlo). Two columns have the share of intervals that contain the true mean:",
        "the interval for stopped matches, and Student's interval. *half width* is the mean half width of the first.",
        "*mean shown* is the mean result of the stopped matches.",
        "",
        "| true mean | interval for stopped matches | half width | Student's interval | mean shown |",
        "|---:|---:|---:|---:|---:|",
        *(
            f"| {mean:g} | {held:.3f} | {half:.2f} | {alone:.3f} | {shown:+.2f} |"
            for mean, held, alone, shown, half in stopped
        ),
        "",
        "## Leagues of equal players",
        "",
        "If the names of the players of results/league are permuted at random on each deal, all players are equally",
        "good. The seven players form 21 pairs, and a league is wrong if at least one interval excludes 0. Of",
        f"{arguments.leagues} such leagues, {leagues[0]:.1%} are wrong with the 21 single intervals,",
        f"{leagues[1]:.1%} with the 21 simultaneous intervals, and {leagues[2]:.1%} with the 63 simultaneous intervals",
        "of pairs against one defender.",
        "",
        "A robot of a league of equal robots is wrongly ahead of another one in this share of leagues. Each match has",
        f"deals drawn from results/robots-match, and who won each deal is drawn too ({arguments.leagues} leagues).",
        "",
        "| robots | deals | some robot is ahead |",
        "|---:|---:|---:|",
        *(f"| {number} | {deals} | {share:.3f} |" for number, deals, share in robots),
    ]
    arguments.output.mkdir(parents=True, exist_ok=True)
    rows = {"trials": arguments.trials, "sizes": SIZES, "intervals": intervals, "sequential": tests}
    rows |= {"stopped": stopped, "leagues": leagues, "robots": robots}
    (arguments.output / "statistics.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    (arguments.output / "statistics.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
