"""The errors of this project.

::

    Exception
    └── BridgeError                any error below
        ├── StoppedError           a search that was stopped before it had an answer
        ├── FailedRunError         (experiments) a run without results, because its boards failed
        ├── OutputError            (experiments) a result that cannot be written to standard output
        └── InputError             wrong input; also a ValueError
            ├── CardError          a card, suit, strain, rank or seat that does not exist
            ├── DealError          cards dealt twice, hands of unequal length, ...
            ├── PlayError          a card not held, a revoke, a card too many
            ├── WhistError         (ddsolver.whist) a value that does not exist, a negative pile, a suit too long
            ├── AuctionError       (agent) a call that is not legal
            ├── ContractError      (agent) a contract, result or vulnerability that does not exist
            ├── PlayerError        (agent) an unknown player or option
            │   └── EngineError    (agent) an engine that does not start, crashes, or gives no legal answer
            ├── LayoutError        (agent) a player's view that no layout of the hidden cards fits
            ├── ConstraintError    (agent) a constraint on a hand that cannot be read, or that no hand meets
            ├── HoldingError       (agent) a suit holding that is impossible, or that cannot be analysed exactly
            ├── FormatError        (experiments) a file that cannot be read, with its line and board
            ├── SettingsError      (experiments) a setting of a run that is unknown or out of range
            ├── StoreError         (experiments) a run that cannot be opened, read or written
            └── ProtocolError      (experiments) a line of the table-manager protocol that is not understood

Every message quotes the wrong text and says what would be right.
"""

from __future__ import annotations

from enum import Enum
from operator import index


class BridgeError(Exception):
    """The root of every error this project raises on purpose."""


class InputError(BridgeError, ValueError):
    """Input that is of the wrong type, out of range, or not legal."""


class CardError(InputError):
    """A card, suit, strain, rank or seat that does not exist."""


class DealError(InputError):
    """Cards that cannot be a deal: a card dealt twice, hands of unequal length, or too many cards."""


class PlayError(InputError):
    """A card that cannot be played: the player does not hold it, must follow suit, or has no card left to play."""


class StoppedError(BridgeError):
    """A search that was stopped before it had an answer."""


class WhistError(InputError):
    """An error in two-person whist and related games: a value that does not exist, a negative pile, a suit too long."""


def check_kind(value: object, kind: type, what: str, error: type[InputError]) -> None:
    """Check the type of a value, because a seat can be equal to a suit or a number.

    :raises InputError: of the class ``error``, if the value has another type; ``what`` names it in the message.
    """
    if not isinstance(value, kind):
        raise error(f"{what} is {value!r}: a {kind.__name__} is needed")


def as_whole_number(value: object, what: str, error: type[InputError]) -> int:
    """Return a whole number as an int. numpy integers are accepted; a bool or a seat is not.

    :raises InputError: of the class ``error``, if the value is no whole number; ``what`` names it in the message.
    """
    if not isinstance(value, bool | Enum):
        try:
            return index(value)  # type: ignore[arg-type]
        except TypeError:
            pass
    raise error(f"{what} is {value!r}: a whole number is needed")
