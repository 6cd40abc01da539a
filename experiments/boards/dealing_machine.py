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

from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver.cards import Card, Seat, Suit, cards_of
from experiments.boards.board import Board, FilePart
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
_FILL = "aaaaaabffffffkkkkkklpppppp"
"""The deal of boards that a DLM file has, but the set does not: every hand has one suit."""


def machine_parts(text: Text) -> Iterator[FilePart]:
    """Yield the boards of a dealing machine's file; a board that cannot be read is reported, and the others are read.

    :raises FormatError: if the file as a whole is damaged.
    """
    with text.open() as file:
        content = file.read()
    ending = Path(text.name).suffix.lower()
    for name, hands in _dlm_boards(content, text.name) if ending == ".dlm" else _records(content, text.name, ending):
        if isinstance(hands, str):
            yield FilePart(text.name, problems=(FormatError(f"{text.name}: board {name}: {hands}"),))
        else:
            number = int(name)
            board = Board(name, hands, dealer_of_board(number), Vulnerability.of_board(number))
            yield FilePart(text.name, board)


_Hands = tuple[int, int, int, int]


def _records(content: str, name: str, ending: str) -> Iterator[tuple[str, _Hands | str]]:
    """Yield the number and the hands of each record of a DUP or BRI file, or what is wrong with it."""
    content = content.rstrip("\x1a\r\n") if ending == ".dup" else content.rstrip("\x1a")
    size = _DUP if ending == ".dup" else _BRI if len(content) > _DIGITS and not content[_DIGITS].isdigit() else _DIGITS
    if not content or len(content) % size:
        kind = ending[1:].upper()
        raise FormatError(f"{name} is damaged: {len(content)} bytes are no whole number of {kind} records of {size}")
    first = 1
    if ending == ".dup" and content[_DUP - 8 : _DUP - 5].strip().isdecimal():
        first = max(int(content[_DUP - 8 : _DUP - 5]), 1)
    for number, start in enumerate(range(0, len(content), size), start=first):
        record = content[start : start + size]
        hands = _of_digits(record[:_DIGITS])
        shown = record[_DIGITS : _DIGITS + _HANDS] if size == _DUP else ""
        if (
            not isinstance(hands, str)
            and shown.strip()
            and _cards_shown(shown) != [[*cards_of(hand)] for hand in hands]
        ):
            hands = "its two descriptions of the hands differ"
        yield str(number), hands


def _of_digits(digits: str) -> _Hands | str:
    """Return the hands in 78 digits, or what is wrong with them."""
    numbers = [int(pair) if pair.isdecimal() else 0 for pair in map("".join, zip(*[iter(digits)] * 2, strict=True))]
    wrong = next((number for number in numbers if not 1 <= number <= len(_DECK)), None)
    if wrong is not None:
        return "a card has no number from 01 to 52"
    twice = next((number for number in numbers if numbers.count(number) > 1), None)
    if twice is not None:
        return f"{_DECK[twice - 1].symbol} is dealt twice"
    seats = [Seat(place // 13) for place in range(len(numbers))]
    return _hands({_DECK[number - 1]: seat for number, seat in zip(numbers, seats, strict=True)})


def _hands(seats: dict[Card, Seat]) -> _Hands:
    """Return the hands, given who holds each card; West has the others."""
    masks = [0, 0, 0, 0]
    for card in _DECK:
        masks[seats.get(card, Seat.WEST)] |= card.mask
    return masks[0], masks[1], masks[2], masks[3]


def _cards_shown(shown: str) -> list[list[Card]]:
    """Return the cards of the hands with symbols, each in order; a hand that cannot be read is empty."""
    hands = []
    for start in range(0, _HANDS, 17):
        suit, cards = -1, []
        for letter in shown[start : start + 17]:
            if letter in _RANKS and 0 <= suit < len(Suit):
                cards.append(_DECK[13 * suit + _RANKS.index(letter)])
            else:
                suit += 1
        hands.append(cards)
    return hands


def _dlm_boards(content: str, name: str) -> Iterator[tuple[str, _Hands | str]]:
    """Yield the number and the hands of each board of a DLM file, or what is wrong with it."""
    lines = [line.strip() for line in content.split("\n")]
    fields = {match[1].lower(): int(match[2]) for line in lines if (match := _FIELD.fullmatch(line))}
    found = {int(match[1]): match[2] for line in lines if (match := _BOARD.fullmatch(line))}
    if not found:
        raise FormatError(f"{name} is no DLM file: it has no line such as 'Board 01=...'")
    real = [number for number, letters in found.items() if not letters.startswith(_FILL)] or [*found]
    first, last = fields.get("from board", min(real)), fields.get("to board", max(real))
    if not 1 <= first <= last <= _LAST[".dlm"]:
        raise FormatError(f"{name} is damaged: its boards go from {first} to {last}")
    for number in range(first, last + 1):
        yield str(number), _of_letters(number, found.get(number, ""), fields.get(f"duplicates {number:02}", 0))


def _of_letters(number: int, text: str, duplicates: int) -> _Hands | str:
    match = _LETTERS.fullmatch(text)
    if match is None:
        return "26 letters from a to p and a checksum of three digits are needed"
    letters, checksum = match[1], int(match[2])
    expected = reduce(xor, letters.encode(), number)
    if checksum not in (expected, expected ^ duplicates):
        return f"its checksum is {checksum:03}, not {expected:03}"
    seats = [Seat(value) for letter in letters for value in divmod(ord(letter) - ord("a"), 4)]
    wrong = next((seat for seat in Seat if seats.count(seat) != 13), None)
    if wrong is not None:
        return f"{wrong.name.title()} has {seats.count(wrong)} cards, not 13"
    return _hands(dict(zip(_DECK, seats, strict=True)))


class MachineCheck:
    """Says which boards a dealing machine's file can hold, one after the other; it has each deal once."""

    def __init__(self, ending: str) -> None:
        self._ending = ending
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


class MachineWriter(FileWriter):
    """Writes a dealing machine's file; boards that `MachineCheck` refuses cannot be added."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._boards: list[Board] = []

    def add(self, board: Board) -> None:
        """Add a board."""
        self._boards.append(board)

    def finish(self) -> None:
        """Write the file.

        :raises FormatError: if it cannot be written.
        """
        self.append(machine_bytes(self._boards, self.path.suffix.lower()))
        self.write()


def machine_bytes(boards: Sequence[Board], ending: str) -> bytes:
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
