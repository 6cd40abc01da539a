"""`declarer convert`: PBN to LIN and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from experiments.boards.board import Board, BoardFile
from experiments.boards.files import board_files, check_target, read_file, read_files, write_file
from experiments.boards.lin.writer import lin_fault
from experiments.boards.losses import losses, report
from experiments.boards.messages import BoardError, BoardMissingError, DealMissingError, Remark
from experiments.command_line.board_options import tell
from experiments.command_line.common import argument, exit_if, new_app, say
from experiments.errors import FormatError
from experiments.show.board import counted
from experiments.show.rendering import writing

app = new_app()


@app.command(epilog="Example: declarer convert vugraph.lin vugraph.pbn. Or: declarer convert *.lin --into pbn-files")
def convert(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FROM... TO",
            help="Board files (.pbn, .lin, .rbn; lists of deals or diagrams as text), folders of them, or - for "
            "standard input; last, the file to write, unless --into is given.",
        ),
    ],
    into: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Write a file for each input to this folder instead of joining them in TO."
        ),
    ] = None,
    to: Annotated[str, typer.Option(metavar="FORMAT", help="With --into: pbn or lin.")] = "pbn",
) -> None:
    """Convert board files to PBN or LIN, and merge them.

    The auction, alerts, play, result, players and comments are kept; at the end, a report counts what the format of the
    new file cannot hold. A LIN file has no contract, only an auction that leads to it. If a board has no
    auction, or one that leads to another contract, the LIN file gets the shortest auction to the board's contract.

    The exit status is 0 if every board was written, even if parts of it could not be read; else 1.
    """
    if into is not None:
        _each_into(files, into, to)
        return
    *sources, target = files
    if not sources:
        message = f"name the file to write too, as in: declarer convert {target} new{_other_ending(target)}"
        raise typer.BadParameter(message, param_hint="TO")
    argument("TO", lambda text: check_target(Path(text), sources), str(target))
    exit_if(not _write(read_files(sources), target))


def _each_into(files: Sequence[Path], folder: Path, to: str) -> None:
    """Write a file for each input file to a folder; an input that cannot be read costs the others nothing."""
    if to.lower() not in ("pbn", "lin"):
        raise typer.BadParameter(f"unknown format: {to!r} (choose pbn or lin)", param_hint="--to")
    if folder.exists() and not folder.is_dir():
        raise typer.BadParameter(f"{folder} is a file; give a folder", param_hint="--into")
    sources = [path for given in files for path in board_files(given)]
    targets = [folder / f"{'boards' if str(path) == '-' else path.stem}.{to.lower()}" for path in sources]
    for target, number in Counter(targets).items():
        if number > 1:
            raise typer.BadParameter(f"{number} files would be written to {target}; rename them", param_hint="FROM")
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    failed = False
    for source, target in zip(sources, targets, strict=True):
        argument("--into", lambda text: check_target(Path(text), sources), str(target))
        try:
            failed |= not _write(read_file(source), target)
        except FormatError as error:
            tell([error])
            failed = True
    exit_if(failed)


def _write(read: BoardFile, target: Path) -> bool:
    """Write boards to a file, and report what is lost; return whether every board was written."""
    is_lin = target.suffix.lower() == ".lin"
    problems = [each for each in read.problems if is_lin or not isinstance(each, DealMissingError)]
    tell(problems)
    tell([remark for remarks in read.remarks for remark in remarks])
    games = len(read.surroundings.games)
    if not read.boards and (is_lin or not games):
        return False
    boards = _writable(read, target)
    write_file(target, boards, read.surroundings)
    kept = "" if is_lin or not games else f" and {counted(games, 'game')} without a deal"
    say(f"declarer: {counted(len(boards), 'board')}{kept} written to {target}")
    lost = _lost(read, boards, target)
    if lost:
        say(f"declarer: lost or changed in {'LIN' if is_lin else 'PBN'}:")
    for line in lost:
        say(f"    {line}")
    missing = [each for each in problems if isinstance(each, BoardMissingError) or not isinstance(each, BoardError)]
    return not missing and len(boards) == len(read.boards)


def _other_ending(path: Path) -> str:
    return ".pbn" if path.suffix.lower() == ".lin" else ".lin"


def _writable(read: BoardFile, target: Path) -> list[Board]:
    """Return the boards that the format of the target can hold; report the others."""
    if target.suffix.lower() != ".lin":
        return list(read.boards)
    faults = [lin_fault(board) for board in read.boards]
    tell(
        Remark(str(target), board.name, f"left out: {fault}")
        for board, fault in zip(read.boards, faults, strict=True)
        if fault
    )
    return [board for board, fault in zip(read.boards, faults, strict=True) if not fault]


def _lost(read: BoardFile, written: Sequence[Board], target: Path) -> list[str]:
    """Read the written file again, and return a report of what it lacks.

    :raises FormatError: if reading the file gives other boards than were written.
    """
    again = read_file(target).boards
    if [board.hands for board in again] != [board.hands for board in written]:
        raise FormatError(
            f"{target} was written, but reading it again gives other boards; please report this bug with the input file"
        )
    lines = report([loss for before, after in zip(written, again, strict=True) for loss in losses(before, after)])
    if target.suffix.lower() == ".lin":
        around = read.surroundings
        lines += [f"lines that begin with %: {len(around.directives)}"] if around.directives else []
        lines += [f"games without a deal: {len(around.games)}"] if around.games else []
    return lines
