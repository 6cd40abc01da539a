"""The examples at the end of the help of a command."""

from __future__ import annotations

import re

_NEXT = re.compile(r"(?<!\.)\. (?=[A-Z][a-z])")
"""Matches the full stop and the space between two sentences; the full stop of three, as in ``...``, ends none."""


def example_lines(epilog: str) -> list[str]:
    """Return the sentences of an epilog, such as ``Example: declarer players``, without the full stop between them."""
    return _NEXT.split(epilog)
