"""The thesis's comparison at equal time (section 6.6): payoff search with few layouts beside Monte-Carlo with many.

    python -m tests.bench.thesis_equal_time RUN FEW --few 35 --many 100

RUN and FEW are folders of `declarer reproduce` with the same seed; RUN has Monte-Carlo with ``--many`` layouts, FEW
payoff search with ``--few``, both against the optimized defender. Their boards are paired by deal. Means are over all
contract sets, weighted by frequency.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import pandas as pd

from experiments.competitions.thesis.aggregate import cells, mean_imps, mean_of, mean_score, paired
from experiments.competitions.thesis.published import ALL
from experiments.competitions.thesis.run import settings_of
from experiments.competitions.thesis.tables import rows_of
from experiments.runs.store import Store

DEFENDER = "optimized"


def boards_of(folder: Path, declarer: str, samples: int) -> pd.DataFrame:
    """Return a run's boards of one declarer with one number of layouts against the optimized defender."""
    with Store.to_read(folder) as store:
        rows = rows_of(store, settings_of(folder))
    return rows[(rows["declarer"] == declarer) & (rows["samples"] == samples) & (rows["defender"] == DEFENDER)]


def main() -> None:
    """Print the gain of payoff search in points and in IMPs, and what both declarers take."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path)
    parser.add_argument("few", type=Path)
    parser.add_argument("--few", type=int, default=35, dest="layouts")
    parser.add_argument("--many", type=int, default=100)
    given = parser.parse_args()
    own, others = boards_of(given.few, "payoff", given.layouts), boards_of(given.run, "monte-carlo", given.many)
    both = paired(own, others, ["contract", "number"])
    both = both.assign(points=both["score"] - both["score_versus"])
    for cell, strata, weights in cells(both, settings_of(given.few), ["defender"]):
        if cell["contract"] == ALL:
            print(
                f"{cell['deals']} deals; payoff search with {given.layouts} layouts over Monte-Carlo with {given.many}"
            )
            print(f"payoff search gains in points a deal: {mean_score('points', strata, weights)}")
            print(f"payoff search gains in IMPs a deal: {mean_imps(strata, weights)}")
            for name, ending in (("payoff search", ""), ("Monte-Carlo", "_versus")):
                score, seconds = (mean_of(f"{column}{ending}", strata, weights) for column in ("score", "seconds"))
                print(f"{name}: {score:.1f} points, {seconds:.1f} CPU seconds a deal")


if __name__ == "__main__":
    main()
