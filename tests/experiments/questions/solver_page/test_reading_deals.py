"""The solver page reads the notations that our programs read and write, and says what is wrong with a deal."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from agent.rules.contract import Contract, Vulnerability
from agent.rules.par import par
from ddsolver import Deal, Position, Seat, Solver, Strain
from experiments.boards.board import Board
from experiments.boards.double_dummy import DDTable
from experiments.boards.files import parse_boards
from experiments.boards.lin.reader import parse_lin
from experiments.boards.lin.writer import to_lin
from experiments.boards.links import parse_link
from experiments.boards.pasted import pasted_boards
from experiments.boards.pbn.writer import to_pbn
from tests.experiments.boards.test_text_formats import (
    LETTERS,
    NAMED,
    OF_DDS,
    OF_DEALER,
    OF_GIB,
    OTHER,
    SYMBOLS,
)
from tests.node import NEEDS_NODE, run_node
from tests.sample import SAMPLE

pytestmark = NEEDS_NODE

ROOT = Path(__file__).parents[4]
READ = """
import { readBoards } from "./questions/solver_page/read.js";
console.log(JSON.stringify(given.map((text) => {
  try { return readBoards(text); } catch (error) { return error.message; }
})));
"""
FULL = "N:AJ.QJ6.T62.QJ976 KT4.AT52.J9754.5 Q82.K9843.AKQ.K3 97653.7.83.AT842"
DEAL = Deal.from_pbn(FULL)
NO_DEAL = "is no deal: write a seat, a colon and four hands, as in N:AKQ.32..T987 …"


def read(*texts: str) -> list[Any]:
    found: list[Any] = run_node(READ, texts)
    return found


def expected(board: Board) -> dict[str, Any]:
    """A board as the page's script has it."""
    contract = board.contract
    return {
        "name": board.name,
        "dealer": str(board.dealer),
        "vulnerable": str(board.vulnerability),
        "deal": board.deal.to_pbn(),
        "contract": contract
        and {
            "level": contract.level,
            "strain": str(contract.strain),
            "declarer": str(contract.declarer),
            "doubled": contract.doubled,
        },
        "plays": [*map(str, board.plays)] if contract else [],
    }


def test_files_of_boards_are_read_as_in_python() -> None:
    boards = [*SAMPLE.boards, *played_boards()]
    pbn, lin = read(to_pbn(boards), to_lin(boards))
    for found in (pbn, lin):
        assert found["faults"] == []
        assert found["boards"] == [expected(board) for board in boards]


def played_boards() -> list[Board]:
    """Boards with card play: to the end, a part of it, and a doubled contract."""
    generator = random.Random(3)
    found = []
    for board, number in zip(SAMPLE.boards[2:5], (52, 10, 21), strict=True):
        assert board.contract is not None
        position = Position(board.deal, board.contract.strain, board.contract.leader)
        for _ in range(number):
            position = position.play(generator.choice(position.legal()))
        tricks = position.tricks_won.of(board.contract.declarer) if number == 52 else None
        found.append(replace(board, name=f"{board.name}{number}", plays=position.plays, tricks=tricks))
    doubled = replace(found[-1], name="99", auction=None, contract=Contract.parse("4HXX" + str(found[-1].contract)[-1]))
    return [*found[:2], replace(doubled, plays=())]


NOTATIONS = [
    FULL,
    DEAL.to_pbn(Seat.SOUTH),
    FULL.replace("T", "10").lower().replace("n:", "n: "),
    "\n".join(FULL[2:].split()),
    "\n".join(f"{seat}: {hand}" for seat, hand in zip("SWNE", (FULL[2:].split() * 2)[2:6], strict=True)),
    "\n\n".join(FULL[2:].split()),
    "\r\n \r\n".join(f"{seat} {hand}" for seat, hand in zip("NESW", FULL[2:].split(), strict=True)),
    f"{DEAL.to_pbn(Seat.WEST)[2:]}:{'7' * 20}",
    f'[Board "4"]\n[Dealer "E"]\n[Vulnerable "Both"]\n[Deal "{FULL}"]\n',
    DEAL.diagram(),
    DEAL.diagram().replace("T", "10"),
    "https://www.bridgebase.com/tools/handviewer.html?n=saJhqj6dt62cqj976&e=skt4hat52dj9754c5&s=sq82hk9843dakqck3",
]


def test_a_pasted_deal_is_read() -> None:
    for text, found in zip(NOTATIONS, read(*NOTATIONS), strict=True):
        assert found["faults"] == [], text
        assert [board["deal"] for board in found["boards"]] == [FULL], text


