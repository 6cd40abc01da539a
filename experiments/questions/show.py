"""`declarer show`: web pages that replay boards."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated, cast, get_args

import typer

from experiments.command_line.board_options import BoardName, read_boards
from experiments.command_line.common import argument, exit_if, new_app, say
from experiments.command_line.serving import Open
from experiments.errors import FormatError
from experiments.runs.file_names import readable_name, stem_of, title_of
from experiments.runs.progress import progress_bar
from experiments.runs.store import holds_run
from experiments.show.board import counted, joined
from experiments.show.rendering import write_page, writing
from experiments.web.hand_records import SHEETS, Paper, hand_records, hand_records_page
from experiments.web.printing import browser_for, print_page
from experiments.web.site import (
    MOST_PAGES,
    boards_of_run,
    named,
    shown_boards,
    write_site,
    write_tables,
)
from experiments.web.viewer import ShownBoard

app = new_app()

SOURCE = typer.Argument(
    metavar="FILE|FOLDER|RUN", help="Board file (.pbn or .lin), folder of such files, or folder of a run."
)


_DEALS_ON_A_SHEET = joined([*map(str, SHEETS)], "or")


@app.command(
    "show",
    epilog="Example: declarer show played.pbn --board 7 -o board.html --open. Or: declarer show RUN -o pages",
)
def show_command(
    source: Annotated[Path, SOURCE],
    board: BoardName = None,
    hands: Annotated[
        bool,
        typer.Option("--hands", help="Write hand records instead: sheets to print, with double-dummy tricks and par."),
    ] = False,
    per_sheet: Annotated[
        str | None,
        typer.Option(metavar="NUMBER", help=f"With --hands: deals on a sheet, {_DEALS_ON_A_SHEET} (default: 4)."),
    ] = None,
    paper: Annotated[
        str | None, typer.Option(metavar="NAME", help="With --hands: size of the sheets, A4 or Letter (default: A4).")
    ] = None,
    open_: Open = False,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o",
            "--output",
            metavar="FILE.html|FOLDER",
            help="Page to write for one board, or folder of pages; hand records may also be FILE.pdf.",
        ),
    ] = None,
) -> None:
    """Write web pages that replay boards card by card.

    A page shows the double-dummy value of every legal card, marks the cards that cost a trick, and shows the player's
    own estimates if they were recorded. Click on another card to see what follows. Pages work offline. Several boards
    are written to a folder with an index, and with hand records for print. To write hand records as PDF, Chromium,
    Chrome or Edge must be installed.
    """
    if hands:
        if output is not None and output.suffix.lower() not in (".html", ".htm", ".pdf"):
            raise typer.BadParameter(f"{output} must end in .html or .pdf: hand records are one file", param_hint="-o")
        deals = argument("--per-sheet", _per_sheet, "4" if per_sheet is None else per_sheet)
        _write_hands(source, board, output, deals, argument("--paper", _paper, paper or "A4"), open_=open_)
        return
    for name, value in (("--per-sheet", per_sheet), ("--paper", paper)):
        if value is not None:
            raise typer.BadParameter("it only applies to hand records, with --hands", param_hint=name)
    shown, failed = boards_of(source, board)
    of_one = len({each.board.name for each in shown}) == 1
    if output is not None and output.suffix.lower() in (".html", ".htm"):
        if not of_one:
            raise typer.BadParameter(
                f"{source} has {len(shown)} boards; choose one with --board, or give a folder",
                param_hint="--output",
            )
        target = write_tables(output, shown)
    elif len(shown) == 1 and output is None:
        target = write_tables(Path(f"{stem_of(source) or 'board'}.html"), shown)
    else:
        with progress_bar(len(shown), "writing", "board") as bar:
            folder = output or Path(f"{stem_of(source.resolve())}-pages")
            target = write_site(folder, title_of(source), shown, bar.update)
    say(f"declarer: {counted(len(shown), 'board')} shown in {target}")
    _finish(target, failed=failed, open_=open_)


def _per_sheet(text: str) -> int:
    if text.isdecimal() and len(text) <= 2 and int(text) in SHEETS:
        return int(text)
    raise FormatError(f"{text!r} is no number of deals on a sheet (choose {_DEALS_ON_A_SHEET})")


def _paper(text: str) -> Paper:
    for name in get_args(Paper):
        if text.lower() == name.lower():
            return cast(Paper, name)
    raise FormatError(f"unknown paper: {text!r} (choose A4 or Letter)")


def _write_hands(
    source: Path, board: str | None, output: Path | None, per_sheet: int, paper: Paper, *, open_: bool
) -> None:
    """Write the hand records of a file, as a page or as PDF."""
    target = output or Path(f"{stem_of(source.resolve())}-hands.html")
    browser = browser_for(target) if target.suffix.lower() == ".pdf" else None
    shown, failed = boards_of(source, board, most=None)
    records = hand_records(each.board for each in shown)
    page = hand_records_page(readable_name(stem_of(source)), records, per_sheet=per_sheet, paper=paper)
    with writing(target):
        target.parent.mkdir(parents=True, exist_ok=True)
    if browser is not None:
        print_page(page, target, browser)
    else:
        write_page(target, page)
    say(f"declarer: {counted(len(records), 'deal')} in {target}")
    _finish(target, failed=failed, open_=open_)


def _finish(target: Path, *, failed: bool, open_: bool) -> None:
    if open_:
        webbrowser.open(target.resolve().as_uri())
    exit_if(failed)


def boards_of(source: Path, name: str | None, most: int | None = MOST_PAGES) -> tuple[list[ShownBoard], bool]:
    """Return the boards of a file, folder or run, and whether some could not be read.

    If ``name`` is given, only boards of this name are returned. There are no more than ``most``, if it is given.
    """
    failed = False
    if holds_run(source):
        shown = boards_of_run(source, name)
        if shown and not any(each.decisions for each in shown):
            say("declarer: the run does not say how players judged their cards; a match keeps that with --decisions")
    else:
        read = read_boards([source], named=name)
        failed = bool(read.problems)
        shown = shown_boards(read.by_id)
    shown = named(shown, name, source)
    if most is not None and len(shown) > most:
        say(f"declarer: {source} has {len(shown)} boards; only {most} are shown; choose others with --board")
    return shown[:most], failed
