"""Reading auctions and alerts of PBN files as found in the wild."""

from __future__ import annotations

import pytest

from agent.rules.auction import Auction
from agent.rules.contract import Contract
from ddsolver import Seat, Strain
from experiments.boards.pbn.reader import parse_pbn
from tests.pbn_texts import DEAL, one


def test_the_contract_of_the_tags_counts_when_the_auction_says_otherwise() -> None:
    board = one(f'{DEAL}\n[Declarer "S"]\n[Contract "4S"]\n[Auction "N"]\n1S Pass 3S AP')
    assert board.contract == Contract.parse("4SS")
    assert "the auction leads to 3SN, but the contract tags say 4SS" in board.remarks[0]


@pytest.mark.parametrize(
    ("auction", "declarer", "read", "remark"),
    [
        ("1S Pass 3S AP", "W", "Pass Pass Pass 1S Pass 3S Pass Pass Pass", "3 leading passes filled in"),
        ("1H X 2H 3S AP", "E", "1H X 2H 3S Pass Pass Pass", "the auction leads to 3SW, but the contract tags say 3SE"),
        ("2H Pass 3S AP", "E", "Pass Pass Pass 2H Pass 3S Pass Pass Pass", "3 leading passes filled in"),
        ("1S Pass 3S AP", "N", "1S Pass 3S Pass Pass Pass", ""),
        ("Pass 1S Pass 3S AP", "N", "Pass 1S Pass 3S Pass Pass Pass", "players ignore the auction"),
        ("Pass 1S Pass 3S AP", "W", "Pass 1S Pass 3S Pass Pass Pass", "the contract tags say 3SW, which is used"),
        ("1S Pass 4S AP", "S", "1S Pass 4S Pass Pass Pass", "players ignore the auction"),
    ],
)
def test_leading_passes_are_filled_in_where_auction_and_contract_then_agree(
    auction: str, declarer: str, read: str, remark: str
) -> None:
    board = one(f'{DEAL}\n[Declarer "{declarer}"]\n[Contract "3S"]\n[Auction "N"]\n{auction}')
    assert str(board.auction) == read
    assert board.contract == Contract.parse(f"3S{declarer}")
    assert len(board.remarks) == bool(remark)
    assert remark in "".join(board.remarks)


def test_marks_and_alerts_stay_with_their_calls_behind_leading_passes() -> None:
    board = one(f'{DEAL}\n[Declarer "W"]\n[Contract "3S"]\n[Auction "N"]\n1S =1= ! Pass 3S $2 AP\n[Note "1:five"]')
    assert board.alerts == {3: "five"}
    assert board.commentary.of_calls == {3: ("!",), 5: ("$2",)}


PARTNERS_DISAGREE = f'[Board "1"]\n{DEAL}\n[Dealer "S"]\n[Declarer "S"]\n[Contract "6NT"]\n'


CALLS = "1D Pass 2NT Pass 6NT AP"
"""North names notrump first, so North declares, but the tag names South."""


def test_calls_stay_with_their_seats_if_the_tags_name_the_wrong_partner_as_declarer() -> None:
    board = one(f'{PARTNERS_DISAGREE}[Auction "S"]\n{CALLS}')
    assert board.auction == Auction("S", f"{CALLS[:-3]} Pass Pass Pass")
    assert board.contract == Contract.parse("6NTS")
    assert board.remarks == (
        "line 5: the auction leads to 6NTN, but the contract tags say 6NTS, which is used; players ignore the auction",
    )


def test_two_passes_are_filled_in_if_the_tag_auction_does_not_name_the_dealer() -> None:
    board = one(f'{PARTNERS_DISAGREE}[Auction "E"]\n- {CALLS}')
    assert str(board.auction).startswith("Pass Pass 1D Pass 2NT Pass 6NT")
    assert board.remarks == ("line 5: 2 leading passes filled in, so that the auction leads to 6NTS",)


@pytest.mark.parametrize(
    "other",
    [
        f'[Board "2"]\n{DEAL}\n[Dealer "N"]\n[Declarer "W"]\n[Contract "3S"]\n[Auction "N"]\n1S Pass 3S AP',
        f'[Board "2"]\n{DEAL}\n[Dealer "N"]\n[Auction "S"]\n1S Pass 3S AP',
    ],
)
def test_two_passes_are_filled_in_if_the_file_leaves_passes_out_elsewhere_too(other: str) -> None:
    doubtful = f'{PARTNERS_DISAGREE}[Auction "S"]\n{CALLS}'
    for boards in ([doubtful, other], [other, doubtful]):
        read = parse_pbn("\n\n".join(boards))
        board = read.find("1")
        assert read.problems == ()
        assert str(board.auction).startswith("Pass Pass 1D Pass 2NT Pass 6NT")
        assert board.remarks == (board.remarks[0],)
        assert "2 leading passes filled in, so that the auction leads to 6NTS" in board.remarks[0]


def test_an_auction_that_needs_two_passes_is_no_proof_that_passes_are_left_out() -> None:
    doubtful = f'{PARTNERS_DISAGREE}[Auction "S"]\n{CALLS}'
    read = parse_pbn(f"{doubtful}\n\n{doubtful.replace('1', '2', 1)}")
    assert [str(board.auction)[:7] for board in read.boards] == ["1D Pass", "1D Pass"]


