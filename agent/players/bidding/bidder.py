"""The interface of bidders: given a BiddingView, they return a CallDecision."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from agent.calls.auction_batch import UNKNOWN_SYSTEM, Systems, parse_system
from agent.errors import AuctionError, PlayerError
from agent.rules.auction import Auction, Call
from agent.rules.contract import Vulnerability
from ddsolver.cards import EVERY_CARD, Seat, count_cards

__all__ = ["Bidder", "BiddingView", "CallCandidate", "CallDecision"]


@dataclass(frozen=True, slots=True)
class BiddingView:
    """What a player knows when it is to call: its hand, the auction with its dealer, and the vulnerability.

    :raises PlayerError: if the hand has not 13 cards, or there is no such system.
    :raises AuctionError: if the auction is over.
    """

    hand: int
    """The mask of the cards (see `ddsolver.cards`)."""
    auction: Auction
    vulnerability: Vulnerability
    opponents: str = UNKNOWN_SYSTEM
    """The opponents' system, from `agent.calls.auction_batch.SYSTEMS`."""

    def __post_init__(self) -> None:
        if self.hand & ~EVERY_CARD or count_cards(self.hand) != 13:
            raise PlayerError(f"a hand of {count_cards(self.hand)} cards cannot bid: 13 are needed")
        if self.auction.is_over:
            raise AuctionError(f"nobody is to call: the auction is over ({self.auction})")
        object.__setattr__(self, "opponents", parse_system(self.opponents))

    @property
    def seat(self) -> Seat:
        """The seat to call."""
        return self.auction.to_call

    @property
    def systems(self) -> Systems:
        """The systems of North-South and of East-West, as the networks get them.

        That of the viewer's side is unknown to them: so they bid naturally, as players at real tables do.
        """
        own = UNKNOWN_SYSTEM
        return (own, self.opponents) if self.seat.is_north_south else (self.opponents, own)


@dataclass(frozen=True, slots=True)
class CallCandidate:
    """A call that a bidder considered."""

    call: Call
    probability: float
    """How often a player with this hand makes the call, says the network."""
    gain: float = 0.0
    """The mean IMPs over the network's first choice, in the same layouts."""
    error: float = 0.0
    """The standard error of the gain."""
    leads_to: tuple[tuple[str, float], ...] = ()
    """The contracts that it led to in most layouts, such as ``4SN``, and their shares; ``Pass`` if all passed."""


@dataclass(frozen=True, slots=True)
class CallDecision:
    """A chosen call, and the candidates for the choice: the chosen one first, the others from the likeliest down."""

    call: Call
    candidates: tuple[CallCandidate, ...] = ()
    layouts: int = 0
    """The number of layouts of the hidden hands in which each candidate was bid to the end; 0 without a search."""
    effective: float = 0.0
    """The Kish effective sample size of the layouts that were drawn."""
    remark: str = ""
    """What was unusual about the decision."""

    def __repr__(self) -> str:
        return f"<CallDecision: {self.call}, candidates={len(self.candidates)}, layouts={self.layouts}>"


class Bidder(Protocol):
    """A player that calls, and sees only its own hand and the auction."""

    def call(self, view: BiddingView) -> CallDecision:
        """Return a decision for ``view.seat``."""
