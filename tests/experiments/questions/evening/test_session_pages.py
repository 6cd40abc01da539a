"""The pages of an evening with results from several tables, with and without a ScoreTable."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.auction import Auction
from ddsolver import Deal, Seat
from experiments.boards.board import boards_by_id
from experiments.boards.files import read_file, write_file
from experiments.boards.pbn.reader import parse_pbn
from experiments.questions.evening.board_pages import deal_page, evening_pages, with_results
from experiments.questions.evening.pages import evening_page
from experiments.questions.evening.session import session_of
from experiments.questions.evening.session_report import headline
from tests.command import declarer
from tests.experiments.questions.evening.test_evening import DEAL, evening_of, played, tables
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

AUCTION = Auction(Seat.NORTH, "1NT Pass")


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
    assert '<table class="grid">' in page
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
    page = evening_page(evening_of(*tables(*boards), session=found), is_running=True)
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
    first, *_ = evening_pages(found, boards_by_id([replace(unscored, auction=AUCTION), *boards]))[0]
    results = with_results(found, first.shown).results
    assert results is not None
    assert [row["won"] for row in results.to_json()] == [100, 0]
    assert results.marked is None


@pytest.mark.parametrize(
    ("scoring", "title", "won"), [("MP", "%", ["100.0", "25.0"]), ("IMP", "IMPs", ["+3.00", "\N{MINUS SIGN}1.50"])]
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
    named = tables(first, second)
    for table in named:
        results = with_results(found, table.shown).results
        assert results is not None
        place = [column.title for column in results.shown].index(title)
        assert {row[place] for row in results.cells} == {*won}
    page = evening_page(evening_of(*named, session=found), is_running=True)
    assert 'id="standings"' in page, "a field is no match of two teams"
    assert headline(found) in page


def test_the_row_of_a_score_table_leads_to_the_page_of_its_table_and_is_marked_there() -> None:
    recorded, other = two_tables()
    rows = []
    for board in (other, recorded):
        assert board.contract is not None
        players = {seat: board.tags[seat] for seat in ("North", "South", "East", "West")}
        sides = "{North};{South}", "{East};{West}"
        one, two = (side.format(**players) for side in sides)
        rows.append(f'"{one}" "{two}" 3NT {board.contract.declarer} {board.tricks}')
    head = "Names_NS;Names_EW;Contract;Declarer;Result"
    recorded = replace(recorded, sections={"ScoreTable": tuple(rows)}, tags={**recorded.tags, "ScoreTable": head})
    found = evening([recorded])
    (table,) = tables(recorded)
    results = with_results(found, replace(table.shown, table_pages={table.id: table.page})).results
    assert results is not None
    assert results.marked is not None
    marked = results.to_json()[results.marked]
    assert (marked["north_south"], marked["contract"]) == ("Ann & Cy", "3NT S")
    assert [f'href="{table.page}"' in row for row in results.to_html().split("<tr")[2:]] == [
        place == results.marked for place in range(2)
    ]


def one_record_a_table(number: int) -> str:
    """A file with a record for each of some tables of two deals, without play."""
    records = []
    for board, deal in (("1", DEAL), ("2", Deal.random(5))):
        head = HEAD.replace('Board "1"', f'Board "{board}"').replace(DEAL.to_pbn(), deal.to_pbn())
        for table in range(number):
            names = "".join(f'[{seat} "{seat[0]}{table}"]\n' for seat in ("North", "East", "South", "West"))
            records.append(f'{head}[Scoring "MP"]\n{names}[Declarer "S"]\n[Contract "3NT"]\n[Result "{7 + table}"]\n')
    return "\n".join(records)


def score_table_of(number: int) -> str:
    """The same results in sections ScoreTable."""
    games = []
    for board, deal in (("1", DEAL), ("2", Deal.random(5))):
        head = HEAD.replace('Board "1"', f'Board "{board}"').replace(DEAL.to_pbn(), deal.to_pbn())
        rows = "".join(f'"N{table};S{table}" "E{table};W{table}" 3NT S {7 + table}\n' for table in range(number))
        columns = "Names_NS;Names_EW;Contract;Declarer;Result"
        games.append(f'{head}[Scoring "MP"]\n[ScoreTable "{columns}"]\n{rows}')
    return "\n".join(games)


def test_both_forms_of_a_file_give_the_same_pages_one_for_each_deal(tmp_path: Path) -> None:
    written = []
    for name, text in (("records", one_record_a_table(4)), ("listed", score_table_of(4))):
        path = tmp_path / name / "club.pbn"
        path.parent.mkdir()
        path.write_text(text)
        ran = declarer("evening", path, "-o", tmp_path / name / "pages")
        assert ran.returncode == 0
        assert "2 deals with 8 results in" in ran.stderr
        pages = {each.name: each.read_text(encoding="utf-8") for each in (tmp_path / name / "pages").iterdir()}
        written.append((ran.stdout, pages))
    assert set(written[0][1]) == {"index.html", "hands.html", "board-1.html", "board-2.html"}
    assert written[0] == written[1]
    index = written[0][1]["index.html"]
    order = [index.index(f'id="{name}"') for name in ("standings", "deals")]
    assert order == sorted(order)
    assert "board-1.html" in Page(index).links
    assert "3NT S" in written[0][1]["board-1.html"]


def test_the_page_of_a_deal_links_only_to_pages_that_are_written() -> None:
    boards = parse_pbn(one_record_a_table(3)).by_id
    found = session_of(boards)
    _, (first, second) = evening_pages(found, boards)
    assert {"index.html", "board-2.html"} <= {*Page(deal_page(found, first, {second.page})).links}
    assert "board-2.html" not in Page(deal_page(found, first, {first.page})).links


def test_a_table_with_calls_or_cards_has_a_page_and_its_traveller_names_all_tables() -> None:
    boards = boards_by_id([*two_tables(), replace(played(3), plays=())])
    found = session_of(boards)
    pages, deals = evening_pages(found, boards)
    assert ([each.page for each in pages], deals) == (["board-1.html", "board-1-2.html"], [])
    results = with_results(found, pages[1].shown).results
    assert results is not None
    assert len(results.rows) == 3
    assert results.marked is not None
    assert 'href="board-1.html"' in results.to_html()


def test_the_number_of_missing_things_counts_those_that_are_cut_short() -> None:
    problems = [f"problem {number}" for number in range(40)]
    page = evening_page(evening_of(session=session(HEAD + RESULTS), problems=problems))
    assert "What is missing (41)" in page
    assert page.count("<li>problem ") == 12
    assert "<li>and 29 more</li>" in page
