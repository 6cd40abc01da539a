"""What real files have beside the plain notations: the solver page reads it as our programs do."""

from __future__ import annotations

import codecs

from ddsolver import Seat
from experiments.boards.board import Board
from experiments.boards.files import parse_boards
from experiments.boards.messages import BoardMissingError
from experiments.boards.texts import text_of_bytes
from tests.experiments.boards.test_text_formats import OTHER, SYMBOLS
from tests.experiments.questions.solver_page.test_reading_deals import FULL, expected, read
from tests.node import NEEDS_NODE, run_node

pytestmark = NEEDS_NODE


def assert_read_as_in_python(*texts: str) -> list[tuple[Board, ...]]:
    """Check that the page reads the boards that Python reads, and names those that it leaves out; return the boards."""
    read_in_python = [parse_boards(text, "text") for text in texts]
    for text, found, by_python in zip(texts, read(*texts), read_in_python, strict=True):
        assert found["boards"] == [expected(board) for board in by_python.boards], text
        assert len(found["faults"]) == sum(isinstance(each, BoardMissingError) for each in by_python.problems), text
    return [by_python.boards for by_python in read_in_python]


GAME = f"""\
[Event "Club"]
[Board "4"]
[Dealer "S"]
[Vulnerable "All"]
[Deal "{FULL}"]
[Declarer "S"]
[Contract "4H"]
[Auction "S"]
1H Pass 4H Pass
Pass Pass
[Play "W"]
S3 SJ SK S2
H7 HJ H2 H3
*
"""
NEXT = GAME.replace('"4"', '"5"').replace("H7 HJ H2 H3", "H7 HQ HA H8")


GAMES = (
    GAME.replace("Pass Pass\n", 'Pass Pass\n[Note "1:five hearts"]\n[Note "2:six losers"]\n'),
    GAME.replace("\n*", '\n[Note "1:low"]\n[Note "2:high"]\n*'),
    GAME.replace('[Contract "4H"]', '[Contract ""]\n[Contract "4H"]'),
    GAME.replace('[Contract "4H"]', '[Contract "?"]\n[Declarer ""]\n[Contract "4H"]\n[Contract "5H"]'),
    GAME.replace('[Play "W"]', '\n[Site ""]\n\n[Play "W"]\n\n').replace("H7", "\nH7"),
    GAME.replace("H7", "% a directive\n; a comment\nH7"),
    GAME.replace("SK", "{good; better than any other card} SK"),
    GAME.replace("SK", "{good;\n\n[not a tag]\n% bad} SK$1! {a {brace} ; SA").replace("S2", "\nS2"),
    GAME.replace('[Play "W"]', '[Play "?"]'),
    GAME.replace("*", "*\nC2 C6 C5 CK"),
    GAME.replace('[Play "W"]', '{The comment has no end\n[Play "W"]').replace("*", "{end}"),
)


def test_all_that_may_stand_in_a_game_costs_no_card() -> None:
    twice = [text + NEXT for text in GAMES]
    ends = [text.replace("\n", end) for text in twice for end in ("\r\n", "\r")]
    for boards in assert_read_as_in_python(*GAMES, *(f"{text}\n{NEXT}" for text in GAMES), *ends):
        assert [board.name for board in boards] == ["4", "5"][: len(boards)]
        assert [len(board.plays) for board in boards] == [8] * len(boards)


BEGINNINGS = (
    GAME + GAME.replace('[Event "Club"]\n[Board "4"]', '[Board "5"]\n[Event "Club"]'),
    f'{GAME}\n[Vulnerable "None"]\n[Dealer "E"]\n[Board "5"]\n[Deal "{FULL}"]',
    f'{GAME}\n[Result ""]\n[Result "10"]\n\n{NEXT.replace(FULL, "#")}',
    f'{GAME}\n[Board "5"]\n[Dealer "#"]\n[Deal "#"]\n\n[Board "6"]\n[Vulnerable "#"]\n[Deal "#"]\n[Dealer "#"]',
    f'[BOARD "4"]\n[DEALER "S"]\n[DEAL "{FULL}"]\n[CONTRACT "4H"]\n[DECLARER "S"]\n[PLAY "W"]\nS3 SJ SK S2',
    f'[Board "4"][Dealer "S"] [Deal "{FULL}"]\n[Board "5"] {{x}} [Deal "{FULL}"] [Dealer "N"]',
)


def test_games_begin_where_they_do_in_python() -> None:
    assert_read_as_in_python(*BEGINNINGS)


SECOND = '[Declarer "E"]\n[Contract "3C"]\n'


SECOND_TABLES = (
    f'{GAME}\n[Event "Club"]\n[Board "4"]\n[Room "Closed"]\n{SECOND}\n[Event "Club"]\n{SECOND}',
    GAME.replace('[Contract "4H"]', f'[Contract "?"]\n\n{SECOND}\n[Declarer "S"]\n[Contract "4H"]'),
    f'{GAME}\n[Event "Club"]\n[Board "5"]\n{SECOND}\n{NEXT}',
    f'{GAME}\n[Board "4"]\n{SECOND}[Deal "N:AK" \n\n{NEXT}',
    f'{GAME}\n[Event "Only a name"]\n\n{NEXT}',
)


