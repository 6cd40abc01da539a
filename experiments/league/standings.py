"""What a league has shown so far: who wins how much from whom, at what cost, and how sure that is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Any

import numpy as np

from experiments.match.settings import Scoring, compare, comparison_spread
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.statistics.interval import Interval, scatter, strata_interval
from experiments.statistics.simultaneous import Stratum, pairwise_intervals

if TYPE_CHECKING:
    import pandas as pd

TablePlace = tuple[str, int, str]
"""Where boards are compared: source and number of the deal, and the defender."""


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    """How one player did; means are over deals, those of each source with its weight."""

    name: str
    player: str
    over: Interval | None
    """What it wins a deal from the reference on the deals that both played; None of the reference itself.

    The intervals of all pairs hold together (`League.over_together`).
    """
    ranks: tuple[int, int]
    """Its best and its worst possible place: only who is ahead or behind by these intervals is taken to be."""
    made: float
    """Share of the boards, 0 to 1."""
    tricks_lost: float
    """Tricks fewer than double dummy, a board."""
    seconds: float
    """CPU seconds a board, both hands of its side."""
    boards: int


@dataclass(frozen=True)
class League:
    """Rows of several players on the same deals; any may be missing, and two players are compared where both played.

    ``names`` and ``defenders`` give what rows name a player its name in tables, ``weights`` how much the deals of each
    source count.
    """

    names: Mapping[str, str]
    defenders: Mapping[str, str]
    reference: str
    scoring: Scoring
    weights: Mapping[str, float]
    deals: Mapping[tuple[str, int], StoredDeal]
    boards: Sequence[PlayedBoard]
    _overs: dict[tuple[str, str, str | None], Interval] = field(init=False, default_factory=dict)
    """What `over` has answered: every table asks for the same again."""
    _together: dict[bool, dict[tuple[Any, ...], Interval]] = field(init=False, default_factory=dict)
    """What `over_together` has answered, by whether it was about one defender."""

    @cached_property
    def _spread(self) -> float:
        return comparison_spread(self.scoring, self.deals.values()).usual

    @cached_property
    def _at(self) -> dict[str, dict[TablePlace, PlayedBoard]]:
        """The boards of each player by where they were played."""
        found: dict[str, dict[TablePlace, PlayedBoard]] = {player: {} for player in self.names}
        for board in self.boards:
            if board.player in found and board.defender in self.defenders and board.source in self.weights:
                found[board.player][board.source, board.number, board.defender] = board
        return found

    @cached_property
    def programs(self) -> tuple[str, ...]:
        """The programs that played its boards; '' stands for those of before that was stored."""
        return tuple(sorted({board.program for boards in self._at.values() for board in boards.values()}))

    @property
    def played(self) -> int:
        """How many boards there are."""
        return sum(len(boards) for boards in self._at.values())

    @property
    def compared(self) -> int:
        """How many deals somebody has played."""
        return len({table[:2] for boards in self._at.values() for table in boards})

    def differences(self, first: str, second: str, defender: str | None = None) -> dict[str, list[float]]:
        """What one player won from another on each deal, by source; of a deal, the mean over all defenders or one.

        Deals count that both have played against all of them.
        """
        found = self._by_deal(first, second, defender)
        return {source: [*values.values()] for source, values in found.items()}

    def _by_deal(self, first: str, second: str, defender: str | None) -> dict[str, dict[Hashable, float]]:
        """The `differences` with the number of each deal."""
        one, other = self._at[first], self._at[second]
        against = [defender] if defender else list(self.defenders)
        found: dict[str, dict[Hashable, float]] = defaultdict(dict)
        for source, number in self.deals:
            tables = [(source, number, each) for each in against]
            if all(table in one and table in other for table in tables):
                won = [compare(one[table].score - other[table].score, self.scoring) for table in tables]
                found[source][source, number] = sum(won) / len(won)
        return found

    def over(self, first: str, second: str, defender: str | None = None) -> Interval:
        """What one player wins a deal from another: the sources that both have played, by their weights."""
        asked = first, second, defender
        if asked not in self._overs:
            found = self.differences(first, second, defender)
            spreads = [self._spread] * len(found)
            self._overs[asked] = strata_interval(list(found.values()), self._shares(found), spreads)
        return self._overs[asked]

    def over_together(self, first: str, second: str, defender: str | None = None) -> Interval:
        """What one player wins a deal from another, with an interval that holds together with all others of its kind.

        Of a kind are the comparisons of all pairs over all defenders, and those of all pairs by single defender.
        """
        kind = defender is not None
        if kind not in self._together:
            players = [player for player in self.names if self._at[player]]
            self._together[kind] = pairwise_intervals(
                {
                    (one, other, against): self._strata(one, other, against)
                    for one, other in combinations(players, 2)
                    for against in (self.defenders if kind else (None,))
                }
            )
        together = self._together[kind].get((first, second, defender))
        return together or self.over(first, second, defender)

    def _strata(self, first: str, second: str, defender: str | None) -> list[Stratum]:
        """What one player won from another, by source."""
        by_source = self._by_deal(first, second, defender)
        shares = self._shares(by_source)
        return [Stratum(values, share, self._spread) for values, share in zip(by_source.values(), shares, strict=True)]

    def _shares(self, sources: Iterable[str]) -> list[float]:
        weights = [self.weights[source] for source in sources]
        return [weight / sum(weights) for weight in weights]

    def standings(self) -> list[LeagueStanding]:
        """One of each player that has played, the best against the reference first."""
        players = [player for player in self.names if self._at[player]]
        found = [self._standing(player, players) for player in players]
        return sorted(found, key=lambda each: -each.over.mean if each.over else 0.0)

    def _standing(self, player: str, players: Sequence[str]) -> LeagueStanding:
        rivals = [self.over_together(other, player) for other in players if other != player]
        ahead = sum(each.low is not None and each.low > 0 for each in rivals)
        behind = sum(each.high is not None and each.high < 0 for each in rivals)
        return LeagueStanding(
            name=self.names[player],
            player=player,
            over=None if player == self.reference else self.over_together(player, self.reference),
            ranks=(1 + ahead, len(players) - behind),
            made=self._mean(player, lambda deal, board: board.tricks >= deal.played_contract.tricks_needed),
            tricks_lost=self._mean(player, lambda deal, board: deal.double_dummy - board.tricks),
            seconds=self._mean(player, lambda _, board: board.seconds),
            boards=len(self._at[player]),
        )

    def _mean(self, player: str, value: Callable[[StoredDeal, PlayedBoard], float]) -> float:
        """The mean of something over a player's boards, sources by their weight."""
        found: dict[str, list[float]] = defaultdict(list)
        for (source, number, _), board in self._at[player].items():
            found[source].append(value(self.deals[source, number], board))
        means = [sum(values) / len(values) for values in found.values()]
        return sum(share * mean for share, mean in zip(self._shares(found), means, strict=True))

    def worth_another(self, source: str, deals: int) -> float:
        """How much a source's next deal narrows what is known of all players, a CPU second, if it has had ``deals``.

        It is the drop in variance of the weighted mean, averaged over the comparisons with the reference.
        """
        return self._variance_a_second[source] / (deals * (deals + 1))

    @cached_property
    def _variance_a_second(self) -> dict[str, float]:
        """Of each source, the variance of a deal's part in the weighted mean by the CPU seconds that a board takes."""
        others = [player for player in self.names if player != self.reference]
        won = [self.differences(player, self.reference) for player in others]
        seconds: dict[str, list[float]] = defaultdict(list)
        for boards in self._at.values():
            for (source, _, _), board in boards.items():
                seconds[source].append(board.seconds + board.defender_seconds)
        found = {}
        for source, weight in self.weights.items():
            known = [np.array(each[source]) for each in won if source in each]
            unknown = len(won) - len(known)
            scatters = [scatter(values, self._spread) for values in known] + [self._spread**2] * unknown
            variance = sum(scatters) / len(scatters) if scatters else self._spread**2
            cost = sum(seconds[source]) / len(seconds[source]) if source in seconds else 1.0
            found[source] = weight**2 * variance / max(cost, 1e-6)
        return found

    def to_frame(self) -> pd.DataFrame:
        """Every board in a row, as `experiments.runs.frames.frame_of`, with the players' names."""
        from experiments.runs.frames import frame_of

        frame = frame_of(self.deals, [board for boards in self._at.values() for board in boards.values()])
        frame.insert(0, "name", frame["player"].map(dict(self.names)))
        return frame
