"""The store of a run: an SQLite file with one row per played board.

Every row is committed on arrival, so a run that is killed loses only the boards being played. One process writes at a
time; others may read meanwhile.
"""

from __future__ import annotations

import contextlib
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from experiments.errors import StoreError
from experiments.runs import checksums
from experiments.runs.checksums import in_parts
from experiments.runs.file_names import resumed_by, this_command
from experiments.runs.lock import take_lock
from experiments.runs.rows import (
    DEAL_COLUMNS,
    MEASURED,
    OPTIONAL,
    PEOPLE,
    SCHEMA,
    BoardKey,
    FailedBoard,
    PlayedBoard,
    StoredDeal,
    board_columns,
    columns_of,
    create_table,
    deal_of_row,
    deal_row,
    values_of,
)
from experiments.runs.store_files import (
    BOARDS_FILE,
    WHEN_DAMAGED,
    advice,
    connect,
    connect_packed,
    create_database,
    holds_run,
    packed_file,
    unpack,
)

Row = TypeVar("Row")

__all__ = ["Store", "holds_run"]

FORMAT = "4"
"""The version of the format; it changes when the meaning of a column changes."""

SETTINGS_FILE = "settings.toml"
_ROWS_AT_ONCE = 1000
_OLDER = ("auctions.csv", "auctions.jsonl", "results.jsonl", "tables.npz")
"""Files in which earlier versions kept matches of bidders, auctions of a file, practice, and tables of many deals."""
_ASSUMED = {"aim": "points", "bidding": "given"}
"""Facts of the runs that were begun before they were written down."""
_NOT_ALWAYS_KNOWN = ("where",)
"""Facts that such runs may lack, and that only their deals show (`experiments.runs.deals.check_random_deals`)."""


