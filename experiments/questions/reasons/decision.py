"""The reason for a player's decision: why it prefers its card to the next best one that differs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from agent.knowledge.belief import Belief
from agent.knowledge.view import View
from agent.player import AnyPlayer, Candidate, Decision, SearchesJointly
from agent.players.objective import Aim, Objective
from ddsolver.cards import Card, Rank, Suit
from experiments.questions.reasons.analysis import (
    LEAST_DIFFERENCE,
    Reason,
    SolvedLayouts,
    compare_cards,
    declarer_tricks,
    solve_belief,
)
from experiments.questions.reasons.card_roles import role_of

_VISIBLE = 0.02
"""The smallest difference in mean tricks, or in the chance of the contract, that is worth explaining."""
_STANDARD_ERRORS = 2.0
_LEAST_MARGIN = {"tricks": 0.1, "imps": 0.3, "points": 10.0, "make": 0.03}
"""The smallest margin of a mistake, by what the player maximises; the weights of layouts are not more exact."""
RARELY = 0.05
"""Two cards are equally good if their means hardly differ and their tricks differ in at most this share of layouts."""


class Preference(NamedTuple):
    """Why a player prefers its card."""

    reason: Reason | None
    """The reason; None if all other cards are about as good."""
    as_good: tuple[Card, ...]
    """The other cards whose results hardly differ from those of the chosen card."""


def explain_decision(
    decision: Decision, view: View, belief: Belief, asked: AnyPlayer, *, scored: bool = True, aim: Aim = "points"
) -> Preference:
    """Return why a player prefers its card, from the layouts of its belief; the decision needs two candidates.

    If ``scored`` is false, only tricks count. ``aim`` is what the player maximises.
    """
    solved = solve_belief(view, belief)
    chosen, *others = decision.candidates
    as_good = tuple(each.card for each in others if not _differs(chosen, each, solved))
    rival = _asked_about(view, chosen, [each for each in others if each.card not in as_good])
    if rival is None:
        return Preference(None, as_good)
    unsearched = asked.last_unsearched if isinstance(asked, SearchesJointly) else None
    estimates = None if unsearched is None or chosen.bound or rival.bound else (chosen, rival)
    reason = compare_cards(view, solved, decision.card, rival.card, scored=scored, aim=aim, estimates=estimates)
    gain = (chosen.score - rival.score) * (1 if view.declares else -1)
    if aim in ("imps", "points") and gain > LEAST_DIFFERENCE and _favours_rival(reason):
        reason = replace(reason, worth_more=aim)
    if unsearched is not None:
        reason = replace(reason, unsearched=unsearched)
    return Preference(reason, as_good)


def _asked_about(view: View, chosen: Candidate, others: Sequence[Candidate]) -> Candidate | None:
    """Return the card with which a player would compare the chosen one.

    If a defender does not lead partner's suit, it is the best card of that suit. Otherwise, it is the best card that
    does something else than the chosen one, or else the best one.
    """
    suits = set()
    if view.auction is not None and not view.declares and not view.trick:
        suits = view.auction.suits_bid(view.seat.partner)
    if suits and chosen.card.suit not in suits:
        of_partner = [each for each in others if each.card.suit in suits]
        others = of_partner or others
    does = _does(view, chosen.card)
    return next((each for each in others if _does(view, each.card) != does), others[0] if others else None)


def _does(view: View, card: Card) -> tuple[Suit, str, bool]:
    """Return what a card does, as far as players tell cards apart."""
    return card.suit, role_of(view, card).kind, card.rank >= Rank.TEN


def _favours_rival(reason: Reason) -> bool:
    """Whether the values that a reason names are better for the rival by more than their rounding."""
    value, rival_value = reason.estimates or (reason.value, reason.rival_value)
    fewer_is_better = reason.measure == "tricks" and not reason.view.declares
    return (value - rival_value if fewer_is_better else rival_value - value) > LEAST_DIFFERENCE


def _differs(one: Candidate, other: Candidate, solved: SolvedLayouts) -> bool:
    """Whether the results of two cards differ visibly on average, or in more than a few layouts."""
    unequal = solved.tricks[:, one.card.index] != solved.tricks[:, other.card.index]
    return (
        abs(one.tricks - other.tricks) >= _VISIBLE
        or abs(one.make - other.make) >= _VISIBLE
        or float(solved.weights @ unequal) > RARELY
    )


def prefers(decision: Decision, other: Card, view: View, solved: SolvedLayouts | None, objective: Objective) -> bool:
    """Return whether a player prefers its card to another one by more than the noise of its own values.

    The noise is twice the standard error of the difference over the player's layouts (``solved``; none if it keeps
    none), and at least a small margin, because the weights of the layouts are estimates too.
    """
    values = {each.card: each for each in decision.candidates}
    if decision.card not in values or other not in values:
        return not decision.candidates
    margin = (values[decision.card].score - values[other].score) * (1 if view.declares else -1)
    noise = _LEAST_MARGIN[objective.aim]
    if solved is not None:
        payoffs = objective.payoffs
        one, two = (payoffs[declarer_tricks(view, solved, card)] for card in (decision.card, other))
        spread = one - two - float(solved.weights @ (one - two))
        noise = max(noise, _STANDARD_ERRORS * float(np.sqrt(solved.weights**2 @ spread**2)))
    return bool(margin > noise)
