"""Fits how likely each kind of call is with each hand, and writes `agent/data/calls.toml`.

    python -m experiments.fitting.calls AUCTIONS.tsv [BOARDS.pbn ...] [-o calls.toml]

AUCTIONS.tsv has one auction per line, in five columns: dealer, vulnerable side, contract with its declarer, auction,
deal. Of BOARDS.pbn, only deals with an odd number (counted from 1) are used. The others can test the fit.

A kind of call has a factor for each number of points and each suit length. The product of a hand's factors says how
well the hand fits the call (`agent.knowledge.evidence.auction.call_model`). The fit maximises the log-probability of
the hands that made the calls, minus penalties (`Penalties`).
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numba
import numpy as np
from numpy.typing import NDArray
from scipy.optimize import minimize

from agent.knowledge.evidence.auction.call_kinds import CallMeaning, classify_calls, classify_contract
from agent.knowledge.evidence.auction.call_model import (
    LENGTH_BINS,
    POINT_BINS,
    SIDE_BINS,
    SIDE_LOW,
    CallFactors,
    HandFeatures,
    hand_sample,
    length_bins,
)
from agent.knowledge.evidence.auction.inference import UNUSUAL, CallReader
from agent.rules.auction import Auction
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from experiments.fitting.halves import half_of

PASSES = 4
"""The number of rounds of the fit; a round uses the factors of the round before."""
MOST_CALLS = 500
"""The fit of a kind uses at most this number of its calls."""
POWER = 0.8
"""Fitted factors are raised to this power, because they are overconfident on new deals.

This was tested on deals that the fit did not use, a third of those with odd numbers. The mean log ratio of a call
(`calls_tested`; higher is better) was 0.389 without a power (2026-11-24), 0.414 with 0.85, 0.423 with 0.7, and 0.408
with 0.55.
"""
LEAST_CALLS = 5
"""Kinds with fewer calls are left out, except kinds in bidding books."""
_SILENT = ("pass again, they have called", "later pass again")
"""Kinds that are left out, because a player's later passes showed no more than the first one."""
_BOOK_SIDE = {
    "2NT over notrump": (24.0, 1.0),
    "3NT over notrump": (27.0, 2.3),
    "4NT over notrump": (31.5, 1.2),
    "6NT over notrump": (33.2, 1.2),
    "7NT over notrump": (37.0, 1.2),
    "raise to 2 of a major": (21.0, 2.3),
    "raise to 3 of a major, a jump": (24.0, 2.2),
    "1NT over a major": (21.5, 2.0),
    "1NT over a minor": (21.5, 2.0),
    "2NT, a jump over a minor": (25.0, 1.3),
    "pass after open 1NT": (19.5, 2.8),
    "pass after transfer accepted": (19.5, 2.8),
    "bid of 6NT": (33.0, 1.5),
    "bid of 7NT": (37.0, 1.5),
    "bid of 6M": (31.5, 2.5),
    "bid of 6m": (31.5, 2.5),
    "bid of 7M": (35.0, 2.5),
    "bid of 7m": (35.0, 2.5),
}
"""Points that bidding books require of caller and partner together: mean and standard deviation, by kind of call."""
_BOOK_OWN = {
    "open 1NT": (16.0, 1.0),
    "open 2NT": (20.5, 0.9),
    "open 2C": (23.0, 2.0),
    "open 2D": (8.0, 2.2),
    "open 2M": (8.0, 2.2),
    "open 3": (7.5, 2.5),
    "2D over 2C": (4.0, 4.0),
    "2NT after 2C": (23.0, 0.8),
    "3NT after 2C": (25.5, 1.0),
    "suit after 2C": (22.5, 2.5),
}
"""Points that bidding books require of the caller alone: mean and standard deviation, by kind of call.

The opening 2C is here because many partnerships whose calls were counted give it another meaning.
"""


@dataclass(frozen=True, slots=True)
class Penalties:
    """Strengths of the penalties on the differences between log factors and their targets.

    A target is the log factor of the more general kind, the log factor that bidding books give, or 0. The penalties on
    third differences favour smooth curves: third differences are 0 for a quadratic function.
    """

    parent: float = 4.0
    """The penalty on squared distance from the factors of the more general kind."""
    root: float = 0.02
    """The penalty on squared distance from equal factors, if there is no more general kind."""
    book: float = 20.0
    """The penalty on squared distance from the factors of points in bidding books."""
    points: float = 4.0
    """The penalty on squared third differences along the points."""
    lengths: float = 2.0
    """The penalty on squared third differences along the suit lengths."""


