"""What an auction implies about the hidden hands, in words."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.constraints import high_card_points
from agent.knowledge.evidence.auction.inference import AuctionLikelihood, infer_hidden_hands
from agent.knowledge.layout_sampler import LayoutSampler
from agent.knowledge.view import View
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Suit


def sample_belief(view: View, layouts: int, generator: np.random.Generator) -> Belief:
    """Return a belief: ``layouts`` sampled layouts, weighted by how well they fit the auction."""
    return LayoutSampler(layouts, [AuctionLikelihood()], generator=generator).sample(view)


def describe_hidden_hands(view: View, belief: Belief) -> list[str]:
    """Return a line for each hidden hand that made a call, with its calls, points and suit lengths.

    The ranges of points and lengths go from the 10 % to the 90 % quantile of the weighted layouts. If there is little
    trust in the calls of a hand, its line says how much.
    """
    lines = []
    for seat, reading in infer_hidden_hands(view).items():
        hands = belief.layouts[:, seat] | view.played_by(seat)
        points = _most(high_card_points(hands), belief.weights)
        suits = [
            f"{suit.symbol} {_most(np.bitwise_count(hands & SUIT_MASK << SUIT_BITS * suit), belief.weights)}"
            for suit in Suit
        ]
        line = f"{seat.name.title()} ({'; '.join(reading.calls)}): {points} points, {', '.join(suits)}"
        if not reading.limits:
            partner = seat.partner.name.title()
            line += f"; trusted only {100 * reading.trust:.0f} %: {partner}'s hand does not match {partner}'s calls"
        lines.append(line)
    return lines


def _most(values: NDArray[Any], weights: NDArray[np.float64]) -> str:
    """Return the range from the 10 % to the 90 % quantile of weighted values."""
    order = np.argsort(values)
    below = np.cumsum(weights[order])
    low, high = (int(values[order][np.searchsorted(below, share).clip(max=len(order) - 1)]) for share in (0.1, 0.9))
    return f"{low}" if low == high else f"{low}-{high}"
