"""The search for all Pareto-optimal plans of a suit (Cazenave and Ventos 2019).

The declarer fixes a plan; the defenders know it, see all cards, and take as many tricks as they can. A plan dominates
another if it takes at least as many tricks in every split. The plans that are not dominated form a *front*.

Where the declarer chooses, the plans of all his cards are put together, and the dominated ones are dropped. Where a
defender chooses, the declarer combines plans, one for each card that the defender may show. In each split, the defender
shows the card after which the declarer takes the fewest tricks.

A plan is coded as bits, one for each split and each *aim* (a number of tricks): 1 if the plan reaches the aim in the
split. So the minimum of two plans is their bitwise AND. A plan dominates another if it has all bits of the other. Bits
of splits that are no longer possible are 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from agent.errors import HoldingError
from agent.suits.holding import Holding, Split

NORTH, SOUTH = 0, 1
WEST, EAST = 0, 1
VOID = -1
"""Stands for a discard, in place of a class of cards."""
MOST_WORK = 100_000_000
"""The most comparisons between plans in a search."""


class SuitState(NamedTuple):
    """The state before a lead: what the declarer's side still holds, and what the defenders have played."""

    groups: tuple[tuple[int, int], ...]
    """How many cards of each group North and South hold."""
    shown: tuple[tuple[int, ...], tuple[int, ...]]
    """How many cards of each class West and East have played."""
    won: int
    """The number of tricks won."""
    north: bool
    """Whether North is on lead; False if ``entries`` is -1, because either hand can then lead."""
    entries: int
    """How often North can still be reached by entries in other suits; -1 for no limit."""

    @property
    def rounds(self) -> int:
        """How often the suit can still be led."""
        north, south = sum(north for north, _ in self.groups), sum(south for _, south in self.groups)
        return 0 if not south and not self.entries and not self.north else max(north, south)


class SuitLead(NamedTuple):
    """A card led: its hand, its group, and how often North can be reached afterwards."""

    hand: int
    group: int
    entries: int


