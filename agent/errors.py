"""The errors of the game around the solver; the whole tree is drawn in `ddsolver.errors`."""

from __future__ import annotations

from ddsolver.errors import BridgeError


class AuctionError(BridgeError):
    """A call that does not exist or is not legal in its auction."""


class ContractError(BridgeError):
    """A contract, result or vulnerability that does not exist."""


class PlayerError(BridgeError):
    """A player or an option of a player that does not exist, or an option out of range."""


class LayoutError(BridgeError):
    """A view that no layout of the hidden cards fits."""


class ConstraintError(BridgeError):
    """A range for a hand that cannot be read or that no hand is within."""


class HoldingError(BridgeError):
    """Cards of a suit that cannot be the declarer's side's, or that cannot be played exactly."""
