from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.auction import Auction
from agent.rules.constraints import HandConstraint
from ddsolver import Seat
from experiments.errors import StoreError
from experiments.runs.deals import keep_deals
from experiments.runs.file_names import resumed_by
from experiments.runs.rows import OPTIONAL, FailedBoard, PlayedBoard, columns_of, create_table
from experiments.runs.store import Store
from experiments.runs.store_files import BOARDS_FILE
from tests.kept import assert_kept
from tests.platforms import NEEDS_POSIX
from tests.players import deal_of_run

DEAL = deal_of_run(name="3NT 1", double_dummy=10)
BOARD = PlayedBoard("3NT", 0, "monte-carlo:samples=1", "arbitrary", 9, 600, 0.5, 0.1, "SA SK", "")
FAILED = FailedBoard("3NT", 0, "payoff", "arbitrary", "Traceback ...\nValueError: no")
FACTS = {"seed": "1"}


def test_rows_come_back_as_they_went_in(tmp_path: Path) -> None:
    with Store(tmp_path, FACTS, create=True) as store:
        store.add_deal(DEAL)
        store.add_board(BOARD)
        store.add_failure(FAILED)
    with Store(tmp_path, write=False) as store:
        assert store.deals() == {("3NT", 0): DEAL}
        assert list(store.boards()) == [BOARD]
        assert store.failures() == [FAILED]
        assert store.played() == {BOARD.key}
        assert store.facts()["seed"] == "1"


def test_a_board_played_at_last_is_no_failure_any_more(tmp_path: Path) -> None:
    with Store(tmp_path, FACTS, create=True) as store:
        store.add_failure(FAILED)
        store.add_board(replace(BOARD, player="payoff"))
        assert store.failures() == []


def test_the_view_played_has_everything_about_a_board_in_one_row(tmp_path: Path) -> None:
    with Store(tmp_path, FACTS, create=True) as store:
        store.add_deal(DEAL)
        store.add_board(BOARD)
    database = sqlite3.connect(tmp_path / BOARDS_FILE)
    database.row_factory = sqlite3.Row
    row = dict(database.execute("SELECT * FROM played").fetchone())
    database.close()
    assert row["deal"] == DEAL.deal.to_pbn()
    assert (row["contract"], row["double_dummy"], row["seed"]) == ("3NTS", 10, "1")
    assert (row["player"], row["defender"], row["tricks"], row["score"]) == (BOARD.player, "arbitrary", 9, 600)
    assert row["play"] == "SA SK"


def test_a_second_writer_is_refused_and_readers_are_not(tmp_path: Path) -> None:
    with Store(tmp_path, FACTS, create=True) as store:
        store.add_board(BOARD)
        with pytest.raises(StoreError, match="is being written to by another process"):
            Store(tmp_path, FACTS)
        with Store(tmp_path, write=False) as reader:
            assert list(reader.boards()) == [BOARD]
    with Store(tmp_path, FACTS) as again:
        assert list(again.boards()) == [BOARD]


def test_a_folder_without_a_run_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"holds no run \(there is no boards.sqlite in it\)"):
        Store(tmp_path)


def test_a_run_of_another_format_is_refused_untouched(tmp_path: Path) -> None:
    with Store(tmp_path, FACTS, create=True) as store:
        store.add_board(BOARD)
    database = sqlite3.connect(tmp_path / BOARDS_FILE)
    with database:
        database.execute("UPDATE run SET value = '99' WHERE key = 'format'")
    database.close()
    before = (tmp_path / BOARDS_FILE).read_bytes()
    for write in (True, False):
        with pytest.raises(
            StoreError,
            match="run of format 99, but this version reads format 4: read it with the version that wrote it",
        ):
            Store(tmp_path, FACTS, write=write)
    assert (tmp_path / BOARDS_FILE).read_bytes() == before


def test_another_seed_is_refused(tmp_path: Path) -> None:
    Store(tmp_path, FACTS, create=True).close()
    with pytest.raises(StoreError, match="a run with seed = 1, not 2; the seed cannot change"):
        Store(tmp_path, {"seed": "2"})


def test_a_file_that_is_no_database_is_told(tmp_path: Path) -> None:
    (tmp_path / BOARDS_FILE).write_text("not a database, whatever its name says" * 100)
    with pytest.raises(StoreError, match="file is not a database"):
        Store(tmp_path, FACTS)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"cannot open the run in .*file/run: "):
        Store(tmp_path / "file" / "run", FACTS, create=True)


def test_a_store_that_cannot_be_written_to_is_told_and_keeps_its_rows(tmp_path: Path) -> None:
    with Store(tmp_path, FACTS, create=True) as store:
        store.add_board(BOARD)
    with Store(tmp_path, write=False) as store:
        with pytest.raises(StoreError, match=r"cannot write to the run in .*readonly database.* its files writable"):
            store.add_board(replace(BOARD, number=1))
        assert list(store.boards()) == [BOARD]


