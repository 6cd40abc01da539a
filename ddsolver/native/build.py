"""Builds libraries of kernels, in processes of their own: several compile modules, then one links.

What they compile is kept in a folder (`ddsolver.native.folders`), so a build that was stopped goes on where it ended.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import IO, NamedTuple

from ddsolver.errors import BridgeError
from ddsolver.native import progress
from ddsolver.native.carried_ir import ir_of, numba_of
from ddsolver.native.folders import BESIDE, SHIPPED, folder_to_write
from ddsolver.native.library import Library, kept, load
from ddsolver.native.sources import ALL, digest_of, modules_of

_PATIENCE = 1800.0
"""After this many seconds, a build is given up."""
_PAUSE = 0.02
DISK_STATUS = 3
"""The exit status of a worker that cannot write."""
_WORKER = "from ddsolver.native.worker import main; main()"


class DiskError(BridgeError):
    """What was compiled cannot be written to its folder."""


class Built(NamedTuple):
    """The result of a build."""

    compiled: int
    """The number of modules that had to be compiled."""
    paths: tuple[Path, ...]
    """The libraries, one for each target."""


def build_here(name: str) -> Library:
    """Build the library of a module, or of all modules, for this machine; load it and say on standard error how long.

    If the library cannot be kept, it serves this process only, and a message says what to do.

    :raises BridgeError: if it cannot be built.
    """
    with progress.reported(), folder_for_code() as (folder, is_kept):
        try:
            return _build_and_load(name, folder)
        except DiskError:
            if not is_kept:
                raise
        # The disk is full, but perhaps not the one with temporary files.
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as other:
            return _build_and_load(name, Path(other))


def library_with(module: str, *, is_entry: bool) -> str:
    """Return the name of the library to build for a kernel of a module: the module's own, or that of all modules.

    The solver has a small library, which takes two seconds. For players, all kernels are compiled at once in four; but
    not if numba would have to compile all of them.
    """
    is_of_player = is_entry and module.startswith("agent.")
    return ALL if is_of_player and numba_of(modules_of(ALL)) is not None else module


def _build_and_load(name: str, folder: Path) -> Library:
    (path,) = build(name, folder).paths
    library = load(path)
    if library is None:
        raise BridgeError(f"the compiled solver cannot be loaded: {path.name}")
    return library


def is_built(name: str) -> bool:
    """Return whether a library for this machine came with the wheel, or was made with the numba that would make it."""
    found = [each for each in kept(name) if load(each.path) is not None]
    if not found or any(each.path.parent == SHIPPED for each in found):
        return bool(found)
    try:
        numba = _numba_of(modules_of(name))
    except BridgeError:
        return True  # no other could be made
    return any(each.numba == numba for each in found)


def build(
    name: str,
    folder: Path,
    targets: Sequence[str] = ("here",),
    on_module: Callable[[], object] = lambda: None,
) -> Built:
    """Build the library of a module, or of all modules, into a folder, for each of the ``targets``.

    Modules that were compiled before, into the same folder, are not compiled again. ``on_module`` is called after each
    module.

    :raises BridgeError: if it cannot be built, or a process that compiles is killed.
    """
    _require_llvmlite()
    compiled, codes = compile_modules(name, folder, on_module)
    numba = _numba_of(modules_of(name))
    link = ["link", name, digest_of(name), numba, str(folder), ",".join(targets), *map(str, codes)]
    printed = _run([link], [], on_module)
    if folder == BESIDE:
        _drop_outdated([name, *modules_of(name)])
    return Built(compiled, tuple(folder / line for line in printed.splitlines()))


def compile_modules(name: str, folder: Path, on_module: Callable[[], object] = lambda: None) -> tuple[int, list[Path]]:
    """Compile a module, or all modules; return how many had to be compiled, and the files with LLVM IR.

    These are the files of `ddsolver.native.carried_ir`. Modules that have none there are compiled into the folder.

    :raises BridgeError: as `build`.
    """
    modules = modules_of(name)
    carried = {module: path for module in modules if (path := ir_of(module)) is not None}
    for _ in carried:
        on_module()
    others = [module for module in modules if module not in carried]
    there = {path.name for path in folder.glob("*.bc")}
    codes = carried | compile_with_numba(others, folder, on_module)
    return len({codes[module].name for module in others} - there), [codes[module] for module in modules]


def compile_with_numba(
    modules: Sequence[str], folder: Path, on_module: Callable[[], object] = lambda: None
) -> dict[str, Path]:
    """Compile modules to bitcode in a folder, except those that are there already; return the file of each.

    :raises BridgeError: as `build`.
    """
    if not modules:
        return {}
    numba = _numba_version()
    codes = {module: folder / f"{module}--{digest_of(module)}--{numba}.bc" for module in modules}
    waiting = [(module, code) for module, code in codes.items() if not code.exists()]
    for _ in range(len(modules) - len(waiting)):
        on_module()
    number = min(os.cpu_count() or 1, len(waiting))
    # The modules with the most code come first, so each process gets large and small ones.
    shares = [[str(each) for pair in waiting[place::number] for each in pair] for place in range(number)]
    _run([["compile", *share] for share in shares], [code for _, code in waiting], on_module)
    return codes


def _drop_outdated(names: Iterable[str]) -> None:
    # Only beside the package: other folders may serve several versions.
    for name in names:
        head = f"{name}--{digest_of(name)}--"
        for path in BESIDE.glob(f"{name}--*"):
            if not path.name.startswith(head):
                path.unlink(missing_ok=True)


@contextmanager
def folder_for_code() -> Iterator[tuple[Path, bool]]:
    """Give a folder for compiled code, and whether it is kept; otherwise it is deleted at the end of the block."""
    lasting = folder_to_write()
    if lasting is not None:
        yield lasting, True
        return
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        yield Path(folder), False


def _require_llvmlite() -> None:
    if find_spec("llvmlite") is None:
        raise BridgeError(
            "the solver is not compiled for this machine, and llvmlite, which compiles it, is not installed: "
            "pip install llvmlite"
        )


def _numba_of(modules: Sequence[str]) -> str:
    """Return the version of numba that made, or will make, the LLVM IR of modules.

    :raises BridgeError: if numba must make some of it, and cannot.
    """
    return numba_of(modules) or _numba_version()


def _numba_version() -> str:
    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        raise BridgeError("NUMBA_DISABLE_JIT is set in the environment, but the solver must be compiled; unset it")
    try:
        return version("numba")
    except PackageNotFoundError:
        raise BridgeError(
            "these kernels are not those that declarer brings, and numba, which compiles them, is not installed: "
            "pip install numba"
        ) from None


def _run(commands: Sequence[Sequence[str]], files: Sequence[Path], on_file: Callable[[], object]) -> str:
    """Run worker processes until all have ended; return what they printed. Call ``on_file`` as each file appears.

    The processes end with this one, however it ends: they watch their standard input.

    :raises BridgeError: if one of them fails or is killed, or takes longer than `_PATIENCE`.
    """
    missing = [*files]
    workers: list[subprocess.Popen[bytes]] = []
    patience = time.monotonic() + _PATIENCE
    with tempfile.TemporaryFile() as said, tempfile.TemporaryFile() as failed:
        try:
            workers = [_start(command, said, failed) for command in commands]
            while True:
                ended = [worker.poll() for worker in workers]
                for path in [path for path in missing if path.exists()]:
                    missing.remove(path)
                    on_file()
                if any(ended) or None not in ended:
                    break
                if time.monotonic() > patience:
                    raise BridgeError(f"the solver is not compiled after {_PATIENCE:.0f} s")
                time.sleep(_PAUSE)
            failed.seek(0)
            for status in filter(None, ended):
                kind = DiskError if status == DISK_STATUS else BridgeError
                raise kind(_why(status, failed.read().decode(errors="replace")))
            said.seek(0)
            return said.read().decode()
        finally:
            for worker in workers:
                worker.kill()
                with suppress(OSError):
                    worker.communicate()


def _start(command: Sequence[str], said: IO[bytes], failed: IO[bytes]) -> subprocess.Popen[bytes]:
    if not sys.executable:
        raise BridgeError("the solver must be compiled, but this program knows no Python that could do it")
    search = os.pathsep.join(os.path.abspath(place) for place in sys.path)  # noqa: PTH100 - '' is this folder
    return subprocess.Popen(
        [sys.executable, "-P", "-c", _WORKER, *command],
        stdin=subprocess.PIPE,
        stdout=said,
        stderr=failed,
        env=os.environ | {"PYTHONPATH": search},
    )


def _why(status: int, said: str) -> str:
    if status < 0 or not said.strip():
        return (
            "a process that compiled was killed, perhaps for lack of memory; what was compiled before is kept: "
            "repeat the command"
        )
    return f"the solver cannot be compiled: {said.strip()}"
