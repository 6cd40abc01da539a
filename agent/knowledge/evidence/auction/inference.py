"""Inference from the auction: the likelihood of hidden hands given their calls.

The likelihood of a hand is the product of the factors of its calls (`call_model`). Any call may have an unusual
meaning, so no call makes a hand impossible. Numbers in an alert (`alerts`) replace factors; a call with any other alert
is ignored. The contract shows what declarer and dummy have together (`side`). Without an auction, only the contract is
used.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.calls.alerts import parse_alert
from agent.knowledge.evidence.auction.call_kinds import CallMeaning, classify_calls, classify_contract
from agent.knowledge.evidence.auction.call_model import CallFactors, HandFeatures, all_factors, hand_sample
from agent.knowledge.evidence.auction.side import SideInference, infer_side
from agent.knowledge.view import View
from agent.rules.auction import Auction, Bid, Call
from agent.rules.constraints import MOST_POINTS, Constraints, HandConstraint, Range
from agent.rules.contract import Contract
from ddsolver.cards import Seat, Suit

__all__ = ["AuctionLikelihood", "HandInference", "ReadCall", "infer_hands", "infer_hidden_hands"]

_HARDLY = 0.005
"""The share of hands that a constraint leaves out at each end of a range."""
UNUSUAL = 0.01
"""The probability that a call does not have its usual meaning."""
_ARTIFICIAL = 0.01
"""The prior probability that a hand's calls do not have their natural meaning."""
_TRUSTED = 0.9
"""If `HandInference.trust` is at least this high, layouts are drawn only within the hand's constraint."""
KnownHands = tuple[tuple[Seat, HandConstraint], ...]
"""Known ranges of the points and suit lengths of hands, by seat."""
_EMPTY_ALERTS = ("", "alert")
"""Alerts that say nothing: the call has its usual meaning."""


@dataclass(frozen=True, slots=True)
class ReadCall:
    """A call with its meaning, and the factors by which it changes the likelihood of a hand."""

    call: Call
    meaning: CallMeaning
    factors: CallFactors | None
    """The factors of this kind of call; None if unknown, or if an alert may give the call another meaning."""
    partners: float
    """The points that partner was expected to have."""
    alert: str = ""
    said: HandConstraint = field(default_factory=HandConstraint)
    """The ranges that the alert states or that are known already; they replace the factors."""
    mean: float = 1.0
    """The mean of `factor` over all hands, given the earlier calls."""

    def factor(self, hands: HandFeatures) -> NDArray[np.float64]:
        """Return the product of each hand's factors, float64 (n,)."""
        product = np.ones(len(hands.points))
        if self.factors is None:
            return product
        if not self.said.limits_points:
            product *= self.factors.of_points(hands.points, self.partners)
        for suit in Suit:
            if self.said.lengths[suit] == (0, 13):
                product *= self.factors.of_length(hands.lengths[suit], self.meaning.parts[suit])
        return product

    def likelihood_ratio(self, hands: HandFeatures) -> NDArray[np.float64]:
        """Return how much likelier the call is with each hand than on average, float64 (n,)."""
        if self.factors is None:
            return np.ones(len(hands.points))
        return (1 - UNUSUAL) * self.factor(hands) / self.mean + UNUSUAL


