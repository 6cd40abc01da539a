"""An auction on a page, as the template ``web/auction.html.j2`` shows it."""

from __future__ import annotations

from collections.abc import Mapping

from agent.rules.auction import Auction
from ddsolver.cards import Seat
from experiments.show.board import call_text, suit_symbols


def auction_rows(auction: Auction | None, notes: Mapping[int, str]) -> list[list[tuple[str, str]]]:
    """Return rows of four pairs, West first: a call, and the number of its note or an empty text.

    ``notes`` are the explanations of calls, by the number of calls before each.
    """
    if auction is None:
        return []
    numbers = {call: str(number) for number, call in enumerate(notes, start=1)}
    cells = [("", "")] * ((auction.dealer - Seat.WEST) % 4)
    cells += [(call_text(call), numbers.get(number, "")) for number, call in enumerate(auction.calls)]
    return [cells[start : start + 4] for start in range(0, len(cells), 4)]


def alert_lines(auction: Auction | None, notes: Mapping[int, str]) -> list[tuple[str, str]]:
    """Return the notes in their order: whose call it is (``North's 3♣``), and its explanation."""
    if auction is None:
        return []
    return [
        (
            f"{Seat((auction.dealer + number) % 4).name.title()}'s {call_text(auction.calls[number])}",
            suit_symbols(text),
        )
        for number, text in notes.items()
    ]