@pytest.mark.parametrize("ending", ["", " AP"])
@pytest.mark.parametrize(("first", "declarer"), [("N", "E"), ("E", "E")])
def test_passes_before_an_overcalled_notrump_are_filled_in(first: str, declarer: str, ending: str) -> None:
    tags = f'[Dealer "N"]\n[Declarer "{declarer}"]\n[Contract "5C"]\n[Auction "{first}"]'
    board = one(f"{DEAL}\n{tags}\n1NT X XX 4H\nX 4S 4NT {{why?}} X\n5C{ending}")
    assert str(board.auction).startswith("Pass 1NT X XX 4H X 4S 4NT X 5C")
    assert (board.dealer, board.contract) == (Seat.NORTH, Contract.parse("5CE"))
    assert board.commentary.of_calls == {7: ("{why?}",)}
    assert "1 leading pass filled in" in board.remarks[0]


def test_a_dealer_who_cannot_have_passed_is_not_the_dealer() -> None:
    board = one(f'{DEAL}\n[Dealer "N"]\n[Auction "W"]\nPass 1S AP')
    assert (board.dealer, str(board.auction)) == (Seat.WEST, "Pass 1S Pass Pass Pass")
    assert board.remarks == ("line 3: the auction starts with W, but the tag Dealer says N",)


@pytest.mark.parametrize(
    ("dealer", "auction", "read"),
    [
        ("N", "- 1NT - 3NT - - -", "N: Pass 1NT Pass 3NT Pass Pass Pass"),
        ("E", "- 1NT - 3NT - - -", "E: 1NT Pass 3NT Pass Pass Pass"),
        ("?", "- 1NT - 3NT - - -", "N: Pass 1NT Pass 3NT Pass Pass Pass"),
        ("?", "- 1NT Pass 3NT AP", "E: 1NT Pass 3NT Pass Pass Pass"),
        ("N", "- - - 1NT AP", "N: Pass Pass Pass 1NT Pass Pass Pass"),
    ],
)
def test_dashes_are_passes_unless_they_fill_the_row_before_the_first_call(dealer: str, auction: str, read: str) -> None:
    board = one(f'{DEAL}\n[Dealer "{dealer}"]\n[Auction "N"]\n{auction}')
    assert board.auction is not None
    assert f"{board.auction.dealer}: {board.auction}" == read
    assert bool(board.remarks) == ("- 3NT" in auction or dealer == "N")


def test_two_notes_on_one_call_are_one_alert() -> None:
    board = one(f'{DEAL}\n[Auction "N"]\n1S =1= =2= AP\n[Note "1:five"]\n[Note "2:weak"]')
    assert board.alerts == {0: "five; weak"}


@pytest.mark.parametrize("seat", list(Seat))
def test_every_seat_may_declare_and_deal(seat: Seat) -> None:
    board = one(f'{DEAL}\n[Dealer "{seat}"]\n[Declarer "{seat}"]\n[Contract "3NT"]')
    assert (board.dealer, board.contract) == (seat, Contract(3, Strain.NOTRUMP, seat))


@pytest.mark.parametrize(
    ("calls", "meant"),
    [
        ("1NT* Pass 2H* Pass 2S Pass Pass Pass", "1NT Pass 2H Pass 2S Pass Pass Pass"),
        ("1NT! Pass 2H!! Pass 2S AP", "1NT Pass 2H Pass 2S Pass Pass Pass"),
        ("1NT=1= Pass 2H =1= Pass 2S All Pass", "1NT Pass 2H Pass 2S Pass Pass Pass"),
        ("1NT=1 Pass 2H=12 Pass 2S all pass", "1NT Pass 2H Pass 2S Pass Pass Pass"),
        ("1NT Pass *", "1NT Pass"),
    ],
)
def test_marks_at_calls_do_not_end_an_auction(calls: str, meant: str) -> None:
    board = one(f'{DEAL}\n[Auction "N"]\n{calls}\n[Note "1:15-17"]\n')
    assert board.auction is not None
    assert " ".join(map(str, board.auction.calls)) == meant


def test_a_star_at_a_call_is_kept_as_an_alert() -> None:
    board = one(f'{DEAL}\n[Auction "N"]\n1NT Pass 2H* Pass 2S AP\n')
    assert board.alerts == {2: "*"}


@pytest.mark.parametrize(
    ("auction", "read"),
    [
        ("1NT Pass -", "1NT Pass"),
        ("1NT -\n+", "1NT"),
        ("1NT Pass 3NT -", "1NT Pass 3NT"),
        ("1NT Pass Pass -", "1NT Pass Pass"),
        ("1NT ! - {thinks}", "1NT"),
        ("1NT - 3NT -", "1NT Pass 3NT Pass"),
        ("1NT Pass 3NT - - -", "1NT Pass 3NT Pass Pass Pass"),
        ("1NT Pass Pass Pass\n- - - -", "1NT Pass Pass Pass"),
    ],
)
def test_a_dash_at_the_end_is_no_pass_unless_other_dashes_are(auction: str, read: str) -> None:
    board = one(f'{DEAL}\n[Dealer "N"]\n[Auction "N"]\n{auction}')
    assert str(board.auction) == read
    ends = "line 3: the auction ends in '-', which is no call; it is left out"
    assert (ends in board.remarks) == (not read.endswith("Pass Pass Pass") and "- 3NT" not in auction)
