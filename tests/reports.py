"""Reports of runs as plain values, for tests that keep them."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

from experiments.competitions.kinds import RunReport
from experiments.runs.provenance import Provenance
from experiments.show.plots import Picture
from tests.pages import visible
from tests.pictures import not_painted

PROVENANCE = Provenance(
    version="1.2.3",
    command="declarer run report RUN",
    kind="match",
    seed=7,
    deals={"4H": 3, "file": 2},
    programs=("", "0123abcd"),
    played_with="declarer match --seed 7 --run RUN",
)


def values_of(report: RunReport) -> dict[str, Any]:
    """Return a report as its text, its JSON, and its files by name: pages as `visible`, CSV as lines.

    Markdown and LaTeX show the tables of the page, in forms that `tests/experiments/show/test_table.py` checks.
    """
    with not_painted(), patch.object(Picture, "svg", '<svg width="1pt"></svg>'):
        files = report.files(PROVENANCE)
    tables = {name: content.decode().splitlines() for name, content in files.items() if name.endswith(".csv")}
    pages = {name: visible(content.decode()) for name, content in files.items() if name.endswith(".html")}
    return {
        "text": report.text().splitlines(),
        "json": report.to_json(),
        "files": sorted(files),
        **tables,
        **pages,
    }
