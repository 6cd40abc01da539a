"""Which program plays: what tells its boards from those of a program that may play other cards."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

_PLAYS = ("agent", "ddsolver")
"""The packages that decide which cards are played."""


_DECIDE = ("*.py", "*.toml")
"""Their files that do: the source, and the data it reads."""


@cache
def program() -> str:
    """The version of this program and a hash of the source of its players and its solver: ``0.1.0+1f0c9a7b``."""
    digest = hashlib.blake2b(digest_size=4)
    for package in _PLAYS:
        folder = Path(str(files(package)))
        for path in sorted(path for kind in _DECIDE for path in folder.rglob(kind)):
            digest.update(f"{package}/{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes() + b"\0")
    return f"{version('declarer')}+{digest.hexdigest()}"
