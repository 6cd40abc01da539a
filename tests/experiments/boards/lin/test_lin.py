from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Deal, Position, Seat
from experiments.boards.board import Board
from experiments.boards.files import read_file
from experiments.boards.lin.commentary import read_commentary
from experiments.boards.lin.notation import Field
from experiments.boards.lin.reader import parse_lin
from experiments.boards.lin.writer import to_lin
from experiments.errors import FormatError
from tests.lin_texts import lin_file

HANDS = "SAQJ3HKQ42DQT42C2,SKT975HJ753DAC965,S82HAT98DCAKQJ874,S64H6DKJ987653CT3"
BOARD = f"pn|Ann,Bob,Cy,Di|st||md|3{HANDS}|rh||ah|Board 7|sv|b|"
AUCTION = "mb|1C!|an|16+ any|mb|P|mb|1h|mb|3D|mb|4H|mb|d|mb|p|mb|p|mb|r|mb|p|mb|p|mb|p|pg||"


def only(text: str) -> Board:
    read = parse_lin(text)
    assert read.problems == ()
    (board,) = read.boards
    return board


def test_a_hand_is_read_with_everything_that_is_told_of_it() -> None:
    board = only(BOARD + AUCTION + "pc|S5|pc|S2|pc|s6|pc|SA|pg||mc|9|")
    assert board.name == "7"
    assert board.dealer is Seat.NORTH
    assert board.vulnerability is Vulnerability.BOTH
    assert board.deal == Deal.from_pbn("S:AQJ3.KQ42.QT42.2 KT975.J753.A.965 82.AT98..AKQJ874 64.6.KJ987653.T3")
    assert board.auction == Auction("N", "1C {16+ any} Pass 1H 3D 4H X Pass Pass XX Pass Pass Pass")
    assert board.alerts == {0: "16+ any"}
    assert board.contract == Contract.parse("4HSxx")
    assert board.plays == tuple(map(Card.parse, ("S5", "S2", "S6", "SA")))
    assert board.tricks == 9
    assert {board.tags[name] for name in ("South", "West", "North", "East")} == {"Ann", "Bob", "Cy", "Di"}
    assert board.tags["West"] == "Bob"


@pytest.mark.parametrize("played", ["", "mb|1C|mb|p|mb|p|mb|p|pg||pc|S6|mc|7|pg||"])
@pytest.mark.parametrize("order", ["ah sv md", "sv ah md", "md sv ah", "sv md ah", "ah md sv"])
def test_number_and_vulnerability_may_come_before_the_hands_or_after_them(order: str, played: str) -> None:
    text = ""
    for number, letter in ((7, "b"), (8, "o"), (9, "n")):
        fields = {"ah": f"ah|Board {number}|", "sv": f"sv|{letter}|", "md": f"pn|A,B,C,D|md|3{HANDS}|"}
        text += "".join(fields[key] for key in order.split()) + played
    read = parse_lin(text)
    assert read.problems == ()
    sides = (Vulnerability.BOTH, Vulnerability.NONE, Vulnerability.NORTH_SOUTH)
    assert [(board.name, board.vulnerability) for board in read.boards] == list(zip("789", sides, strict=True))


def test_number_and_vulnerability_may_come_after_the_calls() -> None:
    calls = "mb|1C|mb|p|mb|p|mb|p|"
    read = parse_lin(f"md|3{HANDS}|{calls}sv|b|ah|Board 7|md|3{HANDS}|{calls}sv|o|ah|Board 8|")
    assert [(board.name, str(board.vulnerability)) for board in read.boards] == [("7", "All"), ("8", "None")]


@pytest.mark.parametrize(
    ("claim", "tricks", "remarks"),
    [("", 13, ()), ("mc|13|", 13, ()), ("mc|12|", 12, ("the claim of 12 tricks does not match: the play takes 13",))],
)
def test_a_play_of_52_cards_has_a_result(claim: str, tricks: int, remarks: tuple[str, ...]) -> None:
    ranks = "AKQJT98765432"
    played = "".join(f"pc|{suit}A|" for suit in "HDCS")
    played += "".join(f"pc|{suit}{rank}|" for rank in ranks[1:] for suit in "SHDC")
    board = only(f"md|3D{ranks},C{ranks},S{ranks}|sv|o|mb|1S|mb|p|mb|p|mb|p|{played}{claim}")
    assert (board.tricks, board.remarks) == (tricks, remarks)


