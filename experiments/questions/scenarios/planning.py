"""Problems of planning the play: turns early in the play at which the declarer needs a plan.

The file ``problems/planning.json`` has the problems and their proofs: every card was played out on the same lines of
play, against two kinds of defenders (``results/planning``).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from agent.rules.constraints import Constraints, parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Seat, parse_cards
from ddsolver.deal import hand_from_pbn
from experiments.boards.board import Board
from experiments.questions.play_question import PlayQuestion, question_of_seen_hands
from experiments.questions.scenarios.analysis import folder

FILE = "planning.json"
KINDS = {
    "hold-up": "Refuse a trick until the hand that may win the lead has no card of the suit left.",
    "avoidance": "Lose the trick that must be lost to the hand that cannot hurt.",
    "Bath coup": "Refuse the king with ace and jack: if the suit is continued, both take tricks.",
    "which finesse first": "Take first the finesse after which the other is still to be had.",
    "entries": "Keep the card that leads to the long suit, or clear its way.",
    "ducking": "Lose a trick of the long suit while its ace is still there to reach it.",
    "ruff before trumps": "Ruff losers while dummy still has trumps.",
    "elimination": "Take away the defenders' safe exits, then give them the lead.",
    "trump control": "Refuse a ruff that would leave too few trumps.",
    "counting losers": "Discard a loser before the defenders have the lead.",
}
"""What each kind of problem asks for."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How often the contract was made after a card, on lines of play against two kinds of defenders.

    The declarer of these lines follows double-dummy means after the card, so a better player makes more.
    """

    arbitrary: float
    """Against defenders who play a random card of those that lose nothing double dummy."""
    careful: float
    """Against defenders who continue the suit led, and play low, among these cards."""

    @property
    def equal(self) -> float:
        """The mean of both."""
        return (self.arbitrary + self.careful) / 2


@dataclass(frozen=True, slots=True)
class PlanningProblem:
    """A turn at which the declarer needs a plan."""

    name: str
    kind: str
    north: int
    south: int
    """The hands of dummy and declarer, as masks."""
    contract: Contract
    known: str
    """What is known of the hidden hands, as in ``W:S=5``; empty if nothing is."""
    plays: tuple[Card, ...]
    odds: Mapping[Card, Chances]
    """How often the contract was made, by card; one card stands for touching ones."""
    accepted: tuple[Card, ...]
    """The cards that solve the problem."""
    seen: bool
    """Whether the best card double dummy solves it, whatever the tie rule."""

    @property
    def aim(self) -> None:
        """Players play for what their own options say."""

    @property
    def theme(self) -> str:
        """The kind of the problem, as a heading."""
        return self.kind[0].upper() + self.kind[1:]

    @property
    def about(self) -> str:
        """What its kind asks for."""
        return KINDS[self.kind]

    @property
    def family(self) -> str:
        """The name without its number; all problems of a kind share it."""
        return self.name.rpartition("-")[0]

    @property
    def constraints(self) -> Constraints:
        """What is known of the hidden hands."""
        return parse_constraints(self.known)

    @property
    def question(self) -> PlayQuestion:
        """The problem as a question to a player."""
        board = Board(
            name=self.name,
            hands=(self.north, None, self.south, None),
            dealer=Seat.SOUTH,
            vulnerability=Vulnerability.NONE,
            constraints=self.constraints,
            contract=self.contract,
            plays=self.plays,
        )
        return question_of_seen_hands(board, None)

    @property
    def best(self) -> float:
        """The chance of the best card."""
        return max(each.equal for each in self.odds.values())

    def chances(self, card: Card) -> Chances:
        """Return the chances of a card, which may touch the one that stands for it."""
        if card in self.odds:
            return self.odds[card]
        (run,) = (run for run in self.question.view.runs() if card in run)
        return next(self.odds[each] for each in run if each in self.odds)


@cache
def planning_problems() -> tuple[PlanningProblem, ...]:
    """Return all problems, kind by kind."""
    read = json.loads((folder() / FILE).read_text(encoding="utf-8"))
    found: list[PlanningProblem] = []
    for kind in KINDS:
        own = [each for each in read if each["kind"] == kind]
        found += [_problem(f"{kind.lower().replace(' ', '-')}-{number}", each) for number, each in enumerate(own, 1)]
    return tuple(found)


def _problem(name: str, values: Mapping[str, Any]) -> PlanningProblem:
    north, south = (hand_from_pbn(hand) for hand in values["deal"].removeprefix("N:").split()[::2])
    right = tuple(parse_cards(" ".join(values["right"])))
    return PlanningProblem(
        name=name,
        kind=values["kind"],
        north=north,
        south=south,
        contract=Contract.parse(values["contract"]),
        known=values["constraint"],
        plays=tuple(parse_cards(values["plays"])),
        odds={Card.parse(card): Chances(*each) for card, each in values["makes"].items()},
        accepted=right,
        seen={Card.parse(card) for card in values["double_dummy"]} <= set(right),
    )
