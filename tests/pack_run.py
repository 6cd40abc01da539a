"""Make a finished run ready for results/: without the players' decisions, and packed.

    python -m tests.pack_run RUN

Most of a match's file is what the players thought of each card. Keep this only if a page cites it.
"""

from __future__ import annotations

import argparse
import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

from experiments.runs import checksums
from experiments.runs.store import Store
from experiments.runs.store_files import BOARDS_FILE, PACKED_FILE


def pack_run(folder: Path) -> None:
    """Drop the decisions of a run, and pack it.

    :raises StoreError: if the run cannot be written to.
    """
    path = folder / BOARDS_FILE
    Store(folder).close()  # refuses a damaged run, and unpacks a packed one
    with closing(sqlite3.connect(path)) as database:
        with database:
            decisions = database.execute("SELECT * FROM decisions").fetchall()
            database.execute("DELETE FROM decisions")
            checksums.changed(database, "decisions", decisions, [])
        database.execute("VACUUM")
    (folder / PACKED_FILE).write_bytes(lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME))
    path.unlink()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path)
    pack_run(parser.parse_args().run)


if __name__ == "__main__":
    main()
