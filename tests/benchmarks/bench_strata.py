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
KEY_CARDS = mask_of(card for card in CARDS if card.rank >= Rank.QUEEN and card.rank is not Rank.JACK)


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
