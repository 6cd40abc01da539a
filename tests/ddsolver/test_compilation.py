"""Imports stay light, and compiled code is never older than its sources. Each in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOLVE = "from ddsolver import solve; print(solve('N:A2... KQ... 43... 65...', 'NT', 'N'))"
ANSWER = "{'SA': 1, 'S2': 1}\n"


def run(code: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env=os.environ | environment | {"PYTHONPATH": str(folder)},
    )


def test_importing_the_packages_compiles_nothing_and_does_not_import_numba() -> None:
    code = "import sys, ddsolver, agent.registry, agent.table; print({'numba', 'llvmlite'} & set(sys.modules))"
    assert run(code).stdout == "set()\n"


def test_a_first_compile_says_so_in_one_line_on_standard_error_and_a_second_run_says_nothing(tmp_path: Path) -> None:
    first = run(SOLVE, NUMBA_CACHE_DIR=str(tmp_path))
    assert first.stdout == ANSWER
    assert first.stderr.startswith("declarer: compiling the solver for this machine, once ... ")
    assert first.stderr.count("\n") == 1
    second = run(SOLVE, NUMBA_CACHE_DIR=str(tmp_path))
    assert (second.stdout, second.stderr) == (ANSWER, "")


def test_an_edit_in_any_kernel_is_compiled_although_numba_would_not_notice(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "ddsolver", tmp_path / "ddsolver", ignore=shutil.ignore_patterns("__pycache__"))
    assert run(SOLVE, tmp_path).stdout == ANSWER
    edited = tmp_path / "ddsolver" / "trick.py"
    source = edited.read_text()
    # The search calls `beats`; turn it round, so that low cards win, without touching the search's own file.
    edited.write_text(source.replace("return 1 if card > best else 0", "return 1 if card < best else 0"))
    assert edited.read_text() != source
    assert run(SOLVE, tmp_path).stdout != ANSWER
    edited.write_text(source)
    assert run(SOLVE, tmp_path).stdout == ANSWER


def test_a_package_that_cannot_be_written_to_keeps_its_compiled_code_elsewhere(tmp_path: Path) -> None:
    from ddsolver import compilation

    target = tmp_path / "package"
    target.mkdir()
    (target / "__pycache__").write_text("a file where the folder should be")
    original = compilation._PACKAGE
    try:
        compilation._PACKAGE = target
        os.environ["XDG_CACHE_HOME"] = str(tmp_path / "cache")
        folder = compilation._cache_folder.__wrapped__("")
    finally:
        compilation._PACKAGE = original
        del os.environ["XDG_CACHE_HOME"]
    assert folder.parent == tmp_path / "cache" / "declarer"
