"""Bids all boards of a file, with one bidder at all four seats; a repeated command goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

import numpy as np

from agent.errors import PlayerError
from agent.players.bidding.auction import hold_auction
from agent.registry import BidderSpec
from agent.rules.auction import Auction
from ddsolver.cards import Seat
from ddsolver.errors import BridgeError
from experiments.boards.board import Board, Commentary
from experiments.boards.double_dummy import whole_deal
from experiments.questions.explain.notes import with_notes
from experiments.runs.processes.pool import Pool, WorkerDied, stream
from experiments.runs.progress import progress_bar
from experiments.runs.rows import Details
from experiments.runs.store import Store

_OF_TABLE = {
    *("Declarer", "Contract", "Result", "Auction", "Play", "Note", "Score", "ScoreIMP", "ScoreMP", "ScorePercentage"),
    *("ScoreRubber", "ScoreRubberHistory", "BidSystemEW", "BidSystemNS", "Termination", "ActionTable"),
    *("AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable", "PlayTimeTable", "ScoreTable", "TotalScoreTable"),
}
"""The tags and sections that belong to the auction and the play in the file, not to the deal."""


def bid_missing(store: Store, boards: Sequence[Board], bidder: BidderSpec, seed: int, jobs: int) -> list[BridgeError]:
    """Keep the auctions of the boards that the store does not have; return the reasons why some cannot be bid.

    An auction is kept as a text, with notes. The seed and the board's place determine all random choices.

    :raises StoreError: if an auction cannot be written.
    """
    kept, faults = {place for place, _ in store.details()}, []
    left = ((place, board) for place, board in enumerate(boards) if place not in kept)
    with progress_bar(len(boards), "bidding", "board", len(kept)) as bar:
        for (place, board), found in stream(partial(_bid, bidder, seed), left, Pool(jobs)):
            if isinstance(found, str):
                store.add_rows([Details(place, found)])
            else:
                died = PlayerError(f"board {board.name}: the bidder's process died")
                faults.append(died if isinstance(found, WorkerDied) else found)
            bar.update()
    return faults


def _bid(bidder: BidderSpec, seed: int, numbered: tuple[int, Board]) -> str | BridgeError:
    place, board = numbered
    try:
        deal = whole_deal(board, "bidding")
        made = bidder.make(np.random.SeedSequence(seed, spawn_key=(place,)))
        held = hold_auction(deal, board.dealer, board.vulnerability, dict.fromkeys(Seat, made)).auction
        return str(with_notes(held, board.vulnerability, tuple(Seat) if bidder.is_built_in else ()))
    except PlayerError as error:
        return error.at(f"board {board.name}: {bidder.key}")
    except BridgeError as error:
        return error


def with_auctions(boards: Sequence[Board], auctions: Mapping[int, str], bidder: BidderSpec) -> Iterator[Board]:
    """Yield boards with their auctions, given as texts by the places of the boards; the others as they are."""
    for place, board in enumerate(boards):
        yield _bid_board(board, Auction(board.dealer, auctions[place]), bidder) if place in auctions else board


def _bid_board(board: Board, auction: Auction, bidder: BidderSpec) -> Board:
    """Return a board with a new auction, without the auction, the play and the result that it had in the file."""
    tags = {name: value for name, value in board.tags.items() if name not in _OF_TABLE}
    around = {name: texts for name, texts in board.commentary.around.items() if name not in _OF_TABLE}
    return replace(
        board,
        auction=auction,
        contract=auction.contract,
        passed_out=auction.is_passed_out,
        trump=None,
        leader=None,
        plays=(),
        tricks=None,
        tags=tags | {seat.name.title(): bidder.key for seat in Seat},
        sections={name: rows for name, rows in board.sections.items() if name not in _OF_TABLE},
        commentary=Commentary(around=around),
        unfinished=(),
        double_dummy=None,
        comment="",
    )
