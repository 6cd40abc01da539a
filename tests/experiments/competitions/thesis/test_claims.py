from __future__ import annotations

import pandas as pd
import pytest

from experiments.competitions.thesis.published import ALL
from experiments.competitions.thesis.report_tables import COMPARISONS, agreement, compared, verdict
from experiments.competitions.thesis.tables import Tables

NOTHING = pd.DataFrame()


@pytest.mark.parametrize(
    ("low", "high", "decided"),
    [
        (0.01, 0.9, "better"),
        (0.01, 0.2, "better"),
        (-0.9, -0.01, "worse"),
        (-0.3, 0.3, "within 0.3 of each other"),
        (-0.31, 0.3, "open"),
        (0.0, 0.4, "open"),
        (float("nan"), float("nan"), "too few deals"),
        (None, None, "too few deals"),
    ],
)
def test_an_interval_decides_if_it_leaves_out_zero_or_all_that_matters(
    low: float | None, high: float | None, decided: str
) -> None:
    assert verdict(low, high) == decided


@pytest.mark.parametrize(("low", "among", "decided"), [(0.1, 1, "better"), (0.1, 7, "better"), (0.1, 21, "open")])
def test_among_many_verdicts_an_interval_must_be_further_from_zero(low: float, among: int, decided: str) -> None:
    """Of 7 the normal quantile is 2.69 and of 21 it is 3.04, of one 1.96: 1.37 and 1.55 times as wide."""
    assert verdict(low, low + 0.45, among=among) == decided


@pytest.mark.parametrize(("freedom", "decided"), [(100, "better"), (20, "open")])
def test_with_few_deals_many_verdicts_need_an_interval_further_from_zero(freedom: float, decided: str) -> None:
    """Of 21, Student's quantile is 1.57 times that of one with 100 degrees of freedom, and 1.65 times with 20."""
    assert verdict(0.1, 0.1 + 2 * 0.1 / 0.6, freedom, 21) == decided


@pytest.mark.parametrize(
    ("low", "high", "published", "said"),
    [
        (0.0, 0.4, 0.1, "agrees"),
        (0.0, 0.4, -0.07, "agrees"),
        (0.0, 0.4, -0.08, "contradicted"),
        (0.0, 0.4, 0.48, "contradicted"),
        (-0.1, 0.49, 0.1, "agrees"),
        (-0.1, 0.51, 0.1, "cannot tell"),
        (-0.1, 0.51, 5.0, "contradicted"),
        (0.0, 0.4, float("nan"), ""),
        (0.0, 0.4, None, ""),
        (None, None, 0.1, ""),
        (float("nan"), float("nan"), 0.1, ""),
    ],
)
def test_a_published_value_agrees_only_with_an_interval_that_could_have_contradicted_it(
    low: float | None, high: float | None, published: float | None, said: str
) -> None:
    """Of 7, the interval is 1.37 times as wide: ± 0.274 in place of ± 0.2."""
    assert agreement(low, high, published, float("inf"), 7) == said


def test_the_comparisons_of_chapter_6_come_in_its_order_over_all_sets_only() -> None:
    declarers = pd.DataFrame(
        [
            ("arbitrary", contract, declarer, samples, versus)
            for contract in ("3NT", ALL)
            for declarer, versus in (("payoff:relocation=yes", "payoff"), ("payoff", "monte-carlo"))
            for samples in (20, 5)
        ],
        columns=["defender", "contract", "declarer", "samples", "versus"],
    )
    defenders = pd.DataFrame(
        [("optimized", ALL, "payoff", 5), ("other", ALL, "payoff", 5)],
        columns=["defender", "contract", "declarer", "samples"],
    )
    tables = Tables(NOTHING, declarers, defenders, NOTHING, NOTHING, NOTHING)
    found = [(comparison.section, row["declarer"], row["samples"]) for comparison, row in compared(tables)]
    relocation = "payoff:relocation=yes"
    assert found == [
        ("6.2", "payoff", 5),
        ("6.2", "payoff", 20),
        ("6.3", relocation, 5),
        ("6.3", relocation, 20),
        ("6.5", "payoff", 5),
    ]
    assert [comparison.section for comparison in COMPARISONS] == ["6.2", "6.3", "6.4", "6.4", "6.5", "6.5", "6.5"]