@dataclass(frozen=True, slots=True)
class HandInference:
    """What the calls of a hand show about it."""

    calls: tuple[ReadCall, ...] = ()
    constraint: HandConstraint = field(default_factory=HandConstraint)
    """Ranges that hold for almost all hands with such calls."""
    stated: HandConstraint = field(default_factory=HandConstraint)
    """The ranges that alerts state or that are known already."""
    scale: float = 1.0
    """A factor for `likelihood_ratio`, so that its mean over all hands is 1."""
    trust: float = 1 - _ARTIFICIAL
    """The probability that the calls have their natural meaning."""

    @property
    def limits(self) -> bool:
        """Whether the constraint is trusted enough to draw only layouts within it."""
        return self.trust >= _TRUSTED

    def likelihood_ratio(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return how much likelier the calls are with each hand than on average, if they are natural.

        ``hands`` are masks, int64 (n,); the result is float64 (n,).
        """
        features = HandFeatures.of(hands)
        ratio = self.scale * self.stated.allows(hands)
        for each in self.calls:
            ratio = ratio * each.likelihood_ratio(features)
        return np.asarray(ratio)

    def likelihood(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the likelihood ratio, float64 (n,), allowing for calls that are not natural; never 0."""
        return self.trust * self.likelihood_ratio(hands) + 1 - self.trust


class CallReader:
    """Reads the calls of a hand in order.

    Known ranges of points and lengths override what the calls show.
    """

    def __init__(self, factors: Mapping[str, CallFactors], known: HandConstraint | None = None) -> None:
        self.calls: list[ReadCall] = []
        self.weights = hand_sample().weights
        """How likely each hand of `hand_sample` is after the calls so far, float64 (n,), with the sum 1."""
        self._factors = factors
        self._usual = self.weights
        self._known = known or HandConstraint()
        self._stated = HandConstraint()
        self._restrict(self._known)

    @property
    def points(self) -> float:
        """The expected points of the hand."""
        return float(self.weights @ hand_sample().features.points)

    def take(self, call: Call, meaning: CallMeaning, alert: str, partners: float) -> None:
        """Process a call with its meaning and its alert; partner is expected to have ``partners`` points."""
        factors = next((self._factors[kind] for kind in meaning.kinds if kind in self._factors), None)
        stated = HandConstraint()
        if alert.strip(" .!").lower() not in _EMPTY_ALERTS:
            said = parse_alert(alert, call)
            stated = said or stated
            named = [suit for suit in Suit if stated.lengths[suit] != (0, 13)]
            # Numbers for the suit bid, or only for points, add to the usual meaning; other numbers replace it.
            artificial = bool(named) and all(meaning.parts[suit] not in ("bid", "shown") for suit in named)
            factors = None if said is None or artificial else factors
        read = ReadCall(call, meaning, factors, partners, alert, stated.intersect(self._known))
        features = hand_sample().features
        factor = read.factor(features)
        read = replace(read, mean=max(float(self.weights @ factor), _SMALLEST))
        self.calls.append(read)
        self.weights = _normalised(self.weights * read.likelihood_ratio(features))
        self._usual = _normalised(self._usual * factor)
        self._restrict(stated)

    def _restrict(self, stated: HandConstraint) -> None:
        """Exclude hands outside the stated ranges, unless this would leave no hand."""
        if stated != HandConstraint():
            self._stated = self._stated.intersect(stated)
            allowed = stated.allows(hand_sample().hands)
            if (self._usual * allowed).any():
                self.weights, self._usual = _normalised(self.weights * allowed), _normalised(self._usual * allowed)

    def infer(self) -> HandInference:
        """Return the inference from all calls."""
        features = hand_sample().features
        points = _within(np.bincount(features.points, self._usual, MOST_POINTS + 1))
        spades, hearts, diamonds, clubs = (
            _within(np.bincount(lengths, self._usual, 14)) for lengths in features.lengths
        )
        usual = HandConstraint(points, (spades, hearts, diamonds, clubs))
        constraint = usual.intersect(self._stated)
        inference = HandInference(tuple(self.calls), constraint, self._stated)
        mean = float(hand_sample().weights @ inference.likelihood_ratio(hand_sample().hands))
        return replace(inference, scale=1 / max(mean, _SMALLEST))


def _normalised(weights: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(weights / weights.sum())


_SMALLEST = 1e-7
"""The smallest divisor: a smaller mean likelihood is raised to this number."""


def load_model() -> None:
    """Load what every inference uses, before a clock starts; later calls return at once."""
    all_factors()
    hand_sample()


@lru_cache(maxsize=64)
def infer_hands(auction: Auction, known: KnownHands = ()) -> dict[Seat, HandInference]:
    """Return the inference for each hand that made a call; cached, so callers must not change it.

    The ranges in ``known`` override what the calls show.
    """
    readers = read_calls(auction, all_factors(), known)
    return {seat: reader.infer() for seat, reader in readers.items() if reader.calls}


def read_calls(auction: Auction, factors: Mapping[str, CallFactors], known: KnownHands = ()) -> dict[Seat, CallReader]:
    """Return for each hand a reader that has read its calls in order."""
    readers = {seat: CallReader(factors, dict(known).get(seat)) for seat in Seat}
    alerts = dict(auction.alerts)
    for number, (call, meaning) in enumerate(zip(auction.calls, classify_calls(auction), strict=True)):
        partners = readers[meaning.seat.partner].points
        readers[meaning.seat].take(call, meaning, alerts.get(number, ""), partners)
    return readers


@lru_cache(maxsize=64)
def infer_from_contract(contract: Contract, known: KnownHands = ()) -> dict[Seat, HandInference]:
    """Return the inference for declarer and dummy if no auction is known; cached, so callers must not change it."""
    return {seat: reader.infer() for seat, reader in read_contract(contract, all_factors(), known).items()}


def read_contract(
    contract: Contract, factors: Mapping[str, CallFactors], known: KnownHands = ()
) -> dict[Seat, CallReader]:
    """Return what a contract shows about declarer and about dummy if its auction is unknown."""
    readers = {}
    for meaning in classify_contract(contract):
        readers[meaning.seat] = CallReader(factors, dict(known).get(meaning.seat))
        readers[meaning.seat].take(Bid(contract.level, contract.strain), meaning, "", 10.0)
    return readers


@lru_cache(maxsize=64)
def infer_hidden_hands(view: View) -> dict[Seat, HandInference]:
    """Return the inference for each hidden hand that made a call; cached, so callers must not change it.

    Without an auction, use the contract for declarer and dummy. If a visible hand fits its own calls badly, the calls
    of its hidden partner are trusted less.
    """
    if not _is_read(view):
        return {}
    known = tuple(sorted(view.constraints.items()))
    read = infer_from_contract(view.contract, known) if view.auction is None else infer_hands(view.auction, known)
    inferences = {}
    for seat, inference in read.items():
        if view.hidden_sizes[seat]:
            partner, seen = read.get(seat.partner), view.held[seat.partner]
            if partner is not None and seen is not None:
                hand = np.array([seen | view.played_by(seat.partner)])
                inference = replace(inference, trust=_trust(float(partner.likelihood_ratio(hand)[0])))
            inferences[seat] = inference
    return inferences


def _trust(partners_fit: float) -> float:
    """Return the probability that a side's calls are natural, given how well they fit the visible partner's hand."""
    natural = (1 - _ARTIFICIAL) * partners_fit
    return natural / (natural + _ARTIFICIAL)


def infer_hidden_side(view: View) -> SideInference | None:
    """Return what the contract shows about the hands of declarer and dummy together.

    The result is None if both hands are visible, or if the contract is no evidence (see `_is_read`).
    """
    contract = view.contract
    hidden = view.hidden_sizes[contract.declarer] or view.hidden_sizes[contract.dummy]
    return infer_side(contract, alone=view.auction is None) if hidden and _is_read(view) else None


def _is_read(view: View) -> bool:
    """Whether the bidding is used as evidence.

    An auction is used if it leads to the contract. Without an auction, the contract is used if the deal has 52 cards.
    """
    cards = len(view.plays) + sum(view.hidden_sizes) + sum((hand or 0).bit_count() for hand in view.held)
    return not view.contradiction and (view.auction is not None or cards == 52)


class AuctionLikelihood:
    """The likelihood of the auction for each layout. The play does not change it."""

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout given the auction, float64 (n,).

        The auction is older than any turn of the play, so all likelihoods are 1 if ``since`` is above 0.
        """
        if since:
            return np.ones(len(dealt))
        ratios = likelihood(infer_hidden_hands(view), dealt)
        side = infer_hidden_side(view)
        if side is not None:
            ratios *= side.likelihood(dealt)
        # If no layout is possible, an alert is probably wrong, so the auction is ignored.
        return ratios if ratios.any() else np.ones(len(dealt))

    def is_informative(self, view: View) -> bool:
        """Return whether the calls show anything about a hidden hand."""
        return bool(infer_hidden_hands(view))

    def limits(self, view: View) -> Constraints:
        """Return the constraints on hidden hands; they exclude hands that the auction almost rules out."""
        known = dict(view.constraints)
        for seat, each in infer_hidden_hands(view).items():
            if each.limits:
                known[seat] = each.constraint.intersect(known[seat]) if seat in known else each.constraint
        return known


def likelihood(readings: Mapping[Seat, HandInference], dealt: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the likelihood ratio of deals, int64 (n, 4), given the calls of all inferred hands: float64 (n,)."""
    ratios = np.ones(len(dealt))
    for seat, each in readings.items():
        ratios *= each.likelihood(dealt[:, seat])
    return ratios


def _within(shares: NDArray[Any]) -> Range:
    """Return the range of almost all hands, given the shares of hands with 0, 1, 2, ... points or cards.

    Leave out a share of `_HARDLY` at each end, then widen the range by 1 on both sides.
    """
    below = np.cumsum(shares)
    low = int(np.searchsorted(below, _HARDLY, side="right"))
    high = int(np.searchsorted(below, 1 - _HARDLY, side="left"))
    return (max(0, low - 1), min(len(shares) - 1, high + 1))
