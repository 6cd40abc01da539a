"""Readers take time and memory in proportion to a text, whatever it is made of."""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable
from contextlib import suppress

import pytest

from agent.calls.alerts import parse_alert
from agent.rules.auction import Auction, Bid
from agent.rules.constraints import parse_constraints
from agent.rules.contract import Contract
from ddsolver.cards import Strain
from ddsolver.errors import BridgeError
from ddsolver.whist import Value, parse_deal
from experiments.boards.lin.reader import parse_lin
from experiments.boards.pasted import pasted_deal
from experiments.boards.pbn.reader import parse_pbn

pytestmark = pytest.mark.slow

BOARD = '[Board "1"]\n[Deal "N:AKQ.AKQ.AKQ.AKQJ JT9.JT9.JT98.T98 876.8765.765.765 5432.432.432.432"]\n'
CALLED = f'{BOARD}[Dealer "N"]\n[Auction "N"]\n'
PLAYED = f'{BOARD}[Contract "7NT"]\n[Declarer "N"]\n[Play "E"]\n'
MD = "md|1S432H432D432C5432,SAKQHAKQDAKQCAKQJ,SJT9HJT9DJT98CT98,|"
READERS: dict[str, Callable[[str], object]] = {
    "PBN": parse_pbn,
    "PBN;": lambda text: parse_pbn(f"{text};"),
    "LIN": parse_lin,
    "pasted": pasted_deal,
    "auction": lambda text: Auction("N", text),
    "alert": lambda text: parse_alert(text, [Bid(1, Strain.HEARTS)], words=True),
    "constraints": parse_constraints,
    "contract": Contract.parse,
    "whist": parse_deal,
    "value": Value.parse,
}

# What a text begins with, and what comes again and again after it.
SHAPES: list[tuple[str, str, str]] = [
    *(("PBN", "", piece) for piece in (
        "x", " ", "\n", "[", "[a", "[a ", '"', "{", "}", "{}", ";", ";\n", "%\n", "\\", "a b;",
        "[a\n", '[a "', "=1=", "$1", "!",
        '[a "x"]', '[a "x"]\n', '[Board ""]\n', '[Constraint "W:hcp=12-15"]\n', "{Constraint: W:S=5+}",
        "{[Deal\n", "\x85", "\xad",
        '[Event "##x"]\n', BOARD, '[Deal "N:- - - -"]\n',
    )),
    *(("PBN", "[a", piece) for piece in (" ", "\n", "b", "\t", " b", " \t")),
    *(("PBN", '[a "', piece) for piece in ("x", "\\", '\\"', " ", '" ', '"]"', '" ]x')),
    *(("PBN", "[a x", piece) for piece in (" ", " b", " ] ", "\t")),
    *(("PBN", CALLED, piece) for piece in ("P ", "=1= ", "$1 ", "! ", "^I ", "* ", "{x} ", "1NT", "- ",
        '[Note "1:x"]\n')),
    *(("PBN", PLAYED, piece) for piece in ("SA ", "- ", "SA =1= ", "{x} ", "^R ", "* ")),
    ("PBN", f'[Board "{"x" * 20000}"]\n[Deal "N:- - - -"]\n', '[West "a"]\n[West "b"]\n'),
    *(("PBN", begin, piece) for begin, piece in (
        ("{constraint", " "), (f"{BOARD}{{constraint", " : "), ("{", "\n"), (PLAYED, "HQ "), ('[Event "', "\\"),
        ("", '[A "'), ("", f"{BOARD[:-1]} "),
    )),
    ("PBN", "".join(f'[T{number} "##"]' for number in range(300)), f'[Board "1"]{BOARD}'),
    ("PBN", BOARD, "word word;"),
    ("PBN", BOARD, "words and words "),
    ("PBN;", f"{BOARD}[Foo \"\"]\n", "word "),
    *(("LIN", "", piece) for piece in ("x", "|", "\n", "md|", "a|b|", "qx|o1|", "pn|a,b|", MD, "rs|3NNx-2,|", "mb|p|")),
    *(("LIN", MD, piece) for piece in ("mb|p|", "an|x|", "pc|SA|", "mc|x|", "sv|o|", "mb|1n!|", "nt|x|")),
    *(("LIN", f"{MD}mb|", piece) for piece in ("p", "1h", "1n", "x", "!", " ")),
    *(("pasted", "", piece) for piece in ("N:", "n ", "a.", "A.K.Q.J\n", ":", "0", "://?lin=",
        "://?n=", "[Deal", "md|")),
    *(("auction", "", piece) for piece in ("{", "{}", "P ", "P {", "1NT {x} ", "x")),
    *(("alert", "", piece) for piece in ("5", "5+ ", "!S", "-", " -- ", "or ", "if ", "15-", "hcp ", ";",
        "|", " ", "x")),
    *(("constraints", "", piece) for piece in ("W:", "W:hcp=1-", ",", " ", ";", "W:S=5+ ", "x")),
    *(("contract", "", piece) for piece in ("1", "N", " ", "3NT by ", "x")),
    *(("whist", "", piece) for piece in ("A", "10", ".", "/", ",", "1,", " ", "A ")),
    *(("value", "", piece) for piece in ("1", " ", "/", "1/", "+", "e", "-")),
]  # fmt: skip


def seconds(read: str, text: str) -> float:
    gc.disable()  # else the time depends on how much other tests keep in memory
    try:
        began = time.process_time()
        with suppress(BridgeError):
            READERS[read](text)
        return time.process_time() - began
    finally:
        gc.enable()


def made(start: str, piece: str, size: int) -> str:
    return start + piece * (size // len(piece))


def least(read: str, text: str) -> float:
    return min(seconds(read, text) for _ in range(3))


@pytest.mark.parametrize(("read", "start", "piece"), SHAPES, ids=lambda value: repr(value)[:30])
def test_time_and_memory_grow_as_the_text_does(read: str, start: str, piece: str) -> None:
    short, long = (made(start, piece, size) for size in (12_000, 96_000))
    # Eight times the text takes eight times the time, or 64 times if it grows with the square.
    assert seconds(read, long) < 0.15 or least(read, long) < 24 * least(read, short)
    # Of a thousand pieces: if each kept the rest of the text, it would be 500 bytes a character.
    traced = made(start, piece, max(24_000, 1000 * len(piece)))
    tracemalloc.start()
    seconds(read, traced)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 400 * len(traced)
