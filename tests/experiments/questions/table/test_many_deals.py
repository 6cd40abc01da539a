"""`declarer table` into a folder: the tables of many deals, in parts that outlive the command."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from typer import Exit

from agent.rules.constraints import DealConditions
from agent.rules.contract import Vulnerability
from agent.rules.dealing import numbered_deals, random_deals
from ddsolver import Deal, Seat, Solver, StoppedError, Strain
from ddsolver.batch import dd_tables_array
from ddsolver.deal_arrays import Asked
from experiments.boards.files import read_file
from experiments.boards.pbn.writer import pbn_bytes, write_pbn
from experiments.command_line.board_options import drawn_board
from experiments.errors import StoreError
from experiments.questions.table import many_deals as folders
from experiments.questions.table.many_deals import ManyDeals, kept_tricks, solve_missing, write_tables
from experiments.runs.lock import take_lock
from experiments.runs.store import Store
from experiments.runs.store_files import BOARDS_FILE
from tests.command import declarer

ROOT = Path(__file__).parents[4]
SAMPLE = ROOT / "experiments" / "data" / "sample.pbn"
CLUB = ROOT / "tests" / "data" / "club.pbn"


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables that take no time: the number of a deal's spades with each declarer."""

    def stream(deals: Iterator[NDArray[np.int64]], *_: object, **__: object) -> Iterator[NDArray[np.int8]]:
        rows = [*deals]
        for start in range(0, len(rows), 16):
            yield spades(np.array(rows[start : start + 16]))

    monkeypatch.setattr(folders, "dd_tables_stream", stream)


def spades(hands: NDArray[np.int64]) -> NDArray[np.int8]:
    counts = np.bitwise_count(hands & 0x1FFF).astype(np.int8)
    return np.repeat(counts[:, :, None], 5, axis=2)


ALL = Asked.parse(None, None)
DEALS = ManyDeals.of_seed(50, 3, DealConditions.parse(""))


