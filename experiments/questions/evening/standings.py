"""The figures of every pair over an evening."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from agent.rules.imps import imps
from experiments.boards.ids import PairId
from experiments.boards.pbn.score_table import TableResult
from experiments.questions.evening.session import DealResults, Session


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
        value = session.for_side(session.won(deal, result.score, deal.others(result)), north_south=north_south)
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
