"""A player from another package: the tutorial's package in a temporary folder, installed by pip in one of the tests."""

from __future__ import annotations

import base64
import doctest
import hashlib
import os
import subprocess
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

import pytest

from experiments.runs.code_version import program
from experiments.runs.store import Store

ROOT = Path(__file__).parent.parent.parent


def documented_module() -> str:
    """The code of the page's example, as a module."""
    page = (ROOT / "docs" / "tutorials" / "your-own-player.md").read_text(encoding="utf-8")
    block = page.partition("<!-- module: lowest_player -->")[2].partition("```python")[2].partition("```")[0]
    return "".join(example.source for example in doctest.DocTestParser().get_examples(block))


def build_wheel(folder: Path, entry_points: str, modules: dict[str, str]) -> Path:
    """A wheel by hand: no build tool is needed, and nothing is fetched."""
    info = "lowest_player-1.0.dist-info"
    files = {
        **{f"{name}.py": text for name, text in modules.items()},
        f"{info}/METADATA": "Metadata-Version: 2.1\nName: lowest-player\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": f"[declarer.players]\n{entry_points}\n",
    }
    record = ""
    for name, text in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(text.encode())}\n"
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n"
    wheel = folder / "lowest_player-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    return wheel


def install(folder: Path, entry_points: str, modules: dict[str, str], *, by_pip: bool = False) -> dict[str, str]:
    """The environment in which the package is installed."""
    wheel = build_wheel(folder, entry_points, modules)
    target = folder / "installed"
    if by_pip:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(target)]
        subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    else:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(target)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(target), str(ROOT)])}


def declarer(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from experiments.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=ROOT)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("plug-in")
    return install(folder, "lowest = lowest_player:ENTRY", {"lowest_player": documented_module()})


@pytest.mark.slow
def test_a_player_that_pip_installed_is_listed_beside_ours(tmp_path: Path) -> None:
    modules = {"lowest_player": documented_module()}
    shown = declarer(install(tmp_path, "lowest = lowest_player:ENTRY", modules, by_pip=True), "players", "--json")
    assert '"lowest"' in shown.stdout, shown.stderr


def test_an_installed_player_is_listed_beside_ours(environment: dict[str, str]) -> None:
    shown = declarer(environment, "players")
    assert shown.returncode == 0, shown.stderr
    assert "lowest (declarer or defender): plays the lowest card" in shown.stdout
    assert "monte-carlo (declarer or defender): " in shown.stdout


@pytest.mark.slow
def test_an_installed_player_plays_by_its_name_in_other_processes_too(environment: dict[str, str]) -> None:
    contest = ("--declarer", "lowest", "--declarer", "monte-carlo:samples=1", "--contracts", "7NT", "--deals", "2")
    shown = declarer(environment, "match", *contest, "--jobs", "2")
    assert shown.returncode == 0, shown.stderr
    assert "\n(1)  lowest " in shown.stdout


@pytest.mark.slow
def test_without_an_option_samples_a_player_plays_a_grid_of_one_number_of_samples(
    environment: dict[str, str], tmp_path: Path
) -> None:
    grid = ("reproduce", "--contracts", "7NT", "--deals", "1", "--defender", "arbitrary", "--declarer", "lowest")
    one = declarer(environment, *grid, "--samples", "1", "--run", str(tmp_path / "one"))
    assert one.returncode == 0, one.stderr
    two = declarer(environment, *grid, "--samples", "1,2", "--run", str(tmp_path / "two"))
    assert two.returncode == 2
    assert "lowest against arbitrary with 2 samples is the same" in " ".join(two.stderr.replace("│", " ").split())
    tuned = declarer(environment, "tune", "--declarer", "lowest", "--seconds-per-deal", "1")
    assert tuned.returncode == 2
    assert "no option 'samples'" in " ".join(tuned.stderr.replace("│", " ").split())


@pytest.mark.slow
def test_a_player_that_crashes_is_told_with_its_file_and_line(tmp_path: Path) -> None:
    crashing = documented_module().replace(
        "        return Decision(", "        rank = card.rank\n        return Decision("
    )
    environment = install(tmp_path, "lowest = lowest_player:ENTRY", {"lowest_player": crashing})
    contest = ("--declarer", "lowest", "--contracts", "7NT", "--deals", "1", "--jobs", "2")
    shown = declarer(environment, "match", *contest)
    place = tmp_path / "installed" / "lowest_player.py"
    number = crashing.splitlines().index("        rank = card.rank") + 1
    error = f"NameError: name 'card' is not defined ({place}:{number})"
    assert f"declarer: board 7NT 1, lowest against arbitrary: {error}" in shown.stderr
    assert shown.returncode == 1
    assert "Traceback" not in shown.stderr


@pytest.mark.slow
def test_a_player_unknown_here_is_told_with_those_of_other_packages(environment: dict[str, str]) -> None:
    shown = declarer(environment, "play", "--declarer", "highest")
    assert shown.returncode == 2
    assert "choose from alpha-mu, lowest, monte-carlo, payoff" in " ".join(shown.stderr.split())


def test_a_package_that_cannot_be_loaded_is_told_and_ours_are_listed(tmp_path: Path) -> None:
    broken = "raise RuntimeError('not today')"
    entries = "bad = broken:ENTRY\nodd = lowest_player:Lowest"
    environment = install(tmp_path, entries, {"broken": broken, "lowest_player": documented_module()})
    shown = declarer(environment, "players")
    assert shown.returncode == 0
    assert "player 'bad' cannot be loaded from broken:ENTRY: not today" in shown.stderr
    assert "player 'odd': lowest_player:Lowest is type, not an agent.registry.Entry" in shown.stderr
    assert "monte-carlo (declarer or defender): " in shown.stdout


@pytest.mark.long
def test_rows_of_an_edited_plug_in_are_not_mixed_with_those_of_before(tmp_path: Path) -> None:
    environment = install(tmp_path, "lowest = lowest_player:ENTRY", {"lowest_player": documented_module()})
    run = tmp_path / "run"
    contest = ("match", "--declarer", "lowest", "--contracts", "7NT", "--run", str(run), "--deals")
    begun = declarer(environment, *contest, "1")
    assert begun.returncode == 0, begun.stderr
    again = declarer(environment, *contest, "2")
    assert again.returncode == 0, again.stderr
    source = tmp_path / "installed" / "lowest_player.py"
    source.write_text(f"{source.read_text()}\n# edited\n")
    refused = declarer(environment, *contest, "3")
    assert refused.returncode == 1
    played_by = f"2 boards of lowest against arbitrary were played by {version('declarer')}+"
    assert f"declarer: {run}: {played_by}" in refused.stderr
    assert "Add --mix to keep both in one run, or name another folder" in refused.stderr
    with Store.to_read(run) as store:
        assert len(store.played()) == 2
    mixed = declarer(environment, *contest, "3", "--mix")
    assert mixed.returncode == 0, mixed.stderr
    with Store.to_read(run) as store:
        (*_, first, boards), (*_, second, one) = sorted(store.programs(), key=lambda each: -each[-1])
    assert (boards, one) == (2, 1)
    assert [each.split("+")[:2] for each in (first, second)] == [program().split("+")] * 2
    assert all(each.split("+")[2].startswith("lowest-1.0.") for each in (first, second))
    assert first != second
