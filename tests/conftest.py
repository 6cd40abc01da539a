"""What holds for all tests."""

from __future__ import annotations

from hypothesis import settings

# How long an example takes is the machine's affair, above all if it has other work.
settings.register_profile("declarer", deadline=None)
settings.load_profile("declarer")