def test_the_second_table_of_a_deal_is_another_board() -> None:
    assert min(map(len, assert_read_as_in_python(*SECOND_TABLES))) > 1


WITHOUT_FACTS = SYMBOLS.replace("Board 12", "Board 7 ").replace("West Deals", "").replace("N-S Vul", "")


WITHOUT_DEALER = (
    WITHOUT_FACTS,
    WITHOUT_FACTS.replace("7", "23") + WITHOUT_FACTS.replace("Board", "Dealer: W"),
    f'[Board "4"]\n[Deal "{OTHER.to_pbn(Seat.SOUTH)}"]\n',
    f'[Board "4"]\n[Dealer "?"]\n[Deal "{FULL}"]\n[Auction "E"]\n1NT AP\n[Contract "1NT"]\n[Declarer "East"]',
)


def test_a_board_without_dealer_or_vulnerability_has_those_that_python_gives_it() -> None:
    assert_read_as_in_python(*WITHOUT_DEALER)


MD = "md|1SQ82HK9843DAKQCK3,S97653H7D83CAT842,SAJHQJ6DT62CQJ976|"
AUCTION = "mb|1H|mb|P|mb|2H!|an|weak|mb|P|mb|P|mb|P|"
PLAY = "pc|S3|pc|SJ|pc|SK|pc|S2|"
OPEN, CLOSED = f"pn|a,b,c,d|st||{MD}sv|o|{AUCTION}{PLAY}", f"pn|e,f,g,h|{MD.replace('1S', '3S', 1)}sv|e|{AUCTION}"


ROOMS = (
    f"vg|Match,1,I,46,47,A,0,B,0|rs|2HS=,2HN=|qx|o46|{OPEN}qx|c46|{CLOSED}qx|o47|{CLOSED}qx|c47|{OPEN}",
    f"qx|c 12|ah|Board 3|{OPEN}mc|9|ah|Board 13|qx|o14|{CLOSED}",
    f"pn|a,b,c,d|ah|Board 3|sv|b|{OPEN.replace('sv|o|', '')}{CLOSED}ah|Board 4|vg|x|ah|5|sv|n|{MD}qx|o6|",
    f"ah|3|{MD}mb|1H|mb|P|mb|2H|",
    f"ah|3|{MD}mb|1H|mb|P|mb|2H|mb|D|{PLAY}",
    f"ah|3|{MD}mb|P|mb|P|mb|P|mb|P|",
)


def test_rooms_and_contracts_are_those_of_python() -> None:
    assert_read_as_in_python(*ROOMS)


def test_in_bridge_composers_lin_the_number_and_other_fields_come_before_the_hands() -> None:
    head = "mn|Club|pn|a,b,c,d|qx|o{0},BOARD {0}|rh||ah|Board {0}|"
    text = f"{head.format(1)}{OPEN}pg||{head.format(2)}sv|b|{CLOSED.replace('sv|e|', '')}{head.format(3)}{OPEN}"
    (found,) = read(text)
    assert [board["name"] for board in found["boards"]] == ["1", "2", "3"]
    boards = [expected(board) for board in parse_boards(text, "text").boards]
    assert [{**board, "name": ""} for board in found["boards"]] == [{**board, "name": ""} for board in boards]


FAULT = """
import { playFault } from "./questions/solver_page/deal.js";
import { readBoards } from "./questions/solver_page/read.js";
console.log(JSON.stringify(given.map((text) => readBoards(text).boards.map(playFault))));
"""


def test_a_play_without_a_contract_is_left_out_with_a_message() -> None:
    texts = [f"{MD}{PLAY}", f"{MD}mb|P|{PLAY}", f"{MD}{AUCTION}{PLAY}", f"{MD}{AUCTION}"]
    assert run_node(FAULT, texts) == [["no contract is known"], ["no contract is known"], [None], [None]]
    for text, found in zip(texts, read(*texts[:2]), strict=False):
        assert found["boards"][0]["contract"] is None
        assert parse_boards(text, "text").boards[0].plays == ()


DECODE = """
import { textOf } from "./questions/solver_page/read.js";
console.log(JSON.stringify(given.map((bytes) => textOf(new Uint8Array(bytes)))));
"""


def test_the_byte_order_mark_of_a_file_names_its_encoding() -> None:
    text = f"\N{BLACK SPADE SUIT} {GAME}"
    marked = [codecs.BOM_UTF16_LE + text.encode("utf-16-le"), codecs.BOM_UTF16_BE + text.encode("utf-16-be")]
    encoded = [*marked, text.encode(), text.encode("utf-8-sig"), b""]
    assert run_node(DECODE, [list(each) for each in encoded]) == [text, text, text, text, ""]
    assert [text_of_bytes(each, "text").open().read() for each in encoded] == [text, text, text, text, ""]


def test_dashes_of_lin_are_passes_where_they_are_in_python() -> None:
    auctions = ("- 1H - 4H - - -", "1H - 4H - P P", "1H P P -", "1H - - -", "1H -")
    calls = ["".join(f"mb|{call}|" for call in auction.split()) for auction in auctions]
    assert_read_as_in_python(*(f"qx|o4|{MD}sv|b|{each}pg||" for each in calls))
