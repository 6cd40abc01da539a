"""What calls lead to: likely layouts of the hidden hands, in which a network bids on for all four seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from agent.calls.contract_scores import ContractBatch
from agent.calls.legality import CALLS, call_number
from agent.calls.many_auctions import AuctionBatch
from agent.calls.network import CallNetwork
from agent.knowledge.belief import effective_size, systematic
from agent.knowledge.likely_deals import draw_likely_deals
from agent.players.bidding.bidder import BiddingView
from agent.players.bidding.net import OWN_SYSTEM
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.rules.auction import Call
from ddsolver.cards import Seat

_DRAWN = 16
"""For each layout, this number of deals is drawn and weighed."""
_TEMPERATURE = 1.5
"""The network reads the calls of others at this temperature, because it is surer than they are."""


@dataclass(frozen=True, slots=True)
class _Calls:
    """The calls of a hand as evidence (`agent.knowledge.likely_deals.Reading`)."""

    network: CallNetwork
    seat: Seat
    view: BiddingView

    def log_likelihood(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        view = self.view
        systems = view.systems(OWN_SYSTEM)
        return self.network.log_likelihood(hands, self.seat, view.auction, view.vulnerability, systems)


def likely_layouts(
    network: CallNetwork, view: BiddingView, number: int, generator: np.random.Generator
) -> tuple[NDArray[np.int64], float]:
    """Return layouts that the calls make likely, int64 (n, 4), and the Kish effective size of the draw.

    There are ``number`` layouts, or none if no hand drawn is possible.
    """
    reader = replace(network, temperature=_TEMPERATURE)
    held = [view.hand if seat is view.seat else None for seat in Seat]
    heard = min(len(view.auction.calls), 3)
    others = [view.auction.seat_of(len(view.auction.calls) - 1 - age) for age in range(heard)]
    readings = {seat: _Calls(reader, seat, view) for seat in others}
    drawn = draw_likely_deals(held, readings, _DRAWN * number, generator)
    if drawn is None:
        return np.empty((0, 4), dtype=np.int64), 0.0
    deals, weights = drawn
    chosen = systematic(weights / weights.sum(), number, generator)
    return deals[chosen], effective_size(weights)


def bid_out(
    network: CallNetwork,
    view: BiddingView,
    candidates: Sequence[Call],
    layouts: NDArray[np.int64],
    generator: np.random.Generator,
) -> list[ContractBatch]:
    """Return the contracts after each candidate in all layouts, int64 (n, 4), if all make first choices from there."""
    calls = [call_number(call) for call in view.auction.calls]
    start = AuctionBatch.one(view.auction.dealer, calls, view.vulnerability, view.systems(OWN_SYSTEM))
    number, width = len(candidates), len(layouts)
    tables = BiddingTables(
        start.taken(np.zeros(number * width, dtype=np.int64)),
        np.tile(np.arange(width), number),
        np.zeros((number * width, 2), dtype=np.int64),
        np.zeros((number * width, 2)),
    )
    made = np.repeat([call_number(call) for call in candidates], width)
    tables.auctions.call(np.arange(number * width), made)
    tables.bid_out([HandParts.of(network, layouts)], generator)
    bid = tables.auctions.contracts()
    return [
        ContractBatch(*(values[place * width :][:width] for values in (bid.bid, bid.declarer, bid.doubled)))
        for place in range(number)
    ]


def frequent_contracts(contracts: ContractBatch) -> tuple[tuple[str, float], ...]:
    """Return the three most frequent contracts, such as ``4SN``, and their shares; ``Pass`` if all passed."""
    texts = Counter(
        "Pass" if bid < 0 else f"{CALLS[bid]}{Seat(declarer)}{'x' * doubled}"
        for bid, declarer, doubled in zip(contracts.bid, contracts.declarer, contracts.doubled, strict=True)
    )
    return tuple((text, times / texts.total()) for text, times in texts.most_common(3))
