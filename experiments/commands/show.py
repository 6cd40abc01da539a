"""`declarer show`: boards as pages for a browser."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from experiments.commands.board_options import read_boards
from experiments.commands.common import exit_if, new_app, say
from experiments.runs.progress import progress_bar
from experiments.runs.store import BOARDS_FILE
from experiments.web.site import MOST_PAGES, boards_of_run, named, with_other_tables, write_site, write_tables
from experiments.web.viewer import ShownBoard

app = new_app()


@app.command(
    "show",
    epilog="Example: declarer show played.pbn --board 7 -o board.html --open. Or: declarer show RUN -o pages",
)
def show_command(
    source: Annotated[
        Path, typer.Argument(metavar="FILE|FOLDER|RUN", help="A .pbn or .lin file, a folder of them, or a run.")
    ],
    board: Annotated[str | None, typer.Option(metavar="NAME", help="Which board; without it, all.")] = None,
    output: Annotated[
        Path | None,
        typer.Option("-o", "--output", metavar="OUT", help="A page for one board (.html), else a folder of pages."),
    ] = None,
    open_: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,
) -> None:
    """Make pages on which boards are stepped through card by card.

    A page shows what every playable card was worth double dummy, marks those that lost a trick, and shows what the
    player thought where that was kept. It needs no network. Several boards get a folder with an index.
    """
    shown, failed = boards_of(source, board)
    of_one = len({each.board.name for each in shown}) == 1
    if output is not None and output.suffix.lower() in (".html", ".htm"):
        if not of_one:
            raise typer.BadParameter(
                f"{source} has {len(shown)} boards; name one with --board, or a folder", param_hint="--output"
            )
        target = write_tables(output, shown)
    elif len(shown) == 1 and output is None:
        target = write_tables(Path(f"{source.stem or 'board'}.html"), shown)
    else:
        with progress_bar(len(shown), "drawing", "board") as bar:
            target = write_site(output or Path(f"{source.resolve().stem}-pages"), source.name, shown, bar.update)
    say(f"declarer: {len(shown)} board{'' if len(shown) == 1 else 's'} shown in {target}")
    if open_:
        webbrowser.open(target.resolve().as_uri())
    exit_if(failed)


def boards_of(source: Path, name: str | None) -> tuple[list[ShownBoard], bool]:
    """Return the boards of a source, and whether some could not be read."""
    failed = False
    if (source / BOARDS_FILE).exists():
        shown = boards_of_run(source)
    else:
        read = read_boards([source], named=name)
        failed = bool(read.problems)
        shown = [ShownBoard(board) for board in read.boards]
    shown = named(with_other_tables(shown), name, source)
    if len(shown) > MOST_PAGES:
        say(f"declarer: {source} has {len(shown)} boards; the first {MOST_PAGES} are shown, --board names others")
    return shown[:MOST_PAGES], failed
