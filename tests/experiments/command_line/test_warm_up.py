from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from ddsolver.native import build as native_build
from ddsolver.native.sources import ALL, modules_of
from experiments.command_line import set_up
from tests.clock import Clock
from tests.command import declarer
from tests.experiments.runs.test_runs_survive import HEARS_CTRL_C
from tests.platforms import NEEDS_POSIX

ROOT = Path(__file__).parents[3]


def test_every_module_of_kernels_is_found() -> None:
    paths = [path for package in ("ddsolver", "agent", "experiments") for path in (ROOT / package).rglob("*.py")]
    named = {".".join(path.relative_to(ROOT).with_suffix("").parts): path.read_text(encoding="utf-8") for path in paths}
    found = [name for name, text in named.items() if re.search(r"^@kernel\(", text, re.M)]
    assert sorted(modules_of(ALL)) == sorted(found)


def test_what_is_compiled_already_is_not_compiled_again() -> None:
    declarer("warm-up")
    again = declarer("warm-up")
    assert (again.returncode, again.stdout, again.stderr) == (0, "everything is compiled already\n", "")
    printed = json.loads(declarer("warm-up", "--json").stdout)
    assert (printed["modules"], printed["compiled"]) == (len(modules_of(ALL)), 0)


def test_where_the_library_is_there_no_compiler_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    declarer("warm-up")
    monkeypatch.setattr(native_build, "find_spec", lambda _: None)
    assert declarer("warm-up").stdout == "everything is compiled already\n"


@pytest.mark.slow
def test_after_a_warm_up_neither_players_nor_the_solver_need_another_library() -> None:
    declarer("warm-up")
    code = (
        "from ddsolver import Solver, solve; from ddsolver.native import build\n"
        "def refuse(name): raise AssertionError(f'{name} needs a library of its own')\n"
        "build.build_here = refuse\n"
        "deal = 'N:A2... KQ... 43... 65...'; solve(deal, 'NT', 'N'); Solver(seconds=9).dd_table(deal, threads=2)\n"
        "from experiments.cli import run\n"
        "players = [part for name in ('payoff:samples=4', 'alpha-mu:samples=4', 'monte-carlo:strong,samples=4')\n"
        "           for part in ('--declarer', name)]\n"
        "run(['match', *players, '--contracts', '3NT', '--deals', '1', '--seed', '1'])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("keeps", [True, False])
def test_modules_that_were_compiled_are_counted_and_it_is_told_if_they_are_not_kept(
    keeps: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def build(*_: object) -> None:
        clock.now += 7.4

    clock = Clock(monkeypatch, "monotonic")
    (tmp_path / "file").touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / ("kernels" if keeps else "file")))
    monkeypatch.setattr(set_up, "build", build)
    monkeypatch.setattr(set_up, "edited_modules", lambda _: [*range(7)])
    done = declarer("warm-up", "--json")
    assert json.loads(done.stdout)["compiled"] == 7
    assert done.returncode == (0 if keeps else 1)
    assert ("set the environment variable NUMBA_CACHE_DIR" in done.stderr) is not keeps
    assert declarer("warm-up").stdout == "compiled in 7 s\n"


@pytest.fixture
def compiling(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], psutil.Process]]:
    """Start a `declarer warm-up` whose worker process never finishes; yield it and the worker."""
    folder = tmp_path
    (folder / "endless.py").write_text(
        "import os, pathlib, time\n"
        "from ddsolver.native import worker\n"
        "def compile(module, path):\n"
        f"    pathlib.Path({str(folder)!r}, f'compiling-{{os.getpid()}}').touch()\n"
        "    time.sleep(600)\n"
        "worker._compile = compile\n"
    )
    code = (
        f"{HEARS_CTRL_C}\n"
        "from experiments.__main__ import main\n"
        "from ddsolver.native import build\n"
        "build._WORKER = 'import endless; ' + build._WORKER\n"
        "build.modules_of = lambda name: ['one', 'two']\n"
        "build.digest_of = lambda name: 'sources'\n"
        "main()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, "warm-up"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]),
            "NUMBA_CACHE_DIR": str(folder / "kernels"),
        },
    ) as process:
        try:
            patience = time.monotonic() + 100
            while not (at_work := [*folder.glob("compiling-*")]):
                assert process.poll() is None, process.communicate()
                assert time.monotonic() < patience, "the worker does not begin"
                time.sleep(0.02)
            yield process, psutil.Process(int(at_work[0].name.removeprefix("compiling-")))
        finally:
            process.kill()


@pytest.mark.slow
@NEEDS_POSIX
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_the_process_that_compiles_ends_with_the_command(
    number: signal.Signals, compiling: tuple[subprocess.Popen[str], psutil.Process]
) -> None:
    process, worker = compiling
    if number is signal.SIGINT:
        os.killpg(process.pid, number)  # as a terminal does
    else:
        process.send_signal(number)
    said = process.communicate(timeout=30)
    assert process.returncode == (-number if number is signal.SIGKILL else 1)
    assert "Traceback" not in said[1]
    _, alive = psutil.wait_procs([worker], timeout=30)
    assert not alive


@pytest.mark.slow
@NEEDS_POSIX
def test_a_compiling_process_that_is_killed_is_told_in_a_line(
    compiling: tuple[subprocess.Popen[str], psutil.Process],
) -> None:
    process, worker = compiling
    worker.kill()
    _, said = process.communicate(timeout=30)
    assert process.returncode == 1
    assert said.splitlines()[-1].startswith(
        "declarer: the process that compiled was killed, perhaps for lack of memory"
    )
    _, alive = psutil.wait_procs([worker], timeout=30)
    assert not alive
