"""What commands print on small questions, as text and as JSON: kept, so that no figure or word moves by accident."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from experiments.competitions.league.settings import LeagueSettings
from experiments.competitions.match.run import MatchRun
from experiments.competitions.thesis.settings import PRESETS, RunSettings
from experiments.competitions.tune.run import TuneRun
from experiments.runs.session import KeptSettings
from tests.command import declarer, parameters_of_commands
from tests.kept import assert_kept

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "experiments/data/sample.pbn"
CLUB = ROOT / "tests/data/club.pbn"
MC = "monte-carlo:samples"
MATCH = ("match", "{boards}", "--declarer", f"{MC}=3", "--declarer", f"{MC}=1", "--seed", "1")
COMMANDS: dict[str, tuple[str, ...]] = {
    "match": (*MATCH, "--defender", "arbitrary", "--defender", f"{MC}=1", "--sprt", "0,0.5"),
    "match of three, points": (*MATCH, "--declarer", f"{MC}=2,ties=cheapest", "--scoring", "points"),
    "match, matchpoints": (*MATCH, "--scoring", "matchpoints"),
    "match of pairs": ("match", "{boards}", "--players", f"NS={MC}=2,EW={MC}=1", "--seed", "1"),
    "lead": ("lead", "AKJ32.T92.Q5.J87", "--contract", "3NTS", "--samples", "24", "--seed", "2"),
    "lead, auction": (
        *("lead", "Q9643.KJ7.T82.A5", "--contract", "3NTE", "--auction", "P P 1NT P 3NT"),
        *("--samples", "24", "--scoring", "matchpoints"),
    ),
    "simulate": (
        *("simulate", "--deal", "N:AKQ32.K2.A43.QJ5 - - -", "--constraint", "S:hcp=6-9,S=3+", "--samples", "6"),
        *("--contract", "4SN", "--contract", "3NTN", "--contract", "2DE", "--vulnerable", "EW"),
    ),
    "review": ("review", "{played}"),
    "review, asked": ("review", "{played}", "--player", f"{MC}=2", "--seed", "3"),
    "calibrate": ("calibrate", "players", "{played}", "--player", f"{MC}=2", "--player", f"{MC}=3"),
    "advise": ("advise", "{played}", "--after", "30", "--player", f"{MC}=8"),
    "advise, an ending": (
        *("advise", "N:J.2.AJ9. - Q.3.KT8. -", "--unseen", "H876 DQ65432 C5", "--trump", "S", "--leader", "S"),
        *("--player", "payoff:samples=all"),
    ),
    "play": ("play", "{boards}", "--board", "3", "--declarer", "payoff:samples=2", "--seed", "4"),
    "scenarios": ("scenarios", "guess-1", "--answer"),
    "scenarios, asked": ("scenarios", "guess", "--player", f"{MC}=10"),
    "solve": ("solve", "N:AQ.K.2. 3.Q4.5. K2.3.4. 4.65.6.", "--trump", "S", "--leader", "N"),
    "table": ("table", "{boards}"),
    "suit": ("suit", "AQ9", "J2"),
    "whist": ("whist", "AQ.AK10 / KJ.QJ9"),
    "players": ("players",),
}
IN_TEXT_ONLY = {"players"}
SLOW = {*(name for name in COMMANDS if name.startswith("match")), "calibrate", "lead", "lead, auction", "simulate"}


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Three sample boards without play, and one of them with it."""
    folder = tmp_path_factory.mktemp("outputs")
    boards, board, played = (folder / name for name in ("boards.pbn", "board.pbn", "played.pbn"))
    header, *sample = SAMPLE.read_text().split("\n\n")[:4]
    boards.write_text("\n\n".join([header, *sample]) + "\n", encoding="utf-8")
    board.write_text(f"{header}\n\n{sample[0]}\n", encoding="utf-8")
    ran = declarer("match", board, "--declarer", f"{MC}=2", "--seed", "5", "-o", played)
    assert ran.returncode == 0, ran.stderr
    return {"boards": str(boards), "board": str(board), "played": str(played)}


