"""`declarer convert`: PBN to LIN and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

from experiments.boards.board import Board, FilePart
from experiments.boards.dealing_machine import MACHINE_ENDINGS
from experiments.boards.files import BOARD_ENDINGS, BoardFiles, board_files, check_target, writer_of
from experiments.boards.losses import lost_parts
from experiments.boards.messages import (
    BoardError,
    BoardMissingError,
    BoardNames,
    DealMissingError,
    Messages,
    Remark,
    printable,
)
from experiments.boards.pbn.writer import PbnWriter
from experiments.command_line import common
from experiments.command_line.board_options import tell
from experiments.errors import FormatError
from experiments.runs.file_names import stem_of
from experiments.show.board import counted
from experiments.show.rendering import writing

app = common.new_app()
_MOST_NAMES = 5
"""The most tags, sections or fields that the line about losses names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ConvertOptions:
    """The arguments and options of `declarer convert`."""

    files: list[Path] = common.positional(
        ...,
        "FILE",
        "Board files (.pbn, .lin; .dup, .bri, .dlm of dealing machines; lists of deals or diagrams as "
        "text), folders of them, or - for standard input; last, the file to write, unless --into is given.",
    )
    into: Path | None = common.option(
        None, "FOLDER", "Write a file for each input to this folder instead of joining them in one."
    )
    to: str | None = common.option(None, "FORMAT", "With --into: pbn, lin, dup, bri or dlm (default: pbn).")


@common.command(
    app,
    ConvertOptions,
    epilog="Example: declarer convert vugraph.lin vugraph.pbn. Or: declarer convert *.lin --into pbn-files",
)
def convert(options: ConvertOptions) -> None:
    """Convert board files to other formats, and merge them.

    The auction, alerts, play, result, players and comments are kept; at the end, a report counts what the format of the
    new file cannot hold. A LIN file has no contract, only an auction that leads to it. If a board has no
    auction, or one that leads to another contract, the LIN file gets the shortest auction to the board's contract.
    The files of dealing machines (DUP, BRI, DLM) have each deal once, and nothing but the cards.

    The exit status is 0 if every board was written, even if parts of it could not be read; else 1.
    """
    if options.into is not None:
        _each_into(options.files, options.into, options.to or "pbn")
        return
    common.refuse_given(options, ("to",), "--into FOLDER; name the file to write last")
    *sources, target = options.files
    why = f"name the file to write too, as in: declarer convert {target} new{'.lin' if _is_pbn(target) else '.pbn'}"
    common.refuse_if(not sources, "FILE", why)
    common.argument("FILE", lambda text: check_target(Path(text), sources), str(target))
    common.exit_if(not _write(BoardFiles(sources), target))


def _each_into(files: Sequence[Path], folder: Path, to: str) -> None:
    """Write a file for each input file to a folder; an input that cannot be read costs the others nothing."""
    is_unknown = f".{to.lower()}" not in BOARD_ENDINGS
    common.refuse_if(is_unknown, "--to", f"unknown format: {to!r} (choose pbn, lin, dup, bri or dlm)")
    common.check_folder(folder, "--into")
    sources = [path for given in files for path in board_files(given)]
    targets = [folder / f"{stem_of(path)}.{to.lower()}" for path in sources]
    for target, number in Counter(targets).items():
        common.refuse_if(number > 1, "FILE", f"{number} files would be written to {target}; rename them")
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    failed = False
    for source, target in zip(sources, targets, strict=True):
        common.argument("--into", lambda text: check_target(Path(text), sources), str(target))
        try:
            failed |= not _write(BoardFiles([source]), target)
        except FormatError as error:
            tell([error])
            failed = True
    common.exit_if(failed)


