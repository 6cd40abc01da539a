"""Selects boards for pages, chooses the file names of the pages, and writes them to a folder."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from urllib.parse import quote

from experiments.boards.board import Board, boards_by_id, table_names, tables_by_deal
from experiments.boards.ids import BoardId
from experiments.errors import FormatError
from experiments.runs.records import board_of
from experiments.runs.store import Store
from experiments.show.rendering import write_page, writing
from experiments.web.hand_records import hand_records, hand_records_page
from experiments.web.viewer import ShownBoard, board_page, index_page, links_among

MOST_PAGES = 200
HANDS = "hands.html"
"""The page of hand records in a folder of pages."""


def boards_of_run(folder: Path, name: str | None = None) -> list[ShownBoard]:
    """Return the boards of a run, with the players' decisions if they were stored.

    If some deals are called ``name``, the boards of other deals are left out.

    :raises StoreError: if there is no run in the folder, or it cannot be read.
    """
    with Store.to_read(folder) as store:
        deals = store.deals()
        wanted = {place for place, deal in deals.items() if deal.name == name} or deals.keys()
        played = [each for each in store.boards() if (each.source, each.number) in wanted]
        decisions = [json.loads(store.decisions(each.key) or "[]") for each in played]
    boards = [board_of(deals[each.source, each.number], each) for each in played]
    shown = shown_boards(boards_by_id(boards, (each.source for each in played)))
    return [replace(board, decisions=own) for board, own in zip(shown, decisions, strict=True)]


def shown_boards(boards: Mapping[BoardId, Board]) -> list[ShownBoard]:
    """Return boards to be shown, each with all tables at which the same deal was played."""
    tables = tables_by_deal(boards)
    return [ShownBoard(board, id=place, tables=tables[board.deal_key]) for place, board in boards.items()]


def linked_tables(shown: Sequence[ShownBoard], pages: Sequence[str]) -> list[ShownBoard]:
    """Return the boards with numbered names (``7 (2)`` for the second table) and the addresses of their deals' tables.

    ``pages`` are the addresses of the boards' pages.
    """
    page_of = {each.id: page for each, page in zip(shown, pages, strict=True)}
    names = table_names(each.board for each in shown)
    return [
        replace(each, name=name, table_pages={table: page_of[table] for table in each.tables if table in page_of})
        for each, name in zip(shown, names, strict=True)
    ]


def named(shown: Sequence[ShownBoard], name: str | None, source: Path) -> list[ShownBoard]:
    """Return the boards that are called ``name``, or all boards if ``name`` is None.

    ``7`` stands for all tables of board 7, and ``7 (2)`` for its second table.

    :raises FormatError: if there is no board to return.
    """
    numbered = table_names(each.board for each in shown)
    found = [each for each, own in zip(shown, numbered, strict=True) if name in (None, each.board.name)]
    if not found:
        found = [replace(each, name=own) for each, own in zip(shown, numbered, strict=True) if name == own]
    if shown and not found:
        names = ", ".join(numbered[:20])
        raise FormatError(f"no board {name!r} in {source} (choose from {names}{' ...' if len(shown) > 20 else ''})")
    if not found:
        raise FormatError(f"{source} has no board to show")
    return found


def write_tables(path: Path, shown: Sequence[ShownBoard]) -> Path:
    """Write a page for each table of one board, with links between the pages.

    The pages after the first get a number in their file names. Return the path of the first page.

    :raises StoreError: if a page cannot be written.
    """
    paths = [path, *(path.with_stem(f"{path.stem}-{number}") for number in range(2, len(shown) + 1))]
    for at, (own, each) in enumerate(zip(paths, shown, strict=True)):
        others = [
            (f"table {number + 1}", quote(other.name, errors="surrogateescape"))
            for number, other in enumerate(paths)
            if number != at
        ]
        write_board(own, replace(each, links=others))
    return path


def write_site(
    folder: Path, title: str, shown: Sequence[ShownBoard], on_page: Callable[[], object] = lambda: None
) -> Path:
    """Write a page for each board, hand records and an index; return the index's path.

    ``on_page`` is called after each board's page.

    :raises StoreError: if a page cannot be written.
    """
    names = list(file_names(each.board.name for each in shown))
    linked = linked_tables(shown, names)
    for at, (name, each) in enumerate(zip(names, linked, strict=True)):
        write_board(folder / name, replace(each, links=links_among(names, at)))
        on_page()
    index = folder / "index.html"
    records = hand_records(each.board for each in shown)
    _write(folder / HANDS, hand_records_page(title, records, back=("all boards", index.name)))
    _write(index, index_page(title, list(zip(names, linked, strict=True)), HANDS))
    return index


def write_board(path: Path, shown: ShownBoard) -> None:
    """Write the page of a board; make its folder if necessary.

    :raises StoreError: if the page cannot be written.
    """
    _write(path, board_page(shown))


def _write(path: Path, page: str) -> None:
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    write_page(path, page)


def file_names(boards: Iterable[str]) -> Iterable[str]:
    """Yield a unique file name for each board; names that differ only in case count as equal."""
    used: set[str] = set()
    for board in boards:
        plain = "".join(letter if letter.isalnum() else "-" for letter in board[:60]) or "board"
        numbered = (f"{plain}{f'-{number}' if number > 1 else ''}" for number in count(1))
        name = next(name for name in numbered if name.casefold() not in used)
        used.add(name.casefold())
        yield f"board-{name}.html"
