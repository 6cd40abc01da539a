"""PBN files with faults: the messages, and what is read all the same; the fixtures are our own."""

from __future__ import annotations

from pathlib import Path

import pytest

from agent.rules.contract import Contract
from experiments.boards.files import read_file
from experiments.boards.pbn.game import Token
from experiments.boards.pbn.play import rows_of
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from experiments.errors import FormatError
from tests.pbn_texts import DEAL, one, problem


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            '[Board "7"]\n[Deal "N:AQ3... - - x"]',
            "file.pbn:2: board 7: Deal: West's hand is 'x': a hand has four suits",
        ),
        ('[Board "7"]\n[Deal "N:AA... K... Q... J..."]', "board 7: Deal: North's hand is 'AA...': SA occurs twice"),
        ('[Board "7"]\n[Deal "N:A... A... - -"]', "board 7: Deal: SA is dealt twice: to North and East"),
        (f'{DEAL}\n[Dealer "Q"]', "file.pbn:2: board 1: Dealer: unknown seat: 'Q'"),
        (f'{DEAL}\n[Vulnerable "Q"]', "file.pbn:2: board 1: Vulnerable: unknown vulnerability: 'Q'"),
        (f'{DEAL}\n[Declarer "S"]\n[Contract "9NT"]', "file.pbn:3: board 1: Contract: no such contract: level 9"),
        (f'{DEAL}\n[Declarer "S"]\n[Contract "3NT"]\n[Result "14"]', "file.pbn:4: board 1: Result: '14' is not"),
        (f'{DEAL}\n[Dealer "N"]\n[Auction "N"]\n1S 1H', "file.pbn:4: board 1: Auction: East's 1H (call 2) is insuff"),
        (f'{DEAL}\n[Auction "N"]\n1S 1Z', "file.pbn:3: board 1: Auction: unknown call: '1Z'"),
        (
            f'{DEAL}\n[Declarer "S"]\n[Contract "3NT"]\n[Play "W"]\nHQ H5\nSK HA',
            "file.pbn:6: board 1: Play: East revokes with 'SK' in trick 1",
        ),
        (
            f'{DEAL}\n[Declarer "S"]\n[Contract "3NT"]\n[Play "W"]\nHA H5 H4 HQ HA H2 H3 H6',
            "file.pbn:5: board 1: Play: South cannot play 'H6' in trick 2",
        ),
        (
            f'{DEAL}\n[Declarer "S"]\n[Contract "3NT"]\n[Play "W"]\nHQ 5X',
            "file.pbn:5: board 1: Play: unknown card: '5X'",
        ),
        (f"{DEAL}\n[Broken", "file.pbn:2: board 1: cannot read '[Broken'"),
        (f'{DEAL}\n[West "W"]\n}} }}', "file.pbn:3: board 1: cannot read '}' and 1 more piece"),
        ("nothing here", "file.pbn is not a PBN or LIN file: it has neither a tag"),
        ('[Board "3"]\n[Declarer "S"]', "file.pbn:1: board 3: this game has no Deal"),
        ("", "file.pbn is not a PBN or LIN file"),
        ('[Site "here"]', "file.pbn has no board: it needs a tag Deal"),
    ],
)
def test_what_is_wrong_is_told_with_file_line_board_and_token(text: str, message: str) -> None:
    assert message in problem(text)


def test_the_other_boards_of_a_file_with_a_broken_one_are_read() -> None:
    text = f'[Board "1"]\n{DEAL}\n\n[Board "2"]\n[Deal "N:A.. - - -"]\n\n[Board "3"]\n{DEAL}\n'
    read = parse_pbn(text)
    assert [board.name for board in read.boards] == ["1", "3"]
    assert [str(each) for each in read.problems] == [
        "<text>:5: board 2: Deal: North's hand is 'A..': "
        "a hand has four suits with dots between them, as in 'AKQ.32..T987'"
    ]


def test_a_comment_that_is_never_closed_ends_with_its_line_and_is_remarked() -> None:
    text = f'[Board "5"]\n{DEAL}\n{{never closed\n[Declarer "S"]\n[Contract "4S"]\n{{closed}}\n[Result "10"]'
    board = one(text)
    assert (board.contract, board.tricks) == (Contract.parse("4SS"), 10)
    assert board.remarks == (
        "line 3: the comment '{never closed' has no closing brace; it was read to the end of the line",
    )


def test_an_irregular_auction_is_left_out_and_an_irregular_play_cut_short_with_a_remark() -> None:
    board = one(f'{DEAL}\n[Declarer "S"]\n[Contract "3NT"]\n[Auction "N"]\n1S ^I 1H AP\n[Play "W"]\nHQ H5 ^R C8 HA')
    assert board.auction is None
    assert " ".join(map(str, board.plays)) == "HQ H5"
    assert ["irregular" in remark for remark in board.remarks] == [True, True]


