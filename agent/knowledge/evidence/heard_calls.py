"""The calls that a player has heard, without those whose alerts fit no hand that is left."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from functools import lru_cache
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import UNKNOWN_SYSTEMS, Systems
from agent.calls.network import CallNetwork, without_system
from agent.calls.reading import HandReading, read_hands
from agent.calls.unknown_system import PRIOR
from agent.errors import LayoutError
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.view import View
from agent.rules.constraints import HandConstraint
from ddsolver.cards import Seat

Readings = dict[Seat, HandReading]
Side = tuple[tuple[HandReading, ...], ...]
"""The readings of the hands of one side, by each network that it may bid by."""


class _AnyOf(NamedTuple):
    """A hand that one of several networks reads, each equally likely (`agent.knowledge.likely_deals.Reading`)."""

    readings: tuple[HandReading, ...]

    def log_likelihood(self, hands: NDArray[np.int64]) -> NDArray[np.float64]:
        return _log_mean([each.log_likelihood(hands) for each in self.readings])


class HeardCalls(NamedTuple):
    """What the players have called."""

    readings: Readings
    """The reading of each hidden hand that made a call."""
    sides: tuple[Side, ...]
    """Of each side with a hidden hand, the readings of both hands by each network that it may bid by."""
    remark: str = ""
    """The calls that are not used, because no layout fits their alerts; empty if there are none."""

    @property
    def rough(self) -> HeardCalls:
        """The same calls, read by the small networks."""
        sides = tuple(tuple(tuple(each.rough for each in hands) for hands in side) for side in self.sides)
        return self._replace(sides=sides)

    @property
    def likely(self) -> dict[Seat, _AnyOf]:
        """What each hidden hand has called, whatever partner holds."""
        hands = [each for side in self.sides for by_network in side for each in by_network]
        return {seat: _AnyOf(tuple(each for each in hands if each.seat is seat)) for seat in self.readings}

    def log_likelihood(self, deals: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the log-likelihood of the calls, float64 (n,), for deals, int64 (n, 4).

        It is -inf outside of the given ranges.
        """
        logs = np.zeros(len(deals))
        for side in self.sides:
            logs += _log_mean([log_likelihood_of_deals(each, self.readings, deals) for each in side])
        return logs


def log_likelihood_of_deals(
    readings: Sequence[HandReading], hidden: Container[Seat], deals: NDArray[np.int64]
) -> NDArray[np.float64]:
    """Return the log-likelihood of the calls of one side, float64 (n,), for deals, int64 (n, 4).

    ``readings`` are those of its hands. The hands of seats that are not ``hidden`` are the same in all deals; their
    calls only show whether the network knows the system.
    """
    explained, usual, unknown = np.zeros(len(deals)), np.zeros(len(deals)), log(PRIOR / (1 - PRIOR))
    for reading in readings:
        is_hidden = reading.seat in hidden
        parts = reading.parts(deals[: None if is_hidden else 1, reading.seat])
        usual += parts.usual
        if is_hidden:
            explained += parts.explained
        unknown += reading.log_shares(len(reading.calls))
    return np.asarray(explained + np.logaddexp(usual, unknown))


def _log_mean(logs: list[NDArray[np.float64]]) -> NDArray[np.float64]:
    """Return the logarithm of the mean likelihood, float64 (n,)."""
    return np.asarray(np.logaddexp.reduce(logs) - log(len(logs)))


@lru_cache(maxsize=64)
def heard_calls(
    view: View, network: CallNetwork, systems: Systems = UNKNOWN_SYSTEMS, opponents: CallNetwork | None = None
) -> HeardCalls:
    """Return what the calls show about the hidden hands of a view; cached, so callers must not change it.

    ``network`` reads them, those of the other side without its system; with ``opponents``, the other side bids by
    either network. If no layout fits all alerts,
    they are taken in order, and a call whose alert leaves no layout says nothing.
    """
    others = (without_system(network),) if opponents is None else (without_system(network), opponents)
    networks = (network, *others)
    heard = _heard(view, networks, systems, frozenset())
    if _leave_layouts(view, heard.readings):
        return heard
    stated = sorted(
        each.number for reading in heard.readings.values() for each in reading.calls if each.stated != HandConstraint()
    )
    dropped = frozenset(stated)
    for number in stated:
        if _leave_layouts(view, _heard(view, networks, systems, dropped - {number}).readings):
            dropped -= {number}
    auction, alerts = view.auction, dict(view.auction.alerts) if view.auction else {}
    assert auction is not None, "only an auction has alerts"
    said = [
        f"{auction.seat_of(each).name.title()}'s {auction.calls[each]} {{{alerts[each]}}}" for each in sorted(dropped)
    ]
    remark = f"no layout fits the alert of {', '.join(said)}, so it says nothing here" if said else ""
    return _heard(view, networks, systems, dropped)._replace(remark=remark)


def _heard(view: View, networks: tuple[CallNetwork, ...], systems: Systems, dropped: frozenset[int]) -> HeardCalls:
    """Return the calls of the viewer's side by the first network, those of the other side by the others."""
    if view.auction is None:
        return HeardCalls({}, ())
    known = tuple(sorted(view.constraints.items()))
    everyone = [read_hands(view.auction, view.vulnerability, known, systems, each, dropped) for each in networks]
    own, others = everyone[:1], everyone[1:]
    heard = {seat: (own if seat.same_side(view.seat) else others)[0][seat] for seat in own[0]}
    readings = {seat: reading for seat, reading in heard.items() if view.hidden_sizes[seat]}
    sides = []
    for pair in ((view.seat, view.seat.partner), (view.seat.left, view.seat.right)):
        if any(seat in readings for seat in pair):
            by = others if view.seat not in pair else own
            sides.append(tuple(tuple(hands[seat] for seat in pair if seat in hands) for hands in by))
    return HeardCalls(readings, tuple(sides))


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
