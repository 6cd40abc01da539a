"""Writes PBN in export format (PBN 2.1).

But a line may be longer than the format allows, and rows of tables have the spaces of the file that they come from.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path
from textwrap import wrap

from agent.errors import ContractError
from agent.rules.auction import Auction
from agent.rules.constraints import format_constraints
from agent.rules.contract import Contract
from ddsolver.cards import Seat, Strain
from ddsolver.deal import hand_to_pbn
from ddsolver.position import tricks_of
from experiments.boards.board import Board, FilePart, Surroundings
from experiments.boards.double_dummy import LISTED, par_contracts_text, par_of, tricks_text
from experiments.boards.pbn.game import SIGNS
from experiments.boards.pbn.score import listed_tricks, north_south_points
from experiments.boards.pbn.tags import MANDATORY, row_line, tag_line
from experiments.boards.writing import FileWriter

_EXPORT = "% EXPORT\r\n"
_CHARSET = "%Content-type: text/x-pbn; charset=UTF-8\r\n"
_FIRST_SECTIONS = ("Auction", "Play")
_SECTIONS = (*_FIRST_SECTIONS, "Note")
_FIRST_OF_CALLS, _FIRST_OF_CARDS = 1, 7
"""The numbers that stand for ``!`` after calls and after cards; those of the other signs follow (section 3.7)."""


def to_pbn(boards: Iterable[Board]) -> str:
    """Return boards as PBN text with the CRLF line ends of export format (section 2.3)."""
    return _lines(_head() + "\n\n".join(map(_text, boards)) + "\n")


def pbn_bytes(boards: Iterable[Board]) -> bytes:
    """Return boards as a file in UTF-8, as `to_pbn` does.

    If the text is not ASCII, a directive says that it is UTF-8, because the standard assumes Latin-1 (section 2.2).
    """
    text = to_pbn(boards)
    return _encoded(text if text.isascii() else text.replace(_EXPORT, _EXPORT + _CHARSET, 1))


def write_pbn(path: Path, boards: Iterable[Board], surroundings: Surroundings | None = None) -> None:
    """Write boards to a file, as `pbn_bytes` returns it; they need not fit into memory.

    ``surroundings`` are the parts of their source file that belong to no board.

    :raises FormatError: if the file cannot be written.
    """
    around = surroundings or Surroundings()
    with PbnWriter(path) as writer:
        writer.add_directives(around.directives)
        for part in in_order(boards, around.games):
            writer.add(part)
        writer.finish()


class PbnWriter(FileWriter):
    """Writes a file part by part; see `write_pbn`.

    The head is written last, because directives, and letters that are not ASCII, may come with any part.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self._directives: dict[str, None] = {}
        self._is_ascii = True

    def add(self, part: Board | str) -> None:
        """Add a board, or the text of a game without a deal."""
        text = _lines(("\n\n" if self.length else "") + _text(part))
        self._is_ascii = self._is_ascii and text.isascii()
        self.append(_encoded(text))

    def add_around(self, part: FilePart) -> None:
        """Add what a part of a file has beside its board: a game without a deal, or directives of a board left out."""
        if part.is_left_out:
            self.add_directives(part.directives)
        if part.game is not None:
            self.add(part.game)

    def add_directives(self, lines: Iterable[str]) -> None:
        """Add lines that begin with ``%``; repeated ones count once."""
        self._directives |= dict.fromkeys(lines)

    def finish(self) -> None:
        """Write the file."""
        head = _lines(_head([*self._directives]))
        if not (self._is_ascii and head.isascii()):
            head = head.replace(_EXPORT, _EXPORT + _CHARSET, 1)
        self.write(_encoded(head), b"\r\n")


def in_order(boards: Iterable[Board], games: Sequence[tuple[int, str]]) -> Iterator[Board | str]:
    """Yield boards, and before each of them the games without a deal that have its place."""
    left = deque(games)
    for place, board in enumerate(boards):
        while left and left[0][0] <= place:
            yield left.popleft()[1]
        yield board
    for _, text in left:
        yield text


def _text(part: Board | str) -> str:
    return part if isinstance(part, str) else "\n".join(_game(part))


def _lines(text: str) -> str:
    return text.replace("\n", "\r\n")


