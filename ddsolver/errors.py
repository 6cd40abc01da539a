"""What this project raises when it is given something wrong.

::

    ValueError
    └── BridgeError            anything below
        ├── CardError          a card, suit, strain, rank or seat that does not exist
        ├── DealError          cards dealt twice, hands of unequal length, ...
        ├── PlayError          a card not held, a revoke, a card too many
        ├── StoppedError       a search that was ended before it had an answer
        ├── WhistError         (ddsolver.whist) a value or a pile that does not exist, a suit too long
        ├── AuctionError       (agent) a call that is not legal
        ├── ContractError      (agent) a contract, result or vulnerability that does not exist
        ├── PlayerError        (agent) an unknown player or option
        ├── LayoutError        (agent) a view that no hidden cards fit
        ├── ConstraintError    (agent) a range for a hand that cannot be read
        ├── HoldingError       (agent) a suit that cannot be held so, or cannot be played exactly
        ├── FormatError        (experiments) a file that cannot be read, with its line and board
        ├── SettingsError      (experiments) a setting of a run that is unknown or out of range
        └── StoreError         (experiments) a run that cannot be opened, read or written

Every message quotes the text that was wrong and says what would be right.
"""


class BridgeError(ValueError):
    """The root of every error this project raises on wrong input."""


class CardError(BridgeError):
    """A card, suit, strain, rank or seat that does not exist."""


class DealError(BridgeError):
    """Cards that cannot be a deal: one dealt twice, hands of unequal length, too many."""


class PlayError(BridgeError):
    """A card that cannot be played: not held, a revoke, or after the last trick."""


class StoppedError(BridgeError):
    """A search that was ended before it had an answer."""


class WhistError(BridgeError):
    """Two-person whist and its relatives: a value that does not exist, a pile of less than nothing, a suit too long."""
