"""Players that a script or notebook registers, in the processes that play boards."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]

PLAYER = """
import threading
from agent.player import Decision
from agent.registry import Entry, Role, Settings, register
class Lowest:
    def decide(self, view):
        return Decision(min(view.legal(), key=lambda card: (card.rank, -card.suit)))
"""
REGISTERED = "register('lowest', Entry(Role.DECLARER, 'plays low', Settings, lambda settings, generator: Lowest()))\n"
LOCKED = """
lock = threading.Lock()
register('lowest', Entry(Role.DECLARER, 'has a lock', Settings, lambda settings, generator: (lock, Lowest())[1]))
"""
MATCH = """
from experiments.competitions.match.run import MatchRun, run_match
from experiments.runs.processes.pool import Pool
if __name__ == "__main__":
    for jobs in {jobs}:
        played = run_match(MatchRun(declarers=('lowest', 'monte-carlo:samples=1'), random=3), pool=Pool(jobs))
        print([[board.tricks for board in result.boards] for result in played.match.results()])
"""
ELSEWHERE = """
import importlib.util, sys
spec = importlib.util.spec_from_file_location("hidden", "own/hidden.py")
sys.modules["hidden"] = hidden = importlib.util.module_from_spec(spec)
spec.loader.exec_module(hidden)
"""


def ran(folder: Path, program: str, *, as_cell: bool = False) -> subprocess.CompletedProcess[str]:
    """The outcome of a script, or of a cell of a notebook: code without a file."""
    path = folder / "script.py"
    path.write_text(program, encoding="utf-8")
    cell = ["-c", "exec(compile(open('script.py').read(), '<cell>', 'exec'), globals())"]
    return subprocess.run(
        [sys.executable, *(cell if as_cell else [str(path)])],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )


@pytest.mark.slow
@pytest.mark.parametrize("as_cell", [False, True])
def test_a_player_of_a_script_or_notebook_plays_the_same_in_other_processes(tmp_path: Path, as_cell: bool) -> None:
    found = ran(tmp_path, PLAYER + REGISTERED + MATCH.format(jobs=(1, 2)), as_cell=as_cell)
    here, elsewhere = found.stdout.splitlines()
    assert here == elsewhere != "[]"


@pytest.mark.slow
def test_a_player_that_cannot_be_sent_to_other_processes_says_why_and_what_to_do(tmp_path: Path) -> None:
    found = ran(tmp_path, PLAYER + LOCKED + MATCH.format(jobs=(2,)))
    last = found.stderr.splitlines()[-1]
    assert "FailedRunError: the run has no results, because 3 boards failed: " in last
    assert "player 'lowest' cannot be sent to other processes (TypeError: cannot pickle '_thread.lock' object)" in last
    assert "put the player into a package (docs/tutorials/your-own-player.md), or play in one process" in last


@pytest.mark.slow
def test_a_player_whose_module_other_processes_cannot_import_says_so(tmp_path: Path) -> None:
    (tmp_path / "own").mkdir()
    options = "@dataclass(frozen=True, kw_only=True)\nclass Own(Settings): pass\n"
    module = f"from dataclasses import dataclass\n{PLAYER}{options}{REGISTERED.replace('Settings', 'Own')}"
    (tmp_path / "own" / "hidden.py").write_text(module, encoding="utf-8")
    found = ran(tmp_path, ELSEWHERE + MATCH.format(jobs=(2,)))
    assert found.stderr.splitlines()[-1] == (
        "agent.errors.PlayerError: a process cannot load its work (ModuleNotFoundError: No module named 'hidden'): if "
        "it is a player of a module that other processes cannot import, put it into a package, or play in one process"
    )
