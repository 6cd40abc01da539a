"""Results of tables and their sums; and contrasts: what one player gains over another on the same deals.

Every match, league, tuning and team match is computed from `Result`. Three kinds of runs keep something else, because
nobody plays cards in them or because they are about single cards: `declarer bid-match` has arrays of contracts, the
thesis's tables are frames of the same rows, and `declarer calibrate` has the costs of cards at every turn.

A deal is one observation. Its value is the mean over its tables, and over the boards of the same source with its cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Generic, Self, TypeVar

from agent.registry import Role
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.statistics.clusters import cluster_means
from experiments.statistics.interval import Interval, Spread, strata_interval
from experiments.statistics.simultaneous import Stratum, pairwise_intervals


@dataclass(frozen=True, slots=True)
class Result:
    """The result of a table: a deal with the table's contract, and how it was played; None if it was passed out."""

    deal: StoredDeal
    board: PlayedBoard | None

    @property
    def row(self) -> PlayedBoard:
        """The board; zeros and empty texts if the deal was passed out."""
        return self.board or _PASSED_OUT

    @property
    def north_south(self) -> int:
        """The points of North-South."""
        return self._of_north_south(self.row.score)

    @property
    def double_dummy_score(self) -> int:
        """The points of North-South if the contract was played double dummy."""
        return self._of_north_south(self.deal.score(self.deal.double_dummy))

    def _of_north_south(self, score: int) -> int:
        """Return the points of North-South, given those of the declarer's side."""
        contract = self.deal.contract
        return score if contract is None or contract.declarer.is_north_south else -score

    @property
    def is_made(self) -> bool:
        """Whether the declarer made the contract."""
        return self.board is not None and self.board.tricks >= self.deal.played_contract.tricks_needed

    @property
    def tricks_lost(self) -> int:
        """The declarer's double-dummy tricks minus the tricks taken."""
        return self.deal.double_dummy - self.row.tricks


_PASSED_OUT = PlayedBoard("", 0, "", "", 0, 0, 0.0, 0.0, "", "")


@dataclass(frozen=True, slots=True)
class Totals:
    """Sums over played boards, of the declarer's side; ``seconds`` and those below are means of a board."""

    played: int
    made: int
    points: int
    tricks_lost: int
    seconds: float
    """CPU seconds."""
    wall_seconds: float | None
    """Wall time; None if it was not measured on all boards."""
    counted_seconds: float | None
    """Counted work (`agent.knowledge.counted_work`); None if it is not known on all boards."""
    faults: int
    """The number of boards that ended early because the declarer's engine failed."""
    defender_faults: int
    """The number of boards that ended early because a defender's engine failed."""

    @classmethod
    def of(cls, results: Collection[Result]) -> Self:
        """Return the sums over results; passed-out deals do not count."""
        played = [(result, result.board) for result in results if result.board is not None]
        boards = [board for _, board in played]
        return cls(
            played=len(boards),
            made=sum(result.is_made for result, _ in played),
            points=sum(board.score for board in boards),
            tricks_lost=sum(result.tricks_lost for result, _ in played),
            seconds=sum(board.seconds for board in boards) / max(1, len(boards)),
            wall_seconds=_mean([board.wall_seconds for board in boards]),
            counted_seconds=_mean([board.counted_seconds for board in boards]),
            faults=sum(board.fault.startswith(Role.DECLARER) for board in boards),
            defender_faults=sum(board.fault.startswith(Role.DEFENDER) for board in boards),
        )


def _mean(values: list[float | None]) -> float | None:
    """Return the mean; None if there are no values, or some are unknown."""
    known = [value for value in values if value is not None]
    return sum(known) / len(known) if known and len(known) == len(values) else None


Who = TypeVar("Who", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Gains:
    """What one player gains over another on each deal, by the source of the deals and then by their cards."""

    by_source: Mapping[str, Mapping[Hashable, float]]

    @classmethod
    def of(cls, tables: Iterable[tuple[StoredDeal, float]]) -> Gains:
        """Return the gains at some tables, each given by its deal and the gain at it."""
        of_deal: dict[tuple[str, int], tuple[StoredDeal, list[float]]] = {}
        for deal, gain in tables:
            of_deal.setdefault((deal.source, deal.number), (deal, []))[1].append(gain)
        sources: dict[str, tuple[list[float], list[Hashable]]] = defaultdict(lambda: ([], []))
        for deal, gains in of_deal.values():
            means, cards = sources[deal.source]
            means.append(sum(gains) / len(gains))
            cards.append((deal.source, deal.cards))
        return cls({source: cluster_means(*own) for source, own in sources.items()})

    @property
    def values(self) -> dict[Hashable, float]:
        """The gains on the deals of all sources."""
        return {cards: gain for gains in self.by_source.values() for cards, gain in gains.items()}

    def stratum(self, spread: float) -> list[Stratum]:
        """Return all gains as one stratum: all deals count alike."""
        return [Stratum(self.values, 1.0, spread)]

    def strata(self, weights: Mapping[str, float], spreads: Mapping[str, Spread]) -> list[Stratum]:
        """Return a stratum for each source; ``weights`` and ``spreads`` are those of the sources."""
        total = sum(weights[source] for source in self.by_source)
        return [
            Stratum(gains, weights[source] / total, spreads[source].usual) for source, gains in self.by_source.items()
        ]

    def reversed(self) -> Gains:
        """Return what the other player gains."""
        return Gains(
            {source: {cards: 0.0 - gain for cards, gain in gains.items()} for source, gains in self.by_source.items()}
        )


class Ranking(ABC, Generic[Who]):
    """Players or pairs on the same deals, each compared with every other on the deals that both have finished."""

    @property
    @abstractmethod
    def players(self) -> Sequence[Who]:
        """Those who are compared."""

    @abstractmethod
    def gains(self, first: Who, second: Who, defender: str | None = None) -> Gains:
        """Return what one gains over another, against a defence or in the mean over all (the default)."""

    @abstractmethod
    def strata(self, gains: Gains) -> list[Stratum]:
        """Return gains as strata: how much each source counts, and how much gains on its deals vary."""

    @property
    @abstractmethod
    def known(self) -> float:
        """The weight of the prior spreads in pseudo-observations."""

    def mean(self, gains: Gains) -> Interval:
        """Return the mean gain per deal."""
        strata = self.strata(gains)
        return strata_interval(
            [[*each.values.values()] for each in strata],
            [each.weight for each in strata],
            [each.spread for each in strata],
            self.known,
        )

    def over(self, first: Who, second: Who, defender: str | None = None) -> Interval:
        """Return the mean gain per deal of one over another; the arguments are those of `gains`."""
        return self.mean(self.gains(first, second, defender))

    def together(self, defenders: Iterable[str | None] = (None,), looks: int = 1) -> dict[tuple[Any, ...], Interval]:
        """Return `over` for all pairs, in both directions, and these defenders, with simultaneous intervals.

        The keys are the arguments of `over`. ``looks`` is how often the results are analysed while they come in.
        """
        listed = [*defenders]
        pairs = {
            (one, other, against): self.strata(self.gains(one, other, against))
            for one, other in combinations(self.players, 2)
            for against in listed
        }
        return pairwise_intervals(pairs, looks, self.known)
