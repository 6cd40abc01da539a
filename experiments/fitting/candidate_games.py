"""Positions of random auctions in which a network has a choice, each candidate bid to the end on the same deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import SYSTEMS, UNKNOWN_SYSTEM, AuctionBatch
from agent.calls.contract_network import softmax
from agent.calls.network import CallNetwork
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.rules.auction import CALLS
from agent.rules.imps import imps_of
from ddsolver.cards import SUIT_BITS, SUIT_MASK, Suit
from experiments.fitting.played_deals import PlayedDeals

_LEAST = 0.02
"""A call is a candidate if it is at least this likely."""
_CANDIDATES = 4
_ODD = 0.25
"""The share of positions in which one unlikely call is a candidate too: half of them a convention, if one is open."""
_ODD_TEMPERATURE = 3.0
_BOTH = 0.4
"""The share of tables at which the network bids for both sides."""
_TEMPERATURES = (0.0, 0.5, 1.0)
"""The temperatures at which sides bid, equally often."""
_CRITICAL = 3.0
"""How much more often a position is taken if it is doubled, or at the four level or higher; it then counts less."""
_HIGH = 15
"""The number of the lowest bid at the four level."""
_SLAMS = 3.0
"""How much more often a deal is taken on which a side can think of a slam; its positions then count less."""
_FIRST_CHOICES = 0.6
"""The share of positions after which all bid their first choice; after the others, at temperature .5."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """A network that opponents bid with, and the systems that they say they play, drawn at random."""

    network: CallNetwork
    systems: Sequence[str]


@dataclass(frozen=True, slots=True)
class CandidateGames:
    """m positions with their candidates."""

    hands: NDArray[np.int64]
    """The hands of the callers as masks, int64 (m,)."""
    contexts: NDArray[np.bool_]
    """The features of the auctions, bool (m, `CONTEXT_FEATURES`)."""
    allowed: NDArray[np.bool_]
    """The calls that the law and the caller's system leave open, bool (m, 38)."""
    start: NDArray[np.float32]
    """The logits of the start, which keeps to the same system, float32 (m, 38); -inf for calls that are not allowed."""
    calls: NDArray[np.int64]
    """The candidates, int64 (m, 5); -1 where there are fewer."""
    values: NDArray[np.float32]
    """Each candidate's mean IMPs in a match against all of them, as often as the network makes them, float32 (m, 5)."""
    weights: NDArray[np.float32]
    """How much each position counts, float32 (m,): 1 over how much more often it was taken than others."""


