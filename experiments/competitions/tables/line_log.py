"""The log of a table manager: every line in both directions, and what happened at the table."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from experiments.errors import FormatError

LOG = "lines.log"
"""The name of the log file in the folder of a run."""
BOARD, LOCAL, RESULT = "#", "*", "="
"""Signs of log entries: the start of a board, a call or card of one of our players, and the end of a board.

Lines to a client have the sign ``>``, and lines from a client ``<``.
"""


@dataclass(frozen=True, slots=True)
class LineLog:
    """Writes the log of one table."""

    table: int
    write: Callable[[str], object]

    def line(self, who: str, sign: str, text: str) -> None:
        """Write an entry with the current time.

        ``who`` is a seat, the number of a client without a seat, or ``table`` for the whole table.
        """
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
