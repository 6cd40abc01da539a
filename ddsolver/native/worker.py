"""The process that compiles or links for `ddsolver.native.build`."""

from __future__ import annotations

import gc
import importlib
import os
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from ddsolver.errors import BridgeError
from ddsolver.native.build import DISK_STATUS
from ddsolver.native.kernel import kernels_of
from ddsolver.native.library import named
from ddsolver.native.machine import WEB_TARGET
from ddsolver.native.targets import Target, bitcode_in, object_of, target_here, target_named

_MACHINES = {"x86_64": "elf_x86_64", "aarch64": "aarch64linux"}
_WEB_KERNELS = ("prepare_arena", "value_cards", "value_table")
_WEB_STACK = 1 << 16


def main() -> None:
    """Compile (``compile MODULE FILE ...``) or link (``link NAME DIGEST FOLDER TARGETS FILE ...``)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the process that started this one stops it
    threading.Thread(target=_end_with_parent, daemon=True).start()
    gc.disable()  # a tenth of the time: numba makes many objects and leaves few behind
    task, *arguments = sys.argv[1:]
    try:
        if task == "compile":
            for module, path in zip(arguments[::2], arguments[1::2], strict=True):
                _compile(module, Path(path))
        else:
            name, digest, folder, targets, *codes = arguments
            bitcode = [bitcode_in(Path(code)) for code in codes]
            for each in targets.split(","):
                target = target_here() if each == "here" else target_named(each)
                data, suffix = _linked(bitcode, _exported(name, codes, target), target)
                file = named(name, digest, target.name, data, suffix)
                _write(Path(folder, file), data)
                print(file, flush=True)  # noqa: T201
    except OSError as error:
        print(error, file=sys.stderr)  # noqa: T201
        sys.exit(DISK_STATUS)
    except (BridgeError, RuntimeError, ImportError) as error:
        sys.exit(str(error) or type(error).__name__)


def _end_with_parent() -> None:
    # Not by `sys.stdin`, whose lock would be taken when this process ends.
    while os.read(0, 1):
        pass
    os._exit(1)


def _compile(module: str, path: Path) -> None:
    from ddsolver.native.lowering import bitcode_of

    _write(path, bitcode_of(module))


def _exported(name: str, codes: Sequence[str], target: Target) -> set[str]:
    """Return what a library offers: the entry kernels of its modules, and all kernels of the module it is named for.

    A module for web pages offers only the kernels that ``experiments/web/solver.js`` calls.
    """
    if target.name == WEB_TARGET:
        return {f"declarer_ddsolver_search_batch_kernels_{kernel}" for kernel in _WEB_KERNELS}
    modules = [Path(code).name.removesuffix(".ll").partition("--")[0] for code in codes]
    return {
        each.symbol
        for module in modules
        for each in kernels_of(importlib.import_module(module))
        if each.entry or module == name
    }


def _linked(bitcode: Sequence[bytes], exported: set[str], target: Target) -> tuple[bytes, str]:
    """Return a library's bytes and the suffix of its file."""
    data = object_of(bitcode, exported, target)
    machine = target.name.split("-")[1]
    if target.name == WEB_TARGET:
        offered = [f"--export={name}" for name in ("__heap_base", *sorted(exported))]
        link = ["wasm-ld", "--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={_WEB_STACK}", *offered]
        return _run_linker(link, data), ".wasm"
    if not target.name.startswith("linux-") or machine not in _MACHINES or find_spec("ziglang") is None:
        return data, ".o"
    # What the system offers is found when the library is loaded, so it needs no other library.
    link = ["ld.lld", "-shared", "-m", _MACHINES[machine], "-z", "noexecstack", "--build-id=none", "-s"]
    try:
        return _run_linker(link, data), ".so"
    except BridgeError:
        return data, ".o"


def _run_linker(link: Sequence[str], data: bytes) -> bytes:
    """Return what Zig's linker makes from an object.

    :raises BridgeError: if it fails, or is not installed.
    """
    with tempfile.TemporaryDirectory() as folder:
        source, linked = Path(folder, "kernels.o"), Path(folder, "kernels.linked")
        source.write_bytes(data)
        command = [sys.executable, "-m", "ziglang", *link, str(source), "-o", str(linked)]
        done = subprocess.run(command, capture_output=True, check=False, text=True)
        if done.returncode:
            raise BridgeError(f"the compiled solver cannot be linked: {done.stderr.strip() or done.returncode}")
        return linked.read_bytes()


def _write(path: Path, data: bytes) -> None:
    """Write a file that appears only when it is whole, even if two processes write it at the same time."""
    with tempfile.NamedTemporaryFile(dir=path.parent, suffix=".part", delete=False) as file:
        try:
            file.write(data)
            file.close()
            os.chmod(file.name, 0o644)  # noqa: PTH101
            os.replace(file.name, path)  # noqa: PTH105
        except BaseException:
            os.unlink(file.name)  # noqa: PTH108
            raise
