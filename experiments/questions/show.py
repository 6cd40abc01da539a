"""`declarer show`: web pages that replay boards."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from experiments.command_line.board_options import BoardName, read_boards
from experiments.command_line.common import exit_if, new_app, say
from experiments.command_line.serving import Open
from experiments.runs.file_names import readable_name, stem_of, title_of
from experiments.runs.progress import progress_bar
from experiments.runs.store import holds_run
from experiments.show.board import counted
from experiments.show.rendering import write_page, writing
from experiments.web.hand_records import hand_records, hand_records_page
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


@app.command(
    "show",
    epilog="Example: declarer show played.pbn --board 7 -o board.html --open. Or: declarer show RUN -o pages",
)
def show_command(
    source: Annotated[Path, SOURCE],
    board: BoardName = None,
    hands: Annotated[
        bool, typer.Option("--hands", help="Write hand records instead: one page to print, four deals to a sheet.")
    ] = False,
    open_: Open = False,
    output: Annotated[
        Path | None,
        typer.Option(
            "-o", "--output", metavar="FILE.html|FOLDER", help="Page to write for one board, or folder of pages."
        ),
    ] = None,
) -> None:
    """Write web pages that replay boards card by card.

    A page shows the double-dummy value of every legal card, marks the cards that cost a trick, and shows the player's
    own estimates if they were recorded. Click on another card to see what follows. Pages work offline. Several boards
    are written to a folder with an index, and with hand records for print.
    """
    if hands and output is not None and output.suffix.lower() not in (".html", ".htm"):
        raise typer.BadParameter(f"{output} must end in .html: hand records are one page", param_hint="--output")
    shown, failed = boards_of(source, board)
    if hands:
        target = output or Path(f"{stem_of(source.resolve())}-hands.html")
        records = hand_records(each.board for each in shown)
        with writing(target):
            target.parent.mkdir(parents=True, exist_ok=True)
        write_page(target, hand_records_page(readable_name(stem_of(source)), records))
        say(f"declarer: {counted(len(records), 'deal')} in {target}")
        _finish(target, failed=failed, open_=open_)
        return
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


def _finish(target: Path, *, failed: bool, open_: bool) -> None:
    if open_:
        webbrowser.open(target.resolve().as_uri())
    exit_if(failed)


def boards_of(source: Path, name: str | None) -> tuple[list[ShownBoard], bool]:
    """Return the boards of a file, folder or run, and whether some could not be read.

    If ``name`` is given, only boards of this name are returned. There are never more than `MOST_PAGES`.
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
    if len(shown) > MOST_PAGES:
        say(f"declarer: {source} has {len(shown)} boards; only {MOST_PAGES} are shown; choose others with --board")
    return shown[:MOST_PAGES], failed
