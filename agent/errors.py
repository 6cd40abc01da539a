"""The errors of this package; `ddsolver.errors` shows the whole tree of errors."""

from __future__ import annotations

from ddsolver.errors import InputError

__all__ = [
    "AuctionError",
    "ConstraintError",
    "ContractError",
    "EngineError",
    "HoldingError",
    "LayoutError",
    "PlayerError",
]


class AuctionError(InputError):
    """A call that does not exist or is illegal, or an auction that does not lead to the contract."""


class ContractError(InputError):
    """A contract, result or vulnerability that does not exist."""


class PlayerError(InputError):
    """A player or an option of a player that does not exist, or an option out of range."""

    def at(self, where: str) -> PlayerError:
        """Return an error of the same kind whose message begins with the place where it happened."""
        return PlayerError(f"{where}: {self}")


class EngineError(PlayerError):
    """An engine that could not be started, crashed, gave no answer, or gave an illegal answer."""

    def __init__(self, reason: str, said: str = "") -> None:
        super().__init__(reason)
        self.said = said
        """The last lines that the engine wrote: its answers, each after ``>``, then its standard error."""

    def at(self, where: str) -> EngineError:
        """Return an error of the same kind whose message begins with the place where it happened."""
        return EngineError(f"{where}: {self}", self.said)


class EngineGoneError(EngineError):
    """An engine that had ended before it was asked, or may have: a fresh process can be asked the same."""


class LayoutError(InputError):
    """No layout of the hidden cards fits what is known, or there are too many layouts to check."""


class ConstraintError(InputError):
    """An unreadable constraint on a hand, or one that no hand meets."""


class HoldingError(InputError):
    """Cards of a suit that the declarer's side cannot hold, or that cannot be analysed exactly."""