@pytest.mark.parametrize(
    ("calls", "plays", "possible"),
    [
        ("mb|1S|mb|p|mb|p|mb|p|", "pc|HA|pc|DA|pc|CA|pc|SA|pc|SK|", "1 to 13"),
        ("mb|p|mb|p|mb|1C|mb|p|mb|p|mb|p|", "pc|CA|pc|SA|pc|HA|pc|DA|", "0 to 12"),
    ],
)
def test_a_claim_that_the_cards_played_exclude_is_remarked(calls: str, plays: str, possible: str) -> None:
    ranks = "AKQJT98765432"
    least, most = map(int, possible.split(" to "))
    for claimed in range(1, 14):
        board = only(f"md|3D{ranks},C{ranks},S{ranks}|sv|o|{calls}{plays}mc|{claimed}|")
        remark = f"the claim of {claimed} tricks does not match: the cards played leave {possible} tricks"
        assert board.remarks == (() if least <= claimed <= most else (remark,))
        assert board.tricks == claimed


@pytest.mark.parametrize(
    ("listed", "rest", "tricks", "remark"),
    [
        ("1SN=", "pc|SK|mc|7|", 7, ""),
        ("1SN+1", "pc|SK|mc|7|", 7, "says 1SN+1, but the claim is 7 tricks; 7 tricks count"),
        ("1SN-6", "pc|SK|", 1, ""),
        ("1SN-7", "pc|SK|", 0, "says 1SN-7, but the cards played leave 1 to 13 tricks"),
        ("", "pc|SK|", None, ""),
    ],
)
def test_a_result_in_the_list_of_the_file_is_compared_with_the_claim_and_the_play(
    listed: str, rest: str, tricks: int | None, remark: str
) -> None:
    ranks = "AKQJT98765432"
    head = f"vg|Final,,I,1,1,A,0,B,0|rs|{listed},|qx|o1|md|3D{ranks},C{ranks},S{ranks}|sv|o|"
    board = only(f"{head}mb|1S|mb|p|mb|p|mb|p|pc|HA|pc|DA|pc|CA|pc|SA|{rest}")
    assert board.tricks == tricks
    assert len(board.remarks) == bool(remark)
    assert remark in "".join(board.remarks)


def test_a_fourth_hand_left_out_is_what_the_others_leave() -> None:
    whole = only(BOARD)
    cut = only(BOARD.replace(",S64H6DKJ987653CT3", ","))
    assert cut.hands == whole.hands
    hidden = only(BOARD.replace("SKT975HJ753DAC965", "").replace("S64H6DKJ987653CT3", ""))
    assert [hidden.hands[seat] is None for seat in Seat] == [False, True, False, True]


def test_hands_may_be_separated_by_spaces_and_suits_of_a_hand_too() -> None:
    whole = only(BOARD)
    assert only(BOARD.replace(HANDS, HANDS.replace(",", "  "))).hands == whole.hands
    assert only(BOARD.replace(HANDS, HANDS.replace("H", " H"))).hands == whole.hands
    south = only(BOARD.replace(HANDS, "SAQJ3 HKQ42 DQT42 C2"))
    assert [hand is None for hand in south.hands] == [True, True, False, True]
    assert south.hands[Seat.SOUTH] == whole.hands[Seat.SOUTH]


def test_leading_passes_are_filled_in_where_the_auction_then_leads_to_the_listed_contract() -> None:
    calls = "mb|1N|mb|d|mb|r|mb|4H|nt|wow|mb|d|mb|4S|mb|4N|mb|d|mb|5C|an|signoff|mb|p|mb|p|mb|p|"
    other = f"qx|o8|md|1{HANDS}|sv|o|mb|1S|mb|p|mb|3S|mb|p|mb|p|mb|p|"
    board, after = parse_lin(f"vg|Cup,,I,7,8,,,,|rs|5CS=,,3SE=,|qx|o7|md|3{HANDS}|sv|o|{calls}{other}").boards
    assert after.remarks == ("3 leading passes filled in, so that the auction leads to 3SE",)
    assert str(board.auction) == "Pass Pass 1NT X XX 4H X 4S 4NT X 5C {signoff} Pass Pass Pass"
    assert board.contract == Contract.parse("5CS")
    assert board.commentary.of_calls == {5: ("{wow}",)}
    assert board.remarks == ("2 leading passes filled in, so that the auction leads to 5CS",)
    assert only(to_lin([board])).auction == board.auction


