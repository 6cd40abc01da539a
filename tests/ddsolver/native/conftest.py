"""What tests of the C library share."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.c_library import build_for_tests, endplays_loader, load
from tests.oracle import endplay


@pytest.fixture(scope="session")
def c_library_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_for_tests(tmp_path_factory.mktemp("c"))


@pytest.fixture(scope="session")
def library(c_library_path: Path) -> ctypes.CDLL:
    found = load(ctypes.CDLL(str(c_library_path)))
    found.declarer_message.restype = found.declarer_version.restype = ctypes.c_char_p
    found.declarer_limit_memory.argtypes = [ctypes.c_double]
    found.declarer_tables.argtypes = [
        *(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64, ctypes.c_int, ctypes.c_int, ctypes.c_void_p)
    ]
    found.declarer_new_solver.restype = ctypes.c_void_p
    found.declarer_set_seconds.argtypes = [ctypes.c_void_p, ctypes.c_double]
    found.declarer_wrong.restype = ctypes.c_int64
    return found


@pytest.fixture
def solver(library: ctypes.CDLL) -> Iterator[ctypes.c_void_p]:
    """A solver of the library."""
    made = ctypes.c_void_p(library.declarer_new_solver())
    yield made
    library.declarer_free_solver(made)


@pytest.fixture(scope="session")
def ours(c_library_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Endplay's module for DDS, which has loaded our library."""
    module = endplays_loader(c_library_path, tmp_path_factory.mktemp("dds"))
    load(module._dll)
    return module


@pytest.fixture(scope="session")
def theirs() -> Any:
    """Endplay's module for DDS, with DDS."""
    return endplay("._dds")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Go to another folder: DDS writes a file into the folder at hand when an argument is wrong."""
    monkeypatch.chdir(tmp_path)
