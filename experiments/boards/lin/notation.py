"""LIN's order of seats and letters of vulnerability."""

from __future__ import annotations

from agent.rules.contract import Vulnerability
from ddsolver.cards import Seat

SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""The order of hands and players."""
VULNERABLE = {
    Vulnerability.NONE: "o",
    Vulnerability.NORTH_SOUTH: "n",
    Vulnerability.EAST_WEST: "e",
    Vulnerability.BOTH: "b",
}
"""The letters of the field ``sv``."""
