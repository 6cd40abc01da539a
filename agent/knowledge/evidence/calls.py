"""The auction as evidence: the likelihood of hidden hands given their calls.

A call whose alert fits no hand that is left says nothing. Without an auction, the contract alone is evidence.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace
from functools import lru_cache
from math import log
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from agent.calls.auction_batch import UNKNOWN_SYSTEMS, Systems
from agent.calls.contract_network import contract_network
from agent.calls.hand_reading import PRIOR
from agent.calls.hand_sample import hand_sample
from agent.calls.network import CallNetwork, NetworkName, imitating_network, network_of, without_system
from agent.calls.reading import HandReading, read_hands
from agent.errors import LayoutError
from agent.knowledge.layouts import LayoutSpace
from agent.knowledge.likely_deals import draw_likely_deals
from agent.knowledge.view import View
from agent.rules.constraints import DealConditions, HandConstraint
from ddsolver.cards import Seat

__all__ = ["AuctionLikelihood", "load_model", "read_hidden_hands", "reads_contract"]

_SLAM = 6
"""The level from which a contract is evidence beside its auction."""


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
    either network. If no layout fits all alerts, they are taken in order, and a call whose alert leaves no layout says
    nothing.
    """
    others = (without_system(network),) if opponents is None else (without_system(network), opponents)
    networks = (network, *others)
    heard = _read_by(view, networks, systems, frozenset())
    if _leave_layouts(view, heard.readings):
        return heard
    stated = sorted(
        each.number for reading in heard.readings.values() for each in reading.calls if each.stated != HandConstraint()
    )
    dropped = frozenset(stated)
    for number in stated:
        if _leave_layouts(view, _read_by(view, networks, systems, dropped - {number}).readings):
            dropped -= {number}
    auction, alerts = view.auction, dict(view.auction.alerts) if view.auction else {}
    assert auction is not None, "only an auction has alerts"
    said = [
        f"{auction.seat_of(each).name.title()}'s {auction.calls[each]} {{{alerts[each]}}}" for each in sorted(dropped)
    ]
    remark = f"no layout fits the alert of {', '.join(said)}, so it says nothing here" if said else ""
    return _read_by(view, networks, systems, dropped)._replace(remark=remark)


def _read_by(view: View, networks: tuple[CallNetwork, ...], systems: Systems, dropped: frozenset[int]) -> HeardCalls:
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


def load_model(network: NetworkName = "imitating") -> None:
    """Load the networks, before a clock starts; later calls return at once."""
    network_of(network)
    contract_network()
    hand_sample()


def is_read(view: View) -> bool:
    """Return whether the bidding is used as evidence.

    An auction is used if it leads to the contract; without one, the contract is. The calls say nothing about an ending,
    whose hands are not those that made them.
    """
    return view.is_whole if view.auction is None else not view.contradiction


def read_hidden_hands(view: View, network: NetworkName = "imitating") -> dict[Seat, HandReading]:
    """Return the reading of each hidden hand that made a call; empty if the auction is unknown or not used."""
    return _heard(view, network).readings


def _heard(view: View, network: NetworkName) -> HeardCalls:
    if not is_read(view):
        return HeardCalls({}, ())
    return heard_calls(view, network_of(network), opponents=None if network == "imitating" else imitating_network())


def reads_contract(view: View) -> bool:
    """Return whether the contract alone is evidence: its auction is unknown, and declarer or dummy is hidden."""
    return view.auction is None and _counts_contract(view)


def contract_logs(view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return the log-likelihood of the contract for each layout, float64 (n,); 0 where it is not used.

    It is used if the auction is unknown, and for slams: in few auctions that were fitted a slam was bid, so their last
    calls show too little of what both hands hold together.
    """
    if not _counts_contract(view):
        return np.zeros(len(dealt))
    contract = view.contract
    return contract_network().log_likelihood(dealt[:, contract.declarer], dealt[:, contract.dummy], contract)


def _counts_contract(view: View) -> bool:
    contract = view.contract
    hidden = view.hidden_sizes[contract.declarer] or view.hidden_sizes[contract.dummy]
    return bool(hidden) and (view.auction is None or contract.level >= _SLAM) and is_read(view)


class AuctionLikelihood:
    """The likelihood of the auction for each layout. The play does not change it.

    ``network`` reads the calls: the one that imitates people and other programs, or the one by which our bidders call.
    With the latter, partner bids by it, and opponents by either network.
    """

    def __init__(self, network: NetworkName = "imitating") -> None:
        self._network = network

    def of(self, view: View, dealt: NDArray[np.int64], since: int = 0) -> NDArray[np.float64]:
        """Return the likelihood of each layout given the auction, float64 (n,).

        The auction is older than any turn of the play, so all likelihoods are 1 if ``since`` is above 0.
        """
        if since:
            return np.ones(len(dealt))
        return np.asarray(np.exp(_heard(view, self._network).log_likelihood(dealt) + contract_logs(view, dealt)))

    def rough(self, view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return nearly the same likelihood, in a tenth of the time: by the small networks, float64 (n,)."""
        return np.asarray(np.exp(self._rough_logs(view, dealt)))

    def refinement(self, view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        """Return the likelihood of layouts that are not impossible divided by the rough one, float64 (n,)."""
        heard = _heard(view, self._network)
        return np.asarray(np.exp(heard.log_likelihood(dealt) - heard.rough.log_likelihood(dealt)))

    def _rough_logs(self, view: View, dealt: NDArray[np.int64]) -> NDArray[np.float64]:
        return _heard(view, self._network).rough.log_likelihood(dealt) + contract_logs(view, dealt)

    def draw(
        self, view: View, number: int, generator: np.random.Generator
    ) -> tuple[NDArray[np.int64], NDArray[np.float64]] | None:
        """Return likely deals and their rough weights (`draw_likely_deals`).

        Return None if no call of a hidden hand was heard, or if other than three hands of 13 cards are hidden.
        """
        likely = _heard(view, self._network).rough.likely
        if not likely or sorted(view.hidden_sizes) != [0, 13, 13, 13]:
            return None
        # The readings keep to the constraints on hands that have called; an auction may lack the passes at its end.
        silent = DealConditions(
            {seat: each for seat, each in view.constraints.items() if view.hidden_sizes[seat] and seat not in likely}
        )

        def together(deals: NDArray[np.int64]) -> NDArray[np.float64]:
            return np.where(silent.allows(deals), self._rough_logs(view, deals), -np.inf)

        return draw_likely_deals(view.held, likely, number, generator, together)

    def is_informative(self, view: View) -> bool:
        """Return whether the calls show anything about a hidden hand."""
        return bool(read_hidden_hands(view, self._network)) or reads_contract(view)

    def ignored(self, view: View) -> str:
        """Return which calls are not used because no layout fits their alerts, as a remark; empty if there are none."""
        return _heard(view, self._network).remark
