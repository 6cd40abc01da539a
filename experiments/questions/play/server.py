"""A web server on which a person plays a board; every request names the cards played so far."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from http import HTTPStatus
from urllib.parse import parse_qs, urlsplit

from ddsolver.cards import parse_cards
from ddsolver.errors import BridgeError, PlayError
from ddsolver.position import Position
from experiments.errors import FormatError
from experiments.questions.play.game import Game
from experiments.questions.play.page import claimed_state, game_state, play_page
from experiments.show.board import advice, counted
from experiments.web.serve import BoardServer
from experiments.web.viewer import ShownBoard, board_page

_BOARD = "board.html"
"""The path of the board's page; the page asks ``/board.html/line`` about cards that were not played."""
Answer = tuple[HTTPStatus, str, str]
Query = Mapping[str, list[str]]


class PlayServer(BoardServer):
    """A server for the page of a game and, after the game, for a page that shows its play."""

    def __init__(self, game: Game, port: int = 0) -> None:
        """Listen on a port; 0 chooses a free one.

        :raises StoreError: if the port is taken.
        """
        super().__init__(f"Board {game.board.name}", {_BOARD: ShownBoard(game.board)}, port)
        self.game = game
        self._pages: Mapping[str, Callable[[Query], Answer]] = {
            "/": self._play,
            "/state": self._state,
            "/hint": self._hint,
            "/claim": self._claim,
            "/replay": self._replay,
        }

    def answer(self, target: str) -> Answer:
        """Return the answer to a request for ``target``, a path with its query: status, content type and text."""
        try:
            asked = urlsplit(target)
        except ValueError:
            return super().answer(target)
        page = self._pages.get(asked.path)
        if page is None:
            return super().answer(target)
        try:
            return page(parse_qs(asked.query))
        except BridgeError as error:
            return HTTPStatus.BAD_REQUEST, "text/plain", f"{error}\n"

    def _play(self, _: Query) -> Answer:
        return HTTPStatus.OK, "text/html", play_page(self.game)

    def _state(self, query: Query) -> Answer:
        """Play on from the position in the query to the person's next turn, and answer with the state of the game."""
        progress = self.game.advance(self._position(query), claims="refused" not in query)
        return _json(game_state(self.game, progress))

    def _hint(self, query: Query) -> Answer:
        position = self._own_turn(query)
        return _json({"advice": advice(position, self.game.hint(position), defends=not self.game.declares)})

    def _claim(self, query: Query) -> Answer:
        """Answer with a message and, if the claim is accepted, with the state at the end of the play."""
        position = self._own_turn(query)
        won, left = self.game.won(position), position.tricks_left
        number = _number(query)
        if number is None or not won <= number <= won + left:
            return _json({"message": f"Give the tricks that you take in all, a number from {won} to {won + left}."})
        if not self.game.accepts(position, number):
            return _json(
                {"message": f"{counted(number, 'trick')}: not certain from the cards that you can see; play on."}
            )
        state = claimed_state(self.game, position, number)
        return _json({"message": state["result"], "state": state})

    def _replay(self, query: Query) -> Answer:
        """Answer with the board page of a play that ended with the last card or with a claim."""
        position, tricks = self._position(query), _number(query)
        won = position.tricks_won.of(self.game.contract.declarer)
        if tricks is None or not won <= tricks <= won + position.tricks_left:
            raise FormatError(f"tricks={query.get('tricks', [''])[0]!r} is not the result of these cards")
        board = replace(self.game.board, plays=position.plays, tricks=tricks)
        shown = ShownBoard(board, links=[("play again", "/")])
        page = board_page(shown, self.solver, f"/{_BOARD}/line")
        return HTTPStatus.OK, "text/html", page

    def _position(self, query: Query) -> Position:
        """Return the position after the cards of a query.

        :raises BridgeError: if a card does not exist or is illegal.
        """
        start = self.game.start
        plays = parse_cards(query.get("plays", [""])[0])
        return Position(start.deal, start.trump, start.leader, plays)

    def _own_turn(self, query: Query) -> Position:
        """Return the position after the cards in the query; it must be the person's turn there.

        :raises BridgeError: as `_position`, or if it is another player's turn.
        """
        position = self._position(query)
        if position.is_over or not self.game.is_own(position.to_play):
            raise PlayError("it is not your turn")
        return position


def _number(query: Query) -> int | None:
    """Return the number of tricks in a query; None if the query has no such number."""
    text = query.get("tricks", [""])[0]
    return int(text) if text.isdecimal() and len(text) < 3 else None


def _json(value: object) -> Answer:
    return HTTPStatus.OK, "application/json", json.dumps(value)
