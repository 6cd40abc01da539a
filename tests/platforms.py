"""Which tests need which system."""

from __future__ import annotations

import sys

import pytest

NEEDS_POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals, forks or limits of this kind")
