"""Runs of matches between bidders: the settings, and the auctions that a folder keeps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, ClassVar

from pydantic import Field, model_validator

from agent.registry import parse_bidder
from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.deal import Deal
from experiments.boards.board import Board
from experiments.competitions.bidding.match import (
    TABLES,
    BiddingMatch,
    BiddingResult,
    BidTwice,
    SolvedDeals,
    bench_deals,
    bid_match,
    bid_match_frame,
    result_of,
)
from experiments.errors import SettingsError
from experiments.runs.code_version import code_of
from experiments.runs.processes.pool import ONE_PROCESS, Pool
from experiments.runs.progress import Progress
from experiments.runs.rows import FailedBoard, StoredDeal
from experiments.runs.session import KeptSettings, existing_players, open_run, read_player, refuse_without_results
from experiments.runs.store import Store

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["BidMatchRun", "PlayedBidMatch", "run_bid_match"]


class BidMatchRun(KeptSettings):
    """The settings of a match between two bidders.

    The deals are those of a ``file`` that `declarer table --random` wrote (default: 10,000 fixed ones); ``boards`` is
    how many of them are bid (default: all).
    """

    kind: ClassVar[str] = "bid-match"

    first: Annotated[str, existing_players(parse_bidder)]
    second: Annotated[str, existing_players(parse_bidder)]
    file: str = ""
    boards: Annotated[int | None, Field(ge=1)] = None

    @model_validator(mode="after")
    def _bidders_differ(self) -> BidMatchRun:
        if self.match.first == self.match.second:
            raise SettingsError(f"the player {self.match.first.key!r} is given twice; give each player once", "second")
        return self

    def player_keys(self) -> dict[str, str]:
        """Return the keys of the bidders."""
        return {self.first: self.match.first.key, self.second: self.match.second.key}

    @property
    def match(self) -> BiddingMatch:
        """The two bidders, and the seed of their random choices."""
        first, second = (read_player(self.keys, text, parse_bidder) for text in (self.first, self.second))
        return BiddingMatch(first, second, self.seed)

    @property
    def every_deal(self) -> SolvedDeals:
        """All deals that the match could have, even if fewer are bid.

        :raises FormatError: as `SolvedDeals.read`.
        """
        return _solved(self.file)

    @property
    def deals_to_bid(self) -> SolvedDeals:
        """The deals that are bid.

        :raises FormatError: as `SolvedDeals.read`.
        """
        return self.every_deal if self.boards is None else self.every_deal.first(self.boards)

    @property
    def facts(self) -> dict[str, str]:
        """What cannot change within a run: its kind, its seed, the bidders and the deals."""
        names = {"first": self.match.first.key, "second": self.match.second.key}
        return {**super().facts, **names, "deals": self.every_deal.digest()}

    @property
    def first_facts(self) -> dict[str, str]:
        """The facts with which a run begins: one code version bids all its deals."""
        return {**self.facts, "program": code_of((), (self.match.first, self.match.second))}


@lru_cache(maxsize=1)
def _solved(file: str) -> SolvedDeals:
    return SolvedDeals.read(Path(file)) if file else bench_deals()


@dataclass(frozen=True, slots=True)
class PlayedBidMatch:
    """The result of a match between two bidders."""

    settings: BidMatchRun
    result: BiddingResult
    failures: int = 0
    """The number of boards on which a bidder failed in this session."""
    interrupted: bool = False
    auctions: tuple[BidTwice, ...] = ()
    """The auctions of every deal, in the order in which they were bid."""

    def __repr__(self) -> str:
        one, other = self.names
        return f"<PlayedBidMatch: {one} against {other}, boards={self.result.boards}>"

    @property
    def names(self) -> tuple[str, str]:
        """The keys of the bidders."""
        return self.settings.match.first.key, self.settings.match.second.key

    def to_frame(self) -> pd.DataFrame:
        """Return a row for every deal, as `bid_match_frame`."""
        in_order = sorted(self.auctions, key=lambda each: each.number)
        return bid_match_frame(in_order, self.settings.deals_to_bid)


def run_bid_match(
    settings: BidMatchRun,
    folder: Path | str | None = None,
    pool: Pool = ONE_PROCESS,
    progress: Progress | None = None,
) -> PlayedBidMatch:
    """Bid a match of two bidders in one call.

    ``folder`` keeps the auctions; if it has some of them already, the match is resumed.

    :raises StoreError: if the folder holds another run or cannot be written to.
    :raises FormatError: if the file of the deals cannot be read.
    :raises FailedRunError: if a bidder failed on every deal.
    """
    with open_run(folder, settings.first_facts) as store:
        found = play_run(settings, store, (), pool, progress or Progress())
        refuse_without_results(store, has_results=bool(found.result.boards), interrupted=found.interrupted)
        return found


def play_run(
    settings: BidMatchRun,
    store: Store,
    boards: Sequence[Board],  # noqa: ARG001 - the settings name the file of the deals
    pool: Pool,
    progress: Progress,
    costliest: int = 0,
) -> PlayedBidMatch:
    """Bid the deals that a run lacks; list the auctions of the ``costliest`` boards in the result.

    :raises StoreError: if the run has auctions of another program, or cannot be written to.
    """
    settings = settings.keep(store)
    store.check_facts(settings.first_facts)
    deals = settings.deals_to_bid
    bid = [each for each in kept_auctions(store) if each.number < len(deals)]
    done = {each.number for each in bid}
    failures = 0
    with progress.playing("bidding", len(deals), len(done)) as stage:
        for batch in bid_match(settings.match, deals, done, pool):
            good = [each for each in batch if isinstance(each, BidTwice)]
            store.add_deals(_rows(good, deals))
            bid += good
            for each in batch:
                stage.step()
                if isinstance(each, FailedBoard):
                    store.add_failure(each)
                    progress.failed(each, str(each.number + 1))
                    failures += 1
    return PlayedBidMatch(settings, result_of(bid, deals, costliest), failures, stage.is_interrupted, tuple(bid))


def read_run(settings: BidMatchRun, store: Store, costliest: int = 0) -> PlayedBidMatch:
    """Return the result of a run so far, without bidding."""
    deals = settings.deals_to_bid
    bid = [each for each in kept_auctions(store) if each.number < len(deals)]
    return PlayedBidMatch(settings, result_of(bid, deals, costliest), auctions=tuple(bid))


def kept_auctions(store: Store) -> Iterator[BidTwice]:
    """Yield the auctions that a run has, in the order of the deals."""
    first: dict[int, str] = {}
    for source, number, auction in store.auctions():
        if source == TABLES[0]:
            first[number] = auction
        else:
            yield BidTwice(number, (first.pop(number), auction))


def _rows(bid: Iterable[BidTwice], deals: SolvedDeals) -> Iterator[StoredDeal]:
    for each in bid:
        north, east, south, west = map(int, deals.hands[each.number])
        deal, dealer = Deal((north, east, south, west)), dealer_of_board(each.number + 1)
        for source, calls in zip(TABLES, each.auctions, strict=True):
            auction = Auction(dealer, calls)
            contract = auction.contract
            tricks = 0 if contract is None else int(deals.tricks[each.number, contract.declarer, contract.strain])
            vulnerability = Vulnerability.of_board(each.number + 1)
            name = str(each.number + 1)
            yield StoredDeal(source, each.number, name, deal, dealer, vulnerability, contract, tricks, auction)