class SuitSearch:
    """The Pareto fronts of plans for a suit.

    ``aims`` are the numbers of tricks by which plans are compared. North can be reached ``entries`` times in other
    suits (None for no limit), and South always.
    """

    def __init__(self, holding: Holding, splits: Sequence[Split], aims: Iterable[int], entries: int | None) -> None:
        self.holding = holding
        self.aims = tuple(aims)
        self._groups = [place for place, _ in holding.groups]
        self._classes = [place for place, _ in holding.classes]
        self._sizes = [len(cards) for _, cards in holding.classes]
        self._between = [
            place for place, where in enumerate(self._classes) if self._groups[0] < where < self._groups[-1]
        ]
        self.number = len(splits)
        self.everywhere = (1 << self.number) - 1
        self._planes = sum(1 << self.number * place for place in range(len(self.aims)))
        self.full = self.everywhere * self._planes
        self._holds = [[self._with(splits, who, number) for number in range(len(self._sizes))] for who in (WEST, EAST)]
        self._work = 0
        self._fronts: dict[tuple[SuitState, int], list[int]] = {}
        hands = tuple((len(north), len(south)) for _, (north, south) in holding.groups)
        nothing = (0,) * len(self._sizes)
        self.start = SuitState(hands, (nothing, nothing), 0, False, -1 if entries is None else entries)

    def _with(self, splits: Sequence[Split], who: int, place: int) -> list[int]:
        """Return the splits (as bits) in which a defender holds at least n cards of a class, for n = 0, 1, 2, ..."""
        size = self._sizes[place]
        held = [split.west[place] if who == WEST else size - split.west[place] for split in splits]
        return [sum(1 << at for at, cards in enumerate(held) if cards >= least) for least in range(size + 2)]

    def outside(self, possible: int) -> int:
        """Return the bits of all splits that are not ``possible``."""
        return (self.everywhere & ~possible) * self._planes

    def reached(self, won: int) -> int:
        """Return the bits of a plan that wins this number of tricks in every split."""
        return sum(self.everywhere << self.number * place for place, aim in enumerate(self.aims) if won >= aim)

    def is_decided(self, state: SuitState) -> bool:
        """Whether the further play cannot change the result."""
        rounds = state.rounds
        return not rounds or all(state.won >= aim or state.won + rounds < aim for aim in self.aims)

    def front(self, state: SuitState, possible: int) -> list[int]:
        """Return the front of plans from a state on, given the ``possible`` splits as bits.

        :raises HoldingError: if there are too many plans.
        """
        if self.is_decided(state):
            return [self.reached(state.won) | self.outside(possible)]
        key = state, possible
        front = self._fronts.get(key)
        if front is None:
            front = []
            for lead in self.leads(state):
                front += self._front_of_lead(state, possible, lead)
                if self.full in front:
                    break
            front = self._fronts[key] = self._best(front)
        return front

    def leads(self, state: SuitState) -> Iterator[SuitLead]:
        """Yield the possible leads."""
        if state.entries < 0 or state.north or state.entries:
            after = state.entries if state.entries < 0 or state.north else state.entries - 1
            yield from (SuitLead(NORTH, at, after) for at, cards in enumerate(state.groups) if cards[NORTH])
        yield from (SuitLead(SOUTH, at, state.entries) for at, cards in enumerate(state.groups) if cards[SOUTH])

    def _front_of_lead(self, state: SuitState, possible: int, lead: SuitLead) -> list[int]:
        """Return the front after a lead, before the second hand has played."""
        return self._joined(
            self._front_of_second(state, there, lead, shows)
            for shows, there in self.shows(state, possible, second_hand(lead))
        )

    def _front_of_second(self, state: SuitState, possible: int, lead: SuitLead, second: int) -> list[int]:
        """Return the front after the second hand has shown a card of a class, or a void."""
        front: list[int] = []
        for third in self.thirds(state, lead):
            front += self._front_of_third(state, possible, lead, second, third)
            if self.full in front:
                break
        return self._best(front)

    def _front_of_third(
        self, state: SuitState, possible: int, lead: SuitLead, second: int, third: int | None
    ) -> list[int]:
        """Return the front after the leader's partner has played a card of a group, or discarded."""
        return self._joined(
            self.front(self.after(state, lead, second, third, fourth), there)
            for fourth, there in self.shows(state, possible, fourth_hand(lead))
        )

    def thirds(self, state: SuitState, lead: SuitLead) -> list[int | None]:
        """Return the groups that the leader's partner may play, the lowest first; None is a discard."""
        partner = 1 - lead.hand
        follows = [at for at, cards in enumerate(state.groups) if cards[partner]]
        return [*reversed(follows)] or [None]

    def shows(self, state: SuitState, possible: int, defender: int) -> Iterator[tuple[int, int]]:
        """Yield each class that a defender may show, the lowest first, with the splits in which this is possible."""
        shown, holds = state.shown[defender], self._holds[defender]
        void = possible
        for place in reversed(range(len(self._sizes))):
            there = possible & holds[place][shown[place] + 1]
            void &= ~there
            if there:
                yield place, there
        if void:
            yield VOID, void

    def after(self, state: SuitState, lead: SuitLead, second: int, third: int | None, fourth: int) -> SuitState:
        """Return the state after a trick."""
        partner = 1 - lead.hand
        groups = list(state.groups)
        for hand, group in ((lead.hand, lead.group), (partner, third)):
            if group is not None:
                north, south = groups[group]
                groups[group] = (north - 1, south) if hand == NORTH else (north, south - 1)
        shown = list(state.shown)
        for defender, place in ((second_hand(lead), second), (fourth_hand(lead), fourth)):
            if place != VOID:
                cards = shown[defender]
                shown[defender] = (*cards[:place], cards[place] + 1, *cards[place + 1 :])
        last = len(self.holding.line)
        theirs = min(last if place == VOID else self._classes[place] for place in (second, fourth))
        ours, winner = self._groups[lead.group], lead.hand
        if third is not None and self._groups[third] < ours:
            ours, winner = self._groups[third], partner
        wins = ours < theirs
        north = state.entries >= 0 and wins and winner == NORTH
        self._merge(groups, shown)
        return SuitState(tuple(groups), (shown[WEST], shown[EAST]), state.won + wins, north, lead.entries)

    def _merge(self, groups: list[tuple[int, int]], shown: Sequence[Sequence[int]]) -> None:
        """Merge groups once all missing cards between them have been played."""
        if self.holding.apart:
            return
        for at, place in enumerate(self._between):
            if shown[WEST][place] + shown[EAST][place] == self._sizes[place]:
                groups[at + 1] = groups[at][0] + groups[at + 1][0], groups[at][1] + groups[at + 1][1]
                groups[at] = (0, 0)

    def _joined(self, fronts: Iterable[list[int]]) -> list[int]:
        """Combine plans, one from each front, by the minimum in each split; drop the dominated combinations."""
        joined = [self.full]
        for front in sorted(fronts, key=len):
            if front != [self.full]:
                self._worked(len(joined) * len(front))
                joined = self._best(one & other for one in joined for other in front)
        return joined

    def _best(self, plans: Iterable[int]) -> list[int]:
        """Return the plans that no other plan dominates."""
        best: list[int] = []
        for plan in sorted(set(plans), key=int.bit_count, reverse=True):
            for other in best:
                if plan | other == other:
                    break
            else:
                best.append(plan)
            self._worked(len(best))
        return best

    def _worked(self, times: int) -> None:
        """Count comparisons.

        :raises HoldingError: if there were too many.
        """
        self._work += times
        if self._work > MOST_WORK:
            raise HoldingError(
                f"{self.holding} has too many different plans to compare; limit the splits with --west or --vacant"
            )


def second_hand(lead: SuitLead) -> int:
    """Return the defender who plays after the leader: East after North."""
    return EAST if lead.hand == NORTH else WEST


def fourth_hand(lead: SuitLead) -> int:
    """Return the defender who plays last."""
    return WEST if lead.hand == NORTH else EAST
