"""The cache of compiled kernels: each module of kernels has a folder, whose name contains a digest of the sources.

numba notices an edit only in the file that defines a function, not in the files that the function uses. It could run
old code after an upgrade. Here, edited sources get a new folder.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec, resolve_name
from pathlib import Path
from types import FunctionType

import numba

_BESIDE = Path(__file__).parents[1] / "__pycache__" / "kernels"
_IMPORT = re.compile(rb"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([\w., \t]+))", re.MULTILINE)
_NOT_OURS = sys.stdlib_module_names | {"numba", "numpy", "llvmlite"}
"""Modules that the digest leaves out: those that do not change the kernels, and numba, whose version numba checks."""

_folders: dict[str, Path | None] = {}


def folder_for(function: FunctionType, variant: str) -> Path | None:
    """Return the folder for the compiled kernels of a function's module, or None if no folder can be used.

    Each ``variant`` of the kernels has its own folder. If numba cannot write to a folder, it silently uses another one.
    So this function checks which folder numba uses.
    """
    module = function.__module__
    if module not in _folders:
        try:
            digest = _digest(module, Path(function.__code__.co_filename))
        except OSError:
            _folders[module] = None  # sources that cannot be read
            return None
        folders = [place / f"{module}-{digest}{variant}" for place in cache_folders()]
        _folders[module] = next((each for each in folders if _is_safe(each) and _is_taken(each, function)), None)
        if _folders[module] == _BESIDE / folders[0].name:
            _drop_outdated(module, digest)
    return _folders[module]


def give_up(function: FunctionType) -> None:
    """Stop caching the kernels of a function's module, because writing to the module's folder failed."""
    _folders[function.__module__] = None


def caches_everything() -> bool:
    """Return whether every module of kernels that was needed so far has a folder in the cache."""
    return None not in _folders.values()


def cache_folders() -> list[Path]:
    """Return the folders that may contain the cache, in the order in which they are tried.

    If the user has set NUMBA_CACHE_DIR, it is the only one. Otherwise there is a folder in the package, and one in the
    user's folder for caches.
    """
    if numba.config.CACHE_DIR:
        return [Path(numba.config.CACHE_DIR)]
    users = os.environ.get("XDG_CACHE_HOME")
    try:
        return [_BESIDE, (Path(users) if users else Path.home() / ".cache") / "declarer"]
    except RuntimeError:
        return [_BESIDE]  # no home


def unsafe_cache_folders() -> list[Path]:
    """Return the cache folders that another user owns or may write to. Such a user could make us run any code."""
    return [place for place in cache_folders() if place.exists() and not _is_private(place)]


def _is_safe(folder: Path) -> bool:
    """Create a folder and its parent if necessary; return whether only this user can write to both."""
    try:
        for each in (folder.parent, folder):
            if not each.exists():
                each.mkdir(mode=0o755, parents=True, exist_ok=True)
                each.chmod(0o755)
            if not _is_private(each):
                return False
    except OSError:
        return False
    return True


def _is_private(folder: Path) -> bool:
    if sys.platform == "win32":
        return True  # there are no permission bits there; users' folders are private
    status = folder.stat()
    return status.st_uid in (0, os.geteuid()) and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


@contextmanager
def cached_in(folder: Path) -> Iterator[None]:
    """Make numba use a folder as its cache inside the ``with`` block."""
    users_choice = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        numba.config.CACHE_DIR = users_choice


def _is_taken(folder: Path, function: FunctionType) -> bool:
    with cached_in(folder):
        try:
            taken = numba.njit(cache=True)(function).stats.cache_path  # without a signature, this compiles nothing
        except RuntimeError:
            return False  # numba cannot write to any folder
    return Path(taken).is_relative_to(folder)


def _drop_outdated(module: str, digest: str) -> None:
    # Only beside the package: other folders may serve several versions.
    for folder in _BESIDE.glob(f"{module}-*"):
        if not folder.name.startswith(f"{module}-{digest}"):
            shutil.rmtree(folder, ignore_errors=True)


def _digest(module: str, file: Path) -> str:
    """Return a digest of the sources of a module and of all modules that it imports, directly or indirectly.

    :raises OSError: if a source cannot be read.
    """
    sources: dict[str, bytes] = {}
    waiting = {module: file}
    while waiting:
        name, path = waiting.popitem()
        sources[name], imported = _read(path)
        package = name.rpartition(".")[0]
        for each in imported:
            files = _files_of(resolve_name(each, package))
            waiting |= {name: path for name, path in files.items() if name not in sources}
    digest = hashlib.sha256()
    for name in sorted(sources):
        digest.update(b"%s\n%s\n" % (name.encode(), sources[name]))
    return digest.hexdigest()[:16]


@cache
def _read(path: Path) -> tuple[bytes, frozenset[str]]:
    """Return the source in a file, and the names of the modules that it imports, absolute or relative."""
    source = path.read_bytes()
    listed = b",".join(match[1] or match[2] for match in _IMPORT.finditer(source)).decode()
    return source, frozenset(name.split()[0] for name in listed.split(",") if name.strip())


@cache
def _files_of(name: str) -> dict[str, Path]:
    """Return a dict from a module's name to its file, or an empty dict if the module needs no digest.

    For a package, the dict has all modules directly in the package.
    """
    top, *inner = name.split(".")
    spec = None if top in _NOT_OURS else find_spec(top)
    if spec is None or spec.origin is None:
        return {}
    if not spec.submodule_search_locations:
        return {name: Path(spec.origin)} if spec.origin.endswith(".py") else {}
    path = Path(spec.submodule_search_locations[0], *inner)
    if path.is_dir():
        return {f"{name}.{file.stem}": file for file in path.glob("*.py")}
    file = path.with_suffix(".py")
    return {name: file} if file.is_file() else {}
