"""The module for web pages is kept like other libraries; where it cannot be had, a sentence says why."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from ddsolver.errors import BridgeError
from ddsolver.exports import webassembly
from ddsolver.exports.webassembly import solver_module, targets_to_build
from ddsolver.native.library import named
from ddsolver.native.machine import WEB_TARGET
from ddsolver.native.sources import ALL, digest_of

MODULE = b"\0asm a module"


@pytest.fixture(autouse=True)
def nothing_loaded(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(webassembly, "_module", None)
    yield
    webassembly._module = None


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The folder of compiled code, empty, in which "compiling" writes `MODULE`."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))

    def build(name: str, folder: Path, targets: list[str]) -> tuple[Path]:
        path = folder / named(name, digest_of(name), targets[0], MODULE, ".wasm")
        path.write_bytes(MODULE)
        return (path,)

    monkeypatch.setattr(webassembly, "build", build)
    monkeypatch.setattr(webassembly, "find_spec", lambda _: True)
    return tmp_path


@pytest.mark.skipif(find_spec("ziglang") is None, reason="needs ziglang")
def test_the_module_is_small_and_whole() -> None:
    module = solver_module()
    assert module[:8] == b"\0asm\1\0\0\0"
    assert len(module) < 60_000
    for kernel in (b"prepare_arena", b"value_cards", b"value_table"):
        assert kernel in module


@pytest.mark.usefixtures("folder")
def test_a_module_that_is_kept_is_not_built_again(monkeypatch: pytest.MonkeyPatch) -> None:
    assert targets_to_build() == [WEB_TARGET]
    assert solver_module() == MODULE
    assert targets_to_build() == []
    monkeypatch.setattr(webassembly, "_module", None)
    monkeypatch.setattr(webassembly, "build", None)
    assert solver_module() == MODULE


def test_a_damaged_or_older_module_is_built_again(folder: Path) -> None:
    path = folder / named(ALL, digest_of(ALL), WEB_TARGET, MODULE, ".wasm")
    path.write_bytes(MODULE[:-1])
    older = folder / named(ALL, "0" * 16, WEB_TARGET, b"older", ".wasm")
    older.write_bytes(b"older")
    assert solver_module() == MODULE
    assert path.read_bytes() == MODULE


@pytest.mark.usefixtures("folder")
def test_without_a_linker_a_sentence_says_so_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webassembly, "find_spec", lambda _: None)
    assert targets_to_build() == []
    for _ in range(2):
        with pytest.raises(BridgeError, match=re.escape("not compiled, and ziglang, which links it, is not installed")):
            solver_module()
