"""`import declarer` hands on public names with their types, and imports nothing before it is asked."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import declarer

ROOT = Path(__file__).parents[1]
HEAVY = ("numpy", "pandas", "typer", "numba", "llvmlite", "joblib")


def loaded_after(code: str) -> set[str]:
    """Which heavy packages a process has imported after some code."""
    show = f"import sys; print(*[name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{show}"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return set(done.stdout.split())


def test_the_import_is_light_and_a_name_imports_no_more_than_it_needs() -> None:
    assert loaded_after("import declarer") == set()
    assert loaded_after("import declarer; declarer.Deal.random(1)") == {"numpy"}
    assert not loaded_after("import declarer; declarer.Player; declarer.par") & {"pandas", "typer", "numba"}


def test_an_unknown_name_is_told() -> None:
    with pytest.raises(AttributeError, match="module 'declarer' has no attribute 'nothing'"):
        _ = declarer.nothing  # type: ignore[attr-defined]
    assert declarer.__version__


SCRIPT = "\n".join(["import declarer", *(f"reveal_type(declarer.{name})" for name in declarer.__all__)])
USE = """
table: dict[str, int] = dict(declarer.table(declarer.Deal.random(1))["N"])
wrong: str = declarer.par
"""


@pytest.mark.slow
def test_mypy_strict_knows_the_type_of_every_name_in_a_users_script(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT + USE, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=cache", "script.py"],
        cwd=tmp_path, capture_output=True, text=True, check=False, env=os.environ | {"MYPYPATH": ""},
    )  # fmt: skip
    *shown, error, total = done.stdout.splitlines()
    assert len(shown) == len(declarer.__all__), done.stdout
    assert not [line for line in shown if '"Any"' in line]
    assert 'error: Incompatible types in assignment (expression has type "Callable[' in error
    assert total.startswith("Found 1 error in 1 file")


@pytest.mark.parametrize("command", [("-m", "declarer", "--version"), ("script.py",)], ids=["program", "script"])
def test_a_file_that_hides_a_package_is_named_in_one_line_before_it_runs(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "agent.py").write_text("raise SystemExit('the wrong module')", encoding="utf-8")
    (tmp_path / "script.py").write_text("import declarer; declarer.Deal", encoding="utf-8")
    done = subprocess.run([sys.executable, *command], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.endswith(f": {tmp_path / 'agent.py'} hides declarer's package 'agent': rename it")
