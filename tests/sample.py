"""The boards of the package, read once for all tests."""

from __future__ import annotations

from pathlib import Path

from experiments.boards.files import read_file

SAMPLE = read_file(Path(__file__).parents[1] / "experiments" / "data" / "sample.pbn")
