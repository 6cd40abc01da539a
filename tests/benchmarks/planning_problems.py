"""Makes planning problems: turns at which the declarer must think of the guess to come.

    python -m tests.benchmarks.planning_problems --seed 1 --number 20 -o problems.json

A pattern (`planning_patterns`) says which cards make a problem of its kind. The program fills in small cards, exchanges
suits, and deals the other two hands. It keeps a problem if its proof accepts it:

- each card that may be best is played out on `LINES` lines of play, against arbitrary and against careful defenders;
- the best card makes the contract clearly more often against both together, and not less often against either, than
  the two cards that are best double dummy: one for the tie rule ``trumps``, one for ``cheapest``;
- the right cards are those that the pattern names.

The declarer of a line of play follows the double-dummy means of the layouts that are still possible, the best
continuation that is fast enough for this. So a chance of success is a lower bound of what a better player can reach.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.players.tie_break import Order, Ties
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Card, Rank, Seat, Strain, Suit, cards_of, mask_of
from ddsolver.deal import any_deal
from ddsolver.errors import BridgeError
from ddsolver.position import Position
from tests.benchmarks.planning_patterns import PATTERNS, Pattern
from tests.benchmarks.played_lines import PlayedLines

LAYOUTS, LINES, FEW_LINES = 250, 200, 32
_CLEAR, _ERRORS = 0.05, 3.0
"""By how much the right card must make more often than the double-dummy cards, and in how many standard errors."""
_AS_GOOD = 0.02
"""Cards that make at most this less often than the best one are right too."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A position that may become a problem."""

    pattern: Pattern
    suits: dict[str, Suit]
    """The suit that stands for each letter of the pattern."""
    position: Position
    contract: Contract
    constraint: str

    @property
    def view(self) -> View:
        """What the declarer knows."""
        constraints = parse_constraints(self.constraint)
        return View.of(self.position, self.contract, Vulnerability.NONE, constraints=constraints)

    def is_right(self, card: Card) -> bool:
        """Whether the pattern names a card as a right one."""
        letters = {suit: letter for letter, suit in self.suits.items()}
        return letters[card.suit] in self.pattern.right and card.rank < Rank.parse(self.pattern.below)


def candidates(generator: np.random.Generator) -> Iterator[Candidate]:
    """Yield endless positions, one of each pattern in turn."""
    while True:
        for pattern in PATTERNS:
            found = _filled(pattern, generator)
            if found is not None:
                yield found


def _filled(pattern: Pattern, generator: np.random.Generator) -> Candidate | None:
    """Return a pattern with small cards and the other two hands; None if the cards dealt do not fit its play."""
    contract = Contract.parse(pattern.contract + "S")
    letters, trump = list(pattern.north), contract.strain
    order = [Suit(each) for each in generator.permutation(4)]
    if trump is not Strain.NOTRUMP:
        order.remove(Suit(trump))
        order.insert(0, Suit(trump))
    suits = dict(zip(letters, order, strict=True))
    hands = {Seat.NORTH: 0, Seat.SOUTH: 0, Seat.WEST: 0}
    for letter, suit in suits.items():
        named = "".join(held.get(letter, "") for held in (pattern.north, pattern.south, pattern.west))
        small = [rank for rank in "98765432" if rank not in named]
        spots = iter(generator.permutation(small))
        for seat, held in zip(hands, (pattern.north, pattern.south, pattern.west), strict=True):
            for rank in held.get(letter, ""):
                hands[seat] |= Card(suit, Rank.parse(str(next(spots)) if rank == "x" else rank)).mask
    rest = cards_of(sum(Card(suit, rank).mask for suit in Suit for rank in Rank) & ~sum(hands.values()))
    missing = 13 - hands[Seat.WEST].bit_count()
    west = hands.pop(Seat.WEST) | mask_of(generator.permutation(np.array(rest, dtype=object))[:missing])
    try:
        deal = any_deal({**hands, Seat.WEST: west}, sum(card.mask for card in rest if not card.mask & west))
        position = Position(deal, trump, Seat.WEST)
        for play in pattern.plays.split():
            position = position.play(_card(play, suits, position))
    except (BridgeError, StopIteration):
        return None
    length = pattern.length.format(**{letter: str(suit) for letter, suit in suits.items()})
    found = Candidate(pattern, suits, position, contract, length)
    return found if LayoutSpace(found.view).count else None


