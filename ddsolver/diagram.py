"""Hands, tables and values of cards for people: as text, and as HTML for notebooks.

The HTML has its own styles and no script, so that it looks alike in every notebook.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from ddsolver.by_name import ByName, KeyT
from ddsolver.cards import SUIT_CARDS, Card, Seat, Strain, Suit, ranks_of

_RED = "♥♦"
_TABLE_SEATS = (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST)
_STRAINS = (Strain.CLUBS, Strain.DIAMONDS, Strain.HEARTS, Strain.SPADES, Strain.NOTRUMP)
_CELL = "text-align:{side};padding:0 .5em"
_PLACES = {Seat.NORTH: (0, 1), Seat.WEST: (1, 0), Seat.EAST: (1, 2), Seat.SOUTH: (2, 1)}
"""The row and column of each hand in a diagram."""
CardT = TypeVar("CardT", Card, str)


def ranks_by_suit(cards: int) -> dict[Suit, str]:
    """Return the ranks of cards (a mask) by suit, the highest first."""
    return {suit: ranks_of(cards & SUIT_CARDS[suit]) for suit in Suit}


def hand_diagram(known: Mapping[Seat, int], hidden: str = "") -> str:
    """Return a diagram of the known hands (masks) as text, North on top, with a word for the others."""
    hands = {seat: _suit_lines(known[seat]) if seat in known else [hidden, "", "", ""] for seat in Seat}
    width = max(14, *(len(line) for line in hands[Seat.WEST])) + 2
    lines = [" " * width + line for line in hands[Seat.NORTH]]
    lines += [f"{west:<{width}}{' ' * 12}{east}" for west, east in zip(hands[Seat.WEST], hands[Seat.EAST], strict=True)]
    lines += [" " * width + line for line in hands[Seat.SOUTH]]
    return "\n".join(line.rstrip() for line in lines)


def _suit_lines(hand: int) -> list[str]:
    return [f"{suit.symbol} {ranks or '-'}" for suit, ranks in ranks_by_suit(hand).items()]


def hands_html(known: Mapping[Seat, int]) -> str:
    """Return a diagram of the known hands (masks) as HTML, North on top; other hands are called hidden."""
    cells = [[""] * 3 for _ in range(3)]
    for seat, (row, column) in _PLACES.items():
        lines = [_coloured(line) for line in _suit_lines(known[seat])] if seat in known else ["hidden"]
        cells[row][column] = f"<b>{seat.name.title()}</b><br>{'<br>'.join(lines)}"
    style = 'style="border:0;text-align:left;vertical-align:top;padding:.2em .8em;white-space:nowrap"'
    rows = "".join(f"<tr>{''.join(f'<td {style}>{cell}</td>' for cell in row)}</tr>" for row in cells)
    return f'<table style="border-collapse:collapse">{rows}</table>'


def _coloured(text: str) -> str:
    """Return a text as HTML, with the symbols of hearts and diamonds in red."""
    from html import escape  # imported here, because only notebooks need it

    shown = escape(text)
    for symbol in _RED:
        shown = shown.replace(symbol, f'<span style="color:#c22">{symbol}</span>')
    return shown


def html_table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """Return a table as HTML: the first column left, the others right."""

    def row(cells: Sequence[object], tag: str) -> str:
        sides = ["left", *["right"] * (len(cells) - 1)]
        shown = (
            f'<{tag} style="{_CELL.format(side=side)}">{_coloured(str(cell))}</{tag}>'
            for side, cell in zip(sides, cells, strict=True)
        )
        return f"<tr>{''.join(shown)}</tr>"

    body = "".join(row(cells, "td") for cells in rows)
    return f'<table style="border-collapse:collapse"><thead>{row(head, "th")}</thead><tbody>{body}</tbody></table>'


def _table_rows(table: Mapping[Any, Mapping[Any, int]]) -> tuple[list[Strain], list[tuple[Seat, list[int]]]]:
    """Return the strains and the rows of a double-dummy table; its keys are seats and strains, or their names."""
    tricks = {
        Seat.parse(seat): {Strain.parse(strain): number for strain, number in row.items()}
        for seat, row in table.items()
    }
    strains = [strain for strain in _STRAINS if any(strain in row for row in tricks.values())]
    return strains, [(seat, [tricks[seat][strain] for strain in strains]) for seat in _TABLE_SEATS if seat in tricks]


def table_grid(table: Mapping[Any, Mapping[Any, int]]) -> str:
    """Return the double-dummy results of a table as text, with a row for each declarer."""
    strains, rows = _table_rows(table)
    head = "   " + "".join(f"{strain.symbol:>4}" for strain in strains)
    return "\n".join([head, *(f"{seat}  " + "".join(f"{tricks:>4}" for tricks in row) for seat, row in rows)])


class TrickTable(ByName[KeyT, ByName[Any, int]]):
    """A double-dummy table: the tricks of each declarer in each strain. Notebooks show it as a table."""

    def to_text(self) -> str:
        """Return the table as text, with a row for each declarer."""
        return table_grid(self)

    def _repr_html_(self) -> str:
        strains, rows = _table_rows(self)
        return html_table(["", *(strain.symbol for strain in strains)], [(seat, *row) for seat, row in rows])


class CardValues(dict[CardT, int]):
    """The tricks that each legal card takes, double dummy. Notebooks show it as a table, the best cards first."""

    def _by_tricks(self) -> list[tuple[int, str]]:
        found: dict[int, list[str]] = {}
        for card, tricks in self.items():
            found.setdefault(tricks, []).append(Card.parse(card).symbol)
        return [(tricks, " ".join(found[tricks])) for tricks in sorted(found, reverse=True)]

    def to_text(self) -> str:
        """Return a row for each number of tricks, with the cards that take it, as text."""
        return "\n".join(f"{tricks:>4}  {cards}" for tricks, cards in self._by_tricks())

    def _repr_html_(self) -> str:
        return html_table(["cards", "tricks"], [(cards, tricks) for tricks, cards in self._by_tricks()])
