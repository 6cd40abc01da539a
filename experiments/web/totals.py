"""Totals over boards: the score of a team match, or the standings of pairs, in IMPs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from agent.rules.imps import imps
from experiments.boards.board import Board
from experiments.boards.ids import PairId
from experiments.show.board import counted, signed
from experiments.web.traveller import imps_won, pairs_of


@dataclass(frozen=True, slots=True)
class Total:
    """A pair's IMPs, and the number of boards that count."""

    name: str
    boards: int
    imps: float


@dataclass(frozen=True, slots=True)
class Result:
    """The result of an evening."""

    headline: str
    """The result in one line; empty if nothing can be compared."""
    standings: tuple[Total, ...] = ()
    """The pairs, the best first; empty in a team match."""


def total_of(boards: Sequence[Board]) -> Result:
    """Return the result of an evening: the score of a team match, or else the standings of pairs.

    It is a team match if the same two teams met at two tables on every deal. Deals with fewer than two results do not
    count.
    """
    deals: dict[object, list[Board]] = {}
    for board in boards:
        deals.setdefault(board.deal_key, []).append(board)
    tables = [each for each in deals.values() if sum(board.north_south_score is not None for board in each) > 1]
    if not tables:
        return Result("")
    return _match(tables) or _pairs(tables)


def _match(deals: Sequence[Sequence[Board]]) -> Result | None:
    """Return the result of a team match; None if there is no match of two teams at two tables."""
    teams: tuple[dict[PairId | None, str], dict[PairId | None, str]] = ({}, {})
    won = [0, 0]
    for tables in deals:
        if len(tables) != 2:
            return None
        first, second = sorted(tables, key=lambda board: board.tags.get("Room", "") == "Closed")
        for team, sides in zip(teams, ((0, 1), (1, 0)), strict=True):
            for board, side in zip((first, second), sides, strict=True):
                team.setdefault(board.pairs[side], pairs_of(board)[side])
        swing = imps((first.north_south_score or 0) - (second.north_south_score or 0))
        won[swing < 0] += abs(swing)
    if teams[0].keys() & teams[1].keys() or None in teams[0] | teams[1]:
        return None
    names = [" + ".join(sorted(team.values())) for team in teams]
    boards = counted(len(deals), "board")
    return Result(f"{names[0]} {won[0]} IMPs, {names[1]} {won[1]} IMPs ({boards})")


def _pairs(deals: Iterable[Sequence[Board]]) -> Result:
    """Return the standings of the pairs; on each board, a pair wins its mean IMPs against the other tables."""
    found: dict[PairId, list[float]] = {}
    names: dict[PairId, str] = {}
    for tables in deals:
        for board in tables:
            won = imps_won(board, tables)
            if won is None:
                continue
            for pair, name, sign in zip(board.pairs, pairs_of(board), (1, -1), strict=True):
                if pair is not None:
                    names.setdefault(pair, name)
                    found.setdefault(pair, []).append(sign * won)
    totals = [Total(names[pair], len(each), round(sum(each), 2)) for pair, each in found.items()]
    ranked = tuple(sorted(totals, key=lambda total: -total.imps))
    if not ranked:
        return Result("")
    best = ranked[0]
    return Result(f"Most IMPs: {best.name} with {signed(best.imps)} on {counted(best.boards, 'board')}", ranked)
