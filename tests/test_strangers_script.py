"""A user's script with its own player, bidder and belief: strictly typed, and the same in one and two processes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).with_name("stranger.py")

pytestmark = pytest.mark.slow


def run(folder: Path, *arguments: str) -> str:
    """What Python prints for these arguments in a folder that has only the script."""
    shutil.copy(SCRIPT, folder)
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder, capture_output=True, text=True, check=False, env=os.environ | {"MYPYPATH": ""},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_two_processes_play_the_same_boards_with_what_the_script_registers(tmp_path: Path) -> None:
    rows = run(tmp_path, SCRIPT.name, "1")
    assert rows.count("monte-carlo:samples=20,belief=few:layouts=6") == 6
    assert run(tmp_path, SCRIPT.name, "2") == rows


def test_mypy_strict_accepts_the_script(tmp_path: Path) -> None:
    run(tmp_path, "-m", "mypy", "--strict", "--config-file=", "--cache-dir=cache", SCRIPT.name)