def test_calls_stay_with_their_seats_if_the_list_of_results_names_the_other_partner() -> None:
    calls = "mb|1D|mb|p|mb|2N|mb|p|mb|6N|mb|p|mb|p|mb|p|"
    board = only(f"vg|Cup,,I,7,7,,,,|rs|6NS-1,|qx|o7|md|1{HANDS}|sv|o|{calls}")
    assert board.auction == Auction("S", "1D Pass 2NT Pass 6NT Pass Pass Pass")
    assert (board.contract, board.tricks) == (Contract.parse("6NTN"), 11)
    assert board.remarks == ("the auction leads to 6NTN, but the file's list of results says 6NTS; 6NTN counts",)


def test_an_event_belongs_to_the_boards_after_it() -> None:
    boards = [replace(only(BOARD), name=name, tags={"Event": name}) for name in ("a, b", "a, b", "b")]
    text = lin_file([*boards, replace(boards[0], tags={})])
    assert text.count("vg|") == 3
    assert [board.tags.get("Event", "") for board in parse_lin(text).boards] == ["a, b", "a, b", "b", ""]
    assert "vg|" not in to_lin(boards)


@pytest.mark.parametrize(
    ("letter", "vulnerability"),
    [
        ("o", Vulnerability.NONE),
        ("N", Vulnerability.NORTH_SOUTH),
        ("e", Vulnerability.EAST_WEST),
        ("b", Vulnerability.BOTH),
        ("0", Vulnerability.NONE),
    ],
)
def test_vulnerability_is_a_letter(letter: str, vulnerability: Vulnerability) -> None:
    assert only(BOARD.replace("sv|b|", f"sv|{letter}|")).vulnerability is vulnerability


def test_a_vugraph_file_has_two_rooms_with_their_players_and_results() -> None:
    text = (
        "vg|Cup final,Segment 2,I,3,4,Home,0,Away,0|\nrs|4HS=,3NN+1,PASS,1NEx-2|\n"
        "pn|a,b,c,d,e,f,g,h|pg||\n"
        f"qx|o3|st||md|1{HANDS}|sv|o|mb|4H|mb|p|mb|p|mb|p|nt|hello all|pg||pc|S5|pg||\n"
        f"qx|c3|md|1{HANDS}|sv|o|pg||\n"
        f"qx|o4|md|2{HANDS}|sv|n|mb|p|mb|p|mb|p|mb|p|pg||\n"
        f"qx|c4|md|2{HANDS}|sv|n|pg||\n"
    )
    read = parse_lin(text)
    assert read.problems == ()
    first, second, third, fourth = read.boards
    assert [board.name for board in read.boards] == ["3", "3 closed", "4", "4 closed"]
    assert [board.tags["South"] for board in read.boards] == ["a", "e", "a", "e"]
    assert (first.tags["Event"], first.tags["Room"], second.tags["Room"]) == ("Cup final, Segment 2", "Open", "Closed")
    assert (first.contract, first.tricks) == (Contract.parse("4HS"), 10)
    # Only the header has these.
    assert (second.contract, second.tricks) == (Contract.parse("3NTN"), 10)
    assert third.passed_out
    assert (fourth.contract, fourth.tricks) == (Contract.parse("1NTEx"), 5)


@pytest.mark.parametrize(("calls", "is_passed_out"), [("", True), ("mb|p|mb|1H|", False)])
def test_a_list_of_results_may_say_that_a_board_was_passed_out(calls: str, is_passed_out: bool) -> None:
    board = only(f"vg|Cup,,I,3,3,,,,|rs|PASS,4HS=|qx|o3|md|1{HANDS}|sv|o|{calls}pg||")
    assert board.passed_out == is_passed_out
    assert board.north_south_score == (0 if is_passed_out else None)


def test_a_play_to_the_end_tells_the_result() -> None:
    position = Position(only(BOARD).deal, "H", "W")
    while not position.is_over:
        position = position.play(position.legal()[-1])
    board = only(BOARD + "mb|p|mb|p|mb|4H|mb|p|mb|p|mb|p|" + "".join(f"pc|{card}|" for card in position.plays))
    assert board.tricks == position.tricks_won.of(Seat.SOUTH)


