"""Puts into words what an auction shows about the hidden hands: call by call, and over the layouts that fit it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.belief import Belief
from agent.knowledge.constraints import HandConstraint, high_card_points, suit_lengths
from agent.knowledge.evidence.auction.call_model import hand_sample
from agent.knowledge.evidence.auction.inference import AuctionLikelihood, HandInference, ReadCall, infer_hidden_hands
from agent.knowledge.sampler import LayoutSampler
from agent.knowledge.view import View
from agent.rules.auction import Action
from ddsolver.cards import Seat, Suit

_OUTSIDE = 0.05
"""The share of hands that a range leaves out at each end."""
_DISAGREES = 0.05
"""A constraint disagrees with the calls if it allows less than this share of the hands that make the calls."""


@dataclass(frozen=True, slots=True)
class _Ranges:
    """The ranges of points and suit lengths that contain the central 90 % of weighted hands, as text."""

    points: str
    lengths: tuple[str, ...]

    @classmethod
    def of(cls, hands: NDArray[np.int64], weights: NDArray[np.float64]) -> _Ranges:
        lengths = (_central(suit_lengths(hands, suit), weights) for suit in Suit)
        return cls(_central(high_card_points(hands), weights), tuple(lengths))

    def words(self, before: _Ranges | None = None) -> str:
        """Return the ranges in words; with ``before``, only the ranges that differ from those of ``before``."""
        named = [(f"{self.points} points", before is None or self.points != before.points)]
        named += [
            (f"{suit.symbol} {self.lengths[suit]}", before is None or self.lengths[suit] != before.lengths[suit])
            for suit in Suit
        ]
        return ", ".join(words for words, changed in named if changed)


def sample_belief(view: View, layouts: int, generator: np.random.Generator) -> Belief:
    """Return a belief: ``layouts`` sampled layouts, weighted by how well they fit the auction."""
    return LayoutSampler(layouts, [AuctionLikelihood()], generator=generator).sample(view)


def describe_calls(view: View) -> list[str]:
    """Return a line for each call, except passes, that a hidden hand made.

    A line has the call, its kind, and the ranges of points and suit lengths that the call changes. A range contains the
    central 90 % of the hands that make this call and the earlier ones. If a hand only passed, one line covers all its
    passes.
    """
    lines = []
    for seat, inference in infer_hidden_hands(view).items():
        bids = [place for place, each in enumerate(inference.calls) if each.call is not Action.PASS]
        places = bids or [len(inference.calls) - 1]
        alone = view.auction is None
        lines += [_line(seat, inference, place, only_passes=not bids, alone=alone) for place in places]
    return lines


def _line(seat: Seat, inference: HandInference, place: int, *, only_passes: bool, alone: bool) -> str:
    call = inference.calls[place]
    name = seat.name.title()
    if call.alert and call.factors is None and call.said == HandConstraint():
        return f"{name} {call.call}: alert {call.alert!r} not understood; the call is not used"
    before = _after(inference, 0 if only_passes else place)
    words = _after(inference, place + 1).words(before) or "nothing new"
    if only_passes:
        return f"{name} passes: {words}"
    if alone:
        return f"{name}, {call.meaning.kind}: {words}"
    return f"{name} {call.call} ({_meaning(call)}): {words}"


def _meaning(call: ReadCall) -> str:
    kind = call.meaning.kind if call.factors is not None else ""
    return ", ".join(filter(None, [kind, f"alert {call.alert!r}" if call.alert else ""]))


def _after(inference: HandInference, number: int) -> _Ranges:
    """Return the ranges of the hands that make the first ``number`` calls."""
    sample = hand_sample()
    weights = sample.weights * inference.stated.allows(sample.hands) if number else sample.weights
    for each in inference.calls[:number]:
        weights = weights * each.likelihood_ratio(sample.features)
    return _Ranges.of(sample.hands, weights if weights.any() else sample.weights)


def describe_hidden_hands(view: View, belief: Belief) -> list[str]:
    """Return a line for each hidden hand that made a call: the central 90 % of its points and suit lengths.

    The ranges are those of the weighted layouts, so they take into account the cards that the player sees. If a hand's
    calls are trusted only in part, its line says so.
    """
    lines = []
    for seat, inference in infer_hidden_hands(view).items():
        words = _Ranges.of(belief.layouts[:, seat] | view.played_by(seat), belief.weights).words()
        line = f"{seat.name.title()} has {words}"
        if not inference.limits:
            partner = seat.partner.name.title()
            line += (
                f"; {seat.name.title()}'s calls are trusted only {100 * inference.trust:.0f} %, because "
                f"{partner}'s hand does not match {partner}'s calls"
            )
        lines.append(line)
    return lines


def describe_disagreements(view: View) -> list[str]:
    """Return a line for each seat whose constraint allows less than 5 % of the hands that make its calls."""
    lines = []
    for seat, inference in infer_hidden_hands(_without_constraints(view)).items():
        known = view.constraints.get(seat)
        if known is None or not inference.calls:
            continue
        sample = hand_sample()
        ratios = sample.weights * inference.likelihood_ratio(sample.hands)
        if float(ratios @ known.allows(sample.hands)) < _DISAGREES * ratios.sum():
            shown = _after(inference, len(inference.calls)).words()
            lines.append(
                f"the constraint {seat}:{known} disagrees with {seat.name.title()}'s calls, which show {shown}; "
                "the constraint is used"
            )
    return lines


def _without_constraints(view: View) -> View:
    return replace(view, constraints={})


def _central(values: NDArray[Any], weights: NDArray[np.float64]) -> str:
    """Return the range of the central 90 % of weighted values."""
    order = np.argsort(values, kind="stable")
    below = np.cumsum(weights[order]) / weights.sum()
    low, high = (
        int(values[order][np.searchsorted(below, share).clip(max=len(order) - 1)]) for share in (_OUTSIDE, 1 - _OUTSIDE)
    )
    return f"{low}" if low == high else f"{low}-{high}"
