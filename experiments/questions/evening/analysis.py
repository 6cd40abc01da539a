"""Judges played boards: which cards cost something, whether they were mistakes or guesses, and why.

A reference player is asked for a card at every choice; it sees what the seat on turn saw. A costly card was a guess if
the reference player errs too, or does not clearly prefer its own card. Otherwise, it was a mistake.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from agent.knowledge.view import View
from agent.players.objective import AIMS, Aim
from agent.rules.imps import imps
from ddsolver.cards import Card
from experiments.boards.board import Board
from experiments.questions.evening.calls import JudgedCall
from experiments.questions.explain.analysis import describe_hidden_hands
from experiments.questions.reasons.analysis import Reason, SolvedLayouts, belief_behind, compare_cards, solve_belief
from experiments.questions.review.analysis import ReviewedCard, Step, renamed, view_at
from experiments.questions.review.asked import SeatedPlayers

Verdict = Literal["mistake", "guess"]


@dataclass(frozen=True, slots=True)
class JudgedCard:
    """A card that cost something, and how it is judged."""

    turn: ReviewedCard
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

    turns: tuple[ReviewedCard, ...]
    costly: tuple[JudgedCard, ...]
    calls: tuple[JudgedCall, ...] = ()
    """The calls that cost IMPs on average, in order."""

    def renamed(self, name: str) -> JudgedBoard:
        """Return the judged board under another name."""
        return JudgedBoard(
            tuple(renamed(self.turns, name)),
            tuple(replace(each, turn=replace(each.turn, board=name)) for each in self.costly),
            tuple(replace(each, board=name) for each in self.calls),
        )


def judge(board: Board, player: str, seed: int) -> JudgedBoard:
    """Return the turns of a board, and its costly cards with the reasons of a reference player; it judges no calls.

    :raises FormatError: as `experiments.questions.review.analysis.steps`.
    :raises PlayerError: if the player fails.
    """
    seats = SeatedPlayers(board, [player], seed, _scored(board))
    turns, costly = [], []
    for step in seats.steps():
        turns.append(step.turn)
        if step.turn.cost and step.turn.instead is not None:
            costly.append(_judged(board, step, seats, player))
    return JudgedBoard(tuple(turns), tuple(costly))


def _scored(board: Board) -> Aim:
    """Return what players maximise under a board's scoring, its tag Scoring; without the tag, IMPs."""
    name = board.tags.get("Scoring", "").partition(";")[0].strip().upper()
    return AIMS["matchpoints" if name in ("MP", "MATCHPOINTS") else "imps"]


def costliest(judged: list[JudgedCard], number: int) -> list[JudgedCard]:
    """Return the ``number`` cards that cost most, by IMPs, then tricks, then points; of equals, the earliest first."""
    return sorted(judged, key=lambda each: (-each.imps, -each.turn.cost, -each.points))[:number]


def _judged(board: Board, step: Step, seats: SeatedPlayers, player: str) -> JudgedCard:
    turn = step.turn
    assert turn.instead is not None, "a player was asked"
    view = view_at(board, turn)
    belief = belief_behind(seats.at_turn(player, turn))
    reason: Reason | None = None
    read: list[str] = []
    if belief is not None:
        solved = solve_belief(view, belief)
        other = _best_of(turn.better, solved) if turn.instead_cost else turn.card
        reason = compare_cards(view, solved, turn.instead, other)
        read = [] if view.auction is None or view.contradiction else describe_hidden_hands(view, belief)
    is_guess = turn.instead_cost > 0 or (reason is not None and not reason.is_clear)
    return JudgedCard(turn, view, _points(board, step), "guess" if is_guess else "mistake", reason, tuple(read))


def _best_of(cards: tuple[Card, ...], solved: SolvedLayouts) -> Card:
    """Return the card that takes most tricks on average over the layouts."""
    return max(cards, key=lambda card: float(solved.weights @ solved.tricks[:, card.index]))


def _points(board: Board, step: Step) -> int:
    """Return the points that a card cost its side; in an ending, all earlier tricks count as won by the declarer."""
    contract, position, turn = board.contract, step.turn.position, step.turn
    assert contract is not None, "a board with card play has a contract"
    best = max(step.values.values())
    before = position.tricks_won.of(contract.declarer) + 13 - position.deal.cards_each
    declares = position.to_play.same_side(contract.declarer)
    taken = [before + (own if declares else position.tricks_left - own) for own in (best, best - turn.cost)]
    with_best, actual = (contract.score(tricks, board.vulnerability) for tricks in taken)
    return abs(with_best - actual)
