"""Calls of a pair whose system nobody here knows: how often it makes each call, whatever it holds.

Such a pair opens, passes and doubles as often as others do. It bids on in small steps, as relays do, or jumps to any
higher bid. The shares of passes and doubles are counted at real tables; ``results/calls`` says how the others were
chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from agent.rules.auction import BIDS, DOUBLE, PASS
from ddsolver.cards import Seat

PRIOR = 0.01
"""The probability that a side plays a system that the networks do not know."""
_OPENING, _OVER_OPPONENTS, _BELOW_GAME, _FROM_GAME = 0.43, 0.72, 0.15, 0.6
"""The share of passes: before the first bid; after a call of the other side; after a bid of partner's below 3NT, and
from there on."""
_DOUBLES = 0.06
"""The share of doubles and redoubles."""
_JUMPS = 0.3
"""The share of bids that may be any higher bid, equally likely. The others are small steps."""
_NEXT = 0.5
"""A small step is the cheapest bid in this share of cases; if not, the next one in the same share, and so on."""
_GAME = 14
"""The number of 3NT."""


def log_share(calls: Sequence[int]) -> float:
    """Return the logarithm of how often such a pair makes the last of some calls, which are places in `CALLS`."""
    *before, made = calls
    last = max((call for call in before if call < BIDS), default=-1)
    passes = _share_of_passes(before, last)
    if made == PASS:
        return log(passes)
    if made >= DOUBLE:
        return log(_DOUBLES)
    jumps = _JUMPS / (BIDS - 1 - last)
    steps = (1 - _JUMPS) * _NEXT * (1 - _NEXT) ** (made - last - 1)
    return log((1 - passes - _DOUBLES) * (jumps + steps))


def _share_of_passes(before: Sequence[int], last: int) -> float:
    """Return the share of passes after some calls; ``last`` is the last bid among them."""
    age = next((age for age, call in enumerate(reversed(before), 1) if call != PASS), 0)
    if not age:
        return _OPENING
    if age % len(Seat) != 2:
        return _OVER_OPPONENTS
    return _BELOW_GAME if last < _GAME else _FROM_GAME
