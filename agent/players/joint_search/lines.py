"""Values of cards from whole lines of play, for turns at which a joint search would not finish.

A line of play follows one layout to the end (`agent.players.joint_search.rollout`). A card's value is its double-dummy
mean over the sample minus what the declarer's later guesses lose, on average over the lines. All cards are tried on the
same lines, so that their luck cancels out in comparisons.

Later, many cards are equally good double dummy, and which of them is played decides what can still go wrong. On a line,
the declarer plays the one whose suit comes first in an order of the suits. Lines of their own choose the best order for
each card that is tried, so that its value on the other lines is not too high.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from math import inf
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.player import Candidate
from agent.players.joint_search.information_set import LOWEST
from agent.players.joint_search.rollout import path_losses
from agent.players.joint_search.search import strategy_value
from agent.players.joint_search.workspace import LayoutSearch
from ddsolver.cards import Card, Suit

LINES = 96
"""The largest number of lines of play on which a card is tried, and of layouts in their information sets."""
_ROUND = 8
"""The number of lines between two decisions which cards are still worth more lines."""
_FEW = 40
"""On fewer lines, a rare loss may not have been seen: it is taken to happen on one more line."""
_STANDARD_ERRORS = 2.0
"""A card replaces the best card double dummy only if it gains more than this many standard errors."""
_CLEAR = 4.0
"""No more lines are tried once the best card gains more than this many standard errors."""
LEAST_GAIN = 0.01
"""The least gain for which a card replaces the best card double dummy, as a share of the worth of the contract."""


_COLUMNS = 3 + len(Suit)
"""The number of losses that `StrategySearch.losses` returns."""
_ALL_ORDERS = [sum(suit << 2 * place for place, suit in enumerate(suits)) for suits in permutations(range(len(Suit)))]
ORDERS = tuple(_ALL_ORDERS[7 * place % len(_ALL_ORDERS)] for place in range(len(_ALL_ORDERS)))
"""The orders of the suits (`agent.players.joint_search.rollout.path_losses`).

