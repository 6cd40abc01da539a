"""Makes the planning problems of `declarer scenarios --set planning`.

    python -m tests.bench.planning_problems --seed 1 --number 5 -o planning.json

A pattern (`planning_patterns`) says which cards make a problem of its kind. The program fills in small cards, exchanges
suits, and deals the other two hands, ``--number`` times for each pattern. It keeps a problem if its proof accepts it:

- each card is played out on `FEW_LINES` lines of play, against arbitrary and against careful defenders; those that are
  not far behind, the tempting card and the best ones double dummy on `LINES` others;
- the right cards make the contract at most `_AS_GOOD` less often than the best one, on average over both defenders;
  one of them is a card that the pattern names, and they are at most two thirds of the cards;
- the best card makes it clearly more often against both together, and not less often against either, than the tempting
  card of the pattern, and than a card that is best double dummy and not right.

The declarer of a line of play follows the double-dummy means of the layouts that are still possible, the best
continuation that is fast enough for this. So a chance of success is a lower bound of what a better player can reach.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
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
from ddsolver.cards import EVERY_CARD, Card, Rank, Seat, Suit, cards_of, mask_of
from ddsolver.deal import any_deal, hand_to_pbn
from ddsolver.errors import BridgeError
from ddsolver.position import Position
from tests.bench.planning_patterns import PATTERNS, Pattern
from tests.bench.played_lines import PlayedLines

LAYOUTS, LINES, FEW_LINES = 250, 200, 32
_CLEAR, _ERRORS = 0.05, 3.0
"""By how much the right card must make more often than the double-dummy cards, and in how many standard errors."""
_FAR_BEHIND = 0.2
"""Cards that make this less often on few lines are not played on more."""
_DEALS = 100
"""How often cards are dealt until they fit the play of a pattern."""
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

    def named(self, cards: Iterable[Card]) -> set[Card]:
        """Return which of the cards the pattern names as right."""
        return {card for card in cards if any(self._matches(card, each) for each in self.pattern.right.split())}

    def _matches(self, card: Card, text: str) -> bool:
        suit, named, highest = self.suits[text[0]], text[1], text[3:]
        if card.suit is not suit:
            return False
        return card.rank <= Rank.parse(highest or "9") if named == "x" else card.rank is Rank.parse(named)

    @property
    def tempting(self) -> Card:
        """The card that the pattern names as wrong."""
        return _card(self.pattern.wrong, self.suits, self.position)


def filled(pattern: Pattern, generator: np.random.Generator) -> Candidate | None:
    """Return a pattern with small cards and the other two hands; None if the cards dealt do not fit its play."""
    order = [Suit(each) for each in generator.permutation(4)]
    suits = dict(zip(pattern.north, order, strict=True))
    letters = {letter: str(suit) for letter, suit in suits.items()}
    contract = Contract.parse(pattern.contract.format(**letters) + "S")
    hands = {Seat.NORTH: 0, Seat.SOUTH: 0, Seat.WEST: 0}
    for letter, suit in suits.items():
        named = "".join(held.get(letter, "") for held in (pattern.north, pattern.south, pattern.west))
        small = [rank for rank in "98765432" if rank not in named]
        spots = iter(generator.permutation(small))
        for seat, held in zip(hands, (pattern.north, pattern.south, pattern.west), strict=True):
            for rank in held.get(letter, ""):
                hands[seat] |= Card(suit, Rank.parse(str(next(spots)) if rank == "x" else rank)).mask
    rest = cards_of(EVERY_CARD & ~sum(hands.values()))
    west = hands.pop(Seat.WEST)
    west |= mask_of(generator.permutation(np.array(rest, dtype=object))[: 13 - west.bit_count()])
    try:
        deal = any_deal({**hands, Seat.WEST: west}, sum(card.mask for card in rest if not card.mask & west))
        position = Position(deal, contract.strain, Seat.WEST)
        for play in pattern.plays.split():
            position = position.play(_card(play, suits, position))
    except (BridgeError, StopIteration):
        return None
    found = Candidate(pattern, suits, position, contract, pattern.known.format(**letters))
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

    def made(self, cards: Iterable[Card], lines: int) -> dict[Card, NDArray[np.float64]]:
        """Return whether each card makes the contract on each line, float64 (2, lines): one row a defender."""
        tricks = self._played.tricks(cards, lines)
        return {card: (each >= self.view.contract.tricks_needed).astype(np.float64) for card, each in tricks.items()}

    def problem(self) -> dict[str, Any] | None:
        """Return the problem with its proof; None if it is refused."""
        runs = {run[-1]: run for run in self.view.runs()}
        tempting = next(card for card, run in runs.items() if self.candidate.tempting in run)
        double_dummy = self.double_dummy()
        made = self.made(runs, FEW_LINES)
        if not self._is_proved(made, tempting, double_dummy, FEW_LINES):
            return None
        most = max(each.mean() for each in made.values())
        near = {card for card, each in made.items() if each.mean() >= most - _FAR_BEHIND}
        made |= self.made(near | double_dummy | {tempting}, LINES)
        if not self._is_proved(made, tempting, double_dummy, LINES):
            return None
        right = _right(made)
        cards = {card for first in right for card in runs[first]}
        if tempting in right or 3 * len(right) > 2 * len(runs) or not self.candidate.named(cards):
            return None
        return _described(self.candidate, made, cards, double_dummy)

    def _is_proved(
        self, made: dict[Card, NDArray[np.float64]], tempting: Card, double_dummy: set[Card], lines: int
    ) -> bool:
        """Whether the best card is clearly better than the wrong ones; with few lines, whether it may be."""
        best = max(made, key=lambda card: made[card].mean())
        return all(_is_clear(made, best, card, lines) for card in {tempting} | double_dummy - _right(made))


def _right(made: dict[Card, NDArray[np.float64]]) -> set[Card]:
    """Return the cards that make about as often as the best one."""
    most = max(each.mean() for each in made.values())
    return {card for card, each in made.items() if each.mean() >= most - _AS_GOOD}


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


def _described(
    candidate: Candidate, made: dict[Card, NDArray[np.float64]], right: set[Card], double_dummy: set[Card]
) -> dict[str, Any]:
    """Return a problem as JSON."""
    position = candidate.position
    hands = [hand_to_pbn(position.deal.hands[seat]) for seat in (Seat.NORTH, Seat.SOUTH)]
    return {
        "kind": candidate.pattern.kind,
        "deal": f"N:{hands[0]} - {hands[1]} -",
        "contract": str(candidate.contract),
        "constraint": candidate.constraint,
        "plays": " ".join(map(str, position.plays)),
        "right": sorted(map(str, right)),
        "double_dummy": sorted(map(str, double_dummy)),
        "makes": {str(card): [round(float(share), 3) for share in each.mean(axis=1)] for card, each in made.items()},
    }


def _tried(task: tuple[int, int, int]) -> dict[str, Any] | None:
    """Return the problem of one try of a pattern; None if the cards do not fit or the proof refuses it."""
    pattern, number, seed = task
    candidate = None
    generator = np.random.default_rng([76, seed, pattern, number])
    for _ in range(_DEALS):
        candidate = candidate or filled(PATTERNS[pattern], generator)
    return None if candidate is None else Proof(candidate, number).problem()


def main() -> None:
    """Write the problems that are accepted, and print how many each pattern gave."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--number", type=int, default=5, help="tries of each pattern")
    parser.add_argument("--kinds", nargs="*", help="the kinds to try (default: all)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("-o", "--output", type=Path, required=True)
    options = parser.parse_args()
    chosen = [at for at, pattern in enumerate(PATTERNS) if not options.kinds or pattern.kind in options.kinds]
    tasks = [(at, number, options.seed) for at in chosen for number in range(options.number)]
    found: list[dict[str, Any]] = []
    with ProcessPoolExecutor(options.jobs) as pool:
        for (at, number, _), problem in zip(tasks, pool.map(_tried, tasks), strict=True):
            if problem is not None:
                found.append(problem)
                options.output.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
            print(at, PATTERNS[at].kind, number, "accepted" if problem else "refused", flush=True)


if __name__ == "__main__":
    main()
