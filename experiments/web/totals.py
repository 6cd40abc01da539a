"""The rows of tables of boards on pages, and the score of a team match in IMPs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from agent.rules.imps import imps
from ddsolver.cards import Seat
from experiments.boards.board import Board
from experiments.boards.ids import PairId
from experiments.boards.pbn.adjusted import adjusted_board, score_at_table
from experiments.boards.pbn.score_table import TableResult
from experiments.show.board import contract_played, counted, over_text, signed, signed_mean


@dataclass(frozen=True, slots=True)
class TableRow:
    """The row of one table; unknown values are empty."""

    players: str
    """The North-South and East-West pairs."""
    contract: str
    """The contract in short, as in ``4♠x S``; ``passed out``; or an adjusted score (`adjusted_words`)."""
    lead: str
    result: str
    """Tricks over or under the contract: ``=``, ``+1``, or ``-2`` with a typographic minus sign."""
    score: str
    """Points for North-South."""
    won: str
    """What North-South win: IMPs, averaged over the other tables, unless the session is scored otherwise."""


def table_row(board: Board, tables: Sequence[Board] = ()) -> TableRow:
    """Return the row of a board; ``tables``, needed for its IMPs, are all tables of the deal including this one."""
    words = adjusted_words(board, tables)
    contract = None if words else board.contract
    points = score_at_table(board, tables)
    won = imps_won(board, tables)
    return TableRow(
        players=_players(board),
        contract=words or contract_played(contract, is_passed_out=board.passed_out),
        lead=board.plays[0].symbol if board.plays else "",
        result="" if contract is None or board.tricks is None else over_text(contract, board.tricks),
        score="" if points is None else signed(points),
        won="" if won is None else signed(won) if len(tables) == 2 else signed_mean(won),
    )


def result_row(result: TableResult, players: Iterable[str]) -> TableRow:
    """Return the row of a result of a ScoreTable; ``players`` are the names of both pairs."""
    contract, tricks = result.contract, result.tricks
    return TableRow(
        players=" \N{EN DASH} ".join(filter(None, players)),
        contract=contract_played(contract, is_passed_out=result.is_passed_out),
        lead="" if result.lead is None else result.lead.symbol,
        result="" if contract is None or tricks is None else over_text(contract, tricks),
        score=signed(result.score),
        won="",
    )


def adjusted_words(board: Board, tables: Collection[Board]) -> str:
    """Return the adjusted score of a board, as in ``adjusted: 60.0 % / 40.0 %``; empty without one.

    ``tables`` are all tables of the deal, including this one.
    """
    has_result = score_at_table(board, tables) is not None
    score = adjusted_board(board)
    return f"adjusted: {score}" if score.is_known and not has_result else ""


def imps_won(board: Board, tables: Sequence[Board]) -> float | None:
    """Return North-South's mean IMPs against the other tables; None if this table or all others have no result."""
    score = score_at_table(board, tables)
    scores = [score_at_table(each, tables) for each in tables]
    others = [each for each in scores if each is not None]
    if score is None or len(others) < 2:
        return None
    others.remove(score)
    return sum(imps(score - other) for other in others) / len(others)


def _players(board: Board) -> str:
    return " \N{EN DASH} ".join(filter(None, pairs_of(board)))


def pairs_of(board: Board) -> tuple[str, str]:
    """Return the names of the North-South and East-West pairs; an unknown name is empty."""
    north, east, south, west = map(board.player, Seat)
    one, other = (" & ".join(dict.fromkeys(filter(None, side))) for side in ((north, south), (east, west)))
    return one, other


def match_result(boards: Iterable[Board]) -> str:
    """Return the result of a team match in one line; empty if the boards are none.

    It is a team match if the same two teams met at two tables on every deal. Deals with fewer than two results do not
    count.
    """
    deals: dict[object, list[Board]] = {}
    for board in boards:
        deals.setdefault(board.deal_key, []).append(board)
    tables = [each for each in deals.values() if sum(score_at_table(board, each) is not None for board in each) > 1]
    return _match(tables) if tables else ""


def _match(deals: Sequence[Sequence[Board]]) -> str:
    teams: tuple[dict[PairId | None, str], dict[PairId | None, str]] = ({}, {})
    won = [0, 0]
    for tables in deals:
        if len(tables) != 2:
            return ""
        first, second = sorted(tables, key=lambda board: board.tags.get("Room", "") == "Closed")
        for team, sides in zip(teams, ((0, 1), (1, 0)), strict=True):
            for board, side in zip((first, second), sides, strict=True):
                team.setdefault(board.pairs[side], pairs_of(board)[side])
        swing = imps((first.north_south_score or 0) - (second.north_south_score or 0))
        won[swing < 0] += abs(swing)
    if teams[0].keys() & teams[1].keys() or None in teams[0] | teams[1]:
        return ""
    names = [" + ".join(sorted(team.values())) for team in teams]
    boards = counted(len(deals), "board")
    return f"{names[0]} {won[0]} IMPs, {names[1]} {won[1]} IMPs ({boards})"
