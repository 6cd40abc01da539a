"""Counted work: what decisions cost in CPU time by a fixed price list, whatever the machine and its load.

Decisions, the layouts that they solve double dummy, and the positions of joint searches are counted, each at a price in
nanoseconds. So the same decisions cost the same on every machine, and their cost may decide what is played. Answers
that another player has shared (`agent.knowledge.answer_cache`) cost as much as others.

The prices were measured with `monte-carlo`, `payoff` and `alpha-mu` (5 to 50 layouts, 15 deals of five contracts). Over
these deals, the counted time of a player is 0.9 to 1.1 times its CPU time; at a single contract, 0.6 to 3.4 times.
"""

from __future__ import annotations

from contextvars import ContextVar

_DECISION = 2_500_000
_LAYOUT, _A_TRICK = 800, 1.94
"""The price of a layout with no trick left, and the factor for each trick left."""
_POSITION = 480
_done: ContextVar[int] = ContextVar("done", default=0)


def count_decision() -> None:
    """Count a decision that samples layouts."""
    _add(_DECISION)


def count_layouts(number: int, tricks_left: int) -> None:
    """Count layouts that a decision solves, with this many tricks left."""
    _add(number * round(_LAYOUT * _A_TRICK**tricks_left))


def count_positions(number: int) -> None:
    """Count information sets and double-dummy positions of a joint search."""
    _add(number * _POSITION)


def _add(nanoseconds: int) -> None:
    _done.set(_done.get() + nanoseconds)


def work_done() -> int:
    """Return the work that was counted in this context so far, in nanoseconds."""
    return _done.get()
