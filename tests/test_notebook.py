"""The notebook of the docs, run cell by cell, beside what it shows."""

from __future__ import annotations

import ast
import io
import json
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

NOTEBOOK = Path(__file__).parent.parent / "docs" / "tutorials" / "a-day.ipynb"
_MEASURED = {"times", "picture"}
"""Tags of cells that show what was measured, which is another each time."""


def run_cell(source: str, names: dict[str, Any]) -> tuple[str, str]:
    """What a cell prints, and then its last expression, as a notebook shows it: as text, and as HTML if it has one."""
    body = ast.parse(source).body
    last = body[-1] if isinstance(body[-1], ast.Expr) and not source.rstrip().endswith(";") else None
    first = body[:-1] if last else body
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(ast.Module(first, []), str(NOTEBOOK), "exec"), names)
        value = eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names) if last else None
    html = getattr(value, "_repr_html_", str)()
    return printed.getvalue() + ("" if value is None else repr(value)), html or ""


@pytest.mark.long
def test_the_notebook_shows_what_its_cells_give(monkeypatch: pytest.MonkeyPatch) -> None:
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    monkeypatch.setattr("agent.added._registered", {})
    names: dict[str, Any] = {"__name__": "__main__"}
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert len(cells) > 5
    for cell in cells:
        given = run_cell("".join(cell["source"]), names)
        if not _MEASURED & set(cell["metadata"].get("tags", [])):
            shown = ["".join(each.get("text") or each["data"]["text/plain"]) for each in cell["outputs"]]
            html = ["".join(each.get("data", {}).get("text/html", "")) for each in cell["outputs"]]
            assert given == ("".join(shown), "".join(html))
