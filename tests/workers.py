"""Work for the workers of a pool; here, so that their processes can import it."""

from __future__ import annotations

import os
import signal
from pathlib import Path


def square(number: int) -> int:
    return number * number


def die_at_seven(number: int) -> int:
    """Dies at 7 as if the system had killed it, always."""
    if number == 7:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die_once(file: str) -> str:
    """Dies the first time it is given an existing file."""
    path = Path(file)
    if path.exists():
        path.unlink()
        os.kill(os.getpid(), signal.SIGKILL)
    return file
