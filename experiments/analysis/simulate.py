"""A plain simulation: deals that fit what is known of the hands, and what every contract is worth on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from agent.errors import LayoutError
from agent.knowledge.constraints import Constraints, HandConstraint, format_constraints
from agent.knowledge.layouts import LayoutSpace, random_deals
from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from ddsolver.cards import EVERY_CARD, Seat, Strain
from ddsolver.deal import Deal, any_deal
from ddsolver.position import Position
from experiments.boards.double_dummy import common_solver
from experiments.statistics.interval import Interval, mean_interval, share_interval
from experiments.statistics.priors import IMPS, MATCHPOINTS, score_spread

_TRIES, _BATCH = 2_000_000, 20_000
"""The most random deals tried where no hand is known, and how many at a time."""
_USUAL_TRICKS = 1.7
"""How far the tricks of a strain usually scatter from deal to deal."""


def fitting_deals(
    known: Mapping[Seat, int], constraints: Constraints, number: int, generator: np.random.Generator
) -> NDArray[np.int64]:
    """Uniformly drawn deals, int64 (n, 4), with the ``known`` hands, masks of 13 cards, and what is said of the others.

    Fewer than ``number`` if no more fit. With a hand known no deal comes twice.

    :raises LayoutError: if no deal fits, or too few do.
    """
    for seat, hand in known.items():
        limits = constraints.get(seat, HandConstraint())
        if not limits.allows(np.array([hand]))[0]:
            raise LayoutError(f"{seat.name.title()}'s hand is not {format_constraints({seat: limits})}")
    if not known:
        return _at_random(constraints, number, generator)
    if len(known) >= 3:
        last = [seat for seat in Seat if seat not in known]
        hands = dict(known) | {seat: EVERY_CARD & ~sum(known.values()) for seat in last}
        fitting_deals(hands, constraints, 1, generator) if last else None
        return np.array([[hands[seat] for seat in Seat]], dtype=np.int64)
    return LayoutSpace(_knowing(known, constraints)).sample(number, generator)


def _knowing(known: Mapping[Seat, int], constraints: Constraints) -> View:
    """A view of the hands that are known."""
    unseen = EVERY_CARD & ~sum(known.values())
    contract = Contract(1, Strain.NOTRUMP, next(iter(known)))
    view = View.of(Position(any_deal(known, unseen), contract.strain, contract.leader), contract, Vulnerability.NONE)
    north, east, south, west = (known.get(seat) for seat in Seat)
    sizes = [0 if seat in known else 13 for seat in Seat]
    return replace(
        view,
        held=(north, east, south, west),
        unseen=unseen,
        hidden_sizes=(sizes[0], sizes[1], sizes[2], sizes[3]),
        constraints={seat: limits for seat, limits in constraints.items() if seat not in known},
    )


def _at_random(constraints: Constraints, number: int, generator: np.random.Generator) -> NDArray[np.int64]:
    """Random deals, those kept that fit."""
    found: list[NDArray[np.int64]] = []
    have = 0
    for _ in range(_TRIES // _BATCH):
        deals = random_deals(_BATCH, generator)
        for seat, limits in constraints.items():
            deals = deals[limits.allows(deals[:, seat])]
        found.append(deals)
        have += len(deals)
        if have >= number:
            break
    if not have:
        raise LayoutError(f"none of {_TRIES:,} random deals fits {format_constraints(constraints)}")
    return np.concatenate(found)[:number]


def tables_of(deals: NDArray[np.int64]) -> NDArray[np.int64]:
    """The double-dummy tricks of some deals, int64 (n, 4, 5): by declarer and strain."""
    solver = common_solver()
    tables = []
    for hands in deals.tolist():
        table = solver.dd_table(Deal((hands[0], hands[1], hands[2], hands[3])))
        tables.append([[table[seat][strain] for strain in Strain] for seat in Seat])
    return np.array(tables, dtype=np.int64).reshape(-1, 4, 5)


@dataclass(frozen=True, slots=True)
class Outlook:
    """A contract on many deals."""

    contract: Contract
    makes: Interval
    """The share of deals on which it makes double dummy."""
    tricks: Interval
    score: Interval
    """Points to the declarer's side."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Two contracts compared deal by deal."""

    first: Contract
    second: Contract
    imps: Interval
    """IMPs that the first wins a deal, both scored to the first one's side."""
    matchpoints: Interval
    """Per cent of a top, from -50 to 50, that it wins."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """Deals that fit, and their double-dummy tricks."""

    told: str
    """What is known of the hands."""
    vulnerability: Vulnerability
    deals: NDArray[np.int64]
    """int64 (n, 4): the hands, North first."""
    tricks: NDArray[np.int64]
    """int64 (n, 4, 5): by declarer and strain."""

    def outlook(self, contract: Contract) -> Outlook:
        """What a contract is worth."""
        taken = self.tricks[:, contract.declarer, contract.strain]
        points = np.array([contract.score(tricks, self.vulnerability) for tricks in range(14)], dtype=np.float64)
        return Outlook(
            contract,
            share_interval([taken >= contract.tricks_needed], [1.0]),
            mean_interval(taken.astype(np.float64), _USUAL_TRICKS),
            mean_interval(points[taken], score_spread(contract, self.vulnerability).usual),
        )

    def declarer(self, side: Seat, strain: Strain) -> Seat:
        """Which of two partners takes more tricks on average; the first in the order of seats if both take as many."""
        partners = sorted((side, side.partner))
        return max(partners, key=lambda seat: (self.tricks[:, seat, strain].mean(), -seat))

    def best_level(self, side: Seat, strain: Strain) -> Outlook:
        """The contract in a strain that scores most on average."""
        declarer = self.declarer(side, strain)
        return max(
            (self.outlook(Contract(level, strain, declarer)) for level in range(1, 8)),
            key=lambda each: each.score.mean,
        )

    def duel(self, first: Contract, second: Contract) -> Duel:
        """Compare two contracts."""
        difference = self._points(first) - self._points(second) * (
            1 if first.declarer.same_side(second.declarer) else -1
        )
        return Duel(
            first,
            second,
            mean_interval([imps(int(each)) for each in difference], IMPS.usual),
            mean_interval(50.0 * np.sign(difference).astype(np.float64), MATCHPOINTS.usual),
        )

    def _points(self, contract: Contract) -> NDArray[np.int64]:
        points = np.array([contract.score(tricks, self.vulnerability) for tricks in range(14)], dtype=np.int64)
        return points[self.tricks[:, contract.declarer, contract.strain]]


def compared(found: Simulation, contracts: Sequence[Contract]) -> list[Duel]:
    """Each contract against each that comes after it."""
    return [found.duel(one, other) for at, one in enumerate(contracts) for other in contracts[at + 1 :]]
