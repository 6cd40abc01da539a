"""The settings of bidders."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, get_args

from agent.calls.network import DEFAULT_SYSTEM, NO_SYSTEM, NetworkName
from agent.calls.system.automaton import bidding_system
from agent.calls.system.file import system_names
from agent.options import Settings, Text, one_of, option, real_number, whole_number


@dataclass(frozen=True, slots=True)
class SystemName:
    """The kind of an option that names a system: ``none``, a system of this package, or a file ``*.toml``."""

    needs = f"{NO_SYSTEM}, {', '.join(system_names())} or a file *.toml is needed"

    def read(self, text: str) -> Any:
        """Return the name."""
        return text

    def write(self, value: Any) -> str:
        """Return the name."""
        return str(value)

    def checked(self, value: Any) -> Any:
        """Return the name if there is such a system, without faults.

        :raises PlayerError: if there is none, or its file has a fault.
        """
        if value != NO_SYSTEM:
            bidding_system(str(value))
        return value


@dataclass(frozen=True, kw_only=True)
class NetSettings(Settings):
    """Which network bids, and the system that it keeps to."""

    network: NetworkName = option(
        "learned",
        one_of(get_args(NetworkName)),
        "the network: the one that learned from results, or the one that imitates other bidders",
        formerly="weights",
    )
    system: str = option(DEFAULT_SYSTEM, SystemName(), "the system that its calls keep to", baseline=NO_SYSTEM)


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
