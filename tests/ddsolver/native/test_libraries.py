"""Imports stay light, compiled code is never older than its sources, and messages about it are true.

Each in a process of its own. Kernels of ours take long to compile: where any will do, a small one stands for them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.platforms import NEEDS_POSIX

ROOT = Path(__file__).parents[3]
pytestmark = NEEDS_POSIX

SMALL_KERNEL = """
from ddsolver.native.kernel import kernel
from players.numbers import FACTOR

@kernel(entry=True)
def times(number: int) -> int:
    return number * FACTOR
"""
CALLS_THE_SOLVER = """
from ddsolver.native.kernel import kernel
from ddsolver.search.trick_state import beats

@kernel(entry=True)
def wins(card: int, best: int) -> int:
    return beats(card, best, 4)
"""
ASK = "from players.kernels import times; print(times(2))"
COMPILING_ONCE = "declarer: compiling a part of the solver for this machine, once ... "
REMEDY = "set the environment variable NUMBA_CACHE_DIR to a folder that can be written to"


def put_packages(folder: Path) -> None:
    """Put a copy of ddsolver, never compiled, into a folder, and a package with a small kernel beside it."""
    left_out = shutil.ignore_patterns("__pycache__", "libraries")
    shutil.copytree(ROOT / "ddsolver", folder / "ddsolver", ignore=left_out)
    (folder / "players").mkdir()
    (folder / "players" / "__init__.py").touch()
    (folder / "players" / "kernels.py").write_text(SMALL_KERNEL)
    (folder / "players" / "numbers.py").write_text("FACTOR = 3\n")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the packages, never compiled."""
    put_packages(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a process has kept that compiled the small kernel: tests that only need it compiled take a copy."""
    folder = tmp_path_factory.mktemp("kept")
    put_packages(folder)
    assert run(ASK, folder).stdout == "6\n"
    return beside(folder)


@pytest.fixture
def compiled(folder: Path, kept: Path) -> Path:
    """A folder with the packages and the compiled small kernel."""
    shutil.copytree(kept, beside(folder))
    return folder


def run(code: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run code that imports from a folder, all caches beneath it too; an empty variable is not set."""
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


def beside(folder: Path) -> Path:
    """Where compiled code is kept beside the package."""
    return folder / "ddsolver" / "__pycache__" / "kernels"


def library(place: Path) -> Path:
    """The library of the small kernel that is kept in a folder."""
    (found,) = (path for path in place.glob("players.kernels--*") if path.suffix in (".so", ".o"))
    return found


def test_importing_the_packages_compiles_nothing_and_does_not_import_numba() -> None:
    packages = "ddsolver, ddsolver.play_history, agent.registry, agent.table, agent.players.joint_search.payoff"
    kernels = "ddsolver.search.batch_kernels, agent.players.alpha_mu.search"
    code = f"import sys, {packages}, {kernels}; print({{'numba', 'llvmlite'}} & set(sys.modules))"
    assert run(code, ROOT).stdout == "set()\n"


@pytest.mark.slow
def test_a_first_compile_says_so_in_one_line_on_standard_error_and_a_second_run_says_nothing(folder: Path) -> None:
    first = run(ASK, folder)
    assert first.stdout == "6\n"
    assert first.stderr.startswith(COMPILING_ONCE)
    assert first.stderr.count("\n") == 1
    second = run(ASK, folder)
    assert (second.stdout, second.stderr) == ("6\n", "")
    assert not (folder / "home").exists()


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ziglang") is None, reason="without a linker, llvmlite loads the code")
def test_a_process_that_finds_a_library_imports_no_compiler(compiled: Path) -> None:
    again = run(f"{ASK}; import sys; print({{'numba', 'llvmlite'}} & set(sys.modules))", compiled)
    assert (again.stdout, again.stderr) == ("6\nset()\n", "")


@pytest.mark.slow
def test_where_nothing_can_link_the_object_itself_is_kept_and_loaded(folder: Path) -> None:
    (folder / "ziglang").mkdir()
    (folder / "ziglang" / "__init__.py").touch()  # it cannot be run
    assert run(ASK, folder).stdout == "6\n"
    assert library(beside(folder)).suffix == ".o"
    again = run(f"{ASK}; import sys; print('numba' in sys.modules)", folder)
    assert (again.stdout, again.stderr) == ("6\nFalse\n", "")


@pytest.mark.slow
def test_several_threads_may_be_the_first_to_call_a_kernel(folder: Path) -> None:
    code = """
from concurrent.futures import ThreadPoolExecutor
from players.kernels import times
with ThreadPoolExecutor(4) as pool:
    print({*pool.map(lambda number: times(2), range(4))})
"""
    first = run(code, folder)
    assert first.stdout == "{6}\n"
    assert first.stderr.count(COMPILING_ONCE) == 1
    assert run(code, folder).stderr == ""


@pytest.mark.slow
def test_two_processes_may_build_at_the_same_time(folder: Path) -> None:
    started = [
        subprocess.Popen(
            [sys.executable, "-c", ASK], stdout=subprocess.PIPE, text=True, cwd=folder, env=variables(folder, {})
        )
        for _ in range(2)
    ]
    assert [process.communicate(timeout=300)[0] for process in started] == ["6\n", "6\n"]
    assert run(ASK, folder).stderr == ""
    assert not [path for path in beside(folder).iterdir() if path.suffix == ".part"]


@pytest.mark.slow
def test_an_edit_in_a_kernel_that_others_call_is_compiled(folder: Path) -> None:
    (folder / "players" / "trick.py").write_text(CALLS_THE_SOLVER)
    wins = "from players.trick import wins; print(wins(9, 8))"
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
def test_an_edit_in_what_a_kernel_of_another_package_imports_changes_the_digest(folder: Path, imports: str) -> None:
    kernels = folder / "players" / "kernels.py"
    kernels.write_text(kernels.read_text().replace("from players.numbers import FACTOR", imports))
    (folder / "players" / "more.py").write_text("from players.numbers import FACTOR\n")
    digest = "from ddsolver.native.sources import digest_of; print(digest_of('players.kernels'))"
    before = run(digest, folder).stdout
    assert run(digest, folder).stdout == before
    (folder / "players" / "numbers.py").write_text("FACTOR = 5\n")
    assert run(digest, folder).stdout != before


def test_an_edit_of_a_module_that_no_kernel_imports_keeps_the_library_of_all_kernels(folder: Path) -> None:
    digest = "from ddsolver.native.sources import ALL, digest_of; print(digest_of(ALL))"
    before = run(digest, folder).stdout
    with (folder / "ddsolver" / "diagram.py").open("a") as file:
        file.write("# A comment.\n")
    assert run(digest, folder).stdout == before
    with (folder / "ddsolver" / "search" / "turns.py").open("a") as file:
        file.write("# A comment.\n")
    assert run(digest, folder).stdout != before


@pytest.mark.slow
def test_edited_sources_replace_the_library_beside_the_package(compiled: Path) -> None:
    outdated = library(beside(compiled))
    (compiled / "players" / "numbers.py").write_text("FACTOR = 5\n")
    assert run(ASK, compiled).stdout == "10\n"
    assert library(beside(compiled)) != outdated


@pytest.mark.slow
def test_versions_that_share_a_cache_keep_each_others_libraries(folder: Path, kept: Path) -> None:
    environment = {"NUMBA_CACHE_DIR": str(shutil.copytree(kept, folder / "shared"))}
    answers = []
    for factor in (3, 5, 3, 5):
        (folder / "players" / "numbers.py").write_text(f"FACTOR = {factor}\n")
        answer = run(ASK, folder, **environment)
        answers.append((answer.stdout, answer.stderr == ""))
    assert answers == [("6\n", True), ("10\n", False), ("6\n", True), ("10\n", True)]


@pytest.mark.slow
def test_an_edit_that_leaves_time_and_size_of_the_file_as_they_were_is_compiled(compiled: Path) -> None:
    kernels = compiled / "players" / "kernels.py"
    before = kernels.stat()
    assert run(ASK, compiled).stdout == "6\n"
    kernels.write_text(SMALL_KERNEL.replace("*", "+"))
    os.utime(kernels, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert run(ASK, compiled).stdout == "5\n"


def damage(place: Path) -> None:
    place.write_bytes(place.read_bytes()[:-200])


def put_another(place: Path) -> None:
    """Put a file of another machine there whose name says that it is whole."""
    data = b"\x7fELF of another machine" * 100
    head = place.name.rpartition("--")[0]
    (place.parent / f"{head}--{hashlib.sha256(data).hexdigest()[:16]}{place.suffix}").write_bytes(data)
    place.unlink()


def empty(place: Path) -> None:
    place.write_bytes(b"")


@pytest.mark.slow
@pytest.mark.parametrize("spoil", [damage, put_another, empty, Path.unlink])
def test_a_library_that_is_damaged_or_of_another_machine_is_built_again(compiled: Path, spoil: object) -> None:
    assert callable(spoil)
    spoil(library(beside(compiled)))
    again = run(ASK, compiled)
    assert again.stdout == "6\n"
    assert again.stderr.startswith(COMPILING_ONCE)
    assert run(ASK, compiled).stderr == ""


@pytest.mark.slow
def test_a_package_that_cannot_be_written_to_keeps_its_compiled_code_in_the_users_cache(folder: Path) -> None:
    (folder / "ddsolver" / "__pycache__").mkdir()
    beside(folder).write_text("a file where the folder should be")
    for environment, place in (
        ({}, folder / "home" / ".cache"),
        ({"XDG_CACHE_HOME": str(folder / "xdg")}, folder / "xdg"),
    ):
        assert run(ASK, folder, **environment).stderr.startswith(COMPILING_ONCE)
        assert run(ASK, folder, **environment).stderr == ""
        assert library(place / "declarer").is_file()


@pytest.mark.slow
def test_where_nothing_can_be_kept_the_remedy_is_said_once_and_helps(folder: Path) -> None:
    (folder / "ddsolver" / "__pycache__").mkdir()
    blocked = beside(folder)
    blocked.touch()
    (folder / "home").touch()
    (folder / "players" / "others.py").write_text(SMALL_KERNEL)
    both = f"{ASK}; import players.others; players.others.times(2)"
    answer = run(both, folder)
    assert answer.stdout == "6\n"
    first, remedy, second = answer.stderr.splitlines()
    assert first.startswith("declarer: compiling a part of the solver ... ")
    assert second.startswith("declarer: compiling a part of the solver ... ")
    assert REMEDY in remedy
    assert f"cannot be kept in {blocked} or {folder / 'home' / '.cache' / 'declarer'}" in remedy
    again = run(ASK, folder)
    assert (again.stdout, again.stderr.splitlines()[1:]) == ("6\n", [remedy])
    assert run(ASK, folder, NUMBA_CACHE_DIR=str(folder / "kept")).stderr.startswith(COMPILING_ONCE)
    assert run(ASK, folder, NUMBA_CACHE_DIR=str(folder / "kept")).stderr == ""
    (folder / "file").touch()
    answer = run(ASK, folder, NUMBA_CACHE_DIR=str(folder / "file"))
    assert answer.stdout == "6\n"
    assert f"cannot be kept in {folder / 'file'}: {REMEDY}" in answer.stderr


TOLD = "from ddsolver import BridgeError\ntry:\n    {}\nexcept BridgeError as error:\n    print(error)\n"


@pytest.mark.slow
def test_if_the_disk_is_full_the_code_is_compiled_into_a_temporary_folder(folder: Path) -> None:
    (folder / "full.py").write_text(
        "from ddsolver.native import worker\n"
        "write = worker._write\n"
        "def write_if_there_is_room(path, data):\n"
        "    if path.parent.parent.name == '__pycache__':\n"
        "        raise OSError(28, 'No space left on device')\n"
        "    write(path, data)\n"
        "worker._write = write_if_there_is_room\n"
    )
    full = f"from ddsolver.native import build; build._WORKER = 'import full; ' + build._WORKER\n{ASK}"
    for _ in range(2):
        assert run(full, folder).stdout == "6\n"
    assert not [path for path in beside(folder).iterdir() if path.suffix != ".part"]


@pytest.mark.slow
def test_a_full_disk_is_told_in_a_line_and_the_next_start_works(folder: Path) -> None:
    full = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500))\n{TOLD.format(ASK)}"
    answer = run(full, folder)
    assert answer.stdout.startswith("the solver cannot be compiled: ")
    assert "too large" in answer.stdout
    assert run(ASK, folder).stdout == "6\n"
    assert not [path for path in beside(folder).iterdir() if path.suffix == ".part"]


