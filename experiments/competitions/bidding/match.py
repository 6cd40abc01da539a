"""A match between two bidders: each deal is bid twice, with the bidders in each other's seats."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.calls.context_features import SYSTEMS
from agent.calls.contract_scores import ContractBatch
from agent.calls.legality import CALLS
from agent.calls.many_auctions import AuctionBatch
from agent.calls.network import CallNetwork
from agent.errors import PlayerError
from agent.players.bidding.auction import hold_auction
from agent.players.bidding.net import OWN_SYSTEM, NetBidder
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.registry import BidderSpec
from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from experiments.competitions.bidding.deals import SolvedDeals
from experiments.runs.processes.pool import Pool, WorkerDied, stream
from experiments.runs.rows import FailedBoard

TABLES = ("table 1", "table 2")
"""The sources of a deal as each table bids it; the first bidder has North-South at the first table."""
_AT_ONCE = 1000
"""The number of deals that networks bid together."""


@dataclass(frozen=True, slots=True)
class BiddingMatch:
    """Two bidders and the seed of their random choices."""

    first: BidderSpec
    second: BidderSpec
    seed: int = 1


@dataclass(frozen=True, slots=True)
class BidTwice:
    """A deal's two auctions as texts: with the first bidder in North-South, and with the second one there."""

    number: int
    """The number of the deal, from 0; it is board ``number`` + 1."""
    auctions: tuple[str, str]


def bid_match(
    match: BiddingMatch, deals: SolvedDeals, done: Collection[int], pool: Pool
) -> Iterator[list[BidTwice | FailedBoard]]:
    """Yield lists with the auctions of the deals that are not ``done``, in any order.

    A bidder that makes an illegal call, or fails, ends no match: the deal is yielded as a failed board.
    """
    left = [number for number in range(len(deals)) if number not in done]
    bidders = [spec.make(np.random.SeedSequence(match.seed)) for spec in (match.first, match.second)]
    networks = [bidder.network for bidder in bidders if isinstance(bidder, NetBidder)]
    if len(networks) == len(bidders):
        for start in range(0, len(left), _AT_ONCE):
            numbers = left[start : start + _AT_ONCE]
            tables = [bid_nets((networks[place], networks[1 - place]), deals, np.array(numbers)) for place in range(2)]
            yield [
                BidTwice(number, (_text(tables[0], row), _text(tables[1], row))) for row, number in enumerate(numbers)
            ]
        return
    work = [(match, number, tuple(map(int, deals.hands[number]))) for number in left]
    for (_, number, _), found in stream(_bid_deal, work, pool):
        if isinstance(found, WorkerDied):
            yield [_failed(match, number, 0, "a bidder's process died")]
        else:
            yield [found]


def bid_nets(networks: tuple[CallNetwork, CallNetwork], deals: SolvedDeals, numbers: NDArray[np.int64]) -> AuctionBatch:
    """Return the auctions of some deals when these networks bid their first choices for North-South and East-West.

    Neither side knows the other's system. ``numbers`` are the deals, int64 (n,).
    """
    shape = len(numbers), 2
    auctions = AuctionBatch.start(
        deals.dealers()[numbers],
        deals.vulnerable()[numbers],
        np.full(shape, SYSTEMS.index(OWN_SYSTEM)),
        np.zeros(shape, dtype=bool),
    )
    tables = BiddingTables(auctions, np.arange(len(numbers)), np.tile(np.arange(2), (len(numbers), 1)), np.zeros(shape))
    parts = [HandParts.of(network, deals.hands[numbers]) for network in networks]
    tables.bid_out(parts, np.random.default_rng(0))
    return auctions


def match_nets(first: CallNetwork, second: CallNetwork, deals: SolvedDeals) -> tuple[ContractBatch, ContractBatch]:
    """Return the contracts of all deals with the first network in North-South, and with the second one there."""
    numbers = np.arange(len(deals))
    return (
        bid_nets((first, second), deals, numbers).contracts(),
        bid_nets((second, first), deals, numbers).contracts(),
    )


def _text(auctions: AuctionBatch, row: int) -> str:
    return " ".join(str(CALLS[call]) for call in auctions.calls[row, : auctions.length[row]])


def _bid_deal(work: tuple[BiddingMatch, int, tuple[int, ...]]) -> BidTwice | FailedBoard:
    match, number, hands = work
    auctions: list[str] = []
    for table in range(2):
        try:
            auctions.append(_one_table(match, number, hands, table))
        except PlayerError as error:
            return _failed(match, number, table, str(error))
    return BidTwice(number, (auctions[0], auctions[1]))


def _failed(match: BiddingMatch, number: int, table: int, error: str) -> FailedBoard:
    north_south, east_west = (match.first, match.second) if table == 0 else (match.second, match.first)
    return FailedBoard(TABLES[table], number, north_south.key, east_west.key, error)


def _one_table(match: BiddingMatch, number: int, hands: tuple[int, ...], table: int) -> str:
    """Return the auction of a deal; at table 1, the second bidder has North-South.

    :raises PlayerError: if a bidder makes an illegal call, or has none.
    """
    specs = (match.second, match.first) if table else (match.first, match.second)
    sides = [
        spec.make(np.random.SeedSequence(match.seed, spawn_key=(number, table, side)))
        for side, spec in enumerate(specs)
    ]
    north, east, south, west = hands
    deal, dealer = Deal((north, east, south, west)), dealer_of_board(number + 1)
    bidders = {seat: sides[seat % 2] for seat in Seat}
    return str(hold_auction(deal, dealer, Vulnerability.of_board(number + 1), bidders).auction)
