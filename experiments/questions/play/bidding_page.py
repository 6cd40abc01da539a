"""The page on which a person bids a board, and the states of the auction that its script shows."""

from __future__ import annotations

from typing import Any

from agent.calls.legality import CALLS
from agent.rules.auction import Auction
from ddsolver.cards import Suit
from ddsolver.diagram import ranks_by_suit
from experiments.questions.play.after import After
from experiments.questions.play.bidding import Bidding
from experiments.show.auction import call_text
from experiments.show.board import contract_words, vulnerable
from experiments.show.rendering import render, script_json, script_source, template_source


def bidding_page(bidding: Bidding, after: After) -> str:
    """Return the page with which the bidding begins; no other hand than the person's is in it."""
    board = bidding.board
    ranks = ranks_by_suit(board.deal.hands[bidding.seat])
    facts = [
        ("You are", bidding.seat.name.title()),
        ("Vulnerable", vulnerable(board.vulnerability)),
        ("Dealer", board.dealer.name.title()),
    ]
    state = bidding_state(bidding, bidding.advance(bidding.start))
    return render(
        "questions/play/bidding.html.j2",
        styles=template_source("show/page.css"),
        script=script_source("questions/play/bidding.js"),
        title=f"Board {board.name}: the bidding",
        facts=facts,
        hand=[(suit.symbol, suit.name.lower(), ranks[suit], suit in (Suit.HEARTS, Suit.DIAMONDS)) for suit in Suit],
        calls=[(str(call), call_text(call)) for call in CALLS],
        after=after,
        data=script_json(state),
    )


def bidding_state(bidding: Bidding, auction: Auction) -> dict[str, Any]:
    """Return what the person sees: the calls with what they show, the legal calls, and the end of the auction."""
    contract = auction.contract if auction.is_over else None
    return {
        "dealer": str(auction.dealer),
        "calls": [str(call) for call in auction.calls],
        "shown": [call_text(call) for call in auction.calls],
        "notes": bidding.shown(auction),
        "to_call": None if auction.is_over else str(auction.to_call),
        "legal": [] if auction.is_over else [str(call) for call in CALLS if auction.is_legal(call)],
        "over": auction.is_over,
        "contract": None if contract is None else contract_words(contract),
    }
