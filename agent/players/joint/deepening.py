"""The values of cards, searched deeper trick by trick, all cards alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

import numpy as np
from numpy.typing import NDArray

from agent.player import Candidate
from agent.players.joint.workspace import StrategySearch
from ddsolver.cards import Card

_AT_ONCE, _SHARE_AT_ONCE = 7, 0.5
"""So few tricks are first searched at once to the end, with so much of the situations: to deepen takes half as long
again."""


class Deepening:
    """Values of cards by a joint search that grows deeper until it is stopped or no deeper one finds another card.

    ``everywhere`` are the double-dummy means over all layouts that were looked at, ``searched`` those over the layouts
    of the ``search``, if these are not all: then the search only tells how much less than double dummy a card gets,
    since no player sees all hands, and that is taken off its mean over all. Few layouts tell that well enough: it
    differs less from one to the next than what they give. ``tricks`` int8 (n, 52) are what the cards take double dummy
    in the layouts of the search. ``every_card`` values cards that cannot be best too.
    """

    def __init__(
        self,
        search: StrategySearch,
        everywhere: Iterable[Candidate],
        searched: Mapping[Card, Candidate],
        tricks: NDArray[np.int8],
        *,
        every_card: bool,
    ) -> None:
        self._search = search
        self._everywhere = {each.card: each for each in everywhere}
        self._searched = searched
        self._tricks = tricks
        self._every_card = every_card

    def values(self, deepest: int, left: int) -> tuple[dict[Card, Candidate], str]:
        """What each card gets with a search of ``deepest`` of the tricks ``left``, or as many as there is time for.

        A remark tells how many tricks these were if a search of more might find another card.
        """
        answer = self._everywhere
        final = False
        if deepest <= _AT_ONCE:
            whole = self._at_depth(answer, deepest, _SHARE_AT_ONCE)
            if whole is not None:
                return whole[0], _cut(deepest, left, final=whole[1])
            # What was searched to the end would stand worse than what is now searched less deep.
            self._search.forget()
        for depth in range(1, deepest + 1):
            found = self._at_depth(answer, depth)
            if found is None:
                return answer, _cut(depth - 1, left, final=final)
            answer, final = found
            if final:
                break
        return answer, _cut(deepest, left, final=final)

    def _at_depth(
        self, before: Mapping[Card, Candidate], depth: int, share: float = 1.0
    ) -> tuple[dict[Card, Candidate], bool] | None:
        """What each card gets with a search of so many tricks, and whether a deeper one finds no other card.

        ``before`` is what they got with fewer, which is never less; None if the search was stopped, or ``share`` of
        the situations left was not enough.
        """
        self._search.begin(depth, share)
        found: dict[Card, Candidate] = {}
        best: float | None = None
        all_final = best_final = True
        for bound in sorted(before.values(), key=lambda each: -each.score):
            if best is not None and not self._search.exceeds(bound.score, best) and not self._every_card:
                found[bound.card] = replace(bound, bound=True)
                continue
            value, final = self._value(bound.card, None if self._every_card else best)
            if self._search.stopped:
                return None
            found[bound.card] = value
            all_final &= final
            if not value.bound and (best is None or value.score > best):
                best, best_final = value.score, final
        return found, all_final if self._every_card else best_final

    def _value(self, card: Card, at_least: float | None) -> tuple[Candidate, bool]:
        """What a card gets, no more than a bound if it cannot exceed ``at_least``, and whether that is final."""
        tricks = self._tricks[:, card.index]
        if card not in self._searched:
            return self._search.value(card, tricks, at_least)
        mean, here = self._everywhere[card], self._searched[card]
        beyond = mean.score - here.score
        found, final = self._search.value(card, tricks, None if at_least is None else at_least - beyond)
        return (
            replace(
                found,
                score=found.score + beyond,
                tricks=found.tricks + mean.tricks - here.tricks,
                make=min(max(found.make + mean.make - here.make, 0.0), 1.0),
            ),
            final,
        )


def _cut(depth: int, left: int, *, final: bool) -> str:
    """The remark on a search of so many tricks, if a deeper one might find another card."""
    return "" if final or depth == left else f"searched {depth} of {left} tricks"
