"""Bids all boards of a file, with one bidder at all four seats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from experiments.command_line.parallel import in_order
from experiments.questions.explain.notes import with_notes
from experiments.runs.processes.pool import Pool, WorkerDied
from experiments.runs.progress import progress_bar

_OF_TABLE = {
    *("Declarer", "Contract", "Result", "Auction", "Play", "Note", "Score", "ScoreIMP", "ScoreMP", "ScorePercentage"),
    *("ScoreRubber", "ScoreRubberHistory", "BidSystemEW", "BidSystemNS", "Termination", "ActionTable"),
    *("AuctionTimeTable", "InstantScoreTable", "OptimumPlayTable", "PlayTimeTable", "ScoreTable", "TotalScoreTable"),
}
"""The tags and sections that belong to the auction and the play in the file, not to the deal."""


def bid_boards(boards: Sequence[Board], bidder: BidderSpec, seed: int, jobs: int) -> Iterator[Board | BridgeError]:
    """Yield each board as it is bid, in order; or the reason why it cannot be bid.

    The seed and the board's place determine all random choices.
    """
    with progress_bar(len(boards), "bidding", "board") as bar:
        for (_, board), found in in_order(partial(_bid, bidder, seed), [*enumerate(boards)], Pool(jobs), bar.update):
            if isinstance(found, WorkerDied):
                yield PlayerError(f"board {board.name}: the bidder's process died")
            else:
                yield found


def _bid(bidder: BidderSpec, seed: int, numbered: tuple[int, Board]) -> Board | BridgeError:
    place, board = numbered
    try:
        deal = whole_deal(board, "bidding")
        made = bidder.make(np.random.SeedSequence(seed, spawn_key=(place,)))
        held = hold_auction(deal, board.dealer, board.vulnerability, dict.fromkeys(Seat, made)).auction
        return bid_board(
            board, with_notes(held, board.vulnerability, tuple(Seat) if bidder.is_built_in else ()), bidder
        )
    except PlayerError as error:
        return error.at(f"board {board.name}: {bidder.key}")
    except BridgeError as error:
        return error


def bid_board(board: Board, auction: Auction, bidder: BidderSpec) -> Board:
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
