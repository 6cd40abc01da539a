"""Files of dealing machines: public examples of each layout, round trips, and damaged files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from agent.rules.contract import Vulnerability, dealer_of_board
from ddsolver import Deal
from experiments.boards.board import Board
from experiments.boards.dealing_machine import MACHINE_ENDINGS, MachineWriter
from experiments.boards.files import read_file, read_files, write_file
from experiments.errors import FormatError
from tests.command import declarer
from tests.strategies import random_deal

BRI = "180437272408224221062507175150321516492941264031464543351128302039140152133403"
"""The example of the maker's description of the layouts, with the four hands below."""
HANDS = "N:J987.JT7643.A4.Q .KQ2.QT9.AK98543 AQ42.A8.KJ762.J2 KT653.95.853.T76"
DGE = "SJ987HJT7643DA4CQSHKQ2DQT9CAK98543SAQ42HA8DKJ762CJ2SKT653H95D853CT76"
SYMBOLS = str.maketrans({"S": "\6", "H": "\3", "D": "\4", "C": "\5"})


def numbered(first: int, number: int) -> list[Board]:
    generator = np.random.default_rng(4)
    return [
        Board(str(each), random_deal(generator, 13).hands, dealer_of_board(each), Vulnerability.of_board(each))
        for each in range(first, first + number)
    ]


def written(path: Path, content: str) -> Path:
    path.write_bytes(content.encode("latin-1"))
    return path


def test_the_example_of_a_bri_record_has_its_hands(tmp_path: Path) -> None:
    deal = Deal.from_pbn(HANDS).hands
    for name, fill in (("short.bri", ""), ("long.BRI", " " * 32 + "\0" * 18)):
        (board,) = read_file(written(tmp_path / name, BRI + fill)).boards
        assert (board.name, board.hands, board.dealer, board.vulnerability) == (
            "1", deal, dealer_of_board(1), Vulnerability.NONE,
        )  # fmt: skip


def test_the_example_of_a_dup_record_has_its_hands_and_its_number(tmp_path: Path) -> None:
    for shown in (DGE.translate(SYMBOLS), " " * 68):
        record = f"{BRI}{shown}YN5  1 5  "
        (board,) = read_file(written(tmp_path / "set.dup", record)).boards
        assert (board.name, board.hands) == ("5", Deal.from_pbn(HANDS).hands)


@pytest.mark.parametrize(
    ("duplicates", "letters", "north"),
    [
        (0, "cgcajjjnakpkchipnjhmbmbpbh022", "AT87.JT3.J.AKT95"),
        (1, "fnbkmmincldklcfcofoiefnapm018", "T53.AJ7.AT.AQ762"),
    ],
)
def test_public_lines_of_dlm_files_have_their_hands(tmp_path: Path, duplicates: int, letters: str, north: str) -> None:
    text = f"[Document]\nFrom board=1\nTo board=1\nDuplicates 01={duplicates}\nBoard 01={letters}\n"
    (board,) = read_file(written(tmp_path / "set.dlm", text)).boards
    assert board.deal.to_pbn().startswith(f"N:{north} ")


