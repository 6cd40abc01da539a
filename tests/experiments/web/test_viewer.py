from __future__ import annotations

import html
import json
import re
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract
from agent.rules.imps import imps
from ddsolver import Card, Deal, Position, Seat, Solver, Strain
from ddsolver.errors import BridgeError
from experiments.boards.board import Commentary, boards_by_id
from experiments.boards.lin.reader import parse_lin
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import write_pbn
from experiments.competitions.match.settings import MatchRun
from experiments.errors import FormatError
from experiments.runs.deals import file_deals
from experiments.runs.records import board_of
from experiments.runs.store import Store
from experiments.web.site import named, shown_boards, write_site
from experiments.web.totals import table_row
from experiments.web.viewer import ShownBoard, board_page, index_page, links_among, page_data, solve_board
from tests.command import declarer
from tests.oracle import dds_table
from tests.pages import Page
from tests.played_match import play_match
from tests.sample import SAMPLE


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small match of two declarers, with what they thought."""
    folder = tmp_path_factory.mktemp("match")
    deals, _ = file_deals(SAMPLE.boards[2:4])
    players = ("monte-carlo:samples=6", "monte-carlo:samples=1")
    settings = MatchRun(declarers=players, defenders=("arbitrary",), seed=1, decisions=True)
    with Store(folder, {"kind": "match", "seed": "1"}, create=True) as store:
        play_match(settings, deals, store)
    return folder


@pytest.fixture(scope="module")
def played(run: Path) -> ShownBoard:
    with Store(run, write=False) as store:
        board = next(iter(store.boards()))
        deal = store.deals()[board.source, board.number]
        return ShownBoard(board_of(deal, board), json.loads(store.decisions(board.key)))


def data_of(page: str) -> Any:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return json.loads(found[1])


def test_a_page_is_well_formed_small_and_needs_nothing_from_outside(played: ShownBoard) -> None:
    page = board_page(played)
    parsed = Page(page)
    assert parsed.open == []
    assert parsed.links == parsed.sources == []
    assert len(page.encode()) < 300_000


def test_every_value_is_the_declarers_tricks_beside_those_needed(played: ShownBoard) -> None:
    board = played.board
    data = data_of(board_page(played))
    assert board.contract is not None
    solver = Solver()
    position = Position(board.deal, board.contract.strain, board.contract.leader)
    for turn, card in enumerate(board.plays):
        moment = data["moments"][turn]
        assert moment["to_play"] == str(position.to_play)
        for text, value in moment["values"].items():
            after = position.play(Card.parse(text))
            taken = after.tricks_won.of(board.contract.declarer)
            if not after.is_over:
                left = 13 - sum(after.tricks_won)
                tricks = solver.tricks(after)
                taken += tricks if after.to_play.same_side(board.contract.declarer) else left - tricks
            assert value == taken - board.contract.tricks_needed, (turn, text)
        position = position.play(card)
    assert data["moments"][-1]["to_play"] is None
    assert data["moments"][-1]["won"] == [board.tricks, 13 - (board.tricks or 0)]


def test_cards_that_lost_a_trick_are_counted_and_add_up(played: ShownBoard) -> None:
    board = played.board
    data = page_data(played, solve_board(played.board))
    assert board.contract is not None
    values = data["moments"][0]["values"]
    start = min(values.values())
    by_side = {True: 0, False: 0}
    for moment, seat in zip(data["moments"][:-1], data["players"], strict=True):
        by_side[Seat.parse(seat).same_side(board.contract.declarer)] += moment["lost"]
    # The defenders are perfect; what the declarer loses is the difference between double dummy and the result.
    assert by_side[False] == 0
    assert start - by_side[True] == (board.tricks or 0) - board.contract.tricks_needed


@pytest.mark.skipif(find_spec("ziglang") is None, reason="needs ziglang")
def test_a_page_brings_the_solver_or_says_why_it_has_none(played: ShownBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> bytes:
        raise BridgeError("nothing <links> it")

    assert 'id="solver-program"' in board_page(played)
    line = data_of(board_page(played))["line"]
    contract = played.board.contract
    assert contract is not None
    assert line == {
        "deal": played.board.deal.to_pbn(),
        "size": 13,
        "trump": str(contract.strain),
        "leader": str(contract.leader),
        "needed": contract.tricks_needed,
    }
    monkeypatch.setattr("experiments.web.page_solver.solver_module", fails)
    page = board_page(played)
    assert "this page was made without a solver, because nothing &lt;links&gt; it" in page
    assert 'id="solver-program"' not in page


def test_a_board_without_a_contract_or_with_hidden_hands_needs_no_solver(played: ShownBoard) -> None:
    board = played.board
    hidden = replace(board, hands=(board.hands[0], None, board.hands[2], None))
    passed = replace(board, contract=None, passed_out=True, trump=None, leader=None, plays=(), tricks=None)
    for each in (hidden, passed):
        page = board_page(ShownBoard(each))
        assert data_of(page)["line"] is None
        assert "solver-module" not in page.partition("<script type")[2].partition('id="data"')[0]


def test_the_page_of_a_solved_board_asks_no_solver(played: ShownBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    page = board_page(played)
    solved = replace(played, solved=solve_board(played.board))
    monkeypatch.setattr("experiments.web.viewer.common_solver", None)
    assert board_page(solved) == page


def test_what_the_player_thought_stands_beside_the_card(played: ShownBoard) -> None:
    data = data_of(board_page(played))
    assert len(data["decisions"]) == 52
    thought = [(turn, each) for turn, each in enumerate(data["decisions"]) if each]
    assert thought
    for turn, each in thought:
        assert each["candidates"][0][0] == data["plays"][turn]


def test_the_exports_are_files_that_can_be_read_and_tell_the_values(played: ShownBoard) -> None:
    page = board_page(played)
    pbn, lin, link = (
        html.unescape(each) for each in re.findall(r"<textarea readonly>(.*?)</textarea>", page, re.DOTALL)
    )
    for board in (parse_pbn(pbn).boards[0], parse_lin(lin).boards[0]):
        assert (board.plays, board.contract, board.tricks) == (
            played.board.plays,
            played.board.contract,
            played.board.tricks,
        )
    first = data_of(page)["moments"][0]["values"]
    card, value = next(iter(first.items()))
    assert f"{card} {value:+d}" in pbn or f"{card} =" in pbn
    assert link.startswith("https://www.bridgebase.com/tools/handviewer.html?lin=")
    assert unquote(link.partition("lin=")[2]) == lin


@pytest.mark.slow
def test_an_unfinished_play_a_claim_and_no_play_are_shown(played: ShownBoard) -> None:
    board = played.board
    cut = data_of(board_page(ShownBoard(replace(board, plays=board.plays[:6]))))
    assert len(cut["moments"]) == 7
    assert cut["moments"][6]["to_play"] is not None
    for number, claimed in ((0, False), (1, True), (6, True), (51, True), (52, False)):
        assert ("(claimed)" in board_page(ShownBoard(replace(board, plays=board.plays[:number])))) is claimed
    none = data_of(board_page(ShownBoard(replace(board, plays=(), tricks=None))))
    assert none["plays"] == []
    assert len(none["moments"]) == 1


def test_a_passed_out_deal_and_hidden_hands_are_shown(played: ShownBoard) -> None:
    passed = replace(played.board, contract=None, passed_out=True, trump=None, leader=None, plays=(), tricks=None)
    assert "passed out" in board_page(ShownBoard(passed))
    hands = (played.board.hands[0], None, played.board.hands[2], None)
    hidden = data_of(board_page(ShownBoard(replace(played.board, hands=hands))))
    assert all(moment["values"] is None for moment in hidden["moments"])
    # A hidden hand shows the cards that it played.
    assert len(hidden["hands"][1]) == 13
    nothing = data_of(board_page(ShownBoard(replace(played.board, hands=hands, plays=()))))
    assert nothing["hands"][1] is None


def test_the_only_hidden_hand_is_shown_with_the_cards_that_can_be_tried(played: ShownBoard) -> None:
    board = played.board
    one = replace(board, hands=(*board.hands[:3], None), plays=board.plays[:4])
    whole = data_of(board_page(ShownBoard(replace(one, hands=board.hands))))
    found = data_of(board_page(ShownBoard(one)))
    assert (found["hands"], found["points"]) == (whole["hands"], whole["points"])


def test_a_board_of_four_hidden_hands_has_a_page_without_lin(played: ShownBoard) -> None:
    hidden = replace(played.board, hands=(None, None, None, None), plays=())
    page = board_page(ShownBoard(hidden))
    assert "<label>PBN" in page
    assert "<label>LIN" not in page
    assert "<label>LIN" in board_page(ShownBoard(replace(played.board, plays=())))


def test_an_ending_is_shown_with_tricks_or_beside_its_contract() -> None:
    deal = Deal.from_pbn("N:A2... KQ... 43... 65...")
    board = parse_pbn('[Board "1"]\n[Deal "N:A2... KQ... 43... 65..."]\n[Contract "NT"]\n[Play "E"]\nSK\n').boards[0]
    assert board.deal == deal
    data = data_of(board_page(ShownBoard(board)))
    assert data["relative"] is False
    assert data["moments"][0]["values"] == {"SK": 1, "SQ": 1}
    scored = replace(board, contract=Contract.parse("7NTN"), leader=Seat.EAST, plays=())
    # The eleven tricks before count as made.
    assert data_of(board_page(ShownBoard(scored)))["moments"][0]["values"] == {"SK": -1, "SQ": -1}


def test_text_from_files_cannot_break_out_of_the_page(played: ShownBoard) -> None:
    nasty = '</script><script>alert("x")</script><b>'
    board = replace(played.board, name=nasty, tags={"North": nasty}, auction=Auction("N", "1C").alert(nasty))
    page = board_page(shown_boards(boards_by_id([board, board]))[0])
    assert 'alert("x")' not in page
    assert Page(page).open == []
    assert Page(index_page(nasty, [("a.html", ShownBoard(board))])).open == []


def show(*arguments: str | Path) -> tuple[int, str]:
    result = declarer("show", *arguments)
    return result.returncode, " ".join(result.stderr.replace("│", " ").split())


def test_one_board_is_a_page_and_several_a_folder_with_an_index(run: Path, tmp_path: Path) -> None:
    file = tmp_path / "some.pbn"
    write_pbn(file, SAMPLE.boards[:3])
    status, said = show(file, "--board", "2", "-o", tmp_path / "one.html")
    assert (status, "1 board shown in" in said) == (0, True)
    assert "Board 2" in (tmp_path / "one.html").read_text()
    assert show(file, "-o", tmp_path / "pages")[0] == 0
    index = (tmp_path / "pages" / "index.html").read_text()
    for link in re.findall(r'href="(.*?)"', index):
        assert (tmp_path / "pages" / link).exists()
    assert show(run, "-o", tmp_path / "match")[0] == 0
    texts = [(tmp_path / "match" / name).read_text() for name in ("index.html", "board-3.html")]
    assert all("monte-carlo:samples=6 \N{EN DASH} arbitrary" in text for text in texts)
    assert texts[1].count('<tr class="here">') == 1
    assert len(list((tmp_path / "match").glob("board-*.html"))) == 4


def test_a_folder_of_files_is_shown_and_a_bad_one_told(tmp_path: Path) -> None:
    source = tmp_path / "files"
    source.mkdir()
    write_pbn(source / "a.pbn", SAMPLE.boards[:1])
    (source / "b.lin").write_text("nonsense")
    status, said = show(source, "-o", tmp_path / "one.html")
    assert status == 1
    assert "b.lin is not a PBN or LIN file" in said
    assert (tmp_path / "one.html").exists()


@pytest.mark.parametrize(
    ("arguments", "status", "complaint"),
    [
        (["--board", "99"], 1, "no board '99' in"),
        (["-o", "x.html"], 2, "has 2 boards; choose one with --board, or give a folder"),
    ],
)
def test_what_cannot_be_shown_is_told(
    arguments: list[str], status: int, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write_pbn(tmp_path / "some.pbn", SAMPLE.boards[:2])
    result = declarer("show", "some.pbn", *arguments)
    said = " ".join(result.stderr.replace("│", " ").split())
    assert result.returncode == status
    assert complaint in said


@pytest.mark.slow
def test_pages_of_standard_input_have_a_plain_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    sample = (Path(__file__).parents[3] / "experiments" / "data" / "sample.pbn").read_text()
    assert "hands.html" in declarer("show", "-", "--hands", typed=sample).stderr
    assert [each.name for each in tmp_path.iterdir()] == ["boards-hands.html"]


def test_boards_with_and_without_play_are_well_formed_pages() -> None:
    pages = [board_page(ShownBoard(board)) for board in SAMPLE.boards[:4]]
    assert all(Page(page).open == [] for page in pages)


def test_boards_of_one_name_get_files_of_their_own(tmp_path: Path) -> None:
    names = ("1", "1", "1-2", "A", "a")
    source = tmp_path / "twins.pbn"
    write_pbn(source, [replace(SAMPLE.boards[0], name=name) for name in names])
    assert show(source, "-o", tmp_path / "pages")[0] == 0
    pages = {path.name.casefold() for path in (tmp_path / "pages").glob("board-*.html")}
    assert len(pages) == 5


def test_a_page_has_the_double_dummy_table_par_and_points() -> None:
    board = SAMPLE.find("3")
    page = board_page(ShownBoard(board))
    table = dds_table(board.deal)
    for seat in Seat:
        cells = "".join(f'<td class="number">{table[seat][Strain(strain)]}</td>' for strain in (3, 2, 1, 0, 4))
        assert f'<tr><th scope="row">{seat.name.title()}</th>{cells}</tr>' in page
    assert "Par, East-West vulnerable: 1510 points to North-South, with 7♠ North =, 7♠ South =" in page
    assert '"points":[11,7,16,6]' in page
    determined = board_page(ShownBoard(replace(board, hands=(*board.hands[:3], None), plays=())))
    assert f'<tr><th scope="row">West</th>{cells}</tr>' in determined, "three hands determine the fourth"
    hidden = board_page(ShownBoard(replace(board, hands=(*board.hands[:2], None, None), plays=())))
    assert "Double dummy" not in hidden


def test_pages_of_a_folder_lead_to_each_other() -> None:
    names = ["a.html", "b.html", "c.html"]
    assert links_among(names, 0) == [("all boards", "index.html"), ("next", "b.html")]
    assert links_among(names, 1) == [("all boards", "index.html"), ("previous", "a.html"), ("next", "c.html")]
    assert links_among(names[:1], 0) == []
    page = board_page(ShownBoard(SAMPLE.find("3"), links=links_among(names, 1)))
    assert {"index.html", "a.html", "c.html"} <= set(Page(page).links)


def test_a_board_of_two_tables_is_two_pages_that_lead_to_each_other(run: Path, tmp_path: Path) -> None:
    status, said = show(run, "--board", "3", "-o", tmp_path / "board.html")
    assert status == 0, said
    first, second = ((tmp_path / name).read_text() for name in ("board.html", "board-2.html"))
    assert "board-2.html" in Page(first).links
    assert "board.html" in Page(second).links
    status, said = show(run, "-o", tmp_path / "all.html")
    assert (status, "has 4 boards; choose one with --board, or give a folder" in said) == (2, True)


def test_a_table_is_told_in_a_row_and_compared_with_the_others() -> None:
    board = replace(SAMPLE.find("3"), tricks=13, tags={"North": "Ann", "South": "Cy", "East": "Bob", "West": "Bob"})
    worse = replace(board, tricks=9, tags={})
    row = table_row(board, [board, worse, worse])
    assert (row.players, row.contract, row.result, row.score) == (
        "Ann & Cy \N{EN DASH} Bob",
        "4\N{BLACK SPADE SUIT} S",
        "+3",
        "+510",
    )
    assert row.won == f"+{imps(510 + 50)}.00"
    assert table_row(worse, [board, worse, worse]).won == f"\N{MINUS SIGN}{imps(560) / 2:.2f}"
    assert table_row(board, [board, worse]).won == f"+{imps(510 + 50)}"
    assert table_row(worse).won == ""
    assert table_row(replace(board, passed_out=True, contract=None, tricks=None)).contract == "passed out"


def test_the_tables_of_a_board_lead_to_each_other(tmp_path: Path) -> None:
    board = SAMPLE.find("3")
    tables = [replace(board, tricks=tricks) for tricks in (9, 10, 11)]
    write_site(tmp_path, "evening", shown_boards(boards_by_id(tables)))
    pages = {each.name: each.read_text(encoding="utf-8") for each in tmp_path.iterdir()}
    assert set(pages) == {"index.html", "hands.html", "board-3.html", "board-3-2.html", "board-3-3.html"}
    links = {name: set(Page(text).links) for name, text in pages.items()}
    assert {"board-3.html", "board-3-3.html"} <= links["board-3-2.html"]
    assert "board-3-2.html" not in links["board-3-2.html"]
    assert "<h1>Board 3 (2): " in pages["board-3-2.html"]
    assert ">3 (2)</a>" in pages["index.html"]


def test_comments_of_the_file_are_on_the_page_at_their_call_and_card() -> None:
    board = replace(
        SAMPLE.find("3"),
        auction=Auction("N", "1S Pass").alert("5@Ss, !h"),
        commentary=Commentary(
            of_calls={-1: ("{hello}",), 0: ("$1", "{3+ !Ds, !could}"), 1: ("!",)},
            of_cards={0: ("{<b>why?</b>}", "=1="), 2: ("$2",), 3: ("{on trick two}",)},
            notes={"1": "unblocks"},
            around={"Event": ("{teams}",)},
        ),
    )
    page = board_page(ShownBoard(board))
    assert data_of(page)["comments"] == {"1": ["<b>why?</b>", "unblocks"], "4": ["on trick two"]}
    assert "Comments before the play (3)" in page
    listed = re.findall(r"<p>(.*)</p>", page.partition("Comments before the play")[2].partition("</details>")[0])
    assert listed == ["teams", "hello", '<b class="spades">1♠</b> 3+ ♦s, !could']
    assert "Comments before the play" not in board_page(ShownBoard(SAMPLE.find("3")))


def test_a_table_can_be_chosen_by_the_name_that_it_has_in_the_index() -> None:
    board = SAMPLE.find("3")
    shown = [ShownBoard(replace(board, tricks=tricks)) for tricks in (9, 10)] + [ShownBoard(SAMPLE.find("4"))]
    here = Path("boards.pbn")
    assert [each.board.tricks for each in named(shown, "3", here)] == [9, 10]
    (second,) = named(shown, "3 (2)", here)
    assert (second.board.tricks, second.name) == (10, "3 (2)")
    with pytest.raises(FormatError, match=r"no board '3 \(3\)' in boards.pbn \(choose from 3, 3 \(2\), 4\)"):
        named(shown, "3 (3)", here)