def test_an_auction_not_closed_before_the_play_is_closed_and_remarked() -> None:
    board = only(BOARD + "mb|p|mb|p|mb|4H|mb|p|pc|S5|")
    assert board.contract == Contract.parse("4HS")
    assert "no closing passes; they were added" in board.remarks[0]
    assert only(BOARD + "mb|p|mb|p|mb|4H|mb|p|").contract is None


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (BOARD.replace("md|3", "md|7"), "made-up.lin:1: board 7: md: '7SAQJ3.* does not begin with the dealer"),
        (BOARD.replace("SKT975", "SKT97X"), "md: West's hand 'SKT97X.*is not suits .S H D C. followed by their cards"),
        (BOARD.replace("SKT975", "SAT975"), "md: West's hand .* has a card that was dealt before"),
        (BOARD.replace("SKT975", "SKT97"), "md: hands of unequal length"),
        (f"{BOARD}\nmb|1C|mb|1B|", "made-up.lin:2: board 7: mb: unknown call: '1B'"),
        (BOARD + "mb|1H|mb|1C|", "mb: East's 1C .call 2. is insufficient"),
        (BOARD + AUCTION + "pc|S5|pc|S2|\npc|H6|", "made-up.lin:2: board 7: pc: East revokes with H6 in trick 1"),
        (BOARD + AUCTION + "pc|SA|", "pc: West cannot play SA in trick 1"),
        (BOARD + AUCTION + "pc|S1|", "pc: unknown card: 'S1'"),
        (BOARD + AUCTION + "mc|14|", "mc: '14' is not a number of tricks"),
        (BOARD.replace("sv|b|", "sv|z|"), "sv: 'z' is not a vulnerability"),
        ("md|0|", "md: '0' does not begin with the dealer"),
        ("md|3,,,|", "md: no hand is given"),
        ("nonsense", "made-up.lin is not a PBN or LIN file: it has neither"),
        ("", "made-up.lin is not a PBN or LIN file"),
        ("pn|a,b,c,d|", "made-up.lin has no board: it needs a field md"),
    ],
)
def test_what_is_wrong_is_told_with_file_line_and_reason_and_only_a_wrong_deal_loses_the_board(
    text: str, complaint: str
) -> None:
    read = parse_lin(text, "made-up.lin")
    if f"md|3{HANDS}|" in text:
        (board,) = read.boards
        assert (board.deal, board.tags["West"]) == (only(BOARD).deal, "Bob")
    else:
        assert read.boards == ()
    (problem,) = read.problems
    with pytest.raises(FormatError, match=complaint):
        raise problem


def test_a_broken_board_does_not_lose_the_others() -> None:
    broken = BOARD.replace("SKT975", "SKT97X").replace("Board 7", "Board 8")
    read = parse_lin(f"{BOARD}pg||\n{broken}pg||\n{BOARD.replace('Board 7', 'Board 9')}pg||\n", "three.lin")
    assert [board.name for board in read.boards] == ["7", "9"]
    assert str(read.problems[0]).startswith("three.lin:2: board 8: ")


def test_files_in_latin_1_are_read_and_other_things_told(tmp_path: Path) -> None:
    path = tmp_path / "x.lin"
    path.write_bytes(BOARD.replace("Ann", "Zoë").encode("latin-1"))
    assert read_file(path).boards[0].tags["South"] == "Zoë"
    path.write_bytes(b"md|\0|")
    with pytest.raises(FormatError, match="it is not text"):
        read_file(path)
    with pytest.raises(FormatError, match="No such file"):
        read_file(tmp_path / "nowhere.lin")


def test_chained_calls_are_read_one_by_one() -> None:
    board = only(f"{BOARD}mb|1h!p2hd|mb|ppp|pg||")
    assert board.auction == Auction("N", "1H {alerted} Pass 2H X Pass Pass Pass")
    assert board.alerts == {0: "alerted"}


def test_a_redouble_is_one_call() -> None:
    board = only(f"{BOARD}mb|1s|mb|x|mb|xx|mb|p|mb|p|mb|p|pc|S4|")
    assert board.auction == Auction("N", "1S X XX Pass Pass Pass")
    assert len(board.plays) == 1


def test_of_a_play_with_a_card_that_cannot_be_the_cards_before_are_kept() -> None:
    read = parse_lin(BOARD + AUCTION + "pc|S5|pc|S2|pc|H6|pc|SA|")
    assert [str(card) for card in read.boards[0].plays] == ["S5", "S2"]
    assert len(read.problems) == 1


def test_comments_follow_the_call_before_them_also_if_leading_passes_are_left_out() -> None:
    auction = Auction("N", "Pass Pass 1NT Pass Pass Pass")
    fields = [("md", "1"), ("nt", "first"), ("mb", "1N"), ("nt", "one"), ("mb", "p"), ("at", "two"), ("nt", "three")]
    fields += [("mb", "p"), ("mb", "p"), ("mb", "p"), ("nt", "last")]
    found = read_commentary([Field(*each, line=1) for each in fields], auction, passes=2, cards=0)
    assert found.of_calls == {-1: ("{first}",), 2: ("{one}",), 3: ("{two}", "{three}"), 5: ("{last}",)}
