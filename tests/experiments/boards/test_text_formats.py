"""Deals as dealer, DDS and hand diagrams write them, pasted and in files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from agent.rules.contract import Vulnerability
from ddsolver import BridgeError, Deal, Seat
from experiments.boards.files import parse_boards, read_file, read_files, read_until
from experiments.boards.messages import BoardMissingError
from experiments.boards.pasted import pasted_deal
from tests.command import declarer

PBN = "N:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3"
DEAL = Deal.from_pbn(PBN)
OTHER = Deal.from_pbn("N:K982.T864.Q4.AK9 AJ.KJ532.85.J852 T5.AQ7.AJ976.T74 Q7643.9.KT32.Q63")
NORTH, EAST, SOUTH, WEST = PBN[2:].split()
OF_DEALER = f"n {NORTH} e {EAST} s {SOUTH} w {WEST}"
OF_GIB = f"{WEST} {NORTH} {EAST} {SOUTH}:{'a1' * 10}"
OF_DDS = f'PBN 1 2 4 3 "{PBN}"'
SYMBOLS = """\
Board 12         North
West Deals       ♠ A Q J 3
N-S Vul          ♥ K Q 4 2
                 ♦ Q 10 4 2
                 ♣ 2
West                            East
♠ 6 4                           ♠ K 10 9 7 5
♥ 6                             ♥ J 7 5 3
♦ K J 9 8 7 6 5 3               ♦ A
♣ 10 3                          ♣ 9 6 5
                 South
                 ♠ 8 2
                 ♥ A 10 9 8
                 ♦ —
                 ♣ A K Q J 8 7 4
"""
LETTERS = """\
            S: AQJ3
            H: KQ42
            D: QT42
            C: 2
S: 64                   S: KT975
H: 6                    H: J753
D: KJ987653             D: A
C: T3                   C: 965
            S: 82
            H: AT98
            D: -
            C: AKQJ874
