"""Solvers of the C library limit time and threads, and stop calls; tables, par and plays are those of Python."""

from __future__ import annotations

import ctypes
import re
import threading
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from agent.rules.par import par
from ddsolver import Deal, Position, Seat, Solver, Strain, analyse_play
from ddsolver.exports import c_library
from tests.c_library import NEEDS_C, Layouts, board, message
from tests.oracle import endplay
from tests.strategies import after_random_card, random_deal, random_positions

pytestmark = [NEEDS_C, pytest.mark.xdist_group("c_library")]
VULNERABLE = ("None", "NS", "EW", "All")


def codes() -> dict[str, int]:
    """The codes that the header names."""
    header = (c_library.C / "declarer.h").read_text(encoding="utf-8")
    return {name: int(code) for name, code in re.findall(r"DECLARER_(\w+) = (-?\d+)", header)}


def hard_deals(number: int) -> tuple[list[Deal], NDArray[np.int64]]:
    """Whole deals, and their hands."""
    generator = np.random.default_rng(2)
    deals = [random_deal(generator, 13) for _ in range(number)]
    return deals, np.array([deal.hands for deal in deals], dtype=np.int64)


def test_every_code_of_the_header_has_a_sentence(library: ctypes.CDLL) -> None:
    texts = [message(library, code) for code in codes().values()]
    assert len(set(texts)) == len(texts) == 20
    assert "an unknown code" not in texts


def test_a_call_that_takes_too_long_ends_and_later_ones_are_right(
    library: ctypes.CDLL, solver: ctypes.c_void_p
) -> None:
    (deals, hands), found = hard_deals(300), np.zeros((300, 5, 4), dtype=np.int8)
    assert library.declarer_set_seconds(solver, 0.05) == 1
    code = library.declarer_tables(solver, hands.ctypes.data, 300, 0, 0, found.ctypes.data)
    assert code == codes()["OUT_OF_TIME"]
    layouts = Layouts.of([Position(deal, "NT", "N") for deal in deals[:40]])
    values = np.zeros((40, 52), dtype=np.int8)
    assert library.declarer_set_seconds(solver, 1e-9) == 1
    assert library.declarer_card_values(solver, ctypes.byref(layouts), values.ctypes) == codes()["OUT_OF_TIME"]
    assert library.declarer_set_seconds(solver, 0) == 1
    assert library.declarer_tables(solver, hands.ctypes.data, 3, 0, 0, found.ctypes.data) == 1
    tables = [Solver().dd_table(deal) for deal in deals[:3]]
    assert found[:3].tolist() == [[[table[seat][strain] for seat in Seat] for strain in Strain] for table in tables]


@pytest.mark.parametrize("threads", [1, 3])
def test_another_thread_stops_a_call_and_no_later_one(
    library: ctypes.CDLL, solver: ctypes.c_void_p, threads: int
) -> None:
    deals, hands = hard_deals(2000)
    found, ended = np.zeros((2000, 5, 4), dtype=np.int8), []
    library.declarer_set_threads(solver, threads)

    def solve() -> None:
        ended.append(library.declarer_tables(solver, hands.ctypes.data, 2000, 0, 0, found.ctypes.data))

    searching = threading.Thread(target=solve)
    searching.start()
    time.sleep(0.3)
    assert library.declarer_stop(solver) == 1
    searching.join(10)
    assert ended == [codes()["STOPPED"]]
    assert library.declarer_tables(solver, hands.ctypes.data, 1, 16, 1, found.ctypes.data) == 1
    assert found[0, 4, 0] == Solver().dd_table(deals[0])["N"]["NT"]


