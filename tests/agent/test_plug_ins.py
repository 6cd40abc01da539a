"""A player from another package: the one of docs/python.md, installed by pip into a temporary folder."""

from __future__ import annotations

import base64
import doctest
import hashlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def documented_module() -> str:
    """The code of the page's example, as a module."""
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
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


def install(folder: Path, entry_points: str, modules: dict[str, str]) -> dict[str, str]:
    """The environment in which the package is installed."""
    wheel = build_wheel(folder, entry_points, modules)
    target = folder / "installed"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--target", str(target)]
    subprocess.run([*pip, str(wheel)], check=True, capture_output=True)
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(target), str(ROOT)])}


def declarer(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from experiments.cli import main; main()", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=ROOT)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("plug-in")
    return install(folder, "lowest = lowest_player:ENTRY", {"lowest_player": documented_module()})


def test_an_installed_player_is_listed_beside_ours(environment: dict[str, str]) -> None:
    shown = declarer(environment, "players")
    assert shown.returncode == 0, shown.stderr
    assert "lowest (declarer): plays the lowest card" in shown.stdout
    assert "monte-carlo (declarer): " in shown.stdout


def test_an_installed_player_plays_by_its_name_in_other_processes_too(environment: dict[str, str]) -> None:
    contest = ("--declarer", "lowest", "--declarer", "monte-carlo:samples=1", "--contracts", "7NT", "--deals", "2")
    shown = declarer(environment, "match", *contest, "--jobs", "2")
    assert shown.returncode == 0, shown.stderr
    assert "(1) lowest" in shown.stdout


def test_a_player_unknown_here_is_told_with_those_of_other_packages(environment: dict[str, str]) -> None:
    shown = declarer(environment, "play", "--declarer", "highest")
    assert shown.returncode == 2
    assert "there is lowest, monte-carlo, payoff" in " ".join(shown.stderr.split())


def test_a_package_that_cannot_be_loaded_is_told_and_ours_are_listed(tmp_path: Path) -> None:
    broken = "raise RuntimeError('not today')"
    entries = "bad = broken:ENTRY\nodd = lowest_player:Lowest"
    environment = install(tmp_path, entries, {"broken": broken, "lowest_player": documented_module()})
    shown = declarer(environment, "players")
    assert shown.returncode == 0
    assert "player 'bad' cannot be loaded from broken:ENTRY: not today" in shown.stderr
    assert "player 'odd': lowest_player:Lowest is type, not an agent.registry.Entry" in shown.stderr
    assert "monte-carlo (declarer): " in shown.stdout