"""
NAMED = "North ♠AQJ3 ♥KQ42 ♦QT42 ♣2 South ♠82 ♥AT98 ♦- ♣AKQJ874 East ♠KT975 ♥J753 ♦A ♣965 West ♠64 ♥6 ♦KJ987653 ♣T3"
IMPOSSIBLE = [
    (SYMBOLS.replace("♣ 10 3", "♣ 10"), "hands of unequal length: .*West 12"),
    (SYMBOLS.replace("♣ 10 3", "♣ A 3"), "CA is dealt twice: to South and West"),
    (LETTERS.replace("S: 64", "S: A4"), "SA is dealt twice: to North and West"),
    (NAMED.replace("West ♠64", "West ♠A4"), "SA is dealt twice: to North and West"),
    (f'[Deal "N:{NORTH} - A{SOUTH[1:]} -"]', "SA is dealt twice: to North and South"),
    (f'[Deal "N:{NORTH[:3]}T98{NORTH[3:]} - - -"]', "North has 16 cards; a hand holds 1 to 13"),
    ("md|1SAKQJT98765432HAK,,,|", "South has 15 cards; a hand holds 1 to 13"),
]
"""Texts whose hands cannot be those of one deal."""


@pytest.mark.parametrize(("text", "complaint"), IMPOSSIBLE)
def test_a_board_that_is_no_deal_is_left_out_in_every_format(text: str, complaint: str) -> None:
    read = parse_boards(text, "the text")
    assert read.boards == ()
    (problem,) = read.problems
    assert isinstance(problem, BoardMissingError)
    assert re.search(complaint, str(problem))


@pytest.mark.parametrize(
    "text",
    [OF_DEALER, OF_DEALER.upper(), f"  {OF_DEALER}  ", OF_GIB, OF_DDS, SYMBOLS, LETTERS, NAMED, PBN],
    ids=["dealer", "upper case", "blanks", "GIB", "DDS", "symbols", "letters", "named", "PBN"],
)
def test_a_deal_is_read_in_every_notation(text: str) -> None:
    assert pasted_deal(text) == DEAL
    read = parse_boards(text, "the text")
    assert [board.deal for board in read.boards] == [DEAL]
    assert read.problems == ()


@pytest.mark.parametrize("ending", ["\r\n", "\r"], ids=["Windows", "old Mac"])
@pytest.mark.parametrize("text", [SYMBOLS, LETTERS, f"# hands\n{OF_DEALER}"])
def test_a_deal_is_read_with_the_line_ends_of_every_system(text: str, ending: str) -> None:
    text = text.replace("\n", ending)
    assert [board.deal for board in parse_boards(text, "the text").boards] == [DEAL]
    if not text.startswith("#"):
        assert pasted_deal(text) == DEAL


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (OF_DEALER.replace("AQJ3", "AQJX"), "North's hand is 'AQJX"),
        (OF_DEALER.replace("s 82", "n 82"), "two hands of .* have the same seat"),
        (OF_DDS.replace("AQJ3", "AQJ34"), "S4 is dealt twice|hands of unequal length"),
        (OF_GIB.replace("AQJ3", "AQJ33"), "S3 occurs twice"),
        (SYMBOLS.replace("♣ 2\n", "\n"), "a diagram needs four hands with four suits|not a deal"),
        (SYMBOLS.replace("A Q J 3", "A A J 3"), "North's hand is 'AAJ3.KQ42.Q1042.2': SA occurs twice"),
        (SYMBOLS.replace("A Q J 3", "A Q J X"), "North's hand is 'AQJX.KQ42.Q1042.2': unknown rank: 'X'"),
        (LETTERS.replace("AQJ3", "AQJX"), "North's hand is 'AQJX.KQ42.QT42.2': unknown rank: 'X'"),
        (NAMED.replace("AQJ3", "AQJ1"), "North's hand is 'AQJ1.KQ42.QT42.2': unknown rank: '1'"),
        *IMPOSSIBLE,
    ],
)
def test_what_is_wrong_with_a_pasted_deal_is_said(text: str, complaint: str) -> None:
    with pytest.raises(BridgeError, match=complaint):
        pasted_deal(text)


def test_a_diagram_has_its_board_dealer_and_vulnerability() -> None:
    (board,) = parse_boards(SYMBOLS, "<text>").boards
    assert (board.name, board.dealer, board.vulnerability) == ("12", Seat.WEST, Vulnerability.NORTH_SOUTH)
    (other,) = parse_boards(LETTERS + "\nDealer: East   Vul: Both\n", "<text>").boards
    assert (other.name, other.dealer) == ("1", Seat.NORTH)  # what stands after the last suit belongs to no board
    (before,) = parse_boards("Dealer: East   Vul: Both\n" + LETTERS, "<text>").boards
    assert (before.dealer, before.vulnerability) == (Seat.EAST, Vulnerability.BOTH)


def test_several_diagrams_are_several_boards_and_a_wrong_one_costs_the_others_nothing() -> None:
    wrong = SYMBOLS.replace("Board 12", "Board 13").replace("A Q J 3", "A A J 3")
    read = parse_boards(f"{SYMBOLS}\n{wrong}\n{SYMBOLS.replace('Board 12', 'Board 14')}", "<text>")
    assert [board.name for board in read.boards] == ["12", "14"]
    (problem,) = read.problems
    assert "board 2" in str(problem)
    assert ":18: " in str(problem)


LISTED = """S A K Q J T 9 8 7 6 5 4 3 2
H -
D -
C -

S -
H A K Q J T 9 8 7 6 5 4 3 2
D -
C -

S -
H -
D A K Q J T 9 8 7 6 5 4 3 2
C -

S -
H -
D -
C A K Q J T 9 8 7 6 5 4 3 2

