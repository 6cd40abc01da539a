"""Programs written for DDS get from the C library what they get from DDS: endplay's own module loads it, unchanged."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from ddsolver import Position
from ddsolver.search.search_memory import VISITED
from ddsolver.search.searcher import Searcher
from ddsolver.validation import batch_of_position
from tests.c_library import NEEDS_C, board
from tests.strategies import random_deal, random_positions

pytestmark = [NEEDS_C, pytest.mark.xdist_group("c_library"), pytest.mark.usefixtures("elsewhere")]
BEST_ONE, EVERY_CARD = 1, 3


def test_every_function_that_endplay_calls_is_there(ours: Any, theirs: Any) -> None:
    functions = [name for name in theirs.__all__ if callable(getattr(theirs, name)) and name[0].isupper()]
    called = [name for name in functions if name not in ("DDSError", "DDSInfo")]
    assert len(called) > 25
    for name in [*called, "SetResources", "SetThreading", "GetDDSInfo"]:
        getattr(ours._dll, name)


def cards_of(answer: Any) -> dict[tuple[int, int], int]:
    """The score of each card, and of those equivalent to it."""
    return {
        (answer.suit[place], rank): answer.score[place]
        for place in range(answer.cards)
        for rank in range(2, 15)
        if rank == answer.rank[place] or answer.equals[place] >> rank & 1
    }


def solved(dds: Any, position: Position, target: int, solutions: int, mode: int) -> Any:
    answer = dds.futureTricks()
    code = dds._dll.SolveBoard(board(dds, position), target, solutions, mode, ctypes.byref(answer), 0)
    return (cards_of(answer) or ("no card, score", answer.score[0])) if code == 1 else code


def compare_boards(ours: Any, theirs: Any, found: Iterator[Position]) -> None:
    for position in found:
        left = position.tricks_left
        for target, solutions, mode in product(sorted({-1, 0, 1, left, left + 1}), (1, 2, 3), (0, 1, 2)):
            expected = solved(theirs, position, target, solutions, mode)
            answer = solved(ours, position, target, solutions, mode)
            if solutions == BEST_ONE and isinstance(expected, dict) and isinstance(answer, dict):
                # Of several best cards, each may be the one.
                assert bool(answer) == bool(expected)
                assert answer.items() <= solved(theirs, position, target, 2, mode).items()
            else:
                assert answer == expected, (position, target, solutions, mode)


def test_a_board_has_the_answer_of_dds_for_every_target_number_of_solutions_and_mode(ours: Any, theirs: Any) -> None:
    compare_boards(ours, theirs, random_positions(77, 40, range(1, 7)))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
def test_1000_boards_have_the_answers_of_dds(ours: Any, theirs: Any, seed: int) -> None:
    compare_boards(ours, theirs, random_positions(80 + seed, 250, range(1, 10)))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(20))
def test_20000_positions_of_all_lengths_have_the_values_of_dds(ours: Any, theirs: Any, seed: int) -> None:
    for position in random_positions(700 + seed, 1000):
        expected = solved(theirs, position, -1, EVERY_CARD, 1)
        assert solved(ours, position, -1, EVERY_CARD, 1) == expected, position


def test_old_cards_in_places_of_the_trick_that_are_not_in_use_are_passed_over(ours: Any, theirs: Any) -> None:
    for position in random_positions(5, 60, range(3, 7)):
        place = len(position.trick)
        if place < 3:
            answers = []
            for dds in (ours, theirs):
                given, answer = board(dds, position), dds.futureTricks()
                given.currentTrickSuit[place], given.currentTrickRank[place] = 2, 14
                code = dds._dll.SolveBoard(given, -1, EVERY_CARD, 1, ctypes.byref(answer), 0)
                answers.append((code, cards_of(answer)))
            assert answers[0] == answers[1]
            assert answers[0][0] == 1


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"trump": 5}, -18),
        ({"first": -1}, -19),
        ({"target": -2}, -5),
        ({"target": 14}, -7),
        ({"target": 13}, -3),
        ({"solutions": 0}, -8),
        ({"solutions": 4}, -9),
        ({"mode": -1}, -16),
        ({"mode": 3}, -17),
        ({"thread": -1}, -15),
        ({"remainCards": 1 << 20}, -12),
        ({"remainCards": 0}, -14),
        ({"currentTrickSuit": 5}, -12),
        ({"currentTrickRank": 15}, -12),
    ],
)
def test_wrong_arguments_get_the_code_of_dds(ours: Any, theirs: Any, change: dict[str, int], code: int) -> None:
    position = next(p for p in random_positions(3, 100, range(6, 7)) if len(p.trick) == 2)
    numbers = {"target": -1, "solutions": 3, "mode": 1, "thread": 0} | change
    for dds in (ours, theirs):
        given, answer = board(dds, position), dds.futureTricks()
        for name, value in change.items():
            if name == "remainCards":
                for suit in range(4):
                    given.remainCards[0][suit] = value
            elif name.startswith("current"):
                getattr(given, name)[0] = value
            elif hasattr(given, name):
                setattr(given, name, value)
        asked = [numbers[name] for name in ("target", "solutions", "mode")]
        assert dds._dll.SolveBoard(given, *asked, ctypes.byref(answer), numbers["thread"]) == code


def pbn(position: Position) -> bytes:
    """The cards left, as text."""
    hands = [
        ".".join(
            "".join("23456789TJQKA"[r] for r in range(12, -1, -1) if hand >> 16 * suit + r & 1) for suit in range(4)
        )
        for hand in position.hands
    ]
    return f"N:{' '.join(hands)}".encode()


@pytest.mark.parametrize(
    "form",
    ["{}", "{}\n", "{} ", " {}", '"{}"', "D: {}", "N {rest}", "n.{rest}\r\n", "{}|", "[D {}", "", "x", "{rest}"],
)
def test_a_deal_as_text_is_read_as_by_dds(ours: Any, theirs: Any, form: str) -> None:
    for position in random_positions(5, 6, range(2, 5)):
        text = form.format(pbn(position).decode(), rest=pbn(position).decode()[2:]).encode()
        found = []
        for dds in (ours, theirs):
            given, one, answer = dds.dealPBN(), board(dds, position), dds.futureTricks()
            given.trump, given.first, given.remainCards = one.trump, one.first, text
            given.currentTrickSuit, given.currentTrickRank = one.currentTrickSuit, one.currentTrickRank
            code = dds._dll.SolveBoardPBN(given, -1, EVERY_CARD, 1, ctypes.byref(answer), 0)
            found.append((code, cards_of(answer) if code == 1 else {}))
        assert found[0] == found[1], text


def test_boards_of_both_forms_are_solved_in_one_call(ours: Any, theirs: Any) -> None:
    found = list(random_positions(12, 60, range(1, 7)))
    answers = []
    for dds in (ours, theirs):
        numbers, texts = dds.boards(), dds.boardsPBN()
        for given in (numbers, texts):
            given.noOfBoards = len(found)
            for place, position in enumerate(found):
                given.target[place], given.solutions[place], given.mode[place] = -1, EVERY_CARD, 1
                one = board(dds, position)
                if given is numbers:
                    given.deals[place] = one
                    continue
                text = given.deals[place]
                text.trump, text.first, text.remainCards = one.trump, one.first, pbn(position)
                text.currentTrickSuit, text.currentTrickRank = one.currentTrickSuit, one.currentTrickRank
        for call, given in (
            (dds.SolveAllBoards, texts),
            (dds.SolveAllBoardsBin, numbers),
            (lambda *both, dds=dds: dds._dll.SolveAllChunksBin(*map(ctypes.byref, both), 1), numbers),
            (lambda *both, dds=dds: dds._dll.SolveAllChunksPBN(*map(ctypes.byref, both), 1), texts),
        ):
            solved_boards = dds.solvedBoards()
            call(given, solved_boards)
            assert solved_boards.noOfBoards == len(found)
            answers.append([cards_of(solved_boards.solvedBoard[place]) for place in range(len(found))])
    assert all(answer == answers[0] for answer in answers)


def test_a_board_that_is_wrong_leaves_the_others_solved(ours: Any) -> None:
    given, answers = ours.boards(), ours.solvedBoards()
    given.noOfBoards = 3
    for place, position in enumerate(random_positions(12, 3, range(3, 5))):
        given.deals[place] = board(ours, position)
        given.target[place], given.solutions[place], given.mode[place] = -1, EVERY_CARD, 1
    given.deals[1].trump = 9
    assert ours._dll.SolveAllBoardsBin(ctypes.byref(given), ctypes.byref(answers)) == -18
    assert [answers.solvedBoard[place].cards > 0 for place in range(3)] == [True, False, True]
    for number in (-1, 201):
        given.noOfBoards = number
        assert ours._dll.SolveAllBoardsBin(ctypes.byref(given), ctypes.byref(answers)) == -101
        assert answers.noOfBoards == 0


def test_tables_and_their_par_are_those_of_dds(ours: Any, theirs: Any) -> None:
    generator = np.random.default_rng(4)
    deals = [Position(random_deal(generator), "NT", "N")]
    found = []
    for dds in (ours, theirs):
        given, texts = dds.ddTableDeals(), dds.ddTableDealsPBN()
        given.noOfTables = texts.noOfTables = len(deals)
        for place, deal in enumerate(deals):
            given.ddTableDeal[place].cards = board(dds, deal).remainCards
            texts.ddTableDealPBN[place].cards = pbn(deal)
        for call, asked, left_out in (
            (dds.CalcAllTables, given, [0, 0, 0, 0, 0]),
            (dds.CalcAllTablesPBN, texts, [1, 0, 1, 1, 0]),
        ):
            tables, pars = dds.ddTablesRes(), dds.allParResults()
            call(asked, 2, left_out, tables, pars)
            found.append((tables.noOfBoards, bytes(tables), bytes(pars)))
        table = dds.ddTableResults()
        dds.CalcDDtable(given.ddTableDeal[0], table)
        found.append((0, bytes(table), b""))
        dds.CalcDDtablePBN(texts.ddTableDealPBN[0], table)
        found.append((0, bytes(table), b""))
    assert found[:4] == found[4:]


def random_tables(dds: Any, seed: int, number: int) -> Iterator[Any]:
    """Tables of deals that could be, and of some that could not, on which it matters who bids first."""
    generator = np.random.default_rng(seed)
    for count in range(number):
        table = dds.ddTableResults()
        for strain in range(5):
            ours = int(np.clip(generator.normal(6.5, 2), 0, 12))
            for seat in range(4):
                made = ours if seat % 2 == 0 else 13 - ours - int(generator.integers(0, 2))
                table.resTable[strain][seat] = int(generator.integers(6, 8)) if count % 2 else made
        yield table


def pars_of(dds: Any, table: Any) -> Iterator[object]:
    """What every call says about the par of a table."""
    given, call = ctypes.byref(table), dds._dll
    for vulnerable in range(4):
        par, text, sides = dds.parResults(), dds.parResultsDealer(), (dds.parResultsMaster * 2)()
        sides_text, both = (dds.parResultsDealer * 2)(), dds.parTextResults()
        call.Par(given, ctypes.byref(par), vulnerable)
        call.SidesPar(given, ctypes.byref(sides_text), vulnerable)
        call.SidesParBin(given, ctypes.byref(sides), vulnerable)
        call.ConvertToSidesTextFormat(ctypes.byref(sides), ctypes.byref(both))
        yield texts_of(par, 16, 16, 128, 128)
        yield [contracts_of(side) for side in sides_text]
        yield [master_of(side) for side in sides]
        yield texts_of(both, 128, 128), both.equal
        for dealer in range(4):
            master, line = dds.parResultsMaster(), ctypes.create_string_buffer(400)
            call.DealerPar(given, ctypes.byref(text), dealer, vulnerable)
            call.DealerParBin(given, ctypes.byref(master), dealer, vulnerable)
            call.ConvertToDealerTextFormat(ctypes.byref(master), line)
            yield contracts_of(text), master_of(master), line.value


def texts_of(structure: Any, *sizes: int) -> list[bytes]:
    data, found = bytes(structure), []
    for size in sizes:
        found.append(data[:size].split(b"\0")[0])
        data = data[size:]
    return found


def contracts_of(par: Any) -> object:
    return par.score, texts_of(par.contracts, *[10] * par.number)


def master_of(par: Any) -> object:
    fields = ("underTricks", "overTricks", "level", "denom", "seats")
    return par.score, [[getattr(contract, name) for name in fields] for contract in par.contracts[: par.number]]


@pytest.mark.parametrize("number", [60, pytest.param(3000, marks=pytest.mark.long)])
def test_par_is_that_of_dds_in_every_form(ours: Any, theirs: Any, number: int) -> None:
    for mine, other in zip(random_tables(ours, 6, number), random_tables(theirs, 6, number), strict=True):
        assert list(pars_of(ours, mine)) == list(pars_of(theirs, other)), [list(row) for row in mine.resTable]


@pytest.mark.parametrize("megabytes", [1, 8, 30])
def test_the_library_visits_the_positions_that_python_visits(ours: Any, megabytes: int) -> None:
    """So its memory is laid out as that of Python, whatever its size."""
    ours._dll.SetResources(megabytes, 1)
    ours.FreeMemory()
    searcher = Searcher(megabytes)
    for position in random_positions(21, 40, range(3, 10)):
        before = int(searcher.arena[VISITED])
        searcher.card_tricks(batch_of_position(position))
        answer = ours.futureTricks()
        ours.SolveBoard(board(ours, position), -1, EVERY_CARD, 1, answer, 0)
        assert answer.nodes == int(searcher.arena[VISITED]) - before
    ours._dll.SetResources(1000, 0)


def test_the_library_says_what_it_is_and_takes_the_settings_of_dds(ours: Any) -> None:
    ours._dll.SetMaxThreads(1)
    ours._dll.SetResources(100, 2)
    info = ctypes.create_string_buffer(2048)
    ours._dll.GetDDSInfo(info)
    assert [int.from_bytes(info.raw[place : place + 4], "little") for place in (0, 4, 8)] == [2, 9, 0]
    assert b"declarer" in info.raw
    assert ours._dll.SetThreading(3) == 1
    ours.FreeMemory()
    ours.SetMaxThreads(0)
