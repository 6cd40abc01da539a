"""The 38 calls as numbers, and which of them are legal.

Calls are numbered from 0: the 35 bids upwards from 1C to 7NT, then Pass, X and XX. An auction is a tuple of these
numbers from the dealer on, because the network reads thousands of them.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from agent.rules.auction import STRAINS_UPWARDS, Action, Bid, Call

CALLS: tuple[Call, ...] = (
    *(Bid(level, strain) for level in range(1, 8) for strain in STRAINS_UPWARDS),
    Action.PASS,
    Action.DOUBLE,
    Action.REDOUBLE,
)
"""All calls, in the order of their numbers."""
BIDS = 35
"""The number of bids; they have the numbers below this one."""
PASS, DOUBLE, REDOUBLE = range(BIDS, BIDS + 3)
_NUMBERS = {call: number for number, call in enumerate(CALLS)}


def call_number(call: Call) -> int:
    """Return the number of a call."""
    return _NUMBERS[call]


def legal_calls(calls: Sequence[int]) -> NDArray[np.bool_]:
    """Return which calls are legal after a legal, unfinished auction: bool (38,)."""
    bids = [call for call in calls if call < BIDS]
    legal = np.zeros(len(CALLS), dtype=bool)
    legal[bids[-1] + 1 if bids else 0 : BIDS] = True
    legal[PASS] = True
    passes = next((number for number, call in enumerate(reversed(calls)) if call != PASS), None)
    if passes in (0, 2):  # An opponent made the last call that was not a pass.
        last = calls[-1 - passes]
        legal[DOUBLE], legal[REDOUBLE] = last < BIDS, last == DOUBLE
    return legal
