"""Single suits in whole notrump endings, and what a player's plan takes there from defenders of every kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import comb, prod

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.view import View
from agent.player import Player
from agent.players.defence.perfect import OptimizedDefender
from agent.rules.contract import Contract, Vulnerability
from agent.suits.holding import Holding, Split, splits
from ddsolver import Card, Deal, Position, Seat, Solver, Tricks
from ddsolver.position import legal_mask, runs_of

_CONTRACT = Contract.parse("3NTS")
_HEARTS = "KQJT98765432"


@dataclass(frozen=True, slots=True)
class Taken:
    """The chance that what is needed is taken, by what the defenders do; they see all cards and know the plan."""

    arbitrary: float
    """They play any double-dummy-correct card, each as likely."""
    worst_correct: float
    """They play the correct card that is worst for the plan."""
    worst: float
    """They play the card that is worst for the plan."""

    @classmethod
    def mean(cls, shares: Sequence[tuple[Taken, float]]) -> Taken:
        """The chances where each of some comes up as often as its share says."""
        return cls(
            sum(each.arbitrary * share for each, share in shares),
            sum(each.worst_correct * share for each, share in shares),
            sum(each.worst * share for each, share in shares),
        )


_ALL, _NOTHING = Taken(1, 1, 1), Taken(0, 0, 0)


class SuitEnding:
    """A suit of spades in a notrump ending, South on lead, who needs ``aim`` tricks of it and two aces beside it.

    North has the ace of hearts and a low diamond, South the ace of diamonds; their other cards are low hearts. The
    defenders have hearts beside their spades, dealt at random, so that they carry no information. Splits of the suit
    are as likely as if everybody had thirteen cards. One trick was played before, in clubs.
    """

    def __init__(self, holding: Holding, aim: int) -> None:
        self.splits = splits(holding)
        self._classes = [[Card.parse(f"S{rank}") for rank in cards] for _, cards in holding.classes]
        self._each = holding.rounds + 2
        won = _CONTRACT.tricks_needed - 3 - aim
        self._before = Tricks(won, 12 - self._each - won)
        fillers = self._each - 2 - len(holding.north), self._each - 1 - len(holding.south)
        low = _HEARTS[-sum(fillers) :]
        self._north = f"{holding.north}.A{low[: fillers[0]]}.2.2"
        self._south = f"{holding.south}.{low[fillers[0] :]}.A.A"
        self._hearts = _HEARTS[: 2 * self._each - len(holding.missing)]

    def position(self, split: Split) -> Position:
        """South on lead, the defenders' cards split so, of each class the highest with West."""
        west = [card for cards, held in zip(self._classes, split.west, strict=True) for card in cards[:held]]
        east = [card for cards in self._classes for card in cards if card not in west]
        number = self._each - len(west)
        hands = (
            f"{''.join(str(card.rank) for card in spades)}.{hearts}..{club}"
            for spades, hearts, club in ((east, self._hearts[number:], "4"), (west, self._hearts[:number], "3"))
        )
        deal = Deal.from_pbn("N:{0} {2} {1} {3}".format(self._north, self._south, *hands))
        position = Position(deal, _CONTRACT.strain, Seat.WEST)
        for card in ("C3", "C2", "C4", "CA"):
            position = position.play(card)
        return position

    def view(self, position: Position) -> View:
        """What the declarer sees."""
        seen = View.of(position, _CONTRACT, Vulnerability.NONE)
        won = seen.tricks_won
        both = Tricks(won.north_south + self._before.north_south, won.east_west + self._before.east_west)
        return replace(seen, tricks_won=both)

    def splits_of(self, west: NDArray[np.int64]) -> list[tuple[int, ...]]:
        """How many cards of each class West's hands hold, int64 (n,)."""
        held = [np.bitwise_count(west & sum(card.mask for card in cards)).tolist() for cards in self._classes]
        return list(zip(*held, strict=True))

    def chances(self, west: NDArray[np.int64]) -> NDArray[np.float64]:
        """How likely West's hands are, int64 (n,), but for a factor, float64 (n,)."""
        sizes = [len(cards) for cards in self._classes]
        known = {
            split.west: split.chance
            / prod(comb(size, number) for size, number in zip(sizes, split.west, strict=True))
            / comb(len(self._hearts), self._each - sum(split.west))
            for split in self.splits
        }
        return np.array([known[split] for split in self.splits_of(west)])

    def name(self, position: Position) -> tuple[str, ...]:
        """The cards played, those of a class of the defenders' cards by one name: plans do not tell them apart."""
        return tuple(self._name(card) for card in position.plays)

    def _name(self, card: Card) -> str:
        for place, cards in enumerate(self._classes):
            if card in cards:
                return str(place)
        return str(card)


