"""Auctions as arrays: which calls are legal, what the network sees of an auction, and what its contract is worth.

One auction is a batch of one (`turn_after`). What the network sees does not depend on the dealer: seats are relative to
the caller (0: the caller, 1: left-hand opponent, 2: partner, 3: right-hand opponent).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from agent.calls.system.automaton import BiddingSystem
from agent.errors import PlayerError
from agent.rules.auction import BIDS, CALLS, DOUBLE, PASS, REDOUBLE, STRAINS_UPWARDS, Bid
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat

SYSTEMS = ("unknown", "sayc", "championship sayc", "gib 2/1", "q-plus 2/1", "bba 2/1", "experts", "robots")
"""The systems that a side can be said to play.

``sayc`` to ``bba 2/1`` are convention cards of programs. ``experts`` and ``robots`` stand for real tables, whose
players use many systems.
"""
Systems = tuple[str, str]
"""The systems of North-South and of East-West, or of the caller's side and of the other side; from `SYSTEMS`."""
UNKNOWN_SYSTEM = SYSTEMS[0]
UNKNOWN_SYSTEMS: Systems = (UNKNOWN_SYSTEM, UNKNOWN_SYSTEM)

LATEST = 8
"""The number of latest calls that the network sees in order."""
STRAINS = 5
SEATS = 4
ACTIONS = 3
"""Pass, double and redouble."""
_BLOCKS = (
    ("latest calls", LATEST * len(CALLS)),
    ("bids by seat", SEATS * BIDS),
    ("strains by seat", SEATS * STRAINS * 2),
    ("actions by seat", SEATS * ACTIONS),
    ("last bid", STRAINS + 7 + SEATS + 2),
    ("first bid", STRAINS + 7 + SEATS),
    ("passes before the first bid", SEATS),
    ("vulnerable", 2),
    ("systems", 2 * (len(SYSTEMS) - 1)),
)
CONTEXT_FEATURES = sum(size for _, size in _BLOCKS)
"""The number of features of an auction."""
STARTS = dict(
    zip((name for name, _ in _BLOCKS), np.cumsum([0, *(size for _, size in _BLOCKS[:-1])]).tolist(), strict=True)
)
"""Where the features of each block begin."""
SYSTEM_FEATURES = slice(STARTS["systems"], CONTEXT_FEATURES)
"""Where the features of the systems are: first those of the caller's side, then those of the other side."""


def parse_system(text: str) -> str:
    """Return the system in a text, one of `SYSTEMS`; upper and lower case are the same.

    :raises PlayerError: if the networks never learned this system.
    """
    system = " ".join(text.lower().split())
    if system not in SYSTEMS:
        raise PlayerError(f"unknown system: {text!r} (the networks learned {', '.join(SYSTEMS[1:])}; or say unknown)")
    return system


