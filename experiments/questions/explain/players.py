"""Who sits at a table whose auction is explained: the systems of both sides, and our own bidders."""

from __future__ import annotations

from typing import NamedTuple

from agent.calls.auction_batch import SYSTEMS, UNKNOWN_SYSTEMS, Systems
from agent.calls.network import DEFAULT_SYSTEM, NO_SYSTEM
from agent.calls.system.automaton import bidding_system
from agent.calls.system.file import system_names
from agent.errors import PlayerError
from ddsolver.cards import Seat

OURS = "ours"
"""In place of the name of a system: our bidders sit there."""
_SIDES = ("NS", "EW")


class Players(NamedTuple):
    """What the sides play."""

    systems: Systems = UNKNOWN_SYSTEMS
    """The systems that the networks get for North-South and East-West."""
    ours: tuple[Seat, ...] = ()
    """The seats of our bidders."""
    files: tuple[str, str] = (DEFAULT_SYSTEM, DEFAULT_SYSTEM)
    """The systems whose rules North-South and East-West keep to (`network_of`)."""

    @classmethod
    def parse(cls, text: str) -> Players:
        """Return the players in a text such as ``NS=sayc,EW=experts``; ``ours`` stands for our bidders.

        A side plays a system in a file, of this package or ``*.toml``, or one that the networks learned.

        :raises PlayerError: if a side is no side or comes twice, there is no such system, or a file has a fault.
        """
        ours: set[str] = set()
        found: dict[str, tuple[str, str]] = {}
        for word in filter(None, map(str.strip, text.split(","))):
            side, equals, name = (part.strip() for part in word.partition("="))
            if side.upper() not in _SIDES or not equals or side.upper() in found:
                raise PlayerError(f"not the system of a side: {word!r} (write NS=sayc,EW=experts, each side once)")
            if name.lower() == OURS:
                ours.add(side.upper())
            found[side.upper()] = _flag_and_file(name)
        north_south, east_west = (found.get(side, (SYSTEMS[0], DEFAULT_SYSTEM)) for side in _SIDES)
        seats = tuple(seat for seat in Seat if ("NS" if seat.is_north_south else "EW") in ours)
        return cls((north_south[0], east_west[0]), seats, (north_south[1], east_west[1]))


UNKNOWN_PLAYERS = Players()


def _flag_and_file(name: str) -> tuple[str, str]:
    """Return the system that the networks get for a side, and the one whose rules it keeps to.

    :raises PlayerError: if there is no such system, or a file has a fault.
    """
    if name.endswith(".toml"):
        bidding_system(name)
        return SYSTEMS[0], name
    known = " ".join(name.lower().split())
    if known in system_names():
        return known if known in SYSTEMS else SYSTEMS[0], known
    if known in (NO_SYSTEM, OURS, SYSTEMS[0]):
        return SYSTEMS[0], NO_SYSTEM if known == NO_SYSTEM else DEFAULT_SYSTEM
    if known in SYSTEMS:
        return known, NO_SYSTEM
    others = ", ".join(each for each in SYSTEMS[1:] if each not in system_names())
    raise PlayerError(
        f"unknown system: {name!r} (choose from {', '.join(system_names())}, {OURS}, {NO_SYSTEM} or a file *.toml, or "
        f"{others}, which the networks learned)"
    )
