"""Contrasts: what one player gains over another on the same deals.

A deal is one observation. Its value is the mean over its tables, and over the boards of the same source with its cards.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from experiments.runs.rows import StoredDeal
from experiments.statistics.clusters import cluster_means
from experiments.statistics.interval import KNOWN, Interval, Spread, mean_interval, strata_interval
from experiments.statistics.simultaneous import Stratum


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

    def mean(self, spread: Spread) -> Interval:
        """Return the mean gain, with all deals alike; ``spread`` is the prior spread of a gain."""
        return mean_interval([*self.values.values()], spread.usual, known=spread.known)

    def stratum(self, spread: float) -> list[Stratum]:
        """Return all gains as one stratum, for simultaneous intervals."""
        return [Stratum(self.values, 1.0, spread)]

    def strata(self, weights: Mapping[str, float], spreads: Mapping[str, Spread]) -> list[Stratum]:
        """Return a stratum for each source; ``weights`` and ``spreads`` are those of the sources."""
        total = sum(weights[source] for source in self.by_source)
        return [
            Stratum(gains, weights[source] / total, spreads[source].usual) for source, gains in self.by_source.items()
        ]

    def weighted(self, weights: Mapping[str, float], spreads: Mapping[str, Spread]) -> Interval:
        """Return the mean gain, with the weights of the sources."""
        strata = self.strata(weights, spreads)
        return strata_interval(
            [[*each.values.values()] for each in strata],
            [each.weight for each in strata],
            [each.spread for each in strata],
            known_of(spreads),
        )

    def reversed(self) -> Gains:
        """Return what the other player gains."""
        return Gains(
            {source: {cards: 0.0 - gain for cards, gain in gains.items()} for source, gains in self.by_source.items()}
        )


def known_of(spreads: Mapping[str, Spread]) -> float:
    """Return the weight of prior spreads in pseudo-observations; it is the same for all sources."""
    return max((spread.known for spread in spreads.values()), default=KNOWN)


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
