"""The page on which a person plays a board, and the states of the game that its script shows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from agent.calls.legality import CALLS
from agent.rules.auction import Auction
from ddsolver.cards import Seat, Suit, cards_of
from ddsolver.diagram import ranks_by_suit
from ddsolver.position import Position
from experiments.questions.play.bidding import Bidding
from experiments.questions.play.game import Game, Progress
from experiments.show.board import auction_text, call_text, contract_words, vulnerable
from experiments.show.rendering import render, script_json, script_source, template_source

BOARD = "board.html"
"""The path of a board's page; the page asks ``board.html/line`` about cards that were not played."""


@dataclass(frozen=True, slots=True)
class After:
    """Where a person goes when a board has been bid and played: addresses relative to the board, and words."""

    replay: str = "replay"
    """The page about the play; its query has the cards, the tricks and the calls."""
    replay_words: str = "See all four hands and what each card cost"
    passed: str = BOARD
    """The page about a board that all four passed; its query has the calls."""
    again: str = "./"
    again_words: str = "play again"
    keeps: str = ""
    """To where the pages post the query of ``replay`` or ``passed`` before they go there; empty if nothing is kept."""
    judges: bool = False
    """Whether the pages ask for a judgement after each of the person's calls and cards."""


def play_page(game: Game, after: After, calls: str = "") -> str:
    """Return the page with which a game begins; hidden cards are not in it.

    ``calls`` are those of an auction that was bid here; the page names them in its requests.
    """
    board, contract = game.board, game.contract
    data = {
        "seat": str(game.seat),
        "declarer": str(contract.declarer),
        "dummy": str(contract.dummy),
        "calls": calls,
        "judges": after.judges,
        "state": game_state(game, game.advance(game.start)),
    }
    facts = [
        ("You are", game.seat.name.title()),
        ("Contract", contract_words(contract)),
        ("Vulnerable", vulnerable(board.vulnerability)),
        ("Dealer", board.dealer.name.title()),
    ]
    return render(
        "questions/play/page.html.j2",
        styles=template_source("show/page.css"),
        script=script_source("questions/play/page.js"),
        title=f"Board {board.name}: {contract_words(contract)}",
        facts=facts,
        auction="" if board.auction is None else auction_text(board.auction),
        after=after,
        data=script_json(data),
    )


def game_state(game: Game, progress: Progress) -> dict[str, Any]:
    """Return what the person sees: the cards played, the visible hands, the legal cards and the tricks won.

    If a computer declarer claims, the state also has the tricks that it claims.
    """
    position = progress.position
    won = game.won(position)
    state = {
        "plays": [str(card) for card in position.plays],
        "players": [str(seat) for seat in position.players()],
        "hands": [_hand(game, position, seat) for seat in Seat],
        "to_play": None if position.is_over else str(position.to_play),
        "legal": [] if position.is_over else [str(card) for card in position.legal()],
        "won": [won, sum(position.tricks_won) - won],
        "claimed": progress.claimed,
        "over": position.is_over,
        "tricks": position.tricks_won.of(game.contract.declarer),
        "result": game.result(position.tricks_won.of(game.contract.declarer)) if position.is_over else "",
    }
    if progress.claimed is not None:
        state["legal"] = []
        state["accepted"] = {"tricks": progress.claimed, "result": game.result(progress.claimed)}
    return state


def claimed_state(game: Game, position: Position, tricks: int) -> dict[str, Any]:
    """Return the state at the end, after the person's claim; ``tricks`` includes the tricks won before the claim."""
    ended = game.declarer_tricks(position, tricks)
    state = game_state(game, Progress(position))
    return state | {"over": True, "to_play": None, "legal": [], "tricks": ended, "result": game.result(ended)}


def _hand(game: Game, position: Position, seat: Seat) -> list[str] | None:
    if not game.is_visible(seat, position):
        return None
    return [str(card) for card in cards_of(position.hands[seat])]


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
