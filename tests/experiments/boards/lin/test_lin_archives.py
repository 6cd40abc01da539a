"""LIN as archives and other programs write it; the fixtures are our own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract
from experiments.boards.board import Board
from experiments.boards.lin.reader import parse_lin
from experiments.boards.lin.writer import to_lin
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from experiments.show.board import suit_symbols
from tests.losses import losses

DEAL = "md|1SAQJ3HKQ42DQT42C2,SKT975HJ753DAC965,S82HAT98DCAKQJ874,|sv|o|"
FOUR_HEARTS = "mb|4H|mb|p|mb|p|mb|p|"


def only(text: str) -> Board:
    read = parse_lin(text)
    assert read.problems == ()
    (board,) = read.boards
    return board


def test_a_field_may_have_the_cards_of_a_whole_trick() -> None:
    board = only(f"{DEAL}{FOUR_HEARTS}pc|S5S2S6SA|nt|the first trick|pc|h4H3|nt|trumps|")
    assert " ".join(map(str, board.plays)) == "S5 S2 S6 SA H4 H3"
    assert board.commentary.of_cards == {3: ("{the first trick}",), 5: ("{trumps}",)}


def test_an_impossible_card_of_a_trick_ends_the_play_before_it() -> None:
    read = parse_lin(f"{DEAL}{FOUR_HEARTS}pc|S5S2H6SA|pc|H4|")
    assert [str(card) for card in read.boards[0].plays] == ["S5", "S2"]
    assert "pc: East revokes with H6 in trick 1; the cards before it are kept" in str(read.problems[0])


def test_lines_that_begin_with_a_percent_sign_are_not_part_of_a_key() -> None:
    board = only(f"% From an archive\n%2026\nvg|Cup,Final,I,1,1,A,0,B,0|\n% room\nqx|o1|{DEAL}")
    assert (board.name, board.tags["Event"]) == ("1", "Cup, Final")


def test_the_name_of_a_board_may_follow_its_room_and_number() -> None:
    text = f"vg|Cup,,I,1,2,A,0,B,0|rs|,,4HS=,3NN+1|qx|o2,BOARD 2|{DEAL}qx|c2,BOARD 2|{DEAL}"
    one, other = parse_lin(text).boards
    assert (one.name, one.contract, one.tricks) == ("2", Contract.parse("4HS"), 10)
    assert (other.name, other.contract, other.tricks) == ("2 closed", Contract.parse("3NTN"), 10)


def test_results_belong_to_the_boards_that_the_file_lists() -> None:
    results = "4HS=,4HS-1,3NN=,3NN+1,1SW=,2SW=,PASS,5CN="
    text = f"vg|Cup,,I,1,7,A,0,B,0|rs|{results}|bn|1,3,5,7|qx|c3|{DEAL}qx|o5|{DEAL}qx|c7|{DEAL}qx|o2|{DEAL}"
    found = [(board.name, str(board.contract), board.tricks) for board in parse_lin(text).boards]
    assert found == [("3 closed", "3NTN", 10), ("5", "1SW", 7), ("7 closed", "5CN", 11), ("2", "None", None)]


def test_the_list_of_boards_holds_for_its_event() -> None:
    text = f"vg|A,,I,1,3|bn|1,3|rs|4HS=,,3NN=,|qx|o3|{DEAL}vg|B,,I,3,3|rs|2SW=,|qx|o3|{DEAL}"
    assert [str(board.contract) for board in parse_lin(text).boards] == ["3NTN", "2SW"]


@pytest.mark.parametrize(
    ("play", "tricks", "remark"),
    [
        ("mc|0|", None, "a claim of 0 tricks is left out, because no card was played"),
        ("pc|S5S2S6SA|mc|0|", None, "a claim of 0 tricks is left out, because the declarer took a trick"),
        ("pc|S5S8S6S3|mc|0|", None, "the declarer took a trick"),
        ("pc|C9C4CTC2|mc|0|", 0, ""),
        ("pc|S5|mc|0|", 0, ""),
        ("mc|9|", 9, ""),
    ],
)
def test_a_claim_of_no_tricks_is_no_result_if_the_play_does_not_show_it(
    play: str, tricks: int | None, remark: str
) -> None:
    board = only(f"{DEAL}{FOUR_HEARTS}{play}pg||")
    assert board.tricks == tricks
    assert len(board.remarks) == bool(remark)
    assert remark in "".join(board.remarks)


def test_the_list_of_results_counts_if_the_claim_is_left_out() -> None:
    assert only(f"vg|Cup,,I,1,1|rs|4HS+1,|qx|o1|{DEAL}{FOUR_HEARTS}mc|0|").tricks == 11


def test_a_claim_of_no_tricks_without_a_contract_is_no_fault() -> None:
    assert only(f"{DEAL}mc|0|pg||").tricks is None


def test_dashes_are_passes() -> None:
    board = only(f"{DEAL}mb|-|mb|1D|mb|-|mb|3N|mb|-|mb|-|mb|-|pc|S3|")
    assert board.auction == Auction("S", "Pass 1D Pass 3NT Pass Pass Pass")
    assert (board.contract, len(board.plays)) == (Contract.parse("3NTE"), 1)
    assert board.remarks == ("each '-' in the auction is read as a pass",)


def test_a_call_that_is_only_explained_is_not_alerted_when_it_is_written() -> None:
    calls = "mb|1H|an|five|mb|P|mb|2H!|an|weak|mb|P|mb|P|mb|P|"
    board = only(f"{DEAL}{calls}")
    assert board.alerts == {0: "five", 2: "weak"}
    assert "mb|1H|an|five|mb|p|mb|2H!|an|weak|mb|p|" in to_lin([board])
    assert only(to_lin([board])).commentary.unalerted == {0}
    (as_pbn,) = parse_pbn(to_pbn([board])).boards
    kind = "calls that were explained without an alert (an alert is written)"
    assert [loss[:2] for loss in losses(board, as_pbn)] == [(kind, "")]
    assert "mb|1H!|an|five|" in to_lin([as_pbn])


def test_a_call_that_is_only_explained_stays_so_behind_leading_passes() -> None:
    (board,) = parse_lin(f"vg|Cup,,I,1,1|rs|4HW=,|qx|o1|{DEAL}mb|1H|an|five|mb|p|mb|4H|mb|p|mb|p|mb|p|").boards
    assert (str(board.auction)[:7], board.commentary.unalerted) == ("Pass 1H", frozenset({1}))


@pytest.mark.parametrize(
    ("lin", "pbn", "shown"),
    [
        ("5 !Ss, !h or !C.", "5 \\Ss, \\H or \\C.", "5 \u2660s, \u2665 or \u2663."),
        ("the !SAK and !D2", "the \\SAK and \\D2", "the \u2660AK and \u26662"),
        ("Stop!Hearts", "Stop!Hearts", "Stop!Hearts"),
    ],
)
def test_codes_of_suits_are_those_of_the_format(lin: str, pbn: str, shown: str) -> None:
    board = only(f"{DEAL}mb|1H|nt|{lin}|mb|p|mb|p|mb|p|")
    assert f"1H {{{pbn}}} Pass" in to_pbn([board])
    assert suit_symbols(pbn) == suit_symbols(lin) == shown
    (again,) = parse_pbn(to_pbn([board])).boards
    assert losses(board, again) == []
    assert losses(again, only(to_lin([again]))) == []
    assert lin.replace("!h", "!H") in to_lin([again])


def test_codes_of_suits_in_notes_of_pbn_are_understood_by_readers_of_lin() -> None:
    board = replace(only(DEAL), auction=Auction("S", "1C {3+ \\C} Pass Pass Pass"), contract=Contract.parse("1CS"))
    assert "an|3+ !C|" in to_lin([board])
    assert losses(board, only(to_lin([board]))) == []


@pytest.mark.parametrize("calls", ["mb|1D|mb|-|", "mb|1D|mb|-|mb|-|"])
def test_a_dash_at_the_end_is_no_pass(calls: str) -> None:
    board = only(f"{DEAL}{calls}")
    assert str(board.auction) == "1D"
    assert board.remarks == ("the auction ends in '-', which is no call; it is left out",)