_NONE = -1
_FIRST = np.zeros(1, dtype=np.int64)
"""The row of a batch of one."""


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

    @staticmethod
    def one(
        dealer: Seat, calls: Sequence[int], vulnerability: Vulnerability, systems: Systems = UNKNOWN_SYSTEMS
    ) -> AuctionBatch:
        """Return one auction after its first calls; ``systems`` are those of North-South and of East-West."""
        step = 1 if dealer.is_north_south else -1
        batch = _batch_of_one(tuple(calls), vulnerability.sides[::step], systems[::step]).taken(_FIRST)
        batch.dealers[:] = dealer
        return batch

    def taken(self, rows: NDArray[np.int64]) -> Self:
        """Return a copy of the auctions of these rows, int64 (m,), which may repeat."""
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
        """Make a call in each of these auctions: ``calls``, int64 (m,), are places in `CALLS`, and must be legal.

        ``rows``, int64 (m,), must be different ones.
        """
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
        there, age = np.nonzero(number[:, None] > np.arange(LATEST))
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
            has_bid = every[bids[:, 0] != _NONE]
            bid, bidder = bids[has_bid, 0], bids[has_bid, 1]
            start = STARTS[name]
            features[has_bid, start + bid % STRAINS] = True
            features[has_bid, start + STRAINS + bid // STRAINS] = True
            features[has_bid, start + STRAINS + 7 + (bidder - number[has_bid]) % SEATS] = True
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


ContractScoring = Literal["plain", "doubled", "expected"]
"""How a contract is scored: for its double-dummy tricks; the same, but doubled if it fails; or for the tricks that
people take."""
_MORE_TRICKS = np.array([[0.37, 0.15, 0.14, -0.01, 0.05, -0.09, -0.09], [0.41, 0.30, 0.19, -0.01, 0.05, -0.09, -0.09]])
"""The tricks that people take beyond double dummy in suits and in notrump, by level (Cheung, 25 million plays on
OKBridge, 2002, http://crystalwebsite.tripod.com; for notrump above the three level, the mean of all strains)."""
_STRAINS = np.array([int(strain) for strain in STRAINS_UPWARDS])


@dataclass(frozen=True, slots=True)
class ContractBatch:
    """The contracts of n auctions."""

    bid: NDArray[np.int64]
    """The number of the bid, int64 (n,); -1 if all four players passed."""
    declarer: NDArray[np.int64]
    """The declarer as a number of `Seat`, int64 (n,); -1 if all four players passed."""
    doubled: NDArray[np.int64]
    """How often the contract is doubled, 0 to 2, int64 (n,)."""

    @property
    def strain(self) -> NDArray[np.int64]:
        """The strains as numbers of `Strain`, int64 (n,); any number if all four players passed."""
        return np.asarray(_STRAINS[self.bid % len(_STRAINS)])

    def scores(
        self, tricks: NDArray[np.integer], vulnerable: NDArray[np.bool_], scoring: ContractScoring = "plain"
    ) -> NDArray[np.int64]:
        """Return the points of North-South, int64 (n,); 0 for four passes.

        ``tricks``, (n, 4, 5), has the tricks of each declarer (by `Seat`) in each strain (by `Strain`), and
        ``vulnerable``, bool (n, 2), says whether North-South and East-West are vulnerable. Expected points are the mean
        over two numbers of tricks, rounded.
        """
        every, side = np.arange(len(self.bid)), self.declarer % 2
        taken = tricks[every, self.declarer, self.strain]
        doubled = np.where(taken < self.bid // 5 + 7, np.maximum(self.doubled, 1), self.doubled)
        risk = self.doubled if scoring != "doubled" else doubled
        table = _score_table()[self.bid, risk, vulnerable[every, side].astype(np.int64)]
        points = table[every, taken]
        if scoring == "expected":
            more = _MORE_TRICKS[(self.bid % 5 == 4).astype(np.int64), self.bid // 5]
            other = table[every, np.clip(taken + np.sign(more).astype(np.int64), 0, 13)]
            points = np.rint(points + np.abs(more) * (other - points)).astype(np.int64)
        return np.asarray(np.where(self.bid < 0, 0, np.where(side == 0, points, -points)))


@cache
def _score_table() -> NDArray[np.int64]:
    """Return the declarer's points by bid, doubles, vulnerability and tricks, int64 (35, 3, 2, 14)."""
    table = np.empty((BIDS, 3, 2, 14), dtype=np.int64)
    for number, bid in enumerate(CALLS[:BIDS]):
        assert isinstance(bid, Bid)
        for doubled in range(3):
            contract = Contract(bid.level, bid.strain, Seat.NORTH, doubled)
            for vulnerable, vulnerability in enumerate((Vulnerability.NONE, Vulnerability.BOTH)):
                table[number, doubled, vulnerable] = [contract.score(tricks, vulnerability) for tricks in range(14)]
    return table


class Turn(NamedTuple):
    """A turn to call; the arrays are cached, so callers must not change them."""

    calls: tuple[int, ...]
    """The numbers of the calls before it."""
    context: NDArray[np.bool_]
    """What the network sees of the auction, bool (`CONTEXT_FEATURES`,)."""
    legal: NDArray[np.bool_]
    """Which calls are legal, bool (38,)."""


@lru_cache(maxsize=2048)
def turn_after(
    calls: tuple[int, ...], vulnerable: tuple[bool, bool] = (False, False), sides: Systems = UNKNOWN_SYSTEMS
) -> Turn:
    """Return the turn after some calls; ``vulnerable`` and ``sides`` are of the caller's side and of the other side."""
    step = -1 if len(calls) % 2 else 1
    batch = _batch_of_one(calls, vulnerable[::step], sides[::step])
    return Turn(calls, batch.contexts(_FIRST)[0], batch.legal(_FIRST)[0])


@lru_cache(maxsize=2048)
def _batch_of_one(calls: tuple[int, ...], vulnerable: tuple[bool, bool], sides: Systems) -> AuctionBatch:
    """Return an auction; it continues that of the calls before the last one, which is in the cache."""
    if not calls:
        systems = np.array([[SYSTEMS.index(system) for system in sides]])
        return AuctionBatch.start(np.zeros(1, dtype=np.int64), np.array([vulnerable]), systems)
    batch = _batch_of_one(calls[:-1], vulnerable, sides).taken(_FIRST)
    batch.call(_FIRST, np.array(calls[-1:]))
    return batch
