"""The value of information: whether more layouts are worth the time that they take."""

from __future__ import annotations

from math import erfc, exp, pi, sqrt

from agent.knowledge.sampler import GROWTH
from agent.knowledge.view import View
from agent.players.solved_sample import SolvedSample

_SECONDS, _A_TRICK = 9e-8, 2.6
"""The seconds to solve a layout with no trick left, and the factor for each trick left, measured on random deals. This
model replaces a clock, so that the same seed always gives the same cards."""

_LEAST = 10
"""The smallest sample."""


def initial_sample_size(view: View, patience: float) -> int:
    """Return the size of the first sample, which grows with the patience."""
    return max(_LEAST, round(sqrt(0.4 * patience / _seconds(view)) / GROWTH))


def should_sample_more(sample: SolvedSample, patience: float) -> bool:
    """Return whether a larger sample may gain more than it costs in time.

    ``patience`` is the number of seconds that one more contract is worth, whatever the aim.
    """
    if not patience or sample.belief.exhaustive:
        return False
    return patience * expected_gain(sample) > len(sample.weights) * _seconds(sample.view)


def expected_gain(sample: SolvedSample) -> float:
    """Return the expected gain of perfect information, in contracts (`Objective.one_contract`).

    Each other card (a rival) is compared with the best card, and the largest gain counts. The mean difference between
    two cards is taken as normally distributed. One imagined layout, in which only the rival makes the contract, is
    added. Without it, the variance would be 0 if a few layouts all agree.
    """
    view, weights, payoffs = sample.view, sample.weights, sample.objective.payoffs
    contract = sample.objective.one_contract
    sign = 1 if view.declares else -1
    columns = {run[-1]: sign * payoffs[sample.taken(run[-1])] / contract for run in view.runs()}
    means = {card: float(weights @ column) for card, column in columns.items()}
    best = max(columns, key=lambda card: means[card])
    number = sample.belief.ess
    known = sample.belief.n_consistent
    unseen = max(0.0, 1 - len(sample.belief.layouts) / known) if known else 1.0
    most = 0.0
    for rival in columns.keys() - {best}:
        behind = columns[rival] - columns[best]
        mean = float(weights @ behind)
        variance = float(weights @ (behind - mean) ** 2)
        spread = (number * variance + (1 - mean) ** 2 * number / (number + 1)) / (number + 1)
        lead = (number * mean + 1) / (number + 1)
        most = max(most, _mean_above_zero(lead, sqrt(unseen * spread / (number + 1))))
    return most


def _seconds(view: View) -> float:
    return _SECONDS * _A_TRICK**view.tricks_left


def _mean_above_zero(mean: float, error: float) -> float:
    """Return the mean of max(0, X) if X is normally distributed with this mean and standard error."""
    if error <= 0:
        return max(0.0, mean)
    height = mean / error
    return error * exp(-(height**2) / 2) / sqrt(2 * pi) + mean * erfc(-height / sqrt(2)) / 2