def test_layouts_on_threads_have_the_values_of_one_thread(library: ctypes.CDLL, solver: ctypes.c_void_p) -> None:
    generator = np.random.default_rng(7)
    positions = [Position(random_deal(generator, 7), Strain.CLUBS, Seat.SOUTH) for _ in range(95)]
    layouts, answers = ctypes.byref(Layouts.of(positions)), []
    for threads in (1, 2, 7):
        library.declarer_set_threads(solver, threads)
        values, tricks = np.zeros((95, 52), dtype=np.int8), np.zeros(95, dtype=np.int8)
        reached, reaching = np.zeros(95, dtype=np.int8), np.zeros((95, 52), dtype=np.int8)
        assert library.declarer_card_values(solver, layouts, values.ctypes) == 1
        assert library.declarer_tricks(solver, layouts, tricks.ctypes) == 1
        assert library.declarer_reaches(solver, layouts, 3, reached.ctypes) == 1
        assert library.declarer_cards_reaching(solver, layouts, 3, reaching.ctypes) == 1
        assert (values.max(axis=1) == tricks).all()
        assert (reached == (tricks >= 3)).all()
        assert (reaching == np.where(values < 0, -1, values >= 3)).all()
        answers.append(values.tolist())
    assert answers[0] == answers[1] == answers[2]


@pytest.fixture
def dds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """DDS, which may write a file into the folder at hand."""
    monkeypatch.chdir(tmp_path)
    return endplay("._dds")


@pytest.mark.long
def test_500_boards_have_the_values_of_dds(library: ctypes.CDLL, dds: Any) -> None:
    values = np.zeros(52, dtype=np.int8)
    for position in random_positions(31, 500):
        answer = dds.futureTricks()
        assert library.declarer_card_values(None, ctypes.byref(Layouts.of([position])), values.ctypes) == 1
        assert dds._dll.SolveBoard(board(dds, position), -1, 3, 1, ctypes.byref(answer), 0) == 1
        scores = {
            13 * answer.suit[place] + rank - 2: answer.score[place]
            for place in range(answer.cards)
            for rank in range(2, 15)
            if rank == answer.rank[place] or answer.equals[place] >> rank & 1
        }
        assert {place: value for place, value in enumerate(values) if value >= 0} == scores, position


@pytest.mark.long
def test_the_tables_of_60_deals_are_those_of_dds(library: ctypes.CDLL, dds: Any) -> None:
    deals, hands = hard_deals(60)
    found = np.zeros((60, 5, 4), dtype=np.int8)
    assert library.declarer_tables(None, hands.ctypes.data, 60, 0, 0, found.ctypes.data) == 1
    for deal, table in zip(deals, found, strict=True):
        given, expected = dds.ddTableDeal(), dds.ddTableResults()
        given.cards = board(dds, Position(deal, "NT", "N")).remainCards
        assert dds._dll.CalcDDtable(given, ctypes.byref(expected)) == 1
        assert table.tolist() == [list(row) for row in expected.resTable], deal


def test_settings_that_cannot_be_are_refused(library: ctypes.CDLL, solver: ctypes.c_void_p) -> None:
    number = codes()["NUMBER"]
    for seconds in (-1.0, float("nan"), float("inf"), 1e9):
        assert library.declarer_set_seconds(solver, seconds) == number
    assert library.declarer_set_threads(solver, -1) == number
    (_, hands), found = hard_deals(1), np.zeros((1, 5, 4), dtype=np.int8)
    for strains, declarers in ((32, 0), (-1, 0), (0, 16)):
        code = library.declarer_tables(solver, hands.ctypes.data, 1, strains, declarers, found.ctypes.data)
        assert code == codes()["CHOICE"]


def test_what_was_wrong_is_said_to_the_thread_that_asked(library: ctypes.CDLL) -> None:
    (_, hands), found = hard_deals(9), np.zeros((9, 5, 4), dtype=np.int8)
    hands[6, 1] = hands[6, 0]
    assert library.declarer_tables(None, hands.ctypes.data, 9, 0, 0, found.ctypes.data) == codes()["CARD_TWICE"]
    assert library.declarer_wrong() == 6
    assert not found.any(), "nothing is written"
    elsewhere: list[int] = []
    other = threading.Thread(target=lambda: elsewhere.append(library.declarer_wrong()))
    other.start()
    other.join()
    assert elsewhere == [-1]
    assert library.declarer_read_deal(b"N:AX K Q J", (ctypes.c_int64 * 4)()) == codes()["TEXT"]
    assert library.declarer_wrong() == 3
    assert library.declarer_read_deal(b"N:A K Q J", (ctypes.c_int64 * 4)()) == 1
    assert library.declarer_wrong() == -1


