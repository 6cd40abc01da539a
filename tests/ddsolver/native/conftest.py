"""What tests of the C library share."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.c_library import build_for_tests


@pytest.fixture(scope="session")
def c_library_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_for_tests(tmp_path_factory.mktemp("c") / "libdeclarer.so")
