"""`declarer warm-up` compiles what is needed in advance; `declarer c-library` writes the solver for other languages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ddsolver.exports.c_library import write_c_library
from experiments.command_line.common import Json, exit_if, new_app, say, show
from experiments.errors import SettingsError
from experiments.runs.kernels import compile_all, kernel_modules
from experiments.runs.progress import progress_bar

app = new_app()


@app.command(epilog="Example: declarer warm-up")
def warm_up(json_: Json = False) -> None:
    """Compile the solver and the players in advance.

    Do this once per machine and version. Otherwise, the first command that solves something compiles what it
    needs, and takes a few seconds longer.
    """
    number = len(kernel_modules())
    with progress_bar(number, "compiling", "module") as bar:
        done = compile_all(bar.update)
    for warning in done.warnings:
        say(warning)
    if json_:
        show({"modules": number, "compiled": done.compiled, "seconds": round(done.seconds, 1)})
    elif done.is_new:
        show(f"compiled in {done.seconds:.0f} s")
    else:
        show("everything is compiled already")
    exit_if(done.warnings)


@app.command("c-library", epilog="Example: declarer c-library -o build/c")
def c_library(
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FOLDER", help="Folder to write to.")],
    sources: Annotated[
        bool, typer.Option("--sources", help="Also write what the library is built from: C and LLVM text.")
    ] = False,
    json_: Json = False,
) -> None:
    """Write the solver as a C library, with an example.

    The file libdeclarer.so has calls of our own and those of DDS; libdds.so is the same file, for programs that load
    DDS. They need neither Python nor any library but the system's. A wheel brings them; from a checkout, they are built
    with numba and zig.
    """
    try:
        written = write_c_library(output, sources=sources)
    except OSError as error:
        raise SettingsError(f"the C library cannot be written to {output}: {error.strerror or error}") from None
    files = sorted(str(path.relative_to(output)) for path in written)
    show({"folder": str(output), "files": files} if json_ else f"the C library is in {output}")
