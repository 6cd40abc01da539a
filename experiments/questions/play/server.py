"""The pages on which a person bids and plays a board; a request names all calls and cards so far."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qs

from agent.errors import AuctionError
from agent.rules.auction import CALLS, Auction
from ddsolver.cards import Seat, cards_of, parse_cards
from ddsolver.errors import PlayError
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.errors import FormatError
from experiments.questions.advise.report import candidates_text
from experiments.questions.play.game import Bidding, Game, Progress
from experiments.show.board import call_text, contract_words, counted, hand_points, vulnerable
from experiments.show.rendering import page_styles, render, script_json, script_source
from experiments.web.auction import alert_lines, auction_rows
from experiments.web.serve import Answer, html_answer, json_answer
from experiments.web.viewer import ShownBoard, board_page


def play_page(game: Game, calls: str = "", notes: Mapping[int, str] | None = None, *, judges: bool = False) -> str:
    """Return the page with which a game begins; hidden cards are not in it.

    ``calls`` are those of an auction that was bid here, which the page names in its requests, and ``notes`` what some
    of them show; by default, the notes are the alerts of the board. A page that ``judges`` asks for a judgement after
    each of the person's cards.
    """
    board, contract = game.board, game.contract
    data = {
        "seat": str(game.seat),
        "declarer": str(contract.declarer),
        "dummy": str(contract.dummy),
        "trump": str(contract.strain),
        "vulnerable": str(board.vulnerability),
        "calls": calls,
        "judges": judges,
        "state": game_state(game, game.advance(game.start)),
    }
    notes = board.alerts if notes is None else notes
    return render(
        "questions/play/page.html.j2",
        styles=page_styles("web/cards.css"),
        script=script_source("questions/play/page.js"),
        bid=bool(calls),
        title=f"Board {board.name}: {contract_words(contract)}",
        facts=_facts(board, game.seat, ("Contract", contract_words(contract))),
        auction=auction_rows(board.auction, notes),
        alerts=alert_lines(board.auction, notes),
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
        "points": [_points(game, position, seat) for seat in Seat],
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


def _points(game: Game, position: Position, seat: Seat) -> int | None:
    """Return the high-card points of a visible hand as it was dealt; None if it is hidden."""
    return hand_points(game.board.deal.hands[seat]) if game.is_visible(seat, position) else None


def bidding_page(bidding: Bidding, *, judges: bool = False) -> str:
    """Return the page with which the bidding begins (see `play_page`); no other hand than the person's is in it."""
    board = bidding.board
    hand = board.deal.hands[bidding.seat]
    data = bidding_state(bidding, bidding.advance(bidding.start)) | {
        "seat": str(bidding.seat),
        "hand": [str(card) for card in cards_of(hand)],
        "points": hand_points(hand),
        "vulnerable": str(board.vulnerability),
    }
    return render(
        "questions/play/bidding.html.j2",
        styles=page_styles("web/cards.css"),
        script=script_source("questions/play/bidding.js"),
        title=f"Board {board.name}: the bidding",
        facts=_facts(board, bidding.seat),
        calls=[(str(call), call_text(call)) for call in CALLS],
        judges=judges,
        data=script_json(data),
    )


def _facts(board: Board, seat: Seat, *others: tuple[str, str]) -> list[tuple[str, str]]:
    """Return the facts above the page of a person at a seat, with their names."""
    sides = ("Vulnerable", vulnerable(board.vulnerability))
    return [("You are", seat.name.title()), *others, sides, ("Dealer", board.dealer.name.title())]


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


Query = Mapping[str, list[str]]


