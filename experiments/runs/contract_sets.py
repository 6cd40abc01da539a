"""Sets of random deals: the contract sets of the thesis (section 6.1), and sets for a given auction.

In a contract set, South makes a given contract double dummy. In an auction set, the hands satisfy constraints that fit
the auction, which all players know.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from agent.rules.auction import Auction
from agent.rules.constraints import Constraints, high_card_points, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import CARDS, Seat, Strain, cards_of
from ddsolver.deal import Deal
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import SettingsError
from experiments.runs.rows import FILE, RANDOM
from experiments.runs.settings import first_repeated

VULNERABILITY = Vulnerability.NORTH_SOUTH
"""North-South are vulnerable, because the published mean scores fit vulnerable contracts only."""

NAMES = ("1H", "1NT", "3NT", "4H", "5D", "6H", "6NT", "7H", "7NT")
"""The contract sets of the thesis, in the order of its appendices."""

CONTRACTS = {name: Contract.parse(f"{name}S") for name in NAMES}
"""The contract of each set; South declares, undoubled."""

DEAL_ROLE = 2
"""The last number of a deal's spawn key. Keys of the declarer end with 0, and keys of the defenders with 1."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on North-South's combined high-card points (4 3 2 1) and trumps; both ends are included."""

    points: tuple[int, int] = (0, 40)
    trumps: tuple[int, int] = (0, 13)

    def allow(self, deal: Deal, trump: Strain) -> bool:
        """Return whether a deal is within the limits; in notrump only the points count."""
        ours = deal.hands[Seat.NORTH] | deal.hands[Seat.SOUTH]
        points = int(high_card_points(np.array(ours)))
        trumps = sum(int(card.suit) == int(trump) for card in cards_of(ours))
        fits = self.points[0] <= points <= self.points[1]
        return fits and (trump is Strain.NOTRUMP or self.trumps[0] <= trumps <= self.trumps[1])


NO_LIMITS = Limits()

BIDDABLE = {
    "1H": Limits(points=(18, 23), trumps=(7, 9)),
    "1NT": Limits(points=(18, 23)),
    "3NT": Limits(points=(24, 29)),
    "4H": Limits(points=(23, 29), trumps=(8, 11)),
    "5D": Limits(points=(24, 30), trumps=(8, 12)),
    "6H": Limits(points=(28, 35), trumps=(8, 12)),
    "6NT": Limits(points=(31, 36)),
    "7H": Limits(points=(30, 38), trumps=(8, 12)),
    "7NT": Limits(points=(34, 40)),
}
"""Limits of the hands with which North-South usually bid each contract."""


def check_name(name: str) -> str:
    """Check that a contract set has this name, and return the name.

    :raises SettingsError: if no contract set has this name.
    """
    if name not in CONTRACTS:
        raise SettingsError(f"unknown contract set: {name!r} (choose from {' '.join(NAMES)})")
    return name


def different_sets(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names of contract sets.

    :raises SettingsError: if a set does not exist or is named twice.
    """
    if repeated := first_repeated(names):
        raise SettingsError(f"the contract set {repeated!r} is named twice; remove one")
    return tuple(map(check_name, names))


def check_names(text: str) -> tuple[str, ...]:
    """Parse names of contract sets, separated by commas.

    :raises SettingsError: if a set does not exist or is named twice, or no set is named.
    """
    names = tuple(check_name(name.strip()) for name in text.split(",") if name.strip())
    if not names or len(set(names)) < len(names):
        raise SettingsError(f"{text!r} is not a list of different contract sets (choose from {' '.join(NAMES)})")
    return names


def spawn_key(name: str, number: int) -> tuple[int, ...]:
    """Return the spawn key that gives deal ``number`` of a set its own random numbers."""
    contract = CONTRACTS[name]
    return (contract.level, int(contract.strain), number)


