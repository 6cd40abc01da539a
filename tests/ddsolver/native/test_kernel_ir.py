"""The LLVM IR that the repository carries is what numba makes of the kernels, and serves where there is no numba."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from ddsolver.native import carried_ir
from ddsolver.native.carried_ir import FOLDER, ir_of, made_from
from ddsolver.native.kernel_ir import tools_here, write_files
from ddsolver.native.machine import machine
from ddsolver.native.sources import ALL, modules_of
from tests.ddsolver.native.test_libraries import ROOT, run

WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None\n"
SOLVE = "from ddsolver import solve; print(solve('N:A2... KQ... 43... 65...', 'NT', 'N'))\n"
PLAYERS = """
from agent.players.joint_search import rollout
from ddsolver.native.kernel import make_ready
make_ready(rollout)
"""


def test_every_module_of_kernels_has_a_file_for_its_present_sources() -> None:
    """If this fails after an edit, run ``python -m ddsolver.native.kernel_ir``."""
    modules = modules_of(ALL)
    assert [module for module in modules if ir_of(module) is None] == []
    assert {path.stem for path in FOLDER.glob("*.ll")} == set(modules)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux" or machine() != "x86_64", reason="the files are written on Linux on x86-64")
def test_numba_makes_the_files_again(tmp_path: Path) -> None:
    made = made_from()
    assert made is not None
    if {name: made.get(name) for name in tools_here()} != tools_here():
        pytest.skip(f"the files are made with other versions than {tools_here()}")
    # In another order, so that nothing of one module can depend on another one.
    write_files(tmp_path, modules_of(ALL)[::-1])
    for module in modules_of(ALL):
        written = (tmp_path / f"{module}.ll").read_text(encoding="utf-8")
        assert written == (FOLDER / f"{module}.ll").read_text(encoding="utf-8"), module


@pytest.mark.slow
def test_the_solver_and_the_players_are_compiled_without_numba(tmp_path: Path) -> None:
    for package in ("ddsolver", "agent"):
        shutil.copytree(ROOT / package, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__", "libraries"))
    first = run(WITHOUT_NUMBA + SOLVE + PLAYERS, tmp_path)
    assert first.stderr.count("compiling") == 2
    again = run(WITHOUT_NUMBA + SOLVE + PLAYERS, tmp_path)
    assert (again.stdout, again.stderr) == (first.stdout, "")


def test_a_file_of_other_sources_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    module = "ddsolver.search.turns"
    assert ir_of(module) == FOLDER / f"{module}.ll"
    monkeypatch.setattr(carried_ir, "digest_of", lambda _: "another")
    assert ir_of(module) is None
