"""Who plays a match, and how results are compared."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from agent.registry import Defence, PlayerSpec, Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from experiments.runs.contract_sets import spawn_key
from experiments.runs.rows import FILE, RANDOM, StoredDeal
from experiments.runs.tasks import Task
from experiments.statistics.priors import IMPS, MATCHPOINTS, Spread, score_spread, together

Scoring = Literal["imps", "matchpoints", "points"]


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """Who plays against whom, and how results are compared."""

    declarers: tuple[PlayerSpec, ...]
    defences: tuple[Defence, ...]
    seed: int
    scoring: Scoring = "imps"
    keep_decisions: bool = True
    """Whether what the players thought is stored."""

    def tasks(self, deals: Iterable[StoredDeal]) -> list[Task]:
        """Every deal at every table: all of a deal before the next."""
        return [
            Task(deal, declarer, defence, self.seed, luck_of(deal), self.keep_decisions)
            for deal in deals
            if deal.contract is not None
            for defence in self.defences
            for declarer in self.declarers
        ]

    @classmethod
    def parse(cls, declarers: Iterable[str], defenders: Iterable[str], seed: int, **options: Any) -> MatchSettings:
        """Read the players as the command line has them.

        :raises PlayerError: as `parse_player`.
        """
        playing = tuple(parse_player(each, Role.DECLARER) for each in declarers)
        return cls(playing, tuple(Defence.parse(each) for each in defenders), seed, **options)

    @property
    def players(self) -> tuple[str, ...]:
        """The keys of the declarers."""
        return tuple(declarer.key for declarer in self.declarers)

    @property
    def opponents(self) -> tuple[str, ...]:
        """The keys of the defences."""
        return tuple(defence.key for defence in self.defences)


def luck_of(deal: StoredDeal) -> tuple[int, ...]:
    """What tells the players' random numbers on a deal from those on others."""
    # The deals of a contract set meet the same luck in a match as in a run over the set.
    if deal.source in (FILE, RANDOM):
        return (deal.number,)
    return spawn_key(deal.source, deal.number)


def compare(difference: int, scoring: Scoring) -> float:
    """What a difference in points is worth: IMPs, the points, or 50 % of a matchpoint top with its sign."""
    if scoring == "imps":
        return imps(difference)
    if scoring == "points":
        return difference
    return 50.0 * ((difference > 0) - (difference < 0))


def comparison_spread(scoring: Scoring, deals: Iterable[StoredDeal]) -> Spread:
    """How far what `compare` gives on some deals lies from its mean."""
    if scoring == "imps":
        return IMPS
    if scoring == "matchpoints":
        return MATCHPOINTS
    kinds = [(deal.contract, deal.vulnerability) for deal in deals if deal.contract is not None]
    return together(score_spread(*kind) for kind in kinds or [(Contract.parse("3NTS"), Vulnerability.NONE)])
