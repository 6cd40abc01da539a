"""The file of a run: the database, or the same packed."""

from __future__ import annotations

import contextlib
import gzip
import lzma
import sqlite3
import zlib
from collections.abc import Mapping
from pathlib import Path

from experiments.errors import StoreError
from experiments.runs import checksums
from experiments.runs.lock import write_whole
from experiments.runs.rows import SCHEMA, VIEW

BOARDS_FILE = "boards.sqlite"
PACKED_FILE = f"{BOARDS_FILE}.xz"
"""The same file, packed with xz to about a sixth of its size; the runs in ``results/`` are packed."""
_PACKED_BEFORE = f"{BOARDS_FILE}.gz"
"""The same, as it was packed up to version 0.2."""
WHEN_DAMAGED = "Restore the file from a copy, or start a new run in another folder"
_SECONDS_TO_WAIT = 60.0


def holds_run(folder: Path | str) -> bool:
    """Return whether there is a run in a folder, packed or not."""
    return (Path(folder) / BOARDS_FILE).exists() or packed_file(Path(folder)).exists()


def packed_file(folder: Path) -> Path:
    """Return the file of a packed run; there may be none."""
    before = folder / _PACKED_BEFORE
    return before if before.exists() else folder / PACKED_FILE


def connect(path: Path, *, write: bool) -> sqlite3.Connection:
    """Return the database in a file; several threads may use it, one at a time.

    :raises StoreError: if the file is empty.
    """
    if not path.stat().st_size:
        raise StoreError(_lost(path))
    uri = f"{path.resolve().as_uri()}?mode={'rw' if write else 'ro'}"
    return sqlite3.connect(uri, uri=True, timeout=_SECONDS_TO_WAIT, isolation_level=None, check_same_thread=False)


def connect_packed(packed: Path) -> sqlite3.Connection:
    """Return a read-only database in memory with the content of a packed run."""
    content = _content(packed)
    database = sqlite3.connect(":memory:", isolation_level=None)
    database.deserialize(content)
    database.execute("PRAGMA query_only = ON")
    return database


def unpack(packed: Path, path: Path) -> None:
    """Replace a packed run with its database, so that boards can be added."""
    content = _content(packed)
    write_whole(path, lambda new: new.write_bytes(content))
    packed.unlink()


def _content(packed: Path) -> bytes:
    packed_content = packed.read_bytes()
    try:
        content = _decompress(packed.name, packed_content) if packed_content else b""
    except (lzma.LZMAError, gzip.BadGzipFile, zlib.error, EOFError) as error:
        raise StoreError(f"{packed} is damaged ({in_a_line(str(error))}). {WHEN_DAMAGED}") from None
    if not content:
        raise StoreError(_lost(packed))
    return content


def _decompress(name: str, content: bytes) -> bytes:
    return gzip.decompress(content) if name == _PACKED_BEFORE else lzma.decompress(content)


def _lost(file: Path) -> str:
    return f"{file} is empty: its content is lost. {WHEN_DAMAGED}"


def create_database(path: Path, facts: Mapping[str, str]) -> None:
    """Create a store without boards; the file appears only when it is complete."""
    new = path.with_name(f"{path.name}.new")
    for left_over in (new, Path(f"{new}-journal")):
        left_over.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(new, isolation_level=None)) as database:
        database.executescript(f"BEGIN; {'; '.join(SCHEMA.values())}; {VIEW}")
        database.executemany("INSERT INTO run VALUES (?, ?)", facts.items())
        checksums.begin(database)
        checksums.add(database, "measures")
        database.execute("COMMIT")
    new.replace(path)


def in_a_line(text: str) -> str:
    """Return a text of SQLite as one printable line of at most 300 letters."""
    # SQLite may quote any bytes of a damaged file.
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:300]


def advice(error: Exception, command: str) -> str:
    """Return what failed, and what to do; ``command`` resumes the run."""
    text = in_a_line((isinstance(error, OSError) and error.strerror) or str(error) or type(error).__name__)
    if "full" in text or "disk I/O" in text:
        return f"{text}. Free some disk space and resume with {command}: the boards played so far are kept"
    if "readonly" in text or "read-only" in text.lower() or "Permission" in text or "unable to open" in text:
        return f"{text}. Make the folder and its files writable"
    if "locked" in text:
        return f"{text}. Another program has the file open; close that program and resume with {command}"
    if isinstance(error, FileExistsError | NotADirectoryError):
        return f"{text}. A file has this name, or that of a folder above it; give another folder"
    if isinstance(error, OSError):
        return text
    return f"{text}. If {BOARDS_FILE} is damaged: {WHEN_DAMAGED[0].lower()}{WHEN_DAMAGED[1:]}"
