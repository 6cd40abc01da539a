"""Errors of board files, settings and runs; `ddsolver.errors` shows the whole hierarchy."""

from __future__ import annotations

from ddsolver.errors import BridgeError, InputError, as_whole_number


class FormatError(InputError):
    """A file that cannot be read or written, or a board that lacks what the caller needs."""


class SettingsError(InputError):
    """An unknown setting, a value out of range, or settings that do not fit the run.

    ``setting`` is the name of the setting, if it is a certain one, and ``why`` the message without this name.
    """

    def __init__(self, message: str, setting: str = "", why: str = "") -> None:
        super().__init__(message)
        self.setting = setting
        self.why = why or message


class StoreError(InputError):
    """A run whose store cannot be opened, read or written."""


class ProtocolError(InputError):
    """A line of the table-manager protocol that is not understood or comes at the wrong time."""


class FailedRunError(BridgeError):
    """A run without results, because its boards failed."""


class OutputError(BridgeError):
    """A result that cannot be written to standard output."""


def check_seed(seed: object) -> None:
    """Check a seed of random numbers.

    :raises InputError: if it is no whole number of at least 0.
    """
    if as_whole_number(seed, "seed", InputError) < 0:
        raise InputError(f"seed is {seed}: at least 0 is needed")