class Store:
    """The rows of a run in a folder; a context manager.

    ``facts``, such as the seed and the kind, must be those of the run. With ``write=False`` the store is read-only; a
    packed run is then read as it is. Otherwise it is unpacked first. Only one store may write to a folder at a time.
    With ``may_mix_programs``, different code versions may play boards of the same run.

    :raises StoreError: if there is no run, another process is writing to it, the run is damaged, has another format or
        other facts, or its files cannot be opened.
    """

    def __init__(
        self,
        folder: Path | str,
        facts: Mapping[str, str] | None = None,
        *,
        create: bool = False,
        write: bool = True,
        may_mix_programs: bool = False,
        remedy: str = "start a new run in another folder",
    ) -> None:
        self.folder = folder = Path(folder)
        self._remedy = remedy
        """What to do if the run has other facts."""
        self.may_mix_programs = may_mix_programs
        self._lock: sqlite3.Connection | None = None
        self.has_new_results = False
        """Whether this store has added results: not only deals, or results of people."""
        self._deals: dict[tuple[str, int], StoredDeal] | None = None
        """All deals, once this process has read them; only if no other process can add any."""
        path, packed = folder / BOARDS_FILE, packed_file(folder)
        if not create and not holds_run(folder):
            raise StoreError(f"{folder} holds no run (there is no {BOARDS_FILE} in it)")
        if create and not holds_run(folder) and (older := [name for name in _OLDER if (folder / name).exists()]):
            raise StoreError(f"{folder} has results that an earlier version kept in {older[0]}; name another folder")
        try:
            with self._explained("open"):
                if create:
                    folder.mkdir(parents=True, exist_ok=True)
                if write:
                    self._lock = take_lock(folder)
                    if not path.exists() and packed.exists():
                        Store(folder, facts, write=False).close()  # a run that is refused stays packed
                        unpack(packed, path)
                if create and not path.exists():
                    command = {"command": this_command()} if this_command() else {}
                    create_database(path, {"format": FORMAT, **command, **(facts or {})})
                self._file = path if path.exists() else packed
                self._database = connect(path, write=write) if path.exists() else connect_packed(packed)
                with self._transaction("DEFERRED"):  # one consistent snapshot, even while another process writes
                    self._check(facts or {})
        except BaseException:
            self.close()
            raise

    @classmethod
    def to_read(cls, folder: Path | str) -> Store:
        """Open a store read-only, even if its writer was killed in the middle of a transaction.

        :raises StoreError: as the constructor.
        """
        folder = Path(folder)
        if (folder / f"{BOARDS_FILE}-journal").exists():
            # Only a writer can roll back an unfinished transaction. A writer at work does so itself.
            with contextlib.suppress(StoreError):
                cls(folder).close()
        return cls(folder, write=False)

    def _check(self, facts: Mapping[str, str]) -> None:
        """Check the format, the checksums and the facts of the run."""
        self._sound(checksums.damaged_structure(self._database))
        stored = self.facts()
        kind = stored.get("format", "unknown")
        if kind != FORMAT:
            raise StoreError(
                f"{self.folder} holds a run of format {kind}, but this version reads format {FORMAT}: read it with the "
                "version that wrote it, or start a new run in another folder"
            )
        if not checksums.kept(self._database):
            self._sound("it has no checksums")
        self._sound(checksums.damaged_tables(self._database))
        self.check_facts(facts)

    def check_facts(self, facts: Mapping[str, str]) -> None:
        """Check that the run has these facts.

        :raises StoreError: if it has others.
        """
        stored = _ASSUMED | self.facts()
        for key, value in facts.items():
            if key not in stored and key in _NOT_ALWAYS_KNOWN:
                continue
            if stored.get(key) != value:
                has, asked = (given if given != "" else "(none)" for given in (stored.get(key), value))
                raise StoreError(
                    f"{self.folder} holds a run with {key} = {has}, not {asked}; the {key} cannot change within a run: "
                    f"{self._remedy}"
                )

    def other_fact(self, facts: Mapping[str, str], *, assumed: bool) -> tuple[str, str, str] | None:
        """Return the first fact that differs from the run's: its key, the run's value and the given one.

        Facts that the run does not tell are left out, except, with ``assumed``, those that are known all the same.
        """
        stored = (_ASSUMED if assumed else {}) | self.facts()
        different = (key for key, value in facts.items() if stored.get(key, value) != value)
        return next(((key, stored[key], facts[key]) for key in different), None)

    def _sound(self, damage: str) -> None:
        if damage:
            raise StoreError(f"{self._file} is damaged ({damage}). {WHEN_DAMAGED}")

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the files and release the lock, so that others can write."""
        if hasattr(self, "_database"):
            self._database.close()
        if self._lock is not None:
            self._lock.close()

    def facts(self) -> dict[str, str]:
        """Return the facts stored with the run: its format, seed and kind, and the command that began it."""
        return dict(self._rows("SELECT key, value FROM run"))

    def add_deal(self, deal: StoredDeal) -> None:
        """Upsert a deal."""
        self.add_deals([deal])

    def add_deals(self, deals: Iterable[StoredDeal]) -> None:
        """Upsert some deals, all or none, and delete the failures of earlier attempts to bid them."""
        with self._explained("write to"), self._transaction():
            for deal in deals:
                self._change_row(deal)
                self._change("failures", {"source": deal.source, "number": deal.number}, None)

    def deals(self) -> dict[tuple[str, int], StoredDeal]:
        """Return all deals, by source and number, in the order in which they were stored."""
        if self._deals is not None:
            return dict(self._deals)
        rows = self._rows(f"SELECT {', '.join(DEAL_COLUMNS)} FROM deals ORDER BY rowid")
        deals = (deal_of_row(*row) for row in rows)
        found = {(deal.source, deal.number): deal for deal in deals}
        if self._lock is not None:
            self._deals = found
        return dict(found)

    def auctions(self) -> Iterator[tuple[str, int, str]]:
        """Yield source, number and auction of each deal, ordered by number and then by source."""
        return self._streamed("SELECT source, number, auction FROM deals ORDER BY number, source")

    def details(self) -> Iterator[tuple[int, str]]:
        """Yield number and text of each row of `Details`, ordered by number."""
        return self._streamed("SELECT number, value FROM details ORDER BY number") if self._has("details") else iter(())

    def numbers_of_deals(self) -> dict[str, int]:
        """Return how many deals each source has, by source."""
        return dict(self._rows("SELECT source, COUNT(*) FROM deals GROUP BY source ORDER BY source"))

    def add_board(self, board: PlayedBoard) -> None:
        """Upsert a played board, and delete an earlier failure of the same board."""
        key = board.key._asdict()
        with self._explained("write to"), self._transaction():
            self._change("boards", key, values_of(board))
            if board.wall_seconds is not None:
                self._add_measures(key, board)
            if board.decisions:
                self._change("decisions", key, {**key, "decisions": zlib.compress(board.decisions.encode())})
            self._change("failures", key, None)

    def _add_measures(self, key: Mapping[str, object], board: PlayedBoard) -> None:
        self._add_optional("measures", SCHEMA["measures"])
        self._change(
            "measures", key, {**key, **{name: getattr(board, name) for name in MEASURED if name in self._measured()}}
        )

    def _add_optional(self, table: str, schema: str) -> None:
        """Create a table that not all runs have, unless it is there."""
        if not self._has(table):
            self._database.execute(schema)
            checksums.add(self._database, table)

    def _measured(self) -> set[str]:
        """Return the columns of the table ``measures``; old runs lack some of them, or the table."""
        return {name for (name,) in self._rows("SELECT name FROM pragma_table_info('measures')")}

    def _has(self, table: str) -> bool:
        """Return whether the run has an optional table."""
        return bool(self._rows("SELECT 1 FROM sqlite_master WHERE name = ?", (table,)))

    def add_failure(self, failure: FailedBoard) -> None:
        """Upsert a board that could not be played."""
        self.add_rows([failure])

    def played(self) -> set[BoardKey]:
        """Return the keys of all played boards."""
        return {BoardKey(*row) for row in self._rows(f"SELECT {', '.join(BoardKey._fields)} FROM boards")}

    def programs(self) -> list[tuple[str, str, str, int]]:
        """Return who played how many boards: (player, defender, code version, number of boards)."""
        return list(
            self._rows("SELECT player, defender, program, COUNT(*) FROM boards GROUP BY 1, 2, 3 ORDER BY 1, 2, 3")
        )

    def boards(self) -> Iterator[PlayedBoard]:
        """Yield all played boards, ordered by source, number, defender and player."""
        with self._explained("read"):
            columns, tables = board_columns(self._measured())
        texts: dict[str, str] = {}  # the names of sources and players are the same on many boards
        rows = self._streamed(f"SELECT {columns} FROM {tables} ORDER BY source, number, defender, player")
        for source, number, player, defender, *values in rows:
            same = [texts.setdefault(text, text) for text in (source, player, defender)]
            yield PlayedBoard(same[0], number, same[1], same[2], *values)

    def decisions(self, key: BoardKey) -> str:
        """Return the JSON of every decision of a board; empty if the run did not keep decisions."""
        query = "SELECT decisions FROM decisions WHERE source = ? AND number = ? AND player = ? AND defender = ?"
        with self._explained("read"):
            rows = self._database.execute(query, key).fetchall()
            return zlib.decompress(rows[0][0]).decode() if rows else ""

    def has_decisions(self) -> bool:
        """Return whether the run has the decisions of some board."""
        return bool(self._rows("SELECT 1 FROM decisions LIMIT 1"))

    def failures(self) -> list[FailedBoard]:
        """Return all boards that could not be played."""
        rows = self._rows(
            f"SELECT {', '.join(columns_of(FailedBoard))} FROM failures ORDER BY source, number, defender, player"
        )
        return [FailedBoard(*row) for row in rows]

    def add_rows(self, rows: Iterable[object], failed: BoardKey | None = None) -> None:
        """Upsert deals, failed boards and rows of tables in `OPTIONAL`, all or none.

        ``failed`` is the key of an earlier attempt whose failure is deleted.
        """
        with self._explained("write to"), self._transaction():
            for row in rows:
                self._change_row(row)
            if failed is not None:
                self._change("failures", failed._asdict(), None)

    def _change_row(self, row: object) -> None:
        if isinstance(row, StoredDeal):
            self._deals = None
            self._change("deals", {"source": row.source, "number": row.number}, deal_row(row))
            return
        if isinstance(row, FailedBoard):
            self._change("failures", row.key._asdict(), values_of(row))
            return
        table, key = OPTIONAL[type(row)]
        self._add_optional(table, create_table(table, columns_of(type(row)), key))
        self._change(table, {name: getattr(row, name) for name in key}, asdict(row))  # type: ignore[call-overload]

    def rows(self, kind: type[Row]) -> list[Row]:
        """Return the rows of a table in `OPTIONAL`, ordered by their key; none if the run lacks the table."""
        table, key = OPTIONAL[kind]
        if not self._has(table):
            return []
        columns, order = (", ".join(names) for names in (columns_of(kind), key))
        return [kind(*row) for row in self._rows(f"SELECT {columns} FROM {table} ORDER BY {order}")]

    def _change(self, table: str, key: Mapping[str, object], values: Mapping[str, object] | None) -> None:
        """Upsert a row in a table and update the table's checksum; with ``values`` None, delete the row."""
        is_result = values is not None and table not in ("deals", "asked_tables")
        self.has_new_results |= is_result and key.get("player") != PEOPLE
        of_key = f"FROM {table} WHERE {' AND '.join(f'{name} = ?' for name in key)}"
        place = tuple(key.values())
        before = self._database.execute(f"SELECT * {of_key}", place).fetchall()
        self._database.execute(f"DELETE {of_key}", place)
        if values is not None:
            marks = ", ".join("?" * len(values))
            self._database.execute(
                f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})", tuple(values.values())
            )
        after = self._database.execute(f"SELECT * {of_key}", place).fetchall()
        checksums.changed(self._database, table, before, after)

    def _streamed(self, query: str) -> Iterator[Any]:
        """Yield the rows of a query; only a few of them are in memory at once."""
        parts = in_parts(self._database, query, _ROWS_AT_ONCE)
        while True:
            with self._explained("read"):
                some = next(parts, None)
            if some is None:
                return
            yield from some

    def _rows(self, query: str, values: tuple[Any, ...] = ()) -> Iterable[Any]:
        with self._explained("read"):
            return self._database.execute(query, values).fetchall()

    @contextmanager
    def _transaction(self, kind: str = "IMMEDIATE") -> Iterator[None]:
        self._database.execute(f"BEGIN {kind}")
        try:
            yield
            self._database.execute("COMMIT")
        except BaseException:
            self._database.rollback()
            raise

    @contextmanager
    def _explained(self, verb: str) -> Iterator[None]:
        """Turn errors of SQLite and the file system into a StoreError that names the run and a remedy."""
        try:
            yield
        except (sqlite3.Error, OSError, UnicodeError, MemoryError, zlib.error) as error:
            raise StoreError(
                f"cannot {verb} the run in {self.folder}: {advice(error, resumed_by(self.folder))}"
            ) from None
