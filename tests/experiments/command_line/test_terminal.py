from __future__ import annotations

import json
import sys
from io import StringIO
from pathlib import Path

import pytest

from experiments.command_line.terminal import harmless_output, visible
from tests.command import declarer

HOSTILE = "\x1b]0;OWNED\x07\x9b31m\u202e\x7f"
"""Sets the title of a terminal, colours it, and turns the direction of writing round."""
DEAL = "N:AKQ.AKQ.AKQ.AKQJ JT9.JT9.JT98.T98 876.8765.765.765 5432.432.432.432"
BOARD = (
    f'[Board "1{HOSTILE}"]\n[West "{HOSTILE}"]\n[West "again{HOSTILE}"]\n[Deal "{DEAL}"]\n[Dealer "N"]\n'
    f'[Contract "7NT"]\n[Declarer "N"]\n[Auction "N"]\n7NT =1= Pass Pass Pass\n[Note "1:{HOSTILE}"]\n'
    '[Play "E"]\nSJ S6 S2 SA\n'
)
LIN = (
    f"qx|o1{HOSTILE}|pn|S{HOSTILE},W,N,E|md|3S876H8765D765C765,S5432H432D432C432,SAKQHAKQDAKQCAKQJ,|"
    f"mb|7N|an|{HOSTILE}|mb|p|mb|p|mb|p|pc|SJ|\n"
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ærø, 5♠\tand\n", "Ærø, 5♠\tand\n"),
        ("a\x1b[31m", "a\\u001b[31m"),
        ("\x9b\x7f\r\x00", "\\u009b\\u007f\\r\\u0000"),
        ("soft\xadhyphen no\xa0break", "soft\xadhyphen no\xa0break"),
        ("\u202eevil\u2066", "\\u202eevil\\u2066"),
        ("line\u2028line", "line\\u2028line"),
        ("\U000e0001", "\\udb40\\udc01"),
    ],
)
def test_what_a_terminal_obeys_is_shown_instead(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize(
    "command",
    [
        ("table", "FILE"),
        ("review", "FILE"),
        ("review", "FILE", "--json"),
        ("play", "FILE", "--declarer", "monte-carlo:samples=1"),
        ("solve", "FILE", "--board", HOSTILE),
        ("match", "FILE", "--declarer", "monte-carlo:samples=1", "--declarer", "monte-carlo:samples=2", "--json"),
        ("advise", "FILE", "--after", "1"),
        ("convert", "FILE", "OUT"),
        ("players", HOSTILE),
    ],
)
@pytest.mark.parametrize("name", ["boards.pbn", "boards.lin"])
def test_no_command_prints_what_a_file_would_have_a_terminal_do(
    command: tuple[str, ...], name: str, tmp_path: Path
) -> None:
    file = tmp_path / name
    file.write_text(BOARD if name.endswith("pbn") else LIN, encoding="utf-8")
    places = {"FILE": str(file), "OUT": str(tmp_path / "out.pbn")}
    done = declarer(*(places.get(word, word) for word in command))
    for printed in (done.stdout, done.stderr):
        assert not set(printed) & set(HOSTILE) - set("]0;OWNED31m")
    if "--json" in command:
        json.loads(done.stdout)


def test_a_progress_bar_goes_back_to_its_lines_beginning_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    with harmless_output():
        sys.stderr.write("\rplaying: 1/2")
        sys.stderr.writelines(["name\rforged", "\n"])
    assert stream.getvalue() == "\rplaying: 1/2name\\rforged\n"
