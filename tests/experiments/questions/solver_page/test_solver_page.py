"""The command writes a page that needs nothing from outside, and the solver for JavaScript."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from ddsolver.exports import webassembly
from ddsolver.exports.webassembly import solver_module
from experiments.show.rendering import script_source
from tests.command import declarer
from tests.node import NEEDS_NODE, run_node
from tests.pages import Page

pytestmark = pytest.mark.skipif(find_spec("ziglang") is None, reason="needs ziglang")


def test_the_command_writes_a_page_and_a_module(tmp_path: Path) -> None:
    done = declarer("solver-page", "-o", str(tmp_path / "pages"))
    assert (done.returncode, done.stdout) == (0, "")
    page = tmp_path / "pages" / "solver.html"
    assert done.stderr == f"declarer: the solver page is {page}\n"
    parsed = Page(page.read_text(encoding="utf-8"))
    assert parsed.open == parsed.links == parsed.sources == []
    assert page.stat().st_size < 150_000
    assert (tmp_path / "pages" / "solver.wasm").read_bytes() == solver_module()
    assert "export async function loadSolver" in (tmp_path / "pages" / "solver.js").read_text(encoding="utf-8")


def test_without_a_linker_the_command_says_so_and_makes_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webassembly, "find_spec", lambda _: None)
    monkeypatch.setattr(webassembly, "_kept_module", lambda: None)
    done = declarer("solver-page", "-o", tmp_path / "pages")
    assert (done.returncode, done.stdout) == (1, "")
    assert "the solver for web pages is not compiled" in done.stderr
    assert not (tmp_path / "pages").exists()


@NEEDS_NODE
@pytest.mark.parametrize(
    "name",
    [
        "web/board_page.js",
        "web/solver.js",
        "questions/evening/page.js",
        "questions/solver_page/page.js",
        "questions/play/page.js",
        "questions/play/bidding.js",
    ],
)
def test_a_script_with_those_that_it_imports_is_one_valid_script(name: str) -> None:
    script = script_source(name)
    assert not re.search(r"^(import|export)\b", script, re.MULTILINE)
    assert run_node("new Function(given); console.log(true);", script) is True


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    below = tmp_path / "file" / "below"
    done = declarer("solver-page", "-o", str(below))
    assert done.returncode == 1
    assert done.stderr.startswith(f"declarer: cannot write {below}")
