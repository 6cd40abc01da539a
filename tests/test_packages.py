"""The packages: what is installed, their version, and what hides them."""

from __future__ import annotations

import importlib
import re
import subprocess
import sys
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETUPTOOLS = PYPROJECT["tool"]["setuptools"]
ROOTS = ("ddsolver", "agent", "experiments")


def test_every_package_is_installed() -> None:
    """Setuptools installs the folders that have an ``__init__.py`` and that a pattern fits."""
    find = SETUPTOOLS["packages"]["find"]
    assert not find["namespaces"]
    folders = {path.parent for root in ROOTS for path in (ROOT / root).rglob("*.py")}
    assert not [folder for folder in folders if not (folder / "__init__.py").is_file()]
    assert find["include"] == ["declarer", *(pattern for root in ROOTS for pattern in (root, f"{root}.*"))]


def test_the_scripts_that_fit_models_are_in_the_repository_only() -> None:
    """No package imports them, and they need scipy, which users do not install."""
    assert SETUPTOOLS["packages"]["find"]["exclude"] == ["experiments.fitting"]
    assert "graft experiments/fitting" in (ROOT / "MANIFEST.in").read_text(encoding="utf-8").splitlines()
    sources = [path for root in ROOTS for path in (ROOT / root).rglob("*.py") if path.parent.name != "fitting"]
    imports = re.compile(r"^\s*(from|import) (experiments\.fitting|scipy)", re.M)
    assert not [path for path in sources if imports.search(path.read_text(encoding="utf-8"))]


def test_every_file_that_a_package_needs_is_installed_with_it() -> None:
    installed = {
        path
        for package, patterns in SETUPTOOLS["package-data"].items()
        for pattern in patterns
        for path in ROOT.joinpath(*package.split(".")).glob(pattern)
    }
    compiled = (".py", ".pyc", ".nbi", ".nbc")
    there = {path for root in ("declarer", *ROOTS) for path in (ROOT / root).rglob("*") if path.is_file()}
    elsewhere = {"__pycache__", "fitting"}
    assert installed == {path for path in there if path.suffix not in compiled and not elsewhere & {*path.parts}}


@pytest.mark.parametrize("name", ROOTS)
def test_each_package_has_the_version_of_the_distribution(name: str) -> None:
    package = importlib.import_module(name)
    assert package.__version__ == version("declarer") == PYPROJECT["project"]["version"]
    with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'nothing'"):
        _ = package.nothing


def test_the_citation_names_the_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert re.findall(r"^version: (.+)$", citation, re.M) == [PYPROJECT["project"]["version"]]


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder of a user's own with folders that have the names of our packages."""
    for name in ROOTS:
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("raise SystemExit('the wrong package')", encoding="utf-8")
    return tmp_path


def run(desk: Path, *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*command], cwd=desk, capture_output=True, text=True, check=False)


def test_a_folder_of_the_same_name_hides_a_package_from_scripts_and_notebooks_but_not_with_p(desk: Path) -> None:
    code = "import agent.registry; print('found')"
    (desk / "script.py").write_text(code, encoding="utf-8")
    assert run(desk, sys.executable, "script.py").stderr == "the wrong package\n"
    assert run(desk, sys.executable, "-P", "script.py").stdout == "found\n"
    # Like a notebook, this has the current folder first on its path.
    assert run(desk, sys.executable, "-c", code).stderr == "the wrong package\n"


@pytest.mark.slow
def test_no_folder_hides_the_packages_from_the_command_and_its_processes(desk: Path) -> None:
    command = str(Path(sys.executable).parent / "declarer")
    players = ("--declarer", "monte-carlo:samples=1", "--declarer", "monte-carlo:samples=2")
    done = run(desk, command, "match", "--random", "2", "--jobs", "2", *players)
    assert done.returncode == 0, done.stderr
    assert "2 boards against arbitrary" in done.stdout
