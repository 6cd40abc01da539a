"""A match between two bidders: each deal is bid twice, and the double-dummy tricks give the result."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from agent.calls.context_features import SYSTEMS
from agent.calls.many_auctions import AuctionBatch
from agent.calls.network import CallNetwork
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.rules.imps import imps_of
from experiments.competitions.bidding.deals import SolvedDeals


@dataclass(frozen=True, slots=True)
class NetSide:
    """A side whose network bids its first choice, and the system that it says it plays."""

    network: CallNetwork
    system: str


def match_nets(first: NetSide, second: NetSide, deals: SolvedDeals) -> NDArray[np.int64]:
    """Return the first side's IMPs on each deal, int64 (d,): it bids for North-South at one table, East-West at the other."""
    tables = bid_nets((first, second), deals), bid_nets((second, first), deals)
    scores = [each.contracts().scores(deals.tricks, deals.vulnerable()) for each in tables]
    return imps_of(scores[0] - scores[1])


def bid_nets(sides: tuple[NetSide, NetSide], deals: SolvedDeals) -> AuctionBatch:
    """Return the auctions when these sides bid for North-South and East-West; neither knows the other's system."""
    number = len(deals)
    numbers = np.tile([SYSTEMS.index(side.system) for side in sides], (number, 1))
    none = np.zeros((number, 2), dtype=bool)
    tables = BiddingTables(
        AuctionBatch.start(deals.dealers(), deals.vulnerable(), numbers, none),
        np.arange(number),
        np.tile(np.arange(2), (number, 1)),
        np.zeros((number, 2)),
    )
    tables.bid_out([HandParts.of(side.network, deals.hands) for side in sides], np.random.default_rng(0))
    return tables.auctions
