"""Algorithm 3 (thesis section 5.5) as plainly as it can be written: no pruning, no values kept, whole positions.

The choice of a card within one of the ``classes`` carries no information: the first hidden hand always plays
its lowest, the other its highest, as in layouts merged by them.
"""

from __future__ import annotations

from collections.abc import Sequence

from ddsolver import Card, Position, Seat, Solver

SOLVER = Solver(memory_mb=4)
Weighted = tuple[Position, float]
_known: dict[object, list[Card]] = {}
"""The correct cards of positions met before; all endings and orders of play lead to many of them again."""


def payoff(layouts: Sequence[Weighted], declarer: Seat, worth: Sequence[float], classes: Sequence[int] = ()) -> float:
    """The weighted worth of the tricks that the best joint strategy takes; a defender plays any correct card."""
    position = layouts[0][0]
    if position.is_over:
        return sum(weight * worth[_tricks(layout, declarer)] for layout, weight in layouts)
    if position.to_play.same_side(declarer):
        return max(payoff_after(layouts, card, declarer, worth, classes) for card in position.legal())
    went_to: dict[Card, list[Weighted]] = {}
    for layout, weight in layouts:
        correct = _correct(layout)
        for card, number in _shown(correct, classes, highest=layout.to_play > min(declarer.left, declarer.right)):
            went_to.setdefault(card, []).append((layout, weight * number / len(correct)))
    return sum(payoff_after(weighted, card, declarer, worth, classes) for card, weighted in went_to.items())


def _tricks(position: Position, declarer: Seat) -> int:
    """The declarer's side's tricks in the whole play, from here on double dummy."""
    if position.is_over:
        return position.tricks_won.of(declarer)
    found = SOLVER.tricks(position)
    rest = found if position.to_play.same_side(declarer) else position.tricks_left - found
    return position.tricks_won.of(declarer) + rest


def _shown(cards: Sequence[Card], classes: Sequence[int], *, highest: bool) -> list[tuple[Card, int]]:
    """One card for all of a class, and how many these are."""
    groups: dict[int, list[Card]] = {}
    for card in cards:
        groups.setdefault(next((each for each in classes if each & card.mask), card.mask), []).append(card)
    return [
        ((max if highest else min)(group, key=lambda card: card.bit_index), len(group)) for group in groups.values()
    ]


def _correct(position: Position) -> list[Card]:
    key = (position.hands, position.trump, position.trick_leader, position.trick)
    if key not in _known:
        values = SOLVER.card_values(position)
        _known[key] = [card for card, value in values.items() if value == max(values.values())]
    return _known[key]


def payoff_after(
    layouts: Sequence[Weighted], card: Card, declarer: Seat, worth: Sequence[float], classes: Sequence[int] = ()
) -> float:
    """The same after a card."""
    after = [(layout.play(card), weight) for layout, weight in layouts]
    return payoff(after, declarer, worth, classes)


Vector = tuple[tuple[int, int], ...]
"""Layouts by their numbers, with the tricks that a plan takes in each."""


def plans(layouts: dict[int, Position], cards: int, declarer: Seat) -> set[Vector]:
    """What fixed plans take against defenders who know them and see all cards (alpha-mu), none worse than another.

    Double-dummy values replace the play after this many ``cards`` of the declarer's side.
    """
    position = next(iter(layouts.values()))
    if cards == 0 or position.is_over:
        return {tuple((row, _tricks(layout, declarer)) for row, layout in sorted(layouts.items()))}
    if position.to_play.same_side(declarer):
        found: set[Vector] = set()
        for card in position.legal():
            found |= plans({row: layout.play(card) for row, layout in layouts.items()}, cards - 1, declarer)
        return _front(found)
    joined: set[Vector] | None = None
    for card in {card for layout in layouts.values() for card in layout.legal()}:
        having = {row: layout.play(card) for row, layout in layouts.items() if card in layout.legal()}
        after = plans(having, cards, declarer)
        joined = after if joined is None else _front({_worse(one, other) for one in joined for other in after})
    assert joined is not None, "somebody has a card"
    return joined


def _worse(one: Vector, other: Vector) -> Vector:
    tricks = dict(one)
    for row, taken in other:
        tricks[row] = min(taken, tricks.get(row, taken))
    return tuple(sorted(tricks.items()))


def _front(vectors: set[Vector]) -> set[Vector]:
    """Those that are not in every layout at most what another is."""
    return {
        one
        for one in vectors
        if not any(
            one != other and all(mine <= theirs for (_, mine), (_, theirs) in zip(one, other, strict=True))
            for other in vectors
        )
    }
