"""Par, and the best contract that makes double dummy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from reprlib import repr as short
from typing import Any, NamedTuple

from agent.rules.auction import STRAINS_UPWARDS, Bid
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat, Strain
from ddsolver.errors import InputError, as_whole_number

__all__ = ["Par", "best_makeable", "par"]


@dataclass(frozen=True, slots=True)
class Par:
    """The result when both sides bid perfectly with all cards known.

    ``score`` is in points to North-South. ``contracts`` have this score, and the other side cannot profit by a higher
    bid. For each strain and declarer, only the lowest such contract is listed. If passing out is best, ``contracts`` is
    empty.
    """

    score: int
    contracts: tuple[Contract, ...]


def par(
    table: Mapping[Seat, Mapping[Strain, int]] | Mapping[str, Mapping[str, int]],
    vulnerability: Vulnerability | str,
    dealer: Seat | str = Seat.NORTH,
) -> Par:
    """Return the par of a deal.

    Contracts that fail are doubled. The dealer matters only on rare deals, on which the side that bids first gets the
    better result.

    Parameters
    ----------
    table
        The double-dummy tricks of each declarer in each strain, by enums or by names (`Solver.dd_table`,
        `ddsolver.dd_table`, or what JSON makes of the latter).
    vulnerability
        The vulnerable sides.
    dealer
        The seat that bids first.

    Returns
    -------
    Par
        The score in points, and the contracts that lead to it.

    Raises
    ------
    InputError
        If the table lacks a declarer or a strain, or has anything but 0 to 13 tricks, or if there is no such
        vulnerability or seat.

    """
    vulnerability, dealer = Vulnerability.parse(vulnerability), Seat.parse(dealer)
    tricks = _all_tricks(table)
    bids = [Bid(level, strain) for level in range(1, 8) for strain in STRAINS_UPWARDS]
    values = {(bid, side): _best_declarers(bid, side, tricks, vulnerability) for bid in bids for side in (True, False)}
    # From the highest bid down: the best result, in points to North-South, that each side gets if it must make this bid
    # or a higher one; minus infinity for North-South, and plus infinity for East-West, if no bid is left.
    north_south, east_west = float("-inf"), float("inf")
    for bid in reversed(bids):
        left_in_ours = min(values[bid, True].points, east_west)
        left_in_theirs = max(values[bid, False].points, north_south)
        north_south, east_west = max(north_south, left_in_ours), min(east_west, left_in_theirs)
    if dealer.is_north_south:
        score = max(north_south, min(0.0, east_west))
    else:
        score = min(east_west, max(0.0, north_south))
    return Par(int(score), _par_contracts(bids, values, int(score)))


def _all_tricks(table: Mapping[Any, Mapping[Any, int]]) -> dict[Seat, dict[Strain, int]]:
    """Return the 20 results of a table, whose keys are seats and strains, or their names."""
    found: dict[Seat, dict[Strain, int]] = {seat: {} for seat in Seat}
    for seat, strain in product(Seat, Strain):
        row = _entry(table, seat)
        tricks = None if row is None else _entry(row, strain)
        if tricks is None:
            raise InputError(f"the table has no tricks of {seat} in {strain}: par needs all 20")
        found[seat][strain] = as_whole_number(tricks, f"the number of tricks of {seat} in {strain}", InputError)
        if not 0 <= found[seat][strain] <= 13:
            raise InputError(f"the number of tricks of {seat} in {strain} is {tricks}: 0 to 13 are possible")
    return found


def _entry(table: object, key: Seat | Strain) -> Any:
    """Return what a table or one of its rows has for a key or the name of the key, or None."""
    if not isinstance(table, Mapping):
        raise InputError(f"not a table: {short(table)} (the tricks by declarer and strain are needed, as of dd_table)")
    return table.get(key, table.get(str(key)))


class _Worth(NamedTuple):
    """What a bid of one side is worth: its contracts, and their points to North-South.

    There is one contract, declared by the partner who scores more; if both score the same, there are two.
    """

    contracts: tuple[Contract, ...]
    points: int


def _par_contracts(bids: list[Bid], values: Mapping[tuple[Bid, bool], _Worth], score: int) -> tuple[Contract, ...]:
    contracts_of: dict[tuple[Strain, Seat], Contract] = {}
    for (bid, side), (contracts, points) in values.items():
        overbids = [values[other, not side].points for other in bids if other.outranks(bid)]
        improves = any(other < score for other in overbids) if side else any(other > score for other in overbids)
        if score and points == score and not improves:
            for contract in contracts:
                contracts_of.setdefault((contract.strain, contract.declarer), contract)
    return tuple(contracts_of.values())


def _best_declarers(
    bid: Bid, north_south: bool, table: Mapping[Seat, Mapping[Strain, int]], vulnerability: Vulnerability
) -> _Worth:
    candidates: list[tuple[int, Contract]] = []
    for declarer in (Seat.NORTH, Seat.SOUTH) if north_south else (Seat.EAST, Seat.WEST):
        tricks = table[declarer][bid.strain]
        contract = Contract(bid.level, bid.strain, declarer, doubled=0 if tricks >= bid.level + 6 else 1)
        candidates.append((contract.score(tricks, vulnerability), contract))
    best = max(points for points, _ in candidates)
    contracts = tuple(contract for points, contract in candidates if points == best)
    return _Worth(contracts, best if north_south else -best)


def best_makeable(
    table: Mapping[Seat, Mapping[Strain, int]],
    vulnerability: Vulnerability,
    side: tuple[Seat, Seat] = (Seat.NORTH, Seat.SOUTH),
) -> Contract | None:
    """Return the undoubled contract with which a side scores most double dummy; None if it can make none.

    Among equal scores, it has the lowest level, then the lowest strain, then the first seat of ``side`` as declarer.
    """
    makeable = [
        Contract(level, strain, declarer)
        for level in range(1, 8)
        for strain in STRAINS_UPWARDS
        for declarer in side
        if table[declarer][strain] >= level + 6
    ]
    return max(
        makeable,
        key=lambda contract: contract.score(table[contract.declarer][contract.strain], vulnerability),
        default=None,
    )
