"""The cards of a PBN board in the order they were played, with their annotations (PBN 2.1 section 3.6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ddsolver.cards import Card, Seat, Strain
from ddsolver.errors import CardError
from experiments.boards.pbn.game import ANNOTATION, Token
from experiments.boards.reading import Wrong
from experiments.boards.replay import Replay

_MOST_CELLS = 14 * 4
"""The maximum number of cells that are read: one trick too many, so that extra cards are noticed."""


@dataclass(slots=True)
class PlayCell:
    """A cell of the play table that has a card."""

    token: Token
    marks: list[str] = field(default_factory=list)
    """The annotations and comments after the card."""


@dataclass(slots=True)
class Play:
    """Cards in the order of play."""

    cards: list[Card] = field(default_factory=list)
    marks: dict[int, tuple[str, ...]] = field(default_factory=dict)
    """The marks after each card, by the number of the card from 0; -1 stands for marks before the first card."""
    wrong: Wrong | None = None
    """The first card that is impossible or missing, if any; the cards end before it."""


def rows_of(pieces: Iterable[Token], remarks: list[str]) -> tuple[list[list[PlayCell | None]], list[str]]:
    """Return the play in rows of four cells, and the marks before the first card.

    The rows end before the first irregular card (``^``); a remark about this card is added to ``remarks``.
    """
    cells: list[PlayCell | None] = []
    first: list[str] = []
    marks = first
    ended = False
    for piece in pieces:
        if ended or not piece.text.isalnum():  # most pieces are cards, which need none of these checks
            if piece.is_comment or (ANNOTATION.fullmatch(piece.text) and not ended):
                marks.append(piece.text)
                continue
            if piece.text == "*" or ended:
                ended = True
                continue
            if piece.text.startswith("^"):
                remarks.append(f"line {piece.line}: irregular card ({piece.text}); the cards before it are kept")
                ended = True
                continue
            if piece.text in ("-", "+"):
                cells.append(None)
                continue
        if len(cells) >= _MOST_CELLS:
            continue
        cell = PlayCell(piece)
        cells.append(cell)
        marks = cell.marks
    cells += [None] * (-len(cells) % 4)
    return [cells[start : start + 4] for start in range(0, len(cells), 4)], first


def in_order(
    rows: Sequence[Sequence[PlayCell | None]], hands: Sequence[int | None], trump: Strain, leader: Seat, first: Seat
) -> Play:
    """Return the cards of rows in the order of play; the first column belongs to ``first``.

    The cards end before the first impossible one, or before a gap; both are reported in ``Play.wrong``.
    """
    replay = Replay(hands, trump, leader)
    play = Play(replay.plays)
    for number, row in enumerate(rows, start=1):
        try:
            cards = _by_seat(row, replay.held, first)
        except Wrong as wrong:
            play.wrong = wrong
            return play
        for _ in range(4):
            if replay.to_play not in cards:
                play.wrong = _gap(replay, [each for _, each in cards.values()], rows[number:])
                return play
            card, cell = cards.pop(replay.to_play)
            fault = replay.fault(card)
            if fault:
                seat, text = replay.to_play.name.title(), cell.token.text
                play.wrong = Wrong(cell.token.line, f"{seat} {fault} {text!r} in trick {replay.trick}")
                return play
            replay.play(card)
            if cell.marks:
                play.marks[len(play.cards) - 1] = tuple(cell.marks)
    return play


def _gap(replay: Replay, others: Sequence[PlayCell], later: Sequence[Sequence[PlayCell | None]]) -> Wrong | None:
    """Return the fault of a card that is missing before others, of its own row or of ``later`` ones."""
    after = [*others, *(cell for row in later for cell in row if cell is not None)]
    if not after:
        return None
    return Wrong(after[0].token.line, f"{replay.to_play.name.title()}'s card is missing in trick {replay.trick}")


def _by_seat(
    row: Sequence[PlayCell | None], held: Sequence[int | None], first: Seat
) -> dict[Seat, tuple[Card, PlayCell]]:
    """Return the cards of a row by seat.

    Normally, each seat has its column. But some programs write a trick in the order of play. So if a seat does not hold
    the card in its column, every card goes to the seat that holds it. If a seat would get two cards, columns count.
    """
    by_column = {}
    seat = first
    fits = True
    for cell in row:
        if cell is not None:
            try:
                card = Card.parse(cell.token.text)
            except CardError as error:
                raise Wrong(cell.token.line, str(error)) from None
            by_column[seat] = card, cell
            hand = held[seat]
            fits &= hand is not None and bool(hand & card.mask)
        seat = seat.left
    if fits:
        return by_column
    by_holder = {}
    for seat, (card, cell) in by_column.items():
        by_holder[next((holder for holder in Seat if (held[holder] or 0) & card.mask), seat)] = card, cell
    return by_column if len(by_holder) < len(by_column) else by_holder
