"""The points of the 3NT challenge: 10 for a made contract and 1 per overtrick, or -1 per trick short.

In 3NT, 10 tricks score 11 points, and 8 tricks -1. Players are compared in sets of ten deals.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from agent.rules.contract import Contract
from experiments.competitions.match.settings import Scoring
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.statistics.interval import Interval, mean_interval
from experiments.statistics.priors import Spread

CHALLENGE: Literal["challenge"] = "challenge"
LeagueScoring = Scoring | Literal["challenge"]

IN_A_SET = 10
_MADE = 10
SPREAD = Spread(usual=4.5, most=_MADE + 13.0)
"""The spread of the difference between two declarers' points on a deal.

Most differences are 0. If only one declarer goes down, the difference is at least 11.
"""
_SET_SPREAD = 20.0
"""Prior standard deviation of a player's points in a set of ten."""


def challenge_points(contract: Contract, tricks: int) -> int:
    """Return the points of a declarer who took this number of tricks."""
    over = tricks - contract.tricks_needed
    return over + (_MADE if over >= 0 else 0)


@dataclass(frozen=True, slots=True)
class SetResults:
    """A player's results in complete sets of ten deals; each set is played against one defender."""

    player: str
    sets: int
    """The number of sets; the same ten deals against two defenders count as two sets."""
    points: Interval
    """The mean points per set; sets with the same deals are averaged first, and count as one observation."""
    by_defender: Mapping[str, float]
    """Points per set against each defender."""
    won: int
    """The number of sets with more points than the reference player took."""
    tied: int
    lost: int


Set = tuple[str, int]
"""A set of ten: the source of the deals, and the number of the set, from 0."""


def set_results(
    players: Sequence[str],
    defenders: Sequence[str],
    reference: str,
    deals: Mapping[tuple[str, int], StoredDeal],
    boards: Sequence[PlayedBoard],
) -> list[SetResults]:
    """Return each player's results in sets of ten: deals 1 to 10 of a source, 11 to 20, and so on.

    A set counts if the player has played all ten boards against one defender. It is won, tied or lost only if the
    player ``reference`` has played these boards too.
    """
    totals = _totals(deals, boards)
    results = (_of_player(player, defenders, reference, totals) for player in players)
    return [result for result in results if result is not None]


_Totals = Mapping[tuple[str, str], Mapping[Set, int]]
"""The points in complete sets, by player and defender and then by set."""


def _of_player(player: str, defenders: Sequence[str], reference: str, totals: _Totals) -> SetResults | None:
    own = {defender: totals.get((player, defender), {}) for defender in defenders}
    by_set: dict[Set, list[int]] = defaultdict(list)
    gains: list[int] = []
    for defender, of_defender in own.items():
        others = totals.get((reference, defender), {})
        for place, points in of_defender.items():
            by_set[place].append(points)
            gains += [points - others[place]] if place in others else []
    if not by_set:
        return None
    return SetResults(
        player=player,
        sets=sum(map(len, by_set.values())),
        points=mean_interval([sum(each) / len(each) for each in by_set.values()], _SET_SPREAD),
        by_defender={name: sum(each.values()) / len(each) for name, each in own.items() if each},
        won=sum(gain > 0 for gain in gains),
        tied=sum(gain == 0 for gain in gains),
        lost=sum(gain < 0 for gain in gains),
    )


def _totals(deals: Mapping[tuple[str, int], StoredDeal], boards: Sequence[PlayedBoard]) -> _Totals:
    found: dict[tuple[str, str], dict[Set, list[int]]] = defaultdict(lambda: defaultdict(list))
    for board in boards:
        points = challenge_points(deals[board.source, board.number].played_contract, board.tricks)
        found[board.player, board.defender][board.source, board.number // IN_A_SET].append(points)
    return {
        key: {place: sum(points) for place, points in sets.items() if len(points) == IN_A_SET}
        for key, sets in found.items()
    }
