"""The settings of bidders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from agent.calls.network import NetworkName
from agent.options import Settings, Text, one_of, option, real_number, whole_number


@dataclass(frozen=True, kw_only=True)
class NetSettings(Settings):
    """Which network bids."""

    weights: NetworkName = option(
        "learned",
        one_of(get_args(NetworkName)),
        "the network: the one that learned from results, or the one that imitates other bidders",
    )


@dataclass(frozen=True, kw_only=True)
class MonteCarloBidderSettings(NetSettings):
    """How a bidder searches."""

    layouts: int = option(24, whole_number(2, 10_000), "number of layouts in which each candidate is bid to the end")
    least: float = option(
        0.05,
        real_number("a number from 0.001 to 0.5", 0.001, 0.5),
        "calls that are at least this likely are candidates",
    )
    margin: float = option(
        1.0,
        real_number("a number of IMPs from 0 to 24", 0, 24),
        "it leaves the first choice only for a call that gains this many IMPs and twice its standard error",
    )


@dataclass(frozen=True, kw_only=True)
class ScriptSettings(Settings):
    """The calls of a bidder that follows a script."""

    calls: str = option("", Text(), "its calls in order, such as '1S Pass'; after them, it passes")
