"""Fronts against published values and, for small holdings, against a list of all plans."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

import numpy as np
import pytest

from agent.errors import HoldingError
from agent.suits.analysis import analyse_suit
from agent.suits.holding import Holding, Split
from agent.suits.search import NORTH, SOUTH

RANKS = "23456789TJQKA"

PUBLISHED = [
    ("AJ92", "K843", {4: 41.52}, 3.3674),
    ("AT32", "Q654", {3: 50.30}, None),
    ("KJ2", "A9876", {5: 39.57, 4: 98.04}, None),
    ("QJ82", "A93", {3: 79.01}, None),
    ("AQT98", "5432", {5: 26.57, 4: 82.78}, None),
    ("QT98", "A432", {3: 77.96}, None),
    ("AKJ2", "T543", {4: 39.6}, None),
    ("AQJ9", "432", {3: 78.3}, None),
    ("AQT2", "543", {3: 46.5}, None),
    ("KJT9", "A32", {4: 51.2}, None),
    ("AQ92", "JT3", {4: 50.0}, None),
]


@pytest.mark.parametrize(("north", "south", "chances", "mean"), PUBLISHED)
def test_the_chances_are_those_published(north: str, south: str, chances: dict[int, float], mean: float | None) -> None:
    for one, other in ((north, south), (south, north)):
        found = analyse_suit(Holding(one, other))
        for tricks, chance in chances.items():
            places = 2 if round(chance, 1) != chance else 1
            assert round(100 * found.at_least[tricks], places) == pytest.approx(chance)
        assert mean is None or found.mean == pytest.approx(mean, abs=5e-5)


Cards = frozenset[str]


@cache
def every_plan(
    north: Cards, south: Cards, splits: tuple[Cards, ...], missing: Cards, entries: int, at_north: bool
) -> frozenset[tuple[int, ...]]:
    """What every plan takes in each split of real cards, West's in each; nothing is left out but what is the same.

    Of the splits those are given that are still possible, with the cards that West has left in each.
    """
    if not south and (not north or not (entries or at_north)):
        return frozenset({(0,) * len(splits)})
    found: set[tuple[int, ...]] = set()
    leads = [(SOUTH, card) for card in south]
    if entries < 0 or at_north or entries:
        leads += [(NORTH, card) for card in north]
    for hand, lead in leads:
        after = entries if hand == SOUTH or entries < 0 or at_north else entries - 1
        hands = [north, south]
        hands[hand] = hands[hand] - {lead}
        answers = []
        for second, there in shown(splits, missing, second=True, north_leads=hand == NORTH):
            plans: set[tuple[int, ...]] = set()
            for third in hands[1 - hand] or {""}:
                left = list(hands)
                left[1 - hand] = left[1 - hand] - {third}
                parts = []
                some = without(splits, there, second, second_is_west=hand == SOUTH)
                rest = missing - {second}
                for fourth, both in shown(some, rest, second=False, north_leads=hand == NORTH):
                    theirs = max((RANKS.find(card) for card in (second, fourth) if card), default=-1)
                    ours = max(RANKS.find(card) for card in (lead, third) if card)
                    won = ours > theirs
                    winner = hand if RANKS.find(lead) == ours else 1 - hand
                    last = without(some, both, fourth, second_is_west=hand == NORTH)
                    deeper = every_plan(
                        left[NORTH], left[SOUTH], last, rest - {fourth}, after, won and winner == NORTH and entries >= 0
                    )
                    parts.append((both, {tuple(won + tricks for tricks in plan) for plan in deeper}))
                plans |= together(parts, len(some))
            answers.append((there, plans))
        found |= together(answers, len(splits))
    return frozenset(found)


def shown(
    splits: tuple[Cards, ...], missing: Cards, *, second: bool, north_leads: bool
) -> list[tuple[str, tuple[int, ...]]]:
    """Every card that a defender may show, with the places of the splits in which it may be."""
    west = second != north_leads
    held = [split if west else missing - split for split in splits]
    found = [(card, tuple(at for at, cards in enumerate(held) if card in cards)) for card in sorted(missing)]
    found.append(("", tuple(at for at, cards in enumerate(held) if not cards)))
    return [each for each in found if each[1]]


def without(splits: tuple[Cards, ...], there: tuple[int, ...], card: str, *, second_is_west: bool) -> tuple[Cards, ...]:
    return tuple(splits[at] - {card} if second_is_west else splits[at] for at in there)


def together(parts: list[tuple[tuple[int, ...], set[tuple[int, ...]]]], number: int) -> set[tuple[int, ...]]:
    """A plan for each thing shown, in every way: in each split the fewest tricks of those that may come."""
    found = set()
    for chosen in product(*(plans for _, plans in parts)):
        fewest = [99] * number
        for (there, _), plan in zip(parts, chosen, strict=True):
            for at, tricks in zip(there, plan, strict=True):
                fewest[at] = min(fewest[at], tricks)
        found.add(tuple(fewest))
    return found


SMALL = [
    ("AQ", "32", "KJ"),
    ("AJ", "3", "KQ"),
    ("KJ", "A2", "QT3"),
    ("QT", "32", "AKJ"),
    ("KT", "Q2", "AJ3"),
    ("AJ2", "3", "KQ4"),
    ("A", "QT", "KJ9"),
]


@pytest.mark.parametrize(("north", "south", "missing"), SMALL)
@pytest.mark.parametrize("entries", [None, 0, 1])
def test_small_holdings_have_the_value_of_the_best_of_all_plans(
    north: str, south: str, missing: str, entries: int | None
) -> None:
    gone = "".join(card for card in RANKS if card not in north + south + missing)
    holding = Holding(north, south, gone, apart=entries is not None)
    worlds = [frozenset(some) for size in range(len(missing) + 1) for some in combinations(missing, size)]
    plans = every_plan(
        frozenset(north), frozenset(south), tuple(worlds), frozenset(missing), -1 if entries is None else entries, False
    )
    # Splits are of classes of touching cards; each stands for all layouts in which West has these numbers.
    generator = np.random.default_rng(1)
    of_class: dict[tuple[int, ...], list[int]] = {}
    for at, world in enumerate(worlds):
        of_class.setdefault(tuple(len(world & set(cards)) for _, cards in holding.classes), []).append(at)
    chances = dict(zip(of_class, generator.dirichlet(np.ones(len(of_class))).tolist(), strict=True))
    found = analyse_suit(holding, entries=entries, chances=[Split(held, chance) for held, chance in chances.items()])
    each = {at: chances[held] / len(places) for held, places in of_class.items() for at in places}
    for tricks in range(1, holding.rounds + 1):
        best = max(sum(each[at] for at, taken in enumerate(plan) if taken >= tricks) for plan in plans)
        assert found.at_least[tricks] == pytest.approx(best)
    assert found.mean == pytest.approx(max(sum(each[at] * taken for at, taken in enumerate(plan)) for plan in plans))


@pytest.mark.slow
def test_a_suit_with_too_many_plans_is_refused() -> None:
    with pytest.raises(HoldingError, match="AQ975 opposite - has too many different plans to compare"):
        analyse_suit(Holding("AQ975", "-"))
