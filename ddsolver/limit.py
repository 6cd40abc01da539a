"""A time limit, carried through everything that a decision does."""

from __future__ import annotations

import time
from dataclasses import dataclass

__all__ = ["NO_LIMIT", "Limit"]


@dataclass(frozen=True, slots=True)
class Limit:
    """A deadline, or none."""

    deadline: float | None = None
    """A time of the clock `time.monotonic`; None for no limit."""

    @classmethod
    def after(cls, seconds: float | None) -> Limit:
        """Return the limit that ends this many seconds from now; no limit if None."""
        return cls(None if seconds is None else time.monotonic() + seconds)

    @property
    def is_set(self) -> bool:
        """Whether there is a limit."""
        return self.deadline is not None

    @property
    def left(self) -> float | None:
        """The seconds left; 0 or less if the deadline has passed; None for no limit."""
        return None if self.deadline is None else self.deadline - time.monotonic()

    @property
    def passed(self) -> bool:
        """Whether the deadline has passed."""
        return self.deadline is not None and time.monotonic() >= self.deadline

    def part(self, share: float) -> Limit:
        """Return a limit that ends when this share, 0 to 1, of the remaining time has passed."""
        if self.deadline is None:
            return self
        now = time.monotonic()
        return Limit(now + share * (self.deadline - now))


NO_LIMIT = Limit()
"""The limit that never ends."""
