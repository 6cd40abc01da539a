"""What it saves to play the deals that matter more often, and to weigh them back: variance times CPU of a comparison.

    python -m tests.benchmarks.bench_strata [--deals N] [-o FOLDER]

Works out what is cheap to know of up to N deals of every kept run, appends it to ``strata.csv``, and writes
``strata.md`` from these and the kept rows. The head of ``strata.md`` says how.
"""

from __future__ import annotations

import argparse
import csv
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.rules.imps import imps
from ddsolver import Deal, Position, Seat, Solver, Strain
from ddsolver.cards import CARDS, Rank, cards_of, mask_of
from experiments.runs.rows import PlayedBoard, StoredDeal
from experiments.runs.store import Store
from tests.kept_rows import RESULTS

LAYOUTS = 20
"""The layouts over which double-dummy values are spread."""
SETS = ("1NT", "3NT", "4H", "6H")
FIND = 0.008
"""CPU seconds that finding a deal takes (`tests.benchmarks.bench_replay`)."""
LEAST = 0.1
"""The least share of a stratum that is played."""
SAMPLES = 2000
MC_THESIS = "monte-carlo:samples=20,weights=correct-play,refill=no"
PAYOFF_THESIS = "payoff:samples=20,weights=correct-play,refill=no,situations=5000000"
COMPARISONS = (
    ("league", "monte-carlo:samples=20", "payoff:samples=20"),
    ("league", "monte-carlo:samples=20", "monte-carlo:samples=100"),
    ("thesis-decided", MC_THESIS, PAYOFF_THESIS),
)
"""Kept runs, and two declarers of each; against arbitrary defenders."""
KEY_CARDS = mask_of(card for card in CARDS if card.rank >= Rank.QUEEN)


class Known(NamedTuple):
    """What is cheap to know of a deal before it is played."""

    missing: int
    """The aces, kings and queens that the defenders have."""
    spread: float
    """The standard deviation of the declarer's double-dummy tricks over `LAYOUTS` layouts of the defenders' hands."""
    seconds: float
    """The CPU seconds that the spread took."""


@dataclass(frozen=True, slots=True)
class Deals:
    """The deals of a comparison: gain in IMPs, CPU seconds of play, and what is known of each; all (n,)."""

    gains: NDArray[np.float64]
    seconds: NDArray[np.float64]
    sets: NDArray[np.int64]
    missing: NDArray[np.float64]
    spread: NDArray[np.float64]


def known_of(deal: StoredDeal) -> Known:
    """Work out what is cheap to know of a deal; the layouts follow from its set and number."""
    started = time.process_time()
    hands = deal.deal.hands
    declarer = deal.played_contract.declarer
    theirs = hands[declarer.left] | hands[declarer.right]
    key = (SETS.index(deal.source), deal.number)
    generator = np.random.default_rng(np.random.SeedSequence(50, spawn_key=key))
    tricks = [
        _declarer_tricks(layout, deal.played_contract.strain, declarer)
        for layout in _layouts(hands, declarer, generator)
    ]
    missing = (theirs & KEY_CARDS).bit_count()
    return Known(missing, float(np.std(tricks)), time.process_time() - started)


def _layouts(hands: Sequence[int], declarer: Seat, generator: np.random.Generator) -> Iterator[Deal]:
    cards = cards_of(hands[declarer.left] | hands[declarer.right])
    for _ in range(LAYOUTS):
        order = generator.permutation(len(cards))
        dealt = list(hands)
        dealt[declarer.left] = mask_of(cards[place] for place in order[:13])
        dealt[declarer.right] = mask_of(cards[place] for place in order[13:])
        yield Deal((dealt[0], dealt[1], dealt[2], dealt[3]))


_solver = Solver()


def _declarer_tricks(deal: Deal, strain: Strain, declarer: Seat) -> int:
    return 13 - _solver.tricks(Position(deal, strain, declarer.left))


