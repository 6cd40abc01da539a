"""The names of this machine's targets, for libraries of compiled kernels. Importing this needs no compiler."""

from __future__ import annotations

import os
import platform
import sys

WEB_TARGET = "web-wasm32"
"""The target of the module that web pages use (`ddsolver.exports.webassembly`)."""
_SAME = {"amd64": "x86_64", "arm64": "aarch64"}


def machine() -> str:
    """Return the kind of processor: ``x86_64``, ``aarch64`` or another."""
    name = platform.machine().lower()
    return _SAME.get(name, name)


def system() -> str:
    """Return the operating system: ``linux``, ``darwin``, ``win32`` or another."""
    return sys.platform


def software_bits_forced() -> bool:
    """Return whether the environment asks for loops instead of BMI2 instructions (`ddsolver.search.intrinsics`)."""
    return os.environ.get("DECLARER_SOFTWARE_BITS", "0") not in ("", "0")


def variants() -> list[str]:
    """Return the names of the targets whose libraries may fit this machine, the best first.

    A library says itself whether it fits the processor (`ddsolver.native.targets`).
    """
    here = f"{system()}-{machine()}"
    if machine() != "x86_64":
        return [here]
    levels = [f"{here}-v2", here]
    return levels if software_bits_forced() else [f"{here}-bmi2", *levels]
