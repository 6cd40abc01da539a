"""Boards of a run as files, pages and people want them."""

from __future__ import annotations

from agent.auction import Auction
from agent.contract import Contract, Vulnerability
from ddsolver.cards import Seat, parse_cards
from ddsolver.deal import Deal
from experiments.board import Board
from experiments.store import PlayedBoard, StoredDeal


def board_of(deal: StoredDeal, played: PlayedBoard) -> Board:
    """A board of a store with its play and who played it."""
    contract = Contract.parse(deal.contract)
    tags = {"Event": "declarer", "Scoring": "IMP"}
    for seat in Seat:
        tags[seat.name.title()] = played.player if seat.same_side(contract.declarer) else played.defender
    return Board(
        name=deal.name,
        hands=Deal.from_pbn(deal.deal).hands,
        dealer=Seat.parse(deal.dealer),
        vulnerability=Vulnerability.parse(deal.vulnerable),
        auction=Auction(deal.dealer, deal.auction) if deal.auction else None,
        contract=contract,
        trump=contract.strain,
        leader=contract.leader,
        plays=parse_cards(played.play),
        tricks=played.tricks,
        tags=tags,
    )
