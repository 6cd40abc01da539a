"""Bidders by name, such as ``monte-carlo:layouts=40``: a name, a colon, and options separated by commas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from agent.errors import PlayerError
from agent.named_options import read_options, with_options
from agent.options import Settings
from agent.players.bidding.bidder import Bidder
from agent.players.bidding.monte_carlo import MonteCarloBidder
from agent.players.bidding.net import NetBidder
from agent.players.bidding.script import ScriptBidder
from agent.players.bidding.settings import MonteCarloBidderSettings, NetSettings, ScriptSettings

__all__ = ["BIDDERS", "BidderEntry", "BidderSpec", "parse_bidder"]


@dataclass(frozen=True, slots=True)
class BidderEntry:
    """A kind of bidder: its description, its settings, and how to make one."""

    help: str
    settings: type[Settings]
    make: Callable[[Any, np.random.Generator], Bidder]


BIDDERS: Mapping[str, BidderEntry] = {
    "net": BidderEntry("makes the likeliest call of a network", NetSettings, NetBidder),
    "monte-carlo": BidderEntry(
        "bids each likely call to the end in sampled layouts, and leaves the first choice for one that wins IMPs",
        MonteCarloBidderSettings,
        MonteCarloBidder,
    ),
    "script": BidderEntry("makes the calls that it is given, then passes", ScriptSettings, ScriptBidder),
}
"""All bidders, by name."""


@dataclass(frozen=True, slots=True)
class BidderSpec:
    """A bidder, given by its name and settings; `make` creates it."""

    name: str
    settings: Settings

    @property
    def key(self) -> str:
        """The bidder as text: its name, and the options that differ from their defaults."""
        return with_options(self.name, self.settings.written())

    def make(self, seed: np.random.SeedSequence) -> Bidder:
        """Return a new bidder; the seed determines all its random choices."""
        return BIDDERS[self.name].make(self.settings, np.random.default_rng(seed))


def parse_bidder(text: str) -> BidderSpec:
    """Return the bidder in a text.

    :raises PlayerError: if there is no such bidder, no such option, or a value is out of range.
    """
    name, _, rest = text.strip().partition(":")
    if name not in BIDDERS:
        raise PlayerError(f"unknown bidder: {name!r} (choose from {', '.join(BIDDERS)})")
    return BidderSpec(name, read_options(name, BIDDERS[name].settings, {}, rest).settings)
