"""How the compiled parts are compiled, cached on disk and loaded on first use.

Kernels have explicit signatures, so numba compiles them while their module is imported. That takes a while
once per machine, so kernel modules are imported by `load_kernels` alone, when something is first solved.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import shutil
import sys
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TypeVar, cast

Function = TypeVar("Function", bound=Callable[..., object])

_PACKAGE = Path(__file__).parent
_SECONDS_BEFORE_SAYING_SO = 2.0
_lock = threading.RLock()


def kernel(*signatures: str) -> Callable[[Function], Function]:
    """Compile a function for the given numba signatures: without the GIL, cached on disk where that is possible."""
    import numba

    def decorate(function: Function) -> Function:
        users_choice = numba.config.CACHE_DIR
        numba.config.CACHE_DIR = str(_cache_folder(users_choice))
        try:
            return cast(Function, numba.njit(list(signatures), nogil=True, cache=True)(function))
        except RuntimeError as error:
            if "cannot cache" not in str(error):
                raise
            return cast(Function, numba.njit(list(signatures), nogil=True)(function))
        finally:
            numba.config.CACHE_DIR = users_choice

    return decorate


def software_bits_forced() -> bool:
    """Whether the environment asks for loops instead of BMI2 instructions (`ddsolver.bits`)."""
    return os.environ.get("DECLARER_SOFTWARE_BITS", "0") not in ("", "0")


def load_kernels(name: str) -> ModuleType:
    """Import a module of kernels, compiling it if this machine has not done so; several threads may ask at once."""
    loaded = sys.modules.get(name)
    if loaded is not None and not getattr(loaded.__spec__, "_initializing", False):
        return loaded
    with _lock:
        done = threading.Event()
        progress = threading.Thread(target=_say_if_slow, args=(done,), daemon=True)
        progress.start()
        try:
            return importlib.import_module(name)
        finally:
            done.set()
            progress.join()


def _say_if_slow(done: threading.Event) -> None:
    started = time.monotonic()
    if done.wait(_SECONDS_BEFORE_SAYING_SO):
        return
    print("declarer: compiling the solver for this machine, once ...", end="", file=sys.stderr, flush=True)  # noqa: T201
    done.wait()
    print(f" {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)  # noqa: T201


@cache
def _cache_folder(users_choice: str) -> Path:
    """Where compiled code is kept: a folder named after the package's sources.

    numba notices an edit in the file that defines a function but not in those whose functions or constants it uses,
    so after an upgrade it could run old code. A folder for each state of the sources cannot.
    """
    beside = _PACKAGE / "__pycache__"
    name = f"kernels-{_sources_digest()}{'-software' if software_bits_forced() else ''}"
    if users_choice:
        return Path(users_choice) / name
    try:
        (beside / name).mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "declarer" / name
    for outdated in beside.glob("kernels-*"):
        if not outdated.name.startswith(name.removesuffix("-software")):
            shutil.rmtree(outdated, ignore_errors=True)
    return beside / name


@cache
def _sources_digest() -> str:
    digest = hashlib.sha256()
    for path in sorted(_PACKAGE.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]
