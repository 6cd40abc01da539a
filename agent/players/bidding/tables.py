"""Many tables that bid at once, each side by a network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import AuctionBatch
from agent.calls.network import CallNetwork
from agent.calls.system.binding import BoundHands
from ddsolver.cards import Seat


@dataclass(frozen=True, slots=True)
class HandParts:
    """The hands' part of a network's first layer for the four hands of d deals (`CallNetwork.hand_part`)."""

    network: CallNetwork
    parts: NDArray[np.floating[Any]]
    """By seat, (d, 4, w)."""
    bound: BoundHands | None = None
    """The same hands, (4 d,), for the system of the network; None if it keeps to none."""

    @classmethod
    def of(cls, network: CallNetwork, hands: NDArray[np.int64]) -> HandParts:
        """Return those of deals, int64 (d, 4) masks."""
        return cls.of_all([network], hands)[0]

    @classmethod
    def of_all(cls, networks: Sequence[CallNetwork], hands: NDArray[np.int64]) -> list[HandParts]:
        """Return those of several networks; the conditions of a system are evaluated once for all that keep to it."""
        systems = {network.system for network in networks}
        bound = {system: BoundHands(system, hands.ravel()) for system in systems if system is not None}
        return [
            cls(
                network,
                network.hand_part(hands.ravel()).reshape(*hands.shape, -1),
                None if network.system is None else bound[network.system],
            )
            for network in networks
        ]


@dataclass(frozen=True, slots=True)
class BiddingTables:
    """n tables: their auctions, their deals, and who bids; the auctions change as calls are made."""

    auctions: AuctionBatch
    deals: NDArray[np.int64]
    """The row of each table's deal in `HandParts.parts`, int64 (n,)."""
    sides: NDArray[np.int64]
    """Which network bids for North-South and for East-West, int64 (n, 2)."""
    temperatures: NDArray[np.float64]
    """The temperature of the draw for North-South and for East-West, float64 (n, 2); 0 for the likeliest call."""

    def taken(self, rows: NDArray[np.int64]) -> BiddingTables:
        """Return a copy of the tables of these rows, which may repeat."""
        return BiddingTables(
            self.auctions.taken(rows), self.deals[rows], self.sides[rows], self.temperatures[rows].copy()
        )

    @classmethod
    def joined(cls, tables: Sequence[BiddingTables]) -> BiddingTables:
        """Return all tables, in order."""
        return cls(
            AuctionBatch.joined([each.auctions for each in tables]),
            *(np.concatenate([getattr(each, name) for each in tables]) for name in ("deals", "sides", "temperatures")),
        )

    def logits(self, rows: NDArray[np.int64], networks: Sequence[HandParts]) -> NDArray[np.float64]:
        """Return the logits of all calls of the players to call at these tables, (m, 38); -inf for illegal calls."""
        seats = self.auctions.turn[rows]
        contexts, legal = self.auctions.contexts(rows), self.auctions.legal(rows)
        bidders = self.sides[rows, seats % 2]
        logits = np.empty(legal.shape)
        for place, each in enumerate(networks):
            if (own := bidders == place).any():
                deals = self.deals[rows[own]]
                found = each.network.logits(each.parts[deals, seats[own]], contexts[own], legal[own])
                if each.bound is not None:
                    states = self.auctions.states(rows[own], each.bound.system)
                    each.bound.bind(found, states, len(Seat) * deals + seats[own])
                logits[own] = found
        return logits

    def draw(
        self, rows: NDArray[np.int64], logits: NDArray[np.float64], generator: np.random.Generator
    ) -> NDArray[np.int64]:
        """Return a call of each of these tables, drawn at its temperature, int64 (m,)."""
        temperatures = self.temperatures[rows, self.auctions.turn[rows] % 2]
        if temperatures.any():
            # The largest of the logits with Gumbel noise is a draw from their softmax.
            logits = logits + temperatures[:, None] * generator.gumbel(size=logits.shape)
        return np.asarray(logits.argmax(axis=1), dtype=np.int64)

    def bid_out(self, networks: Sequence[HandParts], generator: np.random.Generator) -> None:
        """Let the networks finish all auctions."""
        while (rows := np.flatnonzero(~self.auctions.is_over)).size:
            self.auctions.call(rows, self.draw(rows, self.logits(rows, networks), generator))
