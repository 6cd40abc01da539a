"""Double-dummy questions of programs: the table and the par of a deal, the values of cards, and what a play cost."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from ddsolver.errors import BridgeError
from ddsolver.position import Position
from experiments.boards.board import Board
from experiments.boards.double_dummy import common_solver, par_of, valued_cards
from experiments.boards.pasted import pasted_boards
from experiments.errors import FormatError, SettingsError
from experiments.questions.serve.fields import Fields, check_names, flag_field, situation_of
from experiments.questions.situation import read_field
from experiments.show.board_json import analysis_json, par_json, solve_json, table_json

MOST_DEALS = 100
"""The most deals in a question; their 2,000 results take 5 to 10 seconds of CPU time."""
_LIST = "deals"
_CONDITIONS = ("deal", "dealer", "vulnerable")
_POSITION = ("deal", "trump", "leader", "plays")
_ONE_DEAL: Mapping[str, tuple[str, ...]] = {
    "table": _CONDITIONS,
    "par": _CONDITIONS,
    "solve": (*_POSITION, "line"),
    "analyse": _POSITION,
}
"""The fields of each question about one deal."""
FIELDS: Mapping[str, tuple[str, ...]] = {question: (*names, _LIST) for question, names in _ONE_DEAL.items()}
"""The fields of each question."""

Answers = Callable[[], dict[str, Any]]
"""Solves a deal whose fields have been read, and returns the answer."""


def answer(question: str, fields: Fields) -> dict[str, Any]:
    """Return the answer about a deal or, in a list, about each deal. All deals are read before the first is solved.

    :raises BridgeError: if a field is wrong or missing; the message names the place of a wrong deal in the list.
    """
    read = _READERS[question]
    if _LIST not in fields:
        return read(fields)()
    deals, common = fields[_LIST], {name: value for name, value in fields.items() if name != _LIST}
    if "deal" in common:
        raise FormatError("there are the fields 'deal' and 'deals': give one of them")
    if not isinstance(deals, list) or not 1 <= len(deals) <= MOST_DEALS:
        size = f"; it has {len(deals)}" if isinstance(deals, list) else ""
        raise FormatError(f"the field 'deals' must be a list of 1 to {MOST_DEALS} deals{size}")
    listed = [_in_list(question, common, each, place) for place, each in enumerate(deals, start=1)]
    return {_LIST: [solve() for solve in listed]}


def _in_list(question: str, common: Fields, given: object, place: int) -> Answers:
    """Read a deal of a list: a text, or an object whose fields stand before those that all deals have."""
    own = {"deal": given} if isinstance(given, str) else given
    try:
        if not isinstance(own, dict):
            raise FormatError("it must be a text, or an object with a field 'deal'")
        check_names(question, own, _ONE_DEAL[question])
        return _READERS[question]({**common, **own})
    except BridgeError as error:
        raise FormatError(f"deal {place} of the field 'deals': {error}") from None


def _table(fields: Fields) -> Answers:
    board = _board(fields)

    def solve() -> dict[str, Any]:
        found = common_solver().dd_table(board.deal)
        return table_json(found, par_of(board, found) if board.deal.cards_each == 13 else None)

    return solve


def _par(fields: Fields) -> Answers:
    board = _board(fields)
    if board.deal.cards_each != 13:
        why = f"a hand has {board.deal.cards_each} cards; par needs 13"
        raise SettingsError(f"deal: {why}", "deal", why)

    def solve() -> dict[str, Any]:
        found = common_solver().dd_table(board.deal)
        return par_json(par_of(board, found), found)

    return solve


def _solve(fields: Fields) -> Answers:
    position, has_line = _position(fields), flag_field(fields, "line")

    def solve() -> dict[str, Any]:
        solver = common_solver()
        values = solver.card_values(position)
        return solve_json(position, values, solver.best_play(position) if has_line else None)

    return solve


def _analyse(fields: Fields) -> Answers:
    end = _position(fields)
    start = Position(end.deal, end.trump, end.leader)

    def solve() -> dict[str, Any]:
        solver = common_solver()
        tricks = start.tricks_left - solver.tricks(start)
        return analysis_json(start, tricks, list(valued_cards(start, end.plays, solver)))

    return solve


_READERS: Mapping[str, Callable[[Fields], Answers]] = {
    "table": _table,
    "par": _par,
    "solve": _solve,
    "analyse": _analyse,
}


def _board(fields: Fields) -> Board:
    """Return the board in the fields: its dealer and vulnerability are those of the fields, else of the deal's text."""
    situation = situation_of(fields)
    board = read_field("deal", _board_of_text, situation.needed("deal", "; give four hands, as in N:AKQ.32..T987 ..."))
    return replace(board, **situation.conditions)


def _board_of_text(text: str) -> Board:
    """Return the only board in a text, with four known hands."""
    read = pasted_boards(text)
    if read.problems:
        raise read.problems[0]
    if len(read.boards) != 1:
        raise FormatError(f"there are {len(read.boards)} deals in this text; give each in the list 'deals'")
    board = read.boards[0]
    return replace(board, hands=board.deal.hands)


def _position(fields: Fields) -> Position:
    return situation_of(fields).to_solve(lambda text: _board_of_text(text).deal)
