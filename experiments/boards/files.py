"""Reads and writes board files; the ending of the file name, or what it contains, determines the format."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from experiments.boards.board import Board, BoardFile, FilePart, Surroundings, board_list, until_board
from experiments.boards.deal_lists import is_list, list_parts
from experiments.boards.dealing_machine import MACHINE_ENDINGS, MachineWriter, machine_parts
from experiments.boards.diagrams import diagram_parts, is_diagram
from experiments.boards.lin.reader import lin_parts
from experiments.boards.lin.writer import LinWriter
from experiments.boards.links import has_only_links, link_in_place_of, link_parts
from experiments.boards.pbn.reader import pbn_parts
from experiments.boards.pbn.writer import PbnWriter, write_pbn
from experiments.boards.reading import has_deal_tag
from experiments.boards.texts import Text, given_text, text_of_bytes, text_of_file
from experiments.boards.writing import FileWriter
from experiments.errors import FormatError

__all__ = ["read_file", "read_files", "write_file"]

_LONGEST_NAME = 250
_HEAD = 1 << 18
"""The number of characters at the beginning of a text that show its format."""
BOARD_ENDINGS = (".pbn", ".lin", *MACHINE_ENDINGS)
"""The endings of the files that can be written, and that a folder of board files has."""


def read_file(path: Path | str) -> BoardFile:
    """Read a board file: LIN if its name ends in ``.lin``, PBN if in ``.pbn``; else as `parse_boards`.

    Names that end in ``.dup``, ``.bri`` and ``.dlm`` are those of dealing machines' files.

    ``-`` is standard input; a link to a hand viewer stands for the board in it.

    :raises FormatError: if the file cannot be opened or is not text.
    """
    return BoardFile.of_parts(_parts_of(text_of(path)))


def parse_boards(text: str, source: str) -> BoardFile:
    """Read the boards of a text in any of our formats: PBN, LIN, diagrams, or a list of deals.

    Any other text is read as PBN, and the error says what is missing.
    """
    return BoardFile.of_parts(_parts_of(given_text(text, source)))


def read_files(paths: Sequence[Path | str]) -> BoardFile:
    """Read several board files as one; a folder stands for the files in it with one of `BOARD_ENDINGS`.

    If one of several files cannot be read, its error is added to the ``problems`` of the result; the others are read.

    :raises FormatError: if a single file cannot be opened or is not text, or if a folder has no board file.
    """
    return BoardFile.of_parts(BoardFiles(paths).parts())


def read_until(paths: Sequence[Path | str], name: str | None) -> BoardFile:
    """Read board files, as `read_files` does, up to the board with a name (default: the first board)."""
    return BoardFile.of_parts(until_board(BoardFiles(paths).parts(), name))


class BoardFiles:
    """Several board files as one, read board by board, and as often as needed; see `read_files`.

    :raises FormatError: if a folder has no board file.
    """

    def __init__(self, paths: Sequence[Path | str]) -> None:
        self._files = [file for path in paths for file in board_files(Path(path))]
        self._texts: dict[Path, Text] = {}

    def parts(self) -> Iterator[FilePart]:
        """Yield the parts of the files.

        :raises FormatError: if there is one file, and it cannot be opened or is not text.
        """
        for file in self._files:
            try:
                if file not in self._texts:
                    self._texts[file] = text_of(file)
                yield from _parts_of(self._texts[file])
            except FormatError as error:
                if len(self._files) == 1:
                    raise
                yield FilePart(str(file), problems=(error,))


def text_of(path: Path | str) -> Text:
    """Return the text of a file; ``-`` is standard input, and a link is a text itself.

    :raises FormatError: if it cannot be opened or is not text.
    """
    if str(path) == "-":
        return text_of_bytes(sys.stdin.buffer.read(), "standard input")
    if link := link_in_place_of(path):
        return given_text(link, "the link")
    try:
        if Path(path).suffix.lower() in MACHINE_ENDINGS:
            return given_text(Path(path).read_bytes().decode("latin-1"), str(path))
        return text_of_file(Path(path))
    except OSError as error:
        raise FormatError(f"cannot read {path}: {error.strerror}") from None


def _parts_of(text: Text) -> Iterator[FilePart]:
    """Yield the parts of a text, in the format that the ending of its name says, or else what it contains."""
    by_name = {".lin": lin_parts, ".pbn": pbn_parts, **dict.fromkeys(MACHINE_ENDINGS, machine_parts)}
    return by_name.get(Path(text.name).suffix.lower(), _parts_by_content)(text)


def _parts_by_content(text: Text) -> Iterator[FilePart]:
    with text.open() as file:
        head = file.read(_HEAD)
    if has_only_links(head):
        return link_parts(text)
    return (reader_of(head) or (list_parts if is_list(head) else pbn_parts))(text)


def reader_of(head: str) -> Callable[[Text], Iterator[FilePart]] | None:
    """Return the reader of PBN, LIN or diagrams if the beginning of a text shows one of them."""
    if has_deal_tag(head):
        return pbn_parts
    if "md|" in head:
        return lin_parts
    return diagram_parts if is_diagram(head) else None


def is_file(text: str) -> bool:
    """Return whether an argument of a command names a file or a folder; otherwise it is a deal."""
    if not 0 < len(text) < _LONGEST_NAME:
        return False
    return Path(text).suffix.lower() in BOARD_ENDINGS or Path(text).exists()


def board_files(path: Path) -> list[Path]:
    """Return the file itself, or the board files in a folder.

    :raises FormatError: if a folder has no board file, or no file can have this name.
    """
    try:
        if link_in_place_of(path) or not path.is_dir():
            return [path]
        files = sorted(file for file in path.iterdir() if file.suffix.lower() in BOARD_ENDINGS)
    except OSError as error:
        name = str(path) if len(str(path)) <= _LONGEST_NAME else f"{str(path)[:60]}..."
        raise FormatError(f"cannot read {name}: {error.strerror}") from None
    if not files:
        raise FormatError(
            f"there is no {', '.join(BOARD_ENDINGS[:-1])} or {BOARD_ENDINGS[-1]} file in the folder {path}"
        )
    return files


def check_ending(path: Path) -> None:
    """Check that the name of an output file ends in one of `BOARD_ENDINGS`.

    :raises FormatError: if it does not.
    """
    if path.suffix.lower() not in BOARD_ENDINGS:
        endings = f"{', '.join(BOARD_ENDINGS[:-1])} or {BOARD_ENDINGS[-1]}"
        raise FormatError(f"cannot tell the format of {path}: its name must end in {endings}")


def check_target(path: Path, sources: Sequence[Path] = ()) -> None:
    """Check in advance that a board file can be written and is not an input.

    :raises FormatError: if the ending is not in `BOARD_ENDINGS`, the folder does not exist, or the path is a
        folder. Also if the file is one of the ``sources``, or if its folder is one, so that it would be read next time.
    """
    check_ending(path)
    if not path.parent.is_dir() or path.is_dir():
        raise FormatError(f"cannot write {path}: {'it is a folder' if path.is_dir() else 'there is no such folder'}")
    for source in sources:
        if link_in_place_of(source):
            continue
        if path.exists() and source.exists() and path.samefile(source):
            raise FormatError(f"cannot write {path}: it is an input file; choose another name")
        if source.is_dir() and path.parent.samefile(source):
            raise FormatError(f"cannot write {path}: it is in an input folder; choose another folder")


def writer_of(path: Path) -> FileWriter:
    """Return the writer of a new file, in the format that its ending determines; without one, PBN."""
    if path.suffix.lower() in MACHINE_ENDINGS:
        return MachineWriter(path)
    return LinWriter(path) if path.suffix.lower() == ".lin" else PbnWriter(path)


def write_file(path: Path | str, boards: Iterable[Board], surroundings: Surroundings | None = None) -> None:
    """Write boards to a file, in the format that its ending determines; only PBN can hold ``surroundings``.

    A dealing machine's file has each deal once.

    :raises FormatError: if the ending is not in `BOARD_ENDINGS`, the file cannot be written, or one of
        ``boards`` is not a `Board`.
    """
    path, listed = Path(path), board_list(boards)
    check_ending(path)
    if path.suffix.lower() == ".pbn":
        write_pbn(path, listed, surroundings)
        return
    with writer_of(path) as writer:
        for board in listed:
            fault = writer.fault(board)
            if fault:
                raise FormatError(f"cannot write board {board.name} to {path}: {fault}")
            if fault is not None:
                writer.add(board)
        writer.finish()
