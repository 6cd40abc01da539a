"""What LIN has in an order or a letter of its own."""

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
"""Who is vulnerable, as ``sv`` says it."""
