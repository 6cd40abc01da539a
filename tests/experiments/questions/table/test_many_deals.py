"""`declarer table` into a folder: the tables of many deals, in parts that outlive the command."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.rules.constraints import DealConditions
from agent.rules.contract import Vulnerability
from agent.rules.dealing import numbered_deals, random_deals
from ddsolver import Deal, Seat, Solver, StoppedError, Strain
from ddsolver.batch import dd_tables_array
from experiments.boards.pbn.reader import read_pbn
from experiments.boards.pbn.writer import pbn_bytes, write_pbn
from experiments.command_line.board_options import drawn_board
from experiments.errors import StoreError
from experiments.questions.table import many_deals as folders
from experiments.questions.table.many_deals import TableFolder, TableSettings
from experiments.runs.lock import locked
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


def kept(folder: Path, deals: int = 50, part: int = 20, seed: int = 3) -> TableFolder:
    settings = TableSettings(deals, f"seed {seed}", "S,H,D,C,NT", "N,E,S,W", part)
    return TableFolder(folder, settings, lambda first, end: numbered_deals(seed, first, end))


def filled(folder: Path, **settings: int) -> TableFolder:
    found = kept(folder, **settings)
    for _ in found.solve(found.missing(), 1):
        pass
    return found


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
    assert "has other tables, with strains NT in place of S,H,D,C,NT and declarers S in place of" in refused.stderr


@pytest.mark.usefixtures("quick")
def test_what_was_solved_before_an_interruption_is_kept_and_only_the_rest_is_solved(tmp_path: Path) -> None:
    begun = kept(tmp_path)
    assert begun.missing() == [0, 1, 2]
    solving = begun.solve([0, 1, 2], 1)
    assert [next(solving) for _ in range(2)] == [16, 16]
    del solving  # 32 deals are solved: one part of 20 is whole
    again = kept(tmp_path)
    assert again.missing() == [1, 2]
    assert again.deals_in([1, 2]) == 30
    assert sum(again.solve([1, 2], 1)) == 30
    again.join()
    hands, tricks = kept(tmp_path).read()
    assert hands.tolist() == numbered_deals(3, 0, 50).tolist()
    assert tricks.tolist() == spades(hands).tolist()
    assert kept(tmp_path).missing() == []
    assert sorted(path.name for path in tmp_path.iterdir()) == ["settings.json", "tables.npz"]


@pytest.mark.usefixtures("quick")
def test_the_size_of_parts_changes_nothing(tmp_path: Path) -> None:
    for size in (1, 16, 20, 50, 1000):
        found = filled(tmp_path / str(size), part=size)
        found.join()
        assert found.read()[1].tolist() == spades(numbered_deals(3, 0, 50)).tolist()


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


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
def test_a_damaged_part_is_named_with_what_to_do(tmp_path: Path) -> None:
    filled(tmp_path, deals=3, part=2)
    path = tmp_path / "parts" / "000001.npz"
    whole = path.read_bytes()
    damaged = [whole[: len(whole) // 2], b"", b"no zip", (tmp_path / "parts" / "000000.npz").read_bytes()]
    damaged += [
        bytes(byte ^ (255 if at == place else 0) for at, byte in enumerate(whole)) for place in range(len(whole))
    ]
    refused = []
    for content in damaged:
        path.write_bytes(content)
        try:
            assert kept(tmp_path, deals=3, part=2).missing() == []
        except StoreError as error:
            refused.append(str(error))
    assert all(message.startswith(f"{path} ") for message in refused)
    remedy = "delete this file and repeat the command, which then solves its deals again"
    assert all(message.endswith(remedy) for message in refused)
    # A wrong byte in the dates and other notes of the archive spoils no number.
    assert len(refused) > len(damaged) / 2
    path.write_bytes(whole)
    assert kept(tmp_path, deals=3, part=2).missing() == []
    path.unlink()
    assert kept(tmp_path, deals=3, part=2).missing() == [1]


@pytest.mark.usefixtures("quick")
def test_a_damaged_file_of_all_tables_is_not_reported_as_a_result(tmp_path: Path) -> None:
    filled(tmp_path, deals=3).join()
    path = tmp_path / "tables.npz"
    assert kept(tmp_path, deals=3).missing() == []
    path.write_bytes(path.read_bytes()[:300])
    with pytest.raises(StoreError, match=re.escape(str(path))):
        kept(tmp_path, deals=3).missing()


@pytest.mark.usefixtures("quick")
def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    filled(tmp_path / "tables", deals=3)
    for arguments, why in (
        (("--random", "3", "--seed", "4"), "with source seed 3 in place of seed 4 and deals_in_a_part 20 in place"),
        (("--random", "4", "--seed", "3"), "with deals 3 in place of 4"),
        ((SAMPLE,), "with deals 3 in place of 16 and source seed 3 in place of boards "),
    ):
        refused = declarer("table", *arguments, "-o", tmp_path / "tables")
        assert refused.returncode == 1
        assert f"{tmp_path / 'tables'} has other tables, {why}" in refused.stderr
        assert "give another folder, or the options that began it" in refused.stderr
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").touch()
    refused = declarer("table", "--random", "3", "-o", tmp_path / "other")
    assert "has other files, such as letter.txt; give a new folder" in refused.stderr
    (tmp_path / "tables" / "settings.json").write_text("{")
    refused = declarer("table", "--random", "3", "-o", tmp_path / "tables")
    assert f"{tmp_path / 'tables' / 'settings.json'} cannot be read" in refused.stderr


@pytest.mark.slow
def test_boards_of_a_file_keep_their_order_and_their_names(tmp_path: Path) -> None:
    done = declarer("table", SAMPLE, "-o", tmp_path / "tables", "--pbn")
    assert done.returncode == 0, done.stderr
    boards = read_pbn(SAMPLE).boards
    written = read_pbn(tmp_path / "tables" / "tables.pbn").boards
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
    found = read_pbn(tmp_path / "tables" / "tables.pbn").boards
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
    with locked(tmp_path):
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
