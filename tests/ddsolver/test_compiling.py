"""Imports stay light, compiled code is never older than its sources, and messages about it are true.

Each in a process of its own. Kernels of ours take long to compile: where any will do, a small one stands for them.
To import numba takes longer than to compile that one: where it does not matter, a process has it from its parent.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.platforms import NEEDS_POSIX

ROOT = Path(__file__).parent.parent.parent
pytestmark = NEEDS_POSIX  # its parent process forks

SMALL_KERNEL = """
from ddsolver.jit.compiling import kernel
from players.numbers import FACTOR

@kernel("int64(int64)")
def times(number):
    return number * FACTOR
"""
CALLS_THE_SOLVER = """
from ddsolver.jit.compiling import kernel
from ddsolver.search.trick_state import beats

@kernel("int64(int64, int64)")
def wins(card, best):
    return beats(card, best, 4)
"""
ASK = "from ddsolver.jit.compiling import load_kernels; print(load_kernels('players.kernels').times(2))"
COMPILING_ONCE = "declarer: compiling a part of the solver for this machine, once ... "
REMEDY = "set the environment variable NUMBA_CACHE_DIR to a folder that can be written to"
PARENT = """
import json, os, sys, traceback
import numba
numba.njit("int64(int64)")(lambda number: number)  # it imports more when it first compiles
for line in sys.stdin:
    code, folder, variables = json.loads(line)
    if os.fork() == 0:
        status = 1
        try:
            os.chdir(folder)
            for stream, name in ((1, "stdout"), (2, "stderr")):
                os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC), stream)
            os.environ.clear()
            os.environ.update(variables)
            numba.config.reload_config()
            sys.path.insert(1, folder)
            exec(code, {"__name__": "__main__"})
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            os._exit(status)
    _, status = os.wait()
    print(os.waitstatus_to_exitcode(status), flush=True)
"""
"""Runs code in children that have numba, but nothing of ours, from their parent."""

_parents: list[subprocess.Popen[str]] = []


@pytest.fixture(scope="module", autouse=True)
def _parent() -> Iterator[None]:
    with subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd="/",
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
    ) as parent:
        _parents.append(parent)
        yield
        _parents.remove(parent)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a copy of ddsolver, never compiled, and a package with a small kernel beside it."""
    shutil.copytree(ROOT / "ddsolver", tmp_path / "ddsolver", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "players").mkdir()
    (tmp_path / "players" / "__init__.py").touch()
    (tmp_path / "players" / "kernels.py").write_text(SMALL_KERNEL)
    (tmp_path / "players" / "numbers.py").write_text("FACTOR = 3\n")
    return tmp_path