def test_a_run_whose_lock_cannot_be_made_is_not_called_damaged(tmp_path: Path) -> None:
    Store(tmp_path, FACTS, create=True).close()
    (tmp_path / "lock").unlink()
    (tmp_path / "lock").mkdir()
    with pytest.raises(StoreError, match=r"unable to open database file\. Make the folder and its files writable$"):
        Store(tmp_path, FACTS)


@NEEDS_POSIX
def test_the_command_that_resumes_a_run_can_be_typed_as_it_is_shown() -> None:
    assert resumed_by(Path("my run")) == "`declarer run resume 'my run'`"
    assert resumed_by(Path("runs/1")) == "`declarer run resume runs/1`"


@NEEDS_POSIX
def test_a_disk_that_fills_up_is_told_and_what_was_stored_stays(tmp_path: Path) -> None:
    # A limit on the size of files stands for a full disk.
    result = subprocess.run(
        [sys.executable, "-c", _FILL, str(tmp_path)], capture_output=True, text=True, check=False, preexec_fn=_limit
    )
    assert "cannot write to the run" in result.stderr, result
    assert "the boards played so far are kept" in result.stderr
    with Store(tmp_path, FACTS) as store:
        boards = list(store.boards())
    assert len(boards) == int(result.stdout)
    assert len(boards) > 10


def _limit() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))


_FILL = """
import sys
from pathlib import Path
from experiments.runs.store import Store
from experiments.runs.rows import PlayedBoard
from experiments.errors import StoreError
store = Store(Path(sys.argv[1]), {"seed": "1"}, create=True)
stored = 0
try:
    for number in range(10_000):
        store.add_board(PlayedBoard("3NT", number, "p", "d", 9, 600, 0.5, 0.1, "SA " * 300, ""))
        stored += 1
except StoreError as error:
    print(error, file=sys.stderr)
print(stored)
"""


@NEEDS_POSIX
def test_a_run_whose_writer_was_killed_within_a_row_can_be_read(tmp_path: Path) -> None:
    with Store(tmp_path, FACTS, create=True) as store:
        store.add_board(BOARD)
    killed = subprocess.run([sys.executable, "-c", _HALF_A_ROW, str(tmp_path)], check=False)
    assert killed.returncode == -9
    assert (tmp_path / f"{BOARDS_FILE}-journal").stat().st_size > 0
    with Store.to_read(tmp_path) as store:
        assert list(store.boards()) == [BOARD]


_HALF_A_ROW = """
import os, signal, sqlite3, sys
from experiments.runs.store import BOARDS_FILE
database = sqlite3.connect(os.path.join(sys.argv[1], BOARDS_FILE), isolation_level=None)
database.execute("PRAGMA cache_size = 1")
database.execute("BEGIN")
database.execute("DELETE FROM boards")
for number in range(2000):
    database.execute("INSERT INTO run VALUES (?, ?)", (f"key {number}", "x" * 500))
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_deal_is_the_same_after_it_was_stored_though_its_text_says_less(tmp_path: Path) -> None:
    """An alert with braces, and a constraint that limits nothing."""
    auction = Auction(Seat.SOUTH).call("1C").alert("strong {16+}").call("Pass").call("Pass").call("Pass")
    deal = replace(DEAL, auction=auction, constraints={Seat.WEST: HandConstraint()})
    with Store(tmp_path, FACTS, create=True) as store:
        keep_deals(store, [deal])
        keep_deals(store, [deal])
        with pytest.raises(StoreError, match="has deal 1 from"):
            keep_deals(store, [replace(deal, contract=None)])


def test_the_tables_of_a_run_stay(tmp_path: Path) -> None:
    """Other programs read them; columns may be added, another change needs another `FORMAT`."""
    with Store(tmp_path, FACTS, create=True) as store:
        store.add_deal(DEAL)
        store.add_board(
            replace(BOARD, fault="declarer: no answer", said="last words", wall_seconds=0.75, defender_wall_seconds=0.5)
        )
    with closing(sqlite3.connect(tmp_path / BOARDS_FILE)) as database:
        for row, (table, key) in OPTIONAL.items():
            database.execute(create_table(table, columns_of(row), key))
        made = database.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name").fetchall()
        played = database.execute("SELECT * FROM played")
        rows = [dict(zip([name for name, *_ in played.description], row, strict=True)) for row in played]
    assert_kept("schema", {"tables": {name: " ".join(sql.split()) for name, sql in made}, "played": rows})


def test_what_a_killed_process_left_of_a_run_that_it_began_is_no_hindrance(tmp_path: Path) -> None:
    for name in (f"{BOARDS_FILE}.new", f"{BOARDS_FILE}.new-journal"):
        (tmp_path / name).write_bytes(b"half a database")
    with Store(tmp_path, FACTS, create=True) as store:
        assert store.facts()["seed"] == "1"
    assert not list(tmp_path.glob("*.new*"))
