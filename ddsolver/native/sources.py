"""The sources of kernels: which modules have kernels, which modules these import, and a digest of all of them.

Compiled code is kept under this digest, so edited sources are compiled again.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec, resolve_name
from pathlib import Path

ALL = "all"
"""The name of the library with all kernels of our packages."""
PACKAGES = ("ddsolver", "agent")
"""The packages whose kernels stand in it."""
_IMPORT = re.compile(rb"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import\b|import[ \t]+([\w., \t]+))", re.MULTILINE)
_KERNEL = re.compile(rb"^@kernel\(", re.MULTILINE)
_AROUND = frozenset(
    f"ddsolver.native.{name}"
    for name in (
        *("__init__", "build", "calls", "carried_ir", "folders", "kernel_ir", "library", "machine", "progress"),
        *("sources", "worker"),
    )
)
"""Modules of ours that the digest leaves out, because they do not change what is compiled."""
_NOT_OURS = sys.stdlib_module_names | {"numba", "numpy", "llvmlite"}
"""Modules of others that it leaves out."""


def digest_of(name: str) -> str:
    """Return a digest of the sources of a library: `ALL`, or a module with all that it imports.

    :raises OSError: if a source cannot be read.
    """
    sources = _sources_of(name)
    digest = hashlib.sha256()
    for module in sorted(sources):
        digest.update(b"%s\n%s\n" % (module.encode(), sources[module]))
    return digest.hexdigest()[:16]


def modules_of(name: str) -> list[str]:
    """Return the modules of a library that have kernels: of `ALL`, or of a module with all that it imports.

    The modules with the most code come first.

    :raises OSError: if a source cannot be read.
    """
    sources = _sources_of(name)
    found = [module for module, source in sources.items() if _KERNEL.search(source)]
    return sorted(found, key=lambda module: (-len(sources[module]), module))


def _sources_of(name: str) -> dict[str, bytes]:
    """Return the sources of a library; of `ALL`, those of the modules with kernels and of all that they import."""
    files = dict[str, Path]()
    for module in _modules_with_kernels() if name == ALL else [name]:
        if module not in files:
            files |= _closure(module)
    return {module: _read(path)[0] for module, path in files.items()}


def _modules_with_kernels() -> Iterator[str]:
    for package in PACKAGES:
        spec = find_spec(package)
        if spec is None or not spec.submodule_search_locations:
            continue
        top = Path(spec.submodule_search_locations[0])
        for path in top.rglob("*.py"):
            name = ".".join([package, *path.relative_to(top).with_suffix("").parts])
            if name not in _AROUND and _KERNEL.search(_read(path)[0]):
                yield name


def _closure(module: str) -> dict[str, Path]:
    """Return the files of a module and of all modules that it imports, directly or indirectly."""
    found: dict[str, Path] = {}
    waiting = dict(_files_of(module))
    while waiting:
        name, path = waiting.popitem()
        found[name] = path
        package = name.rpartition(".")[0]
        for each in _read(path)[1]:
            files = _files_of(resolve_name(each, package))
            waiting |= {name: path for name, path in files.items() if name not in found and name not in _AROUND}
    return found


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
