"""The exact analysis of a suit: the chances of each number of tricks, and the plans that achieve them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import fsum

from agent.errors import HoldingError
from agent.suits.holding import Holding, Split, splits
from agent.suits.plans import Led, PlanMaker
from agent.suits.search import SuitSearch
from ddsolver.errors import as_whole_number

__all__ = ["Plan", "SuitAnalysis", "analyse_suit"]

_SAME = 1e-9
"""Chances that differ by less count as equal."""
_MOST_ALIKE = 5
"""At most this many equally good plans are listed."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A plan for a suit, and its tricks against defenders who know the plan and see all cards."""

    tricks: tuple[int, ...]
    """The tricks in each split of the analysis."""
    at_least: Mapping[int, float]
    """For each number of tricks, the chance of at least this number."""
    mean: float
    """The mean number of tricks."""
    trees: tuple[Led | str, ...]
    """The leads and replies of the plan: a tree for each first lead that achieves these tricks."""


@dataclass(frozen=True, slots=True)
class SuitAnalysis:
    """The exact chances of each number of tricks in a suit, and the plans that achieve them."""

    holding: Holding
    splits: tuple[Split, ...]
    at_least: Mapping[int, float]
    """For each number of tricks, the best chance of at least this number."""
    mean: float
    """The highest mean number of tricks of any plan."""
    best: Mapping[int, tuple[Plan, ...]]
    """For each number of tricks, the plans with the best chance of at least this number, the best mean first.

    At most `_MOST_ALIKE` plans are listed. Of plans that succeed in the same splits, only the one with the best mean is
    listed.
    """
    best_mean: tuple[Plan, ...]
    """The plans with the best mean, at most `_MOST_ALIKE`."""

    def __repr__(self) -> str:
        return f"<SuitAnalysis: {self.holding}, mean={self.mean:.2f}, plans={len(self.plans)}>"

    @property
    def plans(self) -> tuple[Plan, ...]:
        """All plans of `best` and `best_mean`, without duplicates, the best mean first."""
        plans = {plan.tricks: plan for group in (self.best_mean, *self.best.values()) for plan in group}
        return tuple(sorted(plans.values(), key=lambda plan: -plan.mean))

    def beats(self, one: Plan, other: Plan) -> float:
        """Return the chance that the first plan takes more tricks than the second."""
        return fsum(
            split.chance
            for split, ours, theirs in zip(self.splits, one.tricks, other.tricks, strict=True)
            if ours > theirs
        )


def analyse_suit(
    holding: Holding,
    *,
    vacant: tuple[int, int] = (13, 13),
    west: tuple[int, int] = (0, 13),
    entries: int | None = None,
    chances: Sequence[Split] | None = None,
) -> SuitAnalysis:
    """Return the exact analysis of a suit; the declarer fixes a plan, and the defenders know it and see all cards.

    Parameters
    ----------
    holding
        The cards of the declarer's side.
    vacant
        The numbers of vacant places (unknown cards) of West and of East.
    west
        The fewest and the most missing cards that West may hold.
    entries
        How often North can be reached in other suits; None for no limit. If it is a number, ``holding`` must have
        ``apart`` set. South can always be reached.
    chances
        All splits with their chances, instead of ``vacant`` and ``west``.

    Returns
    -------
    SuitAnalysis
        The chances, from 0 to 1, of each number of tricks in the suit, and the plans that achieve them.

    Raises
    ------
    HoldingError
        If no split fits, no card can be led, the number of entries is wrong or ``holding`` lacks ``apart`` for it, or
        there are too many plans.

    References
    ----------
    Pareto fronts of plans (`agent.suits.search`): Cazenave and Ventos, arXiv 1911.07960 (2019).

    """
    if entries is not None:
        if as_whole_number(entries, "entries", HoldingError) < 0:
            raise HoldingError(f"entries is {entries}: at least 0 is needed, or None for no limit")
        if not holding.apart:
            raise HoldingError(f"entries is {entries}, so it matters which hand wins: make the Holding with apart=True")
    if entries == 0 and not holding.south:
        raise HoldingError(f"no card of {holding} can be led: one hand has none, and the other cannot be reached")
    possible = tuple(chances) if chances is not None else splits(holding, vacant, west)
    if not possible:
        raise HoldingError("chances has no split; give one or more, or None for the usual chances")
    most = holding.rounds
    search = SuitSearch(holding, possible, range(1, most + 1), entries)
    maker = PlanMaker(search)
    front = {bits: _tricks(bits, search.number, most) for bits in search.front(search.start, search.everywhere)}

    def chance(bits: int, aim: int) -> float:
        return fsum(split.chance for split, tricks in zip(possible, front[bits], strict=True) if tricks >= aim)

    means = {
        bits: fsum(split.chance * number for split, number in zip(possible, tricks, strict=True))
        for bits, tricks in front.items()
    }

    @cache
    def plan(bits: int) -> Plan:
        at_least = {aim: chance(bits, aim) for aim in range(1, most + 1)}
        return Plan(front[bits], at_least, means[bits], maker.trees(bits))

    ordered = sorted(front, key=lambda bits: -means[bits])
    best: dict[int, tuple[Plan, ...]] = {}
    at_least: dict[int, float] = {}
    for aim in range(1, most + 1):
        chances_of = {bits: chance(bits, aim) for bits in ordered}
        at_least[aim] = max(chances_of.values())
        plane = search.everywhere << search.number * (aim - 1)
        # Of the plans that succeed in the same splits, only the first stays, whose mean is best.
        firsts = {bits & plane: bits for bits in reversed(ordered) if chances_of[bits] > at_least[aim] - _SAME}
        best_first = [bits for bits in ordered if firsts.get(bits & plane) == bits]
        best[aim] = tuple(plan(bits) for bits in best_first[:_MOST_ALIKE])
    highest = means[ordered[0]]
    best_mean = tuple(plan(bits) for bits in ordered[:_MOST_ALIKE] if means[bits] > highest - _SAME)
    return SuitAnalysis(holding, possible, at_least, highest, best, best_mean)


def _tricks(bits: int, number: int, most: int) -> tuple[int, ...]:
    """Return the tricks in each split of a plan that is coded as bits (`agent.suits.search`)."""
    return tuple(sum(bits >> number * plane + at & 1 for plane in range(most)) for at in range(number))
