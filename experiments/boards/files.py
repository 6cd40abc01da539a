"""Files of boards by their name's ending: ``.pbn`` or ``.lin``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from experiments.boards.board import Board, BoardFile
from experiments.boards.lin.reader import parse_lin, read_lin
from experiments.boards.lin.writer import write_lin
from experiments.boards.pbn.reader import parse_pbn, read_pbn
from experiments.boards.pbn.writer import write_pbn
from experiments.errors import FormatError


def read_file(path: Path) -> BoardFile:
    """Read a file of boards, any that does not end in ``.lin`` as PBN; ``-`` is standard input, of either format.

    :raises FormatError: if it cannot be opened or is not text.
    """
    if str(path) == "-":
        text = sys.stdin.read()
        is_lin = "md|" in text and "[Deal" not in text
        return parse_lin(text, "standard input") if is_lin else parse_pbn(text, "standard input")
    return read_lin(path) if path.suffix.lower() == ".lin" else read_pbn(path)


def check_ending(path: Path) -> None:
    """Make sure that a file to be written has an ending that tells its format.

    :raises FormatError: if it has not.
    """
    if path.suffix.lower() not in (".pbn", ".lin"):
        raise FormatError(f"cannot tell the format of {path}: its name must end in .pbn or .lin")


def check_target(path: Path, source: Path | None = None) -> None:
    """Make sure, before the work is done, that a file of boards can be written, and is not the one that is read.

    :raises FormatError: if its ending tells no format, its folder is not there, or it is the ``source``.
    """
    check_ending(path)
    if not path.parent.is_dir() or path.is_dir():
        raise FormatError(f"cannot write {path}: {'it is a folder' if path.is_dir() else 'there is no such folder'}")
    if source is not None and path.exists() and source.exists() and path.samefile(source):
        raise FormatError(f"cannot write {path}: it is the file that is read; name another")


def write_file(path: Path, boards: Sequence[Board]) -> None:
    """Write a file of boards in the format of its ending.

    :raises FormatError: if the ending is another, or the file cannot be written.
    """
    check_ending(path)
    if path.suffix.lower() == ".lin":
        write_lin(path, boards)
    else:
        write_pbn(path, boards)