@dataclass(frozen=True, slots=True)
class MadeCall:
    """A call, what was known before it, and the hand that made it.

    ``before`` is how likely each hand of the hand sample was before the call, float32 (n,). ``partners`` is the number
    of points expected of partner. ``points`` and ``lengths`` describe the hand that made the call.
    """

    meaning: CallMeaning
    partners: float
    before: NDArray[np.float32]
    points: int
    lengths: tuple[int, ...]


def main() -> None:
    """Fit the factors and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("auctions", type=Path)
    parser.add_argument("boards", type=Path, nargs="*")
    parser.add_argument("-o", "--output", type=Path, default=Path("agent/data/calls.toml"))
    arguments = parser.parse_args()
    auctions = [*auctions_of_table(arguments.auctions)]
    for path in arguments.boards:
        auctions += auctions_of_boards(path, odd=True)
    factors = fit_auctions(auctions, Penalties())
    books = _BOOK_SIDE.keys() | _BOOK_OWN.keys()
    kept = {kind: each for kind, each in factors.items() if each.calls >= LEAST_CALLS or kind in books}
    write_factors(arguments.output, {kind: _tempered(each, by_book=kind in books) for kind, each in kept.items()})


def auctions_of_table(path: Path) -> Iterator[tuple[Auction, Deal]]:
    """Yield the auction and the deal of each line of AUCTIONS.tsv; skip the line of headings."""
    with path.open(encoding="utf-8") as file:
        for row in list(csv.reader(file, delimiter="\t"))[1:]:
            yield Auction(row[0], row[3]), Deal.from_pbn(row[4])


def auctions_of_boards(path: Path, *, odd: bool) -> Iterator[tuple[Auction, Deal]]:
    """Yield the auctions and deals of one half of a file of boards (see `half_of`).

    A board is left out if its auction does not lead to its contract.
    """
    for board in half_of(path, odd=odd):
        if board.auction is not None and board.auction.contract == board.contract:
            yield board.auction, board.deal


def fit_auctions(auctions: Sequence[tuple[Auction, Deal]], penalties: Penalties) -> dict[str, CallFactors]:
    """Return the factors of every kind of call."""
    factors: dict[str, CallFactors] = {}
    for number in range(PASSES):
        calls = made_calls(auctions, factors)
        factors = fit_kinds(calls, penalties, factors)
        factors |= fit_kinds(calls_of_contracts(auctions), penalties, factors)
        print(f"round {number + 1}: {len(calls)} calls, {len(factors)} kinds", file=sys.stderr)  # noqa: T201
    never = {
        kind: CallFactors(side=_relative(_book(kind, of_side=True))) for kind in _BOOK_SIDE.keys() - factors.keys()
    }
    return factors | never


def made_calls(auctions: Sequence[tuple[Auction, Deal]], factors: Mapping[str, CallFactors]) -> list[MadeCall]:
    """Return the calls of the auctions, except calls of `_SILENT` kinds.

    If a hand made the same calls at several tables, it counts once.
    """
    found, seen = [], set()
    for auction, deal in auctions:
        readers = {seat: CallReader(factors) for seat in Seat}
        for number, (call, meaning) in enumerate(zip(auction.calls, classify_calls(auction), strict=True)):
            hand = deal.hands[meaning.seat]
            partners = readers[meaning.seat.partner].points
            key = (auction.dealer, auction.calls[: number + 1], hand)
            if key not in seen and meaning.kinds[-1] not in _SILENT:
                seen.add(key)
                features = HandFeatures.of(np.array([hand]))
                before = readers[meaning.seat].weights.astype(np.float32)
                lengths = tuple(int(each) for each in features.lengths[:, 0])
                found.append(MadeCall(meaning, partners, before, int(features.points[0]), lengths))
            readers[meaning.seat].take(call, meaning, "", partners)
    return found


def calls_of_contracts(auctions: Sequence[tuple[Auction, Deal]]) -> list[MadeCall]:
    """Return two made-up calls for each final contract: one by declarer, and one by dummy.

    From them, the fit learns what a contract shows about declarer's and dummy's hands if its auction is unknown.
    """
    before, found, seen = hand_sample().weights.astype(np.float32), [], set()
    for auction, deal in auctions:
        contract = auction.contract
        if contract is not None and (contract, deal.hands) not in seen:
            seen.add((contract, deal.hands))
            for meaning in classify_contract(contract):
                features = HandFeatures.of(np.array([deal.hands[meaning.seat]]))
                lengths = tuple(int(each) for each in features.lengths[:, 0])
                found.append(MadeCall(meaning, 10.0, before, int(features.points[0]), lengths))
    return found


def fit_kinds(
    calls: Sequence[MadeCall], penalties: Penalties, last: Mapping[str, CallFactors]
) -> dict[str, CallFactors]:
    """Return the factors of each kind of call.

    The fit starts from ``last``, the factors of the round before.
    """
    by_kind: dict[str, list[MadeCall]] = defaultdict(list)
    parents: dict[str, str | None] = {}
    for each in calls:
        for kind, parent in zip(each.meaning.kinds, (*each.meaning.kinds[1:], None), strict=True):
            by_kind[kind].append(each)
            parents.setdefault(kind, parent)
    factors: dict[str, CallFactors] = {}

    def fit(kind: str) -> CallFactors:
        if kind not in factors:
            parent = parents[kind]
            factors[kind] = _fit(
                kind, by_kind[kind], None if parent is None else fit(parent), penalties, last.get(kind)
            )
        return factors[kind]

    for kind in by_kind:
        fit(kind)
    return factors


def _fit(
    kind: str,
    calls: Sequence[MadeCall],
    parent: CallFactors | None,
    penalties: Penalties,
    last: CallFactors | None,
) -> CallFactors:
    of_side = sum(each.meaning.of_side for each in calls) * 2 > len(calls)
    rows = SIDE_BINS if of_side else POINT_BINS
    chosen = calls[:: -(-len(calls) // MOST_CALLS)]
    names = sorted({part for each in chosen for part in each.meaning.parts})
    start = np.zeros(rows + LENGTH_BINS * len(names))
    of_book = kind in (_BOOK_SIDE if of_side else _BOOK_OWN)
    if of_book:
        start[:rows] = _book(kind, of_side=of_side)
    elif parent is not None and (known := parent.side if of_side else parent.points) is not None:
        start[:rows] = np.log(known)
    for number, name in enumerate(names):
        if parent is not None and name in parent.parts:
            start[rows + LENGTH_BINS * number :][:LENGTH_BINS] = np.log(parent.parts[name])
    data = _arrays(chosen, names, of_side=of_side)
    sample = hand_sample().features
    bins = length_bins(sample.lengths)
    scale = len(calls) / len(chosen)

    pull = np.full(len(start), penalties.root if parent is None else penalties.parent)
    if of_book:
        pull[:rows] = penalties.book

    def loss(logs: NDArray[np.float64]) -> tuple[float, NDArray[np.float64]]:
        value, gradient = _log_likelihood(logs, *data, sample.points, bins, rows)
        value, gradient = -scale * value, -scale * gradient
        apart = logs - start
        value += float(pull @ apart**2) / 2
        gradient += pull * apart
        at = 0
        for size, strength in ((rows, penalties.points), *((LENGTH_BINS, penalties.lengths) for _ in names)):
            third = np.diff(apart[at : at + size], 3)
            value += strength / 2 * float(third @ third)
            gradient[at : at + size] += strength * np.convolve(third, [-1, 3, -3, 1])
            at += size
        return value, gradient

    first = start if last is None else _logs(last, names)
    logs = minimize(loss, first, jac=True, method="L-BFGS-B", options={"maxiter": 80 if last is None else 30}).x
    if last is not None:
        # A hand often makes two calls of one kind. Without this mean, the factors would overshoot in the next round.
        logs = (logs + first) / 2
    points = _relative(logs[:rows])
    parts = {name: _relative(logs[rows + LENGTH_BINS * at :][:LENGTH_BINS]) for at, name in enumerate(names)}
    inherited = {} if parent is None else parent.parts
    return CallFactors(len(calls), None if of_side else points, points if of_side else None, {**inherited, **parts})


def _logs(factors: CallFactors, names: Sequence[str]) -> NDArray[np.float64]:
    """Return the logarithms of factors as one array, float64 (m,)."""
    points = factors.points if factors.side is None else factors.side
    assert points is not None, "every kind has factors of points or of side"
    return np.asarray(np.log(np.concatenate([points, *(factors.parts[name] for name in names)])))


def _tempered(factors: CallFactors, *, by_book: bool) -> CallFactors:
    """Return factors raised to `POWER`; leave factors of points alone if they come from bidding books."""
    less = factors.to_power(POWER)
    return replace(less, points=factors.points, side=factors.side) if by_book else less


def _book(kind: str, *, of_side: bool) -> NDArray[np.float64]:
    """Return the logarithm of the factor that bidding books give to each number of points, float64 (rows,)."""
    mean, spread = _BOOK_SIDE[kind] if of_side else _BOOK_OWN[kind]
    points = np.arange(SIDE_BINS) + SIDE_LOW if of_side else np.arange(POINT_BINS)
    return np.asarray(np.maximum(-(((points - mean) / spread) ** 2) / 2, -8))


def _relative(logs: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(np.exp(logs - logs.max()))


_Arrays = tuple[NDArray[np.float32], NDArray[np.int64], NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]


def _arrays(calls: Sequence[MadeCall], names: Sequence[str], *, of_side: bool) -> _Arrays:
    """Return the arguments of `_log_likelihood` that describe the calls: ``before`` to ``true_lengths``."""
    before = np.array([each.before for each in calls])
    parts = np.array([[names.index(part) for part in each.meaning.parts] for each in calls], dtype=np.int64)
    shifts = np.array([round(each.partners) - SIDE_LOW if of_side else 0 for each in calls], dtype=np.int64)
    points = np.array([each.points for each in calls], dtype=np.int64)
    return before, parts, shifts, points, length_bins(np.array([each.lengths for each in calls], dtype=np.int64))


@numba.njit(cache=True)  # type: ignore[untyped-decorator]
def _log_likelihood(
    logs: NDArray[np.float64],
    before: NDArray[np.float32],
    parts: NDArray[np.int64],
    shifts: NDArray[np.int64],
    true_points: NDArray[np.int64],
    true_lengths: NDArray[np.int64],
    points: NDArray[np.int64],
    lengths: NDArray[np.int64],
    rows: int,
) -> tuple[float, NDArray[np.float64]]:
    """Return the log likelihood of calls and its gradient, float64 (m,).

    Parameters
    ----------
    logs
        The logarithms of the factors, float64 (m,). The first ``rows`` are for points. After them, each part has
        `LENGTH_BINS` logarithms.
    before
        How likely each hand of the sample was before each call, float32 (calls, n).
    parts
        For each call, the index of each suit's part (`CallMeaning.parts`), int64 (calls, 4).
    shifts
        What is added to a number of points to get its row, int64 (calls,).
    true_points, true_lengths
        Points and length bins of the hands that made the calls, int64 (calls,) and (calls, 4).
    points, lengths
        Points and length bins of the hands in the sample, int64 (n,) and (4, n).
    rows
        The number of factors for points.

    """
    factors = np.exp(logs)
    value, gradient = 0.0, np.zeros(len(logs))
    expected = np.zeros(len(logs))
    for call in range(len(before)):
        expected[:] = 0.0
        total = 0.0
        shift = shifts[call]
        starts = rows + LENGTH_BINS * parts[call]
        for hand in range(before.shape[1]):
            row = min(max(points[hand] + shift, 0), rows - 1)
            one, two = starts[0] + lengths[0, hand], starts[1] + lengths[1, hand]
            three, four = starts[2] + lengths[2, hand], starts[3] + lengths[3, hand]
            product = before[call, hand] * factors[row] * factors[one] * factors[two] * factors[three] * factors[four]
            total += product
            expected[row] += product
            expected[one] += product
            expected[two] += product
            expected[three] += product
            expected[four] += product
        true_row = min(max(true_points[call] + shift, 0), rows - 1)
        true = factors[true_row]
        for suit in range(4):
            true *= factors[starts[suit] + true_lengths[call, suit]]
        usual = (1 - UNUSUAL) * true / total
        value += np.log(usual + UNUSUAL)
        share = usual / (usual + UNUSUAL)
        gradient -= share / total * expected
        gradient[true_row] += share
        for suit in range(4):
            gradient[starts[suit] + true_lengths[call, suit]] += share
    return value, gradient


def write_factors(path: Path, factors: Mapping[str, CallFactors]) -> None:
    """Write the factors as TOML."""
    lines = [
        "# How likely each kind of call is with each hand, relative to the likeliest; `calls`: how many were counted.",
        f"# `points`: by high-card points from 0. `side`: by points from {SIDE_LOW}, with those expected of partner.",
        "# Others: by length from 0, for a suit that plays this part. Made by experiments.fitting.calls.",
        "",
    ]
    for kind in sorted(factors):
        each = factors[kind]
        lists = {"points": each.points, "side": each.side, **dict(sorted(each.parts.items()))}
        lines += [f'["{kind}"]', f"calls = {each.calls}"]
        for name, values in lists.items():
            if values is not None:
                lines.append(f"{name} = [{', '.join(f'{max(value, 1e-6):.3g}' for value in values)}]")
        lines.append("")
    path.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
