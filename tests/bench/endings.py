"""Random endings and the exact value of every card in them: what a declarer's choices are measured by.

24 random cards of 52, six to a hand (or other sizes), a random strain; South declares 1 of it and is to lead; aim:
tricks. All layouts of the two hidden hands are equally likely. A card's exact value is that of the best joint strategy
(Algorithm 3) over all of them, every card separately, without any limit. Endings in which all cards are worth the same
are left out.
"""

from __future__ import annotations

import csv
import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from agent.knowledge.view import View
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Position, Seat, Solver, Strain
from tests.players import payoff
from tests.strategies import random_deal

SEED = 19
_NOTHING = 1e-9


@dataclass(frozen=True, slots=True)
class Ending:
    """A random ending, what the declarer sees of it, and the exact value of every card, in tricks."""

    size: int
    number: int
    view: View
    values: dict[Card, float]

    def loss(self, card: Card) -> float:
        """What playing a card gives up, in tricks."""
        return max(self.values.values()) - self.values[card]


def random_view(size: int, number: int) -> View:
    """What the declarer sees of an ending; the same for the same numbers."""
    generator = np.random.default_rng(np.random.SeedSequence(SEED, spawn_key=(size, number)))
    deal = random_deal(generator, size)
    contract = Contract(1, Strain(int(generator.integers(5))), Seat.SOUTH)
    position = Position(deal, contract.strain, Seat.SOUTH)
    return View.of(position, contract, Vulnerability.NONE)


def exact_values(view: View, solver: Solver) -> dict[Card, float]:
    """The value of every card over all layouts; nothing where there is nothing to choose."""
    reference = payoff(0, solver, samples="all", aim="tricks", situations=None)
    return {each.card: each.tricks for each in reference.decide(view, every_card=True).candidates}


def endings(size: int, count: int, file: Path) -> Iterator[Ending]:
    """The first ``count`` endings of a size in which there is a choice; their values are kept in ``file``."""
    kept = {int(row["number"]): _parse(row["values"]) for row in _rows(file) if int(row["size"]) == size}
    solver = Solver()
    found = number = 0
    while found < count:
        view = random_view(size, number)
        if number not in kept:
            kept[number] = exact_values(view, solver)
            _add(file, size, number, kept[number])
        values = kept[number]
        if values and max(values.values()) - min(values.values()) > _NOTHING:
            found += 1
            yield Ending(size, number, view, values)
        number += 1


def _rows(file: Path) -> list[dict[str, str]]:
    if not file.exists():
        return []
    with gzip.open(file, "rt", newline="", encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


def _add(file: Path, size: int, number: int, values: dict[Card, float]) -> None:
    new = not file.exists()
    with gzip.open(file, "at", newline="", encoding="utf-8") as lines:
        writer = csv.writer(lines)
        if new:
            writer.writerow(["size", "number", "values"])
        writer.writerow([size, number, " ".join(f"{card}={value!r}" for card, value in values.items())])


def _parse(text: str) -> dict[Card, float]:
    pairs = (pair.split("=") for pair in text.split())
    return {Card.parse(card): float(value) for card, value in pairs}
