"""A match between two bidders: each deal is bid twice, with the bidders in each other's seats; and its result."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import SYSTEMS, UNKNOWN_SYSTEM, AuctionBatch, ContractBatch, ContractScoring
from agent.calls.network import CallNetwork
from agent.calls.stored import read_arrays
from agent.errors import PlayerError
from agent.players.bidding.auction import hold_auction
from agent.players.bidding.bidders import NetBidder
from agent.players.bidding.tables import BiddingTables, HandParts
from agent.registry import BidderSpec
from agent.rules.auction import CALLS, STRAINS_UPWARDS, Auction, call_number
from agent.rules.contract import GAME_LEVELS, Vulnerability, dealer_of_board
from agent.rules.imps import imps_of
from ddsolver.cards import EVERY_CARD, Seat
from ddsolver.deal import Deal
from experiments.errors import FormatError
from experiments.runs.processes.pool import Pool, WorkerDied, stream
from experiments.runs.rows import FailedBoard
from experiments.statistics.interval import BIDDERS, Interval
from experiments.statistics.simultaneous import Stratum, simultaneous_intervals

if TYPE_CHECKING:
    import pandas as pd


@dataclass(frozen=True, slots=True, eq=False)
class SolvedDeals:
    """d deals with the tricks of every declarer in every strain."""

    hands: NDArray[np.int64]
    """The cards of each seat as masks, int64 (d, 4)."""
    tricks: NDArray[np.int8]
    """The tricks of each declarer (by `Seat`) in each strain (by `Strain`), int8 (d, 4, 5)."""

    @classmethod
    def read(cls, path: Path) -> SolvedDeals:
        """Return the deals of a file that ``declarer table --random`` wrote.

        :raises FormatError: if it is no such file, or has impossible deals or tables.
        """
        try:
            arrays = read_arrays(path)
        except FileNotFoundError:
            raise FormatError(f"cannot read {path}: there is no such file") from None
        except ValueError:
            raise FormatError(
                f"{path} is not a file of arrays, such as tables.npz in a folder of `declarer table --random`"
            ) from None
        hands, tricks = arrays.get("hands"), arrays.get("tricks")
        if hands is None or tricks is None or not hands.size:
            raise FormatError(f"{path} has no deals with tables: it needs the arrays 'hands' and 'tricks'")
        if hands.ndim != 2 or hands.shape[1:] != (4,) or tricks.shape != (len(hands), 4, 5):
            raise FormatError(f"{path}: arrays of shape {hands.shape} and {tricks.shape}, not (n, 4) and (n, 4, 5)")
        if hands.dtype.kind not in "iu" or tricks.dtype.kind not in "iu":
            raise FormatError(f"{path}: arrays of {hands.dtype} and {tricks.dtype}, not of whole numbers")
        hands = hands.astype(np.int64)
        wrong = (np.bitwise_or.reduce(hands, axis=1) != EVERY_CARD) | (np.bitwise_count(hands) != 13).any(axis=1)
        wrong |= ((tricks < 0) | (tricks > 13)).any(axis=(1, 2))
        if wrong.any():
            raise FormatError(f"{path}: deal {int(wrong.argmax()) + 1} is not four hands of 13 cards with their tricks")
        return cls(hands, tricks.astype(np.int8))

    def __len__(self) -> int:
        """Return the number of deals."""
        return len(self.hands)

    def first(self, number: int) -> SolvedDeals:
        """Return the first deals."""
        return self.taken(slice(number))

    def taken(self, rows: slice | NDArray[np.int64]) -> SolvedDeals:
        """Return the deals of these rows."""
        return SolvedDeals(self.hands[rows], self.tricks[rows])

    def digest(self) -> str:
        """Return a text that differs for other deals or tables."""
        return hashlib.sha256(self.hands.tobytes() + self.tricks.tobytes()).hexdigest()[:16]

    def dealers(self) -> NDArray[np.int64]:
        """Return the dealer of each deal if they are boards 1, 2, ..., int64 (d,)."""
        return np.resize(np.array([dealer_of_board(number) for number in range(1, 5)], dtype=np.int64), len(self))

    def vulnerable(self) -> NDArray[np.bool_]:
        """Return whether each side is vulnerable if the deals are boards 1, 2, ..., bool (d, 2)."""
        sides = np.array([Vulnerability.of_board(number).sides for number in range(1, 17)])
        return np.resize(sides, (len(self), 2))


@cache
def bench_deals() -> SolvedDeals:
    """Return 10,000 random deals, which no bidder was fitted to.

    ``declarer table --random 10000 --seed 74 -o TABLES`` makes the same deals and tables.
    """
    with as_file(files("experiments") / "data" / "bidding_deals.npz") as path:
        return SolvedDeals.read(path)


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
        np.full(shape, SYSTEMS.index(UNKNOWN_SYSTEM)),
        np.zeros(shape, dtype=bool),
    )
    tables = BiddingTables(auctions, np.arange(len(numbers)), np.tile(np.arange(2), (len(numbers), 1)), np.zeros(shape))
    tables.bid_out(HandParts.of_all(networks, deals.hands[numbers]), np.random.default_rng(0))
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


_GAME_LEVELS = np.array([GAME_LEVELS[strain] for strain in STRAINS_UPWARDS])
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
    gains: dict[ContractScoring, Interval]
    """IMPs a board by scoring; the intervals are simultaneous."""
    shares: tuple[BidShares, BidShares]
    """Of the first and of the second bidder."""
    costliest: tuple[CostlyBoard, ...]
    """The boards with the largest swings against the first bidder, the largest first."""


def result_of(bid: Sequence[BidTwice], deals: SolvedDeals, costliest: int = 0) -> BiddingResult:
    """Return what the auctions of some of the deals show; of ``costliest`` boards, list the auctions."""
    ordered = sorted(bid, key=lambda each: each.number)
    numbers, tables, tricks, vulnerable = _contracts(ordered, deals)
    swings = {scoring: swings_of(tables, tricks, vulnerable, scoring) for scoring in _SCORINGS}
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


def bid_match_frame(bid: Sequence[BidTwice], deals: SolvedDeals) -> pd.DataFrame:
    """Return a row for every deal that was bid twice.

    The columns are ``board``, its number; ``deal`` as PBN text; ``auction_1``, ``contract_1`` and ``score_1`` (to
    North-South, double dummy) of the first table, at which the first bidder has North-South; the same of the second
    table; and the first bidder's IMPs by scoring: ``imps_plain``, ``imps_doubled`` and ``imps_expected``.
    """
    import pandas as pd  # slow, and only frames need it

    numbers, tables, tricks, vulnerable = _contracts(bid, deals)
    columns: dict[str, Any] = {
        "board": numbers + 1,
        "deal": [Deal((n, e, s, w)).to_pbn() for n, e, s, w in deals.hands[numbers].tolist()],
    }
    for place, contracts in enumerate(tables):
        columns[f"auction_{place + 1}"] = [each.auctions[place] for each in bid]
        columns[f"contract_{place + 1}"] = [
            str(Auction(dealer_of_board(each.number + 1), each.auctions[place]).contract or "Pass") for each in bid
        ]
        columns[f"score_{place + 1}"] = contracts.scores(tricks, vulnerable)
    return pd.DataFrame(columns | {f"imps_{each}": swings_of(tables, tricks, vulnerable, each) for each in _SCORINGS})


_SCORINGS: tuple[ContractScoring, ...] = get_args(ContractScoring)


def _contracts(
    bid: Sequence[BidTwice], deals: SolvedDeals
) -> tuple[NDArray[np.int64], Tables, NDArray[np.int8], NDArray[np.bool_]]:
    """Return the numbers of deals, their contracts at both tables, their tricks, and who was vulnerable."""
    numbers = np.array([each.number for each in bid], dtype=np.int64)
    return numbers, (contracts_of(bid, 0), contracts_of(bid, 1)), deals.tricks[numbers], deals.vulnerable()[numbers]


def swings_of(
    tables: Tables, tricks: NDArray[np.int8], vulnerable: NDArray[np.bool_], scoring: ContractScoring = "plain"
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