def find_deal(name: str, seed: int, number: int, limits: Limits = NO_LIMITS, solver: Solver | None = None) -> Board:
    """Return board ``number`` of a set, ready for play.

    Each number has its own random sequence of deals. The board is the first of them that is within the limits and on
    which South makes the contract double dummy. The same set, seed, number and limits give the same deal in every
    version.

    :raises SettingsError: if there is no such set.
    """
    contract = CONTRACTS[check_name(name)]
    solver = solver or Solver()
    # numpy guarantees that bit generators keep their raw stream, but not that Generator's methods do (NEP 19).
    raw = np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(*spawn_key(name, number), DEAL_ROLE)))
    defence = 13 - contract.tricks_needed
    while True:
        deal = shuffled(raw)
        if limits is not NO_LIMITS and not limits.allow(deal, contract.strain):
            continue
        start = Position(deal, contract.strain, contract.leader)
        if not solver.reaches(start, defence + 1):
            return Board(
                name=f"{name} {number + 1}",
                hands=deal.hands,
                dealer=Seat.SOUTH,
                vulnerability=VULNERABILITY,
                contract=contract,
                double_dummy=13 - solver.tricks(start),
            )


def shuffled(raw: np.random.PCG64) -> Deal:
    """Return the next deal of a uniformly random sequence that is the same in every version."""
    order = np.argsort(raw.random_raw(52), kind="stable")
    north, east, south, west = _MASKS[order].reshape(4, 13).sum(axis=1).tolist()
    return Deal((north, east, south, west))


_MASKS = np.array([card.mask for card in CARDS], dtype=np.int64)


MOST_DEALS = 300_000
"""If none of this number of random deals fits, the constraints are too narrow."""


@dataclass(frozen=True, slots=True)
class AuctionSet:
    """A source of deals with one auction; the hands satisfy constraints that all players know."""

    name: str
    auction: Auction
    constraints: Constraints
    vulnerability: Vulnerability = Vulnerability.NONE

    @classmethod
    def parse(
        cls, name: str, calls: str, constraints: str = "", dealer: str = "S", vulnerable: str = "None"
    ) -> AuctionSet:
        """Parse a set from calls such as ``1NT Pass 3NT`` and constraints such as ``S:hcp=15-17 N:hcp=10-15``.

        :raises SettingsError: if another source of deals has this name, if the name is empty or not printable, or if
            the auction has no bid.
        :raises InputError: if a text cannot be read.
        """
        if name in (*CONTRACTS, FILE, RANDOM) or not name.isprintable() or not name.strip():
            raise SettingsError(
                f"{name!r} cannot be the name of an auction set: give a printable name that no built-in set has"
            )
        auction = Auction(dealer, calls)
        if auction.contract is None:
            raise SettingsError(f"nobody bids in the auction {calls!r}; a contract is needed, as in '1NT Pass 3NT'")
        return cls(name, auction.closed(), parse_constraints(constraints), Vulnerability.parse(vulnerable))

    @property
    def contract(self) -> Contract:
        """The contract that the auction leads to."""
        contract = self.auction.contract
        assert contract is not None, "somebody bid"
        return contract


def auction_key(name: str, number: int) -> tuple[int, ...]:
    """Return the spawn key that gives deal ``number`` of an auction set its own random numbers."""
    return (int.from_bytes(hashlib.blake2b(name.encode(), digest_size=4).digest(), "big"), number)


def find_auction_deal(source: AuctionSet, seed: int, number: int) -> Board:
    """Return board ``number`` of a set.

    Each number has its own random sequence of deals. The board is the first of them that satisfies the constraints,
    whether or not the contract can be made. The same name, constraints, seed and number give the same deal in every
    version.

    :raises SettingsError: if none of `MOST_DEALS` random deals satisfies the constraints.
    """
    raw = np.random.PCG64(np.random.SeedSequence(seed, spawn_key=(*auction_key(source.name, number), DEAL_ROLE)))
    for _ in range(MOST_DEALS):
        deal = shuffled(raw)
        if _fits(deal.hands, source.constraints):
            contract = source.contract
            start = Position(deal, contract.strain, contract.leader)
            return Board(
                name=f"{source.name} {number + 1}",
                hands=deal.hands,
                dealer=source.auction.dealer,
                vulnerability=source.vulnerability,
                auction=source.auction,
                constraints=source.constraints,
                contract=contract,
                double_dummy=13 - Solver().tricks(start),
            )
    raise SettingsError(
        f"none of {MOST_DEALS:,} random deals satisfies the constraints of {source.name!r}; give wider ranges"
    )


def _fits(hands: tuple[int, int, int, int], constraints: Constraints) -> bool:
    return all(limits.allows(np.array([hands[seat]]))[0] for seat, limits in constraints.items())
