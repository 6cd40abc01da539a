"""`declarer show`: boards as pages for a browser."""

from __future__ import annotations

import json
import webbrowser
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Annotated

import typer

from experiments.boards.board import Board
from experiments.commands.board_options import read_boards
from experiments.commands.common import exit_if, new_app, say, write_page, writing
from experiments.errors import FormatError
from experiments.runs.progress import progress_bar
from experiments.runs.records import board_of
from experiments.runs.store import BOARDS_FILE, Store
from experiments.web.viewer import ShownBoard, board_page, index_page, links_among

app = new_app()

_MOST_PAGES = 200


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

    A page shows what every playable card was worth double dummy, marks those that lost a trick, and tells what the
    player thought where that is known. It needs no network. Several boards get a folder with an index.
    """
    shown, failed = boards_of(source, board)
    of_one = len({each.board.name for each in shown}) == 1
    if output is not None and output.suffix.lower() in (".html", ".htm"):
        if not of_one:
            raise typer.BadParameter(
                f"{source} has {len(shown)} boards; name one with --board, or a folder", param_hint="--output"
            )
        target = _write_tables(output, shown)
    elif len(shown) == 1 and output is None:
        target = _write_tables(Path(f"{source.stem or 'board'}.html"), shown)
    else:
        target = _write_all(output or Path(f"{source.resolve().stem}-pages"), source.name, shown)
    say(f"declarer: {len(shown)} board{'' if len(shown) == 1 else 's'} shown in {target}")
    if open_:
        webbrowser.open(target.resolve().as_uri())
    exit_if(failed)


def boards_of(source: Path, name: str | None) -> tuple[list[ShownBoard], bool]:
    """The boards of a source, compared with other tables of the same deal, and whether some could not be read."""
    failed = False
    if (source / BOARDS_FILE).exists():
        shown = _boards_of_run(source)
    else:
        read = read_boards([source], named=name)
        failed = bool(read.problems)
        shown = [ShownBoard(board) for board in read.boards]
    shown = _compared(shown)
    if name is not None:
        found = [each for each in shown if each.board.name == name]
        if not found and shown:
            some = ", ".join(dict.fromkeys(each.board.name for each in shown[:20]))
            raise FormatError(f"no board {name!r} in {source} (there is {some}{' ...' if len(shown) > 20 else ''})")
        shown = found
    if not shown:
        raise FormatError(f"there is no board to show in {source}")
    if len(shown) > _MOST_PAGES:
        say(f"declarer: {source} has {len(shown)} boards; the first {_MOST_PAGES} are shown, --board names others")
    return shown[:_MOST_PAGES], failed


def _boards_of_run(folder: Path) -> list[ShownBoard]:
    with Store.to_read(folder) as store:
        deals = store.deals()
        return [
            ShownBoard(
                board_of(deals[played.source, played.number], played), json.loads(store.decisions(played.key) or "[]")
            )
            for played in store.boards()
        ]


def _compared(shown: Sequence[ShownBoard]) -> list[ShownBoard]:
    """Each board with all the tables at which the same cards were played."""
    tables: dict[object, list[Board]] = {}
    for each in shown:
        tables.setdefault(_deal_of(each.board), []).append(each.board)
    return [replace(each, tables=tables[_deal_of(each.board)]) for each in shown]


def _deal_of(board: Board) -> object:
    return board.hands, board.vulnerability


def _write_tables(path: Path, shown: Sequence[ShownBoard]) -> Path:
    """A page for each table of one board, the first as named, the others with a number, each leading to the next."""
    paths = [path, *(path.with_stem(f"{path.stem}-{number}") for number in range(2, len(shown) + 1))]
    for at, (own, each) in enumerate(zip(paths, shown, strict=True)):
        others = [(f"table {number + 1}", other.name) for number, other in enumerate(paths) if number != at]
        _write(own, board_page(each, links=others))
    return path


def _write_all(folder: Path, title: str, shown: Sequence[ShownBoard]) -> Path:
    names = list(file_names(each.board.name for each in shown))
    with progress_bar(len(shown), "drawing", "board") as bar:
        for at, (name, each) in enumerate(zip(names, shown, strict=True)):
            _write(folder / name, board_page(each, links=links_among(names, at)))
            bar.update()
    index = folder / "index.html"
    _write(index, index_page(title, list(zip(names, shown, strict=True))))
    return index


def file_names(boards: Iterable[str]) -> Iterable[str]:
    """A file name for each board; boards of the same name get a number, whatever file systems think of capitals."""
    used: set[str] = set()
    for board in boards:
        plain = "".join(letter if letter.isalnum() else "-" for letter in board[:60]) or "board"
        numbered = (f"{plain}{f'-{number}' if number > 1 else ''}" for number in count(1))
        name = next(name for name in numbered if name.casefold() not in used)
        used.add(name.casefold())
        yield f"board-{name}.html"


def _write(path: Path, page: str) -> None:
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_page(path, page)
