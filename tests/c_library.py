"""The C library for tests and benchmarks: its C with this process's kernels, loaded as programs for DDS load it."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from collections.abc import Sequence
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from ddsolver import Position
from ddsolver.exports import c_library
from ddsolver.exports.c_library import TARGETS, header_of
from ddsolver.native.machine import machine, system
from tests.oracle import endplay

_IS_MADE_HERE = f"{system()}-{machine()}" in TARGETS
_CC = shutil.which("cc")
NEEDS_ZIG = pytest.mark.skipif(
    not (_IS_MADE_HERE and find_spec("ziglang")), reason="the C library is built by zig, and for Linux only"
)
NEEDS_C = pytest.mark.skipif(not (_IS_MADE_HERE and _CC), reason="no C compiler, or none for Linux")


def build_for_tests(folder: Path) -> Path:
    """Compile the library's C, which takes half a second; its kernels, which would take ten, are those of `load`."""
    header = header_of(["python"])
    (folder / "kernels.h").write_text(header, encoding="utf-8")
    lines = ['#include "internal.h"', f"DECLARER_API void *kernels_of_python[{len(c_library.entry_kernels())}];"]
    lines += ["int64_t python_declarer_fits(void) { return 1; }"]
    for place, (result, name, parameters) in enumerate(re.findall(r"typedef (\w+) (\w+)_kernel\((.*)\);", header)):
        values, begin = re.findall(r"(\w+)(?:,|$)", parameters), "" if result == "void" else "return "
        call = f"(({name}_kernel *)kernels_of_python[{place}])({', '.join(values)})"
        lines.append(f"{result} python_{name}({parameters}) {{ {begin}{call}; }}")
    (folder / "kernels.c").write_text("\n".join([*lines, ""]), encoding="utf-8")
    options = ["-std=c11", "-shared", "-fPIC", "-pthread", "-fvisibility=hidden", f"-I{folder}", f"-I{c_library.C}"]
    sources = [path for path in sorted(c_library.C.glob("*.c")) if path.name != "example.c"]
    library = folder / c_library.LIBRARY
    subprocess.run([str(_CC), *options, *sources, folder / "kernels.c", "-o", library], check=True)
    return library


def load(library: ctypes.CDLL) -> ctypes.CDLL:
    """Let a library that was built for tests call the kernels of this process."""
    kernels: Any = c_library.entry_kernels()
    addresses = (ctypes.c_void_p * len(kernels)).in_dll(library, "kernels_of_python")
    addresses[:] = [kernel._address() for kernel in kernels]
    return library


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
