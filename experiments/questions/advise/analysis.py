"""Asks a player for one decision, and finds the reason for it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape

import numpy as np

from agent.errors import PlayerError
from agent.knowledge.belief import Belief
from agent.knowledge.view import View
from agent.player import AnyPlayer, Decision, PerfectPlayer
from agent.players.joint_search.payoff import JointSearch
from agent.players.objective import Aim
from agent.registry import PlayerSpec, Role, parse_player
from agent.table import ask, decide
from ddsolver.cards import Card
from ddsolver.errors import InputError, whole_number
from experiments.questions.explain.analysis import sample_belief
from experiments.questions.play_question import PlayQuestion, view_of
from experiments.questions.reasons.analysis import Reason, belief_behind
from experiments.questions.reasons.decision import explain_decision
from experiments.questions.reasons.report import sentences

_OWN_LAYOUTS = 200
"""The number of layouts drawn to explain the decision of a player that does not keep its own layouts."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A player's decision, and why the player prefers its card to the next best one."""

    decision: Decision
    """The decision, with a score for every card."""
    reason: Reason | None
    """The reason; None if the player saw all hands or had no choice, or if all other cards are about as good."""
    as_good: tuple[Card, ...] = ()
    """The other cards whose results hardly differ from those of the chosen card."""

    def to_text(self) -> str:
        """Return the decision as text (`Decision.to_text`), and the reason in sentences."""
        return "\n".join([self.decision.to_text(), *self._sentences])

    def _repr_html_(self) -> str:
        reasons = "".join(f"<p>{escape(sentence)}</p>" for sentence in self._sentences)
        return f"{self.decision._repr_html_()}{reasons}"

    @property
    def _sentences(self) -> list[str]:
        return [] if self.reason is None else sentences(self.reason)


def advise(question: PlayQuestion, player: PlayerSpec | str, seed: int) -> Advice:
    """Return a player's decision and the reason for it. Without a contract, the player aims for tricks.

    ``player`` may be a text (`parse_player`), in the role of the question.

    :raises PlayerError: if there is no such player, or if the player sees all hands, but some are unknown.
    :raises PlayError: if the play is over, or the position does not fit the contract (`View.of`).
    :raises InputError: if the seed is not a whole number of at least 0.
    """
    if whole_number(seed, "seed", InputError) < 0:
        raise InputError(f"seed is {seed}: at least 0 is needed")
    if not isinstance(player, PlayerSpec):
        player = parse_player(player, question.role)
    decision, belief, asked = _asked(question, player, seed)
    shown = _from_here(decision, question, player)
    if len(decision.candidates) < 2 or isinstance(asked, PerfectPlayer):
        return Advice(shown, None)
    view = view_of(question)
    if belief is None:
        belief = sample_belief(view, _OWN_LAYOUTS, np.random.default_rng(seed))
    aim = aim_of(question, player) or "points"
    reason, as_good = explain_decision(decision, view, belief, asked, scored=question.scored, aim=aim)
    return Advice(shown, None if reason is None else replace(reason, ahead=question.ahead), as_good)


def aim_of(question: PlayQuestion, player: PlayerSpec) -> Aim | None:
    """Return what a player maximises: its aim, or tricks if there is no contract; None if it has no aim."""
    return player.aim if question.scored else "tricks"


def answer(question: PlayQuestion, player: PlayerSpec, seed: int) -> Decision:
    """Return a player's decision, with a score for every card. Without a contract, the player aims for tricks."""
    decision, _, _ = _asked(question, player, seed)
    return _from_here(decision, question, player)


def _from_here(decision: Decision, question: PlayQuestion, player: PlayerSpec) -> Decision:
    """Return a decision that counts only the tricks of an ending, without those won before (``question.ahead``)."""
    if not question.ahead:
        return decision
    from_here = [replace(each, tricks=each.tricks - question.ahead) for each in decision.candidates]
    if aim_of(question, player) == "tricks":
        from_here = [replace(each, score=each.tricks) for each in from_here]
    return replace(decision, candidates=tuple(from_here))


def _asked(question: PlayQuestion, player: PlayerSpec, seed: int) -> tuple[Decision, Belief | None, AnyPlayer]:
    """Return a player's decision, the layouts behind it (None if the player does not keep them), and the player."""
    if player.aim is not None:
        player = player.replace(aim=aim_of(question, player))
    asked = player.make(np.random.SeedSequence(seed))
    position, contract = question.position, question.contract
    if isinstance(asked, PerfectPlayer) and question.role is Role.DEFENDER:
        if question.hidden:
            unknown = " and ".join(seat.name.title() for seat in question.hidden)
            raise PlayerError(
                f"{player.name} needs all four hands, but those of {unknown} are hidden; ask another player"
            )
        decision = ask(asked, position, contract, question.vulnerability, question.auction, question.constraints)
        return decision, None, asked
    decision = decide(_ValuesEveryCard(asked) if isinstance(asked, JointSearch) else asked, view_of(question), position)
    return decision, belief_behind(asked), asked


@dataclass(frozen=True, slots=True)
class _ValuesEveryCard:
    """A joint-search player that scores every card, even those that cannot be best."""

    player: JointSearch

    def decide(self, view: View) -> Decision:
        """Choose a card, and score all of them."""
        return self.player.decide(view, every_card=True)
