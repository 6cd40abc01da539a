"""The passes of files: those left out before the first bid of an auction, and the dashes that may stand for passes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from agent.rules.auction import Action, Auction
from agent.rules.contract import Contract
from ddsolver.cards import Seat
from experiments.boards.board import FilePart

_CLOSING = 3
"""The number of passes that close an auction."""


def dashes_are_passes(calls: Sequence[str]) -> bool:
    """Return whether the dashes among the calls of an auction stand for passes, as some files write them.

    They do between calls, and three at the end do too: they close the auction. But one or two at the end only fill the
    row, or stand for calls that were not made.
    """
    made = [*calls]
    while made and made[-1] == "-":
        made.pop()
    return "-" in made or len(calls) - len(made) >= _CLOSING


def with_leading_passes(parts: Callable[[LeadingPasses], Iterator[FilePart]]) -> Iterator[FilePart]:
    """Yield the parts of a file; ``parts`` reads them from its beginning, and fills in the leading passes left out."""

    def leaves_passes_out() -> bool:
        passes = LeadingPasses(lambda: False)
        return any(passes.are_left_out for _ in parts(passes))

    return parts(LeadingPasses(leaves_passes_out))


@dataclass(slots=True)
class LeadingPasses:
    """Fills in the leading passes that the auctions of one file leave out.

    One or three passes move all calls to the other side, and nothing else explains why that side declares. Two passes
    exchange the calls of partners, but the file may also name the wrong partner as declarer. So two passes are filled
    in only if the file leaves passes out elsewhere.
    """

    elsewhere: Callable[[], bool]
    """Reads the file, and returns whether an auction of it leaves out its leading passes; called at most once."""
    are_left_out: bool = False
    """Whether an auction that was read leaves out its leading passes."""
    _has_read: bool = False

    def fill(self, auction: Auction, contract: Contract, *, certainly: bool = False) -> tuple[Auction, int]:
        """Return the auction that leads to ``contract``, and the number of passes filled in (see `filled_to_contract`).

        ``certainly`` says that the first caller of this auction is in doubt, so that two passes may be filled in.
        """
        filled, number = filled_to_contract(auction, contract)
        if number == 2 and not (certainly or self._are_left_out()):
            return auction, 0
        self.are_left_out = self.are_left_out or number in (1, 3)
        return filled, number

    def _are_left_out(self) -> bool:
        if not (self.are_left_out or self._has_read):
            self._has_read = True
            self.are_left_out = self.elsewhere()
        return self.are_left_out


def filled_to_contract(auction: Auction, contract: Contract) -> tuple[Auction, int]:
    """Add the leading passes that make an auction lead to ``contract``; return the auction, and the number of passes.

    If this is impossible or unnecessary, return the auction unchanged, and 0. The auction may lack closing passes.
    """
    if auction.last_bid is None or auction.closed().contract == contract:
        return auction, 0
    for number in range(1, 4 - own_passes(auction)):  # four passes would end the auction
        filled = auction.after_passes(number)
        if filled.closed().contract == contract:
            return filled, number
    return auction, 0


def filled_from_dealer(auction: Auction, dealer: Seat) -> tuple[Auction, int]:
    """Add passes for ``dealer`` and the seats before the first caller; return the auction, and the number of passes.

    If the auction has no bid, or would begin with four passes, return it unchanged, and 0.
    """
    number = (auction.dealer - dealer) % 4
    if auction.last_bid is None or number + own_passes(auction) > 3:
        return auction, 0
    return auction.after_passes(number).dealt_by(dealer), number


def own_passes(auction: Auction) -> int:
    """Return the number of passes before the first call that is not a pass."""
    return next(place for place, call in enumerate(auction.calls) if call is not Action.PASS)


def passes_words(number: int) -> str:
    """Return a number of leading passes in words."""
    return f"{number} leading pass{'' if number == 1 else 'es'}"
