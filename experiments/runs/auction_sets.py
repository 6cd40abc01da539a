"""Sets of random deals for a given auction.

The hands satisfy constraints that fit the auction. All players know these constraints.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np

from agent.rules.auction import Auction
from agent.rules.constraints import Constraints, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import SettingsError
from experiments.runs.contract_sets import CONTRACTS, DEAL_ROLE, shuffled
from experiments.runs.rows import FILE, RANDOM

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
