"""What a contract shows about the hands of declarer and dummy together.

A contract depends on the points and trumps of both hands together, which single calls do not show. The numbers in
`agent/data/contracts.toml` were fitted by ``experiments.fitting.contracts``, once for known auctions and once
for unknown ones.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.rules.constraints import high_card_points, suit_lengths
from agent.rules.contract import Contract
from ddsolver.cards import Strain, Suit

_UNUSUAL = 0.001
"""The smallest likelihood; it is above 0, because a side may misjudge its hands."""


class SideFactors(NamedTuple):
    """The log-likelihood of a contract, as a quadratic function of points and trumps."""

    points: tuple[float, float]
    """The coefficients of t and t squared, where t is (the points of both hands - 20) / 5."""
    trumps: tuple[float, float]
    """The coefficients of t and t squared, where t is (the trumps of both hands - 8) / 2. At notrump, the longer major
    counts as trumps."""

    @property
    def largest(self) -> float:
        """The largest value of the log-likelihood."""
        points, trumps = (np.arange(41) - 20) / 5, (np.arange(14) - 8) / 2
        of_points, of_trumps = np.stack([points, points**2]), np.stack([trumps, trumps**2])
        return float((np.array(self.points) @ of_points).max() + (np.array(self.trumps) @ of_trumps).max())


@dataclass(frozen=True, slots=True)
class SideInference:
    """What a contract shows about the hands of declarer and dummy together."""

    contract: Contract
    factors: SideFactors

    def likelihood(self, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the likelihood of the contract, float64 (n,), at most 1, given the deals, int64 (n, 4)."""
        features = pair_features(dealt[:, self.contract.declarer], dealt[:, self.contract.dummy], self.contract.strain)
        ratios = np.exp(features @ np.concatenate([self.factors.points, self.factors.trumps]) - self.factors.largest)
        return np.asarray((1 - _UNUSUAL) * ratios + _UNUSUAL)


def pair_features(one: NDArray[np.int64], other: NDArray[np.int64], strain: Strain) -> NDArray[np.float64]:
    """Return t and t squared of points, then of trumps (`SideFactors`), float64 (n, 4); hands are masks, int64 (n,)."""
    points = (high_card_points(one) + high_card_points(other) - 20) / 5
    suits = (Suit.SPADES, Suit.HEARTS) if strain is Strain.NOTRUMP else (Suit(strain),)
    lengths = [suit_lengths(one, suit).astype(np.int64) + suit_lengths(other, suit) for suit in suits]
    trumps = (np.max(lengths, axis=0) - 8) / 2
    return np.stack([points, points**2, trumps, trumps**2], axis=1)


def side_kinds(contract: Contract, *, alone: bool) -> tuple[str, ...]:
    """Return the kinds of a contract, the most specific one first; ``alone`` means that its auction is unknown."""
    suit = (
        "NT" if contract.strain is Strain.NOTRUMP else "M" if contract.strain in (Strain.SPADES, Strain.HEARTS) else "m"
    )
    start = "contract alone" if alone else "contract"
    return (f"{start}, {contract.level}{suit}", f"{start}, level {contract.level}", start)


def infer_side(contract: Contract, *, alone: bool) -> SideInference:
    """Return what a contract shows; ``alone`` means that its auction is unknown."""
    return SideInference(contract, _factors_of(side_kinds(contract, alone=alone)))


def _factors_of(kinds: Sequence[str]) -> SideFactors:
    known = _all()
    return next(known[kind] for kind in kinds if kind in known)


@cache
def _all() -> dict[str, SideFactors]:
    text = (files("agent") / "data" / "contracts.toml").read_text(encoding="utf-8")
    return {
        kind: SideFactors(tuple(each["points"]), tuple(each["trumps"])) for kind, each in tomllib.loads(text).items()
    }
