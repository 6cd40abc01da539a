"""Reads and writes board files; the ending of the file name, ``.pbn`` or ``.lin``, or else the text says the format."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from ddsolver.errors import BridgeError
from experiments.boards.board import Board, BoardFile, BoardSearch, Surroundings
from experiments.boards.deal_lists import is_list, parse_list
from experiments.boards.diagrams import is_diagram, parse_diagrams
from experiments.boards.lin.reader import parse_lin, read_lin
from experiments.boards.lin.writer import write_lin
from experiments.boards.messages import Remark
from experiments.boards.pbn.reader import parse_pbn, read_pbn
from experiments.boards.pbn.writer import write_pbn
from experiments.boards.rbn import is_rbn, parse_rbn
from experiments.boards.reading import has_deal_tag, read_text, text_of
from experiments.errors import FormatError

__all__ = ["read_file", "read_files", "write_file"]

_LONGEST_NAME = 250
BOARD_ENDINGS = (".pbn", ".lin", ".rbn")
"""The endings of the files that a folder of board files has."""


def read_file(path: Path | str, search: BoardSearch | None = None) -> BoardFile:
    """Read a board file: LIN if its name ends in ``.lin``, PBN if in ``.pbn``; else as `parse_boards`.

    ``-`` is standard input.

    With a ``search``, boards after the one that it looks for are not read.

    :raises FormatError: if the file cannot be opened or is not text.
    """
    if str(path) == "-":
        return parse_boards(text_of(sys.stdin.buffer.read(), "standard input"), "standard input", search)
    path = Path(path)
    known = {".lin": read_lin, ".pbn": read_pbn}.get(path.suffix.lower())
    return known(path, search) if known is not None else parse_boards(read_text(path), str(path), search)


def parse_boards(text: str, source: str, search: BoardSearch | None = None) -> BoardFile:
    """Read the boards of a text in any of our formats: PBN, LIN, RBN, diagrams, or a list of deals.

    Any other text is read as PBN, and the error says what is missing.
    """
    is_lin = "md|" in text and not has_deal_tag(text)
    if is_lin or has_deal_tag(text):
        return (parse_lin if is_lin else parse_pbn)(text, source, search)
    for fits, parse in ((is_rbn, parse_rbn), (is_diagram, parse_diagrams), (is_list, parse_list)):
        if fits(text):
            return parse(text, source, search)
    return parse_pbn(text, source, search)


def is_file(text: str) -> bool:
    """Return whether an argument of a command names a file or a folder; otherwise it is a deal."""
    if not 0 < len(text) < _LONGEST_NAME:
        return False
    return Path(text).suffix.lower() in BOARD_ENDINGS or Path(text).exists()


def read_files(paths: Sequence[Path | str], search: BoardSearch | None = None) -> BoardFile:
    """Read several board files as one; a folder stands for its ``.pbn``, ``.lin`` and ``.rbn`` files.

    With a ``search``, boards and files after the board that it looks for are not read.

    If one of several files cannot be read, its error is added to the ``problems`` of the result; the others are read.

    :raises FormatError: if a single file cannot be opened or is not text, or if a folder has no board file.
    """
    files = [file for path in paths for file in board_files(Path(path))]
    if len(files) == 1:
        return read_file(files[0], search)
    boards: list[Board] = []
    problems: list[BridgeError] = []
    remarks: list[tuple[Remark, ...]] = []
    surroundings = Surroundings()
    for file in files:
        try:
            read = read_file(file, search)
        except FormatError as error:
            problems.append(error)
        else:
            surroundings = surroundings.followed_by(read.surroundings, len(boards))
            boards += read.boards
            problems += read.problems
            remarks += read.remarks
            if search is not None and search.is_over:
                break
    return BoardFile(tuple(boards), tuple(problems), tuple(remarks), surroundings)


def board_files(path: Path) -> list[Path]:
    """Return the file itself, or the board files in a folder.

    :raises FormatError: if a folder has no board file.
    """
    if not path.is_dir():
        return [path]
    files = sorted(file for file in path.iterdir() if file.suffix.lower() in BOARD_ENDINGS)
    if not files:
        raise FormatError(f"there is no .pbn, .lin or .rbn file in the folder {path}")
    return files


def check_ending(path: Path) -> None:
    """Check that the name of an output file ends in ``.pbn`` or ``.lin``.

    :raises FormatError: if it does not.
    """
    if path.suffix.lower() not in (".pbn", ".lin"):
        raise FormatError(f"cannot tell the format of {path}: its name must end in .pbn or .lin")


def check_target(path: Path, sources: Sequence[Path] = ()) -> None:
    """Check in advance that a board file can be written and is not an input.

    :raises FormatError: if the ending is neither ``.pbn`` nor ``.lin``, the folder does not exist, or the path is a
        folder. Also if the file is one of the ``sources``, or if its folder is one, so that it would be read next time.
    """
    check_ending(path)
    if not path.parent.is_dir() or path.is_dir():
        raise FormatError(f"cannot write {path}: {'it is a folder' if path.is_dir() else 'there is no such folder'}")
    for source in sources:
        if path.exists() and source.exists() and path.samefile(source):
            raise FormatError(f"cannot write {path}: it is an input file; choose another name")
        if source.is_dir() and path.parent.samefile(source):
            raise FormatError(f"cannot write {path}: it is in an input folder; choose another folder")


def write_file(path: Path, boards: Sequence[Board], surroundings: Surroundings | None = None) -> None:
    """Write boards to a file, in the format that its ending determines; only PBN can hold ``surroundings``.

    :raises FormatError: if the ending is neither ``.pbn`` nor ``.lin``, or the file cannot be written.
    """
    check_ending(path)
    if path.suffix.lower() == ".lin":
        write_lin(path, boards)
    else:
        write_pbn(path, boards, surroundings)
