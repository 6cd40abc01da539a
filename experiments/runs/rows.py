"""The rows of a run, as they are stored: deals, and boards played or failed."""

from __future__ import annotations

from dataclasses import dataclass, field

FILE, RANDOM = "file", "random"
"""The sources of deals that are of no contract set."""

PASSED_OUT = "Pass"
"""Stands for the contract of a deal that nobody bids on."""


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A deal of a run, everything as text as in the table ``deals``."""

    source: str
    number: int
    name: str
    deal: str
    dealer: str
    auction: str
    constraints: str
    vulnerable: str
    contract: str
    double_dummy: int


@dataclass(frozen=True, slots=True)
class BoardKey:
    """What tells the boards of a run apart."""

    source: str
    number: int
    player: str
    defender: str


@dataclass(frozen=True, slots=True)
class PlayedBoard:
    """A row of the table ``boards``."""

    source: str
    number: int
    player: str
    defender: str
    tricks: int
    score: int
    seconds: float
    defender_seconds: float
    play: str
    remarks: str
    decisions: str = field(default="", compare=False, metadata={"elsewhere": True})
    """JSON of every decision, stored in the table ``decisions``; not read with the board: `Store.decisions`."""
    program: str = field(default="", compare=False)
    """Which program played it (`experiments.runs.program`); empty in rows of before that was stored."""

    @property
    def key(self) -> BoardKey:
        """What tells it from other boards."""
        return BoardKey(self.source, self.number, self.player, self.defender)


@dataclass(frozen=True, slots=True)
class FailedBoard:
    """A row of the table ``failures``."""

    source: str
    number: int
    player: str
    defender: str
    error: str
    """A traceback, and as its last line what happened and where."""

    @property
    def key(self) -> BoardKey:
        """What tells it from other boards."""
        return BoardKey(self.source, self.number, self.player, self.defender)

    @property
    def reason(self) -> str:
        """The error in a line."""
        return self.error.strip().splitlines()[-1]
