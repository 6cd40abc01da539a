"""Files of boards by their name's ending: ``.pbn`` or ``.lin``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from experiments.boards.board import Board, BoardFile
from experiments.boards.lin.reader import read_lin
from experiments.boards.lin.writer import write_lin
from experiments.boards.pbn.reader import read_pbn
from experiments.boards.pbn.writer import write_pbn
from experiments.errors import FormatError


def read_file(path: Path) -> BoardFile:
    """Read a file of boards; any that does not end in ``.lin`` is taken for PBN.

    :raises FormatError: if it cannot be opened or is not text.
    """
    return read_lin(path) if path.suffix.lower() == ".lin" else read_pbn(path)


def check_ending(path: Path) -> None:
    """Make sure that a file to be written has an ending that tells its format.

    :raises FormatError: if it has not.
    """
    if path.suffix.lower() not in (".pbn", ".lin"):
        raise FormatError(f"cannot tell the format of {path}: its name must end in .pbn or .lin")


def check_target(path: Path) -> None:
    """Make sure, before the work is done, that a file of boards can be written.

    :raises FormatError: if its ending tells no format or its folder is not there.
    """
    check_ending(path)
    if not path.parent.is_dir() or path.is_dir():
        raise FormatError(f"cannot write {path}: {'it is a folder' if path.is_dir() else 'there is no such folder'}")


def write_file(path: Path, boards: Sequence[Board]) -> None:
    """Write a file of boards in the format of its ending.

    :raises FormatError: if the ending is another, or the file cannot be written.
    """
    check_ending(path)
    if path.suffix.lower() == ".lin":
        write_lin(path, boards)
    else:
        write_pbn(path, boards)