@pytest.mark.parametrize("ending", MACHINE_ENDINGS)
def test_what_is_written_is_read_back(tmp_path: Path, ending: str) -> None:
    boards = numbered(1 if ending == ".bri" else 17, 16)
    path = tmp_path / f"set{ending}"
    write_file(path, [each for board in boards for each in (board, replace(board, tricks=9))])
    read = read_file(path)
    assert read.problems == ()
    assert list(read.boards) == boards, "each deal once, with dealer and vulnerability of its number"
    assert path.stat().st_size == {".dup": 16 * 156, ".bri": 16 * 128}.get(ending, path.stat().st_size)


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.dup", f"{BRI}{' ' * 60}", "is damaged: 138 bytes are no whole number of DUP records of 156"),
        ("a.bri", BRI[:-2], "is damaged: 76 bytes"),
        ("a.bri", "", "is damaged: 0 bytes"),
        ("a.dlm", "[Document]\n", "is no DLM file"),
        ("a.dlm", "From board=4\nTo board=120\nBoard 04=aa000\n", "its boards go from 4 to 120"),
    ],
)
def test_a_damaged_file_is_refused_in_one_line(tmp_path: Path, name: str, content: str, message: str) -> None:
    with pytest.raises(FormatError, match=message) as caught:
        read_file(written(tmp_path / name, content))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("a.bri", "18" + BRI[2:4] + "18" + BRI[6:], "♥T is dealt twice"),
        ("a.bri", "53" + BRI[2:], "a card has no number from 01 to 52"),
        ("a.bri", "xx" + BRI[2:], "a card has no number from 01 to 52"),
        (
            "a.dup",
            f"{BRI}{DGE.translate(SYMBOLS).replace('J9', '9J', 1)}YN1  0 1  ",
            "descriptions of the hands differ",
        ),
        ("a.dlm", "Board 01=cgcajjjnakpkchipnjhmbmbpbh021", "its checksum is 021, not 022"),
        ("a.dlm", "Board 01=cgcajj021", "26 letters from a to p"),
        ("a.dlm", "Board 01=aaaaaaaaaaaaaaaaaaaaaaaaab000", "its checksum is 000"),
        ("a.dlm", "Board 01=aaaaaaaaaaaaaaaaaaaaaaaaab002", "North has 51 cards, not 13"),
    ],
)
def test_a_damaged_board_is_reported_and_the_others_are_read(
    tmp_path: Path, name: str, content: str, message: str
) -> None:
    written(tmp_path / name, content)
    good = written(tmp_path / "good.bri", BRI)
    read = read_files([tmp_path / name, good])
    assert len(read.boards) == 1
    assert len(read.problems) == 1
    assert str(read.problems[0]).startswith(f"{tmp_path / name}:1: board 1: ")
    assert message in str(read.problems[0])


def faults(ending: str, *boards: Board) -> list[str | None]:
    with MachineWriter(Path(f"boards{ending}")) as writer:
        return [writer.fault(each) for each in boards]


def test_a_machine_gets_only_what_its_format_can_hold() -> None:
    one, two, three = numbered(1, 3)
    assert faults(".dup", one, replace(one, tricks=9), three, two, three) == [
        "", None, "board 3 cannot follow board 1 in DUP", "", "",
    ]  # fmt: skip
    assert faults(".dlm", replace(one, name="100")) == ["DLM has boards 1 to 99"]
    assert faults(".bri", replace(one, hands=(one.hands[0], None, None, None))) == ["not all four hands are known"]
    assert faults(".dlm", one, three, two) == ["", "", "board 2 cannot follow board 3 in DLM"]


@pytest.mark.parametrize("ending", MACHINE_ENDINGS)
def test_a_file_without_boards_is_refused(tmp_path: Path, ending: str) -> None:
    with pytest.raises(FormatError, match="there is no board to write"):
        write_file(tmp_path / f"set{ending}", [])
    assert not (tmp_path / f"set{ending}").exists()


def test_the_place_of_a_damaged_board_is_its_line_or_its_record(tmp_path: Path) -> None:
    damaged = BRI[:76] + "99"
    dlm = "From board=4\nTo board=4\n\nBoard 04=aa000\n"
    for name, content, place in (("a.bri", BRI + damaged, 2), ("a.dlm", dlm, 4)):
        (error,) = read_file(written(tmp_path / name, content)).problems
        assert str(error).startswith(f"{tmp_path / name}:{place}: board {4 if name == 'a.dlm' else 2}: ")


def test_convert_writes_and_reads_files_of_dealing_machines(tmp_path: Path) -> None:
    source, target, again = (tmp_path / f"club.{ending}" for ending in ("pbn", "dup", "lin"))
    write_file(source, [each for board in numbered(1, 4) for each in (board, board)])
    ran = declarer("convert", source, target)
    assert (ran.returncode, "4 boards written to" in ran.stderr) == (0, True)
    assert "lost or changed in DUP" not in ran.stderr
    assert declarer("convert", target, again).returncode == 0
    assert [each.hands for each in read_file(again).boards] == [each.hands for each in numbered(1, 4)]
    written(target, "x" * 156)
    refused = declarer("show", target)
    assert refused.returncode == 1
    assert "a card has no number from 01 to 52" in refused.stderr
