from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import psutil
import pytest

from experiments.errors import StoreError
from experiments.runs.processes.pool import Pool, WorkerDied, stream
from tests.workers import die_at_seven, die_once, square


@pytest.mark.parametrize("pool", [Pool(1), Pool(2)])
def test_a_stream_gives_every_result_with_what_it_is_of(pool: Pool) -> None:
    assert sorted(stream(square, range(20), pool)) == [(number, number * number) for number in range(20)]


@pytest.mark.slow
def test_a_block_ends_its_processes_and_a_later_one_starts_others() -> None:
    for _ in range(2):
        with Pool(2) as pool:
            assert dict(stream(square, range(5), pool)) == {0: 0, 1: 1, 2: 4, 3: 9, 4: 16}
            assert workers()
        assert not workers()
    with Pool() as pool:
        assert [*stream(square, [3], pool)] == [(3, 9)]


def workers() -> list[psutil.Process]:
    """The processes that do work for this one."""
    return [child for child in psutil.Process().children() if any("popen_loky" in word for word in child.cmdline())]


@pytest.mark.slow
def test_work_that_kills_its_process_twice_is_given_up_and_nothing_else_is_lost() -> None:
    results = dict(stream(die_at_seven, range(20), Pool(2)))
    assert isinstance(results.pop(7), WorkerDied)
    assert results == {number: number for number in range(20) if number != 7}


@pytest.mark.slow
def test_work_whose_process_died_once_is_done_again(tmp_path: Path) -> None:
    files = [str(tmp_path / f"{number}") for number in range(8)]
    for name in (files[2], files[5]):
        Path(name).write_text("", encoding="utf-8")
    assert dict(stream(die_once, files, Pool(2))) == {name: name for name in files}


@pytest.mark.long
def test_a_scheduler_that_does_not_answer_is_told() -> None:
    pytest.importorskip("distributed")
    with pytest.raises(StoreError, match="no Dask scheduler answers at tcp://127.0.0.1:9"):
        list(stream(square, [1], Pool(scheduler="tcp://127.0.0.1:9")))


def test_results_that_nobody_wants_any_more_are_given_up_in_silence() -> None:
    for _, result in stream(square, range(100), Pool(2)):
        assert result in [number * number for number in range(100)]
        break


def test_what_stops_the_processes_comes_with_declarer() -> None:
    # Without psutil, joblib asks pgrep which processes to stop, and where there is none it stops none.
    project = tomllib.loads((Path(__file__).parents[4] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [each for each in project["dependencies"] if each.startswith("psutil")]


def in_a_process(code: str) -> subprocess.CompletedProcess[str]:
    """A script under ``-W error``, in which warnings end the threads that raise them; it may not wait for ever."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", f"{IMPORTS}\n{code}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


ROOT = Path(__file__).parents[4]
IMPORTS = (
    "import random, time\nfrom experiments.runs.processes import pool\n"
    "from experiments.runs.processes.pool import Pool, stream\n"
    "from tests.workers import square"
)


@pytest.mark.long
def test_workers_that_leave_just_as_work_comes_are_replaced() -> None:
    code = (
        "pool.IDLE_SECONDS = 0.1\n"
        "delays = random.Random(1)\n"
        "for _ in range(20):\n"
        "    assert len([*stream(square, range(6), Pool(2))]) == 6\n"
        "    time.sleep(delays.uniform(0.09, 0.11))\n"
        "print('done')\n"
    )
    assert in_a_process(code).stdout == "done\n"


@pytest.mark.slow
def test_where_nobody_looks_after_the_workers_any_more_new_ones_are_started() -> None:
    code = (
        "from joblib.externals.loky.process_executor import _ExecutorManagerThread as Manager\n"
        "usual, calls = Manager.process_result_item, []\n"
        "def process_result_item(self, item):\n"
        "    calls.append(item)\n"
        "    if len(calls) == 3:\n"
        "        raise RuntimeError('the end of this thread')\n"
        "    usual(self, item)\n"
        "Manager.process_result_item = process_result_item\n"
        "print(sorted(result for _, result in stream(square, range(12), Pool(2))))\n"
    )
    done = in_a_process(code)
    assert done.stdout == f"{[number * number for number in range(12)]}\n", done.stderr
    assert "the manager of the worker processes has ended; new workers are started" in done.stderr
