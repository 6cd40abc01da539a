"""What a run consists of: deals, and boards played or failed. `experiments.runs.store` writes them as rows."""

from __future__ import annotations

from dataclasses import dataclass, field

from agent.knowledge.constraints import Constraints
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal

FILE, RANDOM = "file", "random"
"""The sources of deals that are of no contract set."""


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A deal of a run, ready to be played."""

    source: str
    """The contract set that it is of, or `FILE` or `RANDOM`."""
    number: int
    """Its place there, from 0."""
    name: str
    """What people call the board."""
    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability
    contract: Contract | None
    """None if it is passed out."""
    double_dummy: int
    """The declarer's tricks with all hands seen."""
    auction: Auction | None = None
    constraints: Constraints = field(default_factory=dict, hash=False)
    """Constraints on the hands."""

    @property
    def played_contract(self) -> Contract:
        """The contract of a deal that is not passed out."""
        assert self.contract is not None, f"{self.name} is passed out"
        return self.contract


@dataclass(frozen=True, slots=True)
class BoardKey:
    """Which board of a run: a deal, and the keys of its players."""

    source: str
    number: int
    player: str
    defender: str

    @property
    def key(self) -> BoardKey:
        """The key alone, of a board that has more."""
        return BoardKey(self.source, self.number, self.player, self.defender)


@dataclass(frozen=True, slots=True)
class PlayedBoard(BoardKey):
    """A row of the table ``boards``."""

    tricks: int
    score: int
    seconds: float
    defender_seconds: float
    play: str
    """The cards in order, as PBN writes them: most who read many boards look at none."""
    remarks: str
    decisions: str = field(default="", compare=False, metadata={"elsewhere": True})
    """JSON of every decision, stored in the table ``decisions``; not read with the board: `Store.decisions`."""
    program: str = field(default="", compare=False)
    """Which program played it (`experiments.runs.code_version`); empty in rows older than this column."""


@dataclass(frozen=True, slots=True)
class FailedBoard(BoardKey):
    """A row of the table ``failures``."""

    error: str
    """A traceback, and as its last line what happened and where."""

    @property
    def reason(self) -> str:
        """The error in a line."""
        return self.error.strip().splitlines()[-1]
