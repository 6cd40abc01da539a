"""Every package is installed."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
SETUPTOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
ROOTS = ("ddsolver", "agent", "experiments")


def test_every_package_is_installed() -> None:
    folders = {path.parent for root in ROOTS for path in (ROOT / root).rglob("*.py")}
    assert {".".join(folder.relative_to(ROOT).parts) for folder in folders} == set(SETUPTOOLS["packages"])


def test_every_file_that_a_package_needs_is_installed_with_it() -> None:
    installed = {
        path
        for package, patterns in SETUPTOOLS["package-data"].items()
        for pattern in patterns
        for path in ROOT.joinpath(*package.split(".")).glob(pattern)
    }
    compiled = (".py", ".pyc", ".nbi", ".nbc")
    there = {path for root in ROOTS for path in (ROOT / root).rglob("*") if path.is_file()}
    assert installed == {path for path in there if path.suffix not in compiled and "__pycache__" not in path.parts}
