"""The calls that a player has heard, without those whose alerts fit no hand that is left."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from agent.calls.network import UNKNOWN_SYSTEMS, CallNetwork, Systems
from agent.calls.reading import HandReading, read_hands
from agent.errors import LayoutError
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.rules.constraints import HandConstraint
from ddsolver.cards import Seat

Readings = dict[Seat, HandReading]


class HeardCalls(NamedTuple):
    """What the hidden hands have called."""

    readings: Readings
    """The reading of each hidden hand that made a call."""
    remark: str
    """The calls that are not used, because no layout fits their alerts; empty if there are none."""


@lru_cache(maxsize=64)
def heard_calls(view: View, network: CallNetwork, systems: Systems = UNKNOWN_SYSTEMS) -> HeardCalls:
    """Return what the calls show about the hidden hands of a view; cached, so callers must not change it.

    If no layout fits all alerts, they are taken in order, and a call whose alert leaves no layout says nothing.
    """
    readings = _readings(view, network, systems, frozenset())
    if _leave_layouts(view, readings):
        return HeardCalls(readings, "")
    stated = sorted(
        each.number for reading in readings.values() for each in reading.calls if each.stated != HandConstraint()
    )
    dropped = frozenset(stated)
    for number in stated:
        readings = _readings(view, network, systems, dropped - {number})
        if _leave_layouts(view, readings):
            dropped -= {number}
    auction, alerts = view.auction, dict(view.auction.alerts) if view.auction else {}
    assert auction is not None, "only an auction has alerts"
    said = [
        f"{auction.seat_of(each).name.title()}'s {auction.calls[each]} {{{alerts[each]}}}" for each in sorted(dropped)
    ]
    remark = f"no layout fits the alert of {', '.join(said)}, so it says nothing here" if said else ""
    return HeardCalls(_readings(view, network, systems, dropped), remark)


def _readings(view: View, network: CallNetwork, systems: Systems, dropped: frozenset[int]) -> Readings:
    if view.auction is None:
        return {}
    known = tuple(sorted(view.constraints.items()))
    readings = read_hands(view.auction, view.vulnerability, known, systems, network, dropped)
    return {seat: reading for seat, reading in readings.items() if view.hidden_sizes[seat]}


def _leave_layouts(view: View, readings: Readings) -> bool:
    """Whether a layout fits what the alerts state."""
    known = {seat: reading.known for seat, reading in readings.items() if reading.known != HandConstraint()}
    if all(view.constraints.get(seat) == each for seat, each in known.items()):
        return True
    try:
        LayoutSpace(replace(view, constraints={**view.constraints, **known}))
    except LayoutError:
        return False
    return True
