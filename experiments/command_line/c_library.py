"""`declarer c-library`: write the solver as a library for programs in C and other languages."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ddsolver.native.c_library import write_c_library
from experiments.command_line.common import Json, new_app, show
from experiments.errors import SettingsError

app = new_app()


@app.command("c-library", epilog="Example: declarer c-library -o build/c")
def c_library(
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FOLDER", help="Folder to write to.")],
    sources: Annotated[
        bool, typer.Option("--sources", help="Also write what the library is built from: C and LLVM text.")
    ] = False,
    json_: Json = False,
) -> None:
    """Write the solver as a C library, with an example.

    The library libdeclarer, shared and static, has calls of our own and those of DDS; libdds is the same for programs
    that load DDS. They need neither Python nor any library but the system's. The folder also has headers, and what
    pkg-config and CMake read. A wheel brings the libraries; from a checkout, they are built with zig.
    """
    try:
        written = write_c_library(output, sources=sources)
    except OSError as error:
        raise SettingsError(f"the C library cannot be written to {output}: {error.strerror or error}") from None
    files = sorted(str(path.relative_to(output)) for path in written)
    show({"folder": str(output), "files": files} if json_ else f"the C library is in {output}")
