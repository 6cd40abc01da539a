"""What it saves to play the deals that matter more often, and to weigh them back: variance times CPU of a comparison.

    python -m tests.bench.bench_strata [--deals N] [-o FOLDER]

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
"""CPU seconds that finding a deal takes (`tests.bench.bench_replay`)."""
LEAST = 0.1
"""The least share of a stratum that is played."""
SAMPLES = 2000
COMPARISONS = (
    ("league", "monte-carlo:samples=20", "payoff:samples=20"),
    ("league", "monte-carlo:samples=20", "monte-carlo:samples=100"),
)
"""Kept runs, and two declarers of each; against arbitrary defenders."""
HEAD = """\
# Does it save time to play some deals more often than others?

The method was fixed before the results were known.

**Question.** Deals on which two players are likely to differ could be played more often than others, and each could
count less in return. Does an interval of the same width then need at most half of the CPU time?

**Answer.** No, so `declarer` does not do this. We tried four ways to choose such deals. With probabilities that are set
on other deals, no way is shown to save anything. Even with probabilities that are set on the same deals, and if
choosing cost no time, no way would save half of the CPU time.

**Rule.** This was to be built only if a ratio (below) was 0.5 or less.

**Method.** The program finds a deal and works out what is cheap to know about it:

- the contract set;
- the key cards: the number of aces, kings and queens that the defenders have;
- the spread: the standard deviation of the declarer's double-dummy tricks over 20 layouts of the defenders' cards.

These determine the stratum h of the deal. A deal in h is played with probability f_h. If it is played, it counts
1 / f_h. Following Neyman, f_h is proportional to (standard deviation of the gain in h) / (square root of the CPU time
of a deal in h), but at most 1 and at least 0.1. The constant of this proportion is the one with the least
variance x CPU (below).

**Strata.** The deals were divided in four ways: by contract set; by contract set and missing key cards (below the
median of the set, or not); by contract set and spread (below the median, or not); and by thirds of the spread, over all
sets.

**Data.** The boards are those of the kept league against `arbitrary` on 1NT, 3NT, 4H and 6H, 300 deals:
monte-carlo:samples=20 against payoff:samples=20 and against monte-carlo:samples=100. (Monte-Carlo against payoff in
`thesis-decided` was planned too; it was left out when the league's figures were clear.) The cost of a deal is the CPU
time to find it (8 ms), to determine its stratum, and to play it with both declarers and their defenders.

**Measure.** Stratum h has the share W_h of the deals, the variance V_h of the gain, and the CPU time c_h to play a
deal; V is the variance over all deals. For each deal found,

- the variance is V + sum of W_h V_h (1 / f_h - 1);
- the CPU time is that of finding the deal and determining its stratum, plus the sum of W_h f_h c_h.

The ratio is the product of these two, divided by the same product for plain deals, which are all played. The
probabilities f are set on half of the deals and measured on the other half, then the other way round; the mean of both
ratios counts. *At best*: f is set on the same deals that measure it, and determining the stratum costs nothing.
Intervals: bootstrap over deals, 2,000 samples, 95 %.
"""
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

    def take(self, places: NDArray[np.int64] | NDArray[np.bool_]) -> Deals:
        """Return some of the deals."""
        return Deals(*(getattr(self, name)[places] for name in self.__slots__))


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
    "sets x key cards missing": (by_missing, False),
    "sets x spread": (by_spread, True),
    "thirds of the spread": (by_thirds, True),
}
"""The ways to divide deals into strata, and whether the spread must be known."""


class Stratum(NamedTuple):
    """The share of a stratum, the variance of its gains, and its CPU seconds a deal."""

    share: float
    variance: float
    seconds: float


def strata_of(
    gains: NDArray[np.float64], seconds: NDArray[np.float64], strata: NDArray[np.int64], most: int
) -> list[Stratum]:
    """The strata by number, ``most`` of them; those without deals have no share."""
    found = []
    for number in range(most):
        here = strata == number
        is_empty = not here.any()
        variance = 0.0 if is_empty else float(gains[here].var())
        found.append(Stratum(float(here.mean()), variance, 0.0 if is_empty else float(seconds[here].mean())))
    return found


def product(
    strata: Sequence[Stratum], variance: float, before: float, shares: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Variance times CPU a deal found, if these shares of the strata are played, float64 (..., strata).

    ``before`` is the CPU before play.
    """
    weights, inner, seconds = np.array(strata).T
    return np.asarray((variance + (1 / shares - 1) @ (weights * inner)) * (before + shares @ (weights * seconds)))


def best_shares(strata: Sequence[Stratum], variance: float, before: float) -> NDArray[np.float64]:
    """The shares of the strata to play, in proportion to standard deviation / square root of CPU (Neyman)."""
    _, inner, seconds = np.array(strata).T
    wanted = np.sqrt(np.divide(inner, seconds, out=np.zeros_like(inner), where=seconds > 0))
    if not wanted.any():
        return np.ones(len(strata))
    factors = np.geomspace(LEAST, wanted.max() / _least(wanted), 40)
    candidates = np.outer(factors, wanted / wanted.max()).clip(LEAST, 1.0)
    return np.asarray(candidates[product(strata, variance, before, candidates).argmin()])


def _least(wanted: NDArray[np.float64]) -> float:
    """The smallest positive value, but at least a hundredth of the largest."""
    return float(max(wanted[wanted > 0].min(), wanted.max() / 100))


def ratio(fitted: Deals, measured: Deals, way: str, knowing: float) -> float:
    """Variance times CPU with shares set on ``fitted`` deals, divided by that of plain deals, on ``measured`` ones."""
    divide, _ = WAYS[way]
    before = FIND + knowing
    number = len(SETS) * 2
    rule = strata_of(fitted.gains, fitted.seconds, divide(fitted), number)
    shares = best_shares(rule, float(fitted.gains.var()), before)
    strata = strata_of(measured.gains, measured.seconds, divide(measured), number)
    variance = float(measured.gains.var())
    return float(product(strata, variance, before, shares)) / (variance * (FIND + float(measured.seconds.mean())))


def crossed(deals: Deals, halves: NDArray[np.bool_], way: str, knowing: float) -> float:
    """The mean ratio of shares set on one half of the deals and measured on the other."""
    one, other = deals.take(halves), deals.take(~halves)
    return (ratio(one, other, way, knowing) + ratio(other, one, way, knowing)) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=0, help="deals of each run; those missing are worked out")
    parser.add_argument("-o", "--output", type=Path, default=Path("results/bench"), help="the folder to write to")
    arguments = parser.parse_args()
    file = arguments.output / "strata.csv"
    known = read(file)
    lines = [HEAD, "## Result", ""]
    for run in dict.fromkeys(run for run, _, _ in COMPARISONS):
        with Store.to_read(RESULTS / run) as store:
            boards = [board for board in store.boards() if board.defender == "arbitrary"]
            deals = [deal for deal in store.deals().values() if deal.source in SETS]
        deals.sort(key=lambda deal: (deal.number, deal.source))
        for deal in deals[: arguments.deals]:
            key = (run, deal.source, deal.number)
            if key not in known:
                known[key] = known_of(deal)
                append(file, key, known[key])
        for name, first, second in COMPARISONS:
            if name == run:
                lines += [*section(run, (first, second), boards, known), ""]
    (arguments.output / "strata.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")


