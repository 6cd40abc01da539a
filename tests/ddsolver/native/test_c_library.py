"""The C library answers as our Python does, also to several threads, and refuses what is wrong by a code."""

from __future__ import annotations

import ctypes
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ddsolver import Deal, Position, Seat, Solver, Strain, dd_table
from ddsolver.errors import BridgeError
from ddsolver.exports import c_library
from tests.c_library import NEEDS_C, NEEDS_ZIG, Layouts, message
from tests.command import declarer
from tests.strategies import random_deal, random_positions

pytestmark = [NEEDS_C, pytest.mark.xdist_group("c_library")]
SOLVER = Solver()
ROOT = Path(__file__).parents[3]
DEAL = "N:AQT3.T95.K73.AK6 K8765.84.J82.QJ8 J9.AK2.QT4.T9432 42.QJ763.A965.75"


def values(library: ctypes.CDLL, position: Position) -> dict[Any, int]:
    """The value of each card, from the library."""
    found = np.full(52, 99, dtype=np.int8)
    assert library.declarer_card_values(None, ctypes.byref(Layouts.of([position])), found.ctypes) == 1
    assert {card.index for card in position.legal()} == set(np.flatnonzero(found >= 0))
    return {card: int(found[card.index]) for card in position.legal()}


def test_every_question_about_a_position_is_answered_as_in_python(library: ctypes.CDLL) -> None:
    for position in random_positions(1, 150, range(1, 9)):
        layouts = ctypes.byref(Layouts.of([position]))
        tricks = SOLVER.tricks(position)
        answer = np.zeros(1, dtype=np.int8)
        reaching = np.zeros(52, dtype=np.int8)
        assert values(library, position) == SOLVER.card_values(position)
        assert library.declarer_tricks(None, layouts, answer.ctypes) == 1
        assert answer[0] == tricks
        for goal in (-3, 0, tricks, tricks + 1, 99):
            assert library.declarer_reaches(None, layouts, goal, answer.ctypes) == 1
            assert answer[0] == (goal <= tricks)
        assert library.declarer_cards_reaching(None, layouts, -1, reaching.ctypes) == 1
        expected = SOLVER.cards_reaching(position, tricks)
        assert {card: bool(reaching[card.index]) for card in position.legal()} == expected


def test_many_layouts_are_valued_in_one_call(library: ctypes.CDLL) -> None:
    generator = np.random.default_rng(3)
    positions = [Position(random_deal(generator, 5), Strain.HEARTS, Seat.EAST) for _ in range(40)]
    layouts = Layouts.of(positions)
    found = np.zeros((40, 52), dtype=np.int8)
    assert library.declarer_card_values(None, ctypes.byref(layouts), found.ctypes) == 1
    assert (found == SOLVER.layout_values([each.hands for each in positions], "H", "E")).all()
    layouts.number = 0
    assert library.declarer_card_values(None, ctypes.byref(layouts), found.ctypes) == 1


def test_tables_on_threads_are_those_of_python(library: ctypes.CDLL, solver: ctypes.c_void_p) -> None:
    generator = np.random.default_rng(5)
    deals = [random_deal(generator, size) for size in (10, 7, 7, 5, 1)]
    hands = np.array([deal.hands for deal in deals], dtype=np.int64)
    expected = [[[dd_table(deal)[seat][strain] for seat in Seat] for strain in Strain] for deal in deals]
    for threads in (0, 1, 3):
        found = np.zeros((5, 5, 4), dtype=np.int8)
        assert library.declarer_set_threads(solver, threads) == 1
        assert library.declarer_tables(solver, hands.ctypes.data, 5, 0, 0, found.ctypes.data) == 1
        assert found.tolist() == expected
    for strains, declarers in ((0b10001, 0b1000), (0b00100, 0), (0, 0b0110)):
        assert library.declarer_tables(None, hands.ctypes.data, 5, strains, declarers, found.ctypes.data) == 1
        asked = [
            [(not strains or strains >> s & 1) and (not declarers or declarers >> d & 1) for d in range(4)]
            for s in range(5)
        ]
        assert (found == np.where(np.array(asked, dtype=bool), np.array(expected), -1)).all()


def test_two_threads_ask_at_the_same_time(library: ctypes.CDLL) -> None:
    found = list(random_positions(9, 200, range(4, 8)))
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda position: values(library, position), found))
    assert answers == [SOLVER.card_values(position) for position in found]


