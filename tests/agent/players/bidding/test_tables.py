"""Many tables at once: the same auctions as one call at a time."""

from __future__ import annotations

import numpy as np
import pytest

from agent.calls.auction_batch import AuctionBatch
from agent.calls.network import imitating_network, learned_network
from agent.players.bidding.bidder import BiddingView
from agent.players.bidding.bidders import NetBidder, NetSettings
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.rules.auction import CALLS, Auction
from agent.rules.contract import Vulnerability
from agent.rules.dealing import random_deals
from ddsolver.cards import Seat

N = 24


def tables(temperature: float) -> tuple[BiddingTables, list[HandParts], np.ndarray]:
    hands = random_deals(N, np.random.default_rng(2))
    auctions = AuctionBatch.start(np.arange(N) % 4, np.zeros((N, 2), dtype=bool))
    sides = np.tile(np.arange(2), (N, 1))
    parts = [HandParts.of(network, hands) for network in (learned_network(), imitating_network())]
    return BiddingTables(auctions, np.arange(N), sides, np.full((N, 2), temperature)), parts, hands


def test_each_side_bids_the_first_choices_of_its_network() -> None:
    together, parts, hands = tables(0.0)
    together.bid_out(parts, np.random.default_rng(0))
    bidders = [
        NetBidder(NetSettings(network=each, system="none"), np.random.default_rng())
        for each in ("learned", "imitating")
    ]
    for row in range(N):
        auction = Auction(Seat(row % 4))
        while not auction.is_over:
            seat = auction.to_call
            view = BiddingView(int(hands[row, seat]), auction, Vulnerability.NONE)
            auction = auction.call(bidders[seat % 2].call(view).call)
        calls = together.auctions.calls[row, : together.auctions.length[row]]
        assert tuple(CALLS[call] for call in calls) == auction.calls


@pytest.mark.slow
def test_calls_are_drawn_with_the_probabilities_of_the_network() -> None:
    one, parts, _ = tables(1.0)
    many = one.taken(np.zeros(20_000, dtype=np.int64))
    rows = np.arange(20_000)
    logits = many.logits(rows, parts)
    drawn = np.bincount(many.draw(rows, logits, np.random.default_rng(1)), minlength=len(CALLS)) / len(rows)
    expected = np.exp(logits[0] - logits[0].max())
    assert np.abs(drawn - expected / expected.sum()).max() < 0.015


def test_tables_that_are_joined_go_on_as_they_were() -> None:
    one, parts, _ = tables(0.0)
    rows = np.arange(N)
    one.auctions.call(rows, one.draw(rows, one.logits(rows, parts), np.random.default_rng(0)))
    both = BiddingTables.joined([one.taken(rows[:5]), one.taken(rows[5:])])
    for each in (one, both):
        each.bid_out(parts, np.random.default_rng(0))
    assert (one.auctions.calls == both.auctions.calls).all()
