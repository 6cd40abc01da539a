"""The solver as a WebAssembly module, for web pages and other programs in JavaScript.

It is made from the same bitcode as the libraries of this machine, and is kept with them. It imports nothing, so it has
no clock: a search in it has no time limit, and ends only with the thread that called it.
"""

from __future__ import annotations

from importlib.util import find_spec

from ddsolver.errors import BridgeError
from ddsolver.native import progress
from ddsolver.native.build import build, folder_for_code
from ddsolver.native.library import intact, kept
from ddsolver.native.machine import WEB_TARGET
from ddsolver.native.sources import ALL

_module: bytes | BridgeError | None = None


def solver_module() -> bytes:
    """Return the module; build it if there is none.

    :raises BridgeError: if there is none, and it cannot be built.
    """
    global _module
    if _module is None:
        try:
            _module = _kept_module() or _build()
        except BridgeError as error:
            _module = error  # it would fail again for each of many pages
    if isinstance(_module, BridgeError):
        raise _module
    return _module


def targets_to_build() -> list[str]:
    """Return the target of the module, if there is no module of the present sources and one can be linked."""
    return [] if find_spec("ziglang") is None or _kept_module() is not None else [WEB_TARGET]


def require_linker() -> None:
    """Do nothing if the module is there or can be linked.

    :raises BridgeError: if it is not there, and ziglang, which links it, is not installed.
    """
    if find_spec("ziglang") is None and _kept_module() is None:
        raise BridgeError(
            "the solver for web pages is not compiled, and ziglang, which links it, is not installed: pip install "
            "ziglang"
        )


def _kept_module() -> bytes | None:
    return next(filter(None, (intact(each.path) for each in kept(ALL, [WEB_TARGET]))), None)


def _build() -> bytes:
    require_linker()
    with progress.reported(), folder_for_code() as (folder, _):
        (path,) = build(ALL, folder, [WEB_TARGET])
        return path.read_bytes()
