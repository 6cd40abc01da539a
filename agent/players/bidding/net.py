"""A bidder that makes the likeliest call of a network."""

from __future__ import annotations

import numpy as np

from agent.calls.network import CallNetwork, network_of
from agent.one_thread import one_thread
from agent.players.bidding.bidder import BiddingView, CallCandidate, CallDecision
from agent.players.bidding.settings import NetSettings
from agent.rules.auction import CALLS

OWN_SYSTEM = "unknown"
"""The system that the network gets for its own side. It then bids naturally, as players at real tables do."""
_SHOWN = 0.02
"""Calls at least this likely are shown as candidates."""


class NetBidder:
    """A bidder without search; the same view always gives the same call."""

    def __init__(self, settings: NetSettings, _generator: np.random.Generator) -> None:
        self.settings = settings
        self.network = network_of(settings.network, settings.system)

    @one_thread()
    def call(self, view: BiddingView) -> CallDecision:
        """Return the network's likeliest call."""
        candidates = candidates_of(self.network, view, _SHOWN)
        return CallDecision(candidates[0].call, candidates)


def candidates_of(network: CallNetwork, view: BiddingView, least: float) -> tuple[CallCandidate, ...]:
    """Return the likeliest call and those with the probability ``least``, from the likeliest down."""
    systems = view.systems(OWN_SYSTEM)
    logs = network.log_probabilities(np.array([view.hand]), view.auction, view.vulnerability, systems)[0]
    shares = np.exp(logs)
    order = np.argsort(-shares, kind="stable")
    return tuple(
        CallCandidate(CALLS[number], float(shares[number]))
        for place, number in enumerate(order)
        if place == 0 or shares[number] >= least
    )
