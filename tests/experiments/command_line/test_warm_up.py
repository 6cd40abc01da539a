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

from experiments.runs import kernels
from experiments.runs.kernels import KERNEL_MODULES
from tests.command import declarer
from tests.experiments.runs.test_runs_survive import HEARS_CTRL_C
from tests.platforms import NEEDS_POSIX

ROOT = Path(__file__).parents[3]
COMPILING = "declarer: compiling a part of the solver for this machine, once ... 1 s"
REMEDY = "declarer: compiled code cannot be kept in /here: set the environment variable NUMBA_CACHE_DIR"


def sources() -> dict[str, str]:
    paths = [path for package in ("ddsolver", "agent", "experiments") for path in (ROOT / package).rglob("*.py")]
    named = {".".join(path.relative_to(ROOT).with_suffix("").parts): path.read_text(encoding="utf-8") for path in paths}
    return {name: text for name, text in named.items() if re.search(r"^@kernel\(", text, re.M)}


def test_every_module_of_kernels_is_compiled_after_those_that_it_imports() -> None:
    found = sources()
    assert set(KERNEL_MODULES) == set(found)
    for place, module in enumerate(KERNEL_MODULES):
        imported = set(re.findall(r"^from ([\w.]+) import", found[module], re.M)) & set(KERNEL_MODULES)
        assert imported <= set(KERNEL_MODULES[:place]), module


def test_what_is_compiled_already_is_not_compiled_again() -> None:
    declarer("warm-up")
    again = declarer("warm-up")
    assert (again.returncode, again.stdout, again.stderr) == (0, "everything is compiled already\n", "")
    printed = json.loads(declarer("warm-up", "--json").stdout)
    assert (printed["modules"], printed["compiled"]) == (len(KERNEL_MODULES), 0)


@pytest.mark.parametrize(("warning", "status"), [("", 0), (REMEDY, 1)])
def test_modules_that_were_compiled_are_counted_and_warnings_printed_once(
    warning: str, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make_ready(name: str) -> None:
        if name.startswith("agent"):
            sys.stderr.write(f"{COMPILING}\n{warning}\n" if warning else f"{COMPILING}\n")

    monkeypatch.setattr(kernels, "make_ready", make_ready)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)  # other processes would have the real function
    done = declarer("warm-up", "--json")
    assert json.loads(done.stdout)["compiled"] == sum(name.startswith("agent") for name in KERNEL_MODULES)
    assert done.returncode == status
    assert done.stderr == (f"{warning}\n" if warning else "")
    assert declarer("warm-up").stdout == "compiled in 0 s\n"


@pytest.fixture
def compiling(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], list[psutil.Process]]]:
    """Start a warm-up whose worker processes compile for ever; give it and these processes."""
    folder = tmp_path
    (folder / "endless.py").write_text(
        "import os, pathlib, time\n"
        f"pathlib.Path({str(folder)!r}, f'compiling-{{os.getpid()}}').touch()\n"
        "time.sleep(600)\n"
    )
    code = (
        f"{HEARS_CTRL_C}\n"
        "from experiments.__main__ import main\n"
        "from experiments.runs import kernels\n"
        "kernels._SHARED_MODULES, kernels._INDEPENDENT_MODULES = ('shared',), (('endless',), ('endless',))\n"
        "kernels._compile = lambda module: ['declarer: compiling']\n"
        "kernels.os.cpu_count = lambda: 2\n"
        "main()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code, "warm-up"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
    ) as process:
        try:
            patience = time.monotonic() + 100
            while len(at_work := [*folder.glob("compiling-*")]) < 2:
                assert process.poll() is None, process.communicate()
                assert time.monotonic() < patience, "the workers do not begin"
                time.sleep(0.02)
            yield process, [psutil.Process(int(path.name.removeprefix("compiling-"))) for path in at_work]
        finally:
            process.kill()


@NEEDS_POSIX
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT, signal.SIGTERM])
def test_the_processes_that_compile_end_with_the_command(
    number: signal.Signals, compiling: tuple[subprocess.Popen[str], list[psutil.Process]]
) -> None:
    process, workers = compiling
    if number is signal.SIGINT:
        os.killpg(process.pid, number)  # as a terminal does
    else:
        process.send_signal(number)
    said = process.communicate(timeout=30)
    assert process.returncode == (-number if number is signal.SIGKILL else 1)
    assert "Traceback" not in said[1]
    _, alive = psutil.wait_procs(workers, timeout=30)
    assert not alive


@NEEDS_POSIX
@pytest.mark.parametrize("which", [0, 1])
def test_a_compiling_process_that_is_killed_is_told_in_a_line(
    which: int, compiling: tuple[subprocess.Popen[str], list[psutil.Process]]
) -> None:
    process, workers = compiling
    workers[which].kill()
    _, said = process.communicate(timeout=30)
    assert process.returncode == 1
    assert said.rpartition("\r")[2].startswith(
        "declarer: a process that compiled was killed, perhaps for lack of memory"
    )
    _, alive = psutil.wait_procs(workers, timeout=30)
    assert not alive
