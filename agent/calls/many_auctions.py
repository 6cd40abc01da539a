"""Many auctions at once, as arrays: what a network needs to bid thousands of deals together.

`AuctionBatch.contexts` equals `agent.calls.context_features`, and `AuctionBatch.legal` equals
`agent.calls.legality.legal_calls`, for one auction a row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from agent.calls.context_features import ACTIONS, CONTEXT_FEATURES, LATEST, SEATS, STARTS, STRAINS, SYSTEMS
from agent.calls.contract_scores import ContractBatch
from agent.calls.legality import BIDS, CALLS, DOUBLE, PASS, REDOUBLE
from agent.calls.system.automaton import BiddingSystem
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat

_NONE = -1


@dataclass(slots=True)
class AuctionBatch:
    """n auctions, which change as calls are made. Seats in the arrays count from the dealer."""

    dealers: NDArray[np.int64]
    """The dealer of each auction, int64 (n,), as numbers of `Seat`."""
    vulnerable: NDArray[np.bool_]
    """Whether the dealer's side and the other side are vulnerable, bool (n, 2)."""
    systems: NDArray[np.int64]
    """The systems of the dealer's side and of the other side, as places in `SYSTEMS`, int64 (n, 2)."""
    knows: NDArray[np.bool_]
    """Whether the dealer's side and the other side know their opponents' system, bool (n, 2)."""
    calls: NDArray[np.int8]
    """The numbers of the calls from the dealer on, int8 (n, room), then -1."""
    length: NDArray[np.int64]
    """The number of calls so far, int64 (n,)."""
    _seat_bids: NDArray[np.bool_]
    """Which bids each seat made, bool (n, 4, 35)."""
    _seat_strains: NDArray[np.bool_]
    """Whether each seat bid a strain once and twice, bool (n, 4, 5, 2)."""
    _seat_actions: NDArray[np.bool_]
    """Whether each seat passed, doubled and redoubled, bool (n, 4, 3)."""
    _first: NDArray[np.int64]
    """The first bid and its seat, int64 (n, 2); -1 before it."""
    _last: NDArray[np.int64]
    """The last bid, its seat, and how often it is doubled, int64 (n, 3); -1, -1, 0 before the first bid."""
    _passes: NDArray[np.int64]
    """The passes before the first other call, and those since the last other call, int64 (n, 2)."""
    _namers: NDArray[np.int64]
    """The seat of each side that named each strain first, int64 (n, 2, 5); -1 if it did not."""

    @classmethod
    def start(
        cls,
        dealers: NDArray[np.int64],
        vulnerable: NDArray[np.bool_],
        systems: NDArray[np.int64] | None = None,
        knows: NDArray[np.bool_] | None = None,
    ) -> Self:
        """Return auctions before the first call; without systems, these are unknown.

        ``vulnerable``, ``systems`` and ``knows`` are those of North-South and of East-West, (n, 2). By default, both
        sides know both systems.
        """
        number = len(dealers)
        rows, dealt_by_ew = np.arange(number)[:, None], (dealers % 2)[:, None]
        sides = np.arange(2) ^ dealt_by_ew
        given = np.zeros((number, 2), dtype=np.int64) if systems is None else systems
        return cls(
            dealers=np.asarray(dealers, dtype=np.int64),
            vulnerable=vulnerable[rows, sides],
            systems=given[rows, sides],
            knows=np.ones((number, 2), dtype=bool) if knows is None else knows[rows, sides],
            calls=np.full((number, 32), _NONE, dtype=np.int8),
            length=np.zeros(number, dtype=np.int64),
            _seat_bids=np.zeros((number, SEATS, BIDS), dtype=bool),
            _seat_strains=np.zeros((number, SEATS, STRAINS, 2), dtype=bool),
            _seat_actions=np.zeros((number, SEATS, ACTIONS), dtype=bool),
            _first=np.full((number, 2), _NONE, dtype=np.int64),
            _last=np.tile(np.array([_NONE, _NONE, 0], dtype=np.int64), (number, 1)),
            _passes=np.zeros((number, 2), dtype=np.int64),
            _namers=np.full((number, 2, STRAINS), _NONE, dtype=np.int64),
        )

    @classmethod
    def one(
        cls,
        dealer: Seat,
        calls: Sequence[int],
        vulnerability: Vulnerability,
        systems: tuple[str, str] = (SYSTEMS[0], SYSTEMS[0]),
    ) -> Self:
        """Return one auction after its first calls; ``systems`` are those of North-South and of East-West."""
        vulnerable = np.array([vulnerability.sides])
        numbers = np.array([[SYSTEMS.index(each) for each in systems]])
        batch = cls.start(np.array([int(dealer)]), vulnerable, numbers)
        for call in calls:
            batch.call(np.array([0]), np.array([call]))
        return batch

    def taken(self, rows: NDArray[np.int64]) -> Self:
        """Return a copy of the auctions of these rows, which may repeat."""
        return type(self)(*(getattr(self, name)[rows] for name in self.__slots__))

    @classmethod
    def joined(cls, batches: Sequence[AuctionBatch]) -> Self:
        """Return the auctions of all batches, in order."""
        room = max(batch.calls.shape[1] for batch in batches)
        for batch in batches:
            batch._make_room(room)
        return cls(*(np.concatenate([getattr(batch, name) for batch in batches]) for name in cls.__slots__))

    @property
    def turn(self) -> NDArray[np.int64]:
        """The seat to call, as a number of `Seat`, int64 (n,)."""
        return (self.dealers + self.length) % SEATS

    @property
    def is_over(self) -> NDArray[np.bool_]:
        """Whether each auction has ended, bool (n,)."""
        return np.asarray((self.length >= SEATS) & (self._passes[:, 1] >= SEATS - 1))

    @property
    def highest(self) -> NDArray[np.int64]:
        """The last bid of each auction, int64 (n,); -1 before the first one."""
        return self._last[:, 0]

    @property
    def is_doubled(self) -> NDArray[np.bool_]:
        """Whether the last bid of each auction is doubled, or redoubled, bool (n,)."""
        return np.asarray(self._last[:, 2] > 0)

    def call(self, rows: NDArray[np.int64], calls: NDArray[np.int64]) -> None:
        """Make a call in each of these auctions, which must be different ones; the calls must be legal."""
        number = self.length[rows]
        if number.max(initial=0) >= self.calls.shape[1]:
            self._make_room(2 * self.calls.shape[1])
        self.calls[rows, number] = calls
        self.length[rows] += 1
        caller = number % SEATS
        is_bid, is_pass = calls < BIDS, calls == PASS
        self._passes[rows[is_pass & (number == self._passes[rows, 0])], 0] += 1
        self._passes[rows, 1] = np.where(is_pass, self._passes[rows, 1] + 1, 0)
        self._seat_actions[rows[~is_bid], caller[~is_bid], calls[~is_bid] - BIDS] = True
        self._last[rows[calls == DOUBLE], 2] = 1
        self._last[rows[calls == REDOUBLE], 2] = 2
        self._bid(rows[is_bid], caller[is_bid], calls[is_bid])

    def _make_room(self, room: int) -> None:
        self.calls = np.pad(self.calls, ((0, 0), (0, room - self.calls.shape[1])), constant_values=_NONE)

    def _bid(self, rows: NDArray[np.int64], caller: NDArray[np.int64], bids: NDArray[np.int64]) -> None:
        strain = bids % STRAINS
        self._seat_bids[rows, caller, bids] = True
        self._seat_strains[rows, caller, strain, 1] = self._seat_strains[rows, caller, strain, 0]
        self._seat_strains[rows, caller, strain, 0] = True
        is_first = self._first[rows, 0] == _NONE
        self._first[rows[is_first]] = np.stack([bids, caller], axis=1)[is_first]
        self._last[rows] = np.stack([bids, caller, np.zeros_like(bids)], axis=1)
        is_new = self._namers[rows, caller % 2, strain] == _NONE
        self._namers[rows[is_new], caller[is_new] % 2, strain[is_new]] = caller[is_new]

    def legal(self, rows: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return which calls are legal in these auctions, which must not be over, bool (m, 38)."""
        bid, bidder, doubled = self._last[rows].T
        by_opponent = (bidder != _NONE) & ((self.length[rows] - bidder) % 2 == 1)
        legal = np.zeros((len(rows), len(CALLS)), dtype=bool)
        legal[:, :BIDS] = np.arange(BIDS) > bid[:, None]
        legal[:, PASS] = True
        legal[:, DOUBLE] = by_opponent & (doubled == 0)
        legal[:, REDOUBLE] = (bidder != _NONE) & ~by_opponent & (doubled == 1)
        return legal

    def states(self, rows: NDArray[np.int64], system: BiddingSystem) -> NDArray[np.int32]:
        """Return the states of these auctions in a system, for the sides to call, int32 (m,)."""
        return system.states(self.calls[rows], self.length[rows])

    def contexts(self, rows: NDArray[np.int64]) -> NDArray[np.bool_]:
        """Return the features of these auctions for the players to call, bool (m, `CONTEXT_FEATURES`)."""
        features = np.zeros((len(rows), CONTEXT_FEATURES), dtype=bool)
        number, every = self.length[rows], np.arange(len(rows))
        for age in range(LATEST):
            there = every[number > age]
            call = self.calls[rows[there], number[there] - 1 - age].astype(np.int64)
            features[there, STARTS["latest calls"] + age * len(CALLS) + call] = True
        seats = (number[:, None] + np.arange(SEATS)) % SEATS
        for name, of_seats in (
            ("bids by seat", self._seat_bids),
            ("strains by seat", self._seat_strains),
            ("actions by seat", self._seat_actions),
        ):
            block = of_seats[rows[:, None], seats].reshape(len(rows), -1)
            features[:, STARTS[name] :][:, : block.shape[1]] = block
        for name, bids in (("last bid", self._last[rows]), ("first bid", self._first[rows])):
            there = every[bids[:, 0] != _NONE]
            bid, bidder = bids[there, 0], bids[there, 1]
            start = STARTS[name]
            features[there, start + bid % STRAINS] = True
            features[there, start + STRAINS + bid // STRAINS] = True
            features[there, start + STRAINS + 7 + (bidder - number[there]) % SEATS] = True
        risks = STARTS["last bid"] + STRAINS + 7 + SEATS
        features[:, risks] = self._last[rows, 2] >= 1
        features[:, risks + 1] = self._last[rows, 2] == 2
        features[every, STARTS["passes before the first bid"] + self._passes[rows, 0]] = True
        own = number % 2
        for side in range(2):
            at = own ^ side
            features[every, STARTS["vulnerable"] + side] = self.vulnerable[rows, at]
            system = self.systems[rows, at]
            known = (system > 0) & (self.knows[rows, own] | (side == 0))
            start = STARTS["systems"] + side * (len(SYSTEMS) - 1) - 1
            features[every[known], start + system[known]] = True
        return features

    def contracts(self) -> ContractBatch:
        """Return the contracts if everybody passes from now on."""
        bid, bidder, doubled = self._last.T
        namer = self._namers[np.arange(len(bid)), bidder % 2, bid % STRAINS]
        return ContractBatch(bid.copy(), np.where(bid == _NONE, _NONE, (self.dealers + namer) % SEATS), doubled.copy())
