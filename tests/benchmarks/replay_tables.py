"""The page of the pilot of replayed divergences (`tests.benchmarks.bench_replay`): its method, then its tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tests.benchmarks.replay_rows import Row

REPLAYS = (2, 4, 8)
"""The numbers of replays k that are reported."""
SAMPLES = 2000
HEAD = """\
# Replayed divergences

The method was fixed before any result was known, apart from CPU times and weights of deals of another seed.

**Question.** Two declarers play the same deals against `arbitrary` defenders. Does the same interval cost half the
CPU or less if the rest of a deal, from the first different card on, is replayed with other layouts of the hidden
hands?

**Estimator** (`tests/benchmarks/replayed.py`). Both declarers play a deal together until they choose different cards.
If they never do, the deal counts 0. Otherwise the hidden hands, given all that both have seen (their own two hands
and the cards played), have a density proportional to w(layout) = filter x product over the defenders' cards of 1 /
(number of cards that lose nothing double dummy). The filter is that of the contract set: South makes the contract
double dummy. A factor is 0 if the card played does lose. This is the policy of `arbitrary` exactly: every card that
loses nothing is equally likely, equal cards counted separately. The *pool* is the layout dealt and 15 others that fit
what was seen, drawn uniformly without replacement (all, if there are fewer). From the pool, k layouts are drawn in
proportion to w by systematic resampling. Both declarers play each to the end, with new random numbers for them and
for the defenders that the two tables share. The mean of the k differences in IMPs counts in place of the single one.
k is 2, 4, 8; the first 2 and 4 of the 8 are systematic resamples themselves (points in the order of van der Corput),
so one run serves all three.

**Why it is unbiased.** Given the set of layouts in the pool, the one dealt is layout i with the probability w_i / sum
of w. So a layout drawn from the pool in proportion to w has the distribution of the one dealt. A mean weighted by w
over other layouts alone would be biased, as every ratio of random sums is. Declarers with uniform weights decide on
their view alone, so new random numbers after the divergence change no distribution.

**Measure.** Variance of the estimate of a deal x CPU seconds of a deal, divided by the same for plain deals. CPU is
all of the process: finding the deal, playing to the divergence (once, for both declarers, in both methods), then the
rest of two tables (plain), or weighing the pool and k replays of two tables. The four contracts are taken together,
as the league drew them. Intervals: bootstrap over deals, 2,000 samples, 95 %.

The planned figure takes each variance from its own results. It hangs on few large swings of the plain deals, so after
a look at the first 145 deals a second was added: every replay alone has the distribution of a plain deal, and the
eight replays hold four resamples of two and two of four, so all variances are taken from all eight.

**Pairs.** `payoff:samples=20` against `monte-carlo:samples=20`, on the deals of the kept league (1NT, 3NT, 4H, 6H;
seed 1), whose plays are kept, so that only the replays are played; every fifth deal is played again, for the CPU. The
league was played by an earlier program. `monte-carlo:samples=5` against `monte-carlo:samples=2`, on the same deals,
each played.

**Rule.** `--replay k` is built only if the ratio is 0.5 or less.

**Answer.** It is not built. Payoff search and Monte-Carlo with the same 20 layouts choose different cards on few
deals, late, after most of the CPU is spent. There four or eight replays cost 0.4 to
0.5, but on all 300 deals of the league neither is shown to cost 0.5 or less. Monte-Carlo
with few layouts diverges early and on most deals: weighing the pool and replaying cost as much as new deals, and
nothing is saved. That pair was measured on 43 deals only (the machine was busy).

