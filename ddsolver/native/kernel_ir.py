"""The kernels as LLVM IR in text, which the repository carries: with it, a machine needs llvmlite, but not numba.

    python -m ddsolver.native.kernel_ir

compiles, with numba, the modules of kernels that were edited, and writes the folder ``ir``: a file for each module,
and ``made_from.json`` with the digest of the sources of each. A module whose sources have another digest now is
compiled by numba as if it had no file. The files are the same for all processors and systems.
"""

from __future__ import annotations

import json
import platform
import sys
import tempfile
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

from ddsolver.native.build import compile_with_numba
from ddsolver.native.carried_ir import FOLDER, MADE_FROM, ir_of, made_from
from ddsolver.native.sources import ALL, digest_of, modules_of


def tools_here() -> dict[str, str]:
    """Return the versions of what the files depend on, besides the sources; numba and llvmlite must be installed."""
    here = {name: version(name) for name in ("numba", "llvmlite")}
    return here | {"python": ".".join(platform.python_version_tuple()[:2])}


def write_files(folder: Path, modules: Sequence[str]) -> None:
    """Compile modules with numba, and write their files."""
    from ddsolver.native.targets import text_in

    with tempfile.TemporaryDirectory() as compiled:
        for module, path in compile_with_numba(modules, Path(compiled)).items():
            (folder / f"{module}.ll").write_text(text_in(path), encoding="utf-8", newline="\n")


def main() -> None:
    """Write the files of the modules that were edited, or of all modules if the versions of the tools are others."""
    made, modules = made_from(), modules_of(ALL)
    same_tools = made is not None and {name: made.get(name) for name in tools_here()} == tools_here()
    edited = [module for module in modules if not same_tools or ir_of(module) is None]
    write_files(FOLDER, edited)
    for path in FOLDER.glob("*.ll"):
        if path.stem not in modules:
            path.unlink()
    digests = {module: digest_of(module) for module in sorted(modules)}
    text = json.dumps(tools_here() | {"modules": digests}, indent=1)
    MADE_FROM.write_text(f"{text}\n", encoding="utf-8", newline="\n")
    sys.stdout.write(f"{len(edited)} of {len(modules)} modules compiled\n")


if __name__ == "__main__":
    main()