class Contract(ctypes.Structure):
    """``struct declarer_contract``."""

    _fields_ = [(name, ctypes.c_int) for name in ("level", "strain", "declarer", "doubled", "tricks")]


class Par(ctypes.Structure):
    """``struct declarer_par``."""

    _fields_ = [("score", ctypes.c_int), ("number", ctypes.c_int), ("contracts", Contract * 20)]


def test_par_is_that_of_python(library: ctypes.CDLL) -> None:
    generator = np.random.default_rng(4)
    for count in range(16):
        north_south = generator.integers(3, 11, 5)
        table = np.array([[n, 13 - n, n, 13 - n - generator.integers(0, 2)] for n in north_south], dtype=np.int8)
        if count % 2:  # a table that no deal has: who bids first matters
            table = generator.integers(0, 14, (5, 4)).astype(np.int8)
        tricks = {str(seat): {str(strain): int(table[strain, seat]) for strain in Strain} for seat in Seat}
        for vulnerable, name in enumerate(VULNERABLE):
            for dealer in Seat:
                found, expected = Par(), par(tricks, name, dealer)
                assert library.declarer_find_par(table.ctypes, vulnerable, int(dealer), ctypes.byref(found)) == 1
                assert found.score == expected.score
                assert [
                    (each.level, each.strain, each.declarer, each.doubled, each.tricks)
                    for each in found.contracts[: found.number]
                ] == [
                    (each.level, each.strain, each.declarer, each.doubled, table[each.strain, each.declarer])
                    for each in expected.contracts
                ]


def test_a_table_that_cannot_be_gets_the_code_that_says_so(library: ctypes.CDLL) -> None:
    table = np.full((5, 4), 6, dtype=np.int8)
    for arguments, name in (((4, 0), "VULNERABLE"), ((-1, 0), "VULNERABLE"), ((0, 4), "DEALER")):
        assert library.declarer_find_par(table.ctypes, *arguments, ctypes.byref(Par())) == codes()[name]
    table[3, 2] = 14
    assert library.declarer_find_par(table.ctypes, 0, 0, ctypes.byref(Par())) == codes()["TABLE"]
    assert library.declarer_wrong() == 14


def analysed(library: ctypes.CDLL, start: Position, cards: list[int]) -> tuple[int, list[int]]:
    given, tricks = (ctypes.c_int64 * len(cards))(*cards), np.full(53, -1, dtype=np.int8)
    code = library.declarer_analyse_play(None, ctypes.byref(Layouts.of([start])), given, len(cards), tricks.ctypes)
    return code, tricks[: len(cards) + 1].tolist()


def test_a_play_is_analysed_as_in_python(library: ctypes.CDLL) -> None:
    generator = np.random.default_rng(8)
    for count in range(40):
        start = Position(random_deal(generator, 1 + count % 8), Strain(count % 5), Seat(count % 4))
        position = start
        while not position.is_over and generator.random() < 0.96:
            position = after_random_card(position, generator)
        expected = analyse_play(start.deal, start.trump, start.leader, position.plays)
        assert analysed(library, start, [card.bit_index for card in position.plays]) == (1, expected)


def test_a_card_that_may_not_be_played_is_named(library: ctypes.CDLL) -> None:
    start = Position("N:AK.2.. Q4.3.. J5.4.. T6.5..", "NT", "N")
    for cards in ([12, 17], [12, 10, 9, 8, 64], [12, 10, 9, 8, -1], [12, 12]):
        code, tricks = analysed(library, start, cards)
        assert code == codes()["PLAY"]
        assert set(tricks) == {-1}
        assert library.declarer_wrong() == len(cards) - 1
    layouts, given = ctypes.byref(Layouts.of([start])), (ctypes.c_int64 * 53)()
    for number in (-1, 53):
        assert library.declarer_analyse_play(None, layouts, given, number, (ctypes.c_int8 * 53)()) == codes()["NUMBER"]
