"""Reads and writes the files of dealing machines: DUP, BRI and DLM.

- BRI has 78 digits a board: the cards of North, East and South as numbers of two digits, from 01 for the spade ace to
  52 for the club two. A record may be filled up to 128 bytes.
- DUP has 156 bytes a board: a BRI record, the four hands with suit symbols (68 bytes, which may be blank), and 10
  bytes with the lowest and the highest board number of the set.
- DLM is a text with a line for each board: 26 letters from ``a`` to ``p``, each for two cards from the spade ace down
  (two bits for the seat of each, North 0 to West 3), and a checksum of three digits: all letters and the board's
  number, combined by exclusive or. Some programs add the number of duplicates in the same way.

References
----------
Jannersten, *Convert* (the layout of DUP, BRI and DGE); the files that Big Deal 2.0 by Hans van Staveren writes.

"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import xor
from pathlib import Path
from typing import NamedTuple

from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.cards import EVERY_CARD, Card, Seat, Suit, cards_of, mask_of
from ddsolver.errors import DealError
from experiments.boards.board import Board, FilePart
from experiments.boards.reading import part_without_board
from experiments.boards.texts import Text
from experiments.boards.writing import FileWriter
from experiments.errors import FormatError

MACHINE_ENDINGS = (".dup", ".bri", ".dlm")
_RANKS = "AKQJT98765432"
_DECK = tuple(Card.parse(f"{suit}{rank}") for suit in "SHDC" for rank in _RANKS)
"""The cards in the order of their numbers."""
_NUMBER_OF = {card: number for number, card in enumerate(_DECK, start=1)}
_DIGITS = 78
_BRI, _DUP, _HANDS = 128, 156, 68
_SYMBOLS = "\6\3\4\5"
"""The suit symbols of old character sets, spades first."""
_LAST = {".dup": 999, ".bri": 999, ".dlm": 99}
"""The highest board number of each format."""
_BOARD = re.compile(r"board (\d{1,3})\s*=\s*(\S{0,80})", re.IGNORECASE)
_FIELD = re.compile(r"(from board|to board|duplicates \d{1,3})\s*=\s*(\d{1,3})", re.IGNORECASE)
_LETTERS = re.compile(r"([a-p]{26})(\d{3})")
_NO_RANK = re.compile(f"[^{_RANKS}]")
_FILL = "aaaaaabffffffkkkkkklpppppp"
"""The deal of boards that a DLM file has, but the set does not: every hand has one suit."""


class _Record(NamedTuple):
    """A board of a file, before its cards are read."""

    line: int
    """Its line in DLM, or the number of its record in DUP and BRI."""
    number: int
    """The number of the board."""
    text: str
    duplicates: int = 0


def machine_parts(text: Text) -> Iterator[FilePart]:
    """Yield the boards of a dealing machine's file; a board that cannot be read is reported, and the others are read.

    :raises FormatError: if the file as a whole is damaged.
    """
    with text.open() as file:
        content = file.read()
    ending = Path(text.name).suffix.lower()
    is_dlm = ending == ".dlm"
    for record in _dlm_records(content, text.name) if is_dlm else _records(content, text.name, ending):
        name = str(record.number)
        try:
            hands = _of_letters(record) if is_dlm else _of_digits(record)
        except DealError as error:
            yield part_without_board(text.name, record.line, name, error)
        else:
            dealer, vulnerability = dealer_of_board(record.number), Vulnerability.of_board(record.number)
            yield FilePart(text.name, Board(name, hands, dealer, vulnerability))


_Hands = tuple[int, int, int, int]


def _records(content: str, name: str, ending: str) -> Iterator[_Record]:
    """Yield the records of a DUP or BRI file."""
    content = content.rstrip("\x1a\r\n") if ending == ".dup" else content.rstrip("\x1a")
    size = _DUP if ending == ".dup" else _BRI if len(content) > _DIGITS and not content[_DIGITS].isdigit() else _DIGITS
    if not content or len(content) % size:
        kind = ending[1:].upper()
        raise FormatError(f"{name} is damaged: {len(content)} bytes are no whole number of {kind} records of {size}")
    first = 1
    if ending == ".dup" and content[_DUP - 8 : _DUP - 5].strip().isdecimal():
        first = max(int(content[_DUP - 8 : _DUP - 5]), 1)
    for place, start in enumerate(range(0, len(content), size)):
        yield _Record(place + 1, first + place, content[start : start + size])


def _of_digits(record: _Record) -> _Hands:
    """Return the hands of a DUP or BRI record.

    :raises DealError: if they are wrong.
    """
    pairs = [record.text[start : start + 2] for start in range(0, _DIGITS, 2)]
    if not all(pair.isdecimal() and 1 <= int(pair) <= len(_DECK) for pair in pairs):
        raise DealError("a card has no number from 01 to 52")
    cards = [_DECK[int(pair) - 1] for pair in pairs]
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise DealError(f"{twice.symbol} is dealt twice")
    north, east, south = (mask_of(cards[start : start + 13]) for start in (0, 13, 26))
    hands = north, east, south, EVERY_CARD & ~(north | east | south)
    shown = record.text[_DIGITS : _DIGITS + _HANDS] if len(record.text) == _DUP else ""
    if shown.strip() and _NO_RANK.sub("-", shown) != _NO_RANK.sub("-", _shown(hands)):
        raise DealError("its two descriptions of the hands differ")
    return hands


def _dlm_records(content: str, name: str) -> Iterator[_Record]:
    """Yield the boards of a DLM file."""
    lines = [line.strip() for line in content.split("\n")]
    fields = {match[1].lower(): int(match[2]) for line in lines if (match := _FIELD.fullmatch(line))}
    found = {
        int(match[1]): (line, match[2]) for line, text in enumerate(lines, start=1) if (match := _BOARD.fullmatch(text))
    }
    if not found:
        raise FormatError(f"{name} is no DLM file: it has no line such as 'Board 01=...'")
    real = [number for number, (_, letters) in found.items() if not letters.startswith(_FILL)] or [*found]
    first, last = fields.get("from board", min(real)), fields.get("to board", max(real))
    if not 1 <= first <= last <= _LAST[".dlm"]:
        raise FormatError(f"{name} is damaged: its boards go from {first} to {last}")
    for number in range(first, last + 1):
        line, letters = found.get(number, (len(lines), ""))
        yield _Record(line, number, letters, fields.get(f"duplicates {number:02}", 0))


def _of_letters(record: _Record) -> _Hands:
    """Return the hands of a board in DLM.

    :raises DealError: if they are wrong.
    """
    match = _LETTERS.fullmatch(record.text)
    if match is None:
        raise DealError("26 letters from a to p and a checksum of three digits are needed")
    letters, checksum = match[1], int(match[2])
    expected = reduce(xor, letters.encode(), record.number)
    if checksum not in (expected, expected ^ record.duplicates):
        raise DealError(f"its checksum is {checksum:03}, not {expected:03}")
    cards: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    seats = [Seat(value) for letter in letters for value in divmod(ord(letter) - ord("a"), 4)]
    for card, seat in zip(_DECK, seats, strict=True):
        cards[seat].append(card)
    wrong = next((seat for seat in Seat if len(cards[seat]) != 13), None)
    if wrong is not None:
        raise DealError(f"{wrong.name.title()} has {len(cards[wrong])} cards, not 13")
    north, east, south, west = map(mask_of, cards.values())
    return north, east, south, west


class MachineWriter(FileWriter):
    """Writes a dealing machine's file, which has each deal once."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._ending = path.suffix.lower()
        self._boards: list[Board] = []
        self._numbers: list[int] = []
        self._deals: set[object] = set()

    def fault(self, board: Board) -> str | None:
        """Return why the file cannot hold the next board, empty if it can; None for another table of the same deal."""
        key = board.name, board.determined_hands
        if key in self._deals:
            return None
        kind, last = self._ending[1:].upper(), _LAST[self._ending]
        if any(hand is None or hand.bit_count() != 13 for hand in board.determined_hands):
            return "not all four hands are known"
        if not (board.name.isdecimal() and len(board.name) <= 3 and 1 <= int(board.name) <= last):
            return f"{kind} has boards 1 to {last}"
        number = int(board.name)
        if self._numbers and (number <= self._numbers[-1] if kind == "DLM" else number != self._numbers[-1] + 1):
            return f"board {number} cannot follow board {self._numbers[-1]} in {kind}"
        self._numbers.append(number)
        self._deals.add(key)
        return ""

    def add(self, board: Board) -> None:
        """Add a board."""
        self._boards.append(board)

    def finish(self) -> None:
        """Write the file.

        :raises FormatError: if there is no board, or it cannot be written.
        """
        if not self._boards:
            raise FormatError(f"cannot write {self.path}: there is no board to write")
        self.append(_machine_bytes(self._boards, self._ending))
        self.write()


