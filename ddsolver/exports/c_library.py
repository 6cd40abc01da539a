"""The solver as a library for C: built by zig from the files in ``c`` and the kernels of a few processors.

One file has the kernels of all targets for a system, and takes the best that the processor can run when it is loaded
(``c/memory.c``). A wheel brings the file; elsewhere it is built (`write_c_library`).
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from ddsolver.errors import BridgeError
from ddsolver.native import types
from ddsolver.native.build import compile_modules, folder_for_code
from ddsolver.native.folders import SHIPPED
from ddsolver.native.kernel import Kernel, kernels_of
from ddsolver.native.machine import machine, system
from ddsolver.native.types import Array
from ddsolver.search import batch_kernels, search_memory

C = Path(__file__).parent / "c"
"""The folder with the sources in C."""
LIBRARY, STATIC = "libdeclarer.so.0", "libdeclarer.a"
"""The shared and the static library. The number changes when programs have to be compiled again."""
DDS_LIBRARY = "libdds.so.0"
"""The shared library for programs that load DDS, with the name by which Debian's programs do."""
FILES = (LIBRARY, DDS_LIBRARY, STATIC)
TARGETS = {
    "linux-x86_64": ("linux-x86_64-bmi2", "linux-x86_64-v2", "linux-x86_64"),
    "linux-aarch64": ("linux-aarch64",),
}
"""For each system and kind of processor, the targets whose kernels a library for it has, the best first."""
_CONSTANTS = ("VISITED", "CUTOFFS", "STOP", "STOPPED", "OUT_OF_TIME", "DEADLINE")
"""The numbers of `ddsolver.search.search_memory` that the library uses."""
_PLACES = {
    "include": ("declarer.h", "dds.h", "dll.h"),
    "lib/cmake/declarer": ("declarer-config.cmake",),
    ".": ("LICENSE", "example.c"),
}
"""The files that are copied, by their folder."""
_DESCRIPTIONS = {"declarer.pc": "lib/pkgconfig", "declarer-config-version.cmake": "lib/cmake/declarer"}
"""The files that name the version, and their folders."""
_OLDEST_C_LIBRARY = "gnu.2.17"
"""The library runs with this version of glibc, and with later ones."""
_PATIENCE = 600.0
_DEFINITION = re.compile(r"^(define .*) \{$", re.MULTILINE)


def write_c_library(folder: Path, *, sources: bool = False) -> list[Path]:
    """Write the library to a folder: ``lib``, ``include`` and an example; with ``sources``, also what makes it.

    Return the files. Files of the same names are replaced, also while a program uses them. The sources are those in C,
    and the kernels as LLVM text, which needs llvmlite.

    :raises BridgeError: if there is no library for this machine, and none can be built.
    :raises OSError: if it cannot be written.
    """
    targets = () if all((SHIPPED / name).exists() for name in FILES) else targets_here()
    if sources and find_spec("llvmlite") is None:
        raise BridgeError("the sources are made with llvmlite, which is not installed: pip install llvmlite")
    if targets:
        _require_zig()
    folder.mkdir(parents=True, exist_ok=True)  # before the compilation, which takes ten seconds
    with tempfile.TemporaryDirectory() as temporary:
        made = build_c_library(Path(temporary), targets) if targets else [SHIPPED / name for name in FILES]
        for place in ("lib/pkgconfig", "lib/cmake/declarer", "include"):
            (folder / place).mkdir(parents=True, exist_ok=True)
        written = [_replace(path, folder / "lib" / path.name) for path in made]
    written += [_link(folder / "lib" / name) for name in (LIBRARY, DDS_LIBRARY)]
    written += [_replace(C / name, folder / place / name) for place, names in _PLACES.items() for name in names]
    written += [_described(name, folder / place) for name, place in _DESCRIPTIONS.items()]
    return written + (write_sources(folder / "src", targets_here()) if sources else [])


def _link(library: Path) -> Path:
    """Write the name without a number by which a linker looks for a library."""
    link, new = library.with_suffix(""), library.with_name("new")
    new.unlink(missing_ok=True)
    new.symlink_to(library.name)
    return new.replace(link)


def _described(name: str, place: Path) -> Path:
    """Write a file that names the version."""
    path = place / name
    path.write_text(
        (C / f"{name}.in").read_text(encoding="utf-8").replace("@VERSION@", version("declarer")), encoding="utf-8"
    )
    return path


def _replace(source: Path, path: Path) -> Path:
    """Copy a file; a program that has loaded the file of this name keeps the old one."""
    new = path.with_name(f"{path.name}.new")
    shutil.copyfile(source, new)
    new.replace(path)
    return path


def targets_here() -> Sequence[str]:
    """Return the targets whose kernels a library for this machine has.

    :raises BridgeError: if none is made for this machine.
    """
    here = f"{system()}-{machine()}"
    if here not in TARGETS:
        raise BridgeError(f"the C library is made for {' and '.join(TARGETS)} only, and this is {here}")
    return TARGETS[here]


def build_c_library(folder: Path, targets: Sequence[str]) -> list[Path]:
    """Build the libraries with the kernels of ``targets``, which are for one system; return their paths in a folder.

    :raises BridgeError: if llvmlite or zig is missing, or cannot do its work.
    """
    _require_zig()
    with tempfile.TemporaryDirectory() as name:
        parts = Path(name)
        objects = [path.name for path in write_parts(parts, targets, text=False)]
        for source in sorted(parts.glob("*.c")):  # of several files, zig would compile the first
            objects.append(f"{source.stem}.o")
            _zig(parts, "cc", *_compiler_options(targets), "-c", source.name, "-o", objects[-1])
        for library in (LIBRARY, DDS_LIBRARY):
            linking = ["-shared", "-Wl,-s", "-Wl,-z,noexecstack", f"-Wl,-soname,{library}"]
            _zig(parts, "cc", *_compiler_options(targets), *linking, *objects, "-o", str(folder.resolve() / library))
        _zig(parts, "ar", "rcs", str(folder.resolve() / STATIC), *objects)
    return [folder / name for name in FILES]


