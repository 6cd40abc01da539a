"""The folders in which compiled kernels are kept, and who may write to them."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

_PACKAGE = Path(__file__).parent
SHIPPED = _PACKAGE / "libraries"
"""The folder with the libraries that a wheel brings."""
BESIDE = _PACKAGE.parent / "__pycache__" / "kernels"


def cache_folders() -> list[Path]:
    """Return the folders that may keep compiled kernels, in the order in which they are tried.

    If the user has set NUMBA_CACHE_DIR, it is the only one. Otherwise there is a folder in the package, and one in the
    user's folder for caches.
    """
    chosen = os.environ.get("NUMBA_CACHE_DIR")
    if chosen:
        return [Path(chosen)]
    users = os.environ.get("XDG_CACHE_HOME")
    try:
        return [BESIDE, (Path(users) if users else Path.home() / ".cache") / "declarer"]
    except RuntimeError:
        return [BESIDE]  # no home


def folder_to_write() -> Path | None:
    """Return the first cache folder that only this user can write to, created if necessary; None if there is none."""
    return next((place for place in cache_folders() if _can_keep(place)), None)


def unsafe_cache_folders() -> list[Path]:
    """Return the cache folders that another user owns or may write to. Such a user could make us run any code."""
    return [place for place in cache_folders() if place.exists() and not is_private(place)]


def is_private(path: Path) -> bool:
    """Return whether only this user, or root, can write to a folder or a file.

    :raises OSError: if there is no such file.
    """
    if sys.platform == "win32":
        return True  # there are no permission bits there; users' folders are private
    status = path.stat()
    return status.st_uid in (0, os.geteuid()) and not status.st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _can_keep(place: Path) -> bool:
    try:
        if not place.exists():
            place.mkdir(mode=0o755, parents=True, exist_ok=True)
            place.chmod(0o755)
        return place.is_dir() and is_private(place) and os.access(place, os.W_OK)
    except OSError:
        return False
