"""The C library for tests and benchmarks: built once for this processor, and loaded as programs for DDS load it."""

from __future__ import annotations

import ctypes
import shutil
from collections.abc import Sequence
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ddsolver import Position
from ddsolver.exports.c_library import TARGETS, build_c_library
from ddsolver.native.machine import machine, system
from tests.oracle import endplay

NEEDS_ZIG = pytest.mark.skipif(
    f"{system()}-{machine()}" not in TARGETS or find_spec("ziglang") is None,
    reason="the C library is built by zig, and for Linux only",
)


def build_for_tests(folder: Path) -> Path:
    """Build the libraries with the kernels of one kind of processor, which is faster than with all."""
    return build_c_library(folder, TARGETS[f"{system()}-{machine()}"][-1:])[0]


def endplays_loader(library: Path, folder: Path) -> Any:
    """Endplay's own module for DDS, unchanged, with another library in the place of DDS."""
    origin = endplay("._dds").__file__
    shutil.copyfile(library, folder / "libdds.so")
    shutil.copyfile(origin, folder / "__init__.py")
    spec = spec_from_file_location(f"dds_{folder.name}", folder / "__init__.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def board(dds: ModuleType, position: Position) -> Any:
    """A position as DDS takes it."""
    found = dds.deal()
    found.trump, found.first = int(position.trump), int(position.trick_leader)
    for place, card in enumerate(position.trick):
        found.currentTrickSuit[place], found.currentTrickRank[place] = int(card.suit), int(card.rank)
    for seat in range(4):
        for suit in range(4):
            found.remainCards[seat][suit] = (position.hands[seat] >> 16 * suit & 0x1FFF) << 2
    return found


class Layouts(ctypes.Structure):
    """``struct declarer_layouts``."""

    _fields_ = [
        ("hands", ctypes.c_void_p),
        ("number", ctypes.c_int64),
        ("trump", ctypes.c_int),
        ("leader", ctypes.c_int),
        ("placed", ctypes.c_int),
        ("trick", ctypes.c_int64 * 3),
    ]

    @classmethod
    def of(cls, positions: Sequence[Position]) -> Layouts:
        """Positions with the same trump and the same trick."""
        hands = np.array([each.hands for each in positions], dtype=np.int64).reshape(-1, 4)
        first = positions[0]
        trick = [card.bit_index for card in first.trick]
        found = cls(hands.ctypes.data, len(hands), int(first.trump), int(first.trick_leader), len(trick))
        found.trick[: len(trick)] = trick
        found.keeps = hands
        return found


def message(library: ctypes.CDLL, code: int) -> str:
    """The sentence for a code."""
    return str(library.declarer_message(code).decode())
