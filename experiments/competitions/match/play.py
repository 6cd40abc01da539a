"""Converts the results of matches to boards for a file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from agent.players.objective import Scoring
from ddsolver.cards import Seat
from ddsolver.solver import Solver
from experiments.boards.board import Board
from experiments.competitions.contrasts import Result
from experiments.competitions.match.bid_match import RobotMatch
from experiments.competitions.match.contest import Compared
from experiments.competitions.match.match import Match
from experiments.competitions.match.settings import Four
from experiments.competitions.match.teams import TeamMatch
from experiments.questions.explain.notes import with_notes
from experiments.runs.records import board_of
from experiments.runs.store import Store

__all__ = ["match_boards"]


_SCORING: dict[Scoring, str] = {"imps": "IMP", "matchpoints": "MP", "points": "Points"}
"""The value of the PBN tag Scoring."""


def match_boards(match: Match, store: Store) -> list[Board]:
    """Return each table's play as a board for a file, with double-dummy table and evaluations."""
    tags = [{"Scoring": _SCORING[match.scoring]}] * len(match.compared)
    return [board for each in match.results() for board in _tables(each, tags, store)]


def team_boards(match: TeamMatch, store: Store) -> list[Board]:
    """Return each table's play as `match_boards` does, with the names of the players; calls of robots have notes."""
    names = [{seat.name.title(): four.name(seat) for seat in Seat} for four in match.tables]
    nobody: list[dict[str, str]] = [{} for _ in names]
    boards = [board for each in match.results() for board in _tables(each, names if each.results else nobody, store)]
    if not isinstance(match, RobotMatch):
        return boards
    return [_noted(board, match.tables[int(board.tags["Table"]) - 1]) for board in boards]


def _noted(board: Board, four: Four) -> Board:
    """Return a board of a table of robots with a note for each call of our bidders that shows something."""
    assert board.auction is not None, "robots have bid"
    ours = {seat for seat, bidder in four.bidders.items() if bidder.is_built_in}
    return replace(board, auction=with_notes(board.auction, board.vulnerability, ours))


def _tables(compared: Compared, tags: Sequence[Mapping[str, str]], store: Store) -> Iterator[Board]:
    """Yield a board for each table of a deal, with the table's tags."""
    table = Solver().dd_table(compared.deal.deal)
    results = compared.results or [Result(compared.deal, None)] * len(tags)
    for place, (result, own) in enumerate(zip(results, tags, strict=True), start=1):
        played = result.board
        board = board_of(result.deal, played, store.decisions(played.key) if played else "")
        yield replace(board, table=table, tags={**board.tags, **own, "Table": str(place)})
