"""A link to a hand viewer is read wherever a board file is."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Vulnerability
from ddsolver import Deal
from ddsolver.cards import Card, Seat
from experiments.boards.files import read_file, read_files
from experiments.boards.links import link_in_place_of
from experiments.errors import FormatError
from tests.command import declarer

LIN = (
    "pn|Me,Wes,Nor,Eas|st||md|3S456H4567DQKAC5KA,S23H23D89TJC678JQ,SJQKAH89TD567C234,S789THJQKAD234C9T|"
    f"ah|Board 5|sv|n|mb|1C|an|{'long ' * 70}|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|CQ|pc|C2|pc|C9|pc|CA|"
)
HEAD = "https://www.bridgebase.com/tools/handviewer.html?lin="
HANDS = (
    "https://www.bridgebase.com/tools/handviewer.html?n=c2ha85sj843daqj84&e=skq9h10963d97c10965"
    "&s=s752hkj72dk5caqj4&w=sat6hq4dt632ck873"
)
LINKS = [HEAD + LIN, HEAD + quote(LIN)]


@pytest.mark.parametrize("link", LINKS)
@pytest.mark.parametrize("as_path", [True, False])
def test_a_link_in_place_of_a_file_has_its_names_auction_and_play(link: str, as_path: bool) -> None:
    (board,) = read_file(Path(link) if as_path else link).boards
    assert board.tags["North"] == "Nor"
    assert str(board.contract) == "3NTS"
    assert len(board.plays) == 4
    assert read_files([Path(link)]).boards == (board,)


@pytest.mark.parametrize(
    ("alert", "meaning"),
    [
        ("5+%20!S;%2011-21%20HCP", "5+ !S; 11-21 HCP"),  # as the viewer's own links have it
        ("5+ !S", "5+ !S"),
        ("5%2B+!S", "5+ !S"),
        ("5%2B%20!S", "5+ !S"),
    ],
)
def test_a_plus_sign_is_a_blank_only_in_a_link_without_other_blanks(alert: str, meaning: str) -> None:
    dealt, _, _ = LIN.partition("ah|")
    (board,) = read_file(f"{HEAD}{dealt}mb|1S|an|{alert}|").boards
    assert board.alerts == {0: meaning}


def test_a_text_file_has_a_link_on_each_line(tmp_path: Path) -> None:
    path = tmp_path / "links.txt"
    path.write_text(f"{LINKS[0]}\n\n{LINKS[1]}\nhttps://example.org/\n")
    read = read_file(path)
    assert [board.tags["West"] for board in read.boards] == ["Wes", "Wes"]
    (problem,) = read.problems
    assert str(problem).startswith(f"{path}:4: board 3: the link 'https://example.org/' has no deal")


def test_a_link_that_cannot_be_read_costs_no_other_link(tmp_path: Path) -> None:
    path = tmp_path / "links.txt"
    path.write_text(f"{HANDS}&d=q\n{HANDS}\n{HANDS}&v=x\n")
    read = read_file(path)
    assert len(read.boards) == 2
    assert str(read.problems[0]).startswith(f"{path}:1: board 1: unknown seat: 'q'")
    assert str(read.problems[1]).startswith(f"{path}:3: board 1: sv: 'x' is not a vulnerability")


def test_a_link_with_hands_has_its_number_names_calls_and_cards() -> None:
    link = f"{HANDS}&d=w&v=e&b=12&nn=Ann&en=Eve, B.&a=P1s!(5%2B%20cards)x2NT(natural){{why}}p4Sppp&p=h10H2{{low|x}}hqha"
    (board,) = (read := read_file(link)).boards
    assert read.problems == ()
    assert board.deal == Deal.from_pbn("N:J843.A85.AQJ84.2 KQ9.T963.97.T965 752.KJ72.K5.AQJ4 AT6.Q4.T632.K873")
    assert (board.name, board.dealer, board.vulnerability) == ("12", Seat.WEST, Vulnerability.EAST_WEST)
    assert board.tags == {"North": "Ann", "East": "Eve  B."}
    assert board.auction == Auction("W", "Pass 1S {5+ cards} X 2NT {natural} Pass 4S Pass Pass Pass")
    assert board.plays == tuple(map(Card.parse, ("HT", "H2", "HQ", "HA")))
    assert board.commentary.of_calls == {3: ("{why}",)}
    assert board.commentary.of_cards == {1: ("{low/x}",)}
    assert board.unread == ()


def test_what_cannot_be_read_of_a_link_with_hands_is_reported() -> None:
    (board,) = (read := read_file(f"{HANDS}&tbt=y&a=1s2zp?&p=hq")).boards
    assert board.unread == ("tbt",)
    faults = [str(problem).partition(": board 1: ")[2].partition(" ")[0] for problem in read.problems]
    assert faults == ["mb:", "pc:"]
    assert read_file(f"{HANDS}&a=1s?").problems == ()
    (fault,) = read_file(HANDS.replace("n=c2", "n=2c2")).problems
    assert "North's hand '2SJ843HA85" in str(fault)


@pytest.mark.parametrize("name", ["evening.pbn", "https.pbn", "a/https:/b.pbn", "-"])
def test_a_file_is_no_link(name: str) -> None:
    assert link_in_place_of(Path(name)) == ""


def test_a_name_that_no_file_can_have_gives_a_message() -> None:
    with pytest.raises(FormatError, match=r"cannot read x{60}\.\.\.: File name too long"):
        read_files([Path("x" * 1000)])


def test_the_page_of_a_link_is_named_boards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    declarer("show", LINKS[1])
    assert [path.name for path in tmp_path.iterdir()] == ["boards.html"]


def test_a_link_is_converted(tmp_path: Path) -> None:
    target = tmp_path / "new.pbn"
    target.write_text("")
    declarer("convert", LINKS[0], str(target))
    assert '[North "Nor"]' in target.read_text()


@pytest.mark.parametrize("link", LINKS)
def test_solve_finds_trumps_and_play_in_a_link_unless_they_are_given(link: str) -> None:
    after = declarer("solve", link)
    assert (after.returncode, after.stdout.splitlines()[0]) == (
        0,
        "South to play, notrump; best 8 of the 12 tricks left",
    )
    given = declarer("solve", link, "--trump", "S", "--leader", "W")
    assert (given.returncode, given.stdout.splitlines()[0].split(";")[0]) == (0, "West to play, spades are trumps")


def test_solve_asks_for_trumps_if_a_link_has_no_contract() -> None:
    found = declarer("solve", f"{HEAD}md|3S456H4567DQKAC5KA,S23H23D89TJC678JQ,SJQKAH89TD567C234,S789THJQKAD234C9T|")
    assert found.returncode == 2
    assert "name the trump suit, or NT" in found.stderr


@pytest.mark.parametrize("deals", ['[Board "1"]\n[Deal "N:AK... .AK.. ..AK. ...AK"]', LIN])
def test_other_formats_may_begin_with_the_address_of_a_page(deals: str, tmp_path: Path) -> None:
    path = tmp_path / "deals.txt"
    path.write_text(f"{deals}\n")
    expected = read_file(path)
    path.write_text(f"https://example.org/deals\n\n{deals}\n")
    found = read_file(path)
    assert [board.hands for board in found.boards] == [board.hands for board in expected.boards]
