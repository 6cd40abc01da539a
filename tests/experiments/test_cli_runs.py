from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from experiments.competitions.thesis.tables import Tables
from experiments.runs.store import Store
from tests.command import declarer

RUN = ["reproduce", "--contracts", "7NT", "--deals", "2", "--samples", "1", "--weights", "uniform"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "run"
    result = declarer(*RUN, "--defender", "arbitrary", "--run", str(folder))
    assert result.returncode == 0, result.stderr
    assert result.stdout == ""
    assert "6 boards played; IMPs against monte-carlo: payoff" in result.stderr
    return folder


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """A report writes no pictures, which take a second each; `competitions/test_kinds.py` writes them."""
    monkeypatch.setattr("experiments.competitions.thesis.report.has_matplotlib", lambda: False)


def test_resume_has_nothing_to_do_after_the_end(folder: Path) -> None:
    result = declarer("run", "resume", str(folder))
    assert (result.returncode, result.stdout) == (0, "")
    assert result.stderr.startswith("declarer: 0 boards played")


def test_a_run_grows_by_its_settings_file(folder: Path) -> None:
    settings = folder / "settings.toml"
    settings.write_text(settings.read_text().replace("deals = 2", "deals = 3"))
    result = declarer("run", "resume", str(folder))
    assert result.returncode == 0
    assert result.stderr.startswith("declarer: 3 of 9 boards to play\ndeclarer: 3 boards played")
    with Store(folder, write=False) as store:
        assert len(store.played()) == 9


@pytest.mark.usefixtures("no_pictures")
def test_the_report_prints_its_tables_and_says_what_it_wrote(folder: Path) -> None:
    result = declarer("run", "report", str(folder))
    assert result.returncode == 0, result.stderr
    assert "7NT, monte-carlo and payoff, arbitrary defender" in result.stdout
    assert "written to" in result.stderr
    assert (folder / "report" / "index.html").exists()


@pytest.mark.usefixtures("no_pictures")
def test_the_report_as_json_has_every_table(folder: Path, tmp_path: Path) -> None:
    result = declarer("run", "report", str(folder), "-o", str(tmp_path), "--json")
    tables = json.loads(result.stdout)
    assert set(tables) == {"provenance", *(each.name for each in fields(Tables))}
    assert {row["declarer"] for row in tables["outcomes"]} == {"monte-carlo", "payoff", "payoff:relocation=yes"}


def test_a_settings_file_is_used_and_flags_stand_before_it(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(
        'contracts = ["7NT"]\ndeals = 1\nsamples = [1]\ndeclarers = ["monte-carlo"]\ndefenders = ["arbitrary"]\n'
        'weights = "uniform"\n'
    )
    run = tmp_path / "run"
    arguments = ["reproduce", "--settings", str(tmp_path / "my.toml"), "--deals", "2", "--run", str(run)]
    assert declarer(*arguments).returncode == 0
    with Store(run, write=False) as store:
        assert len(store.played()) == 2


def test_a_folder_that_is_no_run_or_without_settings_is_told(tmp_path: Path) -> None:
    for command in ("resume", "report"):
        missing = declarer("run", command, str(tmp_path / "nowhere"))
        assert missing.returncode == 1
        assert "holds no run (there is no boards.sqlite in it)" in missing.stderr
        Store(tmp_path / "tune", {"kind": "tune"}, create=True).close()
        other = declarer("run", command, str(tmp_path / "tune"))
        assert other.returncode == 1
        assert "has no settings.toml; repeat the command that began the run" in other.stderr
    Store(tmp_path / "match", {"kind": "match"}, create=True).close()
    assert "has no settings.toml" in declarer("run", "report", str(tmp_path / "match")).stderr
    Store(tmp_path / "other", {"kind": "other"}, create=True).close()
    assert "of unknown kind: 'other'" in declarer("run", "resume", str(tmp_path / "other")).stderr


PLAYERS = ("--declarer", "monte-carlo:samples=1", "--declarer", "monte-carlo:samples=2")
BEGUN = {
    "match": ("match", *PLAYERS, "--contracts", "7NT", "--deals", "3"),
    "pairs": ("match", "--players", "NS=monte-carlo:samples=1,EW=monte-carlo:samples=2", "--random", "2"),
    "sprt": ("match", *PLAYERS, "--random", "3", "--sprt", "0,1"),
    "tune": ("tune", *PLAYERS[:1], "monte-carlo", "--samples", "1,2", "--seconds-per-deal", "9", "--contracts", "7NT"),
}


@pytest.mark.parametrize(
    "kind", [kind if kind == "match" else pytest.param(kind, marks=pytest.mark.slow) for kind in BEGUN]
)
def test_a_run_of_any_kind_is_resumed_to_what_it_would_have_been(kind: str, tmp_path: Path) -> None:
    command = (*BEGUN[kind], *(("--deals", "2") if kind == "tune" else ()), "--run", str(tmp_path / "run"), "--json")
    whole = declarer(*command)
    (tmp_path / "run").rename(tmp_path / "whole")
    with Store.to_read(tmp_path / "whole") as store, Store(tmp_path / "run", store.facts(), create=True) as part:
        first, *others = store.boards()
        for deal in store.deals().values():
            part.add_deal(deal)
        for board in others:
            part.add_board(board)
    shutil.copy(tmp_path / "whole" / "settings.toml", tmp_path / "run")
    resumed = declarer("run", "resume", str(tmp_path / "run"), "--json")
    assert resumed.returncode == whole.returncode == 0, resumed.stderr
    seconds = re.compile(r'"(wall_)?seconds\w*": [\d.e-]+')
    if kind != "tune":  # whose verdict hangs on seconds
        results = [json.loads(seconds.sub('"": 0', each.stdout)) for each in (resumed, whole)]
        commands = [each.pop("provenance").pop("command") for each in results]
        assert [each.split()[:3] for each in commands] == [["declarer", "run", "resume"], ["declarer", *command[:2]]]
        assert results[0] == results[1]
    with Store.to_read(tmp_path / "run") as store:
        assert store.played() == {board.key for board in (first, *others)}


def test_settings_of_a_run_may_grow_but_not_get_another_seed(tmp_path: Path) -> None:
    assert declarer(*BEGUN["match"], "--run", str(tmp_path)).returncode == 0
    settings = tmp_path / "settings.toml"
    text = settings.read_text()
    settings.write_text(text.replace("deals = 3", "deals = 4"))
    grown = declarer("run", "resume", str(tmp_path), "--json")
    assert len(json.loads(grown.stdout)["boards"]) == 4
    settings.write_text(text.replace("seed = 1", "seed = 2"))
    refused = declarer("run", "resume", str(tmp_path))
    assert refused.returncode == 1
    assert "has seed = 2, but the run has seed 1" in refused.stderr


@pytest.mark.slow
def test_tune_without_a_run_says_what_failed_and_names_no_folder(tmp_path: Path) -> None:
    command = ("tune", "--declarer", "failing", "--samples", "1", "--contracts", "7NT", "--deals", "1")
    environment = {"PYTHONPATH": str(failing_player(tmp_path))}
    tuned = subprocess.run(
        [sys.executable, "-c", "from experiments.cli import main; main()", *command, "--seconds-per-deal", "9"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )
    assert tuned.returncode == 1
    assert "declarer: 7NT deal 1, failing against arbitrary: RuntimeError: no idea" in tuned.stderr
    assert tuned.stderr.splitlines()[-1] == "declarer: 1 board failed"


def failing_player(folder: Path) -> Path:
    """A folder with an installed player that always raises."""
    (folder / "failing.py").write_text(
        "from dataclasses import dataclass\n"
        "from agent.options import Settings, option, whole_number\n"
        "from agent.registry import Entry, Role\n"
        "@dataclass(frozen=True, kw_only=True)\n"
        "class FailingSettings(Settings):\n"
        "    samples: int = option(1, whole_number(1, 9), 'none')\n"
        "class Failing:\n"
        "    def decide(self, view):\n"
        "        raise RuntimeError('no idea')\n"
        "ENTRY = Entry(Role.DECLARER, 'fails', FailingSettings, lambda settings, generator: Failing())\n"
    )
    info = folder / "failing-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: failing\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[declarer.players]\nfailing = failing:ENTRY\n")
    return folder


def test_every_option_of_reproduce_reaches_the_settings_of_the_run(tmp_path: Path) -> None:
    given = {
        "contracts": "1NT",
        "deals": 1,
        "samples": "1,2",
        "declarer": "monte-carlo",
        "defender": "arbitrary",
        "weights": "correct-play",
        "p": 0.75,
        "seed": 7,
    }
    flags = [word for key, value in given.items() for word in (f"--{key}", str(value))]
    ran = declarer("reproduce", *flags, "--no-refill", "--ties", "cheapest", "--limits", "--run", tmp_path / "run")
    assert ran.returncode == 0, ran.stderr
    kept = tomllib.loads((tmp_path / "run" / "settings.toml").read_text())
    expected = {key: given[key] for key in ("deals", "weights", "p", "seed")} | {
        "contracts": ["1NT"],
        "samples": [1, 2],
        "declarers": ["monte-carlo"],
        "defenders": ["arbitrary"],
        "refill": False,
        "ties": "cheapest",
        "limits": True,
    }
    assert {key: kept[key] for key in expected} == expected


def test_options_of_reproduce_replace_those_of_a_preset(tmp_path: Path) -> None:
    preset = ("reproduce", "--preset", "quick", "--contracts", "7NT", "--deals", "1", "--samples", "1")
    ran = declarer(*preset, "--declarer", "monte-carlo", "--defender", "arbitrary", "--run", tmp_path / "run")
    assert ran.returncode == 0, ran.stderr
    kept = tomllib.loads((tmp_path / "run" / "settings.toml").read_text())
    assert (kept["contracts"], kept["deals"], kept["samples"]) == (["7NT"], 1, [1])
    assert "deals_of" not in kept
    assert "samples_against" not in kept