def run(code: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code that imports from a folder, all caches beneath it too; an empty variable is not set."""
    (parent,) = _parents
    assert parent.stdin is not None
    assert parent.stdout is not None
    print(json.dumps([code, str(folder), variables(folder, environment)]), file=parent.stdin, flush=True)
    status = int(parent.stdout.readline())
    stdout, stderr = ((folder / name).read_text() for name in ("stdout", "stderr"))
    if status:
        raise subprocess.CalledProcessError(status, code, stdout, stderr)
    return subprocess.CompletedProcess(code, status, stdout, stderr)


def run_from_the_start(code: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code in the same way, in a process that inherits nothing."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=folder,
        env=variables(folder, environment),
    )


def variables(folder: Path, others: dict[str, str]) -> dict[str, str]:
    """The variables of a process that imports from a folder."""
    found = os.environ | {
        "HOME": str(folder / "home"),
        "NUMBA_CACHE_DIR": "",
        "PYTHONDONTWRITEBYTECODE": "1",  # Python itself notices no edit that leaves second and size as they were
        "PYTHONPATH": str(folder),
        "XDG_CACHE_HOME": "",
    }
    found |= others
    return {name: value for name, value in found.items() if value}


def kernel_folder(folder: Path) -> Path:
    """Where the small kernel is kept beside the package."""
    (found,) = (folder / "ddsolver" / "__pycache__" / "kernels").glob("players.kernels-*")
    return found


def test_importing_the_packages_compiles_nothing_and_does_not_import_numba() -> None:
    packages = "ddsolver, ddsolver.play_history, agent.registry, agent.table, agent.players.joint_search.payoff"
    code = f"import sys, {packages}; print({{'numba', 'llvmlite'}} & set(sys.modules))"
    assert run_from_the_start(code, ROOT).stdout == "set()\n"


def test_a_first_compile_says_so_in_one_line_on_standard_error_and_a_second_run_says_nothing(folder: Path) -> None:
    first = run_from_the_start(ASK, folder)
    assert first.stdout == "6\n"
    assert first.stderr.startswith(COMPILING_ONCE)
    assert first.stderr.count("\n") == 1
    second = run_from_the_start(ASK, folder)
    assert (second.stdout, second.stderr) == ("6\n", "")
    assert not (folder / "home").exists()


def test_a_kernel_is_loaded_when_it_is_first_called_and_what_it_calls_has_come_with_it(folder: Path) -> None:
    with (folder / "players" / "kernels.py").open("a") as file:
        file.write("\n\n@kernel('int64(int64)')\ndef twice(number):\n    return times(times(number))\n")
    run(ASK.replace("times", "twice"), folder)
    ready = "; from players import kernels; print([type(kernels.times).__name__, type(kernels.twice).__name__])"
    assert run(f"{ASK.replace('times', 'twice')}{ready}", folder).stdout == "18\n['_Kernel', 'CPUDispatcher']\n"
    make_ready = "from ddsolver.jit.compiling import make_ready; make_ready('players.kernels')"
    assert run(f"{make_ready}{ready}", folder).stdout == "['CPUDispatcher', 'CPUDispatcher']\n"


def test_only_the_kernels_that_are_needed_are_compiled(folder: Path) -> None:
    with (folder / "players" / "kernels.py").open("a") as file:
        file.write("\n\n@kernel('int64(int64)')\ndef halve(number):\n    return number // 2\n")
    assert run(ASK, folder).stderr.startswith(COMPILING_ONCE)
    assert not any("halve" in file.name for file in kernel_folder(folder).rglob("*.nbi"))
    assert run(ASK.replace("times", "halve"), folder).stderr.startswith(COMPILING_ONCE)
    assert any("halve" in file.name for file in kernel_folder(folder).rglob("*.nbi"))


def test_several_threads_may_be_the_first_to_call_a_kernel(folder: Path) -> None:
    code = """
from concurrent.futures import ThreadPoolExecutor
from ddsolver.jit.compiling import load_kernels
with ThreadPoolExecutor(4) as pool:
    print({*pool.map(lambda number: load_kernels('players.kernels').times(2), range(4))})
"""
    first = run(code, folder)
    assert first.stdout == "{6}\n"
    assert first.stderr.count(COMPILING_ONCE) == 1
    assert run(code, folder).stdout == "{6}\n"


def test_a_load_that_takes_long_but_compiles_nothing_says_nothing(folder: Path) -> None:
    with (folder / "players" / "kernels.py").open("a") as file:
        file.write("import os, time\ntime.sleep(float(os.environ['SECONDS']))\n")
    assert run(ASK, folder, SECONDS="0").stderr.startswith(COMPILING_ONCE)
    assert run(ASK, folder, SECONDS="2.5").stderr == ""


def test_what_others_compile_meanwhile_is_not_said_to_be_the_solver(folder: Path) -> None:
    code = """
import threading, time
import numba

def compile_again_and_again():
    while not done.is_set():
        numba.njit("int64(int64)")(lambda number: number)

done = threading.Event()
other = threading.Thread(target=compile_again_and_again)
other.start()
"""
    with (folder / "players" / "kernels.py").open("a") as file:
        file.write("import time\ntime.sleep(1)\n")
    run(ASK, folder)
    again = run(f"{code}{ASK}; done.set(); other.join()", folder)
    assert (again.stdout, again.stderr) == ("6\n", "")


def test_an_edit_in_a_kernel_that_others_call_is_compiled_although_numba_would_not_notice(folder: Path) -> None:
    (folder / "players" / "trick.py").write_text(CALLS_THE_SOLVER)
    wins = "from ddsolver.jit.compiling import load_kernels; print(load_kernels('players.trick').wins(9, 8))"
    assert run(wins, folder).stdout == "1\n"
    edited = folder / "ddsolver" / "search" / "trick_state.py"
    source = edited.read_text()
    # Turned round, so that low cards win, without touching the file that calls it.
    edited.write_text(source.replace("return 1 if card > best else 0", "return 1 if card < best else 0"))
    assert edited.read_text() != source
    assert run(wins, folder).stdout == "0\n"


@pytest.mark.parametrize(
    "imports",
    [
        "from players.numbers import FACTOR",
        "from .numbers import FACTOR",
        "from . import numbers; FACTOR = numbers.FACTOR",
        "from players import numbers; FACTOR = numbers.FACTOR",
        "import players.numbers as numbers; FACTOR = numbers.FACTOR",
        "import os, players.numbers; FACTOR = players.numbers.FACTOR",
        "if True:\n    from players.more import FACTOR",
    ],
)
def test_an_edit_in_what_a_kernel_of_another_package_imports_is_compiled_too(folder: Path, imports: str) -> None:
    kernels = folder / "players" / "kernels.py"
    kernels.write_text(kernels.read_text().replace("from players.numbers import FACTOR", imports))
    (folder / "players" / "more.py").write_text("from players.numbers import FACTOR\n")
    assert run(ASK, folder).stdout == "6\n"
    (folder / "players" / "numbers.py").write_text("FACTOR = 5\n")
    outdated = kernel_folder(folder)
    assert run(ASK, folder).stdout == "10\n"
    assert kernel_folder(folder) != outdated


def test_versions_that_share_a_cache_keep_each_others_kernels(folder: Path) -> None:
    environment = {"NUMBA_CACHE_DIR": str(folder / "shared")}
    answers = []
    for factor in (3, 5, 3, 5):
        (folder / "players" / "numbers.py").write_text(f"FACTOR = {factor}\n")
        answer = run(ASK, folder, **environment)
        answers.append((answer.stdout, answer.stderr == ""))
    assert answers == [("6\n", False), ("10\n", False), ("6\n", True), ("10\n", True)]


def test_an_edit_that_leaves_time_and_size_of_the_file_as_they_were_is_compiled(folder: Path) -> None:
    kernels = folder / "players" / "kernels.py"
    before = kernels.stat()
    assert run(ASK, folder).stdout == "6\n"
    kernels.write_text(SMALL_KERNEL.replace("*", "+"))
    os.utime(kernels, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert run(ASK, folder).stdout == "5\n"


def test_a_package_that_cannot_be_written_to_keeps_its_compiled_code_in_the_users_cache(folder: Path) -> None:
    (folder / "ddsolver" / "__pycache__").mkdir()
    (folder / "ddsolver" / "__pycache__" / "kernels").write_text("a file where the folder should be")
    for environment, place in (
        ({}, folder / "home" / ".cache"),
        ({"XDG_CACHE_HOME": str(folder / "xdg")}, folder / "xdg"),
    ):
        assert run(ASK, folder, **environment).stderr.startswith(COMPILING_ONCE)
        assert run(ASK, folder, **environment).stderr == ""
        assert list((place / "declarer").glob("players.kernels-*/*/*.nbc"))


@pytest.mark.long
def test_an_unfinished_cache_that_cannot_be_written_to_never_gives_an_outdated_kernel(folder: Path) -> None:
    run(ASK, folder)
    for factor in (3, 5, 7):
        (folder / "players" / "numbers.py").write_text(f"FACTOR = {factor}\n")
        run(ASK, folder, HOME=str(folder / "another"))
        # The folder is there, but what numba makes in it is a file: it falls back to folders of its own.
        (inner,) = kernel_folder(folder).iterdir()
        shutil.rmtree(inner)
        inner.touch()
        for stderr in (COMPILING_ONCE, ""):
            answer = run(ASK, folder)
            assert answer.stdout == f"{2 * factor}\n"
            assert answer.stderr[: len(COMPILING_ONCE)] == stderr


def test_where_nothing_can_be_kept_the_remedy_is_said_once_and_helps(folder: Path) -> None:
    (folder / "ddsolver" / "__pycache__").mkdir()
    blocked = folder / "ddsolver" / "__pycache__" / "kernels"
    blocked.touch()
    (folder / "home").touch()
    (folder / "players" / "others.py").write_text(SMALL_KERNEL)
    both = f"{ASK}; load_kernels('players.others').times(2)"
    for _ in range(2):
        answer = run(both, folder)
        assert answer.stdout == "6\n"
        first, remedy, second = answer.stderr.splitlines()
        assert first.startswith("declarer: compiling a part of the solver ... ")
        assert second.startswith("declarer: compiling a part of the solver ... ")
        assert REMEDY in remedy
        assert f"cannot be kept in {blocked} or {folder / 'home' / '.cache' / 'declarer'}" in remedy
    assert run(both, folder, NUMBA_CACHE_DIR=str(folder / "kept")).stderr.startswith(COMPILING_ONCE)
    assert run(both, folder, NUMBA_CACHE_DIR=str(folder / "kept")).stderr == ""
    (folder / "file").touch()
    answer = run(ASK, folder, NUMBA_CACHE_DIR=str(folder / "file"))
    assert answer.stdout == "6\n"
    assert f"cannot be kept in {folder / 'file'}: {REMEDY}" in answer.stderr


def test_a_full_disk_does_not_keep_anybody_from_solving(folder: Path) -> None:
    full = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500)); "
    answer = run_from_the_start(full + ASK, folder)
    assert answer.stdout == "6\n"
    assert REMEDY in answer.stderr


def test_without_a_compiler_the_solver_says_what_it_needs() -> None:
    code = "from ddsolver import BridgeError, solve\ntry: solve('N:A... K... Q... J...', 'NT', 'N')\n"
    answer = run_from_the_start(f"{code}except BridgeError as error: print(error)", ROOT, NUMBA_DISABLE_JIT="1")
    assert answer.stdout == "NUMBA_DISABLE_JIT is set in the environment, but the solver must be compiled; unset it\n"


@pytest.mark.skipif(sys.platform == "win32", reason="there rights are no bits")
@pytest.mark.parametrize(("mode", "is_used"), [(0o755, True), (0o777, False), (0o775, False), (0o1777, False)])
def test_compiled_code_is_not_taken_from_a_folder_that_others_may_write_to(
    mode: int, is_used: bool, folder: Path
) -> None:
    shared = folder / "shared"
    shared.mkdir()
    run(ASK, folder, NUMBA_CACHE_DIR=str(shared))
    shared.chmod(mode)
    again = run(ASK, folder, NUMBA_CACHE_DIR=str(shared))
    assert again.stdout == "6\n"
    assert (COMPILING_ONCE not in again.stderr and "compiling" not in again.stderr) is is_used
    assert (f"forbid it (chmod go-w {shared})" in again.stderr) is not is_used


@pytest.mark.skipif(sys.platform == "win32", reason="there rights are no bits")
def test_compiled_code_of_another_user_is_not_taken(folder: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can give a folder to somebody else")
    shared = folder / "shared"
    shared.mkdir()
    run(ASK, folder, NUMBA_CACHE_DIR=str(shared))
    (kept,) = shared.iterdir()
    for owned in (kept, shared):
        os.chown(owned, 12345, 12345)
        assert "compiling a part of the solver ..." in run(ASK, folder, NUMBA_CACHE_DIR=str(shared)).stderr
        os.chown(owned, 0, 0)
    assert run(ASK, folder, NUMBA_CACHE_DIR=str(shared)).stderr == ""