def test_memory_may_be_limited_and_freed_between_questions(library: ctypes.CDLL) -> None:
    (position,) = random_positions(4, 1, range(9, 10))
    expected = SOLVER.card_values(position)
    for megabytes in (0.0, float("nan"), 1.0, -5.0, 30.0):
        library.declarer_limit_memory(megabytes)
        assert values(library, position) == expected
        library.declarer_free_memory()
        assert values(library, position) == expected


def wrong(**fields: object) -> Layouts:
    """A position with fields that are wrong."""
    layouts = Layouts.of([Position(DEAL, "NT", "W", "H6 H5")])
    for name, value in fields.items():
        if name != "hands" and name.startswith("hand"):
            layouts.keeps[0, int(name[-1])] = value
        elif name[:-1] == "trick":
            layouts.trick[int(name[-1])] = value
        else:
            setattr(layouts, name, value)
    return layouts


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"trump": 5}, "the trump is not 0 to 4"),
        ({"leader": -1}, "the leader is not 0 to 3"),
        ({"placed": 4}, "a card does not exist"),
        ({"trick0": 64}, "a card does not exist"),
        ({"trick1": 15}, "a card does not exist"),
        ({"trick1": 20}, "a card occurs twice"),
        ({"trick1": 16}, "a card on the table is in a hand"),
        ({"hand0": 1 << 13}, "a card does not exist"),
        ({"hand0": 0x3FFF}, "a card does not exist"),
        ({"hand0": 0x1FFF00000001}, "a hand has more than 13 cards"),
        ({"hand0": 0}, "the hands do not have the same number of cards"),
        ({"number": -1}, "a number of layouts"),
        ({"hands": None}, "a pointer is NULL"),
    ],
)
def test_what_is_no_position_gets_a_code(library: ctypes.CDLL, fields: dict[str, object], why: str) -> None:
    found = np.zeros(52, dtype=np.int8)
    layouts = wrong(**fields)
    questions = [library.declarer_card_values, library.declarer_tricks]
    codes = {question(None, ctypes.byref(layouts), found.ctypes) for question in questions}
    codes |= {question(None, ctypes.byref(layouts), 3, found.ctypes) for question in (library.declarer_reaches,)}
    (code,) = codes
    assert code < 0
    assert message(library, code).startswith(why)


def test_pointers_to_nothing_get_a_code(library: ctypes.CDLL) -> None:
    layouts = wrong()
    for code in (
        library.declarer_card_values(None, None, None),
        library.declarer_tricks(None, ctypes.byref(layouts), None),
        library.declarer_tables(None, None, 1, 0, 0, None),
        library.declarer_analyse_play(None, ctypes.byref(layouts), None, 1, None),
        library.declarer_find_par(None, 0, 0, None),
        library.declarer_set_seconds(None, 1.0),
        library.declarer_set_threads(None, 1),
        library.declarer_stop(None),
        library.declarer_read_deal(None, None),
    ):
        assert message(library, code) == "a pointer is NULL"


@pytest.mark.parametrize("text", [DEAL, DEAL.lower().replace("n:", "N: "), "W:AK.. QJ - T9..", "e:A K Q J"])
def test_a_deal_is_read_from_text(library: ctypes.CDLL, text: str) -> None:
    hands = (ctypes.c_int64 * 4)()
    code = library.declarer_read_deal(text.encode(), hands)
    if "-" in text:
        assert message(library, code).startswith("the hands do not have the same number of cards")
    elif text == "e:A K Q J":
        assert list(hands) == [1 << 9, 1 << 12, 1 << 11, 1 << 10]
    else:
        assert tuple(hands) == Deal.parse(DEAL).hands


@pytest.mark.parametrize(
    "text", ["", "N", "N:", "X:A K Q J", "N:A K Q", "N:A K Q J T", "N:A.....9 K Q J", "N:AX K Q J"]
)
def test_what_is_no_deal_gets_a_code(library: ctypes.CDLL, text: str) -> None:
    code = library.declarer_read_deal(text.encode(), (ctypes.c_int64 * 4)())
    assert message(library, code).startswith("the text is not a deal")