Strata = Callable[[Deals], NDArray[np.int64]]
"""The strata of deals, numbered from 0, int64 (n,)."""


def by_set(deals: Deals) -> NDArray[np.int64]:
    return deals.sets


def halved(deals: Deals, values: NDArray[np.float64]) -> NDArray[np.int64]:
    """The set, and whether a value is at least the set's median."""
    upper = np.zeros(len(values), dtype=np.int64)
    for number in np.unique(deals.sets):
        here = deals.sets == number
        upper[here] = values[here] >= np.median(values[here])
    return 2 * deals.sets + upper


def by_missing(deals: Deals) -> NDArray[np.int64]:
    return halved(deals, deals.missing)


def by_spread(deals: Deals) -> NDArray[np.int64]:
    return halved(deals, deals.spread)


def by_thirds(deals: Deals) -> NDArray[np.int64]:
    return np.searchsorted(np.quantile(deals.spread, [1 / 3, 2 / 3]), deals.spread, side="right")


WAYS: Mapping[str, tuple[Strata, bool]] = {
    "contract sets": (by_set, False),
    "sets × key cards missing": (by_missing, False),
    "sets × spread": (by_spread, True),
    "thirds of the spread": (by_thirds, True),
}
"""The ways to divide deals into strata, and whether the spread must be known."""


class Stratum(NamedTuple):
    """The share of a stratum, the variance of its gains, and its CPU seconds a deal."""

    share: float
    variance: float
    seconds: float


def strata_of(gains: NDArray[np.float64], seconds: NDArray[np.float64], strata: NDArray[np.int64]) -> list[Stratum]:
    """The strata by number; those without deals have no share."""
    found = []
    for number in range(int(strata.max()) + 1):
        here = strata == number
        is_empty = not here.any()
        variance = 0.0 if is_empty else float(gains[here].var())
        found.append(Stratum(float(here.mean()), variance, 0.0 if is_empty else float(seconds[here].mean())))
    return found


def product(strata: Sequence[Stratum], variance: float, before: float, shares: NDArray[np.float64]) -> float:
    """Variance times CPU a deal found, if ``shares`` of the strata are played; ``before`` is the CPU before play."""
    weights, inner, seconds = (np.array(column) for column in zip(*strata, strict=True))
    return float((variance + weights @ (inner * (1 / shares - 1))) * (before + weights @ (shares * seconds)))


def best_shares(strata: Sequence[Stratum], variance: float, before: float) -> NDArray[np.float64]:
    """The shares of the strata to play, in proportion to standard deviation / square root of CPU (Neyman)."""
    wanted = np.array([np.sqrt(each.variance / each.seconds) if each.seconds else 0.0 for each in strata])
    if not wanted.any():
        return np.ones(len(strata))
    candidates = [
        (factor * wanted / wanted.max()).clip(LEAST, 1.0)
        for factor in np.geomspace(LEAST, wanted.max() / _least(wanted), 40)
    ]
    return min(candidates, key=lambda shares: product(strata, variance, before, shares))


def _least(wanted: NDArray[np.float64]) -> float:
    """The smallest positive value, but at least a hundredth of the largest."""
    return float(max(wanted[wanted > 0].min(), wanted.max() / 100))


def ratio(fitted: Deals, measured: Deals, way: str, knowing: float) -> float:
    """Variance times CPU with shares set on ``fitted`` deals, divided by that of plain deals, on ``measured`` ones."""
    divide, _ = WAYS[way]
    before = FIND + knowing
    rule = strata_of(fitted.gains, fitted.seconds, divide(fitted))
    shares = best_shares(rule, float(fitted.gains.var()), before)
    strata = strata_of(measured.gains, measured.seconds, divide(measured))
    number = min(len(shares), len(strata))
    variance = float(measured.gains.var())
    plain = variance * (FIND + float(measured.seconds.mean()))
    return product(strata[:number], variance, before, shares[:number]) / plain if plain else 1.0
