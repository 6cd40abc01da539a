"""`declarer warm-up` compiles what is needed in advance; `declarer c-library` writes the solver for other languages."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from ddsolver.exports.c_library import write_c_library
from ddsolver.exports.webassembly import targets_to_build
from ddsolver.native.build import build, edited_modules, folder_for_code, is_built
from ddsolver.native.progress import remedies
from ddsolver.native.sources import ALL, modules_of
from experiments.command_line.common import Json, check_folder, command, exit_if, new_app, option, say, show
from experiments.errors import SettingsError

app = new_app()


@app.command(epilog="Example: declarer warm-up")
def warm_up(json_: Json = False) -> None:
    """Compile the solver and the players in advance.

    Do this once per machine and version. Otherwise, the first command that solves something compiles what it
    needs, and takes a few seconds longer.
    """
    done = compile_all()
    for warning in done.warnings:
        say(warning)
    if json_:
        show({"modules": len(modules_of(ALL)), "compiled": done.compiled, "seconds": round(done.seconds, 1)})
    elif done.is_new:
        show(f"compiled in {done.seconds:.0f} s")
    else:
        show("everything is compiled already")
    exit_if(done.warnings)


@dataclass(frozen=True, slots=True, kw_only=True)
class CLibraryOptions:
    """The options of `declarer c-library`."""

    output: Path = option(..., "FOLDER", "Folder to write to.", "-o", "--output")
    sources: bool = option(False, "", "Also write what the library is built from: C and LLVM text.", "--sources")
    json_: Json = False


@command(app, CLibraryOptions, name="c-library", epilog="Example: declarer c-library -o build/c")
def c_library(options: CLibraryOptions) -> None:
    """Write the solver as a C library, with an example.

    The library libdeclarer, shared and static, has calls of our own and those of DDS; libdds is the same for programs
    that load DDS. They need neither Python nor any library but the system's. The folder also has headers, and what
    pkg-config and CMake read. A wheel brings the libraries; from a checkout, they are built with zig.
    """
    output = options.output
    check_folder(output, "--output")
    try:
        written = write_c_library(output, sources=options.sources)
    except OSError as error:
        raise SettingsError(f"the C library cannot be written to {output}: {error.strerror or error}") from None
    files = sorted(str(path.relative_to(output)) for path in written)
    show({"folder": str(output), "files": files} if options.json_ else f"the C library is in {output}")


class WarmUp(NamedTuple):
    """The result of compiling in advance."""

    compiled: int
    """The number of modules that numba had to compile, because they were edited."""
    seconds: float
    is_new: bool
    """Whether a library was made."""
    warnings: tuple[str, ...]
    """Messages that the compiled code cannot be kept."""


def compile_all() -> WarmUp:
    """Compile all kernels for this machine, and for web pages, if that has not been done.

    Where nothing links for web pages, nothing is compiled for them.

    :raises BridgeError: if they cannot be compiled, or the process that does so is killed.
    """
    start = time.monotonic()
    targets = [*([] if is_built(ALL) else ["here"]), *targets_to_build()]
    if not targets:
        return WarmUp(0, 0.0, False, ())
    say("compiling the solver and the players ...")
    with folder_for_code() as (folder, is_kept):
        build(ALL, folder, targets)
    seconds = time.monotonic() - start
    return WarmUp(len(edited_modules(ALL)), seconds, True, () if is_kept else tuple(remedies()))
