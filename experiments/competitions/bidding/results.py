"""What a match between bidders shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import get_args

import numpy as np
from numpy.typing import NDArray

from agent.calls.contract_scores import ContractBatch, Scoring
from agent.calls.legality import call_number
from agent.rules.auction import Auction
from agent.rules.contract import dealer_of_board
from agent.rules.imps import imps_of
from experiments.competitions.bidding.deals import SolvedDeals
from experiments.competitions.bidding.match import BidTwice
from experiments.statistics.interval import Interval
from experiments.statistics.priors import BIDDERS
from experiments.statistics.simultaneous import Stratum, simultaneous_intervals

_GAME_LEVELS = np.array([5, 5, 4, 4, 3])
"""The lowest levels of games in clubs, diamonds, hearts, spades and notrump."""
_SLAM = 6


Tables = tuple[ContractBatch, ContractBatch]
"""The contracts of both tables; the first bidder has North-South at the first table."""


@dataclass(frozen=True, slots=True)
class BidShares:
    """How often a bidder did something: the number of times, and out of how many chances."""

    games: tuple[int, int]
    """Of the deals on which a game makes for its side: how often the side plays in game or higher."""
    slams: tuple[int, int]
    """The same for slams."""
    failing_slams: tuple[int, int]
    """Of the slams that its side plays: how many fail double dummy."""
    doubled: tuple[int, int]
    """Of the contracts that its side plays: how many are doubled."""


@dataclass(frozen=True, slots=True)
class CostlyBoard:
    """A board with a large swing."""

    number: int
    """The number of the board, from 1."""
    imps: int
    """The first bidder's IMPs with double-dummy scores."""
    auctions: tuple[str, str]


@dataclass(frozen=True, slots=True)
class BiddingResult:
    """The first bidder's gain over the second one."""

    boards: int
    gains: dict[Scoring, Interval]
    """IMPs a board by scoring; the intervals are simultaneous."""
    shares: tuple[BidShares, BidShares]
    """Of the first and of the second bidder."""
    costliest: tuple[CostlyBoard, ...]
    """The boards with the largest swings against the first bidder, the largest first."""


def result_of(bid: Sequence[BidTwice], deals: SolvedDeals, costliest: int = 0) -> BiddingResult:
    """Return what the auctions of some of the deals show; of ``costliest`` boards, list the auctions."""
    ordered = sorted(bid, key=lambda each: each.number)
    numbers = np.array([each.number for each in ordered], dtype=np.int64)
    tables = contracts_of(ordered, 0), contracts_of(ordered, 1)
    tricks, vulnerable = deals.tricks[numbers], deals.vulnerable()[numbers]
    scorings: tuple[Scoring, ...] = get_args(Scoring)
    swings = {scoring: swings_of(tables, tricks, vulnerable, scoring) for scoring in scorings}
    strata = [
        [Stratum(dict(zip(numbers.tolist(), imps.tolist(), strict=True)), 1.0, BIDDERS.usual)]
        for imps in swings.values()
    ]
    worst = np.argsort(swings["plain"], kind="stable")[:costliest]
    return BiddingResult(
        len(numbers),
        dict(zip(swings, simultaneous_intervals(strata, known=BIDDERS.known), strict=True)),
        (shares_of(tables, (0, 1), tricks), shares_of(tables, (1, 0), tricks)),
        tuple(CostlyBoard(ordered[row].number + 1, int(swings["plain"][row]), ordered[row].auctions) for row in worst),
    )


def swings_of(
    tables: Tables, tricks: NDArray[np.int8], vulnerable: NDArray[np.bool_], scoring: Scoring = "plain"
) -> NDArray[np.int64]:
    """Return the first bidder's IMPs on each deal, int64 (n,); the arguments are those of `ContractBatch.scores`."""
    first, second = (contracts.scores(tricks, vulnerable, scoring) for contracts in tables)
    return imps_of(first - second)


def contracts_of(bid: Sequence[BidTwice], table: int) -> ContractBatch:
    """Return the contracts at the first table (0) or at the second one (1)."""
    found = np.full((len(bid), 3), -1, dtype=np.int64)
    for row, each in enumerate(bid):
        auction = Auction(dealer_of_board(each.number + 1), each.auctions[table])
        contract, last = auction.contract, auction.last_bid
        if contract is not None and last is not None:
            found[row] = call_number(last), contract.declarer, contract.doubled
    return ContractBatch(found[:, 0], found[:, 1], np.maximum(found[:, 2], 0))


def shares_of(tables: Tables, sides: tuple[int, int], tricks: NDArray[np.int8]) -> BidShares:
    """Return the shares of the bidder that has side ``sides[table]`` (0: North-South) at each table."""
    totals = np.zeros((4, 2), dtype=np.int64)
    best = tricks.reshape(len(tricks), 2, 2, 5).max(axis=1)
    for contracts, side in zip(tables, sides, strict=True):
        played = (contracts.bid >= 0) & (contracts.declarer % 2 == side)
        level, strain = contracts.bid // 5 + 1, contracts.bid % 5
        in_game, in_slam = played & (level >= _GAME_LEVELS[strain]), played & (level >= _SLAM)
        # The strains of the tables are spades to clubs, then notrump.
        most = best[:, side][:, [3, 2, 1, 0, 4]]
        game, slam = (most >= _GAME_LEVELS + 6).any(axis=1), (most >= _SLAM + 6).any(axis=1)
        taken = tricks[np.arange(len(tricks)), contracts.declarer, contracts.strain]
        pairs = ((in_game, game), (in_slam, slam), (taken < level + 6, in_slam), (contracts.doubled > 0, played))
        totals += np.array([[(done & chance).sum(), chance.sum()] for done, chance in pairs])
    games, slams, failing, doubled = ((int(done), int(chances)) for done, chances in totals)
    return BidShares(games, slams, failing, doubled)
