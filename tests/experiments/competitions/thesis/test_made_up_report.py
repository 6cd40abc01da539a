"""A report of boards whose results are made up, so that every figure and every curve can be kept."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("matplotlib")

from agent.rules.imps import imps
from ddsolver import Position
from experiments.boards.files import read_file
from experiments.competitions.thesis.report import GridReport, make_report
from experiments.competitions.thesis.report_tables import _deals
from experiments.competitions.thesis.settings import RunSettings
from experiments.runs.contract_sets import CONTRACTS, VULNERABILITY
from experiments.runs.rows import PlayedBoard
from experiments.runs.store import Store
from tests.kept import assert_kept
from tests.pages import Page
from tests.pictures import data_of
from tests.players import SOME_DEAL, deal_of_run
from tests.reports import values_of

SETTINGS = RunSettings(contracts=("3NT", "4H"), deals=5, samples=(1, 10), weights="uniform")


def boards() -> Iterator[PlayedBoard]:
    """A board of every cell and deal; more samples take more tricks, the optimized defender one trick more."""
    for cell in SETTINGS.cells():
        contract = CONTRACTS[cell.contract]
        strength = SETTINGS.declarers.index(cell.declarer) + SETTINGS.samples.index(cell.samples)
        for number in range(SETTINGS.deals):
            tricks = min(13, 8 + (number + strength) % 4 + strength - (cell.defender == "optimized"))
            position = Position(deal_of_run().deal, contract.strain, contract.leader)
            while not position.is_over:
                position = position.play(position.legal()[0])
            yield PlayedBoard(
                source=cell.contract,
                number=number,
                player=cell.player.key,
                defender=cell.defence.key,
                tricks=tricks,
                score=contract.score(tricks, VULNERABILITY),
                seconds=0.5 * cell.samples + number,
                defender_seconds=0.25,
                play=" ".join(map(str, position.plays)),
                remarks="searched 1 of 10 layouts (trick 2 2 11)" if strength > 1 and number == 0 else "",
            )


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> GridReport:
    folder = tmp_path_factory.mktemp("made-up")
    with Store(folder, create=True) as store:
        for contract in SETTINGS.contracts:
            for number in range(SETTINGS.deals):
                deal = deal_of_run(contract, number, contract=str(CONTRACTS[contract]), double_dummy=11, deal=SOME_DEAL)
                store.add_deal(replace(deal, name=f"{contract} {number + 1}"))
        for board in boards():
            store.add_board(board)
        report = make_report(SETTINGS, store)
    assert report is not None
    return replace(report, name="made-up0")


@pytest.fixture(scope="module")
def folder(report: GridReport, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The written report, without its pictures, which take seconds to write."""
    folder = tmp_path_factory.mktemp("written")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("experiments.competitions.thesis.report.has_matplotlib", lambda: False)
        replace(report).write(folder)
    return folder


def test_the_report_stays(report: GridReport) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("experiments.competitions.thesis.report.has_matplotlib", lambda: False)
        values = values_of(replace(report))
    # The CSV files have the numbers of the JSON, and the text has those of the LaTeX.
    kept = {name: value for name, value in values.items() if not name.endswith((".csv", ".tex"))}
    assert_kept("reports/reproduce", kept)


def test_the_number_of_deals_is_given_once_where_all_declarers_played_as_many() -> None:
    assert _deals([{"deals": 3}, {"deals": 3}]) == "3"
    assert _deals([{"deals": 3}, {"deals": 3}, {"deals": 2}]) == "3, 3, 2"


@pytest.mark.slow
def test_every_picture_is_drawn_from_the_data_that_it_was_drawn_from(report: GridReport) -> None:
    captions = {name: caption for name, (caption, _) in report.pictures.items()}
    pictures = [data_of(picture) for _, picture in report.pictures.values()]
    assert len(captions) == len(pictures) == 6
    assert_kept("report-pictures", {"captions": captions, "pictures": pictures})


def test_the_deals_are_those_on_which_the_first_and_the_last_declarer_differ_most(
    report: GridReport, folder: Path
) -> None:
    first, last = SETTINGS.declarers[0], SETTINGS.declarers[-1]
    keys = {cell.declarer: cell.player.key for cell in SETTINGS.cells() if cell.samples == 10}
    scores = {(each.player, each.source, each.number, each.defender): each.score for each in boards()}
    swings = [
        imps(score - scores[keys[first], source, number, defender])
        for (player, source, number, defender), score in scores.items()
        if player == keys[last] and score != scores[keys[first], source, number, defender]
    ]
    assert [abs(deal.imps) for deal in report.deals] == sorted(map(abs, swings), reverse=True)[:12]
    for deal in report.deals:
        ours, theirs = (board.north_south_score or 0 for board in reversed(deal.boards))
        assert deal.imps == imps(ours - theirs)
    written = read_file(folder / "deals.pbn").boards
    assert len(written) == 2 * len(report.deals)
    assert all(len(board.plays) == 52 for board in written)
    page = Page((folder / "index.html").read_text(encoding="utf-8"))
    assert {deal.anchor for deal in report.deals} <= page.ids


def test_the_markdown_has_every_table_and_deal(report: GridReport, folder: Path) -> None:
    text = (folder / "report.md").read_text(encoding="utf-8")
    for table in (table for tables in report.tables.values() for table in tables):
        assert table.to_markdown() in text
    for deal in report.deals:
        assert f"| {deal.title} | {deal.imps:+d} |" in text
