"""Judges a call or a card by what it costs on average, in layouts of the hands that the person did not see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np

from agent.player import AnyPlayer
from agent.players.bidding.bidder import BiddingView
from agent.players.objective import Objective
from agent.rules.auction import Call
from ddsolver.cards import Card
from experiments.questions.advise.analysis import advice_of
from experiments.questions.judge.calls import CallJudge, judge_call
from experiments.questions.play_question import PlayQuestion
from experiments.questions.reasons.analysis import belief_behind, compare_cards, solve_belief
from experiments.questions.reasons.decision import prefers
from experiments.questions.reasons.report import sentences
from experiments.show.board import call_text

_OTHER_LAYOUTS = 52
"""What is added to the number of cards played, which seeds the adviser, so that it draws other layouts."""


@dataclass(frozen=True, slots=True)
class JudgedChoice:
    """What a call or a card costs on average. Sessions of practice keep these values as JSON."""

    kind: Literal["call", "card"]
    number: int
    """The number of calls or cards before it."""
    made: str
    """The call or card, with the symbol of its suit."""
    instead: str
    """What our player prefers; empty if nothing else is better by more than its error."""
    imps: float
    """The mean IMPs of the better call or card over this one; 0 if nothing else is better by more than its error."""
    words: tuple[str, ...]
    """What it costs, and the reasons, in sentences."""


def judge_call_on_average(judge: CallJudge, view: BiddingView, made: Call, seed: int) -> JudgedChoice:
    """Return what a call costs on average."""
    number, text = len(view.auction.calls), call_text(made)
    found = judge_call(judge, view, made, np.random.default_rng([seed, number]))
    if found is None:
        return JudgedChoice("call", number, text, "", 0.0, (f"{text}: no other call is clearly better.",))
    words = f"{found.named_call} cost {found.cost}: {found.preference}."
    return JudgedChoice("call", number, text, call_text(found.instead), found.imps, (words,))


def judge_card_on_average(question: PlayQuestion, card: Card, adviser: Callable[[int], AnyPlayer]) -> JudgedChoice:
    """Return what a card costs on average; ``adviser`` makes players, by a seed, who see what the person saw.

    Some layouts choose the better card, and others judge it, so that nobody is blamed for what was only luck.
    """
    number = len(question.position.plays)
    judging = adviser(number + _OTHER_LAYOUTS)
    fine = JudgedChoice("card", number, card.symbol, "", 0.0, (f"{card.symbol}: no other card is clearly better.",))
    better = advice_of(question, adviser(number), "imps", number, explain=False).decision.card
    if better == card:
        return fine
    decision = replace(advice_of(question, judging, "imps", number, explain=False).decision, card=better)
    values = {each.card: each for each in decision.candidates}
    belief = belief_behind(judging)
    if card not in values or better not in values or values[better].bound or belief is None:
        return fine
    view = question.view
    solved = solve_belief(view, belief)
    if not prefers(decision, card, view, solved, Objective.of(view, "imps")):
        return fine
    cost = abs(values[better].score - values[card].score)
    reason = compare_cards(view, solved, better, card, aim="imps")
    # The player does not search to the end a card that is far worse; it is worth even less than its bound.
    least = "at least " if values[card].bound else ""
    head = f"{card.symbol} cost {least}{cost:.1f} IMPs on average: our player prefers {better.symbol}."
    return JudgedChoice("card", number, card.symbol, better.symbol, cost, (head, *sentences(reason)))
