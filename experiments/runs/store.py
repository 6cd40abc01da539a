"""The store of a run: one SQLite file, one row a board played, the source of every table.

Every row is committed as it comes: a run that is killed loses only the boards in flight. One process writes at a
time; others may read while it does.
"""

from __future__ import annotations

import contextlib
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, astuple, fields
from pathlib import Path
from typing import Any

from agent.knowledge.constraints import format_constraints, parse_constraints
from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver.cards import Seat
from ddsolver.deal import Deal
from experiments.errors import StoreError
from experiments.runs import checksums
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard, StoredDeal

__all__ = ["Store"]

FORMAT = "4"
"""Changes with the meaning of what is stored."""
_READ_BY = {"1": "ceb24ce", "2": "ceb24ce", "3": "ceb24ce"}
"""By an earlier format, the commit that reads it."""

BOARDS_FILE = "boards.sqlite"
SETTINGS_FILE = "settings.toml"
LOCK_FILE = "lock"
_WHEN_DAMAGED = "Put back a copy of it, or start a new run in another folder"
_SECONDS_TO_WAIT = 60.0
_PASSED_OUT = "Pass"
"""In the column ``contract``, of a deal that nobody bids on."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS run (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS deals (
    source TEXT NOT NULL,           -- the contract set, or where else the deal is from
    number INTEGER NOT NULL,        -- its place there, from 0
    name TEXT NOT NULL,             -- what people call the board
    deal TEXT NOT NULL,             -- PBN
    dealer TEXT NOT NULL,
    auction TEXT NOT NULL,          -- the calls in order, alerts in braces, if known
    constraints TEXT NOT NULL,      -- on the hands, W:hcp=12-15,S=5+
    vulnerable TEXT NOT NULL,
    contract TEXT NOT NULL,
    double_dummy INTEGER NOT NULL,  -- the declarer's tricks, all hands seen
    PRIMARY KEY (source, number)
);
CREATE TABLE IF NOT EXISTS boards (
    source TEXT NOT NULL,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,           -- the declarer's key: its options that differ from the baseline
    defender TEXT NOT NULL,
    tricks INTEGER NOT NULL,        -- the declarer's
    score INTEGER NOT NULL,         -- points to the declarer's side
    seconds REAL NOT NULL,          -- CPU time of the declarer, both hands
    defender_seconds REAL NOT NULL,
    play TEXT NOT NULL,             -- the cards in order, as PBN writes them
    remarks TEXT NOT NULL,          -- what was out of the ordinary, and at which tricks
    program TEXT NOT NULL DEFAULT '',  -- who played it: version and hash of the sources
    PRIMARY KEY (source, number, player, defender)
);
CREATE TABLE IF NOT EXISTS failures (
    source TEXT NOT NULL,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,
    defender TEXT NOT NULL,
    error TEXT NOT NULL,            -- its traceback, and in the last line what happened and where
    PRIMARY KEY (source, number, player, defender)
);
CREATE TABLE IF NOT EXISTS decisions (
    source TEXT NOT NULL,
    number INTEGER NOT NULL,
    player TEXT NOT NULL,
    defender TEXT NOT NULL,
    decisions BLOB NOT NULL,        -- zlib of JSON: what was thought of every card; only of runs that keep it
    PRIMARY KEY (source, number, player, defender)
);
"""

_VIEW = """
CREATE VIEW played AS SELECT
    source, number, name, deal, dealer, auction, constraints, vulnerable, contract, double_dummy, player, defender,
    (SELECT value FROM run WHERE key = 'seed') AS seed,
    tricks, score, seconds, defender_seconds, play, remarks, program
FROM boards JOIN deals USING (source, number);
"""