class PlayPages:
    """The pages of a board that a person bids and plays, and the answers to their requests.

    With a `Bidding`, the first page is that of the auction; the requests about the play then name its calls.
    """

    def __init__(self, asked: Game | Bidding, *, judges: bool = False) -> None:
        self.asked = asked
        self._judges = judges
        self._pages: Mapping[str, Callable[[Query], Answer]] = {
            "": self._begin,
            "bidding": self._bidding,
            "call": self._call,
            "play": self._play,
            "state": self._state,
            "hint": self._hint,
            "claim": self._claim,
            "replay": self._replay,
        }

    def answer(self, path: str, query: str) -> Answer | None:
        """Return the answer to a request, given its path without the slash, and its query; None if it is not ours.

        :raises BridgeError: if the request is wrong.
        """
        page = self._pages.get(path)
        return None if page is None else page(parse_qs(query))

    def _begin(self, query: Query) -> Answer:
        if isinstance(self.asked, Bidding):
            return html_answer(bidding_page(self.asked, judges=self._judges))
        return self._play(query)

    def _bidding(self, query: Query) -> Answer:
        """Let the robots bid on from the auction in the query to the person's next turn, and answer with the state."""
        bidding = self._asked_bidding()
        return json_answer(bidding_state(bidding, bidding.advance(auction_of(bidding, query))))

    def _call(self, query: Query) -> Answer:
        bidding = self._asked_bidding()
        auction = auction_of(bidding, query)
        if auction.is_over or auction.to_call is not bidding.seat:
            raise AuctionError("it is not your turn to call")
        return json_answer({"advice": bidding.hint(auction)})

    def _asked_bidding(self) -> Bidding:
        if isinstance(self.asked, Game):
            raise AuctionError("the contract of this board is given; there is nothing to bid")
        return self.asked

    def game(self, query: Query) -> Game:
        """Return the game; if it was bid, the one that follows the auction in the query.

        :raises BridgeError: if the auction is illegal or not complete, or nobody has bid.
        """
        if isinstance(self.asked, Game):
            return self.asked
        auction = auction_of(self.asked, query)
        if not auction.is_over or auction.contract is None:
            raise AuctionError(f"there is nothing to play after this auction: {str(auction) or 'no call'}")
        return self.asked.game(auction)

    def _play(self, query: Query) -> Answer:
        game = self.game(query)
        notes = self.asked.notes(auction_of(self.asked, query)) if isinstance(self.asked, Bidding) else None
        return html_answer(play_page(game, calls_of(query), notes, judges=self._judges))

    def _state(self, query: Query) -> Answer:
        """Play on from the position in the query to the person's next turn, and answer with the state of the game."""
        game = self.game(query)
        return json_answer(game_state(game, game.advance(position_of(game, query), claims="refused" not in query)))

    def _hint(self, query: Query) -> Answer:
        game = self.game(query)
        position = _own_turn(game, query)
        hint = game.hint(position)
        return json_answer({"advice": "\n".join([candidates_text(hint), *hint.sentences])})

    def _claim(self, query: Query) -> Answer:
        """Answer with a message and, if the claim is accepted, with the state at the end of the play."""
        game = self.game(query)
        position = _own_turn(game, query)
        won, left = game.won(position), position.tricks_left
        number = tricks_of(query)
        if number is None or not won <= number <= won + left:
            return json_answer(
                {"message": f"Give the tricks that you take in all, a number from {won} to {won + left}."}
            )
        if not game.accepts(position, number):
            return json_answer(
                {"message": f"{counted(number, 'trick')}: not certain from the cards that you can see; play on."}
            )
        state = claimed_state(game, position, number)
        return json_answer({"message": state["result"], "state": state})

    def _replay(self, query: Query) -> Answer:
        """Answer with the board page of a play that ended with the last card or with a claim."""
        game = self.game(query)
        position, tricks = finished(game, query)
        # The file's players, and its comments on cards, are those of another play.
        tags = {**game.board.tags, **{seat.name.title(): "you" if game.is_own(seat) else "" for seat in Seat}}
        commentary = replace(game.board.commentary, of_cards={}, notes={})
        board = replace(game.board, tags=tags, plays=position.plays, tricks=tricks, commentary=commentary)
        return html_answer(board_page(ShownBoard(board, links=[("play again", "./")])))


def calls_of(query: Query) -> str:
    """Return the calls in a query, as text."""
    return query.get("calls", [""])[0]


def auction_of(bidding: Bidding, query: Query) -> Auction:
    """Return the auction in a query.

    :raises BridgeError: if a call does not exist or is illegal.
    """
    return Auction(bidding.board.dealer, calls_of(query).replace(",", " "))


def position_of(game: Game, query: Query) -> Position:
    """Return the position after the cards of a query.

    :raises BridgeError: if a card does not exist or is illegal.
    """
    start = game.start
    plays = parse_cards(query.get("plays", [""])[0])
    return Position(start.deal, start.trump, start.leader, plays)


def _own_turn(game: Game, query: Query) -> Position:
    """Return the position after the cards in the query; it must be the person's turn there.

    :raises BridgeError: as `position_of`, or if it is another player's turn.
    """
    position = position_of(game, query)
    if position.is_over or not game.is_own(position.to_play):
        raise PlayError("it is not your turn")
    return position


def tricks_of(query: Query) -> int | None:
    """Return the number of tricks in a query; None if the query has no such number."""
    text = query.get("tricks", [""])[0]
    return int(text) if text.isdecimal() and len(text) < 3 else None


def finished(game: Game, query: Query) -> tuple[Position, int]:
    """Return the position and the declarer's tricks after a play that ended with the last card or with a claim.

    :raises BridgeError: as `position_of`, or if the cards do not allow this number of tricks.
    """
    position, tricks = position_of(game, query), tricks_of(query)
    won = position.tricks_won.of(game.contract.declarer)
    if tricks is None or not won <= tricks <= won + position.tricks_left:
        raise FormatError(f"tricks={query.get('tricks', [''])[0]!r} is not the result of these cards")
    return position, tricks