**Bias.** None is seen. On 2,000 endings of four cards, whose expected gain is known by enumeration to be -0.296
tricks, plain deals say -0.317 ± 0.039, four replays from pools of eight -0.311 ± 0.035, and the difference is -0.006
± 0.021 (`gains` in `tests/benchmarks/test_replayed.py`). The tests compare the weights of whole pools with the exact
probabilities. The last column below has whole deals, fewer than the 2,000 that were planned.
"""


@dataclass(frozen=True, slots=True)
class Pilot:
    """The rows of a pair: gains in IMPs and CPU seconds of each deal, float64 (n,); NaN where CPU was not measured."""

    plain: NDArray[np.float64]
    replays: NDArray[np.float64]
    """The gains of eight replays, float64 (n, 8); 0 without a divergence."""
    diverges: NDArray[np.bool_]
    before: NDArray[np.float64]
    """CPU of finding the deal and of playing to the divergence."""
    rest: NDArray[np.float64]
    weigh: NDArray[np.float64]
    replay: NDArray[np.float64]
    """CPU of a replay, the mean of a deal's."""

    @classmethod
    def of(cls, rows: Sequence[Row]) -> Pilot:
        """Return the columns of the rows of a pair."""

        def column(value: Callable[[Row], float]) -> NDArray[np.float64]:
            return np.array([value(row) for row in rows])

        return cls(
            plain=column(lambda row: row.plain),
            replays=np.array([row.replays.values if row.replays else (0.0,) * REPLAYS[-1] for row in rows]),
            diverges=np.array([row.replays is not None for row in rows]),
            before=column(lambda row: row.find + row.together),
            rest=column(lambda row: row.rest),
            weigh=column(lambda row: row.replays.weigh_seconds if row.replays else 0.0),
            replay=column(lambda row: float(np.mean(row.replays.seconds)) if row.replays else 0.0),
        )

    def take(self, places: NDArray[np.int64]) -> Pilot:
        """Return some of the deals."""
        return Pilot(*(getattr(self, name)[places] for name in self.__slots__))

    @property
    def number(self) -> int:
        """The number of deals."""
        return len(self.plain)

    @property
    def before_seconds(self) -> float:
        """CPU a deal up to the divergence."""
        return float(np.nanmean(self.before))

    @property
    def plain_seconds(self) -> float:
        """CPU of a plain deal. The rest is known of few deals, so its mean is taken over those that diverge."""
        rest = self.rest[self.diverges & ~np.isnan(self.rest)]
        return self.before_seconds + float(self.diverges.mean()) * (float(rest.mean()) if len(rest) else 0.0)

    def seconds(self, k: float, *, weigh: bool = True) -> float:
        """CPU a deal with ``k`` replays; without ``weigh``, as if weighing the pool were free."""
        return self.before_seconds + float(self.weigh.mean()) * weigh + k * float(self.replay.mean())

    def estimates(self, k: int) -> NDArray[np.float64]:
        """The gain of each deal with the first ``k`` replays, float64 (n,)."""
        return np.asarray(self.replays[:, :k].mean(axis=1))

    def planned_ratios(self) -> NDArray[np.float64]:
        """The variance with `REPLAYS`, divided by that of plain deals, float64 (3,), each of its own results alone."""
        variances = np.array([self.estimates(k).var() for k in REPLAYS])
        return np.asarray(variances / self.plain.var())

    def variance(self, k: int) -> float:
        """The variance with ``k`` replays, 1 for a plain deal, from all blocks of k among the replays.

        Each block of 1, 2 or 4 is itself a systematic resample, and each replay has the distribution of a plain deal.
        """
        blocks = self.replays.reshape(self.number, -1, k).mean(axis=2)
        return float((blocks**2).mean() - self.replays.mean() ** 2)

    def variance_ratios(self) -> NDArray[np.float64]:
        """The variance with `REPLAYS`, divided by that of plain deals, float64 (3,), both from all replays."""
        plain = self.variance(1)
        return np.array([self.variance(k) / plain if plain else 1.0 for k in REPLAYS])

    def cost_ratios(self) -> NDArray[np.float64]:
        """The CPU with `REPLAYS`, divided by that of plain deals, float64 (3,)."""
        return np.array([self.seconds(k) / self.plain_seconds for k in REPLAYS])

    def best(self, *, weigh: bool = True) -> tuple[float, int]:
        """The least ratio that any number of replays up to 100 would reach, and this number."""
        plain, least = self.variance(1), self.variance(REPLAYS[-1])
        within = (plain - least) / (1 - 1 / REPLAYS[-1])
        between = max(0.0, plain - within)
        replays = np.arange(1, 101)
        seconds = self.seconds(0, weigh=weigh) + replays * float(self.replay.mean())
        ratios = (between + within / replays) * seconds / (plain * self.plain_seconds)
        return float(ratios.min()), int(replays[ratios.argmin()])


