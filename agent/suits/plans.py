"""A plan for a suit as a tree: the leads, and the replies to the defenders' cards, until no decision is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from agent.suits.holding import is_low
from agent.suits.search import NORTH, SOUTH, VOID, SuitLead, SuitSearch, SuitState, fourth_hand, second_hand
from ddsolver.cards import Rank

What = TypeVar("What")
PairOfHands = tuple[str, str]
"""The cards that North and South still have, highest first."""
HANDS, DEFENDERS = ("North", "South"), ("West", "East")


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards that a defender may play, all with the same continuation of the plan."""

    defender: str
    """West or East."""
    cards: tuple[str, ...]
    """``Q``, ``J/T`` for either of two cards, ``low``, or ``none`` for a discard."""
    is_everything: bool
    """Whether these are all the cards that the defender can play."""


@dataclass(frozen=True, slots=True)
class Led:
    """A lead of a plan, and the play after it."""

    hand: str
    """North or South."""
    card: str
    """The card led: ``A``, or ``low``."""
    answers: tuple[PlannedReply, ...]
    """The replies of the third hand, one for each group of cards that the second hand may play."""


@dataclass(frozen=True, slots=True)
class PlannedReply:
    """What the plan does after the second hand's card: the third hand's card, and how to go on."""

    shown: Shown
    card: str
    """``A``, ``low``, or ``none`` for a discard."""
    next_tricks: tuple[tuple[Shown, Led | str], ...]
    """For each group of cards that the fourth hand may play: the next trick, `FROM_THE_TOP`, or `NOTHING_LEFT`."""


LOW, NONE = "low", "none"
FROM_THE_TOP, NOTHING_LEFT = "from the top", "done"
"""How a plan ends: the highest cards are played, or the goal is reached."""


