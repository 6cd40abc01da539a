"""The examples at the end of the help of a command."""

from __future__ import annotations

import re


def example_lines(epilog: str) -> list[str]:
    """Return the sentences of an epilog, such as ``Example: declarer players``, without the full stop between them."""
    return re.split(r"(?<!\.)\. (?=[A-Z][a-z])", epilog)