def test_every_message_fits_the_80_characters_that_callers_of_dds_have(library: ctypes.CDLL) -> None:
    texts = {code: message(library, code) for code in range(2, -500, -1)}
    known = {code: text for code, text in texts.items() if text != "an unknown code"}
    assert len(known) == len(set(known.values())) == 36
    assert max(map(len, known.values())) < 80
    for code, text in known.items():
        line = ctypes.create_string_buffer(80)
        library.ErrorMessage(code, line)
        assert line.value.decode() == text


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What stands for the libraries that a wheel brings."""
    (tmp_path / "shipped").mkdir()
    for name in c_library.FILES:
        (tmp_path / "shipped" / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(c_library, "SHIPPED", tmp_path / "shipped")
    return tmp_path / "shipped"


def without_zig(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(c_library, "find_spec", lambda _: None)


def test_the_command_copies_the_library_of_a_wheel(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_zig(monkeypatch)
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "own.txt").touch()
    done = declarer("c-library", "-o", tmp_path / "out", "--json")
    printed = json.loads(done.stdout)
    assert printed["folder"] == str(tmp_path / "out")
    assert printed["files"] == [
        "LICENSE",
        "example.c",
        "include/dds.h",
        "include/declarer.h",
        "include/dll.h",
        "lib/cmake/declarer/declarer-config-version.cmake",
        "lib/cmake/declarer/declarer-config.cmake",
        "lib/libdds.so",
        "lib/libdds.so.0",
        "lib/libdeclarer.a",
        "lib/libdeclarer.so",
        "lib/libdeclarer.so.0",
        "lib/pkgconfig/declarer.pc",
    ]
    for name in c_library.FILES:
        assert (tmp_path / "out" / "lib" / name).read_bytes() == (shipped / name).read_bytes()
    assert "Version: 0" in (tmp_path / "out" / "lib" / "pkgconfig" / "declarer.pc").read_text()
    with (tmp_path / "out" / "lib" / "libdds.so.0").open("rb") as used:
        before = os.fstat(used.fileno()).st_ino
        assert declarer("c-library", "-o", tmp_path / "out", "--sources").stderr.startswith(
            "declarer: the sources are made with llvmlite, which is not installed"
        )
        assert declarer("c-library", "-o", tmp_path / "out").returncode == 0
        assert (tmp_path / "out" / "lib" / "libdds.so.0").stat().st_ino != before, "a program may use the old file"
    assert declarer("c-library", "-o", tmp_path / "out").stdout == f"the C library is in {tmp_path / 'out'}\n"


def test_without_zig_the_command_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_zig(monkeypatch)
    done = declarer("c-library", "-o", tmp_path / "out")
    assert done.returncode == 1
    assert done.stderr == (
        "declarer: the C library is compiled and linked by zig, which is not installed: pip install ziglang\n"
    )
    assert not (tmp_path / "out").exists()


def test_other_machines_and_folders_that_cannot_be_written_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    done = declarer("c-library", "-o", tmp_path / "file" / "out")
    assert done.returncode == 1
    folder = tmp_path / "file" / "out"
    assert done.stderr == f"declarer: the C library cannot be written to {folder}: Not a directory\n"
    monkeypatch.setattr(c_library, "machine", lambda: "riscv64")
    with pytest.raises(BridgeError, match="for linux-x86_64 and linux-aarch64 only, and this is linux-riscv64"):
        c_library.targets_here()
    monkeypatch.setattr(c_library, "SHIPPED", tmp_path / "none")
    refused = declarer("c-library", "-o", tmp_path / "other")
    assert (refused.returncode, "this is linux-riscv64" in refused.stderr) == (1, True)
    assert not (tmp_path / "other").exists()


def test_the_header_declares_arrays_with_their_lengths() -> None:
    header = c_library.header_of(["form"])
    assert (
        "typedef void value_table_kernel(int64_t arena, const int64_t *hands, int64_t hands_0, int64_t size, "
        "int64_t asked, int8_t *values, int64_t values_0, int64_t values_1);" in header
    )
    assert "value_table_kernel form_value_table;" in header


@NEEDS_ZIG
@pytest.mark.long
def test_the_llvm_text_builds_the_library_too(tmp_path: Path) -> None:
    c_library.write_sources(tmp_path, c_library.targets_here())
    files = [str(path) for path in sorted(tmp_path.iterdir()) if path.suffix in (".c", ".ll")]
    built = [sys.executable, "-m", "ziglang", "cc", "-O2", "-fPIC", "-shared", "-fvisibility=hidden", "-pthread"]
    subprocess.run([*built, *files, "-o", str(tmp_path / "libdeclarer.so")], check=True, timeout=300)
    library = ctypes.CDLL(str(tmp_path / "libdeclarer.so"))
    for position in random_positions(11, 50, range(1, 9)):
        assert values(library, position) == SOLVER.card_values(position)
