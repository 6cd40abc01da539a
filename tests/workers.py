"""Work for the workers of a pool; here, so that their processes can import it."""

from __future__ import annotations

from pathlib import Path

import psutil


def square(number: int) -> int:
    return number * number


def die_at_seven(number: int) -> int:
    """Dies at 7 as if the system had killed it, always."""
    if number == 7:
        psutil.Process().kill()
    return number


def die_once(file: str) -> str:
    """Dies the first time it is given an existing file."""
    path = Path(file)
    if path.exists():
        path.unlink()
        psutil.Process().kill()
    return file
