"""The players of a match and the scoring that compares them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from agent.players.objective import AIMS, Aim, Scoring
from agent.registry import Defence, PlayerSpec, Role, parse_player
from agent.rules.contract import Contract, Vulnerability
from agent.rules.imps import imps
from experiments.runs.auction_sets import auction_key
from experiments.runs.contract_sets import CONTRACTS, spawn_key
from experiments.runs.rows import FILE, PEOPLE, RANDOM, StoredDeal
from experiments.runs.tasks import Task
from experiments.statistics.priors import IMPS, MATCHPOINTS, Spread, imp_spread, score_spread, together


@dataclass(frozen=True, slots=True)
class MatchSettings:
    """The declarers and defences of a match, its seed and its scoring."""

    declarers: tuple[PlayerSpec, ...]
    defences: tuple[Defence, ...]
    seed: int
    scoring: Scoring = "imps"
    aim: Aim | None = None
    """In place of what the scoring counts (`AIMS`): what players maximise who have no aim of their own."""
    keep_decisions: bool = False
    """Whether the players' decisions are stored."""
    against_people: bool = False
    """Whether people's results are compared too; people then count as the last declarer."""

    def tasks(self, deals: Iterable[StoredDeal]) -> list[Task]:
        """Return a task for every deal at every table, ordered by deal."""
        declarers = [declarer.aiming(self.scored) for declarer in self.declarers]
        defences = [defence.aiming(self.scored) for defence in self.defences]
        return [
            Task(deal, declarer, defence, self.seed, luck_of(deal), self.keep_decisions)
            for deal in deals
            if deal.contract is not None
            for defence in defences
            for declarer in declarers
        ]

    @classmethod
    def parse(cls, declarers: Iterable[str], defenders: Iterable[str], seed: int, **options: Any) -> MatchSettings:
        """Return the settings for players in command-line notation.

        :raises PlayerError: as `parse_player`.
        """
        playing = tuple(parse_player(declarer, Role.DECLARER) for declarer in declarers)
        return cls(playing, tuple(Defence.parse(defender) for defender in defenders), seed, **options)

    @property
    def scored(self) -> Aim:
        """What players maximise who have no aim of their own."""
        return self.aim or AIMS[self.scoring]

    @property
    def players(self) -> tuple[str, ...]:
        """The keys of the declarers; people come last."""
        return (*(declarer.key for declarer in self.declarers), *([PEOPLE] if self.against_people else []))

    @property
    def opponents(self) -> tuple[str, ...]:
        """The keys of the defences."""
        return tuple(defence.key for defence in self.defences)


def luck_of(deal: StoredDeal) -> tuple[int, ...]:
    """Return the spawn key of the players' random numbers on a deal."""
    # On deals of a contract set, a match uses the same random numbers as a run of `declarer reproduce`.
    if deal.source in (FILE, RANDOM):
        return (deal.number,)
    key = spawn_key if deal.source in CONTRACTS else auction_key
    return key(deal.source, deal.number)


def compare(difference: int, scoring: Scoring) -> float:
    """Convert a difference in points to IMPs, points or matchpoints (-50, 0 or 50 % of a top)."""
    if scoring == "imps":
        return imps(difference)
    if scoring == "points":
        return difference
    return 50.0 * ((difference > 0) - (difference < 0))


def comparison_spread(scoring: Scoring, deals: Iterable[StoredDeal]) -> Spread:
    """Return the prior spread of what `compare` returns on these deals; it follows their contracts."""
    if scoring == "matchpoints":
        return MATCHPOINTS
    kinds = [(deal.contract, deal.vulnerability) for deal in deals if deal.contract is not None]
    of_contract = cache(imp_spread if scoring == "imps" else score_spread)
    return together(of_contract(*kind) for kind in kinds or [(Contract.parse("3NTS"), Vulnerability.NONE)])


def stake_spread(scoring: Scoring, deals: Iterable[StoredDeal]) -> Spread:
    """Return the spread with which a sequential test sets its first stakes.

    The test is valid whatever the spread is. In IMPs it is the same for all deals, so that a match ends where it ended
    in earlier versions.
    """
    return IMPS if scoring == "imps" else comparison_spread(scoring, deals)
