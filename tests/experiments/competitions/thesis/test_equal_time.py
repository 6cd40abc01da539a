from __future__ import annotations

import pandas as pd

from experiments.competitions.thesis.published import ALL
from experiments.competitions.thesis.settings import RunSettings
from experiments.competitions.thesis.tables import equal_time

SETTINGS = RunSettings(contracts=("3NT", "4H"), deals=4, samples=(1, 5, 20), declarers=("monte-carlo", "payoff"))


def rows(*seconds: tuple[str, int, float]) -> pd.DataFrame:
    """Four deals of each contract for each declarer and number of samples, with the seconds that it takes."""
    return pd.DataFrame(
        [
            ("arbitrary", contract, declarer, samples, number, takes, 400 if declarer == "payoff" else -50)
            for declarer, samples, takes in seconds
            for contract in SETTINGS.contracts
            for number in range(4)
        ],
        columns=["defender", "contract", "declarer", "samples", "number", "seconds", "score"],
    )


def test_the_nearest_is_that_which_takes_fewest_times_as_long() -> None:
    found = equal_time(rows(("monte-carlo", 5, 0.6), ("monte-carlo", 20, 1.45), ("payoff", 5, 1.0)), SETTINGS)
    over_all = found[found["contract"] == ALL]
    assert over_all[["declarer", "samples", "versus_samples"]].to_numpy().tolist() == [["payoff", 5, 20]]
    assert (over_all["deals"].item(), over_all["imps"].item()) == (8, 10)


def test_sample_counts_come_in_their_order_and_those_that_nothing_takes_as_long_as_are_left_out() -> None:
    of_payoff = [("payoff", samples, takes) for samples, takes in ((1, 1.0), (20, 1.2), (5, 1.1))]
    of_monte_carlo = ("monte-carlo", 5, 1.0)
    found = equal_time(rows(*of_payoff, of_monte_carlo), SETTINGS)
    assert found[found["contract"] == ALL]["samples"].tolist() == [1, 5, 20]
    none = equal_time(rows(("payoff", 1, 9.0), of_monte_carlo), SETTINGS)
    assert none.empty
    assert "versus_seconds" in none
