"""Every kind of run: its report says what the command that played it said, in every form."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from experiments.competitions.kinds import KINDS, kind_of
from experiments.errors import StoreError
from experiments.runs.store import Store
from tests.command import declarer
from tests.pictures import not_painted

ROOT = Path(__file__).parents[3]
CLUB = ROOT / "tests/data/club.pbn"
MC = "monte-carlo:samples"
THREE = ("--declarer", f"{MC}=3", "--declarer", f"{MC}=2", "--declarer", f"{MC}=1")
PLAYED: dict[str, tuple[str | Path, ...]] = {
    "match": ("match", "--random", "2", *THREE, "--defender", "arbitrary", "--defender", f"{MC}=1"),
    "match, matchpoints": ("match", "--random", "2", *THREE, "--scoring", "matchpoints"),
    "match, sequential": ("match", "--random", "12", *THREE[:4], "--sprt", "-9,9", "--seed", "3"),
    "match of pairs": ("match", "--random", "2", "--players", f"NS={MC}=3,EW={MC}=1"),
    "match against people": ("match", CLUB, "--against-people", "--declarer", f"{MC}=1", "--defender", f"{MC}=1"),
    "tune": (
        "tune",
        "--declarer",
        "monte-carlo",
        "--samples",
        "1,2",
        "--seconds-per-deal",
        "9",
        "--contracts",
        "7NT",
        "--deals",
        "2",
    ),
    "bid-match": ("bid-match", "net", "net:network=imitating", "--boards", "5", "--costliest", "10"),
    "league": ("league", "league.toml"),
    "reproduce": (
        *("reproduce", "--contracts", "7NT", "--deals", "2", "--samples", "1", "--weights", "uniform"),
        *("--declarer", "monte-carlo", "--declarer", "payoff", "--defender", "arbitrary"),
    ),
    "calibrate": ("calibrate", "players", CLUB, "--player", f"{MC}=1"),
}
QUICK = {"match against people", "calibrate"}
LEAGUE = f'deals = 4\ncontracts = ["7NT"]\n[players]\none = "{MC}=1"\ntwo = "{MC}=2"\n'


class Run(NamedTuple):
    """A run: what the command that played it printed, as text and as JSON, and its report as both."""

    kind: str
    folder: Path
    text: str
    values: dict[str, Any]
    report: str
    report_values: dict[str, Any]


@pytest.fixture(
    scope="module",
    params=[name if name in QUICK else pytest.param(name, marks=pytest.mark.slow) for name in PLAYED],
)
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("kinds") / "RUN"
    command = [*PLAYED[request.param]]
    if command[0] == "league":
        file = folder.with_name("league.toml")
        file.write_text(LEAGUE, encoding="utf-8")
        command[1] = file
    where = ("--run", folder)
    played = declarer(*command, *where)
    assert played.returncode == 0, played.stderr
    again = declarer(*command, *where, "--json") if command[0] != "reproduce" else played
    as_json = declarer("run", "report", folder, "--json")
    assert not (folder / "report").exists()
    with not_painted():
        report = declarer("run", "report", folder)
    assert report.returncode == 0, report.stderr
    values, report_values = json.loads(again.stdout or "{}"), json.loads(as_json.stdout)
    return Run(request.param, folder, played.stdout, values, report.stdout, report_values)


def test_the_report_prints_what_the_command_printed(run: Run) -> None:
    if run.text:
        assert run.report == run.text
    else:  # a grid prints only numbers of boards
        assert "value of information" in run.report
        assert re.search(r"\d\.\d / \d+\.\d", run.report), "published values stand beside ours"


def test_the_report_as_json_is_that_of_the_command_and_names_it(run: Run) -> None:
    values = {key: value for key, value in run.report_values.items() if key != "provenance"}
    provenance = run.report_values["provenance"]
    assert str(run.folder) in provenance["played_with"]
    assert provenance["command"] == f"declarer run report {run.folder} --json"
    assert (provenance["contract_sets"] == {}) is (run.kind == "calibrate")
    if run.values:
        assert provenance["contract_sets"] == run.values["provenance"]["contract_sets"]
        assert values == {key: value for key, value in run.values.items() if key != "provenance"}


def test_csv_and_latex_have_the_numbers_of_the_json(run: Run) -> None:
    flat = set(_numbers(run.report_values))
    printed = declarer("run", "report", run.folder, "--csv").stdout
    first = printed.split("\n# ")[0].splitlines()
    rows = list(csv.DictReader(line for line in first if not line.startswith("# ")))
    assert rows
    for row in rows:
        for name, text in row.items():
            if re.fullmatch(r"-?\d+\.\d+", text or "") and "seconds" not in name:
                assert any(float(f"{number:.4g}") == float(f"{float(text):.4g}") for number in flat), (name, text)
    latex = declarer("run", "report", run.folder, "--latex").stdout
    assert latex.count(r"\begin{tabular}") >= 1
    page = (run.folder / "report" / "index.html").read_text(encoding="utf-8")
    for shown in re.findall(r"\$?([+-]?\d+\.\d\d)\$? \$\\pm\$ \d+\.\d\d", latex)[:20]:
        assert shown.lstrip("+-") in page


def _numbers(values: Any) -> Iterator[float]:
    if isinstance(values, dict):
        values = list(values.values())
    if isinstance(values, list):
        for each in values:
            yield from _numbers(each)
    elif isinstance(values, int | float):
        yield values


def test_every_kind_has_a_run_here() -> None:
    assert {command[0] for command in PLAYED.values()} | {"table-manager"} == KINDS.keys()


def test_a_kind_that_is_not_known_is_named(tmp_path: Path) -> None:
    with Store(tmp_path, {"kind": "other"}, create=True) as store, pytest.raises(StoreError, match="kind: 'other'"):
        kind_of(store)
