"""What version 0.2 wrote and understood still works, or a message says what to write."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from experiments.cli import load_command
from experiments.command_line.old_forms import REMOVED
from tests.command import declarer

RUNS = Path(__file__).parents[1] / "data" / "runs-0.2"
"""Runs that version 0.2 (commit beb94331) played, each with the JSON of its report by that version."""
NAMES = sorted(folder.name for folder in RUNS.iterdir())


@pytest.fixture
def runs(tmp_path: Path) -> Path:
    """Return a folder with copies of the runs."""
    shutil.copytree(RUNS, tmp_path / "runs")
    return tmp_path / "runs"


@pytest.mark.parametrize("name", NAMES)
def test_a_run_of_version_0_2_is_reported_as_then_and_goes_on_with_its_players(name: str, runs: Path) -> None:
    then = json.loads((runs / name / "report.json").read_text("utf-8"))
    for pair in then.get("pairs", ()):
        pair.pop("place", None)  # "number" now
    assert_holds(then, json.loads(declarer("run", "report", runs / name, "--json").stdout), name)
    resumed = declarer("run", "resume", runs / name)
    assert resumed.returncode == 0, resumed.stderr
    kept = (runs / name / "settings.toml").read_text("utf-8")
    assert "[keys]\n" in kept
    assert "system" not in kept, "bidders had no system"
    assert_holds(then, json.loads(declarer("run", "report", runs / name, "--json").stdout), name)


def assert_holds(then: Any, now: Any, place: str) -> None:
    """Check that a report has all values of an earlier one; it may have more."""
    if isinstance(then, dict):
        for key, value in then.items():
            assert key in now, f"{place} lacks {key}"
            assert_holds(value, now[key], f"{place}/{key}")
    elif isinstance(then, list):
        assert len(then) == len(now), place
        for number, value in enumerate(then):
            assert_holds(value, now[number], f"{place}/{number}")
    else:
        assert then == now, place


def test_new_boards_of_such_a_run_need_a_word_because_the_program_is_another(runs: Path) -> None:
    settings = runs / "match" / "settings.toml"
    settings.write_text(settings.read_text("utf-8").replace("random = 4", "random = 5"), "utf-8")
    refused = declarer("run", "resume", runs / "match")
    assert refused.returncode == 1
    assert "were played by 0.2.0+614c2cd2, but this program is" in refused.stderr
    assert "Add --mix" in refused.stderr
    assert "5 boards against arbitrary" in declarer("run", "resume", runs / "match", "--mix").stdout


@pytest.mark.parametrize(("command", "option"), REMOVED)
def test_a_removed_option_names_what_to_type_which_the_command_has(command: str, option: str) -> None:
    refused = declarer(command, f"{option}=x" if option.startswith("--") else option, "x")
    assert refused.returncode == 2
    assert refused.stderr.startswith(f"declarer: {command} no longer has {option}: ")
    instead = refused.stderr.partition(": ")[2].partition(": ")[2]
    other = re.search(r"`declarer (\w+) ", instead)
    has = options_of(load_command(command))
    assert option not in has
    named = set(re.findall(r"(?<!\S)--?[a-z]+", instead))
    assert named <= (options_of(load_command(other[1])) if other else has)


def options_of(command: Any) -> set[str]:
    def found(part: Any) -> Iterator[str]:
        for parameter in part.params:
            yield from parameter.opts
        for inner in getattr(part, "commands", {}).values():
            yield from found(inner)

    return set(found(command))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (("resume", "RUN"), "`declarer resume` is now `declarer run resume RUN`"),
        (("report", "RUN"), "`declarer report` is now `declarer run report RUN`"),
        (("compare", "RUN", "RUN"), "`declarer compare` is now `declarer run compare RUN RUN`"),
        (("league", "run", "x.toml"), "`declarer league run` is now `declarer league FILE.toml --run RUN`"),
        (("league", "resume", "RUN"), "`declarer league resume` is now `declarer run resume RUN`"),
        (("league", "table", "RUN"), "`declarer league table` is now `declarer run report RUN`"),
    ],
)
def test_a_renamed_command_names_the_new_one(old: tuple[str, ...], new: str) -> None:
    refused = declarer(*old)
    assert (refused.returncode, refused.stderr) == (2, f"declarer: {new}\n")
