from __future__ import annotations

import re
import sys
from pathlib import Path

import pandas as pd
import pytest

from experiments.competitions.thesis.report import KIND, GridReport, make_report
from experiments.competitions.thesis.run import run_grid
from experiments.competitions.thesis.settings import RunSettings
from experiments.errors import StoreError
from experiments.runs.provenance import provenance_of
from experiments.runs.store import Store
from tests.pages import Page

pytestmark = pytest.mark.slow

SETTINGS = RunSettings(
    contracts=("6NT", "7NT"),
    deals=2,
    samples=(1, 2),
    declarers=("monte-carlo", "payoff"),
    defenders=("arbitrary", "optimized:samples=1,repeats=1"),
    weights="uniform",
    seed=7,  # of its deals some tell the declarers apart
)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "mine"
    run_grid(SETTINGS, folder)
    return folder


@pytest.fixture(scope="module")
def report(run: Path) -> GridReport:
    with Store(run, write=False) as store:
        report = KIND.read(store)
    assert isinstance(report, GridReport)
    return report


@pytest.fixture(scope="module")
def folder(run: Path, report: GridReport, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("report")
    with Store(run, write=False) as store:
        report.write(folder, provenance_of(store))
    return folder


def test_the_page_stands_for_itself_and_its_links_lead_somewhere(folder: Path) -> None:
    text = (folder / "index.html").read_text(encoding="utf-8")
    page = Page(text)
    assert page.open == []
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    assert page.sources == []
    assert "http:" not in text and "https:" not in text
    assert text.count("<svg ") == len(list(folder.glob("*.png"))) > 0


def test_every_picture_is_written_and_named_in_the_markdown(report: GridReport, folder: Path) -> None:
    text = (folder / "report.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\((.*?)\.svg\)", text)) == set(report.pictures)
    assert {"score", "imps", "information", "seconds", "defenders", "contracts"} == set(report.pictures)
    for ending, begins in ((".png", b"\x89PNG"), (".svg", b"<?xml"), (".pdf", b"%PDF")):
        assert set(report.pictures) == {path.stem for path in folder.glob(f"*{ending}")}
        assert all(path.read_bytes().startswith(begins) for path in folder.glob(f"*{ending}"))


def test_every_row_of_a_markdown_table_has_as_many_cells_as_its_head(folder: Path) -> None:
    tables = re.findall(r"(?:^\|.*\n)+", (folder / "report.md").read_text(encoding="utf-8"), re.MULTILINE)
    # By contract set and over both: two defenders, defenders compared, seconds; and the deals that tell.
    assert len(tables) >= 3 * 4
    for table in tables:
        assert len({line.count("|") for line in table.splitlines()}) == 1, table


def test_ours_and_the_published_value_stand_together(report: GridReport) -> None:
    title = "6NT, monte-carlo and payoff, arbitrary defender"
    (table,) = [table for table in report.tables["6NT"] if table.title == title]
    by_head = {(column.title, column.group): value for column, value in zip(table.columns, table.rows[0], strict=True)}
    # Table A.7, one sample.
    assert by_head["Samples", ""] == "1"
    assert by_head["Deals", ""] == "2"
    assert by_head["optimal %", "monte-carlo"].published == "34.0"
    assert table.to_text().splitlines()[0] == title


def test_the_csv_tables_are_the_data(report: GridReport, folder: Path) -> None:
    for name in ("outcomes", "declarer_imps", "defender_imps", "seconds"):
        table = pd.read_csv(folder / f"{name}.csv")
        assert len(table) == len(getattr(report.data, name)) > 0


def test_page_and_tables_say_where_they_come_from(run: Path, folder: Path) -> None:
    with Store(run, write=False) as store:
        provenance = provenance_of(store)
    page = (folder / "index.html").read_text(encoding="utf-8")
    latex = (folder / "tables.tex").read_text(encoding="utf-8")
    assert provenance.seed == 7
    assert provenance.deals == {"6NT": 2, "7NT": 2}
    for name, text in provenance.lines():
        assert f"<dt>{name}</dt><dd>{text}</dd>" in page
        assert f"% {name}: {text}\n" in latex


def test_the_players_are_shown_with_all_their_settings(report: GridReport, folder: Path) -> None:
    assert [row[0] for row in report.players.rows] == ["monte-carlo", "payoff"]
    assert "samples=2, patience=2, seconds=any, positions=any, weights=uniform" in report.players.rows[1][2]
    assert report.players.to_html() in (folder / "index.html").read_text(encoding="utf-8")


def test_without_matplotlib_there_is_a_report_without_pictures(
    run: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with Store(run, write=False) as store:
        report = make_report(SETTINGS, store)
    assert report is not None
    assert report.pictures == {}
    written = report.write(tmp_path)
    assert not any(path.suffix == ".png" for path in written)
    assert "<img" not in written[0].read_text(encoding="utf-8")


def test_a_run_of_which_no_deal_was_played_by_all_declarers_says_so(run: Path) -> None:
    with Store(run, write=False) as store:
        assert make_report(SETTINGS.model_copy(update={"declarers": ("monte-carlo", "alpha-mu")}), store) is None


def test_a_run_without_a_board_has_no_report_yet(tmp_path: Path) -> None:
    with Store(tmp_path, SETTINGS.facts, create=True) as store:
        SETTINGS.keep(store)
        with pytest.raises(StoreError, match="has no results yet; play its boards with"):
            KIND.read(store)


def test_a_folder_that_cannot_be_written_to_is_told(report: GridReport, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="cannot write .*report: Not a directory"):
        report.write(tmp_path / "file" / "report")