"""


def test_hands_of_a_list_take_no_names_from_the_diagram_before_it() -> None:
    named = LISTED
    hands = ("S A", "S -\nH A", "S -\nH -\nD A", "S -\nH -\nD -\nC A")
    for name, hand in zip(("East", "South", "West", "North"), hands, strict=True):
        named = named.replace(hand, f"{name}\n{hand}", 1)
    first, second = parse_boards(named + LISTED, "<text>").boards
    spades = parse_boards(LISTED, "<text>").boards[0].hands[Seat.NORTH]
    assert (first.hands[Seat.EAST], second.hands[Seat.NORTH]) == (spades, spades)


def test_each_diagram_that_cannot_be_read_is_reported_at_its_line() -> None:
    wrong = LISTED.replace("S A K", "S A A", 1)
    problems = parse_boards(wrong * 3, "<text>").problems
    assert [str(each).split(":")[1] for each in problems] == ["1", "21", "41"]


def test_a_list_of_dealer_has_the_dealers_of_its_numbers_and_its_statistics_are_skipped() -> None:
    text = "\n".join([OF_DEALER, OF_DEALER, "", "Generated 1200 hands", "Produced 2 hands", "Time needed 0.01 sec"])
    read = parse_boards(text, "<text>")
    assert [(board.name, str(board.dealer), str(board.vulnerability)) for board in read.boards] == [
        ("1", "N", "None"),
        ("2", "E", "NS"),
    ]
    assert read.problems == ()


def test_a_list_of_dds_gives_dealer_and_vulnerability_and_its_results_are_skipped() -> None:
    text = f'NUMBER 1\n{OF_DDS}\nFUT 10 3 2 1\nTABLE 20 1 2 3\nPAR "NS 420"\nPLAY 1\nTRACE 1\n'
    read = parse_boards(text, "list1.txt")
    (board,) = read.boards
    assert (board.dealer, board.vulnerability, board.deal) == (Seat.EAST, Vulnerability.NORTH_SOUTH, DEAL)
    assert read.problems == ()


def test_a_wrong_line_of_a_list_is_named_and_the_others_are_read() -> None:
    read = parse_boards(f"{OF_DEALER}\nn AKQ e s w\n{OTHER}\n", "hands.txt")
    assert [board.deal for board in read.boards] == [DEAL, OTHER]
    (problem,) = read.problems
    assert str(problem).startswith("hands.txt:2: board 2: not a deal")


def test_files_are_read_by_what_is_in_them(tmp_path: Path) -> None:
    for name, text in {
        "a.txt": OF_DEALER,
        "b.pbn": f'[Board "7"]\n[Deal "{PBN}"]',
        "c": SYMBOLS,
        "d.txt": f'[Deal "{PBN}"]',
    }.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        assert [board.deal for board in read_file(tmp_path / name).boards] == [DEAL]
    assert [board.name for board in read_files([tmp_path]).boards] == ["7"]
    (tmp_path / "e.txt").write_text("Dear partner,\nthis is no deal.\n")
    (problem,) = read_file(tmp_path / "e.txt").problems
    assert "is not a PBN or LIN file" in str(problem)


@pytest.mark.parametrize("text", [f"{OF_DEALER}\n{OTHER}", SYMBOLS + SYMBOLS])
def test_a_search_ends_at_its_board(text: str, tmp_path: Path) -> None:
    assert len(parse_boards(text, "text").boards) == 2
    (tmp_path / "hands.txt").write_text(text)
    assert len(read_until([tmp_path / "hands.txt"], None).boards) == 1


@pytest.mark.slow
def test_commands_take_these_files_and_deals(tmp_path: Path) -> None:
    (tmp_path / "hands.txt").write_text(f"{OF_DEALER}\n{OTHER}\n")
    for given in (tmp_path / "hands.txt", OF_DEALER, SYMBOLS):
        done = declarer("table", given)
        assert done.returncode == 0, done.stderr
    assert declarer("table", OF_DEALER).stdout == declarer("table", PBN).stdout
    with_sides = declarer("table", PBN, "--vulnerable", "NS", "--dealer", "W").stdout
    assert declarer("table", SYMBOLS).stdout == with_sides
    refused = declarer("table", OF_DEALER.replace("AQJ3", "AQJX"))
    assert (refused.returncode, "'X'" in refused.stderr) == (2, True)
