"""The contract sets of the thesis (section 6.1): random deals on which South makes a given contract double dummy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from agent.rules.constraints import high_card_points
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import CARDS, Seat, Strain, cards_of
from ddsolver.deal import Deal
from ddsolver.position import Position
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.errors import SettingsError
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