def _encoded(text: str) -> bytes:
    return text.encode("utf-8", errors="replace")


def _head(directives: Sequence[str] = ()) -> str:
    return "".join(f"{line}\n" for line in ("% PBN 2.1", "% EXPORT", *directives))


def _game(board: Board) -> list[str]:
    """Return the lines of a game: the mandatory tags, then other tags and sections, each sorted by name (section 3)."""
    around = board.commentary.around
    lines = [*board.directives, *around.get("", ())]
    for name, value in (*_mandatory(board).items(), *sorted(_supplemental(board).items())):
        lines += [tag_line(name, value), *around.get(name, ())]
    sections = _sections(board)
    for name in sorted(sections, key=lambda name: (name not in _FIRST_SECTIONS, name)):
        lines += sections[name]
    return lines


def _sections(board: Board) -> dict[str, list[str]]:
    """Return the lines of each section: as it was read, unless the board has its own auction, play or tricks."""
    around, tags = board.commentary.around, board.tags
    sections = {
        name: [tag_line(name, tags.get(name, "")), *map(row_line, rows)] for name, rows in board.sections.items()
    }
    for name in _FIRST_SECTIONS:
        if name in tags:
            sections.setdefault(name, [tag_line(name, tags[name]), *around.get(name, ())])
    if board.auction is not None:
        sections["Auction"] = _auction(board, board.auction)
    if board.leader is not None and board.trump is not None and _has_play(board):
        first = str(board.leader) if board.plays else tags.get("Play", str(board.leader))
        play = _play(board, board.leader, board.trump)
        sections["Play"] = [tag_line("Play", first), *play, *_comment(board.comment)]
    if board.table is not None:
        sections["OptimumResultTable"] = _optimum_result_table(board.table)
    return sections


def _has_play(board: Board) -> bool:
    """Return whether a board has cards, or else comments or a plus sign in place of the first card."""
    begins = bool(board.commentary.of_cards) or "Play" in board.unfinished
    return bool(board.plays) or (begins and "Play" not in board.sections)


def _supplemental(board: Board) -> dict[str, str]:
    """Return the optional tags that have no section: those that were read, then those that are computed."""
    values = {
        name: value
        for name, value in board.tags.items()
        if name not in MANDATORY and name not in _SECTIONS and name not in board.sections
        if name != "OptimumResultTable" or board.table is None
    }
    score = board.north_south_score
    if board.contract is not None and score is not None:
        given = values.get("Score", "").strip()
        # The score of a board may have been adjusted; only another contract or result makes it wrong.
        is_kept = given not in ("", "?", "-") and _has_own_result(board)
        if not is_kept and north_south_points(given, board.contract.declarer) != score:
            values["Score"] = f"NS {score}"
    if board.constraints:
        values["Constraint"] = format_constraints(board.constraints)
    if board.table is not None:
        result = par_of(board, board.table)
        values["OptimumScore"] = f"NS {result.score}"
        values["ParContract"] = par_contracts_text(result, board.table)
        values["DoubleDummyTricks"] = tricks_text(board.table)
    return values


def _has_own_contract(board: Board) -> bool:
    """Return whether a board has the contract that its tags give, and not one of a later auction."""
    if board.contract is None:
        return False
    declarer = board.tags.get("Declarer", "").lstrip("^ ")
    try:
        return Contract.parse(board.tags.get("Contract", ""), declarer or board.contract.declarer) == board.contract
    except ContractError:
        return False


def _has_own_result(board: Board) -> bool:
    """Return whether a board has the contract and the tricks that its tags give, and not those of a later play."""
    tricks = listed_tricks(board.tags.get("Result", ""))
    if board.contract is None or tricks is None or not _has_own_contract(board):
        return False
    return tricks.of(board.contract.declarer) == board.tricks


def _number(board: Board) -> str:
    """Return a board's name without the room that the tag Room names: other programs read a number."""
    room = board.tags.get("Room", "").strip().lower()
    return board.name.removesuffix(" closed") if room == "closed" else board.name