@pytest.fixture
def parts_of_20(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(folders, "PART", 20)


def test_a_random_deal_depends_on_the_seed_and_its_number_only() -> None:
    deals = numbered_deals(7, 0, 30)
    assert numbered_deals(7, 10, 20).tolist() == deals[10:20].tolist()
    by_itself = random_deals(1, np.random.default_rng(np.random.SeedSequence(7, spawn_key=(12,))))
    assert by_itself.tolist() == deals[12:13].tolist()
    assert len({tuple(deal) for deal in np.concatenate([deals, numbered_deals(8, 0, 30)]).tolist()}) == 60
    assert numbered_deals(7, 3, 3).shape == (0, 4)


@pytest.mark.slow
def test_random_tables_are_those_of_the_solver(tmp_path: Path) -> None:
    for number, jobs in ((3, "2"), (2, "1")):
        done = declarer("table", "--random", str(number), "--seed", "5", "-o", tmp_path / jobs, "--threads", jobs)
        assert done.returncode == 0, done.stderr
        assert done.stderr == f"declarer: {number} tables in {tmp_path / jobs / 'tables.npz'}\n"
        with np.load(tmp_path / jobs / "tables.npz") as found:
            hands, tricks = found["hands"], found["tricks"]
        assert hands.tolist() == numbered_deals(5, 0, number).tolist()
        assert (hands.dtype, tricks.dtype) == (np.dtype(np.int64), np.dtype(np.int8))
        assert tricks.tolist() == dd_tables_array(hands).tolist()


def test_only_chosen_results_are_solved_into_a_folder(tmp_path: Path) -> None:
    arguments = ("table", "--random", "1", "--strains", "NT", "--declarers", "S", "-o", tmp_path)
    assert declarer(*arguments).returncode == 0
    with np.load(tmp_path / "tables.npz") as found:
        tricks = found["tricks"][0]
        (whole,) = dd_tables_array(found["hands"])
    assert tricks[Seat.SOUTH, Strain.NOTRUMP] == whole[Seat.SOUTH, Strain.NOTRUMP]
    assert (tricks == -1).sum() == 19
    refused = declarer("table", "--random", "1", "-o", tmp_path)
    assert refused.returncode == 1
    assert "holds a run with strains = NT, not S,H,D,C,NT; the strains cannot change within a run: " in refused.stderr


@pytest.mark.usefixtures("quick", "parts_of_20")
def test_what_was_solved_before_an_interruption_is_kept_and_only_the_rest_is_solved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual: Any = vars(folders)["dd_tables_stream"]
    asked: list[int] = []

    def stopped(deals: Iterator[NDArray[np.int64]], *_: object, **__: object) -> Iterator[NDArray[np.int8]]:
        rows = [*deals]
        asked.append(len(rows))
        for place, tables in enumerate(usual(iter(rows))):
            if place == 2 and len(asked) == 1:
                raise KeyboardInterrupt
            yield tables

    monkeypatch.setattr(folders, "dd_tables_stream", stopped)
    with Store(tmp_path, create=True) as store:
        with pytest.raises(Exit):
            solve_missing(store, DEALS.hands, ALL, 1)
        assert kept_tricks(store).tolist() == spades(numbered_deals(3, 0, 20)).tolist()  # of 32: one whole part of 20
        for _ in range(2):
            solve_missing(store, DEALS.hands, ALL, 1)
            assert kept_tricks(store).tolist() == spades(numbered_deals(3, 0, 50)).tolist()
    assert asked == [50, 30, 0]


@pytest.mark.usefixtures("quick")
def test_the_size_of_parts_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for size in (1, 16, 20, 50, 1000):
        monkeypatch.setattr(folders, "PART", size)
        write_tables(tmp_path / str(size), DEALS, ALL, 1, pbn=False)
        with np.load(tmp_path / str(size) / "tables.npz") as found:
            assert found["hands"].tolist() == numbered_deals(3, 0, 50).tolist()
            assert found["tricks"].tolist() == spades(found["hands"]).tolist()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("error", [KeyboardInterrupt(), StoppedError("stopped")])
def test_a_stopped_command_says_how_to_go_on(
    error: BaseException, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual: Any = vars(folders)["dd_tables_stream"]

    def stopped(*arguments: Any, **options: Any) -> Iterator[NDArray[np.int8]]:
        for place, tables in enumerate(usual(*arguments, **options)):
            if place == 70:  # 1120 deals are solved
                raise error
            yield tables

    monkeypatch.setattr(folders, "dd_tables_stream", stopped)
    command = ("table", "--random", "1200", "--seed", "2", "-o", tmp_path)
    done = declarer(*command)
    assert done.returncode == 1
    assert done.stderr == f"declarer: stopped; {tmp_path} has 1000 of 1200 tables. Repeat the command to go on\n"
    assert declarer(*command).returncode == 0
    with np.load(tmp_path / "tables.npz") as found:
        assert found["hands"].tolist() == numbered_deals(2, 0, 1200).tolist()


@pytest.mark.usefixtures("quick")
def test_kept_tables_that_were_changed_are_refused(tmp_path: Path) -> None:
    write_tables(tmp_path, DEALS, ALL, 1, pbn=False)
    with closing(sqlite3.connect(tmp_path / BOARDS_FILE)) as database, database:
        database.execute("UPDATE details SET value = '00' || substr(value, 3)")
    with pytest.raises(StoreError, match=r"is damaged \(details\)"):
        write_tables(tmp_path, DEALS, ALL, 1, pbn=False)


@pytest.mark.usefixtures("quick")
def test_the_file_of_all_tables_can_be_written_again_without_solving(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_tables(tmp_path, DEALS, ALL, 1, pbn=False)
    with np.load(tmp_path / "tables.npz") as found:
        tricks = found["tricks"].tolist()
    (tmp_path / "tables.npz").unlink()
    monkeypatch.setattr(folders, "dd_tables_stream", lambda *_, **__: iter(()))
    monkeypatch.setattr(folders, "closing", nullcontext)
    write_tables(tmp_path, DEALS, ALL, 1, pbn=False)
    with np.load(tmp_path / "tables.npz") as found:
        assert found["tricks"].tolist() == tricks


@pytest.mark.usefixtures("quick")
def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    write_tables(tmp_path / "tables", ManyDeals.of_seed(3, 3, DealConditions.parse("")), ALL, 1, pbn=False)
    for arguments, why in (
        (("--random", "3", "--seed", "4"), "holds a run with source = seed 3, not seed 4"),
        (("--random", "4", "--seed", "3"), "holds a run with deals = 3, not 4"),
        ((SAMPLE,), "holds a run with source = seed 3, not boards "),
    ):
        refused = declarer("table", *arguments, "-o", tmp_path / "tables")
        assert refused.returncode == 1
        assert f"{tmp_path / 'tables'} {why}" in refused.stderr
        assert "give another folder, or the options that began it" in refused.stderr
    (tmp_path / "older").mkdir()
    (tmp_path / "older" / "tables.npz").touch()
    refused = declarer("table", "--random", "3", "-o", tmp_path / "older")
    assert "has results that an earlier version kept in tables.npz; name another folder" in refused.stderr


@pytest.mark.slow
def test_boards_of_a_file_keep_their_order_and_their_names(tmp_path: Path) -> None:
    done = declarer("table", SAMPLE, "-o", tmp_path / "tables", "--pbn")
    assert done.returncode == 0, done.stderr
    boards = read_file(SAMPLE).boards
    written = read_file(tmp_path / "tables" / "tables.pbn").boards
    assert [board.name for board in written] == [board.name for board in boards]
    with np.load(tmp_path / "tables" / "tables.npz") as found:
        assert found["hands"].tolist() == [[*board.deal.hands] for board in boards]
    one_file = tmp_path / "one.pbn"
    assert declarer("table", SAMPLE, "-o", one_file).returncode == 0
    assert one_file.read_bytes() == (tmp_path / "tables" / "tables.pbn").read_bytes()
    told = declarer("table", CLUB, "-o", tmp_path / "club")
    assert told.returncode == 1
    assert "hides the hands of" in told.stderr
    assert "3 tables in" in told.stderr


def test_random_deals_are_written_as_numbered_boards_one_by_one(tmp_path: Path) -> None:
    hands = numbered_deals(5, 0, 20)
    boards = [drawn_board(number, row, Vulnerability.of_board(number)) for number, row in enumerate(hands, start=1)]
    write_pbn(tmp_path / "boards.pbn", iter(boards))
    assert (tmp_path / "boards.pbn").read_bytes() == pbn_bytes(boards)
    write_pbn(tmp_path / "none.pbn", iter(()))
    assert (tmp_path / "none.pbn").read_bytes() == pbn_bytes([])
    assert declarer("table", "--random", "2", "--seed", "5", "-o", tmp_path / "tables", "--pbn").returncode == 0
    found = read_file(tmp_path / "tables" / "tables.pbn").boards
    assert [(board.hands, board.dealer, board.vulnerability) for board in found] == [
        (board.hands, board.dealer, board.vulnerability) for board in boards[:2]
    ]
    assert all(len(board.tags["DoubleDummyTricks"]) == 20 for board in found)


def test_chosen_results_are_printed_without_par(tmp_path: Path) -> None:
    deal = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"
    whole = Solver().dd_table(Deal.from_pbn(deal))
    chosen = ("--strains", "NT,S", "--declarers", "S,W")
    shown = declarer("table", deal, *chosen)
    assert shown.stdout == "      ♠  NT\nS    10  12\nW     3   1\n"
    found = json.loads(declarer("table", deal, *chosen, "--json").stdout)
    assert found == {
        "table": {"S": {"S": whole["S"]["S"], "NT": whole["S"]["NT"]}, "W": {"S": 3, "NT": 1}},
        "par": None,
    }
    few = tmp_path / "few.pbn"
    few.write_text("\n\n".join(SAMPLE.read_text().split("\n\n")[:3]) + "\n")
    rows = declarer("table", few, *chosen, "--csv").stdout.splitlines()
    assert [len(row.split(",")) for row in rows] == [25] * 4
    assert all(row.count(",,") > 5 and row.endswith(",,") for row in rows[1:])
    text = declarer("table", few, *chosen).stdout
    assert "Par" not in text
    assert text.startswith("Board 1, dealer N\n      ♠  NT\nS   ")
    boards = json.loads(declarer("table", few, *chosen, "--json").stdout)["boards"]
    assert [board["par"] for board in boards] == [None, None, None]


def test_one_process_at_a_time_writes_to_a_folder(tmp_path: Path) -> None:
    command = "table", "--random", "1", "--strains", "NT", "-o", tmp_path
    assert declarer(*command).returncode == 0
    with closing(take_lock(tmp_path)):
        refused = declarer(*command)
    assert refused.returncode == 1
    assert f"{tmp_path} is being written to by another process" in refused.stderr


@pytest.mark.usefixtures("quick")
def test_random_deals_may_have_to_fulfil_conditions(tmp_path: Path) -> None:
    where = "S:bal, hcp=15-17; NS:S=8+"
    done = declarer("table", "--random", "5", "--where", where, "-o", tmp_path / "tables")
    assert done.returncode == 0, done.stderr
    with np.load(tmp_path / "tables" / "tables.npz") as stored:
        assert DealConditions.parse(where).allows(stored["hands"]).all()
    other = declarer("table", "--random", "5", "--where", "S:bal", "-o", tmp_path / "tables")
    assert other.returncode == 1
    assert "S:hcp=15-17,bal; NS:S=8+" in other.stderr
    alone = declarer("table", "N:A... K... Q... J...", "--where", "S:bal")
    assert (alone.returncode, "it only applies to --random" in " ".join(alone.stderr.split())) == (2, True)
