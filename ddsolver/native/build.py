"""Builds libraries of kernels, in a process of its own.

Nearly all kernels are LLVM IR already (`ddsolver.native.carried_ir`). numba compiles modules that were edited; what it
made is kept in a folder (`ddsolver.native.folders`) beside the library.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from ddsolver.errors import BridgeError
from ddsolver.native import progress
from ddsolver.native.carried_ir import ir_of
from ddsolver.native.folders import BESIDE, folder_to_write
from ddsolver.native.library import Library, kept, load
from ddsolver.native.sources import ALL, digest_of, modules_of

_PATIENCE = 1800.0
"""After this many seconds, a build is given up."""
DISK_STATUS = 3
"""The exit status of a worker that cannot write."""
_WORKER = "from ddsolver.native.worker import main; main()"


class DiskError(BridgeError):
    """What was compiled cannot be written to its folder."""


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
    return ALL if is_of_player and not edited_modules(ALL) else module


def _build_and_load(name: str, folder: Path) -> Library:
    (path,) = build(name, folder)
    library = load(path)
    if library is None:
        raise BridgeError(f"the compiled solver cannot be loaded: {path.name}")
    return library


def is_built(name: str) -> bool:
    """Return whether there is a library for this machine."""
    return any(load(each.path) is not None for each in kept(name))


def build(name: str, folder: Path, targets: Sequence[str] = ("here",)) -> tuple[Path, ...]:
    """Build the library of a module, or of all modules, into a folder, for each of the ``targets``; return the files.

    :raises BridgeError: if it cannot be built, or the process that builds it is killed.
    """
    if find_spec("llvmlite") is None:
        raise BridgeError(
            "the solver is not compiled for this machine, and llvmlite, which compiles it, is not installed: "
            "pip install llvmlite"
        )
    codes = compile_modules(name, folder)
    printed = _run("link", name, digest_of(name), str(folder), ",".join(targets), *map(str, codes))
    if folder == BESIDE:
        _drop_outdated([name, *modules_of(name)])
    return tuple(folder / line for line in printed.splitlines())


def edited_modules(name: str) -> list[str]:
    """Return the modules of a library whose LLVM IR was made from other sources than the present ones."""
    return [module for module in modules_of(name) if ir_of(module) is None]


def compile_modules(name: str, folder: Path) -> list[Path]:
    """Return the files with LLVM IR of a module, or of all modules; edited ones are compiled into the folder.

    :raises BridgeError: as `build`.
    """
    edited = compile_with_numba(edited_modules(name), folder)
    return [ir_of(module) or edited[module] for module in modules_of(name)]


def compile_with_numba(modules: Iterable[str], folder: Path) -> dict[str, Path]:
    """Compile modules to bitcode in a folder, except those that are there already; return the file of each.

    :raises BridgeError: as `build`.
    """
    codes = {module: folder / f"{module}--{digest_of(module)}.bc" for module in modules}
    missing = [each for module, code in codes.items() if not code.exists() for each in (module, str(code))]
    if missing:
        if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
            raise BridgeError("NUMBA_DISABLE_JIT is set in the environment, but the solver must be compiled; unset it")
        if find_spec("numba") is None:
            raise BridgeError(
                "these kernels are not those that declarer brings, and numba, which compiles them, is not installed: "
                "pip install numba"
            )
        _run("compile", *missing)
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


def _run(*arguments: str) -> str:
    """Run a worker process (`ddsolver.native.worker`); return what it printed.

    :raises BridgeError: if it fails or is killed, or takes longer than `_PATIENCE`.
    """
    if not sys.executable:
        raise BridgeError("the solver must be compiled, but this program knows no Python that could do it")
    search = os.pathsep.join(os.path.abspath(place) for place in sys.path)  # noqa: PTH100 - '' is this folder
    reading, writing = os.pipe()
    # The worker ends when its standard input does, and so with this process, however that ends.
    with open(reading, "rb") as lasting, open(writing, "wb"):  # noqa: PTH123 - no paths
        try:
            done = subprocess.run(
                [sys.executable, "-P", "-c", _WORKER, *arguments],
                stdin=lasting,
                capture_output=True,
                check=False,
                timeout=_PATIENCE,
                env=os.environ | {"PYTHONPATH": search},
            )
        except subprocess.TimeoutExpired:
            raise BridgeError(f"the solver is not compiled after {_PATIENCE:.0f} s") from None
    if done.returncode:
        kind = DiskError if done.returncode == DISK_STATUS else BridgeError
        raise kind(_why(done.returncode, done.stderr.decode(errors="replace")))
    return done.stdout.decode()


def _why(status: int, said: str) -> str:
    if status < 0 or not said.strip():
        return (
            "the process that compiled was killed, perhaps for lack of memory; what was compiled before is kept: "
            "repeat the command"
        )
    return f"the solver cannot be compiled: {said.strip()}"
