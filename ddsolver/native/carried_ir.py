"""The LLVM IR of the kernels that the repository carries (`ddsolver.native.kernel_ir` writes it)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from ddsolver.native.sources import digest_of

FOLDER = Path(__file__).parent / "ir"
MADE_FROM = FOLDER / "made_from.json"


@cache
def made_from() -> dict[str, Any] | None:
    """Return what the files were made from and with what; None if there are none.

    Its keys are ``numba``, ``llvmlite`` and ``python``, with their versions, and ``modules``, with the digest of the
    sources of each module.
    """
    try:
        found: dict[str, Any] = json.loads(MADE_FROM.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    return found


def ir_of(module: str) -> Path | None:
    """Return the file of a module; None if there is none for its present sources."""
    made, path = made_from(), FOLDER / f"{module}.ll"
    if made is None or made["modules"].get(module) != digest_of(module) or not path.is_file():
        return None
    return path
