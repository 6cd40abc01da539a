"""The boards of the package, read once for all tests."""

from __future__ import annotations

from pathlib import Path

from experiments.boards.pbn.reader import read_pbn

SAMPLE = read_pbn(Path(__file__).parents[1] / "experiments" / "data" / "sample.pbn")
