from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from experiments.errors import StoreError
from experiments.runs.pool import Pool, WorkerDied, stream
from tests.workers import die_at_seven, die_once, square


@pytest.mark.parametrize("pool", [Pool(1), Pool(2)])
def test_a_stream_gives_every_result_with_what_it_is_of(pool: Pool) -> None:
    assert sorted(stream(square, range(20), pool)) == [(number, number * number) for number in range(20)]


def test_work_that_kills_its_process_twice_is_given_up_and_nothing_else_is_lost() -> None:
    results = dict(stream(die_at_seven, range(20), Pool(2)))
    assert isinstance(results.pop(7), WorkerDied)
    assert results == {number: number for number in range(20) if number != 7}


def test_work_whose_process_died_once_is_done_again(tmp_path: Path) -> None:
    files = [str(tmp_path / f"{number}") for number in range(8)]
    for name in (files[2], files[5]):
        Path(name).write_text("")
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
    project = tomllib.loads((Path(__file__).parents[3] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert [each for each in project["dependencies"] if each.startswith("psutil")]
