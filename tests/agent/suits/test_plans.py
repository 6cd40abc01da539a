"""Plans played card by card against every defence: each wins exactly the tricks that it promises."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from agent.errors import HoldingError
from agent.suits.analysis import analyse_suit
from agent.suits.holding import Holding, Split
from agent.suits.plans import FROM_THE_TOP, LOW, NONE, NOTHING_LEFT, Led

ORDER = "23456789TJQKA"
Hands = dict[str, str]
OTHER = {"North": "South", "South": "North"}


def least(holding: Holding, split: Split, tree: Led | str) -> int:
    """The fewest tricks that a plan takes in a split, whatever the defenders play."""
    west = "".join(cards[:held] for (_, cards), held in zip(holding.classes, split.west, strict=True))
    east = "".join(card for card in holding.missing if card not in west)
    return _least(holding, tree, {"North": holding.north, "South": holding.south, "West": west, "East": east})


def _least(holding: Holding, node: Led | str, hands: Hands) -> int:
    if (not hands["North"] and not hands["South"]) or node == NOTHING_LEFT:
        return 0
    if node == FROM_THE_TOP:
        return min(_after(trick, holding, node, left) for trick, left in from_the_top(hands))
    assert isinstance(node, Led)
    lead = card_in(hands[node.hand], node.card)
    partner = OTHER[node.hand]
    second, fourth = ("East", "West") if node.hand == "North" else ("West", "East")
    fewest = []
    for shown in hands[second] or [""]:
        (answer,) = (each for each in node.answers if holds(holding, each.shown.cards, shown))
        assert answer.shown.defender == second
        third = card_in(hands[partner], answer.card)
        for last in hands[fourth] or [""]:
            (then,) = (after for each, after in answer.next_tricks if holds(holding, each.cards, last))
            trick = {node.hand: lead, second: shown, partner: third, fourth: last}
            fewest.append(_after(trick, holding, then, without(hands, trick)))
    return min(fewest)


def _after(trick: Hands, holding: Holding, node: Led | str, left: Hands) -> int:
    winner = max(trick, key=lambda seat: ORDER.find(trick[seat]) if trick[seat] else -1)
    return int(winner in OTHER) + _least(holding, node, left)


def from_the_top(hands: Hands) -> Iterator[tuple[Hands, Hands]]:
    """The highest card that the declarer's side has is led, of equal ones that of the shorter hand; low to it."""
    top = max(hands["North"] + hands["South"], key=ORDER.index)
    # Which of two touching cards is led does not matter but for the hand it leaves longer.
    missing = hands["West"] + hands["East"]
    above = [ORDER.index(card) for card in missing if ORDER.index(card) < ORDER.index(top)]
    touching = [card for card in hands["North"] + hands["South"] if ORDER.index(card) > max(above, default=-1)]
    leaders = [seat for seat in OTHER if set(touching) & set(hands[seat])]
    leader = min(leaders, key=lambda seat: len(hands[seat]))
    lead = next(card for card in hands[leader] if card in touching)
    partner = OTHER[leader]
    for west in hands["West"] or [""]:
        for east in hands["East"] or [""]:
            trick = {leader: lead, partner: hands[partner][-1:], "West": west, "East": east}
            yield trick, without(hands, trick)


def without(hands: Hands, trick: Hands) -> Hands:
    return {seat: cards.replace(trick[seat], "", 1) if trick[seat] else cards for seat, cards in hands.items()}


def card_in(hand: str, name: str) -> str:
    """The card that a plan means."""
    if name == NONE:
        assert not hand
        return ""
    card = hand[-1] if name == LOW else name
    assert card in hand, (hand, name)
    return card


def holds(holding: Holding, names: tuple[str, ...], card: str) -> bool:
    """Whether a card is among those that a plan names."""
    if not card:
        return NONE in names
    meant = {NONE: "", LOW: holding.classes[-1][1]}
    return any(card in meant.get(name, name) for name in names)


HOLDINGS = [
    ("AJ92", "K843"), ("KJ2", "A9876"), ("QT98", "A432"), ("AQT2", "543"), ("AQ92", "JT3"), ("AT32", "Q654"),
    ("KT9", "Q843"), ("AKT9", "5432"), ("QJ82", "A93"), ("AJT", "K98"),
]  # fmt: skip


@pytest.mark.parametrize(("north", "south"), HOLDINGS)
def test_every_plan_takes_what_it_promises_against_every_defence(north: str, south: str) -> None:
    holding = Holding(north, south)
    found = analyse_suit(holding)
    assert all(plan in found.plans for best in found.best.values() for plan in best)
    for plan in found.plans[:6]:
        for tree in plan.trees:
            assert tuple(least(holding, split, tree) for split in found.splits) == plan.tricks


def test_the_plan_shown_for_few_tricks_does_not_give_up_more() -> None:
    """One plan is best for every number of tricks, and is listed for each."""
    for holding in (Holding("AQT32", "K54"), Holding("AKJ65432", "987")):
        found = analyse_suit(holding)
        assert all(best[0] == found.best_mean[0] for best in found.best.values())


def test_of_touching_spots_a_plan_plays_the_lowest() -> None:
    found = analyse_suit(Holding("KJ2", "A9876"))
    first = found.best[5][0].trees[0]
    assert isinstance(first, Led)
    assert (first.hand, first.card, first.answers[0].card) == ("South", "6", "J")


def test_plans_of_the_same_chance_differ_in_the_splits_they_win() -> None:
    # A two-way finesse: either opponent can be played for the queen.
    found = analyse_suit(Holding("AJT", "K98"))
    wins = {tuple(tricks >= 3 for tricks in plan.tricks) for plan in found.best[3]}
    assert len(wins) == len(found.best[3]) >= 2
    one, other = found.best[3][:2]
    assert one.at_least[3] == pytest.approx(other.at_least[3])
    assert found.beats(one, other) == pytest.approx(found.beats(other, one))
    assert found.beats(one, other) > 0.3


def test_a_suit_that_nobody_can_lead_is_refused() -> None:
    with pytest.raises(HoldingError, match="no card of AKQJ opposite - can be led"):
        analyse_suit(Holding("AKQJ", "-", apart=True), entries=0)


@pytest.mark.parametrize(
    ("holding", "others", "message"),
    [
        (Holding("AJ9", "K8"), {"entries": 1}, "entries is 1, so it matters which hand wins: .* apart=True"),
        (Holding("AJ9", "K8", apart=True), {"entries": -1}, "entries is -1: at least 0"),
        (Holding("AJ9", "K8", apart=True), {"entries": "1"}, "entries is '1': a whole number"),
        (Holding("AJ9", "K8"), {"chances": []}, "chances has no split"),
    ],
)
def test_wrong_entries_and_chances_are_refused(holding: Holding, others: dict[str, Any], message: str) -> None:
    with pytest.raises(HoldingError, match=message):
        analyse_suit(holding, **others)


def test_a_hand_that_is_no_text_is_quoted() -> None:
    with pytest.raises(HoldingError, match="a hand of a suit is 5: a str is needed"):
        Holding("A", 5)  # type: ignore[arg-type]
