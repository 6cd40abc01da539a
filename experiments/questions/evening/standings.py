"""The figures of every pair over an evening, and the games and slams that nobody bid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from agent.rules.auction import STRAINS_UPWARDS
from agent.rules.contract import GAME_LEVELS, Contract
from agent.rules.imps import imps
from ddsolver.cards import Seat
from experiments.boards.double_dummy import DDTable
from experiments.boards.hands import SIDES
from experiments.boards.ids import PairId
from experiments.boards.pbn.score_table import TableResult
from experiments.questions.evening.session import DealResults, Session

_SLAM = 12


@dataclass(frozen=True, slots=True)
class PairTotal:
    """The figures of a pair over an evening. None stands for a mean of nothing."""

    pair: PairId
    boards: int
    compared: int
    """The boards that another table played too; only these count in ``won``."""
    won: float | None
    """Per cent of the matchpoints, or the sum of the IMPs, as the session's ``scoring`` says."""
    par: float | None
    """IMPs a board against par."""
    declared: int
    as_declarer: float | None
    """Tricks a board above the double-dummy tricks of its own contracts."""
    defended: int
    in_defence: float | None
    """Tricks a board that the declarers took less than double dummy."""
    listed: str = ""
    """The total that the file itself gives the pair; empty if it gives none."""


def pair_totals(session: Session) -> list[PairTotal]:
    """Return the figures of every pair, the best first."""
    found: dict[PairId, list[tuple[DealResults, TableResult, bool]]] = {}
    awarded: dict[PairId, list[float]] = {}
    for deal in session.deals:
        for result in deal.results:
            for pair, is_north_south in zip(result.pairs, (True, False), strict=True):
                if pair is not None:
                    found.setdefault(pair, []).append((deal, result, is_north_south))
        for adjusted in deal.adjusted:
            for pair, is_north_south in zip(adjusted.pairs, (True, False), strict=True):
                value = session.awarded(adjusted, north_south=is_north_south)
                if pair is not None and value is not None:
                    found.setdefault(pair, [])
                    awarded.setdefault(pair, []).append(value)
    totals = [_total(session, pair, tables, awarded.get(pair, [])) for pair, tables in found.items()]
    return sorted(totals, key=lambda each: (each.won is None, -(each.won or 0)))


def _total(
    session: Session,
    pair: PairId,
    tables: Sequence[tuple[DealResults, TableResult, bool]],
    awarded: Sequence[float],
) -> PairTotal:
    """Return the figures of a pair from its results, and from what adjusted scores award it."""
    won, against_par = [*awarded], []
    tricks: dict[bool, list[int]] = {True: [], False: []}
    for deal, result, north_south in tables:
        value = session.won_by(deal, result.score, deal.without(result.score), north_south=north_south)
        won += [] if value is None else [value]
        if deal.par is not None:
            against_par.append(imps(result.score - deal.par.score) * (1 if north_south else -1))
        if result.contract is not None and result.tricks is not None:
            solved = deal.double_dummy(result.contract)
            declares = result.contract.declarer.is_north_south == north_south
            tricks[declares] += [] if solved is None else [(result.tricks - solved) * (1 if declares else -1)]
    total = None if not won else fmean(won) if session.scoring == "matchpoints" else sum(won)
    return PairTotal(
        pair, len(tables) + len(awarded), len(won), total, _mean(against_par),
        len(tricks[True]), _mean(tricks[True]), len(tricks[False]), _mean(tricks[False]),
        session.listed[pair].total if pair in session.listed else "",
    )  # fmt: skip


def _mean(values: Sequence[float]) -> float | None:
    return fmean(values) if values else None


@dataclass(frozen=True, slots=True)
class Missed:
    """A game or slam that makes double dummy, and that no pair bid at any table."""

    deal: DealResults
    contract: Contract
    tricks: int

    @property
    def is_slam(self) -> bool:
        """Whether it is a slam."""
        return self.tricks >= _SLAM


def missed_games(session: Session) -> list[Missed]:
    """Return the games and slams that make double dummy, and that no pair bid at any table.

    Deals with a table whose contract is unknown are left out.
    """
    found = []
    for deal in session.deals:
        contracts = [each.contract for each in deal.results if each.contract is not None]
        is_unknown = any(each.contract is None and not each.is_passed_out for each in deal.results)
        if deal.table is None or not deal.results or is_unknown:
            continue
        for side in SIDES:
            best = _best_game(deal, deal.table, side)
            bid = [each for each in contracts if each.declarer in side]
            if best is not None and not any(_is_as_high(each, best) for each in bid):
                found.append(best)
    return found


def _best_game(deal: DealResults, table: DDTable, side: Sequence[Seat]) -> Missed | None:
    """Return the game or slam that scores most of those that a side makes; None if it makes none."""
    made = []
    for seat in side:
        for strain in reversed(STRAINS_UPWARDS):
            tricks = table[seat][strain]
            level = tricks - 6 if tricks >= _SLAM else GAME_LEVELS[strain]
            if tricks >= level + 6:
                made.append(Missed(deal, Contract(level, strain, seat), tricks))
    return max(made, key=lambda each: each.contract.score(each.tricks, deal.board.vulnerability), default=None)


def _is_as_high(contract: Contract, missed: Missed) -> bool:
    """Return whether a contract is a game, or a slam if a slam was missed."""
    if missed.is_slam:
        return contract.level >= _SLAM - 6
    return contract.level >= GAME_LEVELS[contract.strain]
