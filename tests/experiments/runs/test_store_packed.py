"""Packed runs: read as they are, unpacked before a board is added, and refused if damaged."""

from __future__ import annotations

import lzma
import random
from pathlib import Path

import pytest

from experiments.competitions.thesis.settings import RunSettings
from experiments.errors import StoreError
from experiments.questions.show import boards_of
from experiments.runs.store import Store, holds_run
from experiments.runs.store_files import BOARDS_FILE, PACKED_FILE
from tests.experiments.runs.test_store_damage import FACTS, NEW, content, cut_off, fill, flip, overwrite
from tests.pack_run import pack_run


def pack(folder: Path) -> None:
    """As `xz boards.sqlite` does."""
    path = folder / BOARDS_FILE
    (folder / PACKED_FILE).write_bytes(lzma.compress(path.read_bytes()))
    path.unlink()


def test_a_packed_run_is_read_as_it_is(tmp_path: Path) -> None:
    fill(tmp_path)
    with Store.to_read(tmp_path) as store:
        before = content(store)
    pack(tmp_path)
    for _ in range(2):
        with Store.to_read(tmp_path) as store:
            assert content(store) == before
            with pytest.raises(StoreError, match="readonly"):
                store.add_board(NEW)
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(BOARDS_FILE)] == [PACKED_FILE]


def test_a_run_is_packed_for_the_results_without_decisions_and_all_else_stays(tmp_path: Path) -> None:
    fill(tmp_path)
    with Store.to_read(tmp_path) as store:
        rows = list(store.boards()), store.deals(), store.failures(), store.facts()
        assert any(map(store.decisions, store.played()))
    pack_run(tmp_path)
    assert not (tmp_path / BOARDS_FILE).exists()
    with Store.to_read(tmp_path) as store:
        assert (list(store.boards()), store.deals(), store.failures(), store.facts()) == rows
        assert not any(map(store.decisions, store.played()))


@pytest.mark.parametrize("create", [True, False])
def test_a_packed_run_is_unpacked_to_go_on_with_it(create: bool, tmp_path: Path) -> None:
    fill(tmp_path)
    pack(tmp_path)
    with Store(tmp_path, FACTS, create=create) as store:
        played = store.played()
        store.add_board(NEW)
    assert len(played) == 70
    assert not (tmp_path / PACKED_FILE).exists()
    with Store.to_read(tmp_path) as store:
        assert store.played() == played | {NEW.key}


def test_a_packed_run_with_other_facts_is_refused_and_stays_packed(tmp_path: Path) -> None:
    fill(tmp_path)
    pack(tmp_path)
    with pytest.raises(StoreError, match="the seed cannot change"):
        Store(tmp_path, {"seed": "8"}, create=True)
    assert holds_run(tmp_path)
    assert not (tmp_path / BOARDS_FILE).exists()


def test_show_takes_a_folder_with_a_packed_run_for_a_run(tmp_path: Path) -> None:
    assert not holds_run(tmp_path)
    fill(tmp_path)
    pack(tmp_path)
    assert holds_run(tmp_path)
    shown, failed = boards_of(tmp_path, "3NT 3")
    assert shown
    assert not failed


def test_a_packed_grid_without_its_settings_is_not_taken_for_a_folder_without_a_run(tmp_path: Path) -> None:
    Store(tmp_path, {"kind": "reproduce", "seed": "1"}, create=True).close()
    pack(tmp_path)
    with Store.to_read(tmp_path) as store, pytest.raises(StoreError, match=r"has no settings\.toml"):
        RunSettings.of_run(store)


def test_a_damaged_packed_run_is_refused_in_a_line_or_is_as_it_was(tmp_path: Path) -> None:
    fill(tmp_path)
    with Store.to_read(tmp_path) as store:
        before = content(store)
    pack(tmp_path)
    path = tmp_path / PACKED_FILE
    sound = path.read_bytes()
    luck = random.Random(1)
    refusals = []
    for _ in range(60):
        data = bytearray(sound)
        luck.choice([flip, overwrite, cut_off])(data, luck)
        path.write_bytes(data)
        try:
            with Store.to_read(tmp_path) as store:
                assert content(store) == before
        except StoreError as error:
            refusals.append(str(error))
    assert len(refusals) > 50
    assert all(f"{path} is " in refusal and len(refusal.splitlines()) == 1 for refusal in refusals)
    assert any("is damaged (Corrupt input data" in refusal for refusal in refusals)


@pytest.mark.parametrize("data", [b"", lzma.compress(b"")], ids=["no bytes", "nothing packed"])
def test_an_empty_packed_run_is_not_taken_for_a_new_one(data: bytes, tmp_path: Path) -> None:
    (tmp_path / PACKED_FILE).write_bytes(data)
    for create in (True, False):
        with pytest.raises(StoreError, match=r"boards.sqlite.xz is empty: its content is lost\. Restore the file from"):
            Store(tmp_path, FACTS, create=create)
    assert (tmp_path / PACKED_FILE).read_bytes() == data


def test_a_packed_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / PACKED_FILE).write_bytes(lzma.compress(b"not a database, whatever its name says" * 100))
    with pytest.raises(StoreError, match="file is not a database"):
        Store.to_read(tmp_path)
