from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

from experiments.errors import StoreError
from experiments.runs.session import open_run, remove_left_overs, temporary_folder
from experiments.runs.store import Store
from tests.experiments.runs.test_runs_survive import MATCH, start
from tests.gate import Gate
from tests.platforms import NEEDS_POSIX

OURS = "declarer-temporary-run-"


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files, which has nothing of other programs."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    monkeypatch.setattr("experiments.runs.session._SHARED_MEMORY", folder)
    return folder


@pytest.fixture(scope="module")
def dead() -> int:
    with subprocess.Popen([sys.executable, "-c", ""]) as ended:
        pass
    return ended.pid


def names(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


def test_what_killed_processes_left_is_removed_and_nothing_of_living_ones(temporary: Path, dead: int) -> None:
    alive = os.getpid()
    for pid in (dead, alive):
        (temporary / f"sem.loky-{pid}-abc").touch()
        (temporary / f"joblib_memmapping_folder_{pid}_1_2").mkdir()
        (temporary / f"{OURS}{pid}-begun_00").mkdir()
        Store(temporary / f"{OURS}{pid}-played_0", create=True).close()
    filled = temporary / f"joblib_memmapping_folder_{dead}_3_4"
    filled.mkdir()
    (filled / "somebody's").touch()
    half_removed = temporary / f"{OURS}{dead}-half_000"
    Store(half_removed, create=True).close()
    (half_removed / "lock").unlink()
    (temporary / "declarer-of-somebody").mkdir()
    with Store(temporary / f"{OURS}{dead}-elsewher", create=True):
        remove_left_overs()
        assert names(temporary) == {
            f"sem.loky-{alive}-abc",
            f"joblib_memmapping_folder_{alive}_1_2",
            f"{OURS}{alive}-begun_00",
            f"{OURS}{alive}-played_0",
            filled.name,
            f"{OURS}{dead}-elsewher",
            "declarer-of-somebody",
        }


def test_runs_and_files_that_a_user_keeps_beside_temporary_ones_stay(temporary: Path, dead: int) -> None:
    Store(temporary / f"declarer-{dead}-league", create=True).close()
    (temporary / f"{OURS}{dead}-my-own-folder").mkdir()
    (temporary / "declarer-2024_11_28").mkdir()
    (temporary / f"declarer-{dead}-evening.pbn").touch()
    (temporary / f"{OURS}20241128120000-abcdefgh").mkdir()  # no process has such a number
    before = names(temporary)
    remove_left_overs()
    assert names(temporary) == before


def test_a_start_takes_no_lock_of_another_commands_new_run(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("experiments.runs.session.is_being_written", lambda _: pytest.fail("lock taken"))
    with temporary_folder() as folder:
        (folder / "lock").touch()  # another command has made its lock but does not hold it yet
        remove_left_overs()
        assert folder.exists()
    assert not names(temporary)


def test_only_a_run_without_a_folder_has_a_temporary_one(temporary: Path, tmp_path: Path) -> None:
    with open_run(tmp_path / "run", {"seed": "1"}) as store:
        assert store.folder == tmp_path / "run"
        assert not names(temporary)
    with open_run(None, {"seed": "1"}) as store:
        assert names(temporary) == {store.folder.name}
    assert not names(temporary)


def test_without_a_place_for_temporary_folders_a_folder_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    with (
        pytest.raises(StoreError, match=r"cannot make a temporary folder .*\(No such file or directory\)"),
        open_run(None, {"seed": "1"}),
    ):
        pass
    with open_run(tmp_path / "run", {"seed": "1"}):
        pass


@pytest.mark.slow
@NEEDS_POSIX
@pytest.mark.xdist_group("survive")
@pytest.mark.parametrize("keeps", [True, False])
def test_the_next_start_removes_what_a_killed_match_left(keeps: bool, temporary: Path, tmp_path: Path) -> None:
    gate = Gate(tmp_path / "gate")
    gate.environment["TMPDIR"] = str(temporary)
    process = start(gate, *MATCH, *(("--run", str(tmp_path / "run")) if keeps else ()))
    gate.wait_for(1, process)
    assert any(temporary.glob("declarer-*")) is not keeps
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    remove_left_overs()
    assert not names(temporary)