def test_what_cannot_be_read_is_kept_as_it_stands() -> None:
    lines = ['[Declarer "Q"]', '[Contract "9NT"]', '[Result "9"]', '[Auction "N"]', "1S =1= {hm} 1Z", '[Note "1:five"]']
    read = parse_pbn("\n".join([DEAL, *lines]))
    assert len(read.problems) == 3
    assert [line for line in to_pbn(read.boards).splitlines() if line in lines] == lines


def test_a_contract_without_a_declarer_is_left_out_with_a_remark() -> None:
    board = one(f'{DEAL}\n[Contract "3NT"]')
    assert board.contract is None
    assert board.remarks == ("line 2: contract '3NT' has no declarer; it is left out",)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=r"cannot read .*missing.pbn: No such file"):
        read_file(tmp_path / "missing.pbn")
    for raw in (b"\0\1\2", bytes(number % 255 + 1 for number in range(3000))):
        (tmp_path / "binary.pbn").write_bytes(raw)
        with pytest.raises(FormatError, match="is not a PBN or LIN file: it is not text"):
            read_file(tmp_path / "binary.pbn")
    (tmp_path / "old.pbn").write_bytes(f'{DEAL}\n[West "\x1b"]\x1a'.encode())
    assert len(read_file(tmp_path / "old.pbn").boards) == 1


@pytest.mark.parametrize(
    "fault",
    [
        '[Dealer "Q"]',
        '[Vulnerable "Q"]',
        '[Auction "N"]\n1S AC Pass Pass',
        '[Auction "N"]\n1S 1H Pass Pass',
        '[Constraint "N:hcp=x"]',
        '[Result "14"]',
        "}",
        '[Unclosed "quote]',
        '[Play "W"]\nHQ H5 SK HA',
    ],
)
def test_a_fault_elsewhere_costs_neither_the_hands_nor_what_else_is_sound(fault: str) -> None:
    text = f'[Board "7"]\n{DEAL}\n[West "Somebody"]\n[Declarer "S"]\n[Contract "3NT"]\n{fault}\n'
    read = parse_pbn(text, "file.pbn")
    assert [str(each).startswith("file.pbn:") and "board 7: " in str(each) for each in read.problems] == [True]
    (board,) = read.boards
    assert board.deal == one(DEAL).deal
    assert str(board.contract) == "3NTS"
    assert board.tags["West"] == "Somebody"


def test_of_a_play_with_a_card_that_cannot_be_the_tricks_before_are_kept() -> None:
    text = f'{DEAL}\n[Declarer "S"]\n[Contract "3NT"]\n[Play "W"]\nHQ H5 H4 HA\nH9 HA H2 H3\n'
    read = parse_pbn(text)
    assert [str(card) for card in read.boards[0].plays][:1] == ["HQ"]
    assert 1 <= len(read.boards[0].plays) <= 4
    assert len(read.problems) == 1


def test_a_tag_without_quotes_is_read_and_said() -> None:
    board = one(f"[Event Random Deal #]\n[Board 5]\n{DEAL}\n")
    assert (board.name, board.tags["Event"]) == ("5", "Random Deal #")
    assert board.remarks == (
        "line 1: the value of [Event Random Deal #] is not in quotes",
        "line 2: the value of [Board 5] is not in quotes",
    )


@pytest.mark.parametrize(
    "fault",
    ['[Result "{}"]', '[Constraint "N:hcp={}"]', '[Vulnerable "{}"]', '[Dealer "{}"]', "{}", '[Auction "N"]\n{}'],
)
def test_numbers_and_words_without_end_are_told_in_short(fault: str) -> None:
    endless = "9" * 5000
    text = f'{DEAL}\n[Declarer "S"]\n[Contract "3NT"]\n' + fault.replace("{}", endless)
    read = parse_pbn(text, "file.pbn")
    assert len(read.boards) == 1
    assert read.problems
    assert all(len(str(each)) < 500 for each in read.problems)
    assert not parse_pbn(f'{DEAL}\n[Declarer "S"]\n[Contract "{endless}NT"]').boards[0].contract


def test_messages_hold_nothing_that_a_terminal_would_obey() -> None:
    problems = parse_pbn(f'[Board "\x1b[2J7"]\n{DEAL}\n\x1b[31mred').problems
    assert problems
    for each in problems:
        assert "\x1b" not in str(each)
        assert r"\x1b[2J7" in str(each)


def test_a_hundred_tags_are_inherited_by_later_boards_and_it_is_said_of_more() -> None:
    tags = "\n".join(f'[Own{number} "##{number}"]' for number in range(101))
    deal = '[Deal "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"]'
    first, second = parse_pbn(f'[Board "1"]\n{deal}\n{tags}\n\n[Board "2"]\n{deal}\n').boards
    assert [first.tags["Own99"], first.tags["Own100"], second.tags["Own99"]] == ["99", "100", "99"]
    assert "Own100" not in second.tags
    assert [text for text in first.remarks if "inherited" in text] == [
        "line 103: Own100 is not inherited by later boards: too many tags have ##"
    ]


def test_one_trick_too_many_is_read_of_the_play_and_no_more() -> None:
    rows, first = rows_of([Token("SA", 1)] * 60, [])
    assert (len(rows), {len(row) for row in rows}, first) == (14, {4}, [])