def test_without_a_compiler_the_solver_says_what_it_needs(folder: Path) -> None:
    answer = run(TOLD.format(ASK), folder, NUMBA_DISABLE_JIT="1")
    assert answer.stdout == "NUMBA_DISABLE_JIT is set in the environment, but the solver must be compiled; unset it\n"
    absent = "import sys; sys.modules['numba'] = None\n"
    answer = run(absent + TOLD.format(ASK), folder)
    assert "numba, which compiles them, is not installed: pip install numba" in answer.stdout
    assert answer.stdout.count("\n") == 1


@pytest.mark.slow
def test_a_kernel_that_cannot_be_compiled_is_named(folder: Path) -> None:
    wrong = {
        "return number * FACTOR": "return len(number)",
        "return number": "return number if number else [][number]",
    }
    for right, instead in wrong.items():
        (folder / "players" / "kernels.py").write_text(SMALL_KERNEL.replace(right, instead))
        answer = run(TOLD.format(ASK), folder)
        assert answer.stdout.startswith("the solver cannot be compiled: ")
        assert "times" in answer.stdout or "kernel" in answer.stdout


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "is_used"), [(0o755, True), (0o777, False), (0o775, False), (0o1777, False)])
def test_compiled_code_is_not_taken_from_a_folder_that_others_may_write_to(
    mode: int, is_used: bool, folder: Path, kept: Path
) -> None:
    shared = folder / "shared"
    shutil.copytree(kept, shared)
    shared.chmod(mode)
    again = run(ASK, folder, NUMBA_CACHE_DIR=str(shared))
    assert again.stdout == "6\n"
    assert ("compiling" not in again.stderr) is is_used
    assert (f"forbid it (chmod go-w {shared})" in again.stderr) is not is_used


@pytest.mark.slow
def test_compiled_code_of_another_user_is_not_taken(folder: Path, kept: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can give a folder to somebody else")
    shared = folder / "shared"
    shutil.copytree(kept, shared)
    for owned in (library(shared), shared):
        os.chown(owned, 12345, 12345)
        assert "compiling a part of the solver" in run(ASK, folder, NUMBA_CACHE_DIR=str(shared)).stderr
        os.chown(owned, 0, 0)
    assert run(ASK, folder, NUMBA_CACHE_DIR=str(shared)).stderr == ""