def _write(boards: BoardFiles, target: Path) -> bool:
    """Write the boards of files to a file, and report what is lost; return whether every board was written."""
    written = _converted(boards, target)
    for messages in (written.problems, written.remarks, written.left_out):
        tell(messages)
    games = written.games if _is_pbn(target) else 0
    if not (written.boards or games):
        return False
    kept = f" and {counted(games, 'game')} without a deal" if games else ""
    common.say(f"declarer: {counted(written.boards, 'board')}{kept} written to {target}")
    lost = _lost(boards, written, target)
    if lost:
        common.say(f"declarer: lost or changed in {target.suffix[1:].upper()}: {', '.join(lost)}")
    return not written.is_incomplete


@dataclass(slots=True)
class _Converted:
    """What was written, and what was not."""

    boards: int = 0
    games: int = 0
    """The number of games without a deal, which only PBN can hold."""
    directives: set[str] = field(default_factory=set)
    """The lines that begin with ``%``, which only PBN can hold."""
    problems: Messages = field(default_factory=Messages)
    remarks: Messages = field(default_factory=Messages)
    left_out: Messages = field(default_factory=Messages)
    """Why the format cannot hold some boards."""
    is_incomplete: bool = False
    """Whether a board, or a file, was not written."""


def _converted(files: BoardFiles, target: Path) -> _Converted:
    """Write the boards of files to the target, unless there is nothing to write."""
    written = _Converted()
    with writer_of(target) as writer:
        for part in files.parts():
            fault = None if part.board is None else writer.fault(part.board)
            _count_problems(part, target, fault or "", written)
            written.directives |= {*part.directives}
            written.games += part.game is not None
            if isinstance(writer, PbnWriter):
                writer.add_around(part)
            if part.board is not None and fault == "":
                writer.add(part.board)
                written.boards += 1
        if written.boards or (written.games and _is_pbn(target)):
            writer.finish()
    return written


def _count_problems(part: FilePart, target: Path, fault: str, written: _Converted) -> None:
    """Add the messages about a part to those about all; ``fault`` says why its board cannot be written, if so."""
    # PBN keeps a game without a deal.
    problems = [each for each in part.problems if not (_is_pbn(target) and isinstance(each, DealMissingError))]
    written.problems.add(problems)
    written.remarks.add(part.remarks)
    if part.board is not None and fault:
        written.left_out.add([Remark(str(target), part.board.name, f"left out: {fault}")])
    missing = any(isinstance(each, BoardMissingError) or not isinstance(each, BoardError) for each in problems)
    written.is_incomplete = written.is_incomplete or missing or bool(fault)


def _is_pbn(target: Path) -> bool:
    return target.suffix.lower() not in (".lin", *MACHINE_ENDINGS)


def _lost(files: BoardFiles, written: _Converted, target: Path) -> list[str]:
    """Read all files again, and return what the written file lacks.

    :raises FormatError: if reading the written file gives other boards than were written.
    """
    lost: dict[str, BoardNames] = {}
    names: dict[str, dict[str, None]] = {}
    with writer_of(target) as writer:
        given = (board for board in _boards(files) if writer.fault(board) == "")
        for before, after in zip_longest(given, _boards(BoardFiles([target]))):
            if before is None or after is None or before.determined_hands != after.determined_hands:
                why = "reading it again gives other boards; please report this bug with the input file"
                raise FormatError(f"{target} was written, but {why}")
            for part, named in lost_parts(before, after).items():
                lost.setdefault(part, BoardNames()).add(before.name)
                names.setdefault(part, {}).update(dict.fromkeys(map(printable, named)))
    found = [f"{part}{_in_brackets([*names[part]])} on {boards}" for part, boards in lost.items()]
    if not _is_pbn(target) and written.directives:
        found.append(counted(len(written.directives), "line that begins with %", "lines that begin with %"))
    if not _is_pbn(target) and written.games:
        found.append(counted(written.games, "game without a deal", "games without a deal"))
    return found


def _in_brackets(names: Sequence[str]) -> str:
    """Return the first names in brackets, such as `` (PairEW, PairNS and 3 more)``; empty if there are none."""
    more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
    return f" ({', '.join(names[:_MOST_NAMES])}{more})" if names else ""


def _boards(files: BoardFiles) -> Iterator[Board]:
    return (part.board for part in files.parts() if part.board is not None)
