"""Builds the libraries that a wheel brings: ``python -m ddsolver.exports.ship linux-x86_64`` (or ``linux-aarch64``).

They are written to `ddsolver.native.folders.SHIPPED`; what was there is deleted. ``make wheel`` calls this.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from ddsolver.errors import BridgeError
from ddsolver.exports import c_library
from ddsolver.native.build import build, folder_for_code
from ddsolver.native.folders import SHIPPED
from ddsolver.native.machine import WEB_TARGET
from ddsolver.native.sources import ALL

TARGETS = {name: (*targets, WEB_TARGET) for name, targets in c_library.TARGETS.items()}
"""For each system and kind of processor, the targets whose libraries its wheel brings."""


def main() -> None:
    """Build the libraries for the platform that the command line names.

    :raises BridgeError: if one cannot be built or linked.
    """
    (platform,) = sys.argv[1:]
    shutil.rmtree(SHIPPED, ignore_errors=True)
    SHIPPED.mkdir()
    with folder_for_code() as (folder, _):
        for path in build(ALL, folder, TARGETS[platform]):
            if path.suffix == ".o":
                raise BridgeError(f"nothing could link {path.name}: ziglang is needed")
            shutil.copyfile(path, Path(SHIPPED, path.name))
    c_library.build_c_library(SHIPPED, c_library.TARGETS[platform])


if __name__ == "__main__":
    main()
