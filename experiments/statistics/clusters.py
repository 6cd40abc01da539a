"""Means of values that are correlated within clusters, such as the tables at which the same deal was played."""

from __future__ import annotations

from collections.abc import Hashable, Sequence


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