def _mandatory(board: Board) -> dict[str, str]:
    hands = (board.hands[(board.dealer + turn) % 4] for turn in range(4))
    deal = " ".join("-" if hand is None else hand_to_pbn(hand) for hand in hands)
    values = {name: board.tags.get(name, "?") for name in MANDATORY} | {
        "Board": _number(board),
        "Dealer": str(board.dealer),
        "Vulnerable": str(board.vulnerability),
        "Deal": f"{board.dealer}:{deal}",
        "Declarer": "",
        "Contract": "",
        "Result": "",
    }
    if board.contract is not None:
        contract = board.contract
        swapped = "^" if _has_own_contract(board) and board.tags.get("Declarer", "").startswith("^") else ""
        values["Declarer"] = f"{swapped}{contract.declarer}"
        values["Contract"] = contract.called
        agreed = "^" if _has_own_result(board) and board.tags.get("Result", "").startswith("^") else ""
        values["Result"] = _partial_result(board) if board.tricks is None else f"{agreed}{board.tricks}"
    elif board.passed_out:
        values["Contract"] = "Pass"
    else:
        values |= {name: board.tags.get(name, "") for name in ("Declarer", "Contract", "Result")}
        if board.trump is not None:
            values["Contract"] = str(board.trump)
    return values


def _partial_result(board: Board) -> str:
    """Return the tricks so far of a play that is unfinished, which the file gives; ``?`` of any other."""
    return board.tags.get("Result", "?") if "Play" in board.unfinished else "?"


def _auction(board: Board, auction: Auction) -> list[str]:
    calls = []
    alerts, notes, marks = dict(auction.alerts), board.notes, board.commentary.of_calls
    for number, call in enumerate(auction.calls):
        alert = [f"={notes[alerts[number]]}="] if number in alerts else []
        calls.append(" ".join([str(call), *alert, *_exported(marks.get(number, ()), _FIRST_OF_CALLS)]))
    if not auction.is_over:
        calls.append("+" if "Auction" in board.unfinished else "*")
    lines = [tag_line("Auction", str(auction.dealer)), *marks.get(-1, ())]
    lines += [" ".join(calls[start : start + 4]) for start in range(0, len(calls), 4)]
    return lines + [tag_line("Note", f"{number}:{text}") for text, number in notes.items()]


def _play(board: Board, leader: Seat, trump: Strain) -> list[str]:
    marks = board.commentary.of_cards
    rows: list[list[str]] = []
    number, to_play = 0, leader
    for trick in tricks_of(board.plays, trump, leader):
        rows.append(["-"] * 4)
        for seat, card in zip(trick.players, trick.cards, strict=True):
            own = _exported(marks.get(number, ()), _FIRST_OF_CARDS)
            rows[-1][(seat - leader) % 4] = " ".join([str(card), *own])
            number += 1
        to_play = trick.winner(trump) if len(trick.cards) == 4 else trick.players[-1].left
    is_unfinished = "Play" in board.unfinished and board.tricks is None and number < 52
    if is_unfinished:
        rows += [["-"] * 4] if number % 4 == 0 else []
        rows[-1][(to_play - leader) % 4] = "+"
    end = ["*"] if number < 52 and not is_unfinished else []
    notes = [tag_line("Note", f"{number}:{text}") for number, text in board.commentary.notes.items()]
    return [*marks.get(-1, ()), *map(" ".join, rows), *end, *notes]


def _exported(marks: Iterable[str], first: int) -> list[str]:
    """Return marks with numbers in place of signs, the least number ``first``; notes precede numbers (section 3.5.2).

    A mark stays on its side of a comment, because a comment may be about the mark before it.
    """
    found = []
    for _, group in groupby(marks, key=lambda mark: mark.startswith("{")):
        numbered = [f"${first + SIGNS.index(mark)}" if mark in SIGNS else mark for mark in group]
        found += sorted(numbered, key=lambda mark: (len(mark), mark) if mark.startswith("$") else (0, ""))
    return found


def _comment(text: str) -> list[str]:
    """Return the lines of a comment in braces (section 3.8), wrapped and without closing braces inside."""
    if not text:
        return []
    lines = [each for line in text.replace("}", ")").splitlines() for each in wrap(line, 120, subsequent_indent="  ")]
    return ["{", *lines, "}"]


def _optimum_result_table(table: Mapping[Seat, Mapping[Strain, int]]) -> list[str]:
    rows = [f"{declarer} {strain!s:>2} {table[declarer][strain]:>2}" for declarer, strain in LISTED]
    return ['[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]', *rows]
