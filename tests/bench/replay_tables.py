"""The page of the pilot of replayed divergences (`tests.bench.bench_replay`): its method, then its tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tests.bench.replay_rows import Row

REPLAYS = (2, 4, 8)
"""The numbers of replays k that are reported."""
SAMPLES = 2000
HEAD = """\
# Replayed divergences

When the method was fixed, only some CPU times were known, and weights on deals of another seed.

**Question.** Two declarers play the same deals against `arbitrary` defenders. From their first different card on, the
rest of a deal could be replayed with other layouts of the hidden hands. Does an interval of the same width then need at
most half of the CPU time?

**Answer.** This is not shown, so `declarer` has no replays. For payoff search against Monte-Carlo with the same 20
layouts, four or eight replays need 0.4 to 0.5 of the CPU time. Their intervals reach above 0.5, although all 300 deals
of the league were used. These two declarers choose different cards on less than half of the deals, and late: by then,
most of the CPU time is spent. Monte-Carlo with 5 layouts and Monte-Carlo with 2 choose different cards early and on
most deals. For this pair, weighing layouts and replaying them costs as much as new deals, and nothing is saved. This
pair was measured on 43 deals only, because the machine was busy.

**Rule.** `--replay k` was to be built only if the ratio (below) was 0.5 or less.

**Estimator** (`tests/bench/replayed.py`). Both declarers play a deal together until they choose different cards
(the divergence). If they never do, the deal counts 0. At the divergence, both have seen the same: their own two hands
and the cards played. Each layout of the hidden hands that fits this has a weight w, which is proportional to its
probability:

- Each card that a defender has played contributes the factor 1 / (number of cards that lose nothing double dummy), or 0
  if the card loses a trick; w is the product of these factors. This is exactly how `arbitrary` plays: every card that
  loses nothing is equally likely, and equal cards are counted separately.
- If South does not make the contract double dummy, w is 0, because a contract set has no such deals.

The *pool* is the layout dealt and 15 others that fit what was seen, drawn uniformly without replacement. (If there are
fewer, it has all.) From the pool, k layouts are drawn in proportion to w by systematic resampling; k is 2, 4 or 8. Both
declarers play each of them to the end, with new random numbers, which are the same at both tables. The mean of the k
differences in IMPs replaces the single difference of the deal. One run serves all three k, because the first 2 and the
first 4 of the 8 layouts are themselves systematic resamples. (The points of the resampling are in the order of van der
Corput.)

**Why it is unbiased.** Given the layouts in the pool, layout i is the one dealt with the probability w_i / sum of w. A
layout drawn from the pool in proportion to w therefore has the distribution of the one dealt. A mean weighted by w over
other layouts alone would be biased, as every ratio of random sums is. Declarers with uniform weights decide only on
what they see, so new random numbers after the divergence change no distribution.

**Measure.** The ratio is (variance of the estimate of a deal) x (CPU seconds of a deal), divided by the same product
for plain deals, which are not replayed. The CPU seconds are those of the whole process:

- in both cases, finding the deal, and playing to the divergence once for both declarers;
- for a plain deal, the rest of the play at two tables;
- with replays, weighing the pool, and k replays at two tables.

The four contracts are taken together, as the league drew them. Intervals: bootstrap over deals, 2,000 samples, 95 %.

The tables have each variance twice. *As planned*: the variance with k replays is that of the means of the first k
replays, and is divided by the variance of the plain deals. This figure depends on a few large swings of the plain
deals, so we added a second one after a look at the first 145 deals. *All replays*: all variances come from the eight
replays. Each replay alone has the distribution of a plain deal, and the eight contain four resamples of two and two
resamples of four.

**Pairs.** The first pair is `payoff:samples=20` against `monte-carlo:samples=20`, on the deals of the kept league (1NT,
3NT, 4H, 6H; seed 1). An earlier program played the league. Its cards are kept, so only the replays were played; to
measure the CPU time, every fifth deal was played again. The second pair is `monte-carlo:samples=5` against
`monte-carlo:samples=2`, on deals of the same league. This pair is not in the league, so its plain deals were played
too.

**Bias.** None is seen. On 2,000 endings of four cards, the expected gain is known by enumeration: -0.296 tricks. Plain
deals give -0.317 ± 0.039, and four replays from pools of eight give -0.311 ± 0.035; the difference is -0.006 ± 0.021
(`gains` in `tests/bench/test_replayed.py`). The tests compare the weights of whole pools with the exact
probabilities. The last column of the tables below compares whole deals, but fewer than the 2,000 that were planned.
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
        f"**{name}.** {pilot.number} deals, {pilot.diverges.mean():.0%} diverge. The CPU times before and after the",
        f"divergence come from {measured} deals. Variances are multiples of the variance of plain deals.",
        "",
        "| | CPU s a deal | variance, as planned | ratio, as planned | variance, all replays | ratio, all replays "
        "| mean gain | plain gain minus replayed gain |",
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
        f"On a deal that diverges, the rest takes {rest.mean():.2f} s, weighing the pool "
        f"{pilot.weigh[diverging].mean():.2f} s, and a replay {pilot.replay[diverging].mean():.2f} s.",
    ]
    best = _interval(pilot.best()[0], [sample.best()[0] for sample in samples])
    free = _interval(pilot.best(weigh=False)[0], [sample.best(weigh=False)[0] for sample in samples])
    lines.append(
        f"If the variance with k replays is a + b / k, the lowest ratio is {best} (k = {pilot.best()[1]}); "
        f"without\nthe time to weigh the pool, it would be {free} (k = {pilot.best(weigh=False)[1]})."
    )
    return lines


def _mean(values: NDArray[np.float64]) -> str:
    return f"{values.mean():+.2f} ± {1.96 * values.std(ddof=1) / np.sqrt(len(values)):.2f}"


def _interval(value: float, samples: Sequence[float] | NDArray[np.float64]) -> str:
    low, high = np.nanquantile(samples, [0.025, 0.975])
    return f"{value:.2f} [{low:.2f}, {high:.2f}]"
