"""Asks a player for one decision, and finds the reason for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from typing import Any

import numpy as np

from agent.errors import PlayerError
from agent.knowledge.view import View
from agent.player import AnyPlayer, Decision, PerfectPlayer
from agent.players.joint_search.payoff import JointSearch
from agent.players.objective import Aim
from agent.registry import PlayerSpec, Role, parse_player
from agent.table import ask, decide
from ddsolver.cards import Card
from experiments.errors import check_seed
from experiments.questions.explain.analysis import sample_belief
from experiments.questions.play_question import PlayQuestion
from experiments.questions.reasons.analysis import Reason, belief_behind
from experiments.questions.reasons.decision import explain_decision
from experiments.questions.reasons.report import sentences
from experiments.runs.records import decision_json

_OWN_LAYOUTS = 200
"""The number of layouts drawn to explain the decision of a player that does not keep its own layouts."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A player's decision, and why the player prefers its card to the next best one."""

    question: PlayQuestion
    decision: Decision
    """The decision, with a score for every card."""
    aim: Aim | None
    """What the player maximises; None if it has no aim."""
    reason: Reason | None = None
    """The reason; None if the player saw all hands or had no choice, or if all other cards are about as good."""
    as_good: tuple[Card, ...] = ()
    """The other cards whose results hardly differ from those of the chosen card."""
    player: str = ""
    """The name of the player, with its options."""

    def __repr__(self) -> str:
        return f"<Advice: {self.decision.card}, player={self.player}, layouts={self.decision.layouts}>"

    def to_text(self) -> str:
        """Return the decision as text (`Decision.to_text`), and the reason in sentences."""
        return "\n".join([self.decision.to_text(), *self.sentences])

    def to_json(self) -> dict[str, Any]:
        """Return the seat on turn, the player, the decision and the reasons as values for JSON."""
        who = {"seat": str(self.question.position.to_play), "player": self.player}
        return who | decision_json(self.decision) | {"aim": self.aim, "why": self.sentences}

    def _repr_html_(self) -> str:
        reasons = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.sentences)
        return f"{self.decision._repr_html_()}{reasons}"

    @property
    def sentences(self) -> list[str]:
        """The reason in up to three sentences."""
        return [] if self.reason is None else sentences(self.reason)


def advise(question: PlayQuestion, player: PlayerSpec | str, seed: int, *, explain: bool = True) -> Advice:
    """Return a player's decision and, with ``explain``, the reason for it. Without a contract, it aims for tricks.

    ``player`` may be a text (`parse_player`), in the role of the question.

    :raises PlayerError: if there is no such player, or if the player sees all hands, but some are unknown.
    :raises PlayError: if the play is over, or the position does not fit the contract (`View.of`).
    :raises InputError: if the seed is not a whole number of at least 0.
    """
    check_seed(seed)
    if not isinstance(player, PlayerSpec):
        player = parse_player(player, question.role)
    aim = aim_of(question, player)
    asked = (player if player.aim is None else player.replace(aim=aim)).make(np.random.SeedSequence(seed))
    if question.hidden and isinstance(asked, PerfectPlayer) and question.role is Role.DEFENDER:
        unknown = " and ".join(seat.name.title() for seat in question.hidden)
        raise PlayerError(f"{player.name} needs all four hands, but those of {unknown} are hidden; ask another player")
    return replace(advice_of(question, asked, aim, seed, explain=explain), player=player.key)


def advice_of(question: PlayQuestion, asked: AnyPlayer, aim: Aim | None, seed: int, *, explain: bool = True) -> Advice:
    """Return the advice of a player that is made already; the seed is for layouts if it does not keep its own.

    :raises PlayError: as `advise`.
    """
    position, contract, view = question.position, question.contract, question.view
    if isinstance(asked, PerfectPlayer) and question.role is Role.DEFENDER:
        decision = ask(asked, position, contract, question.vulnerability, question.auction, question.constraints)
    else:
        decision = decide(_ValuesEveryCard(asked) if isinstance(asked, JointSearch) else asked, view, position)
    shown = Advice(question, _from_here(decision, question.ahead, aim), aim)
    if not explain or len(decision.candidates) < 2 or isinstance(asked, PerfectPlayer):
        return shown
    belief = belief_behind(asked) or sample_belief(view, _OWN_LAYOUTS, np.random.default_rng(seed))
    found, as_good = explain_decision(decision, view, belief, asked, scored=question.scored, aim=aim or "points")
    return replace(shown, reason=None if found is None else replace(found, ahead=question.ahead), as_good=as_good)


def aim_of(question: PlayQuestion, player: PlayerSpec) -> Aim | None:
    """Return what a player maximises: its aim, or tricks if there is no contract; None if it has no aim."""
    return player.aim if question.scored else "tricks"


def _from_here(decision: Decision, ahead: int, aim: Aim | None) -> Decision:
    """Return a decision that counts only the tricks of an ending, without the ``ahead`` ones that were won before."""
    if not ahead:
        return decision
    from_here = [replace(each, tricks=each.tricks - ahead) for each in decision.candidates]
    if aim == "tricks":
        from_here = [replace(each, score=each.tricks) for each in from_here]
    return replace(decision, candidates=tuple(from_here))


@dataclass(frozen=True, slots=True)
class _ValuesEveryCard:
    """A joint-search player that scores every card, even those that cannot be best."""

    player: JointSearch

    def decide(self, view: View) -> Decision:
        """Choose a card, and score all of them."""
        return self.player.decide(view, every_card=True)
