"""The old place of bidders, for one minor version: they are in `agent.registry`."""

from __future__ import annotations

import warnings
from typing import Any

from agent import registry


def __getattr__(name: str) -> Any:
    found = getattr(registry, "Entry" if name == "BidderEntry" else name)
    warnings.warn(f"agent.bidders.{name} is in agent.registry now", DeprecationWarning, stacklevel=2)
    return found