@dataclass(frozen=True, slots=True)
class Games:
    """What is bid in one step."""

    network: CallNetwork
    start: CallNetwork
    """The network that the penalty compares with."""
    opponents: Sequence[Opponent]
    deals: PlayedDeals
    generator: np.random.Generator
    tables: int = 2048
    """The number of tables."""
    positions: int = 4096
    """About how many positions are taken from them."""

    def candidates(self) -> CandidateGames:
        """Bid at random tables, and return positions of the network with a choice."""
        deals, often = self._dealt()
        start = self.start.keeping_to(self.network.system)
        of_start, *networks = HandParts.of_all(
            [start, self.network, *(opponent.network for opponent in self.opponents)], deals.hands
        )
        tables, vulnerable = self._tables()
        positions, logits = self._positions(tables, networks)
        chosen, weights = self._taken(positions.auctions)
        positions, logits = positions.taken(chosen), logits[chosen]
        every, auctions = np.arange(len(chosen)), positions.auctions
        calls, shares = self._choose(logits, self._conventions(auctions))
        scores = self._scores(positions, calls, networks, deals, vulnerable)
        differences = imps_of(scores[..., :, None] - scores[..., None, :]).mean(axis=0)
        values = (differences * shares[:, None, :]).sum(axis=2)
        of_one = replace(positions, sides=np.zeros_like(positions.sides))
        return CandidateGames(
            deals.hands[positions.deals, auctions.turn],
            auctions.contexts(every),
            np.isfinite(logits),
            of_one.logits(every, [of_start]).astype(np.float32),
            calls,
            np.where(calls < 0, 0, values).astype(np.float32),
            weights / often[positions.deals],
        )

    def _dealt(self) -> tuple[PlayedDeals, NDArray[np.float32]]:
        """Return random deals, each with its suits exchanged and its hands moved on by some seats.

        The second array says how much more often than others each was taken, float32 (n,).
        """
        generator = self.generator
        odds = np.where(self.deals.is_high, _SLAMS, 1.0)
        rows = np.searchsorted(np.cumsum(odds / odds.sum())[:-1], generator.random(self.tables), side="right")
        suits = generator.permuted(np.tile(np.arange(len(Suit)), (self.tables, 1)), axis=1)
        seats = (np.arange(4) + generator.integers(4, size=(self.tables, 1))) % 4
        every = np.arange(self.tables)[:, None]
        hands = self.deals.hands[rows][every, seats]
        holdings = hands[:, :, None] >> SUIT_BITS * suits[:, None, :] & SUIT_MASK
        moved = (holdings << SUIT_BITS * np.arange(len(Suit))).sum(axis=2)
        strains = np.concatenate([suits, np.full((self.tables, 1), len(Suit))], axis=1)
        tricks = self.deals.tricks[:, rows][:, every[:, :, None], seats[:, :, None], strains[:, None, :]]
        return PlayedDeals(moved, tricks), odds[rows].astype(np.float32)

    def _tables(self) -> tuple[BiddingTables, NDArray[np.bool_]]:
        """Return the tables before the first call, and whether North-South and East-West are vulnerable."""
        generator, every = self.generator, np.arange(self.tables)
        own = generator.integers(2, size=self.tables)
        rival = 1 + generator.integers(len(self.opponents), size=self.tables)
        rival[generator.random(self.tables) < _BOTH] = 0
        sides = np.zeros((self.tables, 2), dtype=np.int64)
        sides[every, 1 - own] = rival
        systems = np.full((self.tables, 2), SYSTEMS.index(UNKNOWN_SYSTEM))
        for place, opponent in enumerate(self.opponents, start=1):
            numbers = np.array([SYSTEMS.index(each) for each in opponent.systems])
            systems[every, 1 - own] = np.where(
                rival == place, numbers[generator.integers(len(numbers), size=self.tables)], systems[every, 1 - own]
            )
        vulnerable, knows = generator.random((2, self.tables, 2)) < 0.5
        auctions = AuctionBatch.start(generator.integers(4, size=self.tables), vulnerable, systems, knows)
        temperatures = generator.choice(_TEMPERATURES, size=(self.tables, 2))
        return BiddingTables(auctions, every, sides, temperatures), vulnerable

    def _positions(
        self, tables: BiddingTables, networks: Sequence[HandParts]
    ) -> tuple[BiddingTables, NDArray[np.float64]]:
        """Bid at all tables, and return the positions in which the network has a choice, with its logits."""
        found: list[tuple[BiddingTables, NDArray[np.float64]]] = []
        while (rows := np.flatnonzero(~tables.auctions.is_over)).size:
            logits = tables.logits(rows, networks)
            own = np.flatnonzero(tables.sides[rows, tables.auctions.turn[rows] % 2] == 0)
            second = np.partition(softmax(logits[own]), -2, axis=1)[:, -2]
            own = own[second >= _LEAST]
            found.append((tables.taken(rows[own]), logits[own]))
            tables.auctions.call(rows, tables.draw(rows, logits, self.generator))
        return BiddingTables.joined([each for each, _ in found]), np.concatenate([logits for _, logits in found])

    def _taken(self, auctions: AuctionBatch) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """Return the rows of the positions that are taken, int64 (m,), and how much each counts, float32 (m,)."""
        is_critical = (auctions.highest >= _HIGH) | auctions.is_doubled
        number, critical = len(is_critical), int(is_critical.sum())
        # A critical position is taken with the probability _CRITICAL * share, another one with the probability share.
        share = min(self.positions / (number + (_CRITICAL - 1) * critical), 1.0)
        odds = np.minimum(np.where(is_critical, _CRITICAL, 1.0) * share, 1.0)
        rows = np.flatnonzero(self.generator.random(number) < odds)
        return rows, (share / odds[rows]).astype(np.float32)

    def _conventions(self, auctions: AuctionBatch) -> NDArray[np.bool_]:
        """Return which calls are conventions of the network's system, bool (m, 38)."""
        every, system = np.arange(len(auctions.length)), self.network.system
        if system is None:
            return np.zeros((len(every), len(CALLS)), dtype=bool)
        return system.conventions[auctions.states(every, system)]

    def _choose(
        self, logits: NDArray[np.float64], conventions: NDArray[np.bool_]
    ) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Return the candidates, int64 (m, 5), -1 where there are fewer, and their shares, float64 (m, 5)."""
        number, shares, every = len(logits), softmax(logits), np.arange(len(logits))
        calls = np.full((number, _CANDIDATES + 1), -1, dtype=np.int64)
        likeliest = np.argsort(-shares, axis=1)[:, :_CANDIDATES]
        likely = np.take_along_axis(shares, likeliest, axis=1) >= _LEAST
        calls[:, :_CANDIDATES] = np.where(likely, likeliest, -1)
        others = logits.copy()
        np.put_along_axis(others, likeliest, np.where(likely, -np.inf, np.take_along_axis(others, likeliest, 1)), 1)
        of_system = np.where(conventions, others, -np.inf)
        asks = np.isfinite(of_system).any(axis=1) & (self.generator.random(number) < 0.5)
        others = np.where(asks[:, None], of_system, others)
        odd = (others + _ODD_TEMPERATURE * self.generator.gumbel(size=others.shape)).argmax(axis=1)
        there = (self.generator.random(number) < _ODD) & np.isfinite(others[every, odd])
        calls[there, _CANDIDATES] = odd[there]
        own = np.where(calls < 0, 0, np.take_along_axis(shares, np.maximum(calls, 0), axis=1))
        return calls, own / own.sum(axis=1, keepdims=True)

    def _scores(
        self,
        positions: BiddingTables,
        calls: NDArray[np.int64],
        networks: Sequence[HandParts],
        deals: PlayedDeals,
        vulnerable: NDArray[np.bool_],
    ) -> NDArray[np.int64]:
        """Return the caller's points after each candidate with each of k tables, int64 (k, m, 5); 0 for no call."""
        rows, places = np.nonzero(calls >= 0)
        cold = self.generator.random(len(calls)) < _FIRST_CHOICES
        tables = positions.taken(rows)
        tables.temperatures[:] = np.where(cold, 0.0, 0.5)[rows, None]
        tables.auctions.call(np.arange(len(rows)), calls[rows, places])
        tables.bid_out(networks, self.generator)
        contracts, is_ns = tables.auctions.contracts(), positions.auctions.turn[rows] % 2 == 0
        scores = np.zeros((len(deals.tricks), *calls.shape), dtype=np.int64)
        for number, tricks in enumerate(deals.tricks):
            points = contracts.scores(tricks[tables.deals], vulnerable[tables.deals])
            scores[number, rows, places] = np.where(is_ns, points, -points)
        return scores
