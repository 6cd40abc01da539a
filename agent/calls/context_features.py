"""What the network sees of an auction when a player is to call: the calls so far, vulnerability, and systems.

Seats are relative to the caller (0: the caller, 1: left-hand opponent, 2: partner, 3: right-hand opponent), so that the
features do not depend on the dealer.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from agent.calls.legality import BIDS, CALLS, DOUBLE, PASS, REDOUBLE
from agent.errors import PlayerError

SYSTEMS = ("unknown", "sayc", "championship sayc", "gib 2/1", "q-plus 2/1", "bba 2/1", "experts", "robots")
"""The systems that a side can be said to play.

``sayc`` to ``bba 2/1`` are convention cards of programs. ``experts`` and ``robots`` stand for real tables, whose
players use many systems.
"""
Sides = tuple[str, str]
"""The systems of the caller's side and of the other side."""

LATEST = 8
"""The number of latest calls that the network sees in order."""
STRAINS = 5
SEATS = 4
ACTIONS = 3
"""Pass, double and redouble."""
_BLOCKS = (
    ("latest calls", LATEST * len(CALLS)),
    ("bids by seat", SEATS * BIDS),
    ("strains by seat", SEATS * STRAINS * 2),
    ("actions by seat", SEATS * ACTIONS),
    ("last bid", STRAINS + 7 + SEATS + 2),
    ("first bid", STRAINS + 7 + SEATS),
    ("passes before the first bid", SEATS),
    ("vulnerable", 2),
    ("systems", 2 * (len(SYSTEMS) - 1)),
)
CONTEXT_FEATURES = sum(size for _, size in _BLOCKS)
"""The number of features of an auction."""
STARTS = dict(
    zip((name for name, _ in _BLOCKS), np.cumsum([0, *(size for _, size in _BLOCKS[:-1])]).tolist(), strict=True)
)
"""Where the features of each block begin."""
SYSTEM_FEATURES = slice(STARTS["systems"], CONTEXT_FEATURES)
"""Where the features of the systems are: first those of the caller's side, then those of the other side."""


def parse_system(text: str) -> str:
    """Return the system in a text, one of `SYSTEMS`; upper and lower case are the same.

    :raises PlayerError: if the networks never learned this system.
    """
    system = " ".join(text.lower().split())
    if system not in SYSTEMS:
        raise PlayerError(f"unknown system: {text!r} (the networks learned {', '.join(SYSTEMS[1:])}; or say unknown)")
    return system


def context_features(
    calls: Sequence[int], vulnerable: tuple[bool, bool], sides: Sides = ("unknown", "unknown")
) -> NDArray[np.bool_]:
    """Return the features of an auction for the player to call.

    Parameters
    ----------
    calls
        The numbers of the calls so far (`agent.calls.legality`), from the dealer on.
    vulnerable
        Whether the caller's side is vulnerable, and whether the other side is.
    sides
        The systems of the caller's side and of the other side, from `SYSTEMS`.

    Returns
    -------
    NDArray[np.bool_]
        The features, bool (`CONTEXT_FEATURES`,), in the order of ``_BLOCKS``.

    """
    features = np.zeros(CONTEXT_FEATURES, dtype=bool)
    for age, call in enumerate(reversed(calls[-LATEST:])):
        features[STARTS["latest calls"] + age * len(CALLS) + call] = True
    seats = [(number - len(calls)) % SEATS for number in range(len(calls))]
    _mark_calls(features, calls, seats)
    bids = [(call, seat) for call, seat in zip(calls, seats, strict=True) if call < BIDS]
    if bids:
        _mark_bid(features, STARTS["first bid"], *bids[0])
        _mark_bid(features, STARTS["last bid"], *bids[-1])
        after = calls[len(calls) - calls[::-1].index(bids[-1][0]) :]
        for place, action in enumerate((DOUBLE, REDOUBLE)):
            features[STARTS["last bid"] + STRAINS + 7 + SEATS + place] = action in after
    passes = next((number for number, call in enumerate(calls) if call != PASS), len(calls))
    features[STARTS["passes before the first bid"] + passes] = True
    features[STARTS["vulnerable"] :][:2] = vulnerable
    for side, system in enumerate(sides):
        if system != SYSTEMS[0]:
            features[STARTS["systems"] + side * (len(SYSTEMS) - 1) + SYSTEMS.index(system) - 1] = True
    return features


def _mark_calls(features: NDArray[np.bool_], calls: Sequence[int], seats: Sequence[int]) -> None:
    """Mark for each seat its bids, the strains that it bid once and twice, and whether it passed and doubled."""
    for call, seat in zip(calls, seats, strict=True):
        if call < BIDS:
            features[STARTS["bids by seat"] + seat * BIDS + call] = True
            place = STARTS["strains by seat"] + (seat * STRAINS + call % STRAINS) * 2
            features[place + 1] |= features[place]
            features[place] = True
        else:
            features[STARTS["actions by seat"] + seat * ACTIONS + call - BIDS] = True


def _mark_bid(features: NDArray[np.bool_], start: int, bid: int, seat: int) -> None:
    """Mark the strain and the level of a bid, and who made it."""
    features[[start + bid % STRAINS, start + STRAINS + bid // STRAINS, start + STRAINS + 7 + seat]] = True
