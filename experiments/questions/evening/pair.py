"""The evening of one pair: its decisions, what its cards cost among the real results, and what it could have had."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from agent.rules.contract import Contract
from experiments.boards.board import Board
from experiments.boards.ids import BoardId, PairId
from experiments.boards.pbn.score_table import TableResult
from experiments.questions.evening.analysis import JudgedBoard, JudgedCard
from experiments.questions.evening.session import DealResults, Session

_MOST_TRICKS = 13


@dataclass(frozen=True, slots=True)
class Outcome:
    """A score of a pair, and what it wins; None if that is unknown."""

    score: int
    won: float | None


@dataclass(frozen=True, slots=True)
class PairBoard:
    """A board that a pair played: what it had, and what it could have had. Scores are the pair's own."""

    deal: DealResults
    result: TableResult
    is_north_south: bool
    actual: Outcome
    without_errors: Outcome | None
    """The result without the tricks that the pair's own cards gave away; None if the play is unknown."""
    double_dummy: Outcome | None
    """The result of the same contract with double-dummy play by both sides."""
    par: Outcome | None

    @property
    def opponents(self) -> PairId | None:
        """The other pair."""
        return self.result.east_west if self.is_north_south else self.result.north_south


def side_at(session: Session, board: BoardId, pair: PairId) -> bool | None:
    """Return whether a pair sat North-South at a board; None if it did not play it."""
    pairs = session.pairs[board]
    return None if pair not in pairs else pairs.index(pair) == 0


def plays(session: Session, board: BoardId, pair: PairId) -> bool:
    """Return whether a pair played a board, or has a result in its ScoreTable."""
    if side_at(session, board, pair) is not None:
        return True
    deal = next((each for each in session.deals if each.boards[0] == board), None)
    if deal is None:
        return False
    listed = zip(deal.results, deal.tables, strict=True)
    return any(pair in result.pairs and table is None for result, table in listed)


def own_part(judged: JudgedBoard, *, north_south: bool) -> JudgedBoard:
    """Return the turns, costly cards and calls of one side."""
    return JudgedBoard(
        tuple(each for each in judged.turns if each.seat.is_north_south == north_south),
        tuple(each for each in judged.costly if each.turn.seat.is_north_south == north_south),
        tuple(each for each in judged.calls if each.seat.is_north_south == north_south),
    )


def with_shares(session: Session, place: BoardId, board: Board, judged: JudgedBoard) -> JudgedBoard:
    """Return the judged cards of a board with the share of the matchpoints that each cost among the real results."""
    deal = session.deal_of(place)
    contract, tricks = board.contract, board.tricks
    if session.scoring != "matchpoints" or deal is None or contract is None or tricks is None:
        return judged
    others = deal.without(contract.north_south_score(tricks, board.vulnerability))

    def won(taken: int, north_south: bool) -> float | None:
        score = contract.north_south_score(taken, board.vulnerability)
        return session.for_side(session.won(deal, score, others), north_south=north_south)

    def share(card: JudgedCard) -> float | None:
        north_south = card.turn.seat.is_north_south
        better = won(_gained(contract, tricks, card.turn.cost, north_south), north_south)
        actual = won(tricks, north_south)
        return None if better is None or actual is None else better - actual

    return replace(judged, costly=tuple(replace(each, share=share(each)) for each in judged.costly))


def _gained(contract: Contract, tricks: int, cost: int, north_south: bool) -> int:
    """Return the declarer's tricks if a side gave away ``cost`` tricks less."""
    declares = contract.declarer.is_north_south == north_south
    return min(_MOST_TRICKS, max(0, tricks + (cost if declares else -cost)))


def _with_tricks(
    session: Session, deal: DealResults, result: TableResult, contract: Contract, tricks: int, north_south: bool
) -> Outcome:
    score = contract.north_south_score(tricks, deal.board.vulnerability)
    return _outcome(session, deal, result, score, north_south)


def _outcome(session: Session, deal: DealResults, result: TableResult, score: int, north_south: bool) -> Outcome:
    won = session.won(deal, score, deal.others(result))
    return Outcome(score if north_south else -score, session.for_side(won, north_south=north_south))


def boards_of_pair(session: Session, pair: PairId, judged: Mapping[BoardId, JudgedBoard]) -> list[PairBoard]:
    """Return the boards of a pair, in the order of the file.

    ``judged`` has the pair's own part of the judged boards.
    """
    found = []
    for deal in session.deals:
        for result, table in zip(deal.results, deal.tables, strict=True):
            if pair in result.pairs:
                own = None if table is None else judged.get(table)
                found.append(_pair_board(session, deal, result, own, result.north_south == pair))
    return found


def _pair_board(
    session: Session, deal: DealResults, result: TableResult, judged: JudgedBoard | None, north_south: bool
) -> PairBoard:
    contract, tricks = result.contract, result.tricks
    without = solved = None
    if contract is not None and tricks is not None:
        expected = deal.double_dummy(contract)
        if expected is not None:
            solved = _with_tricks(session, deal, result, contract, expected, north_south)
        if judged is not None and judged.turns:
            lost = sum(turn.cost for turn in judged.turns)
            better = _gained(contract, tricks, lost, north_south)
            without = _with_tricks(session, deal, result, contract, better, north_south)
    return PairBoard(
        deal=deal,
        result=result,
        is_north_south=north_south,
        actual=_outcome(session, deal, result, result.score, north_south),
        without_errors=without,
        double_dummy=solved,
        par=None if deal.par is None else _outcome(session, deal, result, deal.par.score, north_south),
    )


def total(session: Session, outcomes: Iterable[Outcome | None], instead: Sequence[Outcome]) -> float | None:
    """Return the mean percentage or the sum of the IMPs over boards; ``instead`` replaces outcomes that are unknown."""
    pairs = zip(outcomes, instead, strict=True)
    known = [value for each, other in pairs if (value := (each or other).won) is not None]
    if not known:
        return None
    return fmean(known) if session.scoring == "matchpoints" else sum(known)
