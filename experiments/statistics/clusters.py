"""Means of values that are correlated within clusters, such as the tables at which the same deal was played.

Running sums have the means of values that come one by one: a further value costs no more than the first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from math import sqrt

import numpy as np

from experiments.statistics.interval import FEWEST, KNOWN, Interval, MeanEstimate, mean_interval, scatter, wilson


def cluster_means(values: Sequence[float], clusters: Sequence[Hashable]) -> dict[Hashable, float]:
    """Return the mean of the values of each cluster, in the order in which the clusters first appear."""
    members: dict[Hashable, list[float]] = {}
    for value, cluster in zip(values, clusters, strict=True):
        members.setdefault(cluster, []).append(value)
    return {cluster: sum(own) / len(own) for cluster, own in members.items()}


def cluster_values(values: Sequence[float], clusters: Sequence[Hashable]) -> dict[Hashable, float]:
    """Return one value for each cluster; these values can be treated as independent observations.

    The new values have the same mean as ``values``. The scatter of the new values gives the standard error of this mean
    (Cochran, *Sampling Techniques*, 1977, section 6.4). If all clusters have the same size, the value of a cluster is
    the mean of its members. Otherwise it is ``mean + C / N * (total - size * mean)``. Here C and N are the numbers of
    clusters and of values, and ``mean`` is the mean of all values; ``total`` and ``size`` are the sum and the number of
    the cluster's values.

    Parameters
    ----------
    values
        The values to average.
    clusters
        The cluster of each value.

    """
    totals: dict[Hashable, float] = {}
    sizes: dict[Hashable, int] = {}
    for value, cluster in zip(values, clusters, strict=True):
        totals[cluster] = totals.get(cluster, 0.0) + value
        sizes[cluster] = sizes.get(cluster, 0) + 1
    if not totals:
        return {}
    number = len(values)
    mean = sum(totals.values()) / number
    scale = len(totals) / number
    return {cluster: mean + scale * (total - sizes[cluster] * mean) for cluster, total in totals.items()}


def clustered_mean(values: Sequence[float], clusters: Sequence[Hashable], spread: float) -> Interval:
    """Return the mean of values with Student's interval; clusters are independent observations (`cluster_values`).

    ``spread`` is the prior standard deviation of the values.
    """
    return mean_interval([*cluster_values(values, clusters).values()], spread)


def clustered_share(found: Sequence[bool], boards: Sequence[Hashable], clusters: Sequence[Hashable]) -> Interval:
    """Return the share of True with Wilson's interval for correlated cases.

    Each case has a board and a cluster of boards, such as the tables of a deal. The sample size in Wilson's formula is
    that of independent cases with the same variance. The variance is that of the clusters, shrunk towards a prior
    variance: cases are independent within a board, and the boards of a cluster are copies of each other. If nearly all
    cases are equal, the clusters scatter too little by chance; the variance is raised as by smoothing the share. Fewer
    than `FEWEST` clusters have no interval, however many cases they have.
    """
    number = len(found)
    if not number:
        return Interval(0.0, None, None, 0)
    share = sum(found) / number
    tables = Counter(dict(zip(boards, clusters, strict=True)).values())
    sizes = Counter(clusters)
    # If copies add nothing, the cases of a board count once for all the boards of its cluster.
    independent = number**2 / sum(sizes[cluster] * tables[cluster] for cluster in sizes)
    if min(len(sizes), independent) < FEWEST:
        return Interval(share, None, None, number)
    smoothed = (share * independent + 2) / (independent + 4)
    prior, unsmoothed = (each * (1 - each) * len(sizes) / independent for each in (smoothed, share))
    values = np.array([*cluster_values([float(each) for each in found], clusters).values()])
    seen = len(values) - 1
    raised = scatter(values, sqrt(prior)) + max(0.0, prior - unsmoothed) * seen / (KNOWN + seen)
    variance = raised / len(values)
    return wilson(share, smoothed * (1 - smoothed) / variance, number)


class RunningMean:
    """The mean of independent values that come one by one, from running sums.

    It is what `mean_interval` returns for all values, except for rounding.
    """

    def __init__(self) -> None:
        self.number = 0
        self._sum = self._squares = 0.0

    def add(self, value: float) -> None:
        """Add a value."""
        self.number += 1
        self._sum += value
        self._squares += value * value

    def remove(self, value: float) -> None:
        """Take out a value that was added before."""
        self.number -= 1
        self._sum -= value
        self._squares -= value * value

    def interval(self, spread: float, known: float = KNOWN) -> Interval:
        """Return the mean with Student's interval; ``spread`` and ``known`` are those of `mean_interval`."""
        number = self.number
        mean = self._sum / number if number else 0.0
        freedom = known + number - 1
        seen = max(0.0, self._squares - mean * self._sum)
        error = None if number < FEWEST else sqrt((known * spread**2 + seen) / freedom / number)
        return MeanEstimate(mean, error, freedom, number).interval()


class RunningGains:
    """The mean gain of each of some players; the tables at which the same cards are played count as one value."""

    def __init__(self, players: int) -> None:
        self._means = [RunningMean() for _ in range(players)]
        self._of_cards: dict[Hashable, tuple[int, list[float]]] = {}
        """The number of tables with the same cards, and each player's sum of gains at them."""
        self._counted: set[Hashable] = set()

    def add(self, cards: Hashable, gains: Sequence[float], table: Hashable = None) -> bool:
        """Add the gain of each player at a table; ``cards`` is a key of its cards. Return whether the cards are new.

        A ``table`` that was added before is left out.
        """
        if table is not None:
            if table in self._counted:
                return False
            self._counted.add(table)
        number, sums = self._of_cards.get(cards, (0, [0.0] * len(gains)))
        new = [before + gain for before, gain in zip(sums, gains, strict=True)]
        for mean, before, total in zip(self._means, sums, new, strict=True):
            if number:
                mean.remove(before / number)
            mean.add(total / (number + 1))
        self._of_cards[cards] = number + 1, new
        return not number

    def intervals(self, spread: float, known: float = KNOWN) -> list[Interval]:
        """Return the mean gain of each player; ``spread`` and ``known`` are those of `mean_interval`."""
        return [mean.interval(spread, known) for mean in self._means]
