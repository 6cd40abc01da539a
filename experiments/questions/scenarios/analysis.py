"""Card-play problems, and how often players solve them: endings with exact odds.

The files ``problems/*.toml`` contain the endings, one theme per file. ``odds.json`` in the same folder has the odds of
every card, which `experiments.fitting.scenario_odds` computes.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import numpy as np

from agent.errors import PlayerError
from agent.registry import PlayerSpec, Role, parse_player
from agent.rules.contract import Vulnerability
from agent.table import decide
from ddsolver.cards import Card, Seat, Strain, parse_cards
from experiments.questions.play_question import PlayQuestion, question_of_ending
from experiments.statistics.interval import Interval, mean_interval, share_interval

ODDS = "odds.json"
_EQUAL = 0.005
"""Cards whose chances differ by no more than this are equally good."""
_USUAL_LOSS = 0.2


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of taking the needed tricks if a certain card is played.

    At the start of the ending, all layouts count as equally likely.
    """

    equal: float
    """The chance against defenders who choose at random among the cards that lose nothing double dummy."""
    worst: float
    """The chance against defenders who see all cards and know declarer's plan."""
    is_bound: bool
    """Whether ``worst`` is only an upper bound, because the search was not finished."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """An ending in which one side has a problem."""

    name: str
    theme: str
    about: str
    """A description of the theme."""
    deal: str
    """The hands of declarer and dummy, and ``-`` for the hidden hands."""
    unseen: str
    trump: Strain
    leader: Seat
    plays: tuple[Card, ...]
    """The cards played since the start of the ending."""
    needed: int
    """The tricks needed from the start of the ending."""
    layouts: int
    odds: Mapping[Card, Odds]
    """The odds of every legal card; equivalent (touching) cards have the same odds."""

    @property
    def family(self) -> str:
        """The name without its number, such as ``finesse``; all problems of a theme share it."""
        return self.name.rpartition("-")[0]

    @property
    def question(self) -> PlayQuestion:
        """The problem as a question to a player."""
        asked = question_of_ending(
            self.deal, self.unseen, self.trump, self.leader, None, self.needed, Vulnerability.NONE, self.plays
        )
        return replace(asked, scored=True)

    @property
    def seen(self) -> dict[Seat, int]:
        """The known hands at the start of the ending, by seat, as masks."""
        position = self.question.position
        return {seat: position.deal.hands[seat] for seat in Seat if seat.same_side(position.to_play)}

    @property
    def hidden(self) -> int:
        """The cards of the hidden hands at the start of the ending, as a mask."""
        position = self.question.position
        return sum(position.deal.hands[seat] for seat in Seat if not seat.same_side(position.to_play))

    @property
    def best(self) -> float:
        """The chance of the best card."""
        return max(each.equal for each in self.odds.values())

    @property
    def accepted(self) -> tuple[Card, ...]:
        """The cards that solve the problem: their ``Odds.equal`` is within 0.5 percentage points of the best."""
        return tuple(card for card, each in self.odds.items() if each.equal >= self.best - _EQUAL)


@cache
def scenarios() -> tuple[Scenario, ...]:
    """Return all problems with their odds, theme by theme."""
    odds = json.loads((folder() / ODDS).read_text(encoding="utf-8"))
    return tuple(replace(each, **_odds(odds[each.name])) for each in problems())


def problems() -> list[Scenario]:
    """Return all problems without their odds."""
    texts = sorted((each for each in folder().iterdir() if each.name.endswith(".toml")), key=lambda each: each.name)
    return [each for text in texts for each in _read(text.read_text(encoding="utf-8"))]


def folder() -> Traversable:
    """Return the folder of the problem files."""
    return files("experiments.questions.scenarios") / "problems"


def _read(text: str) -> list[Scenario]:
    read = tomllib.loads(text)
    return [
        Scenario(
            name=values["name"],
            theme=read["theme"],
            about=read["about"],
            deal=values["deal"],
            unseen=values["unseen"],
            trump=Strain.parse(values["trump"]),
            leader=Seat.parse(values["leader"]),
            plays=tuple(parse_cards(values.get("plays", ""))),
            needed=values["needed"],
            layouts=0,
            odds={},
        )
        for values in read["problem"]
    ]


def _odds(values: Mapping[str, Any]) -> dict[str, Any]:
    cards = {Card.parse(card): Odds(**each) for card, each in values["cards"].items()}
    return {"layouts": values["layouts"], "odds": cards}


@dataclass(frozen=True, slots=True)
class Attempt:
    """A player's answer to a problem."""

    problem: Scenario
    card: Card
    lost: float
    """The chance of the best card minus the chance of the player's card."""
    seconds: float

    @property
    def solved(self) -> bool:
        """Whether the player chose a card that counts as a solution."""
        return self.card in self.problem.accepted


def player_for_endings(text: str) -> PlayerSpec:
    """Parse a player for the endings: a declarer whose aim is to make the contract.

    :raises PlayerError: as `parse_player`, or if ``aim`` is not ``make``.
    """
    player = parse_player(text, Role.DECLARER)
    if "aim" in player.given and player.settings.value("aim") != "make":
        raise PlayerError(f"{text}: the endings are always played with aim=make; leave the option aim out")
    return player


def attempt(problem: Scenario, player: PlayerSpec, seed: int) -> Attempt:
    """Ask a player to solve a problem; the same seed gives the same answer.

    :raises PlayerError: if the player fails.
    """
    if "aim" in player.settings.options():
        player = player.replace(aim="make")
    asked = player.make(np.random.SeedSequence(seed))
    question = problem.question
    decision = decide(asked, question.view, question.position)
    return Attempt(problem, decision.card, problem.best - problem.odds[decision.card].equal, decision.seconds)


@dataclass(frozen=True, slots=True)
class Result:
    """A player's result on several problems."""

    solved: Interval
    """The share of problems solved."""
    lost: Interval
    """The mean chance given away per problem."""
    seconds: float
    """CPU seconds per problem."""


def result(attempts: Sequence[Attempt]) -> Result:
    """Return the share of problems solved and the mean chance lost, with intervals."""
    return Result(
        solved=share_interval([[each.solved for each in attempts]], [1.0]),
        lost=mean_interval([each.lost for each in attempts], _USUAL_LOSS),
        seconds=sum(each.seconds for each in attempts) / len(attempts),
    )
