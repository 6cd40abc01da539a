r"""The codes of suits in comments and alerts: ``!S`` or ``@S`` in LIN, ``\S`` in PBN (section 3.8)."""

from __future__ import annotations

import re
from collections.abc import Callable

_CODE = re.compile(r"[!@\\]([SHDCshdc])(?=(?:s|[AKQJTx]{1,13})?(?:[^A-Za-z]|$))")
"""A code, also in the plural (``!Ss``) or before ranks (``!SAK``), but not the beginning of a word."""
OF_LIN, OF_PBN = "!", "\\"
"""What precedes the letter of a suit in each format."""


def replace_suit_codes(text: str, by: Callable[[str], str]) -> str:
    """Return a text with other codes of suits; ``by`` returns the code for a suit's letter."""
    return _CODE.sub(lambda found: by(found[1].upper()), text)


def with_suit_codes(text: str, sign: str) -> str:
    r"""Return a text with the codes of a format, `OF_LIN` or `OF_PBN`.

    >>> with_suit_codes("5 !Ss, @h or !DAK. Alert!", OF_PBN)
    '5 \\Ss, \\H or \\DAK. Alert!'
    """
    return replace_suit_codes(text, lambda letter: f"{sign}{letter}")
