"""Contrasts: what one player gains over another on the same deals, for every kind of match and league.

A deal is one observation. Its value is the mean over its tables, and over the boards of the same source with its cards.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, Generic, TypeVar

from experiments.runs.rows import StoredDeal
from experiments.statistics.clusters import cluster_means
from experiments.statistics.interval import Interval, Spread, strata_interval
from experiments.statistics.simultaneous import Stratum, pairwise_intervals

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


@dataclass(slots=True)
class Prefix:
    """The gains on the deals before the first unfinished one; the sequence grows when more deals are finished.

    Later deals would bias the gains, because quick boards finish first.
    """

    gains: list[float] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    """The number of finished deals with which each of the gains was known."""
    number: int = 0
    """The number of finished deals, also of those that have no gain because their boards failed."""

    def extend(
        self,
        same_cards: Sequence[Sequence[StoredDeal]],
        is_finished: Callable[[StoredDeal], bool],
        gains: Callable[[Sequence[StoredDeal]], Gains],
    ) -> list[float]:
        """Add the deals that have been finished, and return all gains.

        ``same_cards`` are the deals as lists of those with the same cards; ``gains`` returns the gains on such a list.
        """
        while self.number < len(same_cards) and all(map(is_finished, same_cards[self.number])):
            found = gains(same_cards[self.number]).values.values()
            self.number += 1
            self.gains += found
            self.ends += [self.number] * len(found)
        return self.gains
