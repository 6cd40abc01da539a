"""An auction as a table of text, with its alerts."""

from __future__ import annotations

from agent.rules.auction import Auction, Bid, Call
from ddsolver.cards import Seat

_WIDTH = 9


def call_text(call: Call) -> str:
    """Return a call with the sign of its suit, as in ``4♠``; ``Pass``, ``X`` and ``XX`` stay."""
    return f"{call.level}{call.strain.symbol}" if isinstance(call, Bid) else str(call)


def auction_text(auction: Auction) -> str:
    """Return the calls in columns, West first, and a numbered line for each different alert.

    An alerted call is followed by the number of its alert.
    """
    texts = dict(auction.alerts)
    numbers = {text: number for number, text in enumerate(dict.fromkeys(texts.values()), start=1)}
    cells = [""] * ((auction.dealer - Seat.WEST) % 4)
    for number, call in enumerate(auction.calls):
        cells.append(call_text(call) + (f" ({numbers[texts[number]]})" if number in texts else ""))
    if not auction.is_over:
        cells.append("?")
    rows = [["West", "North", "East", "South"], *(cells[start : start + 4] for start in range(0, len(cells), 4))]
    lines = ["".join(f"{cell:<{_WIDTH}}" for cell in row).rstrip() for row in rows]
    return "\n".join([*lines, *(f"({number}) {text}" for text, number in numbers.items())])