Key = tuple[str, str, int]
"""Run, contract set and number of a deal."""


def section(run: str, players: tuple[str, str], boards: Sequence[PlayedBoard], known: Mapping[Key, Known]) -> list[str]:
    """Return the lines about a comparison, over the deals whose strata are known."""
    tables = [{(run, each.source, each.number): each for each in boards if each.player == name} for name in players]
    keys = [key for key in known if all(key in table for table in tables)]
    pairs = [(tables[0][key], tables[1][key]) for key in keys]
    deals = Deals(
        np.array([imps(one.score - other.score) for one, other in pairs], dtype=np.float64),
        np.array(
            [each[0].seconds + each[1].seconds + each[0].defender_seconds + each[1].defender_seconds for each in pairs]
        ),
        np.array([SETS.index(key[1]) for key in keys]),
        np.array([known[key].missing for key in keys], dtype=np.float64),
        np.array([known[key].spread for key in keys]),
    )
    knowing = float(np.mean([known[key].seconds for key in keys]))
    generator = np.random.default_rng(1)
    number = len(keys)
    halves = np.arange(number) % 2 == 0
    samples = [generator.integers(number, size=number) for _ in range(SAMPLES)]
    lines = [
        f"**{run}: {players[0]} against {players[1]}**, {number} deals, {deals.seconds.mean():.2f} CPU s a deal; "
        f"working out the spread takes {knowing:.2f} s.",
        "",
        "| strata | ratio | ratio at best |",
        "|---|---:|---:|",
    ]
    for way, (_, needs_spread) in WAYS.items():
        cost = knowing if needs_spread else 0.0
        spread = [crossed(deals.take(places), halves[places], way, cost) for places in samples]
        low, high = np.quantile(spread, [0.025, 0.975])
        value = crossed(deals, halves, way, cost)
        lines.append(f"| {way} | {value:.2f} [{low:.2f}, {high:.2f}] | {ratio(deals, deals, way, 0.0):.2f} |")
    return lines


COLUMNS = ("run", "set", "number", "missing", "spread", "ms")


def append(file: Path, key: Key, known: Known) -> None:
    """Append what is known of a deal to the file."""
    is_new = not file.exists()
    with file.open("a", encoding="utf-8", newline="") as stream:
        writer = csv.writer(stream, lineterminator="\n")
        if is_new:
            writer.writerow(COLUMNS)
        writer.writerow([*key, known.missing, f"{known.spread:.3f}", f"{1000 * known.seconds:.1f}"])


def read(file: Path) -> dict[Key, Known]:
    """Return what the file has, by deal; nothing if there is no file."""
    if not file.exists():
        return {}
    with file.open(encoding="utf-8", newline="") as stream:
        return {
            (row["run"], row["set"], int(row["number"])): Known(
                int(row["missing"]), float(row["spread"]), float(row["ms"]) / 1000
            )
            for row in csv.DictReader(stream)
        }


if __name__ == "__main__":
    main()
