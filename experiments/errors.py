"""The errors of files; the whole tree is drawn in `ddsolver.errors`."""

from __future__ import annotations

from ddsolver.errors import BridgeError


class FormatError(BridgeError):
    """Something in a file that cannot be read, or a board that lacks what is asked of it."""
