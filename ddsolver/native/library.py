"""Libraries of compiled kernels: how they are found, checked and loaded.

A library is one file, a shared object that ctypes loads, or, where nothing could link one, an object file that llvmlite
loads. Its name has the parts

    name - digest of its sources - target - digest of its bytes

joined by ``--``. It is kept in a folder of `ddsolver.native.folders`, or comes with the wheel.
"""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ddsolver.native.folders import SHIPPED, cache_folders, is_private
from ddsolver.native.machine import variants
from ddsolver.native.sources import ALL, digest_of

Library = Callable[[str], int | None]
"""Compiled kernels in the memory of this process: returns the address of a function, None if there is none."""
_loaded: list[Library] = []


class Kept(NamedTuple):
    """What the name of a library says."""

    path: Path
    name: str
    sources: str
    target: str
    content: str


def address_of(module: str, symbol: str) -> int | None:
    """Return the address of a compiled function of a module; load a library with it if necessary.

    Every library offers the kernels that are entries (`ddsolver.native.kernel.kernel`). The result is None if no
    library with the function is kept.
    """
    for each in _loaded:
        address = each(symbol)
        if address is not None:
            return address
    for name in (ALL, module):
        found = _find(name)
        address = None if found is None else found(symbol)
        if found is not None and address is not None:
            use(found)
            return address
    return None


def use(library: Library) -> None:
    """Let `address_of` search a library that is loaded."""
    _loaded.append(library)


def named(name: str, sources: str, target: str, content: bytes, suffix: str) -> str:
    """Return the name of a library's file."""
    return "--".join([name, sources, target, _content_digest(content)]) + suffix


def _kept_in(folder: Path, name: str, sources: str, order: Sequence[str]) -> list[Kept]:
    """Return the libraries in a folder with a name and a digest of sources, for the targets in ``order``."""
    found = []
    try:
        for path in folder.glob(f"{name}--{sources}--*"):
            parts = path.stem.split("--") if path.suffix in (".so", ".o", ".wasm") else []
            if len(parts) == 4 and parts[2] in order:
                found.append(Kept(path, *parts))
    except OSError:
        return []  # a folder that cannot be read
    return sorted(found, key=lambda each: (order.index(each.target), each.path.suffix != ".so", each.path.name))


def load(path: Path) -> Library | None:
    """Load a library; return None if it is damaged or does not fit this machine."""
    data = intact(path)
    if data is None:
        return None
    try:
        library = _shared(path) if path.suffix == ".so" else _object(data)
    except (OSError, ImportError, RuntimeError):
        return None  # what cannot be read, or is made for another machine; or there is no llvmlite
    address = library("declarer_fits")
    fits = address is not None and ctypes.CFUNCTYPE(ctypes.c_int64)(address)()
    return library if fits else None


def intact(path: Path) -> bytes | None:
    """Return the bytes of a library; None if it is damaged or cannot be read."""
    try:
        data = path.read_bytes()
    except OSError:
        return None
    return data if _content_digest(data) == path.stem.rpartition("--")[2] else None


def kept(name: str, targets: Sequence[str] = ()) -> Iterator[Kept]:
    """Yield the kept libraries with a name that were made from its present sources, those of better targets first.

    ``targets`` are by default those of this machine. Files in folders where other users can write are left out.
    """
    try:
        sources = digest_of(name)
    except OSError:
        return  # sources that cannot be read
    for folder in (SHIPPED, *cache_folders()):
        for each in _kept_in(folder, name, sources, targets or variants()):
            if folder == SHIPPED or _is_safe(folder, each.path):
                yield each


def _find(name: str) -> Library | None:
    return next(filter(None, (load(each.path) for each in kept(name))), None)


def _is_safe(folder: Path, path: Path) -> bool:
    try:
        return is_private(folder) and is_private(path)
    except OSError:
        return False


def _content_digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:16]


def _shared(path: Path) -> Library:
    """Return a shared object, loaded by ctypes."""
    library = ctypes.CDLL(str(path))

    def address(symbol: str) -> int | None:
        try:
            return ctypes.cast(getattr(library, symbol), ctypes.c_void_p).value
        except AttributeError:
            return None

    return address


def _object(data: bytes) -> Library:
    """Return an object file, loaded by llvmlite."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine: Any = llvm.Target.from_default_triple().create_target_machine(reloc="pic", codemodel="default", jit=True)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(data))
    engine.finalize_object()
    return lambda symbol: int(engine.get_function_address(symbol)) or None