def page(names: Sequence[str], pilots: Sequence[Pilot]) -> str:
    """Return the page for pairs of players."""
    lines = [HEAD, "## Result", ""]
    for name, pilot in zip(names, pilots, strict=True):
        lines += [*_section(name, pilot), ""]
    return "\n".join(lines).rstrip() + "\n"


def _section(name: str, pilot: Pilot) -> list[str]:
    generator = np.random.default_rng(1)
    samples = [pilot.take(generator.integers(pilot.number, size=pilot.number)) for _ in range(SAMPLES)]
    columns: Sequence[Callable[[Pilot], NDArray[np.float64]]] = (
        lambda each: each.planned_ratios(),
        lambda each: each.planned_ratios() * each.cost_ratios(),
        lambda each: each.variance_ratios(),
        lambda each: each.variance_ratios() * each.cost_ratios(),
    )
    values = np.array([column(pilot) for column in columns])
    sampled = np.array([[column(sample) for column in columns] for sample in samples])
    measured = int((~np.isnan(pilot.rest)).sum())
    lines = [
        f"**{name}.** {pilot.number} deals, {pilot.diverges.mean():.0%} diverge; CPU before the divergence and of the",
        f"rest from {measured} deals.",
        "",
        "| | CPU s a deal | variance, as planned | x CPU | variance, all replays | x CPU | mean gain "
        "| plain less replayed |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
        f"| plain | {pilot.plain_seconds:.2f} | 1 | 1 | 1 | 1 | {_mean(pilot.plain)} | |",
    ]
    for place, k in enumerate(REPLAYS):
        cells = [
            _interval(value, low_high) for value, low_high in zip(values[:, place], sampled[:, :, place].T, strict=True)
        ]
        gain, less = pilot.estimates(k), pilot.plain - pilot.estimates(k)
        lines.append(f"| k = {k} | {pilot.seconds(k):.2f} | {' | '.join(cells)} | {_mean(gain)} | {_mean(less)} |")
    diverging = pilot.diverges
    rest = pilot.rest[diverging & ~np.isnan(pilot.rest)]
    lines += [
        "",
        f"A deal that diverges: rest {rest.mean():.2f} s, pool {pilot.weigh[diverging].mean():.2f} s, a replay "
        f"{pilot.replay[diverging].mean():.2f} s. The variance of k replays taken as a + b / k,",
    ]
    best = _interval(pilot.best()[0], [sample.best()[0] for sample in samples])
    free = _interval(pilot.best(weigh=False)[0], [sample.best(weigh=False)[0] for sample in samples])
    lines.append(
        f"no k has a ratio below {best} (k = {pilot.best()[1]}); were the pool free, {free} "
        f"(k = {pilot.best(weigh=False)[1]})."
    )
    return lines


def _mean(values: NDArray[np.float64]) -> str:
    return f"{values.mean():+.2f} ± {1.96 * values.std(ddof=1) / np.sqrt(len(values)):.2f}"


def _interval(value: float, samples: Sequence[float] | NDArray[np.float64]) -> str:
    low, high = np.nanquantile(samples, [0.025, 0.975])
    return f"{value:.2f} [{low:.2f}, {high:.2f}]"