Each of the first four begins with another suit, in case only a few can be tried.
"""
CHOOSING = 32
"""The largest number of lines that choose the order of a card."""
_ORDERS_TRIED = ((8, len(ORDERS)), (16, 8), (CHOOSING, 3))
"""How many orders are tried up to which of these lines: the best on the lines before."""
_SHARE_FOR_ORDERS = 0.4
"""The share of the budget for choosing orders; each card may use half of what is left of it."""


class Line(NamedTuple):
    """A line of play to follow."""

    truth: int
    """The index of the layout that the defenders hold."""
    seed: int
    """The seed of their choices among correct cards."""


class ValuedCards(NamedTuple):
    """The values of the cards to choose from, and how they are to be compared."""

    candidates: dict[Card, Candidate]
    remark: str
    """What was unusual about the search."""
    penalties: Mapping[Card, float] = {}
    """Numbers to subtract from the scores of some cards when cards are compared."""
    unsearched: float = 0.0
    """The share of the layouts that were only solved double dummy."""


class StrategySearch(LayoutSearch):
    """A search for the best joint strategy, to the end of the play; it can also follow lines of play."""

    def value(self, card: Card, at_least: float | None = None) -> Candidate:
        """Return the value of the best strategy that begins with a card, or an upper bound.

        The search is `agent.players.joint_search.search`.
        """
        enough = LOWEST if at_least is None else at_least
        score, tricks, making, exact = strategy_value(self._work, self._after(card), enough)
        self._go_on()
        return Candidate(card, score, tricks, making, bound=not exact)

    def losses(self, card: Card, line: Line, order: int) -> tuple[float, ...]:
        """Return what the declarer's later cards lose along a line.

        That is score, tricks and probability of making, and for each suit the score, if the dearest card is of it.
        """
        lost = path_losses(self._work, self._after(card), *line, order)
        self._go_on()
        suits = [lost.dearest if suit == int(lost.suit) else 0.0 for suit in Suit]
        return lost.score, lost.tricks, lost.making, *suits


class LineComparison:
    """The comparison of cards by lines of play.

    ``means`` are the cards' double-dummy values, in the order in which equally good cards are preferred. The lines
    ``choosing`` choose each card's order of the suits. The search has begun (`LayoutSearch.begin`), with ``budget``.
    """

    def __init__(
        self, search: StrategySearch, means: Mapping[Card, Candidate], choosing: Sequence[Line], budget: int
    ) -> None:
        self._search = search
        self._means = means
        self._choosing = choosing
        self._for_orders = _SHARE_FOR_ORDERS * budget
        highest = max(each.score for each in means.values())
        self._best = next(card for card, each in means.items() if not search.exceeds(highest, each.score))
        self._losses = {card: np.zeros((0, _COLUMNS)) for card in means}
        self._orders: dict[Card, int] = {}
        self._contract = search.sample.objective.one_contract

    def compare(self, lines: Sequence[Line], *, every_card: bool) -> ValuedCards | None:
        """Return the values of the cards after up to ``len(lines)`` lines each; None if there is no time for a round.

        With ``every_card``, even cards that cannot be best are tried on the first lines.
        """
        rivals = [card for card in sorted(self._means, key=lambda each: -self._means[each].score) if card != self._best]
        for start in range(0, len(lines), _ROUND):
            rivals = self._round(lines, start, rivals)
            if not rivals or self._is_decided(rivals):
                break
        number = len(self._losses[self._best])
        is_alone = not any(len(lost) for card, lost in self._losses.items() if card != self._best)
        if not number or (is_alone and self._search.stopped):
            return None  # its losses would be compared with cards that were not tried
        if every_card:
            self._try(lines[:_ROUND], [card for card in self._means if not len(self._losses[card])])
        candidates = {card: self._value(card) for card in self._means}
        penalties = {card: self._penalty(card) for card in self._means}
        remark = "; ".join(filter(None, [f"compared lines of play, up to {number} a card", self._guess()]))
        return ValuedCards(candidates, remark, penalties)

    def _round(self, lines: Sequence[Line], start: int, rivals: list[Card]) -> list[Card]:
        """Try the rivals on the lines of the round that begins at ``start``; return those that may still be better.

        If the search is stopped, the round does not count, and no rival is returned.
        """
        rivals = self._may_gain_beside_best(lines[: max(_FEW, start + _ROUND)], rivals)
        before = dict(self._losses)
        for card in rivals:
            if not self._search.stopped and self._may_gain(card):
                self._try(lines[start : start + _ROUND], [card])
        if self._search.stopped:
            self._losses = before
            return []
        return [card for card in rivals if self._may_gain(card)]

    def _may_gain_beside_best(self, lines: Sequence[Line], rivals: list[Card]) -> list[Card]:
        """Try the best card double dummy on lines until none of the rivals may gain; return those that may.

        Where it loses nothing, nobody can gain, so no rival needs lines to choose an order.
        """
        for start in range(len(self._losses[self._best]), len(lines), _ROUND):
            if not rivals or self._search.stopped:
                break
            self._try(lines[start : start + _ROUND], [self._best])
            rivals = [card for card in rivals if self._may_gain(card)]
        return rivals

    def _try(self, lines: Sequence[Line], cards: Sequence[Card]) -> None:
        """Add what the cards lose along the lines, unless the search is stopped."""
        for card in cards:
            if card not in self._orders:
                self._orders[card] = self._best_order(card)
            lost = [self._search.losses(card, line, self._orders[card]) for line in lines]
            if not self._search.stopped:
                self._losses[card] = np.concatenate([self._losses[card], lost])

    def _best_order(self, card: Card) -> int:
        """Return the order of the suits with which a card loses least on the lines that choose it.

        All orders are tried on the first lines, the best of them on more; an order ends where it has lost as much as
        those that go on. No order is tried that may take more than half of what is left of the budget for orders.
        """
        search, allowed, before = self._search, self._for_orders / 2, self._search.effort
        losses, ranked, start = dict.fromkeys(ORDERS, 0.0), list(ORDERS), 0
        kept = [number for _, number in _ORDERS_TRIED[1:]] + [1]
        for (end, number), going_on in zip(_ORDERS_TRIED, kept, strict=True):
            at_stage, tried = search.effort, list[int]()
            for order in ranked[:number]:
                so_far = search.effort
                if so_far - before + (so_far - at_stage) / max(len(tried), 1) >= allowed:
                    break
                enough = sorted(losses[each] for each in tried)[going_on - 1] if len(tried) >= going_on else inf
                for line in self._choosing[start:end]:
                    if losses[order] >= enough:
                        break
                    losses[order] += search.losses(card, line, order)[0]
                tried.append(order)
            ranked = sorted(tried, key=losses.__getitem__) or ranked
            start = end
        self._for_orders -= search.effort - before
        return ranked[0]

    def _gain(self, card: Card) -> tuple[float, float]:
        """Return how much a card gains over the best card double dummy, and the standard error of this number.

        Both are compared on the lines on which both were tried. A card that was not tried loses nothing.
        """
        gains = self._losses[self._best][:, 0] - (self._means[self._best].score - self._means[card].score)
        own = self._losses[card][:, 0]
        if len(own):
            gains = gains[: len(own)] - own
        return float(gains.mean()), float(gains.std(ddof=1) / np.sqrt(len(gains)))

    def _may_gain(self, card: Card) -> bool:
        """Whether a card may gain enough for more lines."""
        if not len(self._losses[self._best]):
            return True
        gain, error = self._gain(card)
        number = len(self._losses[card]) or len(self._losses[self._best])
        unseen = self._contract / number if number < _FEW else 0.0
        return gain + unseen + _STANDARD_ERRORS * error > LEAST_GAIN * self._contract

    def _is_decided(self, rivals: Sequence[Card]) -> bool:
        """Whether the best of the rivals is clearly better than the best card double dummy, and would be played."""
        best = max(rivals, key=lambda card: self._value(card).score)
        gain, error = self._gain(best)
        is_clear = gain > max(_CLEAR * error, LEAST_GAIN * self._contract)
        return is_clear and best == max(rivals, key=lambda card: self._value(card).score - self._penalty(card))

    def _guess(self) -> str:
        """Return in which suit the best card double dummy leaves the dearest guess; empty if no card gains clearly."""
        gains = {card: self._gain(card)[0] - self._penalty(card) for card in self._means if len(self._losses[card])}
        if max(gains.values()) <= 0:
            return ""
        dearest = Suit(int(self._losses[self._best][:, -len(Suit) :].mean(axis=0).argmax()))
        return f"after {self._best.symbol}, guesses in {dearest.symbol} would cost most"

    def _value(self, card: Card) -> Candidate:
        """Return the value of a card; an upper bound if it was not tried."""
        mean, lost = self._means[card], self._losses[card]
        if not len(lost):
            return replace(mean, bound=True)
        score, tricks, making, *_ = lost.mean(axis=0)
        make = min(max(mean.make - float(making), 0.0), 1.0)
        return replace(mean, score=mean.score - float(score), tricks=mean.tricks - float(tricks), make=make)

    def _penalty(self, card: Card) -> float:
        """Return what a card must gain over the best card double dummy; a little even if it is as good double dummy."""
        if card == self._best or not len(self._losses[card]):
            return 0.0
        least = LEAST_GAIN * self._contract
        if not self._search.exceeds(self._means[self._best].score, self._means[card].score):
            return least
        return max(least, _STANDARD_ERRORS * self._gain(card)[1])


def draw_lines(layouts: NDArray[np.int64], generator: np.random.Generator) -> list[Line]:
    """Return a line of play for each drawn layout, int64 (n,)."""
    seeds = generator.integers(2**62, size=len(layouts))
    return [Line(int(layout), int(seed)) for layout, seed in zip(layouts, seeds, strict=True)]
