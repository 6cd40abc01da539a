"""What a system binds: for many hands at once, the calls that it allows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.calls.system.automaton import ALWAYS, NEVER, BiddingSystem
from agent.rules.auction import PASS
from agent.rules.conditions import CountedHands
from ddsolver.cards import Seat


@dataclass(slots=True)
class BoundHands:
    """Hands of players who keep to a system; the conditions of its rules are evaluated once for all of them."""

    system: BiddingSystem
    hands: NDArray[np.int64]
    """The hands as masks, int64 (n,)."""
    _fits: NDArray[np.bool_] = field(init=False)
    """By the number of a condition and by hand, whether the hand fulfils it."""
    _known: NDArray[np.bool_] = field(init=False)
    _counted: CountedHands = field(init=False)

    def __post_init__(self) -> None:
        self._counted = CountedHands({Seat.NORTH: self.hands})  # the seat that stands for the caller in all rules
        self._fits, self._known = np.empty((0, len(self.hands)), dtype=np.bool_), np.empty(0, dtype=np.bool_)

    def bind(
        self, logits: NDArray[np.floating[Any]], states: NDArray[np.int32], rows: NDArray[np.int64]
    ) -> NDArray[np.bool_]:
        """Set the logits of the calls that the system forbids to -inf, (m, 38), and return whether it could, bool (m,).

        ``states`` are those of the auctions, int32 (m,), ``rows`` the rows of the callers' hands, int64 (m,). Where no
        legal call is left, nothing changes, because the rules contradict each other.
        """
        bound = np.ones(len(states), dtype=np.bool_)
        speaking = np.flatnonzero(self.system.speaks[states])
        if not speaking.size:
            return bound
        found = logits[speaking]
        allowed = self.allowed(states[speaking], rows[speaking], np.isfinite(found))
        self._ask_first(found, allowed, states[speaking])
        left = np.asarray(allowed.any(axis=1))
        bound[speaking] = left
        found[~allowed & left[:, None]] = -np.inf
        logits[speaking] = found
        return bound

    def _ask_first(
        self, logits: NDArray[np.floating[Any]], allowed: NDArray[np.bool_], states: NDArray[np.int32]
    ) -> None:
        """Give the logits of calls that another one comes before to that one."""
        vias = self.system.vias[states]
        rows, calls = np.nonzero(np.logical_and(vias >= 0, allowed))
        asks = vias[rows, calls]
        can = allowed[rows, asks]
        rows, calls, asks = rows[can], calls[can], asks[can]
        np.maximum.at(logits, (rows, asks), logits[rows, calls])
        allowed[rows, calls] = False

    def allowed(
        self, states: NDArray[np.int32], rows: NDArray[np.int64], legal: NDArray[np.bool_]
    ) -> NDArray[np.bool_]:
        """Return which of the legal calls the system allows, bool (m, 38)."""
        shows, musts = self.system.shows[states], self.system.musts[states]
        self._evaluate(states)
        allowed: NDArray[np.bool_] = np.logical_and(legal, self._fits[shows, rows[:, None]])
        allowed[self.system.is_forced[states], PASS] = False
        must: NDArray[np.bool_] = np.logical_and(allowed, self._fits[musts, rows[:, None]])
        has_must = np.asarray(must.any(axis=1))
        return np.where(has_must[:, None], must, allowed)

    def _evaluate(self, states: NDArray[np.int32]) -> None:
        """Evaluate the conditions that these states need and that are not known yet."""
        number = len(self.system.conditions)
        if number > len(self._known):
            more = number - len(self._known)
            self._known = np.concatenate([self._known, np.zeros(more, dtype=np.bool_)])
            self._fits = np.concatenate([self._fits, np.zeros((more, len(self.hands)), dtype=np.bool_)])
            self._known[NEVER] = self._known[ALWAYS] = self._fits[ALWAYS] = True
        needed = np.zeros(number, dtype=np.bool_)
        distinct = np.unique(states)
        needed[self.system.shows[distinct]] = needed[self.system.musts[distinct]] = True
        for each in np.flatnonzero(needed & ~self._known):
            condition = self.system.conditions[each]
            assert condition is not None, "the conditions without one are known"
            self._fits[each] = condition.holds(self._counted)
            self._known[each] = True