class Store:
    """The rows of a run in a folder; use as a context manager.

    ``facts`` are what the rows depend on beside their key (seed, kind of run): a run is refused whose facts are others.
    Without ``write`` the store is only read. One Store may write to a folder at a time. With ``may_mix_programs``
    boards may be added to those of another version of the code (`experiments.runs.code_version.check_program`).

    :raises StoreError: if there is no run, another process is writing to it, it is damaged, of another format or of
        other facts, or the files cannot be opened.
    """

    def __init__(
        self,
        folder: Path,
        facts: Mapping[str, str] | None = None,
        *,
        create: bool = False,
        write: bool = True,
        may_mix_programs: bool = False,
    ) -> None:
        self.folder = folder
        self.may_mix_programs = may_mix_programs
        self._lock: sqlite3.Connection | None = None
        path = folder / BOARDS_FILE
        if not create and not path.exists():
            raise StoreError(f"{folder} holds no run (there is no {BOARDS_FILE} in it)")
        try:
            with self._explained("open"):
                if create:
                    folder.mkdir(parents=True, exist_ok=True)
                if write:
                    self._lock = _take_lock(folder)
                if not path.exists():
                    _create(path, {"format": FORMAT, **(facts or {})})
                if not path.stat().st_size:
                    raise StoreError(f"{path} is empty: what was in it is lost. {_WHEN_DAMAGED}")
                uri = f"{path.resolve().as_uri()}?mode={'rw' if write else 'ro'}"
                self._database = sqlite3.connect(uri, uri=True, timeout=_SECONDS_TO_WAIT, isolation_level=None)
                with self._transaction("DEFERRED"):  # one moment, also while another process writes
                    self._check(facts or {})
        except BaseException:
            self.close()
            raise

    @classmethod
    def to_read(cls, folder: Path) -> Store:
        """A store that is only read, also after its writer was killed in the middle of a row.

        :raises StoreError: as the constructor.
        """
        if (folder / f"{BOARDS_FILE}-journal").exists():
            # Only a writer can take back half a row. If one is at work, it does so itself.
            with contextlib.suppress(StoreError):
                cls(folder).close()
        return cls(folder, write=False)

    def _check(self, facts: Mapping[str, str]) -> None:
        """Whether this is the run it should be, and what was stored."""
        self._sound(checksums.damaged_structure(self._database))
        found = self.facts()
        kind = found.get("format", "unknown")
        if kind != FORMAT:
            reader = f"declarer 0.1.0 of commit {_READ_BY[kind]}" if kind in _READ_BY else "the version that wrote it"
            raise StoreError(
                f"{self.folder} holds a run of format {kind}, this version reads format {FORMAT}: read it with "
                f"{reader}, or start a new run in another folder"
            )
        if not checksums.kept(self._database):
            self._sound("it has no checksums")
        self._sound(checksums.damaged_tables(self._database))
        for key, value in facts.items():
            if found.get(key) != value:
                raise StoreError(
                    f"{self.folder} holds a run with {key} = {found.get(key)}, not {value}; that cannot change within "
                    "a run: start a new one in another folder"
                )

    def _sound(self, damage: str) -> None:
        if damage:
            raise StoreError(f"{self.folder / BOARDS_FILE} is damaged ({damage}). {_WHEN_DAMAGED}")

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the files and let others write."""
        if hasattr(self, "_database"):
            self._database.close()
        if self._lock is not None:
            self._lock.close()

    def facts(self) -> dict[str, str]:
        """What the run says of itself: its format, seed and kind."""
        return dict(self._rows("SELECT key, value FROM run"))

    def add_deal(self, deal: StoredDeal) -> None:
        """Store a deal, or the same again."""
        with self._explained("write to"), self._transaction():
            self._change("deals", {"source": deal.source, "number": deal.number}, deal_row(deal))

    def deals(self) -> dict[tuple[str, int], StoredDeal]:
        """All deals, by source and number."""
        names = "source, number, name, deal, dealer, auction, constraints, vulnerable, contract, double_dummy"
        deals = (_deal_of_row(*row) for row in self._rows(f"SELECT {names} FROM deals"))
        return {(deal.source, deal.number): deal for deal in deals}

    def add_board(self, board: PlayedBoard) -> None:
        """Store a board played; a failure of the same board before is forgotten."""
        key = asdict(board.key)
        with self._explained("write to"), self._transaction():
            self._change("boards", key, _values(board))
            if board.decisions:
                self._change("decisions", key, {**key, "decisions": zlib.compress(board.decisions.encode())})
            self._change("failures", key, None)

    def add_failure(self, failure: FailedBoard) -> None:
        """Store that a board could not be played."""
        with self._explained("write to"), self._transaction():
            self._change("failures", asdict(failure.key), _values(failure))

    def played(self) -> set[BoardKey]:
        """What has been played."""
        return {BoardKey(*row) for row in self._rows(f"SELECT {_columns(BoardKey)} FROM boards")}

    def programs(self) -> list[tuple[str, str, str, int]]:
        """Who played how many boards: player, defender, the code that played them, their number."""
        return list(
            self._rows("SELECT player, defender, program, COUNT(*) FROM boards GROUP BY 1, 2, 3 ORDER BY 1, 2, 3")
        )

    def boards(self) -> Iterator[PlayedBoard]:
        """All boards played, in the order of their keys."""
        names = _columns(PlayedBoard)
        for row in self._rows(f"SELECT {names} FROM boards ORDER BY source, number, defender, player"):
            yield PlayedBoard(**dict(zip(names.split(", "), row, strict=True)))

    def decisions(self, key: BoardKey) -> str:
        """JSON of every decision of a board; empty if they were not kept."""
        query = "SELECT decisions FROM decisions WHERE source = ? AND number = ? AND player = ? AND defender = ?"
        with self._explained("read"):
            rows = self._database.execute(query, astuple(key)).fetchall()
            return zlib.decompress(rows[0][0]).decode() if rows else ""

    def failures(self) -> list[FailedBoard]:
        """All boards that could not be played."""
        columns = _columns(FailedBoard)
        rows = self._rows(f"SELECT {columns} FROM failures ORDER BY source, number, defender, player")
        return [FailedBoard(*row) for row in rows]

    def _change(self, table: str, key: Mapping[str, object], values: Mapping[str, object] | None) -> None:
        """Have a row in a table with these values in place of what it has for this key; none if they are None."""
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
        """Say of which run it was that SQLite complained, and what to do."""
        try:
            yield
        except (sqlite3.Error, OSError, UnicodeError, MemoryError, zlib.error) as error:
            raise StoreError(
                f"cannot {verb} the run in {self.folder}: {_advice(error, resumed_by(self.folder))}"
            ) from None


def resumed_by(folder: Path) -> str:
    """Return the command that resumes a run."""
    return f"`declarer run resume {folder}`"


def _create(path: Path, facts: Mapping[str, str]) -> None:
    """A store without boards, which is there as a whole or not at all."""
    new = path.with_name(f"{path.name}.new")
    for left_over in (new, Path(f"{new}-journal")):
        left_over.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as database:
        database.executescript(f"BEGIN; {_SCHEMA} {_VIEW}")
        database.executemany("INSERT INTO run VALUES (?, ?)", facts.items())
        checksums.begin(database)
        database.execute("COMMIT")
    new.replace(path)


def _take_lock(folder: Path) -> sqlite3.Connection:
    """A lock that goes with the process, however that ends."""
    lock = sqlite3.connect(folder / LOCK_FILE, timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if "locked" in str(error):
            raise StoreError(f"{folder} is being written to by another process; wait for it, or stop it") from None
        raise
    return lock


def is_being_written(folder: Path) -> bool:
    """Whether a process has the lock of a run.

    :raises sqlite3.Error: if the lock cannot be opened.
    """
    try:
        _take_lock(folder).close()
    except StoreError:
        return True
    return False


def _advice(error: Exception, command: str) -> str:
    text = _in_a_line((isinstance(error, OSError) and error.strerror) or str(error) or type(error).__name__)
    if "full" in text or "disk I/O" in text:
        return f"{text}. Make room and go on with {command}: what was played before is kept"
    if "readonly" in text or "read-only" in text.lower() or "Permission" in text:
        return f"{text}. It needs to be writable"
    if "locked" in text:
        return f"{text}. Another program keeps it open; close that and go on with {command}"
    if isinstance(error, OSError):
        return text
    return f"{text}. If {BOARDS_FILE} is damaged: {_WHEN_DAMAGED[0].lower()}{_WHEN_DAMAGED[1:]}"


def _in_a_line(text: str) -> str:
    # What SQLite quotes of a damaged file may be anything.
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())[:300]


def deal_row(deal: StoredDeal) -> dict[str, object]:
    """Return a deal as its row in the table ``deals``: what two deals have in common if they are the same."""
    return {
        "source": deal.source,
        "number": deal.number,
        "name": deal.name,
        "deal": deal.deal.to_pbn(),
        "dealer": str(deal.dealer),
        "auction": str(deal.auction or ""),
        "constraints": format_constraints(deal.constraints),
        "vulnerable": str(deal.vulnerability),
        "contract": str(deal.contract or _PASSED_OUT),
        "double_dummy": deal.double_dummy,
    }


def _deal_of_row(source: str, number: int, name: str, *texts: Any) -> StoredDeal:
    deal, dealer, auction, constraints, vulnerable, contract, double_dummy = texts
    return StoredDeal(
        source,
        number,
        name,
        Deal.from_pbn(deal),
        Seat.parse(dealer),
        Vulnerability.parse(vulnerable),
        None if contract == _PASSED_OUT else Contract.parse(contract),
        double_dummy,
        Auction(dealer, auction) if auction else None,
        parse_constraints(constraints),
    )


def _columns(row: type) -> str:
    return ", ".join(each.name for each in fields(row) if "elsewhere" not in each.metadata)


def _values(row: PlayedBoard | FailedBoard) -> dict[str, object]:
    return {name: getattr(row, name) for name in _columns(type(row)).split(", ")}