@dataclass(frozen=True, slots=True)
class Splits:
    """The likelihood of layouts that only the splits of an ending decide."""

    ending: SuitEnding

    is_cheap = False

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        del view
        return np.ones(len(dealt)) if since else self.ending.chances(dealt[:, Seat.WEST])

    def smoothed(self) -> Splits:
        return self


class FixedPlan:
    """What a declarer plays after every way there is in an ending, asked once, and what that takes."""

    def __init__(self, ending: SuitEnding, decide: Callable[[Position], Card]) -> None:
        self._ending = ending
        self._decide = decide
        self._cards: dict[tuple[str, ...], Card] = {}
        self._solver = Solver()

    @classmethod
    def of(cls, ending: SuitEnding, player: Player) -> FixedPlan:
        """What a player plays."""
        return cls(ending, lambda position: player.decide(ending.view(position)).card)

    def decided(self, position: Position) -> Card:
        """The card of the declarer's side."""
        name = self._ending.name(position)
        if name not in self._cards:
            self._cards[name] = self._decide(position)
        return self._cards[name]

    @property
    def decisions(self) -> int:
        """How many views it was asked about so far."""
        return len(self._cards)

    def taken(self) -> Taken:
        """What the plan takes in all splits."""
        found = [(self._from(self._ending.position(split)), split.chance) for split in self._ending.splits]
        return Taken.mean(found)

    def against_optimized(self, generator: np.random.Generator, repeats: int, model: Player) -> float:
        """How often the plan takes what is needed from optimized defenders, so often played in each split."""
        defender = OptimizedDefender(generator, model)
        return sum(
            split.chance * sum(self._play(self._ending.position(split), defender) for _ in range(repeats)) / repeats
            for split in self._ending.splits
        )

    def _play(self, position: Position, defender: OptimizedDefender) -> bool:
        while not position.is_over:
            if position.to_play.same_side(Seat.SOUTH):
                card = self.decided(position)
            else:
                view = View.of(position, _CONTRACT, Vulnerability.NONE)
                won = self._ending.view(position).tricks_won
                card = defender.decide_double_dummy(replace(view, tricks_won=won), position).card
            position = position.play(card)
        return self._ending.view(position).tricks_won.north_south >= _CONTRACT.tricks_needed

    def _from(self, position: Position) -> Taken:
        view_tricks = self._ending.view(position).tricks_won.north_south
        if view_tricks >= _CONTRACT.tricks_needed:
            return _ALL
        if view_tricks + position.tricks_left < _CONTRACT.tricks_needed:
            return _NOTHING
        if position.to_play.same_side(Seat.SOUTH):
            return self._from(position.play(self.decided(position)))
        after = {run: self._from(position.play(run[0])) for run in _runs(position)}
        values = self._solver.card_values(position) if len(after) > 1 else dict.fromkeys(position.legal(), 0)
        correct = [run for run in after if values[run[0]] == max(values.values())]
        number = sum(map(len, correct))
        return Taken(
            sum(after[run].arbitrary * len(run) / number for run in correct),
            min(after[run].worst_correct for run in correct),
            min(each.worst for each in after.values()),
        )


def _runs(position: Position) -> Iterator[tuple[Card, ...]]:
    """The cards that may be played now, those together that are worth the same."""
    seat = position.to_play
    on_table = position.plays[len(position.plays) // 4 * 4 :]
    others = sum(hand for other, hand in zip(Seat, position.hands, strict=True) if other is not seat)
    yield from runs_of(legal_mask(position.hands[seat], on_table), others | sum(card.mask for card in on_table))