def _require_zig() -> None:
    if find_spec("ziglang") is None:
        raise BridgeError("the C library is compiled and linked by zig, which is not installed: pip install ziglang")


def write_sources(folder: Path, targets: Sequence[str]) -> list[Path]:
    """Write what a library is built from: C, and the kernels as LLVM text, one file for each of the ``targets``.

    Return the files.

    :raises BridgeError: if llvmlite is missing, or cannot do its work.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kernels = write_parts(folder, targets, text=True)
    return [folder / path.name for path in _sources()] + [folder / "kernels.h", *kernels]


def _sources() -> list[Path]:
    """Return the files in C that the library is built from."""
    return [path for path in sorted(C.glob("*.[ch]")) if path.name != "example.c"]


def write_parts(folder: Path, targets: Sequence[str], *, text: bool) -> list[Path]:
    """Write the C files, and the kernels as objects or as LLVM text; return the files with kernels."""
    for path in _sources():
        shutil.copyfile(path, folder / path.name)
    forms = {_form(target): target for target in targets}
    (folder / "kernels.h").write_text(header_of([*forms]), encoding="utf-8")
    with folder_for_code() as (compiled, _):
        from ddsolver.native import targets as compiler

        codes = [compiler.bitcode_in(path) for path in compile_modules(batch_kernels.__name__, compiled)]

    written = []
    for form, target in forms.items():
        named = compiler.target_named(target)
        module = compiler.optimised(codes, {kernel.symbol for kernel in entry_kernels()}, named)
        names = {kernel.symbol: kernel.name for kernel in entry_kernels()} | {"declarer_fits": "declarer_fits"}
        for symbol, called in names.items():
            function = module.get_function(symbol)
            function.name, function.visibility = f"{form}_{called}", "hidden"
        path = folder / f"kernels_{target.replace('-', '_')}.{'ll' if text else 'o'}"
        if text:
            path.write_text(_with_processor(str(module), named), encoding="utf-8")
        else:
            path.write_bytes(compiler.emitted(module, named))
        written.append(path)
    return written


def _form(target: str) -> str:
    """Return the name of a target in C, which no name of a program meets in the static library."""
    return f"declarer_private_{target.replace('-', '_')}"


def entry_kernels() -> list[Kernel]:
    """Return the kernels that the library calls."""
    return [each for each in kernels_of(batch_kernels) if each.entry]


def _with_processor(text: str, target: Any) -> str:
    """Return LLVM text in which every function names its processor, so that a compiler needs no option for it."""
    features = f' "target-features"="{target.features}"' if target.features else ""
    return _DEFINITION.sub(rf'\1 "target-cpu"="{target.cpu}"{features} {{', text)


def header_of(forms: Sequence[str]) -> str:
    """Return ``kernels.h``: constants of the search's memory, and the kernels of each form."""
    lines = ["/* Written by declarer from its kernels in Python. */", "", "#include <stdint.h>", ""]
    lines += ["enum {"]
    lines += [f"    {name} = {getattr(search_memory, name)}," for name in _CONSTANTS]
    lines += ["};"]
    lines += [f"#define FORMS(use) {' '.join(f'use({form})' for form in forms)}"]
    lines += [
        f"typedef {_result(each)} {each.name}_kernel({', '.join(_parameters(each))});" for each in entry_kernels()
    ]
    for form in forms:
        lines += [f"int64_t {form}_declarer_fits(void);"]
        lines += [f"{kernel.name}_kernel {form}_{kernel.name};" for kernel in entry_kernels()]
    return "\n".join([*lines, ""])


def _result(kernel: Kernel) -> str:
    return "void" if kernel.signature.result == types.void else "int64_t"


def _parameters(kernel: Kernel) -> Iterator[str]:
    """Yield the parameters of a kernel in C: an array is its address, and its length along each axis."""
    for name, of in zip(kernel.function.__code__.co_varnames, kernel.signature.arguments, strict=False):
        if isinstance(of, Array):
            yield f"{'const int64_t' if of.of.name == 'int64' else 'int8_t'} *{name}"
            yield from (f"int64_t {name}_{axis}" for axis in range(of.axes))
        else:
            yield f"int64_t {name}"


def _compiler_options(targets: Sequence[str]) -> list[str]:
    processor = targets[0].split("-")[1]
    options = ["-target", f"{processor}-linux-{_OLDEST_C_LIBRARY}", "-std=c11", "-O2", "-fPIC", "-pthread"]
    return [*options, "-fvisibility=hidden", "-Wall", "-Wextra", "-pedantic", "-Werror"]


def _zig(folder: Path, *arguments: str) -> None:
    command = [sys.executable, "-m", "ziglang", *arguments]
    try:
        done = subprocess.run(command, cwd=folder, capture_output=True, check=False, timeout=_PATIENCE)
    except subprocess.TimeoutExpired:
        raise BridgeError(f"zig has not built the C library after {_PATIENCE:.0f} s") from None
    if done.returncode:
        raise BridgeError(f"zig cannot build the C library: {done.stderr.decode(errors='replace').strip()}")
