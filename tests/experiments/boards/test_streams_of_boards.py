"""Files are read and written board by board: with the same result as in one piece, and in flat memory."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from experiments.boards.board import Board, BoardFile, FilePart
from experiments.boards.files import BoardFiles, read_file, write_file
from experiments.boards.lin.reader import parse_lin
from experiments.boards.pbn.reader import parse_pbn
from experiments.boards.pbn.writer import to_pbn
from tests.command import declarer

SAMPLE = Path(__file__).parents[3] / "experiments" / "data" / "sample.pbn"
BOARDS = read_file(SAMPLE).boards
NESTED = '[Board "2"]\n{a comment\n\n[Board "3"]\nwith a tag}\n[Note "1:x"]\n'
UNCLOSED = '[Board "4"]\n{no end\n[Site "x"]\n{closed}\n'
MOVED = '[Board "{name}"]\n[Dealer "N"]\n[Declarer "{declarer}"]\n[Contract "1NT"]\n[Auction "N"]\n1NT AP\n'


def tiny_pieces(patch: pytest.MonkeyPatch) -> None:
    patch.setattr("experiments.boards.pbn.windows._LETTERS", 7)
    patch.setattr("experiments.boards.lin.notation._LETTERS", 7)


def told(read: BoardFile) -> tuple[object, ...]:
    return read.boards, [*map(str, read.problems)], read.remarks, read.surroundings


def deal_of(board: Board) -> str:
    return f'[Deal "{board.deal.to_pbn()}"]\n'


@pytest.mark.parametrize(
    "middle", [NESTED, UNCLOSED, '[Site\n"x"\n]\n', "% a directive\n", "text\n\n\n", '["\n', "; {\n"]
)
def test_a_text_in_small_pieces_has_the_same_boards_and_problems(middle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = to_pbn(BOARDS[:2]) + middle + deal_of(BOARDS[2]) + to_pbn(BOARDS[3:5]).replace("\r\n", "\r")
    whole = told(parse_pbn(text))
    tiny_pieces(monkeypatch)
    assert told(parse_pbn(text)) == whole


def test_fields_of_lin_in_small_pieces_are_the_same(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write_file(tmp_path / "boards.lin", BOARDS[:4])
    text = (tmp_path / "boards.lin").read_text() + "qx|o9|nt|no bar at the end"
    whole = told(parse_lin(text))
    tiny_pieces(monkeypatch)
    assert told(parse_lin(text)) == whole


def test_passes_left_out_late_in_a_file_are_known_at_its_first_board() -> None:
    first = MOVED.format(name="1", declarer="S") + deal_of(BOARDS[0])
    last = MOVED.format(name="2", declarer="E") + deal_of(BOARDS[1])
    alone, both = parse_pbn(first).boards, parse_pbn(f"{first}\n{last}").boards
    assert [len(board.auction.calls) for board in (*alone, *both) if board.auction is not None] == [4, 6, 5]


def peak(parts: Iterator[FilePart]) -> int:
    tracemalloc.start()
    for _ in parts:
        pass
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return most


@pytest.mark.slow
@pytest.mark.parametrize("ending", ["pbn", "lin"])
def test_reading_takes_no_more_memory_for_a_longer_file(
    ending: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tiny_pieces(monkeypatch)
    monkeypatch.setattr("experiments.boards.texts._BYTES", 4096)
    most = []
    for number in (100, 800):
        path = tmp_path / f"{number}.{ending}"
        write_file(path, [replace(BOARDS[at % 4], name=str(at)) for at in range(number)])
        most.append(peak(BoardFiles([path]).parts()))
    assert most[1] < 2 * most[0]  # how lines lie in the pieces that are read moves the peak by a third


def test_standard_input_is_converted_though_it_can_be_read_only_once(tmp_path: Path) -> None:
    source, target = tmp_path / "a.pbn", tmp_path / "b.lin"
    write_file(source, BOARDS[:2])
    done = declarer("convert", "-", target, typed=source.read_text())
    assert done.returncode == 0, done.stderr
    assert [board.hands for board in read_file(target).boards] == [board.hands for board in BOARDS[:2]]
