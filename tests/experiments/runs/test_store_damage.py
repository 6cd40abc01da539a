"""Databases damaged at random: a store gives back what was stored, or says in a line that it cannot."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from experiments.errors import StoreError
from experiments.runs.rows import BoardKey, FailedBoard, PlayedBoard
from experiments.runs.store import Store
from experiments.runs.store_files import BOARDS_FILE, PACKED_FILE
from tests.players import deal_of_run

FACTS = {"kind": "match", "seed": "7"}
PAGE = 4096
NEW = PlayedBoard(
    "3NT", 99, "payoff:samples=5", "arbitrary", 9, 600, 1.5, 0.25, "SA S2", "", '[{"card": "SA"}]', "0.1.0+cafe"
)


def flip(data: bytearray, luck: random.Random) -> None:
    for _ in range(luck.choice([1, 1, 2, 5])):
        data[luck.randrange(len(data))] ^= 1 << luck.randrange(8)


def overwrite(data: bytearray, luck: random.Random) -> None:
    at, length = luck.randrange(len(data)), luck.choice([1, 3, 20, 200])
    data[at : at + length] = luck.randbytes(length)[: len(data) - at]


def blank(data: bytearray, luck: random.Random) -> None:
    """A sector that was never written."""
    at = luck.randrange(len(data) // 512) * 512
    data[at : at + 512] = bytes(512)


def cut_off(data: bytearray, luck: random.Random) -> None:
    del data[luck.choice([0, luck.randrange(len(data)), luck.randrange(len(data) // PAGE) * PAGE]) :]


def mix_up(data: bytearray, luck: random.Random) -> None:
    """A page in another's place, or two exchanged."""
    one, other = (luck.randrange(len(data) // PAGE) * PAGE for _ in range(2))
    first, second = data[one : one + PAGE], data[other : other + PAGE]
    data[other : other + PAGE] = first
    if luck.random() < 0.5:
        data[one : one + PAGE] = second


DAMAGES: list[Callable[[bytearray, random.Random], None]] = [flip, flip, overwrite, overwrite, blank, cut_off, mix_up]


def fill(folder: Path) -> None:
    """A run with rows in every table."""
    luck = random.Random(1)
    with Store(folder, FACTS, create=True) as store:
        for number in range(20):
            store.add_deal(deal_of_run("3NT", number, name=f"3NT {number}"))
            for samples in range(4):
                play = " ".join(luck.choices(["SA", "H2", "DT", "CQ"], k=52))
                key = BoardKey("3NT", number, f"payoff:samples={samples}", "arbitrary")
                if samples == 3 and number < 10:
                    store.add_failure(FailedBoard("3NT", number, key.player, key.defender, f"Traceback\n{play}"))
                    continue
                decisions = f'[{{"card": "{play}"}}]' if samples == 0 else ""
                store.add_board(
                    PlayedBoard(
                        "3NT", number, key.player, key.defender, 9, 600, luck.random(), 0.1, play, "", decisions
                    )
                )


def content(store: Store) -> object:
    """All that can be read."""
    boards = list(store.boards())
    played = store.played()
    return (
        store.facts(),
        store.deals(),
        boards,
        played,
        store.failures(),
        {key: store.decisions(key) for key in played},
        [type(board.seconds) for board in boards],
    )


def fuzz(folder: Path, times: int, seed: int) -> list[str]:
    """Damage a run ``times`` times: each time it is read unchanged or refused; return the messages."""
    fill(folder)
    path = folder / BOARDS_FILE
    sound = path.read_bytes()
    with Store.to_read(folder) as store:
        before = content(store)
    refusals = []
    luck = random.Random(seed)
    for _ in range(times):
        data = bytearray(sound)
        luck.choice(DAMAGES)(data, luck)
        path.write_bytes(data)
        try:
            with Store.to_read(folder) as store:
                assert content(store) == before
            with Store(folder, FACTS) as store:
                assert content(store) == before
                store.add_board(NEW)
            with Store.to_read(folder) as store:
                assert list(store.boards())[-1] == NEW
                assert len(store.played()) == 71
        except StoreError as error:
            refusals.append(str(error))
        for left_over in folder.glob(f"{BOARDS_FILE}-*"):
            left_over.unlink()
    return refusals


def check_refusals(refusals: list[str], folder: Path, times: int) -> None:
    assert times // 2 < len(refusals) < times
    assert all(str(folder) in refusal and len(refusal.splitlines()) == 1 for refusal in refusals)


def test_a_damaged_run_is_refused_in_a_line_or_is_as_it_was(tmp_path: Path) -> None:
    check_refusals(fuzz(tmp_path, 60, seed=1), tmp_path, 60)


@pytest.mark.long
def test_a_run_damaged_in_hundreds_of_ways_is_refused_in_a_line_or_is_as_it_was(tmp_path: Path) -> None:
    check_refusals(fuzz(tmp_path, 1500, seed=2), tmp_path, 1500)


@pytest.mark.parametrize(
    ("table", "change"),
    [
        ("boards", "UPDATE boards SET tricks = 10 WHERE number = 3"),
        ("boards", "UPDATE boards SET tricks = '9 ' || 'a' WHERE number = 3"),
        ("boards", "DELETE FROM boards WHERE number = 3"),
        ("deals", "UPDATE deals SET double_dummy = 8 WHERE number = 0"),
        ("run", "UPDATE run SET value = '8' WHERE key = 'seed'"),
        ("failures", "DELETE FROM failures WHERE number = 1"),
        ("decisions", "UPDATE decisions SET decisions = x'00' WHERE number = 5"),
    ],
)
def test_a_changed_row_is_noticed_though_the_database_is_sound(table: str, change: str, tmp_path: Path) -> None:
    fill(tmp_path)
    alter(tmp_path, change)
    for write in (True, False):
        with pytest.raises(StoreError, match=rf"boards.sqlite is damaged \({table}\)\. Restore the file from a"):
            Store(tmp_path, FACTS, write=write)


def alter(folder: Path, *changes: str) -> None:
    """Change a database behind the store's back."""
    with closing(sqlite3.connect(folder / BOARDS_FILE)) as database:
        for change in changes:
            database.execute(change)
        database.commit()


def test_an_empty_file_is_not_taken_for_a_new_run(tmp_path: Path) -> None:
    (tmp_path / BOARDS_FILE).touch()
    for create in (True, False):
        with pytest.raises(StoreError, match=r"boards.sqlite is empty: its content is lost\. Restore the file from"):
            Store(tmp_path, FACTS, create=create)
    assert (tmp_path / BOARDS_FILE).stat().st_size == 0


@pytest.mark.parametrize("version", ["1", "2", "3"])
def test_a_run_of_another_format_is_refused(version: str, tmp_path: Path) -> None:
    fill(tmp_path)
    alter(tmp_path, f"UPDATE run SET value = '{version}' WHERE key = 'format'")
    before = (tmp_path / BOARDS_FILE).read_bytes()
    told = rf"run of format {version}, but this version reads format 4: read it with the version that wrote it, or"
    for write in (True, False):
        with pytest.raises(StoreError, match=told):
            Store(tmp_path, FACTS, write=write)
    assert (tmp_path / BOARDS_FILE).read_bytes() == before


def test_a_run_that_lost_its_checksums_is_damaged(tmp_path: Path) -> None:
    fill(tmp_path)
    alter(tmp_path, "DROP TABLE checksums")
    with pytest.raises(StoreError, match=r"boards.sqlite is damaged \(it has no checksums\)"):
        Store.to_read(tmp_path)


RESULTS = Path(__file__).parents[3] / "results"
KEPT = sorted([*RESULTS.glob(f"*/{BOARDS_FILE}"), *RESULTS.glob(f"*/{PACKED_FILE}")])


@pytest.mark.slow
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.parent.name)
def test_the_runs_that_are_kept_can_be_read_and_gone_on_with(path: Path, tmp_path: Path) -> None:
    (tmp_path / path.name).write_bytes(path.read_bytes())
    with Store.to_read(tmp_path) as store:
        facts, played = store.facts(), store.played()
    assert played
    del facts["format"]
    with Store(tmp_path, facts) as store:
        store.add_board(NEW)
        assert store.played() == played | {NEW.key}