def _machine_bytes(boards: Sequence[Board], ending: str) -> bytes:
    """Return the content of a file for a dealing machine; ``ending`` is one of `MACHINE_ENDINGS`."""
    numbers = [int(board.name) for board in boards]
    hands = [tuple(hand or 0 for hand in board.determined_hands) for board in boards]
    if ending == ".dlm":
        return _dlm_text(dict(zip(numbers, hands, strict=True))).encode("ascii")
    # "Y": random hands; "N": no counting backwards; then the lowest number, the copies, and the highest number.
    tail = f"YN{numbers[0]:<3}{0:<2}{numbers[-1]:<3}" if ending == ".dup" else " " * 32 + "\0" * 18
    records = (_digits(each) + (_shown(each) if ending == ".dup" else "") + tail for each in hands)
    return "".join(records).encode("latin-1")


def _digits(hands: Sequence[int]) -> str:
    return "".join(f"{_NUMBER_OF[card]:02}" for hand in hands[:3] for card in cards_of(hand))


def _shown(hands: Sequence[int]) -> str:
    """Return the four hands with suit symbols, 17 bytes for each."""
    return "".join(
        symbol + "".join(str(card.rank) for card in cards_of(hand) if card.suit is suit)
        for hand in hands
        for symbol, suit in zip(_SYMBOLS, Suit, strict=True)
    )


def _dlm_text(hands: dict[int, tuple[int, ...]]) -> str:
    """Return a DLM file with these hands by board number; the other boards up to 99 are filled."""
    first, last = min(hands), max(hands)
    head = {
        "Headline": "Written by declarer", "Status": "Show", "Duplicates": 0, "From board": first, "To board": last,
        "Next board to duplimate": 0, "PrintOuts": 0, "Crypto key": 0, "Checksum": first ^ last ^ 1,
    }  # fmt: skip
    lines = ["[Document]", *(f"{name}={value}" for name, value in head.items())]
    for number in range(1, _LAST[".dlm"] + 1):
        letters = _letters(hands[number]) if number in hands else _FILL
        lines += [f"Duplicates {number:02}=0", f"Board {number:02}={letters}{reduce(xor, letters.encode(), number):03}"]
    return "".join(f"{line}\n" for line in lines)


def _letters(hands: Sequence[int]) -> str:
    seats = [next(seat for seat, hand in enumerate(hands) if hand & card.mask) for card in _DECK]
    return "".join(chr(ord("a") + 4 * one + other) for one, other in zip(seats[::2], seats[1::2], strict=True))
