"""`declarer show`: web pages that replay boards."""

from __future__ import annotations

import webbrowser
from dataclasses import dataclass
from pathlib import Path
from typing import cast, get_args

from experiments.command_line import common
from experiments.command_line.board_options import BoardName, read_boards
from experiments.command_line.serving import Open
from experiments.errors import FormatError
from experiments.runs.file_names import readable_name, stem_of, title_of
from experiments.runs.progress import progress_bar
from experiments.runs.store import holds_run
from experiments.show.board import counted, joined
from experiments.show.rendering import write_page, writing
from experiments.web.hand_records import SHEETS, Paper, hand_records, hand_records_page
from experiments.web.printing import browser_for, print_page
from experiments.web.site import MOST_PAGES, boards_of_run, named, shown_boards, write_site, write_tables
from experiments.web.viewer import ShownBoard

app = common.new_app()

_DEALS_ON_A_SHEET = joined([*map(str, SHEETS)], "or")


@dataclass(frozen=True, slots=True, kw_only=True)
class ShowOptions:
    """The arguments and options of `declarer show`."""

    source: Path = common.positional(
        ..., "FILE|FOLDER|RUN", "Board file (.pbn or .lin), folder of such files, or folder of a run."
    )
    board: BoardName = None
    hands: bool = common.option(
        False, "", "Write hand records instead: sheets to print, with double-dummy tricks and par.", "--hands"
    )
    per_sheet: str | None = common.option(
        None, "NUMBER", f"With --hands: deals on a sheet, {_DEALS_ON_A_SHEET} (default: 4)."
    )
    paper: str | None = common.option(None, "NAME", "With --hands: size of the sheets, A4 or Letter (default: A4).")
    open_: Open = False
    output: Path | None = common.option(
        None,
        "FILE.html|FOLDER",
        "Page to write for one board, or folder of pages; hand records may also be FILE.pdf.",
        "-o",
        "--output",
    )


@common.command(
    app,
    ShowOptions,
    name="show",
    epilog="Example: declarer show played.pbn --board 7 -o board.html --open. Or: declarer show RUN -o pages",
)
def show(options: ShowOptions) -> None:
    """Write web pages that replay boards card by card.

    A page shows the double-dummy value of every legal card, marks the cards that cost a trick, and shows the player's
    own estimates if they were recorded. Click on another card to see what follows. Pages work offline. Several boards
    are written to a folder with an index, and with hand records for print. To write hand records as PDF, Chromium,
    Chrome or Edge must be installed.
    """
    if options.hands:
        _write_hands(options)
        return
    common.refuse_given(options, ("per_sheet", "paper"), "hand records, with --hands")
    source, output = options.source, options.output
    is_page = output is not None and output.suffix.lower() in (".html", ".htm")
    if not is_page:
        common.check_folder(output, "--output")
    shown, failed = boards_of(source, options.board)
    if output is not None and is_page:
        why = f"{source} has {len(shown)} boards; choose one with --board, or give a folder"
        common.refuse_if(len({each.board.name for each in shown}) > 1, "--output", why)
        target = write_tables(output, shown)
    elif len(shown) == 1 and output is None:
        target = write_tables(Path(f"{stem_of(source) or 'board'}.html"), shown)
    else:
        with progress_bar(len(shown), "writing", "board") as bar:
            folder = output or Path(f"{stem_of(source.resolve())}-pages")
            target = write_site(folder, title_of(source), shown, bar.update)
    _finish(f"{counted(len(shown), 'board')} shown in", target, failed=failed, open_=options.open_)


def _per_sheet(text: str) -> int:
    if text.isdecimal() and len(text) <= 2 and int(text) in SHEETS:
        return int(text)
    raise FormatError(f"{text!r} is no number of deals on a sheet (choose {_DEALS_ON_A_SHEET})")


def _paper(text: str) -> Paper:
    for name in get_args(Paper):
        if text.lower() == name.lower():
            return cast(Paper, name)
    raise FormatError(f"unknown paper: {text!r} (choose A4 or Letter)")


def _write_hands(options: ShowOptions) -> None:
    """Write the hand records of a file, as a page or as PDF."""
    source, output = options.source, options.output
    is_other = output is not None and output.suffix.lower() not in (".html", ".htm", ".pdf")
    common.refuse_if(is_other, "-o", f"{output} must end in .html or .pdf: hand records are one file")
    per_sheet = common.argument("--per-sheet", _per_sheet, "4" if options.per_sheet is None else options.per_sheet)
    paper = common.argument("--paper", _paper, options.paper or "A4")
    target = output or Path(f"{stem_of(source.resolve())}-hands.html")
    browser = browser_for(target) if target.suffix.lower() == ".pdf" else None
    shown, failed = boards_of(source, options.board, most=None)
    records = hand_records(each.board for each in shown)
    page = hand_records_page(readable_name(stem_of(source)), records, per_sheet=per_sheet, paper=paper)
    with writing(target):
        target.parent.mkdir(parents=True, exist_ok=True)
    if browser is not None:
        print_page(page, target, browser)
    else:
        write_page(target, page)
    _finish(f"{counted(len(records), 'deal')} in", target, failed=failed, open_=options.open_)


def _finish(done: str, target: Path, *, failed: bool, open_: bool) -> None:
    """Say what was done in a file, and open it if asked; the exit status is 1 if something ``failed``."""
    common.say(f"declarer: {done} {target}")
    if open_:
        webbrowser.open(target.resolve().as_uri())
    common.exit_if(failed)


def boards_of(source: Path, name: str | None, most: int | None = MOST_PAGES) -> tuple[list[ShownBoard], bool]:
    """Return the boards of a file, folder or run, and whether some could not be read.

    If ``name`` is given, only boards of this name are returned. There are no more than ``most``, if it is given.
    """
    failed = False
    if holds_run(source):
        shown = boards_of_run(source, name)
        if shown and not any(each.decisions for each in shown):
            common.say(
                "declarer: the run does not say how players judged their cards; a match keeps that with --decisions"
            )
    else:
        read = read_boards([source], named=name)
        failed = bool(read.problems)
        shown = shown_boards(read.by_id)
    shown = named(shown, name, source)
    if most is not None and len(shown) > most:
        common.say(f"declarer: {source} has {len(shown)} boards; only {most} are shown; choose others with --board")
    return shown[:most], failed
