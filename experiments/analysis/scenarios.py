"""Single decisions with exact odds: problems of card play, and how often players solve them.

The files ``experiments/data/scenarios/*.toml`` have the problems, a theme each, and ``odds.json`` beside them the odds
of every card, which `experiments.fitting.scenario_odds` computes.
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
from experiments.analysis.advise import PlayQuestion, question_of_ending, view_of
from experiments.statistics.interval import Interval, mean_interval, share_interval

ODDS = "odds.json"
_EQUAL = 0.005
"""Chances that differ by no more are of cards that are as good."""
_USUAL_LOSS = 0.2


@dataclass(frozen=True, slots=True)
class Odds:
    """The chances of a card to take the tricks that are needed, all layouts alike at the beginning."""

    equal: float
    """Against defenders who play any card that loses nothing double dummy, each as likely."""
    worst: float
    """Against defenders who see all cards and know the plan."""
    is_bound: bool
    """Whether the last is no more than a bound from above, since the search did not get to the end."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """An ending in which one side has a problem."""

    name: str
    theme: str
    about: str
    """What its theme is about."""
    deal: str
    """The declarer's and dummy's hands, ``-`` for those that are hidden."""
    unseen: str
    trump: Strain
    leader: Seat
    plays: tuple[Card, ...]
    """What was played since."""
    needed: int
    """Tricks from the beginning of the ending."""
    layouts: int
    odds: Mapping[Card, Odds]
    """Of every card that may be played, those that touch alike."""

    @property
    def family(self) -> str:
        """What the names of its theme have in common."""
        return self.name.rpartition("-")[0]

    @property
    def question(self) -> PlayQuestion:
        """What a player is asked."""
        asked = question_of_ending(
            self.deal, self.unseen, self.trump, self.leader, None, self.needed, Vulnerability.NONE, self.plays
        )
        return replace(asked, scored=True)

    @property
    def seen(self) -> dict[Seat, int]:
        """The hands that are seen, at the beginning of the ending, masks."""
        position = self.question.position
        return {seat: position.deal.hands[seat] for seat in Seat if seat.same_side(position.to_play)}

    @property
    def hidden(self) -> int:
        """The cards of the others then, a mask."""
        position = self.question.position
        return sum(position.deal.hands[seat] for seat in Seat if not seat.same_side(position.to_play))

    @property
    def best(self) -> float:
        """The best chance there is."""
        return max(each.equal for each in self.odds.values())

    @property
    def accepted(self) -> tuple[Card, ...]:
        """The cards that solve it: no other is better against equal defenders by more than half a per cent."""
        return tuple(card for card, each in self.odds.items() if each.equal >= self.best - _EQUAL)


@cache
def scenarios() -> tuple[Scenario, ...]:
    """All that come with the program, theme by theme."""
    odds = json.loads((folder() / ODDS).read_text(encoding="utf-8"))
    return tuple(replace(each, **_odds(odds[each.name])) for each in problems())


def problems() -> list[Scenario]:
    """The same as they are written, without odds."""
    texts = sorted((each for each in folder().iterdir() if each.name.endswith(".toml")), key=lambda each: each.name)
    return [each for text in texts for each in _read(text.read_text(encoding="utf-8"))]


def folder() -> Traversable:
    """Where they are."""
    return files("experiments") / "data" / "scenarios"


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
    """What a player did with a problem."""

    scenario: Scenario
    card: Card
    lost: float
    """How much less its card makes than the best, a share."""
    seconds: float

    @property
    def solved(self) -> bool:
        """Whether it is one of the cards that are accepted."""
        return self.card in self.scenario.accepted


def player_for_problems(text: str) -> PlayerSpec:
    """Read a declarer who plays to make the contract.

    :raises PlayerError: as `parse_player`, or if its aim is not to make the contract.
    """
    player = parse_player(text, Role.DECLARER)
    if "aim" in player.given and getattr(player.settings, "aim", "make") != "make":
        raise PlayerError(f"{text}: problems are played to make the contract, aim=make")
    return player


def attempt(scenario: Scenario, player: PlayerSpec, seed: int) -> Attempt:
    """Ask a player, who is to make the contract; the same seed asks the same.

    :raises PlayerError: if it fails.
    """
    if "aim" in player.settings.options():
        player = player.replace(aim="make")
    asked = player.make(np.random.SeedSequence(seed))
    question = scenario.question
    decision = decide(asked, view_of(question), question.position)
    return Attempt(scenario, decision.card, scenario.best - scenario.odds[decision.card].equal, decision.seconds)


@dataclass(frozen=True, slots=True)
class ScenarioResult:
    """What a player did with some problems."""

    solved: Interval
    """The share that it solved."""
    lost: Interval
    """The chance that it gave away, a problem."""
    seconds: float
    """CPU seconds a problem."""


def result(attempts: Sequence[Attempt]) -> ScenarioResult:
    """Add up attempts; seconds are those measured."""
    return ScenarioResult(
        solved=share_interval([[each.solved for each in attempts]], [1.0]),
        lost=mean_interval([each.lost for each in attempts], _USUAL_LOSS),
        seconds=sum(each.seconds for each in attempts) / len(attempts),
    )
