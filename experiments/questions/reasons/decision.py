"""The reason for a player's decision: why it prefers its card to the next best one that differs."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from agent.knowledge.belief import Belief
from agent.knowledge.view import View
from agent.player import AnyPlayer, Candidate, Decision
from agent.players.joint_search.player import JointSearch
from ddsolver.cards import Card
from experiments.questions.reasons.analysis import Reason, SolvedLayouts, compare_cards, solve_belief

_VISIBLE = 0.02
"""The smallest difference in mean tricks, or in the chance of the contract, that is worth explaining."""
RARELY = 0.05
"""Two cards are equally good if their means hardly differ and their tricks differ in at most this share of layouts."""


class Preference(NamedTuple):
    """Why a player prefers its card."""

    reason: Reason | None
    """The reason; None if all other cards are about as good."""
    as_good: tuple[Card, ...]
    """The other cards whose results hardly differ from those of the chosen card."""


def explain_decision(
    decision: Decision, view: View, belief: Belief, asked: AnyPlayer, *, scored: bool = True
) -> Preference:
    """Return why a player prefers its card, from the layouts of its belief; the decision needs two candidates.

    If ``scored`` is false, only tricks count.
    """
    solved = solve_belief(view, belief)
    chosen, *others = decision.candidates
    as_good = tuple(each.card for each in others if not _differs(chosen, each, solved))
    rival = next((each for each in others if each.card not in as_good), None)
    if rival is None:
        return Preference(None, as_good)
    estimates = (chosen, rival) if isinstance(asked, JointSearch) and not (chosen.bound or rival.bound) else None
    reason = compare_cards(view, solved, decision.card, rival.card, scored=scored, estimates=estimates)
    if isinstance(asked, JointSearch):
        reason = replace(reason, unsearched=asked.last_unsearched)
    return Preference(reason, as_good)


def _differs(one: Candidate, other: Candidate, solved: SolvedLayouts) -> bool:
    """Whether the results of two cards differ visibly on average, or in more than a few layouts."""
    unequal = solved.tricks[:, one.card.index] != solved.tricks[:, other.card.index]
    return (
        abs(one.tricks - other.tricks) >= _VISIBLE
        or abs(one.make - other.make) >= _VISIBLE
        or float(solved.weights @ unequal) > RARELY
    )
