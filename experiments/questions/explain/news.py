"""What a call adds to what is known of a hand, in words: from the weights of the sample's hands before and after it."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from agent.calls.hand_sample import hand_sample
from agent.rules.auction import Action, Bid, Call
from ddsolver.cards import Strain, Suit
from experiments.questions.explain.notes import MAJOR, TWO_SUITS, Ranges, new_shapes, range_text

_NOTHING = 0.1
"""A call shows nothing new if the divergence of its hands from those before it is at most this, in nats."""
_LITTLE, _LITTLE_ELSEWHERE = 0.05, 0.1
"""So it does of the points and of the suit that it bids, and of another suit, if the divergence of these numbers is:
many calls make a hand a little shorter elsewhere."""
_INNER = 0.25
"""The share of hands that the range of the central half leaves out at each end."""
_LIKELY = 0.7
"""Two long suits are likely from this probability on."""
_NATURAL, _FOUR, _LONG = 3, 4, 5
"""The fewest cards of a suit that is bid naturally, and the cards of a suit worth a name, and of a long one."""
_WIDE_POINTS, _WIDE_SUIT = 8, 4
"""A range of points or of a suit is wide from this difference of its ends on; then the central half is named too."""
_EMPTY = (1, 5)
"""A range of a suit says nothing if it reaches from at most the first number of cards to at least the second one."""
_TINY = 1e-9


def new_words(
    before: NDArray[np.float64],
    after: NDArray[np.float64],
    ranges: tuple[Ranges, Ranges],
    call: Call,
    meaning: str = "",
) -> str:
    """Return what a call adds, as in ``probably 8-16 points, ♥ 5-6, mostly 10-13 points``; empty for nothing new.

    ``before`` and ``after`` are weights of the sample's hands, float64 (n,), and ``ranges`` those of both.
    ``meaning`` is what the system says of the call already.
    """
    if _nats(after, before) <= _NOTHING:
        return ""
    old, new = (each.named for each in ranges)
    halves = [Ranges.of(hand_sample().hands, each, _INNER).named for each in (before, after)]
    bid = call.strain.name.lower() if isinstance(call, Bid) and call.strain is not Strain.NOTRUMP else ""
    bid = bid if bid and halves[1][bid][0] >= _NATURAL else ""
    probably, mostly = [], []
    for name, counts in _counts().items():
        is_own, width = name in ("points", bid), new[name][1] - new[name][0]
        spreads = [np.asarray(np.bincount(counts, each), dtype=np.float64) for each in (after, before)]
        is_moved = _nats(*spreads) > (_LITTLE if is_own else _LITTLE_ELSEWHERE)
        is_empty = name != "points" and new[name][0] <= _EMPTY[0] and new[name][1] >= _EMPTY[1]
        is_named = is_moved and new[name] != old[name] and not is_empty
        if is_named:
            probably.append(_range(name, new[name]))
        is_wide = width >= (_WIDE_POINTS if name == "points" else _WIDE_SUIT)
        is_narrowed = is_moved and halves[1][name] != halves[0][name] and (is_wide or not is_named)
        if is_own and (is_narrowed or (name == "points" and is_wide and call is not Action.PASS)):
            mostly.append(_range(name, halves[1][name]))
    if not (probably or mostly):
        moved = _moves(before, after)
        changed = [name for name in moved if halves[1][name] != halves[0][name]]
        if not changed:
            name = next(iter(moved))
            return f"{'more' if moved[name] > 0 else 'fewer'} {name} than before"
        mostly.append(_range(changed[0], halves[1][changed[0]]))
    words = [f"{kind} {', '.join(each)}" for kind, each in (("probably", probably), ("mostly", mostly)) if each]
    return "; ".join([", ".join(words), *_shapes(before, after, new, meaning)])


def _shapes(
    before: NDArray[np.float64], after: NDArray[np.float64], new: dict[str, tuple[int, int]], meaning: str
) -> list[str]:
    """Return the shapes that a call adds, unless the ranges or the meaning say the same."""
    shapes = set() if meaning else {*new_shapes(before, after)}
    if sum(new[suit.name.lower()][0] >= _LONG for suit in Suit) > 1:
        shapes.discard(TWO_SUITS)
    if max(new["spades"][0], new["hearts"][0]) >= _FOUR:
        shapes.discard(MAJOR)
    pair = likely_pair(after)
    if pair and pair != likely_pair(before) and any(new[suit.name.lower()][0] < _LONG for suit in pair):
        shapes = shapes - {TWO_SUITS} | {f"5-5 in {pair[0].symbol} and {pair[1].symbol}"}
    return sorted(shapes)


def likely_pair(weights: NDArray[np.float64]) -> tuple[Suit, Suit] | None:
    """Return the two suits of five cards or more that a hand probably has; None if there are none."""
    long = hand_sample().lengths >= _LONG
    pairs = {(one, other): float(weights @ (long[one] & long[other])) for one in Suit for other in Suit if one < other}
    best = max(pairs, key=lambda pair: pairs[pair])
    return best if pairs[best] >= _LIKELY else None


def _counts() -> dict[str, NDArray[Any]]:
    """Return the points and the lengths of the sample's hands, int64 (n,), by name."""
    sample = hand_sample()
    return {"points": sample.points, **{suit.name.lower(): sample.lengths[suit] for suit in Suit}}


def _range(name: str, ends: tuple[int, int]) -> str:
    """Return a range of points or of a suit in words, as in ``8-11 points`` or ``♥ 5``."""
    return f"{range_text(ends)} points" if name == "points" else f"{Suit[name.upper()].symbol} {range_text(ends)}"


def _moves(before: NDArray[np.float64], after: NDArray[np.float64]) -> dict[str, float]:
    """Return by how much a call moves the means of the points and of the suits, in spreads; the largest move first."""
    moved = {
        name: float((after - before) @ each) / max(float(np.sqrt(before @ (each - before @ each) ** 2)), _TINY)
        for name, each in _counts().items()
    }
    return dict(sorted(moved.items(), key=lambda each: -abs(each[1])))


def _nats(after: NDArray[np.float64], before: NDArray[np.float64]) -> float:
    """Return the Kullback-Leibler divergence of weights after a call from those before it, in nats."""
    there = after > 0
    return float(after[there] @ np.log(after[there] / np.maximum(before[there], _TINY)))
