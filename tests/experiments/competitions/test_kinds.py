"""Every kind of run: its report says what the command that played it said, in every form."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from experiments.competitions.kinds import FOLDERS, kind_of
from experiments.errors import StoreError
from experiments.runs.store import Store
from tests.command import declarer

ROOT = Path(__file__).parents[3]
CLUB = ROOT / "tests/data/club.pbn"
MC = "monte-carlo:samples"
THREE = ("--declarer", f"{MC}=3", "--declarer", f"{MC}=2", "--declarer", f"{MC}=1")
PLAYED: dict[str, tuple[str | Path, ...]] = {
    "match": ("match", "--random", "3", *THREE, "--defender", "arbitrary", "--defender", f"{MC}=1"),
    "match, matchpoints": ("match", "--random", "3", *THREE, "--scoring", "matchpoints"),
    "match, sequential": ("match", "--random", "12", *THREE[:4], "--sprt", "-9,9", "--seed", "3"),
    "match of pairs": ("match", "--random", "3", "--players", f"NS={MC}=3,EW={MC}=1"),
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
    "league": ("league", "league.toml"),
    "reproduce": ("reproduce", "--contracts", "7NT", "--deals", "2", "--samples", "1", "--weights", "uniform"),
    "calibrate": ("calibrate", "players", CLUB, "--player", f"{MC}=1"),
}
LEAGUE = f'deals = 4\ncontracts = ["7NT"]\n[players]\none = "{MC}=1"\ntwo = "{MC}=2"\n'


class Run(NamedTuple):
    """A run: what the command that played it printed, as text and as JSON, and its report."""

    folder: Path
    text: str
    values: dict[str, Any]
    report: str


@pytest.fixture(scope="module", params=PLAYED)
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("kinds") / "RUN"
    command = [*PLAYED[request.param]]
    if command[0] == "league":
        file = folder.with_name("league.toml")
        file.write_text(LEAGUE, encoding="utf-8")
        command[1] = file
    where = ("-o", folder) if command[0] in ("league", "reproduce") else ("--run", folder)
    played = declarer(*command, *where)
    assert played.returncode == 0, played.stderr
    again = declarer(*command, *where, "--json") if command[0] != "reproduce" else played
    report = declarer("run", "report", folder)
    assert report.returncode == 0, report.stderr
    return Run(folder, played.stdout, json.loads(again.stdout or "{}"), report.stdout)


def test_the_report_prints_what_the_command_printed(run: Run) -> None:
    if run.text:
        assert run.report == run.text
    else:  # a grid prints only numbers of boards
        assert "value of information" in run.report
        assert re.search(r"\d\.\d / \d+\.\d", run.report), "published values stand beside ours"


def test_the_report_as_json_is_that_of_the_command_and_names_it(run: Run) -> None:
    values = json.loads(declarer("run", "report", run.folder, "--json").stdout)
    provenance = values.pop("provenance")
    assert str(run.folder) in provenance["played_with"]
    assert provenance["command"] == f"declarer run report {run.folder} --json"
    if run.values:
        assert values == {key: value for key, value in run.values.items() if key != "provenance"}


def test_csv_and_latex_have_the_numbers_of_the_json(run: Run) -> None:
    values = json.loads(declarer("run", "report", run.folder, "--json").stdout)
    flat = set(_numbers(values))
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
    assert {command[0] for command in PLAYED.values()} | {"table-manager"} == FOLDERS.keys()


def test_a_league_of_a_match_is_made_on_request(tmp_path: Path) -> None:
    declarer(*PLAYED["match"], "--run", tmp_path / "RUN")
    assert "simultaneous 95 % intervals" not in declarer("run", "report", tmp_path / "RUN").stdout.splitlines()[0]
    league = declarer("run", "report", tmp_path / "RUN", "--league").stdout
    assert "IMPs a deal over monte-carlo:samples=1, with simultaneous 95 % intervals" in league
    other = declarer("run", "report", tmp_path / "RUN", "--reference", f"{MC}=2").stdout
    assert "IMPs a deal over monte-carlo:samples=2" in other


def test_a_kind_that_is_not_known_is_named(tmp_path: Path) -> None:
    with Store(tmp_path, {"kind": "other"}, create=True) as store, pytest.raises(StoreError, match="kind: 'other'"):
        kind_of(store)
