"""`import declarer` hands on public names, and imports nothing before it is asked."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import declarer

ROOT = Path(__file__).parents[1]
HEAVY = ("numpy", "pandas", "typer", "numba", "llvmlite", "joblib")


def loaded_after(code: str) -> set[str]:
    """Which heavy packages a process has imported after some code."""
    show = f"import sys; print(*[name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{show}"], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return set(done.stdout.split())


def test_the_import_is_light_and_a_name_imports_no_more_than_it_needs() -> None:
    assert loaded_after("import declarer") == set()
    assert loaded_after("import declarer; declarer.Deal.random(1)") == {"numpy"}
    assert not loaded_after("import declarer; declarer.Player; declarer.par") & {"pandas", "typer", "numba"}


@pytest.mark.parametrize("name", declarer.__all__)
def test_every_name_is_the_one_of_its_module(name: str) -> None:
    value = getattr(declarer, name)
    assert name in dir(declarer)
    module, there = declarer._PLACES[name]
    assert value is getattr(sys.modules[module], there)


def test_an_unknown_name_is_told() -> None:
    with pytest.raises(AttributeError, match="module 'declarer' has no attribute 'nothing'"):
        _ = declarer.nothing  # type: ignore[attr-defined]
    assert declarer.__version__
