"""The log of a table manager: every line in both directions, and the other data that a replay needs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

from experiments.errors import FormatError

LOG = "lines.log"
"""The name of the log file in the folder of a run."""
BOARD, LOCAL, RESULT = "#", "*", "="
"""Signs of log entries: the start of a board, a call or card of one of our players, and the end of a board.

Lines to a client have the sign ``>``, and lines from a client ``<``.
"""
_SIGNS = (">", "<", BOARD, LOCAL, RESULT)


class Entry(NamedTuple):
    """One line of the log file.

    ``who`` is a seat, the number of a client without a seat, or ``table`` for the whole table.
    """

    time: str
    table: int
    who: str
    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class LineLog:
    """Writes the log of one table."""

    table: int
    write: Callable[[str], object]

    def line(self, who: str, sign: str, text: str) -> None:
        """Write an entry with the current time; the arguments are fields of `Entry`."""
        time = datetime.now(UTC).isoformat(timespec="milliseconds")
        self.write(f"{time} {self.table} {who} {sign} {text}\n")

    def values(self, sign: str, values: Mapping[str, Any]) -> None:
        """Write an entry about the table; its text is ``values`` as JSON."""
        self.line("table", sign, json.dumps(values))


@contextmanager
def written_to(path: Path | None) -> Iterator[Callable[[str], object]]:
    """Yield a function that appends text to a log; if ``path`` is None, the function does nothing.

    :raises FormatError: if the file cannot be written.
    """
    if path is None:
        yield lambda *_: None
        return
    try:
        # The name of a client may come from the command line, where bytes that are no UTF-8 become lone surrogates.
        with path.open("a", encoding="utf-8", errors="backslashreplace", buffering=1) as file:
            yield file.write
    except OSError as error:
        raise FormatError(f"cannot write {path}: {error.strerror or error}") from None


def read_log(path: Path) -> Iterator[Entry]:
    """Yield the entries of a log; an incomplete last line is left out.

    :raises FormatError: if the file cannot be read, or a line is not an entry.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError) as error:
        raise FormatError(f"cannot read {path}: {getattr(error, 'strerror', None) or error}") from None
    for number, line in enumerate(text.splitlines(keepends=True), start=1):
        if not line.endswith("\n"):
            return
        parts = line.rstrip("\n").split(" ", 4)
        if len(parts) != 5 or not (parts[1].isdecimal() and len(parts[1]) < 10) or parts[3] not in _SIGNS:
            raise FormatError(f"{path}:{number}: not a line of a table manager's log: {line[:80].rstrip()!r}")
        yield Entry(parts[0], int(parts[1]), parts[2], parts[3], parts[4])
