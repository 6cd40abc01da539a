"""Reading PBN as found in the wild; the fixtures are our own."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from agent.rules.auction import Auction
from agent.rules.constraints import format_constraints
from agent.rules.contract import Contract, Vulnerability
from ddsolver import Deal, Position, Seat, Strain
from experiments.boards.board import BoardFile
from experiments.boards.files import read_file
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from experiments.errors import FormatError
from tests.kept import assert_kept
from tests.pbn_texts import DEAL, one, problem

CLUB = Path(__file__).parents[3] / "data" / "club.pbn"


@pytest.fixture(scope="module")
def club() -> BoardFile:
    return read_file(CLUB)


def test_every_board_of_a_mixed_file_is_read(club: BoardFile) -> None:
    assert club.problems == ()
    assert [board.name for board in club.boards] == ["1", "2", "3", "4"]


def test_tags_come_in_any_order_and_a_repeated_one_is_ignored(club: BoardFile) -> None:
    board = club.find("1")
    assert board.contract == Contract.parse("3NTS")
    assert board.tags["Room"] == "Open"
    assert (board.dealer, board.vulnerability, board.tricks) == (Seat.NORTH, Vulnerability.NONE, 9)


def test_an_auction_is_read_with_its_placeholder_notes_and_all_pass(club: BoardFile) -> None:
    board = club.find("1")
    assert board.auction == Auction("N", "Pass Pass 1NT {15-17} Pass 3NT Pass Pass Pass")
    assert board.alerts == {2: "15-17"}


def test_a_play_is_read_in_the_order_it_was_played_up_to_the_first_gap(club: BoardFile) -> None:
    board = club.find("1")
    assert " ".join(map(str, board.plays)) == "HQ H5 H4 HA DT D5 D3 D2 C2 C5 CK C8"
    Position(board.deal, board.contract.strain, board.contract.leader, board.plays)  # type: ignore[union-attr]


def test_values_are_inherited_by_number_signs(club: BoardFile) -> None:
    assert [board.tags["Event"] for board in club.boards] == ["Club evening"] * 4


def test_lower_case_is_read(club: BoardFile) -> None:
    board = club.find("2")
    assert board.contract == Contract.parse("1NTEx")
    assert board.deal == Deal.from_pbn("E:AKT3.AK95.873.T9 Q865.64.AT6.KQ62 J92.QT73.Q92.AJ7 74.J82.KJ54.8543")
    assert " ".join(map(str, board.plays)) == "S6 S2 S4 SA"
    assert board.tricks == 7


def test_hidden_hands_are_none_and_the_deal_is_refused(club: BoardFile) -> None:
    board = club.find("3")
    assert [hand is None for hand in board.hands] == [True, False, True, True]
    assert board.passed_out
    with pytest.raises(FormatError, match="board 3 hides the hands of North, South, West"):
        _ = board.deal


def test_a_single_hidden_hand_is_what_the_others_leave() -> None:
    board = one(DEAL.replace("AQT3.T95.K73.AK6", "-"))
    assert board.deal == Deal.from_pbn(DEAL[7:-2])


def test_games_without_an_empty_line_between_start_at_the_next_deal_or_board(club: BoardFile) -> None:
    board = club.find("4")
    assert board.contract == Contract.parse("4HWx")
    assert board.tricks == 9
    assert board.hands[Seat.SOUTH] is not None


@pytest.mark.parametrize(
    ("result", "tricks"),
    [("9", 9), ("^9", 9), ("NS 4", 9), ("EW 9", 9), ("EW 9 NS 4", 9), ("NS 4 EW 9", 9), ("", None), ("?", None)],
)
def test_results_are_the_declarers_tricks_however_they_are_given(result: str, tricks: int | None) -> None:
    board = one(f'{DEAL}\n[Declarer "E"]\n[Contract "2S"]\n[Result "{result}"]')
    assert board.tricks == tricks


@pytest.mark.parametrize(
    ("result", "tricks", "remarks"),
    [("?", 13, ()), ("13", 13, ()), ("12", 12, ("line 5: Result '12' does not match: the play takes 13",))],
)
def test_a_play_of_52_cards_has_a_result(result: str, tricks: int, remarks: tuple[str, ...]) -> None:
    ranks = "AKQJT98765432"
    deal = f'[Deal "N:{ranks}... .{ranks}.. ..{ranks}. ...{ranks}"]'
    rows = "\n".join(f"H{rank} D{rank} C{rank} S{rank}" for rank in ranks)
    text = f'[Board "1"]\n{deal}\n[Declarer "N"]\n[Contract "1S"]\n[Result "{result}"]\n[Play "E"]\n'
    board = one(text + rows)
    assert (board.tricks, board.remarks) == (tricks, remarks)
    assert one(text + rows[:-12]).tricks == (None if result == "?" else tricks)


@pytest.mark.parametrize(
    ("declarer", "plays", "possible"),
    [("N", "HA DA CA SA\n- - - SK", "1 to 13"), ("W", "SA HA DA CA\nSK HK DK CK\nSQ", "0 to 11")],
)
def test_a_result_that_the_cards_played_exclude_is_remarked(declarer: str, plays: str, possible: str) -> None:
    ranks = "AKQJT98765432"
    deal = f'[Deal "N:{ranks}... .{ranks}.. ..{ranks}. ...{ranks}"]'
    least, most = map(int, possible.split(" to "))
    for tricks in range(14):
        text = (
            f'{deal}\n[Declarer "{declarer}"]\n[Contract "1S"]\n[Result "{tricks}"]\n[Play "{"EN"[declarer == "W"]}"]'
        )
        board = one(f'[Board "1"]\n{text}\n{plays}\n*')
        remark = f"line 5: Result '{tricks}' does not match: the cards played leave {possible} tricks"
        assert board.remarks == (() if least <= tricks <= most else (remark,))
        assert board.tricks == tricks


@pytest.mark.parametrize("words", ["A+/A-", "60-40", "NP", "Not played"])
def test_a_contract_in_the_words_of_an_adjusted_score_or_of_no_play_is_no_fault(words: str) -> None:
    read = parse_pbn(f'[Board "1"]\n{DEAL}\n[Declarer "?"]\n[Contract "{words}"]\n[Result "?"]')
    assert (read.problems, read.boards[0].contract, read.boards[0].passed_out) == ((), None, False)


@pytest.mark.parametrize(
    ("tags", "calls", "remark"),
    [
        (
            '[Contract "Pass"]',
            "1NT Pass Pass Pass",
            "Contract 'Pass' does not match: the auction leads to 1NTN; the board",
        ),
        (
            '[Contract "Pass"]\n[Result "8"]',
            "",
            "Contract 'Pass' does not match: Result is '8'; the board is passed out",
        ),
        ('[Contract "1NT"]\n[Declarer "N"]', "AP", "the auction is passed out, but the contract tags say 1NTN"),
        ('[Contract "Pass"]\n[Result "0"]', "AP", ""),
        ('[Contract "Pass"]\n[Result ""]', "", ""),
    ],
)
def test_a_board_both_passed_out_and_played_is_remarked(tags: str, calls: str, remark: str) -> None:
    auction = f'[Auction "N"]\n{calls}' if calls else ""
    remarks = one(f'[Board "1"]\n{DEAL}\n[Dealer "N"]\n{tags}\n{auction}').remarks
    assert len(remarks) == bool(remark)
    assert remark in "".join(remarks)


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_line_ends_do_not_matter(ending: str) -> None:
    text = CLUB.read_text().replace("\n", ending)
    assert parse_pbn(text).boards == read_file(CLUB).boards


def test_latin_1_and_a_byte_order_mark_are_read(tmp_path: Path) -> None:
    path = tmp_path / "latin.pbn"
    path.write_bytes(f'[West "Müller"]\n{DEAL}\n'.encode("latin-1"))
    assert read_file(path).boards[0].tags["West"] == "Müller"
    path.write_bytes(b"\xef\xbb\xbf" + f'[West "Müller"]\n{DEAL}\n'.encode())
    assert read_file(path).boards[0].tags["West"] == "Müller"


@pytest.mark.parametrize("mark", [codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE])
def test_utf_16_is_read_by_its_byte_order_mark(mark: bytes, tmp_path: Path) -> None:
    path = tmp_path / "notepad.pbn"
    text = f'% PBN 2.1\n%Content-type: text/x-pbn; charset=ISO-8859-1\n[West "Łukasz"]\n{DEAL}\n'
    raw = mark + text.encode("utf-16-le" if mark == codecs.BOM_UTF16_LE else "utf-16-be")
    path.write_bytes(raw)
    assert read_file(path).boards[0].tags["West"] == "Łukasz"
    path.write_bytes(raw[:-1])
    with pytest.raises(FormatError, match=r"begins like text in UTF-16, .*; save it as UTF-8"):
        read_file(path)
    path.write_bytes(codecs.BOM_UTF32_LE + text.encode("utf-32-le"))
    with pytest.raises(FormatError, match="it is not text"):
        read_file(path)


def test_tags_within_a_closed_comment_are_part_of_it() -> None:
    board = one(f'{DEAL}\n{{ left out\n[Contract "4S"]\n[Declarer "S"]\n}}\n[Dealer "E"]')
    assert (board.contract, board.dealer, board.remarks) == (None, Seat.EAST, ())


def test_a_trick_written_in_the_order_of_play_is_put_in_its_columns() -> None:
    text = f'{DEAL}\n[Declarer "S"]\n[Contract "3NT"]\n[Play "W"]\nHQ H5 H4 HA\nDT D5 D3 D2\n'
    assert " ".join(map(str, one(text).plays)) == "HQ H5 H4 HA DT D5 D3 D2"


def test_an_end_position_has_a_trump_and_a_leader_but_no_contract() -> None:
    board = one('[Deal "N:A2... K3... Q4... J5..."]\n[Contract "NT"]\n[Play "E"]\nS3\n*')
    assert (board.contract, board.trump, board.leader) == (None, Strain.NOTRUMP, Seat.EAST)
    assert " ".join(map(str, board.plays)) == "S3"


def test_names_of_tags_may_be_in_capitals() -> None:
    text = f'[BOARD "9"]\n[DEALER "E"]\n{DEAL.upper()}\n[Auction "E"]\n1S AP\n[SCORETABLE "A"]\n1\n[Shuffler "x"]'
    board = one(text.replace("Auction", "AUCTION").replace('[BOARD "9"]', '[EVENT "#"]\n[BOARD "9"]'))
    assert (board.name, board.deal) == ("9", Deal.from_pbn(DEAL[7:-2]))
    assert board.auction == Auction("E", "1S Pass Pass Pass")
    assert board.sections == {"ScoreTable": ("1",)}
    assert "Shuffler" in board.tags
    assert len(parse_pbn("\n".join([text, text])).boards) == 2


def test_a_value_that_says_nothing_does_not_beat_a_later_one() -> None:
    empty = '[South ""]\n[Declarer ""]\n[Contract "?"]\n[Result ""]\n[Auction ""]\n[Room "Open"]'
    board = one(
        f'{DEAL}\n{empty}\n[South "Ann"]\n[Declarer "E"]\n[Contract "1S"]\n[Result "7"]\n[Auction "E"]\n1S AP\n'
        '[Room ""]\n[Result "?"]'
    )
    assert board.tags["South"] == "Ann"
    assert (board.contract, board.tricks) == (Contract.parse("1SE"), 7)
    assert board.auction == Auction("E", "1S Pass Pass Pass")
    assert board.tags["Room"] == "Open"
    assert board.remarks == ()


def test_data_after_an_empty_value_are_kept_if_the_value_comes_later() -> None:
    board = one(f'{DEAL}\n[Auction ""]\n1S AP\n[Auction "E"]\n[Room "Open"]\n[Room "Closed"]')
    assert board.auction == Auction("E", "1S Pass Pass Pass")
    assert board.remarks == ("line 6: the tag Room is repeated with 'Closed'; the first value counts",)


def test_suits_of_a_hand_may_begin_with_their_letters() -> None:
    letters = "N:SAQT3.HT95.DK73.CAK6 SK8765.H84.DJ82.CQJ8 J9.AK2.QT4.T9432 S42.HQJ763.DA965.C75"
    assert one(f'[Deal "{letters}"]').deal == Deal.from_pbn(DEAL[7:-2])
    assert (
        one('[Deal "N:SA7.H864.D.CAKQJT987 - - -"]').hands[Seat.NORTH]
        == one('[Deal "N:A7.864..AKQJT987 - - -"]').hands[Seat.NORTH]
    )
    assert "South's hand is 'HA2.SK3..'" in problem('[Deal "N:- - HA2.SK3.. -"]')


@pytest.mark.parametrize(
    ("play", "contract"), [("S4 S3 S5 S9", "3NTS"), ("{blind} S4", "3NTS"), ("S3 S4", None), ("*", None), ("xx", None)]
)
def test_the_declarer_sits_before_the_leader_that_the_play_names(play: str, contract: str | None) -> None:
    board = one(f'{DEAL}\n[Contract "3NT"]\n[Play "W"]\n{play}')
    assert board.contract == (contract and Contract.parse(contract))
    assert board.remarks[0].endswith("W leads, so S declares" if contract else "it is left out")


def test_a_board_is_found_by_its_name_and_a_missing_one_refused_with_what_there_is(club: BoardFile) -> None:
    assert club.find("3").name == "3"
    with pytest.raises(FormatError, match=r"no board '9' \(choose from 1, 2, 3, 4\)"):
        club.find("9")


def test_constraints_are_read_from_a_tag_and_from_comments_and_written_back() -> None:
    deal = '[Board "1"]\n[Deal "N:A2... K3... Q4... J5..."]\n'
    tagged = parse_pbn(deal + '[Constraint "W:hcp=0-5"]\n{constraint E:S=1-3}\n').boards[0]
    assert format_constraints(tagged.constraints) == "E:S=1-3 W:hcp=5-"
    assert parse_pbn(to_pbn([tagged])).boards[0].constraints == tagged.constraints
    assert parse_pbn(deal + "{Not a constraint}\n").boards[0].constraints == {}
    (problem,) = parse_pbn(deal + '[Constraint "W:hcp=99"]\n', "made-up.pbn").problems
    assert "made-up.pbn:3: board 1: Constraint: '99' is not within 0 to 37" in str(problem)


OPEN = (
    f'[Event "Cup"]\n[Board "12"]\n[Dealer "W"]\n[Vulnerable "NS"]\n{DEAL}\n'
    '[Room "Open"]\n[West "A"]\n[Declarer "S"]\n[Contract "3NT"]\n[Result "9"]\n'
)
CLOSED = '[Room "Closed"]\n[West "B"]\n[Declarer "N"]\n[Contract "4H"]\n[Result "10"]\n'


@pytest.mark.parametrize(
    "second",
    [
        CLOSED,
        '[Event "Cup"]\n' + CLOSED,
        '[Board "12"]\n' + CLOSED,
        '[Event "#"]\n[Board "#"]\n[Dealer "#"]\n[Vulnerable "#"]\n[Deal "#"]\n' + CLOSED,
        '[Board "12"]\n[Dealer ""]\n[Deal ""]\n' + CLOSED,
    ],
)
def test_a_record_without_a_deal_is_that_of_another_table_of_the_deal_before(second: str) -> None:
    read = parse_pbn(f"{OPEN}\n{second}")
    assert read.problems == ()
    first, other = read.boards
    assert (other.deal, other.dealer, other.vulnerability) == (first.deal, first.dealer, first.vulnerability)
    assert (other.name, other.tags["West"], str(other.contract), other.tricks) == ("12", "B", "4HN", 10)
    assert (first.tags["West"], str(first.contract), first.tricks) == ("A", "3NTS", 9)


@pytest.mark.parametrize("second", ['[Board "13"]\n' + CLOSED, '[Event "Cup"]\n[Board "12"]\n[Deal "N:AKQ]\n' + CLOSED])
def test_a_record_of_another_board_or_with_a_broken_deal_takes_none(second: str) -> None:
    read = parse_pbn(f"{OPEN}\n{second}")
    assert len(read.boards) == 1
    assert any("this game has no Deal" in str(each) for each in read.problems)


@pytest.mark.parametrize(("word", "seat"), [("sud", Seat.SOUTH), ("Nord", Seat.NORTH), ("Ouest", Seat.WEST)])
def test_seats_in_other_languages_are_read_where_they_cannot_be_mistaken(word: str, seat: Seat) -> None:
    assert one(f'[Dealer "{word}"]\n{DEAL}').dealer is seat
    assert "Dealer: unknown seat: 'O'" in problem(f'[Dealer "O"]\n{DEAL}')


def test_a_contract_may_say_redoubled_with_a_letter() -> None:
    assert str(one(f'{DEAL}\n[Declarer "S"]\n[Contract "3NR"]').contract) == "3NTSxx"


def test_a_tag_needs_no_space_before_its_value() -> None:
    assert one(f'[Event"No space"]\n{DEAL}').tags["Event"] == "No space"


@pytest.mark.parametrize(
    ("words", "seat"),
    [
        ("nord noord norte norr norden pohjoinen północ", Seat.NORTH),
        ("est ost oost este øst öst osten", Seat.EAST),
        ("sud süd zuid sur syd süden", Seat.SOUTH),
        ("ouest ovest oeste vest väst westen", Seat.WEST),
    ],
)
def test_every_word_for_a_seat_is_read(words: str, seat: Seat) -> None:
    for word in words.split():
        board = parse_pbn(f'[Board "1"]\n[Dealer "{word.title()}"]\n{DEAL}\n').boards[0]
        assert board.dealer is seat, word


def test_what_a_tag_without_a_value_or_with_a_wrong_one_means_stays() -> None:
    deal = "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"
    usual = {"Board": "1", "Dealer": "N", "Vulnerable": "NS", "Deal": deal, "Declarer": "S", "Contract": "3NT"}
    usual |= {"Result": "9", "Scoring": "IMP", "Score": "NS 600", "DoubleDummyTricks": "9978a9978a3455334553"}
    kept: dict[str, dict[str, list[str]]] = {}
    for tag in usual:
        for value in ("", "?", "-", "x", "99"):
            text = "\n".join(f'[{name} "{value if name == tag else given}"]' for name, given in usual.items())
            file = parse_pbn(f"{text}\n")
            read = [
                f"{each.name} {each.dealer} {each.vulnerability} {each.contract} {each.tricks}" for each in file.boards
            ]
            said = [remark for each in file.boards for remark in each.remarks]
            kept.setdefault(tag, {})[value] = [*read, *said, *map(str, file.problems)]
    assert_kept("pbn-values", kept)


HIDDEN = '[Deal "N:AQT3.T95.K73.AK6 - J9.AK2.QT4.T9432 -"]'


def test_a_hidden_hand_does_not_lead_a_card_that_a_visible_hand_holds() -> None:
    board = one(f'{HIDDEN}\n[Contract "3NT"]\n[Play "W"]\nSA')
    assert (board.contract, board.plays) == (None, ())
    assert one(f'{HIDDEN}\n[Contract "3NT"]\n[Play "W"]\nS4').contract == Contract.parse("3NTS")
    told = problem(f'{HIDDEN}\n[Contract "3NT"]\n[Declarer "S"]\n[Play "W"]\nSA S3 - -')
    assert "West cannot play 'SA' in trick 1; the cards before it are kept" in told
