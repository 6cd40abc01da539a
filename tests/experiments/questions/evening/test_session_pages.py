"""The pages of an evening with results from several tables, with and without a ScoreTable."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from experiments.boards.board import boards_by_id
from experiments.boards.files import read_file, write_file
from experiments.questions.evening.pages import Progress, Whole, evening_page, named_boards, with_results
from experiments.questions.evening.session import session_of
from experiments.questions.evening.session_report import headline
from experiments.web.site import shown_boards
from tests.command import declarer
from tests.experiments.questions.evening.test_evening import played
from tests.experiments.questions.evening.test_session import (
    HEAD,
    NAMES,
    RESULTS,
    evening,
    session,
    totals_by_name,
    two_tables,
)
from tests.pages import Page


def test_without_card_play_the_command_shows_the_results(tmp_path: Path) -> None:
    path = tmp_path / "travellers.pbn"
    path.write_text(f'{HEAD}[Scoring "MP"]\n{RESULTS}{NAMES}')
    ran = declarer("evening", path, "-o", tmp_path / "pages")
    assert ran.returncode == 0
    assert "no board in these files contains card play" in ran.stderr
    assert ran.stdout.startswith("Best result: Pair 11 with 100.0 % on 1 board\n")
    assert "costly" not in ran.stdout
    assert "1 Ann & Cy" in ran.stdout
    pages = {each.name: each.read_text(encoding="utf-8") for each in (tmp_path / "pages").iterdir()}
    assert set(pages) == {"index.html", "hands.html", "board-1.html"}
    index = Page(pages["index.html"])
    assert index.open == []
    for link in index.links:
        assert link.partition("#")[0] in {"", *pages}, link
    assert "No board contains card play; here are the results." in pages["index.html"]
    assert "2 of 6 rows of its ScoreTable" in pages["index.html"]
    assert "double dummy" in pages["board-1.html"]
    found = json.loads(declarer("evening", path, "-o", tmp_path / "pages", "--json").stdout)
    assert [row["score"] for row in found["results"][0]["rows"]] == [400, 400, 300, 0]
    assert found["results"][0]["rows"][0]["lead"] == "♦2"
    assert found["scoring"] == "matchpoints"
    assert {row["listed"] for row in found["standings"]} == {"70.0", "30.0", ""}


def test_without_play_and_results_the_status_is_1_and_the_pages_have_the_deals(tmp_path: Path) -> None:
    path = tmp_path / "deals.pbn"
    write_file(path, [replace(played(0), contract=None, plays=(), tricks=None, tags={})])
    ran = declarer("evening", path, "-o", tmp_path / "pages")
    assert (ran.returncode, ran.stdout) == (1, "")
    page = (tmp_path / "pages" / "index.html").read_text(encoding="utf-8")
    assert "N-S make " in page
    assert "Standings" not in page


def test_a_file_half_good_gives_the_good_half_and_says_what_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "half.pbn"
    bad = '[Board "2"]\n[Deal "N:AAAA.T95.K73.AK6 - - -"]\n'
    path.write_text(f"{HEAD}{RESULTS}\n{bad}")
    ran = declarer("evening", path, "-o", tmp_path / "pages")
    assert ran.returncode == 1
    assert "board 2" in ran.stderr
    page = (tmp_path / "pages" / "index.html").read_text(encoding="utf-8")
    assert "could not be read: " in page
    assert "board 2" in page
    assert "Standings" in page


def test_at_matchpoints_the_rows_of_all_tables_show_per_cents() -> None:
    """Two tables of a deal: one wins 100 %, the other 0 %."""
    boards = two_tables()
    found = evening(boards)
    shown = [with_results(found, each) for each in shown_boards(boards_by_id(boards))]
    named = named_boards(["board-1.html", "board-1-2.html"], shown)
    page = evening_page("club", named, "monte-carlo", Progress(0, 2, is_running=True), Whole(found))
    rows = re.findall(r"<tr>.*</tr>", page.partition('id="boards"')[2].partition("</table>")[0])
    assert len(rows) == 3
    assert ">%</th>" in rows[0]
    assert sorted(re.findall(r">([^<]*) %</td>", "".join(rows[1:]))) == ["0.0", "100.0"]


def test_read_back_from_a_file_the_tables_are_those_written(tmp_path: Path) -> None:
    path = tmp_path / "club.pbn"
    write_file(path, two_tables())
    assert [*totals_by_name(session_of(read_file(path).by_id))] == [*totals_by_name(evening(two_tables()))]


def test_the_page_of_a_table_without_a_result_shows_the_other_tables_as_the_evening_scores_them() -> None:
    boards = two_tables()
    unscored = replace(boards[0], contract=None, tricks=None, plays=())
    found = evening([unscored, *boards])
    first, *_ = shown_boards(boards_by_id([unscored, *boards]))
    shown = with_results(found, first)
    assert shown.won_title == "%"
    assert shown.won[shown.id] == ""
    assert sorted(text for text in shown.won.values() if text) == ["0.0 %", "100.0 %"]


@pytest.mark.parametrize(
    ("scoring", "title", "won"), [("MP", "%", ["100.0 %", "25.0 %"]), ("IMP", "IMPs", ["+3.00", "\N{MINUS SIGN}1.50"])]
)
def test_recorded_tables_of_a_listed_field_are_compared_with_the_whole_field(
    scoring: str, title: str, won: list[str]
) -> None:
    """Two tables were recorded. The ScoreTable has them, and the second result once more: it ties with its copy."""
    first, second = (replace(each, tags={**each.tags, "Scoring": scoring}) for each in two_tables())
    head = "PairId_NS;PairId_EW;Contract;Declarer;Result"
    rows = []
    for at, each in enumerate((first, second, second)):
        assert each.contract is not None
        bid = f"{each.contract.level}{each.contract.strain}"
        rows.append(f"{2 * at + 1} {2 * at + 2} {bid} {each.contract.declarer} {each.tricks}")
    first = replace(first, sections={"ScoreTable": tuple(rows)}, tags={**first.tags, "ScoreTable": head})
    found = evening([first, second])
    assert len(found.deals[0].results) == 3
    shown = [with_results(found, each) for each in shown_boards(boards_by_id([first, second]))]
    assert all(each.won_title == title and each.results is not None for each in shown)
    assert [*shown[0].won.values()] == [*shown[1].won.values()] == won
    page = evening_page(
        "club", named_boards(["a.html", "b.html"], shown), "monte-carlo", Progress(0, 2, is_running=True), Whole(found)
    )
    assert 'id="standings"' in page, "a field is no match of two teams"
    assert headline(found) in page


def test_the_number_of_missing_things_counts_those_that_are_cut_short() -> None:
    whole = Whole(session(HEAD + RESULTS), problems=[f"problem {number}" for number in range(40)])
    assert whole.number_missing == 41
    assert len(whole.missing) < 20
    page = evening_page("club", [], "monte-carlo", Progress(0, 0, is_running=False), whole)
    assert "What is missing (41)" in page
