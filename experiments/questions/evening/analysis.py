"""Judges played boards: which cards cost something, whether they were mistakes or guesses, and why.

A reference player is asked for a card at every choice; it sees what the seat on turn saw. A costly card was a guess if
the reference player errs too, or if its own values of both cards differ by less than their noise. Otherwise, it was a
mistake. At IMPs, a card that cost only overtricks is no mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Literal, NamedTuple

from agent.knowledge.view import View
from agent.player import Decision
from agent.players.decision import mean_of_layouts
from agent.players.objective import AIMS, Aim, Objective
from agent.rules.contract import MOST_TRICKS, Contract
from agent.rules.imps import imps
from ddsolver.cards import Card
from experiments.boards.board import Board
from experiments.boards.double_dummy import common_solver
from experiments.boards.ids import BoardId, PairId
from experiments.boards.pbn.score_table import TableResult
from experiments.boards.scoring import scoring_of
from experiments.questions.evening.session import DealResults, Session
from experiments.questions.explain.analysis import describe_hidden_hands
from experiments.questions.judge.asked import SeatedPlayers
from experiments.questions.judge.calls import JudgedCall, judge_calls
from experiments.questions.judge.choices import CardChoice, view_at
from experiments.questions.reasons.analysis import Reason, SolvedLayouts, belief_behind, compare_cards, solve_belief
from experiments.questions.reasons.decision import prefers

Verdict = Literal["mistake", "guess", "overtrick"]
REFERENCE = "monte-carlo:strong,plan=no"
"""The usual reference player. With its plans, an evening would take six times as long."""


@dataclass(frozen=True, slots=True)
class JudgedCard:
    """A card that cost something, and how it is judged."""

    turn: CardChoice
    view: View
    """What the seat that chose the card could see."""
    points: int
    """The points that the card cost its side, if all cards are played well afterwards."""
    verdict: Verdict
    reason: Reason | None
    """Why the reference player prefers its own card; None if the player does not remember its layouts.

    If the player's own card costs nothing, it is compared with the card that was played; otherwise, with the best of
    the cards that cost nothing.
    """
    read: tuple[str, ...]
    """What the auction showed about the hidden hands, in words."""
    share: float | None = None
    """At matchpoints, the per cent of them that the card cost among the real results; None if it is unknown."""

    @property
    def at(self) -> int:
        """The number of cards that were played before this card."""
        return len(self.turn.position.plays)

    @property
    def imps(self) -> int:
        """The points as IMPs."""
        return imps(self.points)


@dataclass(frozen=True, slots=True)
class JudgedBoard:
    """All turns of a board, and its costly cards and calls in order."""

    turns: tuple[CardChoice, ...]
    costly: tuple[JudgedCard, ...]
    calls: tuple[JudgedCall, ...] = ()
    """The calls that cost IMPs on average, in order."""


def judge(board: Board, player: str, seed: int, *, calls: bool = False) -> JudgedBoard:
    """Return the turns of a board, its costly cards with the reasons of a reference player, and its costly ``calls``.

    :raises FormatError: as `experiments.questions.judge.choices.valued_turns`.
    :raises PlayerError: if the player fails.
    """
    seats = SeatedPlayers(board, [player], seed, aim_of(board))
    turns, costly = [], []
    for choice, decision in seats.choices():
        turns.append(choice)
        if choice.cost and decision is not None:
            costly.append(_judged(board, choice, decision, seats, player))
    return JudgedBoard(tuple(turns), tuple(costly), judge_calls(board, seed) if calls else ())


def aim_of(board: Board) -> Aim:
    """Return what players maximise under a board's scoring, its tag Scoring; without the tag, IMPs."""
    return AIMS["matchpoints" if scoring_of(board) == "matchpoints" else "imps"]


def costliest(judged: list[JudgedCard], number: int) -> list[JudgedCard]:
    """Return the ``number`` cards that cost most: by matchpoints, then IMPs, tricks and points; then by place."""
    return sorted(judged, key=by_cost)[:number]


def by_cost(judged: JudgedCard) -> tuple[float, ...]:
    """Return the key that puts the costliest cards first."""
    return -(judged.share or 0), -judged.imps, -judged.turn.cost, -judged.points