class PlanMaker:
    """Turns the plans that a search found into trees of leads and replies."""

    def __init__(self, search: SuitSearch) -> None:
        self._search = search
        self._holding = search.holding
        self._groups = search.holding.groups
        self._classes = search.holding.classes
        self._from_the_top: dict[tuple[SuitState, int], int] = {}
        self._made: dict[tuple[SuitState, PairOfHands, int, int], Led | str] = {}

    def trees(self, goal: int) -> tuple[Led, ...]:
        """Return a tree for each first lead that can achieve ``goal``, a plan coded as bits (`agent.suits.search`)."""
        start, everywhere = self._search.start, self._search.everywhere
        hands = self._holding.north, self._holding.south
        leads = [
            self._after_lead(start, hands, everywhere, goal, lead)
            for lead in self._low_first(start)
            if self._takes(start, everywhere, lead, goal)
        ]
        return tuple(dict.fromkeys(leads))

    def _low_first(self, state: SuitState) -> list[SuitLead]:
        """Return the possible leads, low cards first."""
        return sorted(self._search.leads(state), key=lambda lead: (-lead.group, -lead.hand))

    def _card(self, state: SuitState, hands: PairOfHands, hand: int, group: int) -> tuple[str, PairOfHands]:
        """Return the card that a hand plays from a group (its rank, or ``low``), and the hands after it.

        If the hand's highest card of the group is an honour, it is played, else the lowest card.
        """
        place, part = self._groups[group]
        out = [where for at, (where, _) in enumerate(self._classes) if self._left(state, at)]
        above = max((where for where in out if where < place), default=-1)
        group_cards = "".join(each[hand] for where, each in self._groups if above < where <= place)
        own = [card for card in hands[hand] if card in (part[hand] if self._holding.apart else group_cards)]
        card = own[0] if Rank.parse(own[0]) >= Rank.TEN else own[-1]
        left = hands[hand].replace(card, "")
        name = LOW if out and all(where < place for where in out) else card
        return name, (left, hands[SOUTH]) if hand == NORTH else (hands[NORTH], left)

    def _left(self, state: SuitState, at: int) -> int:
        """Return how many cards of a class have not been played."""
        return len(self._classes[at][1]) - sum(shown[at] for shown in state.shown)

    def _class_name(self, at: int) -> str:
        """Return the text that stands for any card of a class."""
        if at == VOID:
            return NONE
        cards = self._classes[at][1]
        return LOW if is_low(self._holding, cards) else "/".join(cards)

    def _next(self, state: SuitState, hands: PairOfHands, possible: int, plan: int) -> Led | str:
        """Return the rest of the plan from a state on, given the cards that the hands still hold."""
        search = self._search
        goal = plan & ~search.outside(possible)
        if not state.rounds or not goal & ~search.reached(state.won):
            return NOTHING_LEFT
        key = state, hands, possible, goal
        if key not in self._made:
            self._made[key] = FROM_THE_TOP
            if goal & ~self._with_the_top(state, possible):
                leads = (lead for lead in self._low_first(state) if self._takes(state, possible, lead, goal))
                self._made[key] = self._after_lead(state, hands, possible, goal, next(leads))
        return self._made[key]

    def _takes(self, state: SuitState, possible: int, lead: SuitLead, goal: int) -> bool:
        """Whether the goal can be achieved after a lead."""
        return all(
            any(self._has(state, there, lead, second, third, goal) for third in self._search.thirds(state, lead))
            for second, there in self._search.shows(state, possible, second_hand(lead))
        )

    def _has(self, state: SuitState, possible: int, lead: SuitLead, second: int, third: int | None, goal: int) -> bool:
        """Whether the goal can be achieved after the lead and the cards of the second and third hands."""
        search = self._search
        for fourth, there in search.shows(state, possible, fourth_hand(lead)):
            rest = goal & ~search.outside(there)
            if all(rest & ~plan for plan in search.front(search.after(state, lead, second, third, fourth), there)):
                return False
        return True

    def _after_lead(self, state: SuitState, hands: PairOfHands, possible: int, goal: int, lead: SuitLead) -> Led:
        """Return a lead and the rest of the plan after it."""
        card, left = self._card(state, hands, lead.hand, lead.group)
        answers = [
            (shows, self._answer(state, left, there, lead, shows, goal))
            for shows, there in self._search.shows(state, possible, second_hand(lead))
        ]
        shown = self._together(second_hand(lead), answers)
        return Led(HANDS[lead.hand], card, tuple(PlannedReply(who, *what) for who, what in shown))

    def _answer(
        self, state: SuitState, hands: PairOfHands, possible: int, lead: SuitLead, second: int, plan: int
    ) -> tuple[str, tuple[tuple[Shown, Led | str], ...]]:
        """Return the third hand's card, and what follows each card of the fourth hand."""
        search = self._search
        goal = plan & ~search.outside(possible)
        thirds = search.thirds(state, lead)
        third = next(each for each in thirds if self._has(state, possible, lead, second, each, goal))
        card, left = (NONE, hands) if third is None else self._card(state, hands, 1 - lead.hand, third)
        next_tricks = [
            (fourth, self._next(search.after(state, lead, second, third, fourth), left, there, goal))
            for fourth, there in search.shows(state, possible, fourth_hand(lead))
        ]
        return card, tuple(self._together(fourth_hand(lead), next_tricks))

    def _together(self, defender: int, by_class: Sequence[tuple[int, What]]) -> list[tuple[Shown, What]]:
        """Group a defender's possible cards; after each card of a group, the plan is the same."""
        grouped: list[tuple[list[str], What]] = []
        for shows, what in by_class:
            for names, other in grouped:
                if other == what:
                    names.append(self._class_name(shows))
                    break
            else:
                grouped.append(([self._class_name(shows)], what))
        return [(Shown(DEFENDERS[defender], tuple(names), len(grouped) == 1), what) for names, what in grouped]

    def _with_the_top(self, state: SuitState, possible: int) -> int:
        """Return the plan that plays the suit from the top, coded as bits (`agent.suits.search`).

        The hand with the highest card leads it, and the other hand plays low. If the two hands' highest cards are
        equivalent, the shorter hand leads. The result is 0 if the hand that must lead cannot be reached.
        """
        search = self._search
        if search.is_decided(state):
            return search.reached(state.won) | search.outside(possible)
        key = state, possible
        if key not in self._from_the_top:
            group = next(at for at, cards in enumerate(state.groups) if any(cards))
            lengths = [sum(cards[hand] for cards in state.groups) for hand in (NORTH, SOUTH)]
            holding = (hand for hand in (NORTH, SOUTH) if state.groups[group][hand])
            shorter = min(holding, key=lambda hand: lengths[hand])
            lead = next((each for each in search.leads(state) if (each.hand, each.group) == (shorter, group)), None)
            taken = search.full
            if lead is None:
                taken = 0
            else:
                third = search.thirds(state, lead)[0]
                for second, there in search.shows(state, possible, second_hand(lead)):
                    for fourth, both in search.shows(state, there, fourth_hand(lead)):
                        taken &= self._with_the_top(search.after(state, lead, second, third, fourth), both)
            self._from_the_top[key] = taken
        return self._from_the_top[key]