def test_a_link_with_hands_is_read_as_in_python() -> None:
    link = f"{NOTATIONS[-1].replace('saJhqj6dt62cqj976', 'cqj976d1062saJhqj6')}&d=w&v=e&b=12"
    told = f"{link}&a=P1c!(3%2B%7Cclubs)d1h{{why}}ppp&p=s5{{low}}SJsKs2"
    for text, found in zip((link, told), read(link, told), strict=True):
        assert found["boards"] == [expected(board) for board in parse_link(text).boards]
    assert len(found["boards"][0]["plays"]) == 4


def test_a_diagram_may_have_spaces_symbols_a_dealer_and_a_list_of_hands() -> None:
    words = ("North", "East", "South", "West")
    hands = dict(zip(words, (hand.split(".") for hand in FULL[2:].split()), strict=True))
    rows = {
        name: [f"{suit} {' '.join(ranks)}" for suit, ranks in zip("♠♥♦♣", hand, strict=True)]
        for name, hand in hands.items()
    }
    listed = "\n".join(f"{name}\n" + "\n".join(rows[name]) for name in ("West", "North", "East", "South"))
    unnamed = "\n".join("\n".join(rows[name]) for name in ("North", "West", "East", "South"))
    middle = [f"{west:<24}N E S W     {east}" for west, east in zip(rows["West"], rows["East"], strict=True)]
    north = [f"{'':20}{row}" for row in rows["North"]]
    drawn = "\n".join(["Board 12, Dlr: West, Vul: E-W", *north, *middle, *rows["South"]])
    for found in read(listed, unnamed, drawn):
        assert [board["deal"] for board in found["boards"]] == [FULL]
    (board,) = read(drawn)[0]["boards"]
    assert (board["name"], board["dealer"], board["vulnerable"]) == ("12", "W", "EW")


LISTS = (
    *(OF_DEALER, OF_GIB, OF_DDS, SYMBOLS, LETTERS, NAMED, SYMBOLS + SYMBOLS.replace("12", "14")),
    f"{OF_DEALER}\n{OTHER.to_pbn()}\nGenerated 12 hands",
    f"NUMBER 1\n{OF_DDS}\nFUT 10 3\nTABLE 20 1\n",
)


def test_lists_and_diagrams_are_read_as_in_python() -> None:
    for text, found in zip(LISTS, read(*LISTS), strict=True):
        boards = (by_python := parse_boards(text, "text")).boards
        assert len(found["faults"]) == len(by_python.problems), text
        assert [board["deal"] for board in found["boards"]] == [board.deal.to_pbn() for board in boards], text
        given = [board for board in boards if len(boards) > 1 or "Deals" in text or "PBN" in text]
        for board, shown in zip(given, found["boards"], strict=False):
            assert (shown["dealer"], shown["vulnerable"]) == (str(board.dealer), str(board.vulnerability)), text


LINK = "https://www.example.org/viewer.html?n=saJhqj6dt62cqj976&e=skt4hat52dj9754c5&s=sq82hk9843dakqck3"


def test_a_pasted_board_has_the_dealer_and_vulnerability_that_python_reads() -> None:
    texts = [LINK, f"{LINK}&d=w&v=b", f"{LINK}&d=E&v=-"]
    for text, found in zip(texts, read(*texts), strict=True):
        (board,) = pasted_boards(text).boards
        assert found["faults"] == [], text
        assert found["boards"] == [{**expected(board), "name": found["boards"][0]["name"]}], text


def test_a_void_may_be_a_dash_and_endings_have_fewer_cards() -> None:
    drawn = Deal.from_pbn("N:A2... KQ... 43... 65...").diagram()
    (found,) = read(drawn)
    assert found["boards"][0]["deal"] == "N:A2... KQ... 43... 65..."


