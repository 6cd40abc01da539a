"""The errors of files, settings and runs; the whole tree is drawn in `ddsolver.errors`."""

from __future__ import annotations

from ddsolver.errors import InputError


class FormatError(InputError):
    """Something in a file that cannot be read, or a board that lacks what is asked of it."""


class SettingsError(InputError):
    """A setting of a run that does not exist or is out of range, or settings that do not fit the run."""


class StoreError(InputError):
    """A run that cannot be opened, read or written."""
