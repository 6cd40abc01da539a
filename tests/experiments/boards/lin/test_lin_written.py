"""What LIN files get of boards."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Card, Position, Seat, Strain
from experiments.boards.board import Board
from experiments.boards.files import read_file, write_file
from experiments.boards.lin.reader import parse_lin
from experiments.boards.lin.writer import lin_auction, lin_fault, shortest_auction, to_lin
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from experiments.errors import FormatError
from tests.experiments.boards.lin.test_lin import BOARD, HANDS, only
from tests.lin_texts import lin_file
from tests.strategies import after_random_card, random_deal


def boards_at_random(number: int) -> list[Board]:
    generator = np.random.default_rng(21)
    boards = []
    for at in range(number):
        deal = random_deal(generator, 13)
        contract = Contract(
            int(generator.integers(1, 8)), Strain(int(generator.integers(5))), Seat(int(generator.integers(4))), at % 3
        )
        position = Position(deal, contract.strain, contract.leader)
        for _ in range(int(generator.integers(53))):
            position = after_random_card(position, generator)
        board = Board(
            name=str(at + 1),
            hands=deal.hands,
            dealer=Seat(at % 4),
            vulnerability=Vulnerability.of_board(at + 1),
            contract=contract,
            trump=contract.strain,
            leader=contract.leader,
            plays=position.plays,
            tricks=position.tricks_won.of(contract.declarer) if position.is_over else 7,
            tags={"North": "Nora", "South": "Sam"},
        )
        auction = shortest_auction(board)
        assert auction is not None
        said = Auction(auction.dealer, auction.calls[:1]).alert("strong, or weak; either")
        for call in auction.calls[1:]:
            said = said.call(call)
        boards.append(replace(board, auction=said))
    return boards


KEPT = ("name", "hands", "dealer", "vulnerability", "auction", "alerts", "contract", "plays", "tricks")


def test_boards_written_and_read_are_the_same_in_both_formats() -> None:
    boards = boards_at_random(40)
    through_lin = parse_lin(to_lin(boards))
    through_pbn = parse_pbn(to_pbn(parse_lin(to_lin(boards)).boards))
    for read in (through_lin, through_pbn):
        assert read.problems == ()
        for board, original in zip(read.boards, boards, strict=True):
            for name in KEPT:
                assert getattr(board, name) == getattr(original, name), (name, original.name)
            assert board.tags["North"] == "Nora"


def test_a_board_with_only_a_contract_gets_the_shortest_auction_to_it() -> None:
    board = replace(only(BOARD), contract=Contract.parse("3NTEx"))
    assert shortest_auction(board) == Auction("N", "Pass 3NT X Pass Pass Pass")
    again = only(to_lin([board]))
    assert again.contract == board.contract
    assert shortest_auction(replace(board, contract=None)) is None
    assert only(to_lin([replace(board, contract=None, passed_out=True)])).passed_out


def test_what_would_break_the_fields_is_taken_out_of_texts() -> None:
    board = only(BOARD + "mb|1C|an|x|")
    text = to_lin(
        [replace(board, auction=Auction(board.dealer, "1C").alert("this | that\nmore"), tags={"South": "a|b,c"})]
    )
    assert only(text).alerts == {0: "this / that more"}
    assert only(text).tags["South"] == "a/b c"


def test_the_ending_of_the_name_tells_the_format(tmp_path: Path) -> None:
    boards = boards_at_random(3)
    for name in ("a.lin", "a.pbn", "a.LIN"):
        write_file(tmp_path / name, boards)
        assert [board.plays for board in read_file(tmp_path / name).boards] == [board.plays for board in boards]
    with pytest.raises(FormatError, match=r"must end in \.pbn, \.lin, "):
        write_file(tmp_path / "a.txt", boards)
    (tmp_path / "folder.lin").mkdir()
    with pytest.raises(FormatError, match="cannot write .*: Is a directory"):
        write_file(tmp_path / "folder.lin", boards)


@pytest.mark.parametrize(
    ("dealer", "calls", "contract"),
    [
        ("N", "1NT Pass 3NT Pass Pass Pass", "3NTN"),
        ("N", "1NT Pass 3NT Pass Pass Pass", "3NTS"),
        ("N", "1NT Pass 3NT Pass Pass Pass", "4HEx"),
        ("N", "1NT Pass", "1NTN"),
        ("N", "1NT Pass 2C", "3NTN"),
        ("E", "Pass Pass Pass Pass", "2SS"),
    ],
)
def test_what_is_written_leads_to_the_boards_contract(dealer: str, calls: str, contract: str) -> None:
    deal = only(BOARD).deal
    board = Board(
        name="1",
        hands=deal.hands,
        dealer=Seat.parse(dealer),
        vulnerability=Vulnerability.NONE,
        auction=Auction(dealer, calls),
        contract=Contract.parse(contract),
        tricks=8,
    )
    again = only(to_lin([board]))
    assert (again.contract, again.tricks, again.deal) == (board.contract, 8, deal)
    written, why = lin_auction(board)
    assert written is not None
    own = " ".join(map(str, written.calls)).startswith(calls)
    assert bool(why) is not own


def test_a_play_without_a_contract_cannot_be_written() -> None:
    deal = only(BOARD).deal
    leader = Seat.EAST
    board = Board(
        "1", deal.hands, leader, Vulnerability.NONE, trump=Strain.SPADES, leader=leader, plays=(Card.parse("SA"),)
    )
    with pytest.raises(FormatError, match="board 1 cannot be written as LIN: it has card play but no contract"):
        to_lin([board])


def test_that_a_play_is_lost_for_want_of_a_contract_is_told() -> None:
    problems = parse_lin(f"{BOARD}pc|H3|mc|9|").problems
    assert [str(each) for each in problems] == [
        "<text>:1: board 7: pc: no contract is known; play and claim are left out"
    ]


def test_only_rooms_that_lin_knows_are_written() -> None:
    for room, name in (("Open", "7"), ("closed", "7 closed"), ("Table 2", "7"), ("?", "7"), ("Conference", "7")):
        assert only(to_lin([replace(only(BOARD), tags={"Room": room})])).name == name


def test_what_lin_cannot_tell_is_said() -> None:
    board = only(BOARD)
    bids = replace(board, auction=Auction("N", "1S Pass Pass Pass"), passed_out=True, contract=None)
    written, why = lin_auction(bids)
    assert written == Auction("N", ["Pass"] * 4)
    assert "passed out" in why
    assert lin_auction(replace(board, trump=Strain.SPADES))[1].endswith("S is left out")
    assert lin_fault(replace(board, hands=(None, None, None, None))) == "all four hands are hidden"


def test_the_closed_room_has_the_number_of_its_board_in_pbn_and_its_room_back_in_lin() -> None:
    text = f"pn|a,b,c,d|\nqx|o3|md|1{HANDS}|sv|o|mb|p|\nqx|c3|md|1{HANDS}|sv|o|mb|p|\n"
    written = to_pbn(parse_lin(text).boards)
    assert written.count('[Board "3"]') == 2
    assert '[Room "Closed"]' in written
    again = to_lin(parse_pbn(written).boards)
    assert ("qx|o3|" in again, "qx|c3|" in again) == (True, True)


def test_an_unknown_player_of_pbn_has_no_name_in_lin() -> None:
    deal = random_deal(np.random.default_rng(1)).to_pbn()
    (board,) = parse_pbn(f'[Board "1"]\n[North "?"]\n[South "Who?"]\n[Deal "{deal}"]\n').boards
    assert "pn|Who?,,,|" in to_lin([board])
    assert "pn|" not in to_lin([replace(board, tags={**board.tags, "South": "?"})])


def test_each_board_keeps_its_own_players() -> None:
    boards = [replace(board, tags={"South": f"S{board.name}"}) for board in boards_at_random(3)]
    assert [board.tags["South"] for board in parse_lin(to_lin(boards)).boards] == ["S1", "S2", "S3"]


@pytest.mark.parametrize("event", ["", "Final"])
def test_a_board_without_names_does_not_get_those_of_the_board_before_it(event: str) -> None:
    names = [{"South": "Sam", "East": "Eve"}, {}, {}, {"West": "Walt"}, {"Event": event} if event else {}]
    boards = [replace(board, tags=tags) for board, tags in zip(boards_at_random(5), names, strict=True)]
    text = lin_file(boards)
    assert [board.tags for board in parse_lin(text).boards] == names
    assert text.count("pn|") == 4  # two with names, and an empty one after each
