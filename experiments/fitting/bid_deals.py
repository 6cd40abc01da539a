"""Auctions with their deals, and the calls in them as examples for the network of calls.

A file of auctions is a table with tabs between its columns and one auction a line. The first line names the columns, in
any order: ``dealer`` (N, E, S or W), ``vulnerable`` (None, NS, EW or All), ``auction from the dealer on`` (``1NT P 3NT
P P P``) and ``deal`` (as in PBN: ``N:AK2...``). A column ``system`` is optional, and other columns are ignored.
"""

from __future__ import annotations

import csv
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import CONTEXT_FEATURES, SYSTEMS, AuctionBatch
from agent.calls.network import hand_features
from agent.rules.auction import CALLS, Auction, call_number
from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from ddsolver.errors import InputError
from experiments.errors import FormatError
from experiments.fitting.halves import half_of, hands_in_any_seats

COLUMNS = ("dealer", "vulnerable", "auction from the dealer on", "deal")
JUDGING = 10
"""One auction of the program in this number judges the fit; the others are fitted."""
_CARDS = {
    "BEN-UCBC.bbsa": "championship sayc",
    "Sayc.bbsa": "sayc",
    "BEN-SAYC-2024.bbsa": "sayc",
    "GIB-Thorvald.bbsa": "gib 2/1",
    "GIB-BBO.bbsa": "gib 2/1",
    "QPlus-21GF.bbsa": "q-plus 2/1",
    "21GF-DEFAULT.bbsa": "bba 2/1",
    "BEN.bbsa": "bba 2/1",
}
"""The systems of the convention cards that the column ``system`` names; others are unknown.

The column has the name of a card's file, perhaps with its folders, then ``|`` and a description.
"""


@dataclass(frozen=True, slots=True)
class BidDeal:
    """A deal with its auction; both sides play the same system."""

    deal: Deal
    auction: Auction
    vulnerability: Vulnerability
    system: str
    """One of `SYSTEMS`."""


def read_auctions(path: Path) -> Iterator[BidDeal]:
    """Yield the auctions of a file of auctions, with the systems of its column ``system``.

    :raises FormatError: if a column is missing, or a line has an illegal auction or an impossible deal.
    """
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        missing = [name for name in COLUMNS if name not in (rows.fieldnames or ())]
        if missing:
            raise FormatError(f"{path}: no column {missing[0]!r} in the first line (needed: {', '.join(COLUMNS)})")
        for number, row in enumerate(rows, start=2):
            dealer, vulnerable, calls, deal = (row[name] or "" for name in COLUMNS)
            try:
                yield BidDeal(
                    Deal.from_pbn(deal),
                    Auction(dealer, calls),
                    Vulnerability.parse(vulnerable),
                    system_of_card(row.get("system") or ""),
                )
            except InputError as error:
                raise FormatError(f"{path}, line {number}: {error}") from None


def system_of_card(card: str) -> str:
    """Return the system of a text in the column ``system``."""
    return _CARDS.get(card.partition("|")[0].rpartition("\\")[2], SYSTEMS[0])


def read_boards(path: Path, system: str, *, odd: bool) -> Iterator[BidDeal]:
    """Yield the auctions of one half of a file of boards (`half_of`) that lead to their contracts."""
    for board in half_of(path, odd=odd):
        if board.auction is not None and board.auction.contract == board.contract:
            yield BidDeal(board.deal, board.auction, board.vulnerability, system)


def divide(
    program: list[BidDeal], files: Mapping[str, list[Path]]
) -> tuple[list[BidDeal], list[BidDeal], dict[str, list[BidDeal]]]:
    """Return the program's auctions for the fit, those of real tables for the fit, and those that judge, by source.

    ``files`` has the files of real tables by their system. Files of auctions are fitted. Of boards, those of deals
    with odd numbers are fitted, and the others judge. A deal that judges is fitted nowhere, in whatever seats its
    hands are.
    """
    real: list[BidDeal] = []
    judged = {"program": program[JUDGING - 1 :: JUDGING]}
    for system, paths in files.items():
        judged[system] = []
        for path in paths:
            if path.suffix == ".tsv":
                real += [BidDeal(each.deal, each.auction, each.vulnerability, system) for each in read_auctions(path)]
            else:
                real += read_boards(path, system, odd=True)
                judged[system] += read_boards(path, system, odd=False)
    deals = {hands_in_any_seats(each.deal) for auctions in judged.values() for each in auctions}
    return _without(program, deals), _without(real, deals), judged


def _without(auctions: Iterable[BidDeal], judged: Collection[frozenset[int]]) -> list[BidDeal]:
    """Return the auctions whose four hands are not those of a judged deal, in any seats."""
    return [each for each in auctions if hands_in_any_seats(each.deal) not in judged]


@dataclass(frozen=True, slots=True)
class CallExamples:
    """Calls, each with the hand that made it and what was known; n calls of h hands."""

    hands: NDArray[np.float32]
    """The features of each hand, (h, `HAND_FEATURES`)."""
    hand: NDArray[np.int64]
    """The row of each call's hand, (n,)."""
    context: NDArray[np.bool_]
    """The features of each auction, (n, `CONTEXT_FEATURES`)."""
    legal: NDArray[np.bool_]
    """The legal calls, (n, 38)."""
    call: NDArray[np.int64]
    """The number of the call that was made, (n,)."""

    @classmethod
    def of(cls, auctions: Iterable[BidDeal]) -> CallExamples:
        """Return all calls of the auctions."""
        listed = list(auctions)
        total = sum(len(each.auction.calls) for each in listed)
        context = np.empty((total, CONTEXT_FEATURES), dtype=bool)
        legal = np.empty((total, len(CALLS)), dtype=bool)
        hand, call = np.empty(total, dtype=np.int64), np.empty(total, dtype=np.int64)
        lengths = np.array([len(each.auction.calls) for each in listed], dtype=np.int64)
        batch = AuctionBatch.start(
            np.array([each.auction.dealer for each in listed], dtype=np.int64),
            np.array([each.vulnerability.sides for each in listed], dtype=bool).reshape(-1, 2),
            np.array([[SYSTEMS.index(each.system)] * 2 for each in listed], dtype=np.int64).reshape(-1, 2),
        )
        for number in range(lengths.max(initial=0)):
            rows = np.flatnonzero(lengths > number)
            at = lengths.cumsum()[rows] - lengths[rows] + number
            context[at], legal[at] = batch.contexts(rows), batch.legal(rows)
            hand[at] = len(Seat) * rows + batch.turn[rows]
            call[at] = [call_number(listed[row].auction.calls[number]) for row in rows]
            batch.call(rows, call[at])
        hands = np.array([each.deal.hands for each in listed], dtype=np.int64).ravel()
        return cls(hand_features(hands), hand, context, legal, call)