def settled(values: Any) -> Any:
    """Take out what a run on another day has otherwise: seconds, and versions of the program."""
    if isinstance(values, dict):
        return {
            key: "..." if "seconds" in key or key in ("program", "file") else settled(value)
            for key, value in values.items()
            if key != "provenance"
        }
    return [settled(value) for value in values] if isinstance(values, list) else values


def without_seconds(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines of text without the numbers before " s" and below "CPU s"."""
    end = 0
    for line in lines:
        if title := re.search("CPU s(?: a board)?", line):
            end = title.end()
        elif not line:
            end = 0
        elif end:
            line = re.sub(r" *[\d.]+$", " ...", line[:end]) + line[end:]
        yield re.sub(r" +[\d.]+(?= s\b)", " ...", line)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.slow) if name in SLOW else name for name in COMMANDS]
)
def test_a_command_prints_what_it_printed(name: str, files: dict[str, str], tmp_path: Path) -> None:
    command = [word.format(**files) if word.startswith("{") else word for word in COMMANDS[name]]
    if command[0] == "match":
        command += ["--run", str(tmp_path / "run")]  # what is played once is printed twice
    ran = declarer(*command)
    assert ran.returncode == 0, ran.stderr
    text = ran.stdout.replace(files["boards"], "boards.pbn").replace(files["played"], "played.pbn")
    kept: dict[str, Any] = {"text": list(without_seconds(text.splitlines()))}
    if name not in IN_TEXT_ONLY:
        values = json.loads(declarer(*command, "--json").stdout)
        kept["json"] = settled(values)
        if command[0] == "match":
            provenance = values["provenance"]
            assert provenance["command"] == shlex.join(["declarer", *command, "--json"])
            assert (provenance["kind"], provenance["seed"], provenance["contract_sets"]) == ("match", 1, {"file": 4})
    assert_kept(re.sub(r"\W+", "-", name), kept)


def test_settings_that_are_not_given_stay_as_they_were() -> None:
    settings: dict[str, KeptSettings] = {
        "reproduce": RunSettings(),
        "match": MatchRun(declarers=("payoff", "monte-carlo")),
        "tune": TuneRun(declarers=("payoff",), seconds_per_deal=1, samples=(1, 2)),
        "league": LeagueSettings(players={"one": "payoff", "two": "monte-carlo"}),
        **{f"reproduce --preset {name}": preset for name, preset in PRESETS.items()},
    }
    assert_kept("settings", {name: each.model_dump(mode="json") for name, each in settings.items()})


def test_parameters_of_commands_their_defaults_and_limits_stay() -> None:
    kept: dict[str, list[str]] = {}
    for name, one in parameters_of_commands():
        limits = "" if one.min is None and one.max is None else f" {one.min}..{one.max}"
        kept.setdefault(name, []).append(f"{' '.join(one.opts)} {one.metavar} {one.default}{limits}")
    assert_kept("options", kept)


@pytest.mark.parametrize("name", ["club.lin", "club.pbn", "tables.pbn", "thoughts.pbn"])
def test_a_file_is_written_as_it_was_written(name: str, files: dict[str, str], tmp_path: Path) -> None:
    target = tmp_path / name
    asked: dict[str, tuple[str | Path, ...]] = {
        "tables.pbn": ("table", files["boards"], "-o", target),
        "thoughts.pbn": (
            *("match", files["board"], "--declarer", "payoff:samples=3", "--seed", "5"),
            *("--decisions", "-o", target),
        ),
    }
    ran = declarer(*asked.get(name, ("convert", CLUB, target)))
    assert ran.returncode == 0, ran.stderr
    said = "".join(line for line in ran.stderr.splitlines(keepends=True) if "compiling" not in line)
    said = said.replace(str(tmp_path), "...").replace(str(CLUB.parent), "...")
    assert_kept(name.replace(".", "-"), {"file": target.read_text(encoding="utf-8").splitlines(), "said": said})
