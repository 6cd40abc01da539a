"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import shutil
from pathlib import Path

import pytest
from hypothesis import settings

import experiments  # noqa: F401 - before numpy, which it keeps to one thread
from agent import added

# How long an example takes is the machine's affair, above all if it has other work.
settings.register_profile("declarer", deadline=None, max_examples=50)
settings.load_profile("declarer")

_MEMORY = Path("/dev/shm")
_ENOUGH = 2**30
_SLOW_PAGES = {"docs/how-to/python.md::python.md"}
"""Examples that play matches."""


def _can_hold_the_files_of_tests(folder: Path) -> bool:
    """Whether files can be written to a folder and run there, and a gigabyte is free (the tests need a tenth)."""
    if not (folder.is_dir() and os.access(folder, os.W_OK)):
        return False
    return not os.statvfs(folder).f_flag & os.ST_NOEXEC and shutil.disk_usage(folder).free > _ENOUGH


# SQLite waits for the disk after each board that a test stores: a third of the suite's time on a slow disk.
if _can_hold_the_files_of_tests(_MEMORY):
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(_MEMORY))


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Send all tests that share a fixture of their module to one process of pytest-xdist, so that it is made once."""
    for item in items:
        if item.nodeid in _SLOW_PAGES:
            item.add_marker(pytest.mark.slow)
        if item.get_closest_marker("xdist_group") is None and (group := _group_of(item)):
            item.add_marker(pytest.mark.xdist_group(group))


@pytest.fixture(autouse=True)
def _registered_players_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """A manager of tables, for example, registers a player named ``client``."""
    monkeypatch.setattr(added, "_registered", dict(added._registered))


def pytest_collection_finish() -> None:
    """Keep the collected tests out of all garbage collections, which are a twentieth of the suite's time."""
    gc.collect()
    gc.freeze()


def _group_of(item: pytest.Item) -> str:
    """Return the file of a test and the parameters of its module's fixtures; "" if it has no such fixture."""
    if not isinstance(item, pytest.Function):
        return ""
    definitions = item._fixtureinfo.name2fixturedefs
    shared = [name for name, found in definitions.items() if found[-1].scope == "module"]
    parameters = item.callspec.params if hasattr(item, "callspec") else {}
    given = [str(parameters[name]) for name in shared if name in parameters]
    return " ".join([str(item.path), *given]) if shared else ""