def _judged(board: Board, turn: CardChoice, decision: Decision, seats: SeatedPlayers, player: str) -> JudgedCard:
    view = view_at(board, turn)
    belief = belief_behind(seats.at_turn(player, turn))
    solved = None if belief is None else solve_belief(view, belief)
    objective = Objective.of(view, seats.aim_at(player, turn))
    reason: Reason | None = None
    read: list[str] = []
    if solved is not None and belief is not None:
        other = _best_of(turn.better, solved) if turn.instead_cost else turn.card
        reason = compare_cards(view, solved, decision.card, other, aim=objective.aim)
        read = [] if view.auction is None or view.contradiction else describe_hidden_hands(view, belief)
    with_best, actual = _scores(turn, board)
    is_clear = reason is None or reason.is_clear
    is_mistake = turn.instead_cost == 0 and is_clear and prefers(decision, turn.card, view, solved, objective)
    verdict: Verdict = "mistake" if is_mistake else "guess"
    only_overtricks = not turn.contract.doubled and min(with_best, actual) > 0
    if is_mistake and aim_of(board) == "imps" and only_overtricks:
        verdict = "overtrick"
    return JudgedCard(turn, view, abs(with_best - actual), verdict, reason, tuple(read))


def _best_of(cards: tuple[Card, ...], solved: SolvedLayouts) -> Card:
    """Return the card that takes most tricks on average over the layouts."""
    return max(cards, key=lambda card: mean_of_layouts(solved.weights, solved.tricks[:, card.index]))


def _scores(turn: CardChoice, board: Board) -> tuple[int, int]:
    """Return the declarer's points after the best card, and after the card that was played.

    In an ending, all earlier tricks count as won by the declarer.
    """
    contract, position = turn.contract, turn.position
    best = common_solver().tricks(position)
    before = position.tricks_won.of(contract.declarer) + 13 - position.deal.cards_each
    declares = position.to_play.same_side(contract.declarer)
    taken = [before + (own if declares else position.tricks_left - own) for own in (best, best - turn.cost)]
    with_best, actual = (contract.score(tricks, board.vulnerability) for tricks in taken)
    return with_best, actual


class Outcome(NamedTuple):
    """A score of a pair, and what it wins; None if that is unknown."""

    score: int
    won: float | None


class PairBoard(NamedTuple):
    """A board that a pair played."""

    deal: DealResults
    result: TableResult
    opponents: PairId | None
    outcomes: Mapping[str, Outcome]
    """What the pair had (``actual``), and what it could have had, as far as that is known: ``without_errors`` of its
    own, with ``double_dummy`` play of the same contract by both sides, and at ``par``. Scores are the pair's own."""


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
        return session.won_by(deal, score, others, north_south=north_south)

    def share(card: JudgedCard) -> float | None:
        north_south = card.turn.seat.is_north_south
        better = won(_gained(contract, tricks, card.turn.cost, north_south), north_south)
        actual = won(tricks, north_south)
        return None if better is None or actual is None else better - actual

    return replace(judged, costly=tuple(replace(each, share=share(each)) for each in judged.costly))


def _gained(contract: Contract, tricks: int, cost: int, north_south: bool) -> int:
    """Return the declarer's tricks if a side gave away ``cost`` tricks less."""
    declares = contract.declarer.is_north_south == north_south
    return min(MOST_TRICKS, max(0, tricks + (cost if declares else -cost)))


def boards_of_pair(session: Session, pair: PairId, judged: Mapping[BoardId, JudgedBoard]) -> list[PairBoard]:
    """Return the boards of a pair, in the order of the file.

    ``judged`` has the pair's own part of the judged boards.
    """
    found = []
    for deal in session.deals:
        for result, table in zip(deal.results, deal.tables, strict=True):
            if pair in result.pairs:
                own = None if table is None else judged.get(table)
                side = result.north_south == pair
                opponents = result.east_west if side else result.north_south
                found.append(PairBoard(deal, result, opponents, _outcomes(session, deal, result, own, side)))
    return found


def _outcomes(
    session: Session, deal: DealResults, result: TableResult, judged: JudgedBoard | None, north_south: bool
) -> dict[str, Outcome]:
    contract, tricks = result.contract, result.tricks
    points: dict[str, int] = {"actual": result.score} | ({} if deal.par is None else {"par": deal.par.score})
    if contract is not None and tricks is not None:
        taken: dict[str, int | None] = {"double_dummy": deal.double_dummy(contract)}
        if judged is not None and judged.turns:
            lost = sum(turn.cost for turn in judged.turns)
            taken["without_errors"] = _gained(contract, tricks, lost, north_south)
        for name, number in taken.items():
            if number is not None:
                points[name] = contract.north_south_score(number, deal.board.vulnerability)
    others = deal.without(result.score)
    return {
        name: Outcome(score if north_south else -score, session.won_by(deal, score, others, north_south=north_south))
        for name, score in points.items()
    }


def total(session: Session, outcomes: Iterable[Outcome | None], instead: Sequence[Outcome]) -> float | None:
    """Return the mean percentage or the sum of the IMPs over boards; ``instead`` replaces outcomes that are unknown."""
    pairs = zip(outcomes, instead, strict=True)
    known = [value for each, other in pairs if (value := (each or other).won) is not None]
    if not known:
        return None
    return fmean(known) if session.scoring == "matchpoints" else sum(known)