WRONG = (
    ("", "the text is empty"),
    ("hello", f'"hello" {NO_DEAL}'),
    (
        FULL.replace("AJ.", "A."),
        "all hands need the same number of cards, but North has 12, East has 13, South has 13, West has 13; "
        "♠J is missing",
    ),
    (FULL.replace("KT4.", "KJ4."), "♠J is in North's hand and in East's"),
    (FULL.replace("AJ.", "AA."), "North's hand has ♠A twice"),
    (FULL.replace("AJ.", "A1."), 'North\'s hand: "1" in ♠ is no rank'),
    (
        FULL.replace("AJ.QJ6", "AJQJ6"),
        'North\'s hand is "AJQJ6.T62.QJ976"; it needs four suits with dots between them',
    ),
    ("N:AJ.QJ6.T62.QJ976 - - -", "East, South and West have no cards"),
    ("md|1SAKHQ,,,|", "North, East and West have no cards"),
    ("md|1AKQ,,,|", 'South\'s hand is "AKQ"; it needs letters of suits, as in SAKQH32D9CT987654'),
    ("md|1SAKSQ,,,|", 'South\'s hand is "SAKSQ"; it needs letters of suits, as in SAKQH32D9CT987654'),
    (f"{LINK}&d=x", "the link has no such dealer: d=x"),
    ("https://example.org/?x=1", "the link has no deal: it needs lin=…, or n=, e=, s= and w= with the hands"),
    (OF_DEALER.replace("s 82", "n 82"), "two hands have the same seat, North"),
    ("♠ AK\n♥ 32", "the diagram needs four hands with four suits each; there are 2 suits"),
    ('[Board "1"]\n[Deal "N:AK"]', f'"N:AK" {NO_DEAL}'),
)


def test_a_page_says_what_is_wrong_with_a_deal() -> None:
    assert dict(zip(WRONG, read(*(text for text, _ in WRONG)), strict=True)) == {each: each[1] for each in WRONG}


def test_of_several_boards_those_that_can_be_read_are_kept() -> None:
    boards = [f'[Board "{number}"]\n[Deal "{deal}"]\n\n' for number, deal in enumerate([FULL, "N:AK", FULL], start=1)]
    (found,) = read("".join(boards))
    assert [board["name"] for board in found["boards"]] == ["1", "3"]
    assert len(found["faults"]) == 1
    assert found["faults"][0].startswith('board number 2: "N:AK" is no deal')


WRITE_LINKS = """
import { linOf } from "./questions/solver_page/lin.js";
import { readBoards } from "./questions/solver_page/read.js";
console.log(JSON.stringify(given.map((text) => readBoards(text).boards.map(linOf))));
"""


def test_a_link_holds_the_whole_board_for_this_page_and_for_other_viewers() -> None:
    boards = [*SAMPLE.boards, *played_boards()]
    (written,) = run_node(WRITE_LINKS, [to_pbn(boards)])
    again = read(*(f"?lin={quote(lin)}" for lin in written))
    for lin, found, board in zip(written, again, boards, strict=True):
        assert found["boards"] == [expected(board)]
        (ours,) = parse_lin(lin).boards
        assert expected(ours) == expected(board)


PAR = """
import { parOf } from "./web/par.js";
console.log(JSON.stringify(given.map(([table, vulnerable, dealer]) => parOf(table, vulnerable, dealer))));
"""


@pytest.mark.slow
def test_par_is_that_of_python() -> None:
    generator = random.Random(2)
    questions, answers = [], []
    tables: list[DDTable] = [Solver().dd_table(Deal.random(seed)) for seed in range(6)]
    # Also tables that no deal has: they reach every score.
    tables += [{seat: {strain: generator.randrange(14) for strain in Strain} for seat in Seat} for _ in range(60)]
    for table in tables:
        for vulnerability in Vulnerability:
            dealer = Seat(generator.randrange(4))
            named = {str(seat): {str(strain): table[seat][strain] for strain in Strain} for seat in Seat}
            questions.append((named, str(vulnerability), str(dealer)))
            answers.append(par(table, vulnerability, dealer))
    for found, answer in zip(run_node(PAR, questions), answers, strict=True):
        assert found["score"] == answer.score
        listed = [(each["level"], each["strain"], each["declarer"], each["doubled"]) for each in found["contracts"]]
        assert listed == [(each.level, str(each.strain), str(each.declarer), each.doubled) for each in answer.contracts]


REFUSED = """
import { parOf } from "./web/par.js";
const table = Object.fromEntries([..."NESW"].map((seat) => [seat, { S: 7, H: 7, D: 7, C: 7, NT: 7 }]));
const seat = (tricks) => ({ ...table, E: tricks });
const wrong = [[null], [seat({})], [seat({ ...table.E, NT: 14 })], [table, "both"], [table, "NS", "North"]];
const fault = (given) => { try { return parOf(...given); } catch (error) { return error.message; } };
console.log(JSON.stringify(wrong.map(fault)));
"""


def test_par_says_what_is_wrong() -> None:
    assert run_node(REFUSED, None) == [
        "the table has undefined as the tricks of N in C: par needs all 20, each 0 to 13",
        "the table has undefined as the tricks of E in C: par needs all 20, each 0 to 13",
        "the table has 14 as the tricks of E in NT: par needs all 20, each 0 to 13",
        '"both" is no vulnerability (write None, NS, EW or All)',
        '"North" is no dealer (write N, E, S or W)',
    ]
