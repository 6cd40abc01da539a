from __future__ import annotations

import pandas as pd
import pytest

from experiments.competitions.thesis import published
from experiments.competitions.thesis.published import ALL, FREQUENCIES, frequencies
from experiments.competitions.thesis.settings import THESIS_DECLARERS
from experiments.runs.contract_sets import NAMES
from experiments.show.plots import KEEP_THEIR_COLOURS


def largest_residual(table: pd.DataFrame, keys: list[str], column: str, weights: dict[str, float]) -> float:
    """How far the published aggregate is from the weighted sum of the published sets."""
    wide = table.pivot_table(index=keys, columns="contract", values=column)
    added = sum(wide[contract] * weight for contract, weight in weights.items())
    return float((added - wide[ALL]).abs().max())


def test_the_frequencies_are_of_the_nine_sets_and_sum_to_one() -> None:
    assert set(FREQUENCIES) == set(NAMES)
    assert sum(FREQUENCIES.values()) == pytest.approx(1, abs=2e-5)
    assert sum(frequencies(["3NT", "4H"], "arbitrary").values()) == pytest.approx(1)


# What the published digits allow: 0.005 of rounding in the aggregate, and as much again or ten times in the scores and
# seconds, of which the sets are given to one digit.
@pytest.mark.parametrize(
    ("column", "most"), [("optimal", 0.006), ("success", 0.006), ("failure", 0.006), ("score", 0.02)]
)
@pytest.mark.parametrize("defender", ["arbitrary", "optimized"])
def test_the_published_outcomes_add_up_by_the_frequencies(column: str, most: float, defender: str) -> None:
    table = published.table("outcomes")
    table = table[table["defender"] == defender]
    assert largest_residual(table, ["declarer", "samples"], column, frequencies(NAMES, defender)) < most


@pytest.mark.parametrize("defender", ["arbitrary", "optimized"])
def test_the_published_imps_of_declarers_add_up_by_the_frequencies(defender: str) -> None:
    table = published.table("declarer_imps")
    table = table[table["defender"] == defender]
    weights = frequencies(NAMES, defender)
    assert largest_residual(table, ["declarer", "samples"], "imps", weights) < 0.006


@pytest.mark.parametrize(
    ("column", "most"),
    [("arbitrary", 0.02), ("optimized", 0.02), ("imps", 0.006)],
)
def test_the_published_comparison_of_defenders_adds_up_without_6nt(column: str, most: float) -> None:
    weights = frequencies(NAMES, "optimized")
    assert "6NT" not in weights
    assert largest_residual(published.table("defender_imps"), ["declarer", "samples"], column, weights) < most


def test_the_published_seconds_add_up_without_6nt() -> None:
    weights = frequencies(NAMES, "optimized")
    assert largest_residual(published.table("seconds_per_deal"), ["declarer", "samples"], "seconds", weights) < 0.06


def test_with_6nt_the_tables_of_the_optimized_defender_do_not_add_up() -> None:
    table = published.table("outcomes")
    table = table[table["defender"] == "optimized"]
    with_6nt = frequencies(NAMES, "arbitrary")
    assert largest_residual(table, ["declarer", "samples"], "score", with_6nt) > 1


def test_the_published_tables_hold_what_the_thesis_prints() -> None:
    # Table 6.1, 100 samples, and table 6.6, 100 samples.
    outcomes = published.table("outcomes")
    row = outcomes[(outcomes["contract"] == ALL) & (outcomes["samples"] == 100) & (outcomes["defender"] == "arbitrary")]
    by_declarer = row.set_index("declarer")
    assert by_declarer.loc["monte-carlo", "score"] == 414.13
    assert by_declarer.loc["payoff:relocation=yes", "optimal"] == 75.60
    seconds = published.table("seconds_per_deal")
    hundred = seconds[(seconds["contract"] == ALL) & (seconds["samples"] == 100)].set_index("declarer")["seconds"]
    assert hundred.to_dict() == {"monte-carlo": 278.1, "payoff": 1139.9, "payoff:relocation=yes": 1663.8}


def test_the_thesiss_declarers_are_the_same_in_runs_tables_and_pictures() -> None:
    assert tuple(published.DECLARERS) == THESIS_DECLARERS == KEEP_THEIR_COLOURS
