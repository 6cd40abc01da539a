"""Games that will be continued, games with gaps, and games without a board (PBN 2.1 sections 3.4 to 3.6)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ddsolver.cards import parse_cards
from experiments.boards.board import Board
from experiments.boards.lin.reader import parse_lin
from experiments.boards.lin.writer import to_lin
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from tests.losses import losses
from tests.pbn_texts import DEAL, one, problem

GAME = f'{DEAL}\n[Dealer "N"]\n[Declarer "S"]\n[Contract "3NT"]\n'
FIRST_TRICK = "HQ H5 H4 HA"


def rows_of_play(board: Board) -> list[str]:
    lines = to_pbn([board]).split("\r\n")
    return lines[lines.index('[Play "W"]') + 1 : -1]


@pytest.mark.parametrize(
    ("play", "tricks"),
    [
        ("+ - - -", None),
        ("HQ + - -", None),
        (f"{FIRST_TRICK}\n- - - +", None),
        (f"{FIRST_TRICK}\n+ - - DT", None),
        (f"{FIRST_TRICK}\n*", 1),
        (f"{FIRST_TRICK}", 1),
    ],
)
def test_the_result_of_an_unfinished_play_is_kept_but_is_not_the_final_one(play: str, tricks: int | None) -> None:
    result = int(FIRST_TRICK in play)
    board = one(f'{GAME}[Result "{result}"]\n[Score "NS -400"]\n[Play "W"]\n{play}\n')
    assert board.tricks == tricks
    assert board.north_south_score == (None if tricks is None else -400)
    assert f'[Result "{result}"]' in to_pbn([board])
    assert rows_of_play(board) == (play.split("\n") if tricks is None else [FIRST_TRICK, "*"])
    (again,) = parse_pbn(to_pbn([board])).boards
    assert (again.tricks, again.unfinished, again.plays) == (board.tricks, board.unfinished, board.plays)


def test_a_result_with_more_tricks_than_the_unfinished_play_has_is_final() -> None:
    board = one(f'{GAME}[Result "9"]\n[Play "W"]\n{FIRST_TRICK}\n- - - +\n')
    assert (board.tricks, board.unfinished) == (9, ())
    assert rows_of_play(board) == [FIRST_TRICK, "*"]


def test_a_play_that_was_continued_is_not_written_as_unfinished() -> None:
    board = one(f'{GAME}[Result "0"]\n[Play "W"]\nHQ + - -\n')
    assert rows_of_play(replace(board, plays=parse_cards(FIRST_TRICK), tricks=9)) == [FIRST_TRICK, "*"]


def test_an_unfinished_auction_is_written_as_such() -> None:
    board = one(f'{DEAL}\n[Dealer "N"]\n[Contract ""]\n[Auction "N"]\nPass 1C =1= +\n[Note "1:strong"]\n')
    assert (str(board.auction), board.contract) == ("Pass 1C {strong}", None)
    assert 'Pass 1C =1= +\r\n[Note "1:strong"]' in to_pbn([board])
    before_any_call = one(f'{DEAL}\n[Auction "N"]\n+\n')
    assert '[Auction "N"]\r\n+\r\n' in to_pbn([before_any_call])


def test_what_is_unfinished_is_lost_in_lin() -> None:
    board = one(f'{GAME}[Result "1"]\n[Play "W"]\n{FIRST_TRICK}\n- - - +\n')
    (after,) = parse_lin(to_lin([board])).boards
    assert ("signs of an unfinished auction or play", "Play") in {each[:2] for each in losses(board, after)}
    assert losses(board, parse_pbn(to_pbn([board])).boards[0]) == []


@pytest.mark.parametrize(
    ("play", "kept", "complaint"),
    [
        (f"{FIRST_TRICK}\nD5 - D2 DT", 6, "6: board 1: Play: North's card is missing in trick 2; the cards before it"),
        (f"{FIRST_TRICK}\n- - - DT\nC5 CK C8 C2", 5, "7: board 1: Play: West's card is missing in trick 2"),
        ("HQ - H4 HA", 1, "5: board 1: Play: North's card is missing in trick 1"),
        ("- H5 H4 HA", 0, "5: board 1: Play: West's card is missing in trick 1"),
    ],
)
def test_a_card_that_is_missing_before_others_is_reported(play: str, kept: int, complaint: str) -> None:
    text = f'{GAME}[Play "W"]\n{play}\n'.replace('[Dealer "N"]\n', "")
    assert complaint in problem(text)
    (board,) = parse_pbn(text).boards
    assert len(board.plays) == kept
    assert board.sections.get("Play", ()) == (() if kept else (play,))


@pytest.mark.parametrize("play", [f"{FIRST_TRICK}\n- - - DT", f"{FIRST_TRICK}\n- - - -", "HQ H5 - -"])
def test_a_play_that_ends_within_a_trick_has_no_gap(play: str) -> None:
    assert parse_pbn(f'{GAME}[Play "W"]\n{play}\n').problems == ()


MANDATORY = ("Event", "Site", "Date", "Board", "West", "North", "East", "South", "Dealer", "Vulnerable", "Deal")
TOTALS = '[TotalScoreTable "PairId;Names"]\n1 "Ann & Cy"\n'


def header_of(value: str) -> str:
    names = (*MANDATORY, "Scoring", "Declarer", "Contract", "Result")
    return "".join(f'[{name} "{value}"]\n' for name in names) + TOTALS


@pytest.mark.parametrize("value", ["", "?"])
@pytest.mark.parametrize("is_first", [True, False])
def test_a_game_that_only_has_a_table_of_totals_is_no_board_without_a_deal(value: str, is_first: bool) -> None:
    parts = [header_of(value), f'[Board "1"]\n{GAME}[Result "9"]\n']
    read = parse_pbn("\n".join(parts if is_first else reversed(parts)))
    assert read.problems == ()
    assert [board.name for board in read.boards] == ["1"]
    assert "TotalScoreTable" in read.surroundings.games[0][1]


def test_a_game_of_another_table_takes_the_deal_before_it_also_if_its_own_tag_is_empty() -> None:
    other = '[Event ""]\n[Board "?"]\n[Deal "?"]\n[Declarer "N"]\n[Contract "4S"]\n[Result "10"]\n'
    first, second = parse_pbn(f'[Board "7"]\n{GAME}\n{other}').boards
    assert (second.name, second.hands, second.tricks) == ("7", first.hands, 10)
