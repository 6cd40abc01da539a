from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from experiments.boards.board import Board
from experiments.boards.files import check_target, is_file, read_file, read_files, read_until, write_file
from experiments.errors import FormatError

ROOT = Path(__file__).parents[3]
SAMPLE = ROOT / "experiments" / "data" / "sample.pbn"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x.pbn", True),
        ("X.LIN", True),
        (str(ROOT), True),
        ("N:A... K... Q... J...", False),
        ("", False),
        ("x" * 249 + ".pbn", False),
        ("x" * 245 + ".pbn", True),
    ],
)
def test_a_file_is_told_from_a_deal(text: str, expected: bool) -> None:
    assert is_file(text) is expected


def test_a_folder_stands_for_its_files_in_order_and_others_are_not_read(tmp_path: Path) -> None:
    boards = read_file(SAMPLE).boards
    write_file(tmp_path / "b.pbn", boards[2:3])
    write_file(tmp_path / "a.LIN", boards[:2])
    (tmp_path / "c.txt").write_text("nothing")
    assert [board.name for board in read_files([tmp_path]).boards] == ["1", "2", "3"]
    (tmp_path / "d.pbn").write_bytes(b"\0")
    read = read_files([tmp_path])
    assert [board.name for board in read.boards] == ["1", "2", "3"]
    assert [str(problem) for problem in read.problems] == [f"{tmp_path}/d.pbn is not a PBN or LIN file: it is not text"]
    with pytest.raises(FormatError, match="is not a PBN or LIN file"):
        read_files([tmp_path / "d.pbn"])
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(FormatError, match="there is no .pbn, .lin, .dup, .bri or .dlm file in the folder"):
        read_files([empty])


def test_an_input_is_not_overwritten(tmp_path: Path) -> None:
    source = tmp_path / "in.pbn"
    source.write_text("")
    check_target(tmp_path / "out.pbn", [source])
    for target, sources, message in (
        (tmp_path / "out.txt", [], "its name must end in .pbn, .lin, .dup, .bri or .dlm"),
        (tmp_path / "nowhere" / "out.pbn", [], "there is no such folder"),
        (source, [source], "it is an input file"),
        (tmp_path / "out.pbn", [tmp_path], "it is in an input folder"),
    ):
        with pytest.raises(FormatError, match=message):
            check_target(target, sources)
    (tmp_path / "folder.pbn").mkdir()
    with pytest.raises(FormatError, match="it is a folder"):
        check_target(tmp_path / "folder.pbn")


def numbered(first: int, last: int) -> list[Board]:
    return [replace(read_file(SAMPLE).boards[0], name=str(number)) for number in range(first, last + 1)]


@pytest.mark.parametrize("ending", ["pbn", "lin"])
@pytest.mark.parametrize(("name", "number"), [(None, 1), ("3", 3), ("2 (2)", 6), ("no such board", 8)])
def test_a_search_reads_a_file_only_until_it_has_the_board(
    ending: str, name: str | None, number: int, tmp_path: Path
) -> None:
    boards = [*numbered(1, 4), *numbered(1, 4)]
    write_file(tmp_path / f"boards.{ending}", boards)
    read = read_until([tmp_path / f"boards.{ending}"], name)
    assert len(read.boards) == number
    if name not in (None, "no such board"):
        assert read.boards[-1] is read.find(str(name))


def test_a_search_reads_no_file_after_the_one_that_has_the_board(tmp_path: Path) -> None:
    for place in range(3):
        write_file(tmp_path / f"{place}.pbn", numbered(1, 4))
    read = read_until([tmp_path], "2 (2)")
    assert [board.name for board in read.boards] == ["1", "2", "3", "4", "1", "2"]
    assert read.boards[-1] is read.find("2 (2)")


def test_boards_of_any_iterable_are_written_to_a_path_that_may_be_a_text(tmp_path: Path) -> None:
    path = str(tmp_path / "boards.pbn")
    write_file(path, (board for board in numbered(1, 3)))
    assert [board.name for board in read_file(path).boards] == ["1", "2", "3"]


@pytest.mark.parametrize(
    ("boards", "message"),
    [
        (5, "boards is 5: a list of Boards is needed"),
        (read_file(SAMPLE), "boards is <BoardFile: .*>: a list of Boards is needed, such as read_file.path..boards"),
        (["N:"], "board 1 is 'N:': a list of Boards is needed"),
    ],
)
@pytest.mark.parametrize("ending", ["pbn", "lin"])
def test_what_is_no_board_is_quoted_and_leaves_no_file(boards: Any, message: str, ending: str, tmp_path: Path) -> None:
    with pytest.raises(FormatError, match=message):
        write_file(tmp_path / f"boards.{ending}", boards)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("old.pbn", '[Deal "N:A2... K3... Q4... J5..."]\n[Auction "N"]\n1S Pass Pass Pass\n\x1a'),
        ("old.pbn", '[Deal "N:A2... K3... Q4... J5..."]\n[Auction "N"]\n1S Pass Pass Pass\x1a\x1a\n'),
        ("old.lin", "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|mb|1S|mb|p|mb|p|mb|p|pg||\n\x1a"),
    ],
)
def test_ctrl_z_ends_a_file_and_no_auction(name: str, text: str, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(text.replace("\n", "\r\n").encode())
    read = read_file(tmp_path / name)
    assert read.problems == ()
    (board,) = read.boards
    assert board.contract is not None


def test_ctrl_z_at_the_end_of_a_list_is_no_deal(tmp_path: Path) -> None:
    deal = "N:A2... K3... Q4... J5...\r\n"
    (tmp_path / "old.txt").write_bytes((2 * deal + "\x1a").encode())
    read = read_file(tmp_path / "old.txt")
    assert (len(read.boards), read.problems) == (2, ())