def _card(play: str, suits: dict[str, Suit], position: Position) -> Card:
    """Return the card that a pattern means: ``ax`` is the lowest card of suit a."""
    suit = suits[play[0]]
    if play[1] != "x":
        return Card(suit, Rank.parse(play[1]))
    return next(card for card in reversed(position.legal()) if card.suit is suit)


class Proof:
    """The play of a candidate's cards on the same lines, against both kinds of defenders."""

    def __init__(self, candidate: Candidate, seed: int) -> None:
        self.candidate, self.view = candidate, candidate.view
        self._played = PlayedLines(self.view, LAYOUTS, seed)
        self._means = {each.card: each for each in self._played.sample.candidates()}

    def double_dummy(self) -> set[Card]:
        """Return the best cards double dummy: one for each rule that breaks ties."""
        highest = max(each.score for each in self._means.values())
        best = set()
        rules: tuple[Ties, Ties] = ("trumps", "cheapest")
        for ties in rules:
            runs = Order(ties, self._played.generator)(self.view.runs(), self.view.contract.strain)
            best.add(next(run[-1] for run in runs if self._means[run[-1]].score >= highest - 1e-9))
        return best

    def made(self, lines: int) -> dict[Card, NDArray[np.float64]]:
        """Return whether each card makes the contract on each line, float64 (2, lines): one row a defender."""
        tricks = self._played.tricks([run[-1] for run in self.view.runs()], lines)
        return {card: (each >= self.view.contract.tricks_needed).astype(np.float64) for card, each in tricks.items()}

    def problem(self) -> dict[str, Any] | None:
        """Return the problem with its proof; None if it is refused."""
        wrong = self.double_dummy()
        if any(self.candidate.is_right(card) for card in wrong):
            return None
        for lines in (FEW_LINES, LINES):
            made = self.made(lines)
            best = max(made, key=lambda card: made[card].mean())
            if not self.candidate.is_right(best) or not all(_is_clear(made, best, card, lines) for card in wrong):
                return None
        right = [card for card, each in made.items() if each.mean() >= made[best].mean() - _AS_GOOD]
        if not all(self.candidate.is_right(card) for card in right):
            return None
        return _described(self.candidate, made, {card for run in self.view.runs() for card in run if run[-1] in right})


def _is_clear(made: dict[Card, NDArray[np.float64]], best: Card, wrong: Card, lines: int) -> bool:
    """Whether the best card is clearly better than a wrong one; with few lines, whether it may be."""
    if wrong not in made:
        return True
    gains = made[best] - made[wrong]
    both = gains.mean(axis=0)
    error = float(both.std(ddof=1)) / lines**0.5
    if lines == FEW_LINES:
        return bool(both.mean() + 2 * error > _CLEAR)
    return bool(both.mean() > max(_CLEAR, _ERRORS * error) and gains.mean(axis=1).min() >= 0)


def _described(candidate: Candidate, made: dict[Card, NDArray[np.float64]], right: set[Card]) -> dict[str, Any]:
    """Return a problem as JSON."""
    position = candidate.position
    north, south = (position.deal.hands[seat] for seat in (Seat.NORTH, Seat.SOUTH))
    hands = [
        ".".join("".join(str(c.rank) for c in cards_of(hand) if c.suit is suit) for suit in Suit)
        for hand in (north, south)
    ]
    return {
        "kind": candidate.pattern.kind,
        "deal": f"N:{hands[0]} - {hands[1]} -",
        "contract": str(candidate.contract),
        "constraint": candidate.constraint,
        "plays": " ".join(map(str, position.plays)),
        "right": sorted(map(str, right)),
        "makes": {str(card): [round(float(share), 3) for share in each.mean(axis=1)] for card, each in made.items()},
    }


def main() -> None:
    """Write the problems that are accepted, and print how many candidates there were."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=120, help="number of candidates")
    parser.add_argument("-o", "--output", type=Path, required=True)
    options = parser.parse_args()
    generator = np.random.default_rng([76, options.seed])
    found: list[dict[str, Any]] = []
    tried: dict[str, list[int]] = {}
    for number, candidate in zip(range(options.number), candidates(generator), strict=False):
        problem = Proof(candidate, number).problem()
        counts = tried.setdefault(candidate.pattern.kind, [0, 0])
        counts[0] += 1
        if problem is not None:
            counts[1] += 1
            found.append(problem)
            options.output.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(number, candidate.pattern.kind, "accepted" if problem else "refused", flush=True)
    print(tried)


if __name__ == "__main__":
    main()
