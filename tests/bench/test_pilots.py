"""The pilots' figures, on rows whose ratios are known, and one deal measured, kept and read."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ddsolver import Deal
from experiments.runs.store import Store
from tests.bench.bench_replay import MOST, measure
from tests.bench.bench_strata import LEAST, Stratum, best_shares, known_of, product
from tests.bench.replay_rows import Row, append, read
from tests.bench.replay_tables import Pilot, page
from tests.bench.replayed import Replays
from tests.kept_rows import kept
from tests.players import deal_of_run


def pilot_of(shared: float, number: int = 4000) -> Pilot:
    """Deals that all diverge; replays have variance 1, and those of a deal share this part of it."""
    generator = np.random.default_rng(1)
    rows = []
    for at in range(number):
        common = np.sqrt(shared) * generator.normal()
        values = common + np.sqrt(1 - shared) * generator.normal(size=9)
        replays = Replays(tuple(values[1:].tolist()), 16, 8.0, 0.5, (0.5,) * 8)
        rows.append(Row(0, "3NT", at, 3, float(values[0]), replays, 0.1, 0.4, 0.5))
    return Pilot.of(rows)


def test_ratios_are_variance_times_cpu_beside_plain_deals() -> None:
    alone, common = pilot_of(0.0), pilot_of(1.0)
    for ratios in (alone.planned_ratios(), alone.variance_ratios()):
        assert np.allclose(ratios, [1 / 2, 1 / 4, 1 / 8], rtol=0.1)
    assert np.allclose(common.variance_ratios(), 1.0)
    assert np.allclose(common.cost_ratios(), [2.0, 3.0, 5.0])
    assert abs(common.best()[0] - 1.5) < 0.01
    assert common.best()[1] == 1
    assert alone.best(weigh=False)[0] < alone.best()[0]


@pytest.mark.slow
def test_a_page_has_a_section_for_each_pair() -> None:
    written = page(["A", "B"], [pilot_of(0.0, 20), pilot_of(0.5, 20)])
    assert written.count("| k = 8 |") == 2
    assert "**B.** 20 deals, 100% diverge" in written


@pytest.mark.slow
def test_a_deal_is_measured_kept_and_read(tmp_path: Path) -> None:
    with Store.to_read(kept("league")) as store:
        deal = next(deal for deal in store.deals().values() if (deal.source, deal.number) == ("3NT", 0))
    row = measure(1, deal, [], plays=True)
    assert row.replays is not None
    assert len(row.replays.values) == MOST
    assert row.rest > 0
    append(tmp_path / "replay.csv", row)
    (again,) = read(tmp_path / "replay.csv")
    assert (again.plain, again.trick, again.estimate(4)) == (row.plain, row.trick, row.estimate(4))


def test_neyman_shares_follow_the_spread_and_cost_of_a_stratum() -> None:
    strata = [Stratum(0.5, 9.0, 1.0), Stratum(0.3, 1.0, 1.0), Stratum(0.2, 0.0, 1.0)]
    shares = best_shares(strata, 4.8, 0.0)
    assert shares[2] == LEAST
    assert shares[0] == 1.0
    assert abs(shares[1] / shares[0] - 1 / 3) < 0.05
    assert product(strata, 4.8, 0.0, shares) < product(strata, 4.8, 0.0, np.ones(3)) == 4.8


def test_the_variance_of_weighed_strata_is_that_of_a_simulation() -> None:
    strata, shares = [Stratum(0.5, 9.0, 1.0), Stratum(0.5, 1.0, 1.0)], np.array([1.0, 0.25])
    generator, found = np.random.default_rng(2), 200
    means = []
    for _ in range(2000):
        sizes = generator.multinomial(found, [each.share for each in strata])
        parts = [
            size / found * generator.normal(mean, np.sqrt(each.variance), max(1, round(share * size))).mean()
            for mean, each, size, share in zip((1.0, -1.0), strata, sizes, shares, strict=True)
        ]
        means.append(sum(parts))
    variance = 5.0 + 1.0  # within, and between the means of 1 and -1
    assert abs(found * np.var(means) / product(strata, variance, 0.0, shares) * (0.5 + 0.125) - 1) < 0.1


def test_what_is_known_of_a_deal() -> None:
    deal = Deal.from_pbn("N:AQT4.K72.A85.743 KJ9.QJT4.K92.K86 8732.A53.QJT6.A5 65.986.743.QJT92")
    known = known_of(deal_of_run(deal=deal))
    assert known.missing == 5  # spade and diamond king, heart queen, club king and queen
    assert 0 < known.spread < 3
