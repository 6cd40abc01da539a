"""Bidders by name, such as ``monte-carlo:layouts=40``: a name, a colon, and options separated by commas."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from agent.engines.bidder import EngineBidder
from agent.engines.command import EngineCommand, command_in
from agent.engines.running import declaration
from agent.engines.settings import ENGINE, EngineSettings, find_engine
from agent.entry import generator_of
from agent.errors import PlayerError
from agent.named_options import read_options, with_options
from agent.options import Settings
from agent.players.bidding.bidder import Bidder
from agent.players.bidding.monte_carlo import MonteCarloBidder
from agent.players.bidding.net import NetBidder
from agent.players.bidding.script import ScriptBidder
from agent.players.bidding.settings import MonteCarloBidderSettings, NetSettings, ScriptSettings
from ddsolver.errors import check_kind

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

    @property
    def bids_our_system(self) -> bool:
        """Whether our network can say what its calls show; it knows nothing of the calls of engines."""
        return self.name != ENGINE

    def make(self, seed: np.random.SeedSequence) -> Bidder:
        """Return a new bidder; the seed determines all its random choices."""
        generator = generator_of(seed)
        if isinstance(self.settings, EngineSettings):
            return EngineBidder(self.settings, generator)
        return BIDDERS[self.name].make(self.settings, generator)


def parse_bidder(text: str) -> BidderSpec:
    """Return the bidder in a text.

    :raises PlayerError: if there is no such bidder, no such option, or a value is out of range; or if an engine cannot
        be started, or does not bid.
    """
    check_kind(text, str, "a bidder", PlayerError)
    name, _, rest = text.strip().partition(":")
    if name == ENGINE:
        return BidderSpec(name, read_options(name, _engine_settings(rest), {}, rest).settings)
    if name not in BIDDERS:
        raise PlayerError(f"unknown bidder: {name!r} (choose from {', '.join(BIDDERS)}, or engine:cmd=...)")
    return BidderSpec(name, read_options(name, BIDDERS[name].settings, {}, rest).settings)


def _engine_settings(options: str) -> type[Settings]:
    """Return the settings of the engine whose command is among the options."""
    command = EngineCommand.parse(command_in(options))
    settings = find_engine(command, named=False).settings
    assert issubclass(settings, EngineSettings), "the settings of an engine"
    if not declaration(settings.declared).bids:
        raise PlayerError(f"engine {command} does not bid: it declares no role 'bidder'")
    return settings
