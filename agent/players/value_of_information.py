"""The value of information: whether more layouts are worth the time that they take."""

from __future__ import annotations

from math import erfc, exp, pi, sqrt

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.layout_sampler import GROWTH
from agent.knowledge.view import View
from agent.players.objective import Aim, payoff_by_tricks

_SECONDS, _A_TRICK = 9e-8, 2.6
"""The seconds to solve a layout with no trick left, and the factor for each trick left, measured on random deals. This
model replaces a clock, so that the same seed always gives the same cards."""

_LEAST = 10
"""The smallest sample."""


def initial_sample_size(view: View, patience: float) -> int:
    """Return the size of the first sample, which grows with the patience."""
    return max(_LEAST, round(sqrt(0.4 * patience / _seconds(view)) / GROWTH))


def should_sample_more(
    view: View,
    belief: Belief,
    tricks: NDArray[np.int8],
    weights: NDArray[np.float64],
    aim: Aim,
    patience: float,
) -> bool:
    """Return whether a larger sample may gain more than it costs in time.

    Parameters
    ----------
    view, belief, aim
        What the player sees, the sample, and what is maximised.
    tricks, weights
        As in `agent.players.decision.evaluate`, for the layouts of the belief; equal layouts may be merged.
    patience
        The seconds that one more contract is worth, whatever the aim.

    """
    if not patience or belief.exhaustive:
        return False
    gain = expected_gain(view, belief, tricks, weights, aim)
    return patience * gain > len(weights) * _seconds(view)


def expected_gain(
    view: View, belief: Belief, tricks: NDArray[np.int8], weights: NDArray[np.float64], aim: Aim
) -> float:
    """Return the expected gain of perfect information, in contracts.

    One contract is the payoff of just making it minus that of failing by one trick. Each other card (a rival) is
    compared with the best card, and the largest gain counts. The mean difference between two cards is taken as normally
    distributed. One imagined layout, in which only the rival makes the contract, is added. Without it, the variance
    would be 0 if a few layouts all agree.
    """
    payoffs = payoff_by_tricks(aim, view.contract, view.vulnerability)
    contract = float(payoffs[view.contract.tricks_needed] - payoffs[view.contract.tricks_needed - 1])
    columns = {run[-1]: _payoffs(view, tricks[:, run[-1].index], payoffs) / contract for run in view.runs()}
    means = {card: float(weights @ column) for card, column in columns.items()}
    best = max(columns, key=lambda card: means[card])
    number = belief.ess
    unseen = max(0.0, 1 - len(belief.layouts) / belief.n_consistent)
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


def _payoffs(view: View, from_here: NDArray[np.int8], payoffs: NDArray[np.float64]) -> NDArray[np.float64]:
    """Return the payoff for the side to play, float64 (n,), given its tricks from here on."""
    if view.declares:
        return payoffs[view.declarer_tricks + from_here.astype(np.int64)]
    return -payoffs[view.declarer_tricks + view.tricks_left - from_here.astype(np.int64)]


def _mean_above_zero(mean: float, error: float) -> float:
    """Return the mean of max(0, X) if X is normally distributed with this mean and standard error."""
    if error <= 0:
        return max(0.0, mean)
    height = mean / error
    return error * exp(-(height**2) / 2) / sqrt(2 * pi) + mean * erfc(-height / sqrt(2)) / 2
