"""What a declarer believes of the hidden cards: weighted layouts, kept from one turn to the next."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from agent.errors import LayoutError, PlayerError
from agent.knowledge.belief import Belief, belief_of, chosen
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.reading import HandReading, likelihood, read_hidden
from agent.knowledge.sharing import sharing
from agent.knowledge.view import View
from agent.knowledge.weights import Weights
from ddsolver.cards import Seat
from ddsolver.solver import Solver

ENUMERATED = 500
"""Up to so many layouts are all looked at instead of a sample of them, where weights tell them apart."""
DRAWS_A_LAYOUT = 20
"""Drawing stops after so many layouts for each one wanted."""
MOST_LISTED = 50_000
"""All layouts that fit are looked at only if they are no more: nine cards a hand, with two hands hidden."""
GROWTH, MOST_GROWN = 3, 5000
"""With ``samples="auto"`` so many times more layouts are looked at next, up to so many."""
Samples = int | Literal["auto", "all"]
"""How many layouts to sample: a number, all that fit, or as many as are worth their time."""
_POOL = 25
"""How many layouts to draw for each one wanted where the calls are read."""
_CHEAP_POOL = 8
"""So many are weighed for each one wanted where weights need no solving."""
_IN_A_CHUNK, _CHEAP_CHUNK = 4, 250
"""So many layouts are weighed before the clock is looked at."""


class LayoutSampler:
    """Draws and weighs layouts, and carries those that survive over to the declarer's next turn.

    ``samples`` layouts are wanted, all that fit if ``"all"``, more and more if ``"auto"`` (`batches`).

    With ``refill``, layouts are drawn until so many have positive weight or `DRAWS_A_LAYOUT` times as many were drawn,
    and again when fewer than half of them survive; when no more than `ENUMERATED` layouts fit, all are taken. With
    weights of real play `_CHEAP_POOL` times as many are kept, and those wanted drawn from them by their weights.
    Without, there are as many at each turn, possible or not, and their weights are used, equal ones if all are zero:
    those of the turn before that fit the cards played since stay, and only the others are drawn. When no more layouts
    fit than are wanted, all are taken.

    With ``reads`` the auction counts too (`agent.knowledge.reading`).

    With a deadline (`time.monotonic`) no more are weighed than there is time for, in any order.

    Layouts that stay are as good as new ones as far as the defenders' cards go. The declarer's own card was chosen by
    them, though, so that given this card they lean towards layouts in which it was right.
    """

    def __init__(
        self,
        samples: Samples,
        weights: Weights,
        *,
        refill: bool,
        generator: np.random.Generator,
        solver: Solver,
        reads: bool = False,
    ) -> None:
        self._samples = samples
        self._scheme = weights
        self._reads = reads
        self._reading: Mapping[Seat, HandReading] = {}
        self._refill = refill
        self._generator = generator
        self._solver = solver
        self._luck = int(generator.spawn(1)[0].integers(2**63))
        self._draws = generator
        self._last: View | None = None
        self._limited = False
        self._complete = False
        self._dealt = np.empty((0, 4), dtype=np.int64)
        self._weights = np.empty(0)
        self._deadline: float | None = None

    def at(self, view: View, deadline: float | None = None) -> Belief:
        """Weighted layouts for a view, from those of an earlier view of the same play where there are any.

        With ``samples="auto"`` one layout is a beginning: `batches` goes on. Errors are those of `batches`.
        """
        return next(self.batches(view, 1, deadline))

    def batches(self, view: View, first: int, deadline: float | None = None) -> Iterator[Belief]:
        """What `at` gives; with ``samples="auto"`` ``first`` layouts, and while one asks the same and more after them.

        No more come if none fits or can be found, if there are `MOST_GROWN`, and after the deadline.

        :raises LayoutError: if none fits the view.
        :raises PlayerError: if all layouts are wanted and they are more than `MOST_LISTED`.
        """
        self._deadline = deadline
        looked_at = first if self._samples == "auto" else MOST_LISTED if self._samples == "all" else self._samples
        space = self._space(view, self._listed(looked_at))
        wanted = first if self._samples == "auto" else _number(self._samples, space, view)
        try:
            belief = self._begin(view, space, wanted)
        except LayoutError:
            if not self._limited:
                raise
            # What is said of the hands can hardly be true: draw without it.
            self._forget()
            self._last, self._limited, space = None, False, LayoutSpace(view)
            belief = self._begin(view, space, wanted)
        yield belief
        growing = self._samples == "auto"
        while growing and not belief.exhaustive and len(belief.layouts) < MOST_GROWN and not self._out_of_time():
            before = len(belief.layouts)
            belief = self._more(view, space, belief, min(GROWTH * before, MOST_GROWN))
            if len(belief.layouts) <= before:
                return
            yield belief

    def _begin(self, view: View, space: LayoutSpace, wanted: int) -> Belief:
        """The belief in ``wanted`` layouts, from those that are kept where they fit."""
        played = played_cards(view)
        everything = space.count <= self._listed(wanted)
        if self._scheme.scheme == "uniform":
            if self._reading and not everything and self._samples != "auto":
                return self._resampled(view, space, wanted)
            layouts = self._shuffled(space.sample(wanted, self._generator))
            return self._alike(view, space, layouts, drawn=len(layouts), everything=everything)
        self._draws = self._luck_of(view)
        self._carry_over(view)
        pooled = self._scheme.is_cheap and self._refill and self._samples != "auto"
        pool = _CHEAP_POOL * wanted if pooled else wanted
        whole = everything or space.count <= pool
        if whole and self._complete:
            drawn = len(self._dealt)
        elif self._refill and not whole and 2 * len(self._dealt) >= pool:
            drawn = 0
        else:
            drawn = self._grow(view, space, pool, everything=whole)
        self._last = view
        if not (self._refill or whole or self._weights.any()):
            return belief_of(self._dealt & ~played, None, drawn=drawn, exhaustive=False, fitting=space.count)
        softened = not self._weights.any()
        if softened:
            some = space.first(wanted, self._draws) | played
            self._dealt, self._weights = self._in_time(view, some, self._scheme.softened())
        belief = self._possible(view, space, drawn=drawn, everything=whole, softened=softened)
        if not pooled or everything or softened or len(belief.layouts) <= wanted:
            return belief
        return replace(chosen(belief, wanted, self._draws), exhaustive=False)

    def _listed(self, wanted: int) -> int:
        """Up to so many layouts are all looked at where ``wanted`` are asked for."""
        return max(wanted, ENUMERATED if self._refill and self._scheme.scheme != "uniform" else 0)

    def _space(self, view: View, listed: int) -> LayoutSpace:
        """The layouts that fit; if they are more than ``listed``, only those that the auction's limits allow, if any.

        Where all are looked at, each counts by its own likelihood.
        """
        self._reading = read_hidden(view) if self._reads else {}
        space = LayoutSpace(view)
        known = dict(view.constraints)
        for seat, each in self._reading.items():
            if each.limits:
                known[seat] = each.constraint.and_also(known[seat]) if seat in known else each.constraint
        self._limited = known != view.constraints and space.count > listed
        if not self._limited:
            return space
        try:
            return LayoutSpace(replace(view, constraints=known))
        except LayoutError:
            self._limited = False
            return space

    def _read(self, view: View, layouts: NDArray[np.int64]) -> NDArray[np.float64] | None:
        """How likely the calls make layouts, float64 (n,); None if nothing is read, or all is most unlikely."""
        if not self._reading:
            return None
        found = likelihood(self._reading, layouts | played_cards(view))
        return found if found.sum() > 0 else None

    def _alike(
        self, view: View, space: LayoutSpace, layouts: NDArray[np.int64], *, drawn: int, everything: bool
    ) -> Belief:
        """The belief in layouts that were drawn alike, by what is read alone."""
        exhaustive = everything and not self._limited
        return belief_of(layouts, self._read(view, layouts), drawn=drawn, exhaustive=exhaustive, fitting=space.count)

    def _resampled(self, view: View, space: LayoutSpace, wanted: int) -> Belief:
        """Layouts drawn as often as the calls make them likely, from many that are drawn alike."""
        pool = self._generator.permutation(space.sample(_POOL * wanted, self._generator))
        likely = self._read(view, pool)
        if likely is None:
            likely = np.ones(len(pool))
        whole = belief_of(pool, likely, drawn=len(pool), exhaustive=False, fitting=space.count)
        return chosen(whole, wanted, self._generator)

    def _more(self, view: View, space: LayoutSpace, belief: Belief, wanted: int) -> Belief:
        """The belief of `at` with others after its layouts, until there are ``wanted`` if there are so many."""
        everything = space.count <= wanted
        if self._scheme.scheme == "uniform":
            some = self._generator.permutation(space.sample(wanted, self._generator))
            layouts = np.concatenate([belief.layouts, _unknown(some, belief.layouts)])[:wanted]
            return self._alike(view, space, layouts, drawn=belief.drawn + len(some), everything=everything)
        if belief.softened or not self._weights.any():
            return belief
        drawn = belief.drawn + self._grow(view, space, wanted, everything=everything)
        return self._possible(view, space, drawn=drawn, everything=everything, softened=False)

    def _grow(self, view: View, space: LayoutSpace, wanted: int, *, everything: bool) -> int:
        """Draw and weigh until ``wanted`` layouts are kept, or take all that fit; return how many were looked at."""
        if everything:
            return self._add(view, self._shuffled(space.all()) | played_cards(view))
        if self._refill:
            return self._draw_until(view, space, wanted)
        return self._top_up(view, space, wanted)

    def _possible(self, view: View, space: LayoutSpace, *, drawn: int, everything: bool, softened: bool) -> Belief:
        """The belief in the possible ones among the layouts that are kept."""
        everything &= not self._limited and not self._out_of_time()
        self._complete = everything and not softened
        possible = self._weights > 0
        layouts, weights = self._dealt[possible] & ~played_cards(view), self._weights[possible]
        return belief_of(layouts, weights, drawn=drawn, exhaustive=everything, fitting=space.count, softened=softened)

    def _carry_over(self, view: View) -> None:
        """Keep the layouts of the last view that fit this one, and weigh what was played since."""
        last = self._last
        if last is None or not _continues(view, last):
            self._forget()
            return
        fits = np.ones(len(self._dealt), dtype=bool)
        for turn in range(len(last.plays), len(view.plays)):
            fits &= self._dealt[:, view.players[turn]] & view.plays[turn].mask != 0
        current = self._dealt & ~played_cards(view)
        for seat in Seat:
            fits &= current[:, seat] & view.shown_out[seat] == 0
        self._keep(fits)
        possible = np.flatnonzero(self._weights > 0)
        weighed, factors = self._in_time(view, self._dealt[possible], self._scheme, since=len(last.plays))
        self._weights[possible[: len(weighed)]] *= factors
        self._weights[possible[len(weighed) :]] = 0
        if self._refill:
            self._keep(self._weights > 0)

    def _draw_until(self, view: View, space: LayoutSpace, wanted: int) -> int:
        """Draw until ``wanted`` layouts are possible, or too many were drawn; return how many were."""
        most = DRAWS_A_LAYOUT * wanted
        drawn = 0
        while len(self._dealt) < wanted and drawn < most and not (drawn and self._out_of_time()):
            before = len(self._dealt)
            rate = max(before / drawn, 0.05) if drawn else 1.0
            number = min(most - drawn, int(np.ceil(1.1 * (wanted - before) / rate)), 4 * wanted)
            drawn += self._add(view, space.first(number, self._draws) | played_cards(view))
        # The last batch may have brought more than were wanted; which are dropped must not depend on their weight.
        self._dealt, self._weights = self._dealt[:wanted], self._weights[:wanted]
        return drawn

    def _top_up(self, view: View, space: LayoutSpace, wanted: int) -> int:
        """Draw what is missing of ``wanted`` layouts, all different; return how many were drawn."""
        some = space.first(wanted, self._draws) | played_cards(view)
        missing = _unknown(some, self._dealt)[: wanted - len(self._dealt)]
        self._weigh(view, missing)
        return len(missing)

    def _add(self, view: View, dealt: NDArray[np.int64]) -> int:
        """Weigh and keep those of some layouts that are not kept already; return how many there were to look at."""
        self._weigh(view, _unknown(dealt, self._dealt))
        return len(dealt)

    def _weigh(self, view: View, new: NDArray[np.int64]) -> None:
        """Weigh new layouts and keep them, with ``refill`` the possible ones."""
        weighed, weights = self._in_time(view, new, self._scheme)
        likely = self._read(view, weighed)
        weights = weights if likely is None else weights * likely
        self._dealt = np.concatenate([self._dealt, weighed])
        self._weights = np.concatenate([self._weights, weights])
        if self._refill:
            self._keep(self._weights > 0)

    def _in_time(
        self, view: View, dealt: NDArray[np.int64], scheme: Weights, since: int = 0
    ) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
        """Those layouts for which there is time, at least the first few, and what turns ``since`` one make of them."""
        turns = scheme.turns(view, since)
        if self._deadline is None:
            return dealt, scheme.factors(view, dealt, turns, self._solver)
        factors = np.empty(0)
        while len(factors) < len(dealt) and not (len(factors) and self._out_of_time()):
            chunk = dealt[len(factors) : len(factors) + (_CHEAP_CHUNK if scheme.is_cheap else _IN_A_CHUNK)]
            with sharing(None):
                factors = np.concatenate([factors, scheme.factors(view, chunk, turns, self._solver)])
        return dealt[: len(factors)], factors

    def _luck_of(self, view: View) -> np.random.Generator:
        """The random numbers for a turn: the same for all who began with the same ones, whatever they have drawn."""
        return np.random.default_rng([self._luck, len(view.plays)])

    def _shuffled(self, layouts: NDArray[np.int64]) -> NDArray[np.int64]:
        """In any order if there may not be time for all."""
        return layouts if self._deadline is None else self._generator.permutation(layouts)

    def _out_of_time(self) -> bool:
        return self._deadline is not None and time.monotonic() >= self._deadline

    def _keep(self, which: NDArray[np.bool_]) -> None:
        """Drop the other layouts."""
        self._dealt, self._weights = self._dealt[which], self._weights[which]

    def _forget(self) -> None:
        self._complete = False
        self._dealt = np.empty((0, 4), dtype=np.int64)
        self._weights = np.empty(0)


def _number(samples: int | Literal["all"], space: LayoutSpace, view: View) -> int:
    """How many layouts are wanted of those that there are."""
    if samples != "all":
        return samples
    if space.count > MOST_LISTED:
        raise PlayerError(
            f"samples=all: {space.count:,} layouts fit what {view.seat.name.title()} sees, and all are looked at "
            f"only if they are at most {MOST_LISTED:,}; give a number, as in samples=200, or ask later in the play"
        )
    return space.count


def _unknown(some: NDArray[np.int64], known: NDArray[np.int64]) -> NDArray[np.int64]:
    """Those of some layouts that are not known."""
    rows = {row.tobytes() for row in known}
    return some[[row.tobytes() not in rows for row in some]]


def _continues(view: View, last: View) -> bool:
    """Whether a view is a later one of the same play, of which no more and no less is told."""
    told, before = ((each.contract, each.seat, each.constraints, each.auction) for each in (view, last))
    return told == before and view.plays[: len(last.plays)] == last.plays and _dealt_to(view) == _dealt_to(last)


def _dealt_to(view: View) -> list[int | None]:
    """The hands that the viewer knows, as they were dealt."""
    played = played_cards(view)
    return [None if hand is None else hand | int(played[seat]) for seat, hand in zip(Seat, view.held, strict=True)]


def played_cards(view: View) -> NDArray[np.int64]:
    """The cards that each seat has played, int64 (4,)."""
    played = np.zeros(4, dtype=np.int64)
    for card, seat in zip(view.plays, view.players, strict=True):
        played[seat] |= card.mask
    return played
